"""QR codes that phones read: as a picture and in a terminal's characters. The libraries that make
them are loaded with the first code, so that a start does not wait for them."""

from __future__ import annotations

from io import BytesIO

BORDER = 4  # modules of quiet around the code, as its standard asks
PNG_MODULE = 12  # pixels


def matrix(text: str) -> list[list[bool]]:
    """The code's modules, dark is true, with the quiet border."""
    if not text.isascii():
        return _in_utf_8(text)
    import qrcode

    code = qrcode.QRCode(error_correction=qrcode.ERROR_CORRECT_M, border=BORDER)
    code.add_data(text)
    code.make(fit=True)
    return [[bool(module) for module in row] for row in code.get_matrix()]


def _in_utf_8(text: str) -> list[list[bool]]:
    """Says in the code itself that it is UTF-8, which phones and scanners otherwise guess."""
    import segno

    code = segno.make(text, error="m", encoding="utf-8", eci=True, micro=False, boost_error=False)
    return [[bool(module) for module in row] for row in code.matrix_iter(border=BORDER)]


def svg(text: str) -> bytes:
    """Dark on white, one path, in modules; a page gives it its size."""
    rows = matrix(text)
    runs = "".join(_runs(y, row) for y, row in enumerate(rows))
    size = len(rows)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" '
        f'shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/>'
        f'<path fill="#12102a" d="{runs}"/></svg>'
    ).encode()


def _runs(y: int, row: list[bool]) -> str:
    """Each run of dark modules in a row as one rectangle."""
    path, x = "", 0
    while x < len(row):
        if row[x]:
            end = next((i for i in range(x, len(row)) if not row[i]), len(row))
            path += f"M{x} {y}h{end - x}v1h-{end - x}z"
            x = end
        x += 1
    return path


def png(text: str) -> bytes:
    from PIL import Image

    rows = matrix(text)
    picture = Image.new("1", (len(rows), len(rows)), 1)
    picture.putdata([not module for row in rows for module in row])
    side = len(rows) * PNG_MODULE
    out = BytesIO()
    picture.resize((side, side), Image.Resampling.NEAREST).save(out, "PNG")
    return out.getvalue()


def characters(text: str, colour: bool) -> str:
    """Two rows of modules in one line of half blocks. Without `colour` it is drawn in light
    blocks for a terminal with a dark background; with it, white and black are asked for."""
    rows = [row[2:-2] for row in matrix(text)[2:-2]]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    lines = []
    for upper, lower in zip(rows[::2], rows[1::2], strict=True):
        line = "".join(_BLOCKS[up, low] for up, low in zip(upper, lower, strict=True))
        lines.append(f"\x1b[38;5;231;48;5;16m{line}\x1b[0m" if colour else line)
    return "\n".join(lines)


_BLOCKS = {(True, True): " ", (True, False): "▄", (False, True): "▀", (False, False): "█"}
