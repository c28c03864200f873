"""A game in numbers: moves are whole numbers, a view is a row of numbers, the end is a reward for every seat.

A game may list its moves and write its views as numbers in its module `adapters`. A game without it gets both
all the same: its legal moves are numbered in the order of their texts, and its views are hashed.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from functools import cached_property, lru_cache
from hashlib import blake2b
from types import ModuleType
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from realms_nb.core.errors import BadSetup, RealmsError, UnknownName, shown
from realms_nb.core.game import AnyGame, checked_game, game_named, known_games
from realms_nb.core.registry import part
from realms_nb.simulation.entrants import checked_rules

# Where a game has no list of its moves, so many legal moves can be told apart.
SPARE = 1_000
HASHES = 256
# No game is asked whether more can play.
MOST_SEATS = 10
# Numbers of an observation never leave these bounds.
LEAST, MOST = -10.0, 10.0

# Stands for the standard rules.
STANDARD = "standard"

# What a row of numbers or a text about a view leaves out: the rules never change, the rest follows from what is told.
FOLLOWS = {"rules", "scores", "outcome"}


Turned = Callable[[NDArray[np.float32], int], NDArray[np.float32]]


class WrongAction(RealmsError, ValueError):
    """A number that stands for no move, or for none that is allowed now."""


def own(game: AnyGame, name: str, otherwise: Any = None) -> Any:
    """What the module `adapters` of a game has under a name, or something else if it has nothing there."""
    place = game.package, game.name
    if place not in _rooms:
        _rooms[place] = part("adapters", game)
    module = _rooms[place]
    return getattr(module, name) if name in getattr(module, "__all__", ()) else otherwise


# Package and name of a game -> its part of this room, which is asked for at every move.
_rooms: dict[tuple[str, str], ModuleType | None] = {}


def short_name(game: AnyGame) -> str:
    """What a game is called in the lists of others: `minute`, `sand`, or its own name."""
    return own(game, "SHORT", game.name)


class Encoder:
    """One game with its rules and its number of seats, in numbers."""

    def __init__(self, game: AnyGame | str, seats: int, rules: Any = None) -> None:
        self.game = record_of(game)
        self.rules = rules_of(self.game, rules)
        self.seats = seats
        # The game itself says which numbers of seats it can serve.
        self.game.setup(seats=seats, seed=0, rules=self.rules)
        # A pattern may stand on the same fields in two ways of colouring them: that is one move.
        self.moves = tuple(dict.fromkeys(own(self.game, "every_move", lambda rules: ())(self.rules)))
        self.spare: int = own(self.game, "spare", lambda rules: SPARE)(self.rules)
        self._numbers = {move: number for number, move in enumerate(self.moves)}
        self._texts: dict[int, str] = {}
        self._layout = own(self.game, "Layout", HashedLayout)(self.rules, seats)
        # Whether all seats know the same, so that their views differ in nothing but whose they are.
        self.open: bool = not own(self.game, "private", lambda rules: True)(self.rules)
        # Where they do, the row of another seat may be had by turning the table.
        self.turned: Turned | None = getattr(self._layout, "turned", None)

    def __reduce__(self) -> tuple[Any, ...]:
        # The tables are made anew where it arrives: they are larger than what they are made from.
        return desk_for, (self.game.name, self.seats, pack(self.game, self.rules))

    def __deepcopy__(self, memo: Any) -> Encoder:
        return self

    @property
    def actions(self) -> int:
        """How many numbers there are for moves."""
        return len(self.moves) + self.spare

    @property
    def columns(self) -> tuple[str, ...]:
        """What each number of an observation tells."""
        return self._layout.columns

    @cached_property
    def size(self) -> int:
        """How many numbers an observation has."""
        return len(self.columns)

    def legal(self, state: Any) -> dict[int, Any]:
        """The legal moves by number, the lowest number first. Moves that are on no list stand behind, by their text."""
        return {} if state.decision is None else self.numbered(self.game.legal_moves(state))

    def numbered(self, moves: Sequence[Any]) -> dict[int, Any]:
        """These legal moves by number."""
        numbered: dict[int, Any] = {}
        others: list[Any] = []
        numbers = self._numbers
        for move in moves:
            number = numbers.get(move)
            if number is None:
                others.append(move)
            else:
                numbered[number] = move
        if others:
            if len(others) > self.spare:
                raise RealmsError(code="door_no_numbers", title=self.game.title, count=len(others) - self.spare)
            numbered |= enumerate(sorted(others, key=str), start=len(self.moves))
        return dict(sorted(numbered.items()))

    def pick(self, legal: dict[int, Any], action: Any) -> Any:
        """The legal move behind a number; a number that is none is refused in a sentence."""
        try:
            return legal[int(action)]
        except (KeyError, TypeError, ValueError):
            listed = isinstance(action, int | np.integer) and 0 <= action < len(self.moves)
            facts = {"given": shown(action), "count": len(legal)}
            if listed:
                move = str(self.moves[int(action)])
                raise WrongAction(code="action_not_allowed", move=move, **facts) from None
            raise WrongAction(code="wrong_action", **facts) from None

    def text(self, action: int) -> str | None:
        """The text of a move that is on the list."""
        text = self._texts.get(action)
        if text is None and 0 <= action < len(self.moves):
            text = self._texts[action] = str(self.moves[action])
        return text

    def mask(self, legal: dict[int, Any]) -> NDArray[np.int8]:
        """One for every number that may be played, zero for the others."""
        mask = np.zeros(self.actions, np.int8)
        mask[list(legal)] = 1
        return mask

    def observation(self, view: Any) -> NDArray[np.float32]:
        """A view as a row of numbers; what they are is told by `columns`."""
        return np.clip(self._layout.numbers(view), LEAST, MOST, dtype=np.float32)

    def result(self, state: Any) -> list[float]:
        """What the end is worth to every seat: 1 for a victory, shared among those who share it, and as much less for
        the others that all is 0 together. Who plays alone gets their points.
        """
        outcome = self.game.outcome(state)
        if outcome is None:
            return [0.0] * self.seats
        if self.seats == 1:
            return [float(self.game.scores(state)[0].total)]
        part = self.seats / max(1, len(outcome.winners))
        return [((part if seat in outcome.winners else 0.0) - 1) / (self.seats - 1) for seat in range(self.seats)]

    def points(self, state: Any) -> list[float]:
        """The points of every seat as they stand."""
        return [float(sheet.total) for sheet in self.game.scores(state)]


@lru_cache(maxsize=64)
def desk_for(game: str, seats: int, rules: str) -> Encoder:
    """The desk of a game by texts, made once."""
    record = game_named(game)
    return Encoder(record, seats, unpack(record, rules))


def pack(game: AnyGame, rules: Any) -> str:
    """Rules as one word of letters, digits, - and _, as OpenSpiel's texts want it."""
    if rules == game.STANDARD:
        return STANDARD
    data = json.dumps(game.pack_rules(rules), separators=(",", ":"), ensure_ascii=False)
    return urlsafe_b64encode(zlib.compress(data.encode(), 9)).decode().rstrip("=")


