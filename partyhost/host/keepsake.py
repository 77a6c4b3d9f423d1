"""A picture of a finished match for guests to keep: who stood where, and what decided it."""

from __future__ import annotations

from functools import cache, lru_cache
from io import BytesIO
from typing import Any

import msgspec
from PIL import Image, ImageDraw, ImageOps

from partyhost import assets
from partyhost.host.lettering import Lettering, fitting, shortened
from partyhost.host.winners import day, headline, score
from partyhost.l10n import ENGLISH

WIDTH, HEIGHT = 1080, 1350
MIDDLE = WIDTH // 2
CELL = 280  # pixels of one avatar or shape on the sheet
FACES = (
    *("fox", "owl", "cat", "bear", "rabbit", "robot"),
    *("lion", "frog", "penguin", "panda", "octopus", "dino"),
)
SEATS = {  # colours of a seat: its shape's place on the sheet, the block it stands on, the edge
    "red": (0, "#ff5a5f", "#c43d4a"),
    "blue": (1, "#4aa8ff", "#2f7cc9"),
    "yellow": (2, "#ffc53d", "#c98f1e"),
    "green": (3, "#2bd4a0", "#1a9c78"),
    "violet": (4, "#b58bff", "#8660cf"),
    "orange": (5, "#ff8a3d", "#c9621f"),
    "pink": (6, "#ff7cc8", "#c9509a"),
    "cyan": (7, "#18c3d9", "#0e8fa3"),
    "lime": (8, "#a3e03a", "#76aa1f"),
    "sand": (9, "#d9b48f", "#a98560"),
}
Box = tuple[int, int, int, int]
Colour = str | tuple[int, int, int, int]
INK, GOLD, PAPER, LIGHT, QUIET = "#17142b", "#ffd166", "#fff8ea", "#fdf9ff", "#cfc6ee"
LIGHTS = {
    "jeopardy": "#2b44c4",
    "beat_ken": "#8a3f9e",
    "card_sharks": "#1d7a5c",
    "judge_and_jury": "#8c4a2b",
}
ROW = 62  # pixels of one guest below the podium
FACT, LOW_FACT, GAP = 96, 66, 12  # pixels of a fact, where there is room and where there is not


def picture(told: dict[str, Any], language: str = ENGLISH) -> bytes:
    """The PNG for what `Room.last_finished` tells, in the language of its facts."""
    return _picture(msgspec.json.encode(told), language)


@lru_cache(maxsize=4)
def _picture(told: bytes, language: str) -> bytes:
    image = painted(msgspec.json.decode(told), language)
    out = BytesIO()
    image.save(out, "PNG", compress_level=4)
    return out.getvalue()


def painted(told: dict[str, Any], language: str = ENGLISH) -> Image.Image:
    image = stage(told.get("title", ""))
    canvas = ImageDraw.Draw(image)
    places, facts = told["places"], told["facts"][:3]
    first, rest = standing(places)
    rows = (len(rest) + 1) // 2
    fact = FACT if rows < 2 else LOW_FACT
    top = HEIGHT - 74 - len(facts) * (fact + GAP)
    floor = top - 52 - rows * ROW - (10 if rows else 0)
    sums = {place["seat"]: score(place["score"], told["unit"], language) for place in places}
    _headline(canvas, told, language)
    _podium(image, first, floor, sums)
    _others(image, rest, floor + 34, sums)
    _facts(image, facts, top, fact)
    foot = f"{day(told.get('ended'), language)}  ·  partyhost"
    Lettering("body", 26).draw(canvas, (MIDDLE, HEIGHT - 34), foot, QUIET, 0.5)
    return image


def stage(title: str) -> Image.Image:
    """The stage in the light of the title's own room."""
    plain = art("keepsake_stage.webp").convert("RGB")
    if title not in LIGHTS:
        return plain
    light = ImageOps.colorize(ImageOps.grayscale(plain), INK, "#fff3d0", LIGHTS[title], midpoint=90)
    return Image.blend(plain, light, 0.55)


def standing(places: list[dict[str, Any]]) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """Who stands on the podium, and the others. Equals are not torn apart by its three steps
    unless there are too many of them."""
    ordered = sorted(places, key=lambda each: int(each["place"]))
    return ordered[:3], ordered[3:]


