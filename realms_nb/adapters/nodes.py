"""What nobody at the table has seen: whether a move reveals some of it, and how it can be dealt anew.

A search that is handed a position must find nothing in it that its players do not know. So whatever a move reveals is
drawn at that moment, and not before: the order of the piles in a position means nothing.

Where a game with explicit chance stands: what a seat may do, what chance may do, and what follows.

Nothing here knows OpenSpiel; it is what its states are made of.
"""

from __future__ import annotations

import io
import pickle
from collections import Counter
from typing import Any
from weakref import ref

import msgspec
import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from realms_nb.adapters.encoding import Encoder, own, plain
from realms_nb.core.chance import Random, branch, stream
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import AnyGame

# So often a deal is drawn for a game that does not deal anew itself, until nobody's knowledge is contradicted.
TRIES = 1_000


def reveals(game: AnyGame, before: Any, after: Any) -> bool:
    """Whether something that nobody had seen has come to light between two positions.

    A game says how much is hidden, pile by pile (`hidden` in its module `adapters`); otherwise the fields of its views
    that begin with `unseen_` do.
    """
    count = own(game, "hidden")
    if count is not None:
        return any(late < early for early, late in zip(count(before), count(after), strict=True))
    return bool(_unseen(game, before) - _unseen(game, after))


def redealt(game: AnyGame, state: Any, rng: Random) -> Any:
    """A position that no seat can tell from this one, with all that nobody has seen dealt anew."""
    deal = own(game, "redealt")
    if deal is not None:
        return deal(state, rng)
    seats = range(len(game.scores(state)))
    views = [game.view_for(state, seat) for seat in seats]
    view = views[state.decision.seat]
    for _ in range(TRIES):
        drawn = game.determinize(view, rng)
        # What others know of their own must stay: a deal that takes it from them is no deal of this position.
        if all(game.view_for(drawn, seat) == views[seat] for seat in seats):
            return drawn
    raise RealmsError(code="door_private_cards", title=game.title)


def _unseen(game: AnyGame, state: Any) -> Counter[str]:
    """Whatever no seat has seen, as texts."""
    shared: Counter[str] | None = None
    for seat in range(len(game.scores(state))):
        facts = plain(game.view_for(state, seat))
        seen = Counter(
            f"{name}={item}" for name, row in facts.items() if name.startswith("unseen_") for item in _flat(row)
        )
        shared = seen if shared is None else shared & seen
    return shared or Counter()


def _flat(row: Any) -> list[Any]:
    return [item for part in row for item in _flat(part)] if isinstance(row, list | tuple) else [row]


