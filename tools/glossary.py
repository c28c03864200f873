"""Writes docs/glossary.md from the catalogues: the words of both games and their rules, in three languages.

Usage: python tools/glossary.py

One word for one thing: boards, stories, exercises and lessons say what stands here. A test compares the page with the
catalogues, and the lessons with the words.
"""

from __future__ import annotations

from itertools import takewhile
from pathlib import Path

import realms_nb as rn
from realms_nb.core.catalogue import LANGUAGES

PAGE = Path(__file__).parent.parent / "docs" / "glossary.md"
# What is counted on a table, as messages `count-...` say it with their plurals.
COUNTED = {
    "minute_realms": ("coin", "shield", "token", "building", "bastion", "point", "card"),
    "realm_of_sand": ("tile", "square", "disc", "lantern", "hourglass", "field", "turn", "point"),
}
# Words of the catalogues for one thing each: categories of cards and colours, levels of players.
NAMED = {
    "minute_realms": ("productive", "residential", "commercial", "military", "noble", "clerical"),
    "realm_of_sand": ("apprentice", "master", "grand-master", "premier", "king"),
}
LEVELS = ("squire", "knight", "duke", "emperor")


def counted(game: str, thing: str) -> list[tuple[str, str]]:
    """The word for one and for many of a thing, in each language."""
    told = [getattr(rn, game).narrator(language=language) for language in LANGUAGES]
    return [tuple(narrator.say(f"count-{thing}", n=n).removeprefix(f"{n} ") for n in (1, 5)) for narrator in told]


def stem(forms: tuple[str, str]) -> str:
    """What one and many have in common: münze of Münze and Münzen, scud of scudo and scudi."""
    one, many = (form.casefold() for form in forms)
    same = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, many, strict=False)))
    return one[:same]


def row(cells: list[str]) -> str:
    """A row of a table."""
    return f"| {' | '.join(cells)} |"


def page() -> str:
    """The whole page."""
    head = [row(["English", "Deutsch", "Italiano"]), "|---|---|---|"]
    lines = [
        "# Glossary",
        "",
        "The words of both games in three languages, as boards, stories, exercises and lessons say them.",
        "It is written from the catalogues by `tools/glossary.py`, so a word that changes there changes here.",
    ]
    lines += ["", "## Opponents", "", *head]
    for level in LEVELS:
        lines.append(row([rn.minute_realms.narrator(language=each).say(f"ui-kind-{level}") for each in LANGUAGES]))
    for game, things in COUNTED.items():
        told = [getattr(rn, game).narrator(language=language) for language in LANGUAGES]
        lines += ["", f"## {told[0].say('title')}: words", "", *head]
        lines += [row([" / ".join(dict.fromkeys(forms)) for forms in counted(game, thing)]) for thing in things]
        lines += [row([narrator.say(f"term-{word}") for narrator in told]) for word in NAMED[game]]
        lines += ["", f"## {told[0].say('title')}: rules", "", *head]
        rules = [narrator.rules() for narrator in told]
        for same in zip(*rules, strict=True):
            lines.append(row([f"**{title}.** {' '.join(text.split())}" for title, text in same]))
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
    print("docs/glossary.md written")
