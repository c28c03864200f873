"""The table as a board needs it: every place with what is seen in it, and every move with the thing it belongs to.

    seen = pictured(view)                     all places, common ones first, then those of each seat
    options = options_of(view, narrator)      what can be done, and what is refused with its sentence

All of it follows from a view, so a board cannot show what the seat may not know. To which place a move belongs is found
by making it in an imagined position: the first thing it moves, or the first cell that it changes, is what is pressed.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError
from realms_nb.core.narrator import Narrator
from realms_nb.own.cards import Back, TableCard
from realms_nb.own.imagining import determinize
from realms_nb.own.places import Counter, Dice, Grid, Place
from realms_nb.own.playing import legal_moves, played, why_not
from realms_nb.own.position import OwnView
from realms_nb.own.seats import SeatNumber
from realms_nb.own.table import UNSEEN

# A column of a card may be any plain value.
Column = str | int | float | bool | None


class ThingSeen(Struct, frozen=True):
    """A card, a word or a piece, or the back of what is hidden.

    `name` is None for a back; `seat` is whose piece it is; `columns` are the card's own, without name, back and icon.
    """

    name: str | None
    back: str = ""
    icon: str = ""
    seat: int | None = None
    columns: dict[str, Column] = {}


class PlaceSeen(Struct, frozen=True):
    """A place of the table: its `kind`, its `name`, the seat that owns it (None: common to all), what is seen there.

    Piles, hands and rows have `things`, the next one to be drawn first in a pile, the last one laid last in a row; a
    grid has one thing or None for each of its `cells`, row by row, `width` to a row; dice have `faces`, None under a
    cup. A counter, track or plain value has its `value`, None if it is secret, and its limits `least` and `most`.
    """

    name: str
    # One of pile, hand, row, grid, track, counter, plain, secret, dice.
    kind: str
    owner: int | None
    # How many things lie there, seen or not.
    count: int = 0
    things: tuple[ThingSeen | None, ...] = ()
    cells: tuple[str, ...] = ()
    width: int = 0
    faces: tuple[int | None, ...] = ()
    sides: int = 0
    value: str | int | float | None = None
    # The seat that the value is, for a name that holds one.
    seat: int | None = None
    hidden: bool = False
    least: int | None = None
    most: int | None = None


class TableSeen(Struct, frozen=True):
    """All that lies on the table, as one viewer sees it: who looks, whose turn it is, the round, who is out."""

    game: str
    title: str
    # The author's docstring.
    rules: str
    viewer: int | None
    turn: int | None
    round: int
    seats: int
    out: tuple[int, ...]
    teams: tuple[tuple[int, ...], ...]
    places: tuple[PlaceSeen, ...]


class OwnOption(Struct, frozen=True):
    """One move: its text, as `parse` reads it, and its words, as people read it.

    `args` are the things it is done with, as words; `place` and `owner` name the place that it is pressed on, `thing`
    which of the things there, `cell` which cell, `seat` which player's panel. All are None for a move that is pressed
    on nothing: a button of its own. `why` is the author's sentence if the move is refused; `help` explains its verb.
    """

    move: str
    words: str
    verb: str
    args: tuple[str, ...]
    place: str | None = None
    owner: int | None = None
    thing: str | None = None
    cell: str | None = None
    seat: int | None = None
    why: str | None = None
    help: str = ""
    # Which of `args` are numbers: many moves that differ in a number alone are one field to fill in.
    numbers: tuple[int, ...] = ()


def pictured(view: OwnView) -> TableSeen:
    """Everything on the table, as the viewer sees it; names that begin with _ are the author's bookkeeping."""
    play, layout = view._play, view._layout
    shown = [key for key in layout if not _name(key).startswith("_") and not (key == "box" and not view._values[key])]
    common = [key for key in shown if isinstance(key, str)]
    own = sorted((key for key in shown if not isinstance(key, str)), key=lambda key: key[1])
    return TableSeen(
        game=play._name,
        title=play._record.title,
        rules=inspect.getdoc(play._made) or "",
        viewer=view.seat,
        turn=None if view.decision is None else view.decision.seat,
        round=view._values["_round"],
        seats=view._n,
        out=tuple(seat for seat in range(view._n) if view._values["_out"] >> seat & 1),
        teams=play._teams,
        places=tuple(_place(view, key) for key in (*common, *own)),
    )


def _name(key: Any) -> str:
    return key if isinstance(key, str) else key[0]


