"""The table as a board needs it: every place with what is seen in it, and every move with where it is pressed.

    seen = pictured(view, past)               all places, common ones first, then those of each seat
    moves = options_of(view, narrator)        what can be done, and what is refused with its sentence
    game = game_seen(match, narrator)         how the game ends and who wins, its rules, the author's pictures

All of it follows from a view, so a board cannot show what the seat may not know. Where a move is pressed is found by
making it in an imagined position: the things it moves and the cells it changes are what is pressed.
"""

from __future__ import annotations

import inspect
from collections.abc import Sequence
from functools import cache
from typing import Any, cast

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError
from realms_nb.core.event import Event
from realms_nb.core.match import Match
from realms_nb.core.narrator import Narrator
from realms_nb.core.seen import DiceSeen, GameSeen, MoveSeen, PlaceSeen, PointsSeen, Spot, TableSeen, ThingSeen
from realms_nb.own.cards import Back, Cards, TableCard
from realms_nb.own.events import OwnActed, OwnDecided, OwnRolled, OwnTook
from realms_nb.own.images import embedded
from realms_nb.own.imagining import determinize
from realms_nb.own.places import Counter, Dice, Grid, Place
from realms_nb.own.playing import legal_moves, played, why_not
from realms_nb.own.position import OwnView
from realms_nb.own.saying import goal_of, is_bookkeeping
from realms_nb.own.seats import SeatNumber
from realms_nb.own.table import UNSEEN

# Dice that were rolled so many moves ago are still shown.
ROLLED_LATELY = 2


def pictured(view: OwnView, past: Sequence[Event] = ()) -> TableSeen:
    """Everything on the table, as the viewer sees it, and the dice that were rolled in the last moves of the past."""
    layout = view._layout
    shown = [
        key
        for key in layout
        if not is_bookkeeping(view._play, key, layout) and not (key == "box" and not view._values[key])
    ]
    common = [key for key in shown if isinstance(key, str)]
    own = sorted((key for key in shown if not isinstance(key, str)), key=lambda key: key[1])
    return TableSeen(
        viewer=view.seat,
        turn=None if view.decision is None else view.decision.seat,
        round=view._values["_round"],
        seats=view._n,
        out=tuple(seat for seat in range(view._n) if view._values["_out"] >> seat & 1),
        teams=view._play._teams,
        places=tuple(_place(view, key) for key in (*common, *own)),
        points=_points(view) if "points" in view._play._has else (),
        rolled=_rolled(past),
    )


def _points(view: OwnView) -> tuple[PointsSeen, ...]:
    parts = [tuple((str(line.source), line.points) for line in sheet.lines) for sheet in view.scores]
    return tuple(
        PointsSeen(each if len(each) > 1 else (), sheet.total if each else None)
        for each, sheet in zip(parts, view.scores, strict=True)
    )


def game_seen(match: Match, narrator: Narrator) -> GameSeen:
    """The goal by the rules in force, the docstring, and the pictures of cards with a column `image`."""
    made = cast(Any, match.game).python
    tables = [rule for name in match.rules.__struct_fields__ if isinstance(rule := getattr(match.rules, name), Cards)]
    found = {name: embedded(card.row.get("image")) for table in tables for name, card in table.kinds.items()}
    images = {name: image for name, image in found.items() if image is not None}
    return GameSeen(goal_of(made, match.rules, narrator), inspect.getdoc(made) or "", images)


def _rolled(past: Sequence[Event]) -> DiceSeen | None:
    moves = 0
    for event in reversed(past):
        if isinstance(event, OwnRolled):
            return DiceSeen(event.seat, tuple(map(int, event.dice.split(", "))))
        moves += isinstance(event, OwnActed | OwnTook | OwnDecided)
        if moves == ROLLED_LATELY:
            break
    return None


def _name(key: Any) -> str:
    return key if isinstance(key, str) else key[0]


def _owner(key: Any) -> int | None:
    return None if isinstance(key, str) else key[1]


def _place(view: OwnView, key: Any) -> PlaceSeen:
    kind, value = view._layout[key], view._values[key]
    name, owner = _name(key), _owner(key)
    if isinstance(kind, Place):
        things = tuple(_thing(each) for each in value)
        # Every kind of place says by `kind` what it is drawn as.
        return PlaceSeen(name, kind.kind, len(things), owner, things=things)  # pyright: ignore[reportArgumentType]  # see above
    if isinstance(kind, Grid):
        things = tuple(None if each is None else _thing(each) for each in value)
        count = sum(each is not None for each in things)
        return PlaceSeen(name, "grid", count, owner, things=things, cells=kind.cells, width=kind.width)
    if isinstance(kind, Dice):
        hidden = True if value and value[0] is None else None
        return PlaceSeen(name, "dice", len(value), owner, faces=value, sides=kind.sides, hidden=hidden)
    assert isinstance(kind, Counter)
    drawn: Any = kind.kind
    if value is UNSEEN:
        return PlaceSeen(name, drawn, 0, owner, hidden=True)
    seat = int(value) if type(value) is SeatNumber else None
    told = None if seat is not None else ", ".join(map(str, value)) if isinstance(value, tuple) else value
    limits = (kind.least, kind.most) if type(value) is int else (None, None)
    return PlaceSeen(name, drawn, 0, owner, value=told, seat=seat, least=limits[0], most=limits[1])


