"""The game in one file: a page with Python in it, which needs no server, no network and no installation.

Builds the game in one file: `python -m realms_nb.pages game.html`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from html import escape
from pathlib import Path

from realms_nb.board.page.sheet import part, sheet
from realms_nb.board.static import text_of
from realms_nb.board.story import words_of
from realms_nb.core.errors import RealmsError
from realms_nb.core.files import write_whole
from realms_nb.core.game import game_named, known_games
from realms_nb.core.narrator import LANGUAGES, narrator_of_none
from realms_nb.pages.build import collected, core_of, licences, pins, site_of

# Python compiles as it starts, and its worker comes from the page itself; from the network comes nothing.
LOCK = (
    "default-src 'none'; script-src 'unsafe-inline' 'unsafe-eval' blob:; worker-src blob:; connect-src blob: data:; "
    "style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'"
)
LARGEST = 12_000_000


def game_page(folder: Path, say: Callable[[str], object] = lambda _: None) -> str:
    """The whole page as text; what it is made of is kept in the folder."""
    wanted = pins()
    files = collected(wanted, folder, say)
    say("Packing ...")
    (core,) = wanted.npm
    python = {**core_of(files[core.name]), "site.zip": site_of({pin.name: files[pin.name] for pin in wanted.wheels})}
    # What is packed is this package: games that are installed beside it are not in the page.
    games = [game for game in map(game_named, known_games()) if game.package.startswith("realms_nb.")]
    plan = {
        "games": [(game.name, game.title) for game in games],
        "python": list(python),
        "words": {language: _words(language) for language in LANGUAGES},
    }
    title = " · ".join(game.title for game in games)
    old = "".join(
        f"<p lang={each}>{escape(narrator_of_none(each).say('page-too-old-to-play'))}</p>" for each in LANGUAGES
    )
    data = {**python, "worker.js": text_of("worker.js").encode(), "licences": licences(wanted, files).encode()}
    return sheet(
        title=title,
        language="en",
        script="game.js",
        body=f'<main id="rn-words"><h1>{escape(title)}</h1>{old}</main>\n'
        f'<script type="application/json" id="rn-plan">{_as_data(plan)}</script>',
        parts="".join(part(name, each) for name, each in data.items()),
        lock=LOCK,
    )


def _words(language: str) -> dict[str, str]:
    """The words that the page needs before a board brings its own."""
    catalogue = Path(__file__).parents[1] / "texts" / language / "page.ftl"
    return words_of(catalogue.read_text("utf-8"), narrator_of_none(language))


def _as_data(value: object) -> str:
    """A value as JSON that ends no script."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


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
