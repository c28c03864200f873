"""Names that are different and look the same, because capitals, wide letters and other scripts have our shapes.

The table is no complete one. It holds the letters that a keyboard of Russian or Greek has where ours has the same
shape: those are the ones that get into the names of a class, by mistake or as a joke.
"""

from __future__ import annotations

import unicodedata

_LOOKS = str.maketrans("асеорхуіјѕһкмтвн" + "ναοετηρυκμχζγβι" + "ı", "aceopxyijshkmtbh" + "vaoetnpukmxzybi" + "i")


def look(name: str) -> str:
    """What a name looks like: two names of the same look are not to be told apart by sight."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_LOOKS)
