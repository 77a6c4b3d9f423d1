"""Past nights: listed, sent and deleted for good, by the host alone."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from partyhost.host import erasure, night_file
from partyhost.host.journal import FILE, Journal
from partyhost.host.network import Card, Network
from partyhost.host.rights import COOKIE, Rights
from partyhost.host.web import create_app
from tests.host.house import House, code

ELSEWHERE = {"REMOTE_ADDR": "192.168.1.77", "HTTP_HOST": "192.168.1.20:8000"}
CANARIES = ("Zoubeida", "zqanswerzq", "424242")


@pytest.fixture
def rights() -> Rights:
    network = Network(8000, find=lambda: [Card("wlan0", "192.168.1.20")])
    return Rights(network, "123456", b"k" * 32)


@pytest.fixture
def browser(house: House, rights: Rights) -> FlaskClient:
    return create_app(house.room, rights).test_client()


def evening(house: House) -> None:
    """One that is full of canaries: name, answers, a drawing, a draft."""
    ann, bo = house.table("Zoubeida", "Bo", rounds=1)
    draft = {"step": 0, "act": "note", "value": {"text": "zqanswerzq draft"}}
    assert house.room.draft(ann.id, draft)["ok"]
    assert ann.act("note", {"text": "zqanswerzq " * 4})["ok"]
    assert bo.act("name", 1)["ok"]
    assert ann.act("name", 2)["ok"]
    ann.control("adjust", seat="s1", amount=424242, reason="zqanswerzq")
    house.wait(4)
    ann.control("start", title="toy", options={})
    ann.act("note", {"text": "zqanswerzq"})


def found(folder: Path, canaries: tuple[str, ...] = CANARIES) -> list[str]:
    """Which of them stand in which files of the folder."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [f"{c} in {path.name}" for path in files for c in canaries
            if c.encode() in path.read_bytes()]  # fmt: skip


def test_nights_are_listed_with_guests_and_results(house: House, browser: FlaskClient) -> None:
    evening(house)
    house.client("host").control("new_night")
    told = browser.get("/host/nights").json["nights"]  # type: ignore[index]
    assert [(night["night"], night["going_on"]) for night in told] == [(2, True), (1, False)]
    past = told[1]
    assert [guest["name"] for guest in past["guests"]] == ["Zoubeida", "Bo"]
    assert [match["status"] for match in past["matches"]] == ["finished", "left"]
    first = past["matches"][0]
    assert first["name"] == "Toy"
    assert first["places"] == [
        {"name": "Zoubeida", "place": 1, "score": 424244},
        {"name": "Bo", "place": 2, "score": 1},
    ]


def test_a_night_is_sent_as_its_file(house: House, browser: FlaskClient) -> None:
    evening(house)
    answer = browser.get("/host/nights/1/file")
    assert "partyhost-night-1.json.gz" in answer.headers["Content-Disposition"]
    night = night_file.read(answer.data)
    assert night.matches[1].withheld
    assert night.matches[1].entries is None
    assert browser.get("/host/nights/7/file").status_code == 404


def test_a_deleted_night_leaves_no_byte_in_any_file(
    house: House, browser: FlaskClient, tmp_path: Path
) -> None:
    evening(house)
    house.client("host").control("new_night")
    for n in range(30):
        house.guest(f"Guest {n}")
    assert {line.split()[0] for line in found(tmp_path)} == set(CANARIES)
    before = browser.get("/host/nights").json["nights"]  # type: ignore[index]
    answer = browser.post("/host/nights/1/delete", headers={"Origin": "http://localhost"})
    assert answer.json == {"ok": True, "note": None}
    assert found(tmp_path) == []
    assert browser.get("/host/nights").json["nights"] == before[:1]  # type: ignore[index]
    assert browser.post("/host/nights/1/delete").status_code == 404
    house.killed()
    assert len(house.room.roster.all) == 30
    assert found(tmp_path) == []


