"""Packs on the host's page: listed, edited, imported, by the host alone; and the room goes on."""

from __future__ import annotations

import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

from partyhost.host.network import Card, Network
from partyhost.host.rights import Rights
from partyhost.host.stock import Stock
from partyhost.host.web import create_app
from partyhost.l10n import Message
from partyhost.packs.fields import labelled
from partyhost.packs.kinds import KINDS
from partyhost.titles import TITLES
from tests.content import making
from tests.host.house import House
from tests.program import Program

ELSEWHERE = {"REMOTE_ADDR": "192.168.1.77", "HTTP_HOST": "192.168.1.20:8000"}
CLUE = {"clue": "It barks at the postman.", "answer": "Dog"}
ONE_TITLE = {"jeopardy": TITLES["jeopardy"]}


def pack(folder: Path, categories: int = 14, clues: int = 14) -> None:
    """A shipped pack of facts made up for the purpose."""
    folder.mkdir(parents=True)
    groups = [
        {"name": f"Topic {n}", "clue": [
            {"id": f"t{n}-{m}", "clue": f"This is {m * 7919 + n * 31}", "answer": f"Word{n}x{m}",
             "source": "Nowhere"} for m in range(clues)]}
        for n in range(categories)
    ]  # fmt: skip
    about = 'title = "jeopardy"\nname = "Shipped"\nlicence = "CC0-1.0"\nauthor = "us"\n'
    (folder / "pack.toml").write_text(about)
    (folder / "all.json").write_text(json.dumps({"categories": groups}))


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    pack(tmp_path / "content" / "jeopardy" / "shipped")
    (tmp_path / "data").mkdir()
    stock = Stock.opened(ONE_TITLE, tmp_path / "content", tmp_path / "data")
    made = House(tmp_path / "data", titles=ONE_TITLE, packs=stock, seed=5, bot_delay=(0.1, 0.3))
    made.room.forget_questions = stock.forget
    yield made
    made.room.close()


@pytest.fixture
def browser(house: House) -> FlaskClient:
    return host_browser(house)


def host_browser(house: House) -> FlaskClient:
    """The host's, at its own machine."""
    network = Network(8000, find=lambda: [Card("wlan0", "192.168.1.20")])
    return create_app(house.room, Rights(network, "123456", b"k" * 32)).test_client()


def get(browser: FlaskClient, path: str = "") -> Any:
    return browser.get(f"/host/packs{path}").json


def post(browser: FlaskClient, path: str, told: Any = None) -> Any:
    data = told if isinstance(told, bytes) else json.dumps(told or {}).encode()
    return browser.post(f"/host/packs{path}", data=data).json


def done(browser: FlaskClient, job: str) -> Any:
    until = time.monotonic() + 30
    while time.monotonic() < until:
        told = get(browser, f"/imports/{job}")
        if not told["ok"] or "result" in told:
            return told["result"]
        time.sleep(0.05)
    raise AssertionError("The import never came to an end.")


