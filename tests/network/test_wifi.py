"""The Wi-Fi that the host writes down: its code, who is told what, and where it is kept."""

from __future__ import annotations

import io
import logging
import stat
import sys
from pathlib import Path

import pytest
import segno
import zxingcpp
from flask.testing import FlaskClient
from PIL import Image

from partyhost.host import qr
from partyhost.host.network import Network
from partyhost.host.rights import Rights
from partyhost.host.web import create_app
from partyhost.host.wifi import Wifi, WifiFile, problem
from tests.host.house import House, code, unchanged

SECRET = "correct horse"


def scanned(text: str) -> str:
    (found,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(qr.png(text))).convert("L"))
    return str(found.text)


@pytest.mark.parametrize(
    ("wifi", "text"),
    [
        (Wifi("Home", "12345678"), "WIFI:T:WPA;S:Home;P:12345678;;"),
        (Wifi("Open air"), "WIFI:T:nopass;S:Open air;;"),
        (Wifi("Home", "12345678", hidden=True), "WIFI:T:WPA;S:Home;P:12345678;H:true;;"),
        (Wifi("a;b,c:d", '\\"quoted"'), r"WIFI:T:WPA;S:a\;b\,c\:d;P:\\\"quoted\";;"),
        (Wifi("Café Zürich", "Straße 12"), "WIFI:T:WPA;S:Café Zürich;P:Straße 12;;"),
        (Wifi("我的网络", "密码是一二三四五"), "WIFI:T:WPA;S:我的网络;P:密码是一二三四五;;"),
        (Wifi("Ann’s 🎉", "12345678"), "WIFI:T:WPA;S:Ann’s 🎉;P:12345678;;"),
    ],
)
def test_a_scanner_reads_what_phones_join_by(wifi: Wifi, text: str) -> None:
    assert wifi.text == text
    assert scanned(wifi.text) == text


@pytest.mark.parametrize("name", ["Zürich", "Ångström", "naïve café", "我的网络", "Дом"])
def test_a_scanner_that_guesses_need_not_guess(name: str) -> None:
    """In the code stands that it is UTF-8: without that, the same bytes make another picture."""
    told = segno.make(name, encoding="utf-8", micro=False, error="m", boost_error=False)
    assert qr.matrix(name) != [[bool(each) for each in row] for row in told.matrix_iter(border=4)]
    assert scanned(name) == name


@pytest.mark.parametrize(
    ("name", "password", "word"),
    [
        ("Home", "", None),
        ("Home", "12345678", None),
        ("Home", "x" * 63, None),
        ("Home", "0f" * 32, None),
        ("ü" * 16, "", None),
        ("Home", "1234567", "8 to 63"),
        ("Home", "x" * 64, "8 to 63"),
        ("ü" * 17, "", "too long"),
        ("Ho\nme", "", "line breaks"),
    ],
)
def test_what_no_wifi_has_is_refused(name: str, password: str, word: str | None) -> None:
    why = problem(name, password)
    assert why is None if word is None else word in str(why)


def test_who_is_told_what(house: House) -> None:
    ann, tv, host = house.guest("Ann"), house.client("tv"), house.client("host")
    assert tv.view["room"]["wifi"] is None
    assert host.control("wifi", name="Home", password=SECRET)["ok"]
    kept = house.room.doorway.wifi
    assert kept
    assert host.view["room"]["wifi"] == {
        **{"name": "Home", "password": SECRET, "hidden": False, "spelled": False},
        "code": kept.picture,
    }
    assert tv.view["room"]["wifi"] == {"name": "Home", "password": None, "code": kept.picture}
    assert "wifi" not in ann.view["room"]
    assert kept.key not in str(ann.view)
    assert host.control("wifi", name="Home", password=SECRET, spelled=True)["ok"]
    assert tv.view["room"]["wifi"]["password"] == SECRET
    assert SECRET not in str(ann.view)
    assert host.control("wifi", name=None)["ok"]
    assert tv.view["room"]["wifi"] is None
    assert host.view["room"]["wifi"] is None


def test_what_cannot_be_is_refused_and_changes_nothing(house: House) -> None:
    host = house.client("host")
    assert host.control("wifi", name="Home", password=SECRET)["ok"]
    with unchanged(house):
        for wish in (
            {"name": "Home", "password": "short"},
            {"name": "x" * 33},
            {"name": "Home", "password": "x" * 30, "spelled": True},
        ):
            assert code(host.control("wifi", **wish)) == "bad_value"
        house.room.doorway.keep_wifi = lambda wifi: (_ for _ in ()).throw(OSError())
        assert code(host.control("wifi", name="Other")) == "bad_request"


def test_it_is_in_no_log_and_not_in_the_nights_journal(
    house: House, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    host = house.client("host")
    with caplog.at_level(logging.DEBUG):
        assert host.control("wifi", name="Maxwell", password=SECRET)["ok"]
        assert not host.control("wifi", name="Maxwell", password="short")["ok"]
        logging.getLogger("x").error("%s", house.room.doorway.wifi)
    assert "Maxwell" not in caplog.text
    assert SECRET not in caplog.text
    house.room.save()
    house.room.close()
    for file in tmp_path.iterdir():
        assert SECRET.encode() not in file.read_bytes() if file.is_file() else True


def test_its_file_is_for_this_user_alone(tmp_path: Path) -> None:
    kept = WifiFile(tmp_path)
    assert kept.read() is None
    wifi = Wifi("Home", SECRET, spelled=True)
    kept.write(wifi)
    assert kept.read() == wifi
    if sys.platform != "win32":
        assert stat.S_IMODE((tmp_path / "wifi.json").stat().st_mode) == 0o600
    kept.write(None)
    assert not (tmp_path / "wifi.json").exists()
    (tmp_path / "wifi.json").write_text('{"name": 5}')
    assert kept.read() is None


def browser(house: House) -> FlaskClient:
    network = Network(8000, find=lambda: [])
    return create_app(house.room, Rights(network, "123456", b"k" * 32)).test_client()


def test_the_picture_is_for_those_who_were_told_its_key(house: House) -> None:
    pages, host = browser(house), house.client("host")
    assert pages.get("/wifi.svg").status_code == 404
    host.control("wifi", name="Home", password=SECRET)
    picture = host.view["room"]["wifi"]["code"]
    assert pages.get("/wifi.svg").status_code == 404
    assert pages.get("/wifi.svg?key=x").status_code == 404
    answer = pages.get(picture)
    assert answer.mimetype == "image/svg+xml"
    assert answer.headers["Cache-Control"] == "no-store"
    host.control("wifi", name="Home", password=SECRET)
    assert pages.get(picture).status_code == 404