def test_the_present_night_is_deleted_by_forgetting_it(house: House, tmp_path: Path) -> None:
    evening(house)
    old = house.room.journal.night
    assert house.client("host").control("forget", what="night")["ok"]
    assert found(tmp_path) == []
    assert house.room.journal.night > old  # its number is not used again
    assert house.room.roster.all == {}
    assert house.guest("Ann").seat == "s1"


def test_while_somebody_reads_the_rest_waits_for_the_next_start(
    house: House, browser: FlaskClient, tmp_path: Path
) -> None:
    evening(house)
    house.client("host").control("new_night")
    reader = sqlite3.connect(tmp_path / FILE)
    reader.execute("begin")
    reader.execute("select count(*) from seats").fetchone()
    answer = browser.post("/host/nights/1/delete").json
    assert answer is not None
    assert "when the host starts again" in answer["note"]
    reader.close()
    house.killed()
    assert found(tmp_path) == []


def test_a_crash_before_the_wiping_is_made_up_for(house: House, tmp_path: Path) -> None:
    evening(house)
    old = house.room.journal.night
    house.client("host").control("new_night")
    with house.room.journal.writing() as db:
        erasure.delete(db, old)
    house.room.journal.close()
    journal = Journal(tmp_path)
    assert found(tmp_path) == []
    assert journal.rows.execute("pragma user_version").fetchone() == (0,)
    journal.close()


def test_a_failing_deletion_changes_nothing_and_is_said(
    house: House, browser: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening(house)
    host = house.client("host")
    host.control("new_night")

    def full(db: Any, night: int) -> None:
        db.execute("delete from seats where night = ?", (night,))
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(erasure, "delete", full)
    answer = browser.post("/host/nights/1/delete")
    assert answer.status_code == 500
    assert code(answer.json) == "bad_request"  # type: ignore[arg-type]
    assert len(browser.get("/host/nights").json["nights"][1]["guests"]) == 2  # type: ignore[index]
    house.tick()
    assert "could not be deleted" in host.notices[-1]
    assert "could not be deleted" in host.view["room"]["troubles"][0]["message"]


@pytest.mark.parametrize(
    ("method", "path"),
    [("GET", ""), ("GET", "/1/file"), ("POST", "/1/delete")],
)
def test_only_with_the_hosts_rights(
    house: House, browser: FlaskClient, rights: Rights, method: str, path: str
) -> None:
    evening(house)
    house.client("host").control("new_night")
    address = f"/host/nights{path}"
    answer = browser.open(address, method=method, environ_overrides=ELSEWHERE)
    assert answer.status_code == 403
    assert code(answer.json) == "not_allowed"  # type: ignore[arg-type]
    assert b"Zoubeida" not in answer.data
    browser.set_cookie(COOKIE, rights.cookie, domain="192.168.1.20")
    answer = browser.open(
        address, method=method, environ_overrides=ELSEWHERE, base_url="http://192.168.1.20:8000"
    )
    assert answer.status_code == 200
    assert answer.headers["Cache-Control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://example.com"},
        {"Origin": "null"},
        {"Origin": "http://localhost:9"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Origin": "http://localhost", "Sec-Fetch-Site": "same-site"},
    ],
)
def test_no_page_from_elsewhere_deletes(
    house: House, browser: FlaskClient, headers: dict[str, str]
) -> None:
    evening(house)
    house.client("host").control("new_night")
    answer = browser.post("/host/nights/1/delete", headers=headers)
    assert answer.status_code == 403
    assert browser.get("/host/nights/1/delete").status_code == 405
    assert browser.get("/host/nights/1/file").status_code == 200


def test_the_present_night_is_not_deleted_by_a_stale_list(
    house: House, browser: FlaskClient
) -> None:
    evening(house)
    answer = browser.post("/host/nights/1/delete")
    assert answer.status_code == 409
    assert code(answer.json) == "not_allowed"  # type: ignore[arg-type]
    assert len(house.room.roster.seated) == 2
