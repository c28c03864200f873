"""Pictures of cards from files, apart because the board of a notebook is the only one that reads an author's files."""

from __future__ import annotations

from base64 import b64encode
from functools import lru_cache
from pathlib import Path

# What a browser draws, and how large a file may be: a board is sent it once.
KINDS = {".png": "png", ".jpg": "jpeg", ".jpeg": "jpeg", ".gif": "gif", ".webp": "webp", ".svg": "svg+xml"}
LARGEST = 200_000


def embedded(name: object) -> str | None:
    """The picture of that name as an address that holds it; None if there is none that could be shown."""
    if not isinstance(name, str) or not name:
        return None
    if name.startswith("data:image/"):
        return name
    path = Path(name)
    try:
        seen = path.stat()
    except (OSError, ValueError):
        return None
    kind = KINDS.get(path.suffix.lower())
    return _read(path, kind, seen.st_mtime_ns) if kind and seen.st_size <= LARGEST else None


@lru_cache(maxsize=256)
def _read(path: Path, kind: str, changed: int) -> str | None:
    """The file as it was changed last."""
    try:
        return f"data:image/{kind};base64,{b64encode(path.read_bytes()).decode()}"
    except OSError:
        return None
