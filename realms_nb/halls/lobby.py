"""The pages of a hall as HTML. A lobby that works without scripts; around a board nothing but a place for it.

Whatever a person typed is text: it is escaped here, and in the browser it is set as text.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from realms_nb.core.checks import LONGEST_NAME
from realms_nb.core.narrator import LANGUAGES, narrator_of_none
from realms_nb.halls.cards import cards_in

if TYPE_CHECKING:
    from realms_nb.halls.classroom import Classroom
    from realms_nb.halls.codes import NotLetIn

CALLED = {"en": "English", "de": "Deutsch", "it": "Italiano"}

# Scripts and lines of this hall only, nothing inline, and in nobody's frame.
LOCK = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": LOCK,
    "X-Content-Type-Options": "nosniff",
    # Not "no-referrer": then a browser does not say of a form from which page it comes, and it would be refused.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-store",
}


def _page(language: str, title: str, kind: str, body: str, *, board: bool = False) -> str:
    back = narrator_of_none(language).say("hall-lobby-back")
    style = '<link rel="stylesheet" href="board.css">' if board else ""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n<link rel="icon" href="data:,">\n'
        f'<title>{escape(title)}</title>\n{style}<link rel="stylesheet" href="hall.css">\n'
        f'<body data-page="{kind}" data-back="{escape(back)}" data-jp-theme-light="true">\n{body}\n'
        '<script type="module" src="hall.js"></script>\n</body>\n</html>\n'
    )


def best_language(wished: str | None, accepted: str, usual: str) -> str:
    """The language that was asked for, else the first one that the browser likes and we have."""
    likes = [each.split(";")[0].strip()[:2].lower() for each in accepted.split(",")]
    return next((each for each in (wished, *likes, usual) if each in LANGUAGES), "en")


def lobby(
    hall: Classroom, language: str, *, code: str = "", name: str = "", refused: NotLetIn | str | None = None
) -> str:
    """The page where somebody types code and name; what was wrong with them stands at the field."""
    narrator = narrator_of_none(language)
    say = narrator.say
    at, fault = "", ""
    if isinstance(refused, str):
        fault = refused
    elif refused is not None:
        at, fault = refused.field, narrator.error(refused)
    note = f'<p class="fault" id="fault" role="alert">{escape(fault)}</p>' if fault else ""

    def marks(field: str) -> str:
        return ' aria-invalid="true" aria-describedby="fault" autofocus' if fault and at == field else ""

    tongues = "".join(
        f'<a href="?language={each}" lang="{each}"{" aria-current=true" if each == language else ""}>{called}</a>'
        for each, called in CALLED.items()
    )
    body = (
        f'<main class="own"><h1>{escape(hall.game.title)}</h1><p>{escape(say("hall-lobby", title=hall.title))}</p>'
        f'<form method="post" action="join?language={language}">'
        f'<label for="code">{escape(say("hall-lobby-code"))}</label>'
        f'<input id="code" name="code" value="{escape(code)}" maxlength="20" autocomplete="off" '
        f'autocapitalize="characters" spellcheck="false" required{marks("code")}>{note if at == "code" else ""}'
        f'<label for="name">{escape(say("hall-lobby-name"))}</label>'
        f'<input id="name" name="name" value="{escape(name)}" maxlength="{LONGEST_NAME}" autocomplete="off" '
        f"required{marks('name')}>{note if at == 'name' else ''}"
        f"<p><small>{escape(say('hall-lobby-note'))}</small></p>{note if not at else ''}"
        f'<button class="first">{escape(say("hall-lobby-sit"))}</button></form>'
        f"<p>{escape(say('hall-lobby-again'))}</p>"
        f"<noscript><p>{escape(say('hall-lobby-script'))}</p></noscript></main>"
        f'<footer class="own"><nav aria-label="{escape(say("hall-language"))}">{tongues}</nav></footer>'
    )
    return _page(language, hall.game.title, "lobby", body)


def cards(hall: Classroom, language: str) -> str:
    """All cards of the game."""
    say = narrator_of_none(language).say
    body = (
        f'<main class="own"><h1>{escape(hall.game.title)}</h1><p><a href="seat?language={escape(language)}">'
        f"{escape(say('hall-lobby-back'))}</a></p>{cards_in(hall, language)}</main>"
    )
    return _page(language, hall.game.title, "cards", body)


def place(hall: Classroom, language: str, kind: str) -> str:
    """The page of a seat, or of the wall: what stands on it comes over its line."""
    say = narrator_of_none(language).say
    body = (
        '<header id="head"></header><p id="band" role="status" hidden></p>'
        f'<main id="place"></main><noscript><p>{escape(say("hall-lobby-script"))}</p></noscript>'
    )
    return _page(language, hall.game.title, kind, body, board=True)
