"""The seal of a match: told before the deal, opened at the podium, and never the seed before."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import orjson

from tests.host.house import Guest, House


def seal(client: Guest) -> dict[str, Any]:
    found: dict[str, Any] = client.view["game"]["seal"]
    return found


def fits(told: dict[str, Any]) -> bool:
    """As docs/protocol.md tells a stock client to look."""
    return hashlib.sha256(f"{told['label']} {told['seed']}".encode()).hexdigest() == told["hash"]


def test_the_seed_is_told_at_the_podium_alone_and_fits_the_seal(tmp_path: Path) -> None:
    house = House(tmp_path)
    ann, *_ = guests = house.table("Ann", "Bo", rounds=1)
    everybody = [*guests, house.client("tv"), house.client("host")]
    first, seed = seal(ann), house.room.running.start.seed
    assert len(seed) == 32
    assert first == {"label": "partyhost 1 toy 1", "hash": first["hash"], "seed": None,
                     "known": None}  # fmt: skip
    for guest in guests:
        guest.act("name", 7)
    house.wait(0.1)
    told = [orjson.dumps(each).decode() for sent in house.sent.values() for each in sent]
    assert told
    assert not [each for each in told if seed in each], "the seed was told while it was a secret"
    house.wait(4)
    assert [seal(each) for each in everybody] == [{**first, "seed": seed}] * len(everybody)
    assert fits(seal(ann))
    assert not fits({**seal(ann), "seed": f"{int(seed, 16) ^ 1:032x}"})


def test_each_match_has_a_seal_of_its_own_that_outlives_the_host(tmp_path: Path) -> None:
    house = House(tmp_path)
    ann, _ = house.table("Ann", "Bo")
    first = seal(ann)
    house.killed()
    ann = ann.back()
    assert seal(ann) == first
    ann.control("lobby")
    ann.control("start", title="toy", options={})
    assert seal(ann)["hash"] != first["hash"]


def test_a_seed_that_was_shown_before_an_undo_is_said_to_be_known(tmp_path: Path) -> None:
    house = House(tmp_path)
    ann, _ = house.table("Ann", "Bo")
    ann.control("end")
    opened = seal(ann)
    ann.control("undo")
    assert seal(ann) == {**opened, "seed": None, "known": "shown"}
    house.killed()
    assert seal(ann.back()) == {**opened, "seed": None, "known": "shown"}


def test_a_seed_of_the_command_line_is_said_to_be_known(tmp_path: Path) -> None:
    house = House(tmp_path, seed=5)
    ann, _ = house.table("Ann", "Bo")
    assert seal(ann)["known"] == "chosen"
    house.killed(seed=None)
    assert seal(ann.back())["known"] == "chosen", "it was chosen, whoever started the host since"