def unpack(game: AnyGame, text: str) -> Any:
    """The rules of such a word."""
    if text == STANDARD:
        return game.STANDARD
    try:
        data = json.loads(zlib.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4))))
    except (ValueError, zlib.error) as error:
        raise BadSetup(code="door_rules_unreadable", given=shown(text)) from error
    return game.unpack_rules(data)


class HashedLayout:
    """Numbers for the views of any game: every fact has its place in the row by a hash of its name.

    Two facts may fall on the same place; a row of this length keeps that rare. Nothing but the view goes in.
    """

    def __init__(self, rules: Any, seats: int) -> None:
        self.columns = tuple(f"facts with hash {place}" for place in range(HASHES))

    def numbers(self, view: Any) -> NDArray[np.float32]:
        """Whole numbers are added at the place of their name, in tens; words count one at theirs."""
        row = np.zeros(HASHES, np.float32)
        self._add(row, "", plain(view))
        # A view in which everything is 0 is still a view.
        row[_hash("view")] += 1
        return row

    def _add(self, row: NDArray[np.float32], name: str, value: Any) -> None:
        if isinstance(value, dict):
            for key, inner in value.items():
                self._add(row, f"{name}/{key}", inner)
        elif isinstance(value, list | tuple):
            for place, inner in enumerate(value):
                self._add(row, f"{name}/{place}", inner)
        elif isinstance(value, bool | int | float):
            row[_hash(name)] += float(value) / 10
        elif value is not None:
            row[_hash(f"{name}={value}")] += 1


def plain(view: Any) -> dict[str, Any]:
    """A view as plain values: cards by their names, decisions with their kind, rules and sums left out."""
    fields: Sequence[str] = getattr(view, "__struct_fields__", ())
    return {name: _plain(getattr(view, name)) for name in dict.fromkeys((*fields, "decision")) if name not in FOLLOWS}


_ATOMS = frozenset({str, int, float, bool, type(None)})


def _plain(value: Any) -> Any:
    kind = type(value)
    if kind in _ATOMS:
        return value
    if kind is tuple or kind is list:
        # Most rows are rows of names, and stay as they are.
        return value if _ATOMS.issuperset(map(type, value)) else [_plain(item) for item in value]
    if isinstance(value, msgspec.Struct):
        name = getattr(value, "name", None)
        if isinstance(name, str):
            return name
        return {"kind": kind.__name__} | {key: _plain(getattr(value, key)) for key in value.__struct_fields__}
    return value


def _hash(name: str) -> int:
    return int.from_bytes(blake2b(name.encode(), digest_size=4).digest(), "big") % HASHES


def record_of(game: AnyGame | str) -> AnyGame:
    """A game by its name, or the record itself."""
    return game_named(game) if isinstance(game, str) else checked_game(game, "A door")


def served(game: AnyGame) -> list[int]:
    """The numbers of seats that a game can serve with its standard rules."""
    numbers: list[int] = []
    for seats in range(1, MOST_SEATS + 1):
        try:
            game.setup(seats=seats, seed=0, rules=game.STANDARD)
            numbers.append(seats)
        except RealmsError:
            continue
    return numbers


def playable() -> list[AnyGame]:
    """The games that are put on the lists of others: all that can be set up. A game that somebody is still writing, and
    that fails so far, keeps nobody from the others.
    """
    return [game for game in map(game_named, known_games()) if served(game)]


def rules_of(game: AnyGame, rules: Any) -> Any:
    """The rules to play by: those given, the standard with the changes of a dict, or the standard."""
    return game.STANDARD.changed(**rules) if isinstance(rules, dict) else checked_rules(game, rules)


def one_of(value: Any, known: Sequence[str], what: str) -> str:
    """A word that is one of those known."""
    if value not in known:
        raise UnknownName(code="door_option", what=what, known=", ".join(known), given=shown(value))
    return value