def _headline(canvas: ImageDraw.ImageDraw, told: dict[str, Any], language: str) -> None:
    text = headline(told["places"], told.get("team", "")).within(language)
    big = fitting("display", 112, text, WIDTH - 150)
    for drop, colour in ((7, INK), (3, "#c4851f"), (0, GOLD)):
        big.draw(canvas, (MIDDLE, 164 + drop), text, colour, 0.5)
    name = fitting("bold", 40, told["name"], WIDTH - 200)
    name.draw(canvas, (MIDDLE, 226), told["name"], LIGHT, 0.5)


def _podium(
    image: Image.Image, first: list[dict[str, Any]], floor: int, sums: dict[str, str]
) -> None:
    """The winner in the middle, the second at the left, the third at the right."""
    shown = [first[i] for i in (1, 0, 2) if i < len(first)]
    wide, gap = 276, 8
    left = MIDDLE - (len(shown) * (wide + gap) - gap) // 2
    most = (floor - 290) * 0.55
    for i, guest in enumerate(shown):
        tall = most * {1: 1.0, 2: 0.78}.get(guest["place"], 0.66)
        box = (left + i * (wide + gap), int(floor - tall), left + i * (wide + gap) + wide, floor)
        _block(image, box, guest, sums[guest["seat"]])
    right = left + len(shown) * (wide + gap) - gap
    _panel(image, (left - 22, floor, right + 22, floor + 26), "#b06f40", 12)