def _place(view: OwnView, key: Any) -> PlaceSeen:
    kind, value = view._layout[key], view._values[key]
    name, owner = _name(key), None if isinstance(key, str) else key[1]
    if isinstance(kind, Place):
        things = tuple(_thing(each) for each in value)
        return PlaceSeen(name, kind.kind, owner, count=len(things), things=things)
    if isinstance(kind, Grid):
        things = tuple(None if each is None else _thing(each) for each in value)
        count = sum(each is not None for each in things)
        return PlaceSeen(name, "grid", owner, count=count, things=things, cells=kind.cells, width=kind.width)
    if isinstance(kind, Dice):
        hidden = bool(value) and value[0] is None
        return PlaceSeen(name, "dice", owner, count=len(value), faces=value, sides=kind.sides, hidden=hidden)
    assert isinstance(kind, Counter)
    if value is UNSEEN:
        return PlaceSeen(name, kind.kind, owner, hidden=True)
    seat = int(value) if type(value) is SeatNumber else None
    told = None if seat is not None else ", ".join(map(str, value)) if isinstance(value, tuple) else value
    limits = (kind.least, kind.most) if type(value) is int else (None, None)
    return PlaceSeen(name, kind.kind, owner, value=told, seat=seat, least=limits[0], most=limits[1])


def _thing(thing: Any) -> ThingSeen:
    if type(thing) is Back:
        return ThingSeen(None, thing.back)
    if type(thing) is SeatNumber:
        return ThingSeen("", seat=int(thing))
    if type(thing) is TableCard:
        columns = {name: value for name, value in thing.row.items() if name not in ("back", "icon")}
        return ThingSeen(str(thing), thing.back, str(thing.row.get("icon", "")), columns=columns)
    return ThingSeen(str(thing))


def options_of(view: OwnView, narrator: Narrator) -> tuple[OwnOption, ...]:
    """Everything that the seat to move could do, refused moves with their sentence; nothing if others are to move."""
    if view.decision is None or view.decision.seat != view.seat:
        return ()
    legal = {move.text for move in legal_moves(view)}
    world = determinize(view, Random(0))
    found: list[OwnOption] = []
    for text, (verb, args) in view._candidates.items():
        move = view._play._record.parse(text)
        why = None
        if text not in legal and (refusal := why_not(view, move)) is not None:
            why = narrator.refuse(refusal)
        place, thing, cell = _pressed_on(world, move, args) if why is None else _named_by(view, args)
        seats = [int(arg) for arg in args if type(arg) is SeatNumber]
        found.append(
            OwnOption(
                move=text,
                words=view._play._record.describe_move(move, narrator),
                verb=verb,
                args=tuple(f"seat {arg + 1}" if type(arg) is SeatNumber else str(arg) for arg in args),
                place=None if place is None else _name(place),
                owner=None if place is None or isinstance(place, str) else place[1],
                thing=thing,
                cell=cell,
                seat=seats[0] if seats else None,
                why=why,
                help=inspect.getdoc(getattr(type(view._play), verb, None)) or "",
                numbers=tuple(place for place, arg in enumerate(args) if type(arg) is int),
            )
        )
    return tuple(found)


# A place, the thing in it, the cell.
Pressed = tuple[Any, str | None, str | None]


def _pressed_on(world: Any, move: Any, args: tuple[Any, ...]) -> Pressed:
    """Where the thing lies that a move names: what it moves first, or the cell that it changes."""
    story: list[Any] = []
    try:
        played(world, move, story)
    except RealmsError:
        # An imagined position may break a rule that the real one keeps.
        return _named_by(world, args)
    for entry in story:
        if entry[0] == "moved" and isinstance(world._layout[entry[2]], Place):
            # What was drawn unseen is no thing that anybody could press.
            named = next((str(arg) for arg in args if isinstance(arg, TableCard) and arg in entry[1]), None)
            if named is not None:
                cell = next((str(arg) for arg in args if arg in _cells_of(world, entry[3])), None)
                return entry[2], named, cell
        if entry[0] == "cell" and entry[1] in args:
            source = entry[5]
            if source is not None and any(isinstance(arg, TableCard) and arg == entry[3] for arg in args):
                return source, str(entry[3]), entry[1]
            return entry[4], None, entry[1]
    return _named_by(world, args)


def _cells_of(table: Any, key: Any) -> Sequence[str]:
    kind = table._layout[key]
    return kind.cells if isinstance(kind, Grid) else ()


def _named_by(table: Any, args: tuple[Any, ...]) -> Pressed:
    """Where something lies that a move names, without making it: before the seat to move first, then anywhere open."""
    turn = table._values["_turn"]
    keys = sorted(table._layout, key=lambda key: isinstance(key, str) or key[1] != turn)
    for arg in args:
        for key in keys:
            if isinstance(arg, TableCard) and isinstance(table._layout[key], Place) and arg in table._values[key]:
                return key, str(arg), None
    for arg in args:
        for key in keys:
            if type(arg) is str and arg in _cells_of(table, key):
                return key, None, arg
    return None, None, None
