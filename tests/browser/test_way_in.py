"""The TV's two codes as a camera sees them, and the way in on the laptop's page."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from partyhost.host.checkup import facts
from partyhost.host.network import Card, Network
from tests.browser.eyes import shot
from tests.browser.gallery import Gallery
from tests.browser.people import Room
from tests.host.house import House

pytestmark = pytest.mark.browser
NETWORKS = (
    ("plain", {"name": "Home", "password": "correct horse"}),
    ("open", {"name": "Café Zürich"}),
    (
        "spelled",
        {"name": "MMMMWWWW MMMM WWWW MMMMWWWW MMWW", "password": "W" * 24, "spelled": True},
    ),
)
CARDS = [
    Card("wlan0", "192.168.178.102"),
    Card("eth0", "192.168.7.4"),
    Card("tun0", "10.8.0.6"),
]
ADDRESSES = (
    ("short", "http://10.0.0.7:8000/"),
    ("long", "http://192.168.178.102:8000/"),
    ("six", "http://[fd12:3456:789a:1:c0de:1234:5678:9abc]:8000/"),
)


soak = pytest.mark.soak


@pytest.fixture
def gallery(chromium: Browser, house: House) -> Gallery:
    return Gallery(chromium, house.room)


@pytest.fixture
def house(tmp_path: Path) -> House:
    made = House(tmp_path)
    made.room.join_url = "http://192.168.178.102:8000/"
    return made


def scanned(page: Page, name: str) -> set[str]:
    """All codes on a picture of the page."""
    shot(page, name)
    picture = Image.open(io.BytesIO(page.screenshot()))
    return {found.text for found in zxingcpp.read_barcodes(picture.convert("L"))}


SIZES = {(1920, 1080): ("short", "six"), (1280, 720): ("long",)}  # the others in the soak
CODES = [
    pytest.param(
        *address, *size, id=f"{address[0]}-{size[0]}", marks=() if address[0] in few else soak
    )
    for size, few in SIZES.items()
    for address in ADDRESSES
]


@pytest.mark.parametrize(("kind", "url", "width", "height"), CODES)
def test_h11_the_tv_shows_codes_that_scan(
    gallery: Gallery, house: House, kind: str, url: str, width: int, height: int
) -> None:
    tv, host = house.client("tv"), house.client("host")
    house.room.join_url = url
    page = gallery.page("/tv", viewport={"width": width, "height": height})
    gallery.show(page, tv.view)
    assert scanned(page, f"way-in-{kind}-{width}") == {url}
    assert page.locator(".addr").inner_text() == url.removeprefix("http://").rstrip("/")
    expect(page.get_by_text("Same Wi-Fi as this screen")).to_be_visible()
    larger = page.locator(".addr").evaluate("(each) => parseFloat(getComputedStyle(each).fontSize)")
    assert larger >= 34 * height / 1080
    house.room.doorway.came.add(url.split("//")[1].rsplit(":", 1)[0])
    house.room.doorway.local = "http://partyhost.local:8000"
    for name, wifi in NETWORKS:
        assert host.control("wifi", **wifi)["ok"]
        kept = house.room.doorway.wifi
        assert kept
        gallery.show(page, tv.view)
        assert scanned(page, f"way-in-{kind}-{name}-{width}") == {url, kept.text}
        assert not gallery.layout(page, least=28 * height / 1080, edge=0.05)
        assert not gallery.access(page)
        expect(page.get_by_label("Phones join with this code")).to_be_visible()
        expect(page.get_by_text("or partyhost.local:8000")).to_be_visible()
        words = page.locator(".wifi-code").inner_text()
        assert (wifi.get("password", "no such word") in words) is (name == "spelled")
    assert not gallery.eyes.wrong


def test_the_laptops_page_says_what_to_do(gallery: Gallery, house: House) -> None:
    room, host = house.room, house.client("host")
    network = Network(8000, find=lambda: CARDS)
    page = gallery.page("/host", viewport={"width": 1280, "height": 800})
    for name, minutes in (("good", 0.0), ("nobody", 4.0)):
        room.doorway.facts = facts(network, room.doorway, minutes)
        gallery.show(page, host.view)
        shot(page, f"way-in-laptop-{name}")
        assert not gallery.layout(page, least=12)
        assert not gallery.access(page)
    expect(page.get_by_text("No phone has come in for 4 minutes.")).to_be_visible()
    expect(page.get_by_role("button", name="Show 192.168.7.4")).to_be_visible()
    assert not gallery.eyes.wrong


def typed_leads_in(room: Room, tv: Page) -> None:
    """H06, H15: what stands on the TV, typed; and an IPv6 address, in brackets."""
    browser = room.browser.new_context()
    page = browser.new_page()
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    for address in (tv.locator(".addr").inner_text(), f"[::1]:{room.port}"):
        page.goto(f"http://{address}")
        expect(page.get_by_role("button", name="I’m in")).to_be_visible()
        expect(page.get_by_text("Lock room")).to_have_count(0)
    browser.close()
    assert not wrong


def test_h06_h15_the_way_in_is_typed_and_the_wifi_written_down_and_taken_off(room: Room) -> None:
    laptop, tv = room.laptop(), room.tv()
    typed_leads_in(room, tv)
    code = tv.get_by_alt_text("QR code that joins the Wi-Fi Home")
    laptop.get_by_label("Name", exact=True).fill("Home")
    laptop.get_by_label("Password", exact=True).fill("short")
    laptop.get_by_role("button", name="Show it").click()
    expect(laptop.get_by_text("8 to 63 letters")).to_be_visible()
    expect(laptop.get_by_label("Name", exact=True)).to_have_value("Home")
    laptop.get_by_label("Password", exact=True).fill("correct horse")
    laptop.get_by_role("button", name="Show it").click()
    expect(code).to_have_js_property("complete", True)
    assert "WIFI:T:WPA;S:Home;P:correct horse;;" in scanned(tv, "way-in-wifi-tv")
    expect(tv.get_by_text("correct horse")).to_have_count(0)
    laptop.get_by_role("switch", name="Show the password on the TV").click()
    laptop.get_by_role("button", name="Leave it as it is").click()
    expect(tv.get_by_text("correct horse")).to_be_visible()
    shot(laptop, "way-in-wifi-laptop")
    laptop.get_by_role("button", name="Take it off").click()
    expect(code).to_have_count(0)
    expect(laptop.get_by_label("Password", exact=True)).to_have_value("")