def _thing(thing: Any) -> ThingSeen:
    if type(thing) is Back:
        return ThingSeen(back=thing.back or None)
    if type(thing) is SeatNumber:
        return ThingSeen("", seat=int(thing))
    if type(thing) is not TableCard:
        return ThingSeen(str(thing))
    row = thing.row
    columns = {
        name: value
        for name, value in row.items()
        if name not in ("back", "icon", "image") and isinstance(value, str | int | float | bool)
    }
    return ThingSeen(str(thing), thing.back or None, str(row.get("icon") or "") or None, columns=columns or None)


def options_of(view: OwnView, narrator: Narrator) -> tuple[MoveSeen, ...]:
    """Everything that the seat to move could do, refused moves with their sentence; nothing if others are to move."""
    if view.decision is None or view.decision.seat != view.seat:
        return ()
    record, legal = view._play._record, {move.text for move in legal_moves(view)}
    finder = _Things(view)
    # Where refused moves belong is known from those that can be made, so these come first.
    spots = {
        text: finder.spots(record.parse(text), *view._candidates[text]) for text in view._candidates if text in legal
    }
    found: list[MoveSeen] = []
    for text, (verb, args) in view._candidates.items():
        move = record.parse(text)
        refusal = None if text in legal else why_not(view, move)
        found.append(
            MoveSeen(
                move=text,
                words=record.describe_move(move, narrator),
                verb=verb,
                args=tuple(narrator.name(int(arg)) if type(arg) is SeatNumber else str(arg) for arg in args),
                spots=spots[text] if text in spots else finder.named(verb, args),
                numbers=tuple(place for place, arg in enumerate(args) if type(arg) is int),
                asks=_asks(type(view._play), verb, len(args)),
                help=inspect.getdoc(getattr(type(view._play), verb, None)) or "",
                why=None if refusal is None else narrator.refuse(refusal),
            )
        )
    return tuple(found)


@cache
def _asks(made: type, verb: str, count: int) -> tuple[str, ...]:
    """What the method of a move calls the things that it is done with."""
    names = list(inspect.signature(getattr(made, verb)).parameters)[2:]
    return tuple((names + [""] * count)[:count])


class _Things:
    """Finds where the things of moves are pressed."""

    def __init__(self, view: OwnView) -> None:
        self.view = view
        self.world = determinize(view, Random(0))
        turn = view._values["_turn"]
        # What the seat to move has is looked at first.
        self.keys = sorted(view._layout, key=lambda key: isinstance(key, str) or key[1] != turn)
        # (verb, which of its things) -> the grid on which moves of that verb were made.
        self.grids: dict[tuple[str, int], Any] = {}

    def spots(self, move: Any, verb: str, args: tuple[Any, ...]) -> tuple[Spot | None, ...]:
        """Where the things of a move lie: what it moves, the cells that it changes; otherwise whatever is called so."""
        story: list[Any] = []
        try:
            played(self.world, move, story)
        except RealmsError:
            # An imagined position may break a rule that the real one keeps.
            return self.named(verb, args)
        from_where: dict[str, Any] = {}
        cells: dict[str, Any] = {}
        for entry in story:
            if entry[0] == "moved":
                for thing in entry[1]:
                    from_where.setdefault(str(thing), entry[2])
            elif entry[0] == "cell":
                cells.setdefault(entry[1], entry[4])
                if entry[5] is not None:
                    from_where.setdefault(str(entry[3]), entry[5])
        for place, arg in enumerate(args):
            if type(arg) is str and arg in cells:
                self.grids[verb, place] = cells[arg]
        return self.named(verb, args, from_where)

    def named(
        self, verb: str, args: tuple[Any, ...], from_where: dict[str, Any] | None = None
    ) -> tuple[Spot | None, ...]:
        """The same without making the move."""
        return tuple(self._spot(arg, self.grids.get((verb, place)), from_where or {}) for place, arg in enumerate(args))

    def _spot(self, arg: Any, grid: Any, from_where: dict[str, Any]) -> Spot | None:
        if type(arg) is SeatNumber:
            return Spot(seat=int(arg))
        if not isinstance(arg, str):
            return None
        if grid is None:
            told = from_where.get(str(arg))
            first = [] if told is None else [told]
            for key in (*first, *self.keys):
                # What is hidden from whoever looks can be pressed nowhere.
                if isinstance(self.view._layout[key], Place) and arg in self.view._values[key]:
                    return Spot(_name(key), _owner(key), thing=str(arg))
        for key in self.keys if grid is None else (grid,):
            kind = self.view._layout[key]
            if isinstance(kind, Grid) and arg in kind.at:
                return Spot(_name(key), _owner(key), cell=str(arg))
        return None
