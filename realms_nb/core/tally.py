"""What each seat has and where it came from: coins, shields, points, one row per cause; the sums are the position's."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.heard import name_of, table_html
from realms_nb.core.strategy import Weighed

if TYPE_CHECKING:
    from realms_nb.core.match import Match

# What a row is split by: the rule behind it, the event, or nothing but the thing itself.
SPLITS = ("cause", "event", "thing")


class Row(Struct, frozen=True):
    """So much of a thing for a seat, by one cause."""

    who: str
    thing: str
    cause: str
    amount: int


class Tally:
    """Rows of who has what from where; `total("Ada", "coins")` is what the position says, too."""

    def __init__(self, rows: Sequence[Row], words: Mapping[str, str]) -> None:
        self.rows = tuple(rows)
        # What a cause is called where people read it.
        self._words = words

    def total(self, who: str, thing: str) -> int:
        """All of a thing that a seat has."""
        return sum(row.amount for row in self.rows if row.who == who and row.thing == thing)

    def __getitem__(self, key: tuple[str, str]) -> dict[str, int]:
        who, thing = key
        return {row.cause: row.amount for row in self.rows if row.who == who and row.thing == thing}

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Any:
        return iter(self.rows)

    def _told(self) -> list[tuple[str, str, str, str]]:
        return [(row.who, row.thing, self._words.get(row.cause, row.cause), f"{row.amount:+}") for row in self.rows]

    def __repr__(self) -> str:
        return "\n".join(f"{who:12} {thing:12} {amount:>4}  {cause}" for who, thing, cause, amount in self._told())

    def _repr_html_(self) -> str:
        return table_html(("", "", "", ""), self._told())


def tally(match: Match, by: str = "cause") -> Tally:
    """Everything that the events of a match brought and took, and the points as if the game ended now."""
    if by not in SPLITS:
        raise BadSetup(code="tally_by", given=shown(by), known=", ".join(SPLITS))
    narrator = match.narrator()
    found: dict[tuple[int, str, str], int] = {}
    words: dict[str, str] = {}

    def add(seat: int, thing: str, cause: str, amount: int) -> None:
        if amount:
            key = (seat, thing, "" if by == "thing" else cause)
            found[key] = found.get(key, 0) + amount

    for event in match.events:
        cause = event.rule if by == "cause" else name_of(type(event))
        if by == "cause":
            words[cause] = narrator.rule(cause)[0]
        for count in match.game.counts(event, match.rules):
            add(count.seat, count.thing, cause, count.amount)
    for sheet in match.scores:
        for line in sheet.lines:
            add(sheet.seat, "points", line.source, line.points)
            words.setdefault(line.source, narrator.label(line.source))
    rows = [
        Row(narrator.name(seat), thing, cause, amount)
        for (seat, thing, cause), amount in sorted(found.items())
        if amount
    ]
    return Tally(rows, words)


class ShownThought(Struct, frozen=True):
    """What a player weighed for a move: the move, why in words, the reasons as data, and what other moves were worth.

    `weighed` has the moves that it looked at, the best first: each a `move`, its `value`, and the `unit` of that:
    "wins" and "points" of futures, or "worth" by a player's weights.
    """

    step: int
    seat: int
    who: str
    move: str
    why: tuple[str, ...]
    reasons: tuple[Any, ...]
    seconds: float | None = None
    weighed: tuple[Weighed, ...] = ()


class Thoughts(tuple[ShownThought, ...]):
    """What the players of a match weighed, move by move, as far as they said so."""

    __slots__ = ()

    def by(self, who: int | str) -> Thoughts:
        """Those of one seat, by its name or number."""
        return Thoughts(each for each in self if who in (each.seat, each.who))

    def _told(self) -> Iterable[tuple[object, ...]]:
        return ((each.step, each.who, each.move, " ".join(each.why)) for each in self)

    def __repr__(self) -> str:
        return "\n".join(f"{step:3} {who}: {move}. {why}" for step, who, move, why in self._told())

    def _repr_html_(self) -> str:
        return table_html(("step", "", "", ""), list(self._told()))


def thoughts(match: Match) -> Thoughts:
    """What each player of the moves up to now weighed; a move of a person, who says nothing, is not in it."""
    narrator = match.narrator()
    return Thoughts(
        ShownThought(
            number,
            step.seat,
            narrator.name(step.seat),
            str(step.move),
            tuple(narrator.reason(reason) for reason in step.because.reasons),
            step.because.reasons,
            step.because.seconds,
            step.because.weighed,
        )
        for number, step in enumerate(match.history, start=1)
        if step.because is not None
    )