def test_only_the_host_may_look_and_only_our_page_may_change(browser: FlaskClient) -> None:
    paths = ["", "/of/jeopardy/shipped", "/imports/x"]
    assert {browser.get(f"/host/packs{p}", environ_base=ELSEWHERE).status_code for p in paths} == {
        403
    }
    strange = {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"}
    answer = browser.post("/host/packs/forget", headers=strange)
    assert answer.status_code == 403
    assert "own page" in answer.json["error"]["message"]  # type: ignore[index]


def test_packs_are_listed_with_what_is_new(browser: FlaskClient) -> None:
    told = get(browser)
    (one,) = told["packs"]
    assert (one["id"], one["items"], one["new"], one["in"]) == ("shipped", 196, 196, True)
    assert told["kinds"]["jeopardy"]["asks"] == "clue"
    assert [field["sort"] for field in told["kinds"]["jeopardy"]["fields"]][-1] == "text"


def test_what_a_field_may_be_has_a_name_in_the_language_of_the_page(browser: FlaskClient) -> None:
    german = browser.get("/host/packs", headers={"Accept-Language": "de"}).json
    for kind in KINDS.values():
        words = [*kind.names, *kind.choices.get("type", ())]
        assert all(isinstance(labelled(each), Message) for each in words)
    fields = {field["name"]: field for field in german["kinds"]["jeopardy"]["fields"]}  # type: ignore[index]
    assert fields["type"]["labels"][:2] == ["Sache", "Person"]
    assert fields["difficulty"]["labels"] == ["1", "2", "3", "4", "5"]


def test_a_pack_is_begun_edited_described_sent_and_deleted(browser: FlaskClient) -> None:
    id = post(browser, "/new", {"title": "jeopardy", "name": "Our Pets"})["id"]
    one = f"/of/jeopardy/{id}"
    says = post(
        browser, "/check/jeopardy", {"group": "Pets", "item": {**CLUE, "answer": "Postman"}}
    )
    assert "stands in the clue" in says["says"][0]
    known = {**CLUE, "clue": "This is 7919"}
    hints = post(browser, "/check/jeopardy", {"group": "Pets", "item": known})
    assert hints["hints"]
    assert not hints["says"]
    assert not post(browser, f"{one}/put", {"group": "", "item": CLUE})["ok"]
    item = post(browser, f"{one}/put", {"group": "Pets", "item": CLUE})["item"]
    assert not post(browser, f"{one}/put", {"group": "Pets", "item": CLUE})["ok"]
    changed = {"group": "Dogs", "item": {**item, "answer": "Hound"}, "old": item["id"]}
    assert post(browser, f"{one}/put", changed)["ok"]
    found = get(browser, f"{one}?find=hound")["items"]
    assert found == [{"group": "Dogs", "item": {**item, "answer": "Hound"}}]
    assert post(browser, f"{one}/about", {"author": "Ann", "audience": "easy"})["ok"]
    assert not post(browser, f"{one}/about", {"audience": "cats"})["ok"]
    assert b"Hound" in browser.get(f"/host/packs{one}/file?as=csv").data
    assert post(browser, f"{one}/remove/{item['id']}")["ok"]
    assert get(browser, one)["total"] == 0
    assert post(browser, f"{one}/delete")["ok"]
    assert get(browser, one)["error"]["message"] == "That pack is not here any more."


def test_answers_are_tried_both_ways_while_one_is_typed(browser: FlaskClient) -> None:
    one = f"/of/jeopardy/{post(browser, '/new', {'title': 'jeopardy', 'name': 'Rivers'})['id']}"
    item = {"clue": "It runs through Paris.", "answer": "The River Seine"}
    kept = post(browser, f"{one}/put", {"group": "Rivers", "item": item})["item"]
    draft = {"clue": "Rouen lies on it.", "answer": "Seine", "source": "Atlas"}
    path = f"/check/jeopardy?pack={one.rpartition('/')[2]}"
    told = post(browser, path, {"group": "Rivers", "item": draft})
    assert told["says"] == []
    other = "“It runs through Paris.”"
    assert told["hints"] == [f"This answer and that of {other} are taken for one another."]
    captain = {"clue": "He commands the Nautilus.", "answer": "Captain Nemo"}
    assert post(browser, f"{one}/put", {"group": "Rivers", "item": captain})["ok"]
    film = {**draft, "clue": "A clownfish is lost.", "answer": "Finding Nemo", "accepted": ["Nemo"]}
    assert post(browser, path, {"group": "Rivers", "item": film})["hints"] == [
        "“Captain Nemo”, the answer to “He commands the Nautilus.”, is also right here.",
    ]
    changed = {"group": "Rivers", "item": {**kept, **draft}, "old": kept["id"]}
    assert post(browser, path, changed)["hints"] == []
    assert len(post(browser, path, {"group": "Rivers", "item": draft})["hints"]) == 1


def test_pictures_in_the_names_of_packs_and_files_are_fine(
    house: House, browser: FlaskClient
) -> None:
    id = post(browser, "/new", {"title": "jeopardy", "name": "Our 🎄"})["id"]
    folder = house.room.shelf.packs.library.own  # type: ignore[attr-defined]
    (folder / f"{id}.json").rename(folder / "🎅 #1?.json")
    house.room.shelf.packs.look()  # type: ignore[attr-defined]
    one = "/of/jeopardy/%F0%9F%8E%85%20%231%3F"
    assert post(browser, f"{one}/put", {"group": "🐕", "item": CLUE})["ok"]
    sent = browser.get(f"/host/packs{one}/file?as=csv")
    assert sent.data.decode("utf-8-sig").startswith("#title,jeopardy\r\n#name,Our 🎄")
    sent.headers["Content-Disposition"].encode("latin-1")
    mine = house.client("host").view["room"]["titles"][0]["packs"][-1]
    assert (mine["id"], mine["name"]) == ("🎅 #1?", "Our 🎄")


def test_what_is_shipped_stays_as_it_is(browser: FlaskClient) -> None:
    for path in ("put", "remove/t1-1", "about", "delete"):
        answer = post(browser, f"/of/jeopardy/shipped/{path}", {"group": "Pets", "item": CLUE})
        assert "stay as they are" in answer["error"]["message"]


def test_a_spreadsheet_is_dropped_mended_and_played(house: House, browser: FlaskClient) -> None:
    rows = [(f"Question {n * 7919}", f"Word{n}") for n in range(20)]
    rows[3], rows[9] = ("Question 9 is Word", "Word"), ("", "Nothing")
    data = making.sheet([("question", "answer"), *rows])
    job = post(browser, "/imports?name=quiz.xlsx&title=jeopardy", data)["job"]
    told = done(browser, job)
    assert (told["good"], told["bad"]) == (18, 2)
    assert [each["line"]["row"] for each in told["shown"][:2]] == [5, 11]
    says = post(browser, f"/imports/{job}/rows/3", {"written": {"group": "quiz", "item": CLUE}})
    assert says["says"] == []
    assert done(browser, job)["good"] == 19
    assert post(browser, f"/imports/{job}/keep", {"name": "Quiz"})["ok"]
    assert done(browser, job)["good"] == 19
    mine = next(each for each in get(browser)["packs"] if each["own"])
    assert (mine["name"], mine["items"], mine["in"]) == ("Quiz", 19, True)
    view = house.client("host").view
    (title,) = view["room"]["titles"]
    assert [each["id"] for each in title["packs"]] == ["shipped", "quiz"]


def test_a_file_joins_a_pack_that_is_there(house: House, browser: FlaskClient) -> None:
    id = post(browser, "/new", {"title": "jeopardy", "name": "Pets"})["id"]
    item = {**CLUE, "source": "Seen"}
    assert post(browser, f"/of/jeopardy/{id}/put", {"group": "Dogs", "item": item})["ok"]
    rows = (
        b"clue,answer,category\nIt purrs on the sofa.,Cat,dogs\nIt barks at the postman.,Dog,Dogs\n"
    )
    job = post(browser, "/imports?name=more.csv&title=jeopardy", rows)["job"]
    told = done(browser, job)
    assert (told["good"], told["bad"]) == (1, 1)
    assert told["shown"][0]["line"]["says"][0].startswith("You have it already, in “Pets” (")
    assert post(browser, f"/imports/{job}/rows/1", {"written": {"group": "Dogs", "item": item}})[
        "ok"
    ]
    assert (
        "stay as they are"
        in post(browser, f"/imports/{job}/keep", {"join": "shipped"})["error"]["message"]
    )
    assert post(browser, f"/imports/{job}/keep", {"join": id})["ok"]
    told = done(browser, job)
    assert (told["good"], told["already"]) == (1, 1)
    assert [each["name"] for each in get(browser)["packs"]] == ["Shipped", "Pets"]
    found = get(browser, f"/of/jeopardy/{id}")["items"]
    assert [(each["group"], each["item"]["answer"]) for each in found] == [
        ("Dogs", "Dog"),
        ("Dogs", "Cat"),
    ]


def test_a_selection_of_a_pack_is_never_written_over_the_whole(
    house: House, browser: FlaskClient
) -> None:
    stock: Any = house.room.shelf.packs
    clues = [
        {**CLUE, "id": f"c{n}", "clue": f"It barks {n} times.", "difficulty": n} for n in (1, 5)
    ]
    whole = {"title": "jeopardy", "name": "Dogs", "categories": [{"name": "Dogs", "clue": clues}],
             "selection": [{"name": "Easy Dogs", "audience": "easy", "difficulty": [1]}],
             }  # fmt: skip
    file = stock.library.own / "dogs.json"
    file.write_text(json.dumps(whole))
    stock.look()
    part = next(each for each in get(browser)["packs"] if each["name"] == "Easy Dogs")
    assert (part["own"], part["editable"]) == (True, False)
    for path in ("put", "remove/c1", "about", "delete"):
        answer = post(browser, f"/of/jeopardy/{part['id']}/{path}", {"group": "Dogs", "item": CLUE})
        assert "Open the whole pack" in answer["error"]["message"]
    assert json.loads(file.read_text()) == whole


def test_files_that_are_none_get_a_sentence(browser: FlaskClient) -> None:
    job = post(browser, "/imports?name=x.xlsx&title=jeopardy", b"PK\x03\x04")["job"]
    assert "damaged" in done(browser, job)["says"]
    told = post(browser, "/imports?name=x.csv&title=jeopardy", b"x" * 17_000_000)
    assert "16 MB" in told["error"]["message"]
    assert "no such title" in post(browser, "/imports?name=x&title=chess", b"x")["error"]["message"]
    assert "not on the desk" in get(browser, "/imports/none")["error"]["message"]


def test_packs_are_chosen_and_what_stood_on_the_tv_counts_as_seen(
    house: House, browser: FlaskClient
) -> None:
    host = house.client("host")
    house.guest("Ann"), house.guest("Bo")
    assert host.control("packs", title="jeopardy", packs={"shipped": False})["ok"]
    assert "Switch one on" in host.view["room"]["titles"][0]["why"]
    assert not host.control("packs", title="jeopardy", packs={"gone": True})["ok"]
    assert host.control("packs", title="jeopardy", packs={"shipped": True})["ok"]
    assert host.control("bots", count=2)["ok"]
    assert host.control("start", title="jeopardy", options={})["ok"]
    for _ in range(400):
        house.wait(0.5)
        if get(browser)["packs"][0]["new"] < 194:
            break
    assert host.control("lobby")["ok"]
    (pack,) = host.view["room"]["titles"][0]["packs"]
    assert pack["new"] < 194
    assert post(browser, "/forget")["ok"]
    assert host.view["room"]["titles"][0]["packs"][0]["new"] == 196


def test_the_room_goes_on_while_a_large_file_is_read(tmp_path: Path) -> None:
    """Thousands of rows; meanwhile /health is answered at once."""
    rows = [("question", "answer", "category")]
    rows += [(f"What is number {n * 7919}?", f"It is {n}", f"Topic {n % 40}") for n in range(6_000)]
    data = making.sheet(rows)
    with Program(tmp_path / "data", "--port", "0") as program:
        port = program.ready()
        base = f"http://127.0.0.1:{port}/host/packs"
        answer = json.loads(urllib.request.urlopen(
            urllib.request.Request(f"{base}/imports?name=big.xlsx&title=jeopardy", data), timeout=30
        ).read())  # fmt: skip
        late, told, over = [], [], threading.Event()

        def watch() -> None:
            while not over.is_set():
                began = time.monotonic()
                program.health(port)
                late.append(time.monotonic() - began)
                time.sleep(0.02)

        watcher = threading.Thread(target=watch)
        watcher.start()
        try:
            until = time.monotonic() + 60
            while time.monotonic() < until:
                with urllib.request.urlopen(f"{base}/imports/{answer['job']}", timeout=30) as got:
                    told.append(json.loads(got.read()))
                if "result" in told[-1]:
                    break
                time.sleep(0.1)
        finally:
            over.set()
            watcher.join()
    assert told[-1]["result"]["good"] == 6_000
    assert any(each["progress"]["rows"] > 0 for each in told if "progress" in each)
    late.sort()
    assert late[int(len(late) * 0.95)] < 0.25