def _block(image: Image.Image, box: Box, guest: dict[str, Any], text: str) -> None:
    x0, y0, x1, y1 = box
    _, colour, edge = SEATS.get(guest["colour"], (0, GOLD, "#c4851f"))
    _panel(image, (x0, y0, x1, y1 + 12), edge, 22)
    _panel(image, (x0 + 9, y0, x1 - 9, y1 + 12), colour, 18)
    middle, size = (x0 + x1) // 2, 200 if guest["place"] == 1 else 164
    _token(image, guest, middle, y0 - size // 2 + 12, size)
    if guest["place"] == 1:
        _crown(image, middle, y0 - size - 4)
    canvas, tall = ImageDraw.Draw(image), y1 - y0
    line = y0 + min(132, tall * 0.42)
    number = Lettering("display", int(min(120, tall * 0.42)))
    number.draw(canvas, (middle, line), str(guest["place"]), INK, 0.5)
    name = fitting("bold", 36, guest["name"], x1 - x0 - 36)
    name.draw(canvas, (middle, line + min(56, tall * 0.25)), guest["name"], INK, 0.5)
    amount = fitting("display", int(min(52, tall * 0.24)), text, x1 - x0 - 40)
    amount.draw(canvas, (middle, y1 - 18), text, INK, 0.5)


def _others(image: Image.Image, rest: list[dict[str, Any]], top: int, sums: dict[str, str]) -> None:
    """Two columns, read downwards."""
    rows = (len(rest) + 1) // 2
    for i, guest in enumerate(rest):
        x = 320 if len(rest) == 1 else (80, 560)[i // rows]
        y = top + (i % rows) * ROW
        _panel(image, (x, y, x + 440, y + ROW - 8), (16, 10, 38, 165), 16)
        canvas, line = ImageDraw.Draw(image), y + 38
        Lettering("display", 28).draw(canvas, (x + 36, line), str(guest["place"]), "#c9b8ff", 0.5)
        _token(image, guest, x + 92, y + 27, 50)
        text = sums[guest["seat"]]
        amount = fitting("display", 32, text, 150)
        amount.draw(canvas, (x + 422, line), text, GOLD, 1)
        room = 422 - 140 - amount.width(text)
        bold = fitting("bold", 28, guest["name"], room, least=20)
        name = shortened(bold, guest["name"], room)
        bold.draw(canvas, (x + 128, line), name, LIGHT)


def _facts(image: Image.Image, facts: list[dict[str, Any]], top: int, tall: int) -> None:
    for i, fact in enumerate(facts):
        y = top + i * (tall + GAP)
        _panel(image, (80, y + 5, WIDTH - 80, y + tall + 5), "#c9a889", 20)
        _panel(image, (80, y, WIDTH - 80, y + tall), PAPER, 20)
        who = " and ".join(fact.get("names", ()))
        label = f"{fact['label']}: {who}" if who else fact["label"]
        _fact(ImageDraw.Draw(image), y, label, fact["value"], tall == LOW_FACT)


def _fact(canvas: ImageDraw.ImageDraw, y: int, label: str, value: str, low: bool) -> None:
    """In two lines, or in one where the cards are low."""
    small, room = Lettering("bold", 27), WIDTH - 224
    large = fitting("display", 34 if low else 38, value, room * 0.56 if low else room)
    left = room - large.width(value) - 24 if low else room
    small.draw(canvas, (112, y + (42 if low else 38)), shortened(small, label, left), "#6b4a63")
    large.draw(canvas, (WIDTH - 112 if low else 112, y + (44 if low else 79)), value, INK, int(low))


def _token(image: Image.Image, guest: dict[str, Any], x: int, y: int, size: int) -> None:
    """A seat's shape with the guest's picture before it, as everywhere else."""
    if guest["colour"] not in SEATS:
        _figure(image, x, y, size)
        return
    at = SEATS[guest["colour"]][0]
    _paste(image, _cell(at, 1, size), x - size // 2, y - size // 2)
    if guest.get("avatar") in FACES:
        face = int(size * 0.66)
        _paste(image, _cell(FACES.index(guest["avatar"]), 0, face), x - face // 2, y - face // 2)


def _figure(image: Image.Image, x: int, y: int, size: int) -> None:
    """Somebody who sits on no chair, like Ken: a bow tie on gold."""
    big = Image.new("RGBA", (480, 480))
    canvas = ImageDraw.Draw(big)
    canvas.ellipse((16, 16, 464, 464), fill="#ffc53d", outline=INK, width=18)
    wings = ((96, 150), (216, 216), (264, 216), (384, 150), (384, 330), (264, 264), (216, 264))
    canvas.polygon([*wings, (96, 330)], fill="#c8371f", outline=INK, width=14)
    canvas.rounded_rectangle((206, 198, 274, 282), 22, fill="#a92a14", outline=INK, width=14)
    _paste(image, big.resize((size, size), Image.Resampling.LANCZOS), x - size // 2, y - size // 2)


def _crown(image: Image.Image, x: int, y: int) -> None:
    points = ((-46, 0), (-52, -52), (-22, -26), (0, -62), (22, -26), (52, -52), (46, 0))
    big = Image.new("RGBA", (480, 320))
    shape = [(240 + px * 4, 290 + py * 4) for px, py in points]
    ImageDraw.Draw(big).polygon(shape, fill=GOLD, outline=INK, width=14)
    _paste(image, big.resize((120, 80), Image.Resampling.LANCZOS), x - 60, y - 40)


def _panel(image: Image.Image, box: Box, fill: Colour, radius: int) -> None:
    """A rectangle with round and smooth corners."""
    wide, tall = box[2] - box[0], box[3] - box[1]
    mask = Image.new("L", (wide * 3, tall * 3))
    whole = (0, 0, wide * 3 - 1, tall * 3 - 1)
    opacity = fill[3] if isinstance(fill, tuple) else 255
    ImageDraw.Draw(mask).rounded_rectangle(whole, radius * 3, fill=opacity)
    colour = fill[:3] if isinstance(fill, tuple) else fill
    image.paste(colour, box, mask.resize((wide, tall), Image.Resampling.BOX))


def _paste(image: Image.Image, piece: Image.Image, x: int, y: int) -> None:
    image.paste(piece, (x, y), piece)


@lru_cache(maxsize=128)
def _cell(column: int, row: int, size: int) -> Image.Image:
    box = (column * CELL, row * CELL, (column + 1) * CELL, (row + 1) * CELL)
    return art("keepsake_sheet.webp").crop(box).resize((size, size), Image.Resampling.LANCZOS)


@cache
def art(name: str) -> Image.Image:
    return Image.open(assets.folder("static") / "art" / name).convert("RGBA")
