"""What happens in somebody's own game, as facts that the whole table may hear, and how they are made of a move.

A move writes down what it does, one entry a deed; what goes from one hidden place to another is told without its name.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, ClassVar

from realms_nb.core.event import SEAT, Event, Seat
from realms_nb.own.cards import TableCard
from realms_nb.own.places import Dice, Place
from realms_nb.own.saying import is_bookkeeping
from realms_nb.own.seats import SeatNumber, TableSeat

if TYPE_CHECKING:
    from realms_nb.own.position import Act, Position

MaybeSeat = Annotated[int | None, SEAT]


class OwnActed(Event, frozen=True):
    """A move was made; hidden if what it was done with is not told."""

    rule: ClassVar[str] = "move"
    seat: Seat
    move: str
    hidden: bool = False


class OwnTook(Event, frozen=True):
    """A move was made that took the thing that it names somewhere."""

    rule: ClassVar[str] = "move"
    seat: Seat
    move: str
    target: str
    hidden: bool


class OwnDecided(Event, frozen=True):
    """A move was made of which nobody else may know anything."""

    rule: ClassVar[str] = "move"
    seat: Seat


class OwnMoved(Event, frozen=True):
    """Things went from one place to another; hidden ones are only counted."""

    rule: ClassVar[str] = "move"
    what: str
    count: str
    hidden: bool
    giver: MaybeSeat
    source: str
    taker: MaybeSeat
    target: str


class OwnShowed(Event, frozen=True):
    """A seat laid open what it had hidden from the others."""

    rule: ClassVar[str] = "move"
    seat: Seat
    what: str
    target: str


class OwnCounted(Event, frozen=True):
    """A number or a word changed."""

    rule: ClassVar[str] = "move"
    seat: MaybeSeat
    word: str
    before: str
    after: str


class OwnPut(Event, frozen=True):
    """Something came to a cell of a grid: a thing, or a piece of a seat."""

    rule: ClassVar[str] = "move"
    seat: MaybeSeat
    thing: str
    cell: str
    place: str


class OwnLeft(Event, frozen=True):
    """Something left a cell of a grid."""

    rule: ClassVar[str] = "move"
    seat: MaybeSeat
    thing: str
    cell: str
    place: str


class OwnRolled(Event, frozen=True):
    """Dice were rolled in the open."""

    rule: ClassVar[str] = "chance"
    seat: Seat
    dice: str


class OwnDiceRolled(Event, frozen=True):
    """Dice that lie on the table were rolled; hidden ones are only counted."""

    rule: ClassVar[str] = "chance"
    dice: str
    count: str
    hidden: bool
    owner: MaybeSeat
    place: str


class OwnShuffled(Event, frozen=True):
    """A place was shuffled."""

    rule: ClassVar[str] = "chance"
    owner: MaybeSeat
    place: str


class OwnLooked(Event, frozen=True):
    """A seat looked at things that the others do not see."""

    rule: ClassVar[str] = "move"
    seat: Seat
    count: str
    owner: MaybeSeat
    place: str


class OwnPassed(Event, frozen=True):
    """Everybody handed something on."""

    rule: ClassVar[str] = "move"
    word: str


class OwnRevealed(Event, frozen=True):
    """What was secret is seen by all."""

    rule: ClassVar[str] = "move"
    seat: MaybeSeat
    word: str
    value: str


class OwnOut(Event, frozen=True):
    """A seat is out of the game."""

    rule: ClassVar[str] = "move"
    seat: Seat


class OwnRoundEnded(Event, frozen=True):
    """Everybody had a turn."""

    rule: ClassVar[str] = "round"
    round: str


class OwnWon(Event, frozen=True):
    """The game is over."""

    rule: ClassVar[str] = "winning"
    brief: ClassVar[bool] = True
    seats: tuple[Seat, ...]
    points: str


class OwnLost(Event, frozen=True):
    """The game is over, and nobody has won."""

    rule: ClassVar[str] = "winning"
    brief: ClassVar[bool] = True
    points: str


def told(before: Position, move: Act, story: list[Any], after: Position, outcome: Any) -> tuple[Event, ...]:
    """The facts of a move, in the order in which they happened."""
    seat, layout, everybody = before._values["_turn"], after._layout, before._everybody
    verb, args = before._candidates[move.text]
    lead = next((entry for entry in story if entry[0] in ("moved", "cell")), None)
    folded = lead if _names_its_thing(lead, args) else None
    wrote = any(entry[0] == "wrote" for entry in story)
    secret = folded is not None and folded[0] == "moved" and not _is_open(folded, layout, everybody)
    # What lies open is told, though something of the same name may have been drawn unseen.
    shown = () if folded is None or secret else folded[1] if folded[0] == "moved" else (folded[3],)
    named = tuple(arg for arg in args if arg not in shown)
    hidden = secret or wrote or any(_hides(entry, named, layout, everybody) for entry in story)
    # Where several things could have been done in secret, even the word would tell.
    silent = wrote and len({each for each, _ in before._candidates.values()}) > 1
    text = verb if hidden else move.text
    events: list[Event] = []
    if silent:
        events.append(OwnDecided(seat))
    elif folded is not None and folded[0] == "moved":
        events.append(OwnTook(seat, text, _owned(folded[3])[1], hidden))
    else:
        events.append(OwnActed(seat, text, hidden))
    for entry in story:
        if entry is not folded:
            _tell(events, entry, seat, after)
    if outcome is not None:
        totals = ", ".join(str(after._play._sheet(after, each).total) for each in range(after._n))
        # The end of the game is no end of a round: no other one follows.
        events = [event for event in events if not isinstance(event, OwnRoundEnded)]
        events.append(OwnWon(outcome.winners, totals) if outcome.winners else OwnLost(totals))
    return tuple(events)


def _tell(events: list[Event], entry: Any, seat: int, after: Position) -> None:
    layout, everybody = after._layout, after._everybody
    match entry:
        case ("moved", things, source, target):
            hidden = not _is_open(entry, layout, everybody)
            what = "" if hidden else ", ".join(things)
            shows = not hidden and layout.watch.get(source, everybody) != everybody
            (giver, source), (taker, target) = _owned(source), _owned(target)
            if shows and giver is not None and giver == taker:
                events.append(OwnShowed(giver, what, target))
            else:
                # What stays with one seat names it once.
                giver = None if giver == taker else giver
                events.append(OwnMoved(what, str(len(things)), hidden, giver, source, taker, target))
        case ("number", key, old, new):
            who, word = _owned(key)
            if not is_bookkeeping(after._play, key, layout):
                events.append(OwnCounted(who, word, _written(old), _written(new)))
        case ("cell", cell, old, new, key, _):
            thing = old if new is None else new
            whose = int(thing) if type(thing) is SeatNumber else None
            kind = OwnLeft if new is None else OwnPut
            events.append(kind(whose, "" if whose is not None else str(thing), cell, _owned(key)[1]))
        case ("dice", found, None):
            events.append(OwnRolled(seat, ", ".join(map(str, found))))
        case ("dice", found, key):
            hidden = layout.watch[key] != everybody
            dice = "" if hidden else ", ".join(map(str, found))
            events.append(OwnDiceRolled(dice, str(len(found)), hidden, *_owned(key)))
        case ("shuffled", key):
            events.append(OwnShuffled(*_owned(key)))
        case ("looked", who, count, key):
            events.append(OwnLooked(who, str(count), *_owned(key)))
        case ("passed", word):
            events.append(OwnPassed(word))
        case ("revealed", key, value):
            who, word = _owned(key)
            shown = ", ".join(map(str, value)) if isinstance(layout[key], Dice) else _written(value)
            events.append(OwnRevealed(who, word, shown))
        case ("out", who):
            events.append(OwnOut(who))
        case ("round", number):
            events.append(OwnRoundEnded(str(number)))
        case _:
            # What was written in secret is told by nobody.
            pass


def _names_its_thing(lead: Any, args: tuple[Any, ...]) -> bool:
    """Whether a move names the one thing that it moves first: then one sentence tells both."""
    if lead is None:
        return False
    if lead[0] == "cell":
        return lead[1] in args and (lead[3] in args or type(lead[3]) is SeatNumber)
    return len(lead[1]) == 1 and any(isinstance(arg, TableCard) and arg == lead[1][0] for arg in args)


def _hides(entry: Any, args: tuple[Any, ...], layout: Any, everybody: int) -> bool:
    """Whether this deed took something in secret that the move names."""
    return entry[0] == "moved" and not _is_open(entry, layout, everybody) and any(thing in args for thing in entry[1])


def _is_open(entry: Any, layout: Any, everybody: int) -> bool:
    """Whether everybody sees where these things come from, or where they go."""
    return any(not isinstance(layout[key], Place) or layout.watch[key] == everybody for key in (entry[2], entry[3]))


def _owned(key: Any) -> tuple[int | None, str]:
    return (None, key) if isinstance(key, str) else (key[1], key[0])


def _written(value: Any) -> str:
    if type(value) is SeatNumber or type(value) is TableSeat:
        return f"seat {int(value) + 1}"
    if value is None or value == "":
        return "–"
    return ", ".join(map(_written, value)) if isinstance(value, tuple) else str(value)
