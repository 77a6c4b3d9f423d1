"""Draws what the keepsake picture is put together from, out of the pages' own art: a backdrop, and
a sheet of avatars and seats' shapes. Needs a browser: PARTYHOST_BROWSER or Debian's chromium."""

from __future__ import annotations

import os
import re
from io import BytesIO
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import sync_playwright

STATIC = Path(__file__).resolve().parent.parent / "static"
ART = STATIC / "art"
CELL = 280  # pixels of one avatar or shape
BROWSER = os.environ.get("PARTYHOST_BROWSER", "/usr/bin/chromium")
PAPERS = ("#ff5a5f", "#4aa8ff", "#ffc53d", "#2bd4a0", "#b58bff", "#ff7cc8")


def symbols(name: str, prefix: str) -> list[str]:
    return re.findall(rf'<symbol id="({prefix}-[a-z]+)"', (ART / name).read_text("utf-8"))


def sheet() -> str:
    """Avatars in the first row, the seats' shapes in their colours in the second."""
    faces = [(name, 0, "") for name in symbols("avatars.svg", "av")]
    shapes = [
        (name, 1, f' data-seat="{i}"') for i, name in enumerate(symbols("shapes.svg", "sh"), 1)
    ]
    cells, columns = "", [0, 0]
    for name, row, seat in faces + shapes:
        cells += (
            f'<svg{seat} style="left:{columns[row] * CELL}px;top:{row * CELL}px">'
            f'<use href="#{name}"/></svg>'
        )
        columns[row] += 1
    art = "".join((ART / name).read_text("utf-8") for name in ("avatars.svg", "shapes.svg"))
    css = (STATIC / "css" / "seats.css").read_text("utf-8")
    style = (
        f"{css} svg[style]{{position:absolute;width:{CELL}px;height:{CELL}px;color:var(--seat)}}"
    )
    return f"<style>{style} body{{margin:0}}</style><div hidden>{art}</div>{cells}"


def backdrop() -> str:
    """A stage with rays behind the podium and paper in the air."""
    rng, paper = Random(7), ""
    for _ in range(110):
        x, y = rng.random() * 1080, rng.random() ** 2.2 * 760
        if 140 < x < 940 and y > 40:
            continue
        size, turn = rng.uniform(9, 20), rng.random() * 360
        shape = f"width:{size:.0f}px;height:{size * rng.uniform(0.6, 1.5):.0f}px"
        place = f"left:{x:.0f}px;top:{y:.0f}px;rotate:{turn:.0f}deg"
        paper += f'<i style="{shape};{place};background:{rng.choice(PAPERS)}"></i>'
    return (
        "<style>body{margin:0;width:1080px;height:1350px;overflow:hidden;position:relative;"
        "background:radial-gradient(900px 760px at 50% 42%,#7a4a6e,#4a2a78 45%,#1b0f33 100%)}"
        "b{position:absolute;inset:-400px;background:repeating-conic-gradient(from 4deg at 50% 46%,"
        "#ffd16626 0 6deg,#0000 6deg 14deg);"
        "mask:radial-gradient(circle at 50% 46%,#000 12%,#0000 58%)}"
        "u{position:absolute;inset:0;"
        "background:linear-gradient(#12102a80,#0000 22%,#0000 60%,#12102acc)}"
        f"i{{position:absolute;border-radius:2px}}</style><b></b><u></u>{paper}"
    )


def main() -> None:
    with sync_playwright() as play:
        options = ["--no-sandbox", "--disable-gpu"]
        browser = play.chromium.launch(executable_path=BROWSER, args=options)
        faces = len(symbols("avatars.svg", "av"))
        for name, html, size in (
            ("keepsake_sheet.webp", sheet(), (faces * CELL, 2 * CELL)),
            ("keepsake_stage.webp", backdrop(), (1080, 1350)),
        ):
            page = browser.new_page(viewport={"width": size[0], "height": size[1]})
            page.set_content(html)
            shot = page.screenshot(omit_background=True)
            Image.open(BytesIO(shot)).save(ART / name, quality=90, method=6)
        browser.close()


if __name__ == "__main__":
    main()