class Node:
    """Where a game of OpenSpiel stands: a position, the move that chance must answer, and the name of this history.

    It is never changed, so copies of a state may share it; what was once worked out is kept. In a game so small that
    its deals are listed (`whole`), that includes what follows: algorithms that walk its tree walk it many times.
    """

    __slots__ = (
        "__weakref__",
        "_facts",
        "_following",
        "_last",
        "_legal",
        "_outcomes",
        "_rows",
        "_texts",
        "_views",
        "desk",
        "key",
        "move",
        "position",
        "whole",
    )

    def __init__(self, desk: Encoder, position: Any, key: int, move: Any = None, *, whole: bool = False) -> None:
        self.desk, self.position, self.key, self.move = desk, position, key, move
        self.whole = whole
        self._following: dict[int, Node] = {}
        self._last: tuple[int, ref[Node]] | None = None
        self._legal: dict[int, Any] | None = None
        self._views: dict[int, Any] = {}
        self._texts: dict[int, str] = {}
        self._facts: dict[str, Any] | None = None
        self._rows: dict[int, NDArray[np.float32]] = {}
        self._outcomes: list[tuple[Any, float]] | None = None

    def __deepcopy__(self, memo: Any) -> Node:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Written down with all that nobody has seen in an order that tells nothing."""
        position = self.position
        if position is not None and position.decision is not None:
            position = redealt(self.desk.game, position, stream(0))
        # The desk knows the rules: they need not be written, nor checked when they are read.
        written = io.BytesIO()
        _Writer(written, self.desk.rules).dump((position, self.move))
        return _read, (self.desk, written.getvalue(), self.key)

    @property
    def legal(self) -> dict[int, Any]:
        """The legal moves by number."""
        if self._legal is None:
            self._legal = self.desk.legal(self.position)
        return self._legal

    def view(self, seat: int) -> Any:
        """The position as a seat sees it."""
        if seat not in self._views:
            if seat and self.desk.open:
                self._views[seat] = structs.replace(self.view(0), seat=seat)
            else:
                self._views[seat] = self.desk.game.view_for(self.position, seat)
        return self._views[seat]

    def text(self, seat: int) -> str:
        """What a seat sees, as one line of JSON."""
        if self.position is None:
            return f"seat {seat} before the first deal"
        if seat not in self._texts:
            if self.desk.open:
                if self._facts is None:
                    self._facts = plain(self.view(0))
                facts = self._facts | {"seat": seat}
            else:
                facts = plain(self.view(seat))
            self._texts[seat] = msgspec.json.encode(facts).decode()
        return self._texts[seat]

    def row(self, seat: int) -> NDArray[np.float32]:
        """What a seat sees, in numbers; nobody may change them."""
        if seat not in self._rows:
            turned = self.desk.turned
            if seat and self.desk.open and turned is not None:
                self._rows[seat] = turned(self.row(0), seat)
            else:
                self._rows[seat] = self.desk.observation(self.view(seat))
        return self._rows[seat]

    def ways(self, most: int) -> list[tuple[Any, float]] | None:
        """The positions among which chance chooses, if they can be listed."""
        if self._outcomes is None:
            game, desk = self.desk.game, self.desk
            if self.position is None:
                deals = own(game, "deals", lambda *_: None)(desk.rules, desk.seats, most)
                found = None if deals is None else [(deal, 1 / len(deals)) for deal in deals]
            else:
                listed = own(game, "outcomes", lambda *_: None)(self.position, self.move, most)
                found = None if listed is None else [(game.apply(way, self.move), chance) for way, chance in listed]
            self._outcomes = found or []
        return self._outcomes or None

    @property
    def asks_chance(self) -> bool:
        """Whether chance must answer: before the first deal, and after a move that reveals something."""
        return self.position is None or self.move is not None

    def then(self, action: int, most: int) -> Node:
        """What follows on an action of a seat or of chance."""
        node = self._following.get(action)
        if node is None and self._last is not None and self._last[0] == action:
            # A state and its copy, or its child, often play the same: they share what follows while one of them lives.
            node = self._last[1]()
        if node is None:
            node = self._drawn(action, most) if self.asks_chance else self._played(action)
            self._last = action, ref(node)
            if self.whole:
                self._following[action] = node
        return node

    def _played(self, action: int) -> Node:
        """After a move of a seat: the next position, or the same one with a question to chance."""
        desk, move = self.desk, self.desk.pick(self.legal, action)
        after, key = desk.game.apply(self.position, move), branch(self.key, action)
        if reveals(desk.game, self.position, after):
            return Node(desk, self.position, key, move, whole=self.whole)
        return Node(desk, after, key, whole=self.whole)

    def _drawn(self, outcome: int, most: int) -> Node:
        """After chance has chosen."""
        game, desk, key = self.desk.game, self.desk, branch(self.key, outcome)
        ways = self.ways(most)
        if ways is not None:
            position = ways[outcome][0]
        elif self.position is None:
            position = game.setup(desk.seats, key, desk.rules)
        else:
            position = game.apply(redealt(game, self.position, stream(key)), self.move)
        return Node(desk, position, key, whole=self.whole)


class _Writer(pickle.Pickler):
    def __init__(self, file: io.BytesIO, rules: Any) -> None:
        super().__init__(file)
        self._rules = rules

    def persistent_id(self, obj: Any) -> str | None:
        return "rules" if obj is self._rules and obj is not None else None


class _Reader(pickle.Unpickler):
    def __init__(self, file: io.BytesIO, rules: Any) -> None:
        super().__init__(file)
        self._rules = rules

    def persistent_load(self, pid: str) -> Any:
        return self._rules


def _read(desk: Encoder, written: bytes, key: int) -> Node:
    position, move = _Reader(io.BytesIO(written), desk.rules).load()
    return Node(desk, position, key, move)
