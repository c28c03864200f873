"""Takes a match down as it can be looked at without Python: every position, move, sentence and scene.

All of it is what whoever looks at the board may know. Other lines, earlier games and the seed stay out.

The page itself: one file with script, style and data in it, which asks for nothing from anywhere.

Everything that is not ours stands in it as compressed data or as escaped text, so that no name can be more than a name.
"""

from __future__ import annotations

import gzip
from base64 import b64encode
from html import escape
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from realms_nb.board.page.wire import Still, Stills
from realms_nb.board.stage import ShownMove, scene_of
from realms_nb.board.static import script_of, style_of, text_of
from realms_nb.board.wire.sent import Fresh, Scene
from realms_nb.core.history import Cursor
from realms_nb.core.narrator import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from realms_nb.board.presenter import BoardPresenter
    from realms_nb.core.narrator import Narrator


def stills(showing: BoardPresenter, reviews: Mapping[str, str] | None = None) -> Stills:
    """The match of a board in every language; `reviews` has HTML for each, if there is a review."""
    told = {language: _still(showing.told_in(language), (reviews or {}).get(language)) for language in LANGUAGES}
    return Stills(showing.book.language, told)


def _still(showing: BoardPresenter, review: str | None) -> Still:
    steps, snapshot = showing.steps, showing.snapshot()
    line = replace(snapshot.history.lines[snapshot.history.line], leaves=0, of=None, move=None)
    decision = (steps[-1].state if steps else showing.match.start).decision
    return Still(
        snapshot=replace(
            snapshot,
            history=replace(snapshot.history, line=0, lines=(line,), earlier=()),
            fresh=Fresh(0, (), ()),
            auto=False,
            options=None,
            hint=None,
            notice=None,
            scene=None,
            thinking=None,
        ),
        book=showing.book,
        replay=tuple(showing.replay),
        log=tuple(showing.log),
        scenes=_scenes(showing),
        last=None if decision is None else decision.seat,
        review=review,
    )


def _scenes(showing: BoardPresenter) -> dict[int, Scene]:
    """What of each move is to be seen step by step."""
    match, line = showing.match, showing.cursor.line
    found: dict[int, Scene] = {}
    for number, step in enumerate(showing.steps, start=1):
        moment = ShownMove(step.events, showing.view(step.state), match.events_at(Cursor(line, number)))
        scene = scene_of(showing.stage, showing.telling, [moment], showing.pictures[number], number)
        if scene is not None:
            found[number] = scene
    return found


# Scripts only of this page, nothing from the network: a second lock, should anything slip through the first.
LOCK = (
    "default-src 'none'; script-src 'unsafe-inline' blob:; style-src 'unsafe-inline'; img-src data:; "
    # Neither of them falls back to the first.
    "form-action 'none'; base-uri 'none'"
)


def packed(data: bytes) -> str:
    """Bytes as text that a browser can unpack again; the same bytes give the same text."""
    return b64encode(gzip.compress(data, 9, mtime=0)).decode("ascii")


def part(name: str, data: bytes) -> str:
    """Data of a page, which its script finds by name."""
    return f'<script type="text/plain" data-part="{escape(name)}">{packed(data)}</script>\n'


def sheet(*, title: str, language: str, script: str, body: str, parts: str, style: str = "", lock: str = LOCK) -> str:
    """A whole page: what is read where no script runs, the packed parts, and the script that unpacks them."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{lock}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="generator" content="realms_nb">\n<link rel="icon" href="data:,">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>{text_of('page.css')}{style}</style>\n<body>\n{body}\n{parts}"
        f'<script type="module">{text_of(script)}</script>\n</body>\n</html>\n'
    )


def replay_page(showing: BoardPresenter, reviews: Mapping[str, str] | None = None) -> str:
    """The match of a board as a page: looked through with the slider, in three languages."""
    narrator, board = showing.narrator(), showing.text_board()
    names = ", ".join(narrator.name(seat) for seat in range(len(showing.match.names)))
    title = f"{showing.match.game.title}: {names}"
    words = "".join(f"<p>{escape(line)}</p>" for line in board.sentences)
    bundle = showing.stage.BUNDLE
    parts = {
        "board.js": script_of(bundle).encode(),
        "board.css": style_of(bundle).encode(),
        "match": msgspec.json.encode(stills(showing, reviews)),
        "licences": text_of("LICENSES.txt").encode(),
    }
    return sheet(
        title=title,
        language=narrator.language,
        script="replay.js",
        body=f'<main id="rn-words"><h1>{escape(title)}</h1>{words}{board.html()}{_too_old(narrator)}</main>',
        parts="".join(part(name, data) for name, data in parts.items()),
    )


def _too_old(narrator: Narrator) -> str:
    return f'<p id="rn-old"><small>{escape(narrator.say("page-too-old"))}</small></p>'
