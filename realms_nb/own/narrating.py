"""A narrator of somebody's own game: the package's words in three languages, the author's words as they are."""

from __future__ import annotations

import inspect
from typing import Any

from realms_nb.core.closing import ScoreLine
from realms_nb.core.errors import Refusal
from realms_nb.core.event import Event
from realms_nb.core.game import TextBoard
from realms_nb.core.narrator import Depth, Narrator
from realms_nb.own.cards import Back
from realms_nb.own.places import Dice, Grid, Place
from realms_nb.own.position import OwnView
from realms_nb.own.saying import is_bookkeeping
from realms_nb.own.seats import SeatNumber, named
from realms_nb.own.table import UNSEEN


class OwnNarrator(Narrator):
    """Says names for seats in the author's sentences, the author's words for points, the docstring for the rules."""

    # The class as its author wrote it.
    made: Any = None
    title: str = ""

    def tell(self, event: Event) -> str:
        """The sentence of an event."""
        return self._named(super().tell(event))

    def refuse(self, refusal: Refusal, depth: Depth | None = None) -> str:
        """The sentence of a refusal: the author's own, if there is one."""
        return self._named(super().refuse(refusal, depth))

    def formula(self, line: ScoreLine) -> str:
        """A line of the score sheet, by the author's word for it."""
        return self.say("own-line", word=line.source, points=line.points)

    def rule(self, rule: str) -> tuple[str, str]:
        """The rules are one text: the docstring of the class."""
        if rule in ("move", "chance", "round", "winning"):
            return self.title, inspect.getdoc(self.made) or ""
        return super().rule(rule)

    def _named(self, text: str) -> str:
        return named(text, lambda seat: self._marked(self.name(seat), "seat", seat))


def text_board(view: OwnView, narrator: Narrator) -> TextBoard:
    """The table in words: what is common to all, then one row for each seat."""
    layout = view._layout
    common = [
        key
        for key in layout
        if isinstance(key, str)
        and not is_bookkeeping(view._play, key, layout)
        and not (key == "box" and not view._values[key])
    ]
    own = list(dict.fromkeys(key[0] for key in layout if not isinstance(key, str) and not key[0].startswith("_")))
    sentences = [f"{key}: {shown_place(view, key, narrator)}" for key in common]
    rows: list[tuple[str, ...]] = []
    for seat in range(view._n):
        cells = [shown_place(view, (name, seat), narrator) if (name, seat) in layout else "" for name in own]
        rows.append((narrator.name(seat), *cells))
        told = "; ".join(f"{name} {cell}" for name, cell in zip(own, cells, strict=True))
        sentences.append(f"{narrator.name(seat)}: {told}" if told else narrator.name(seat))
    title = view._play._record.title
    turn = view.decision
    if turn is None:
        head = narrator.say("own-board-over", title=title)
    else:
        head = narrator.say("own-board", title=title, round=str(view._values["_round"]), seat=turn.seat)
    return TextBoard((head, *sentences), ("", *own), tuple(rows))


def shown_place(view: OwnView, key: Any, narrator: Narrator) -> str:
    """What lies in a place, as somebody reads it."""
    value, kind = view._values[key], view._layout[key]
    if value is UNSEEN:
        return "?"
    if isinstance(kind, Place):
        known = [str(thing) for thing in value if type(thing) is not Back]
        hidden = len(value) - len(known)
        return ", ".join([*known, *([narrator.say("own-face-down", count=str(hidden))] if hidden else [])]) or "–"
    if isinstance(kind, Dice):
        return " ".join("?" if face is None else str(face) for face in value) or "–"
    if isinstance(kind, Grid):
        on = [(cell, thing) for cell, thing in zip(kind.cells, value, strict=True) if thing is not None]
        return " ".join(f"{cell}:{shown_thing(thing, narrator)}" for cell, thing in on) or "–"
    return shown_thing(value, narrator)


def shown_thing(thing: Any, narrator: Narrator) -> str:
    """One value, with the name of a seat for a seat."""
    if type(thing) is SeatNumber:
        return narrator.name(int(thing))
    if isinstance(thing, tuple):
        return ", ".join(shown_thing(each, narrator) for each in thing) or "–"
    return "–" if thing is None or thing == "" else str(thing)
