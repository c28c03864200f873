"""An address as a QR code, drawn as one path, so that a phone opens it by being held there."""

from __future__ import annotations

from functools import cache

from realms_nb.halls.wire import Qr

# White around it, in squares, as readers ask for.
QUIET = 4


@cache
def qr_of(text: str) -> Qr | None:
    """The code of a text; None where segno, which draws it, is not installed: the address stands beside it anyway."""
    try:
        import segno
    except ImportError:
        return None
    rows = segno.make(text, error="m", micro=False).matrix
    path = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark
    )
    return Qr(len(rows) + 2 * QUIET, path)
