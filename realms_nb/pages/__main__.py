"""Builds the game in one file: `python -m realms_nb.pages game.html`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from realms_nb.core.errors import RealmsError
from realms_nb.core.files import write_whole
from realms_nb.pages.game import game_page

CACHE = Path.home() / ".cache" / "realms_nb" / "pages"


def main() -> int:
    """Write the page, and say how large it is; or say what is missing."""
    parser = argparse.ArgumentParser(prog="python -m realms_nb.pages", description=__doc__)
    parser.add_argument("path", type=Path, nargs="?", default=Path("realms.html"), help="where the page is written")
    parser.add_argument("--cache", type=Path, default=CACHE, help="where what was fetched is kept")
    given = parser.parse_args()
    try:
        text = game_page(given.cache, lambda line: print(line, flush=True)).encode("utf-8")
        write_whole(text, given.path)
    except (RealmsError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    print(f"{given.path}: {len(text) / 1e6:.1f} MB. Open it in a browser; it needs no network.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
