"""A match without its future: what chance has said so far is kept, what nobody has seen yet is drawn anew.

Every draw of a game has a number, so what came of it can be kept by that number: faces of dice, or things in the order
of a shuffle. Of a shuffle only those are kept that some seat has come to know since. Hands that somebody holds and
secrets that somebody chose are no future: their seat knows them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from realms_nb.core.chance import Deal, checked_seed, secret_seed
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.own.cards import TableCard
from realms_nb.own.chance import SETUP, UNTOLD, DrawNumber, Happened, KnownChance, Told
from realms_nb.own.knowledge import TOGETHER, known_to
from realms_nb.own.places import Grid

if TYPE_CHECKING:
    from realms_nb.core.history import Step
    from realms_nb.own.position import Act, Position
    from realms_nb.own.record import OwnGame

# The pile of a deal that holds what is to come; without it that is drawn anew.
TO_COME = "seed"
# So many other futures must lead to the same position before a match is handed on without its own.
FUTURES = 6


class OwnDeals:
    """How a match of somebody's own game is handed on without its future, and taken up again."""

    def __init__(self) -> None:
        self.game: OwnGame

    def revealed(
        self, seats: int, seed: int | None, deal: Deal | None, rules: Any, start: Position, steps: Sequence[Step]
    ) -> Deal:
        """What came to light by these moves. Where what nobody saw has decided something, nobody can hand that on."""
        moves = [step.move for step in steps]
        told, seed = _read(deal or {}) if seed is None else ({}, seed)
        found = self._come_to_light(seats, KnownChance.of(seed or 0, told, []), rules, moves)
        played = self._played(seats, KnownChance.of(seed or 0, told), rules, moves)
        totals = [sheet.total for sheet in self.game.scores(played[-1])]
        for _ in range(FUTURES):
            try:
                state = self._played(seats, KnownChance.of(secret_seed(), found), rules, moves)[-1]
                same = [sheet.total for sheet in self.game.scores(state)] == totals
            except RealmsError:
                same = False
            if not same:
                raise BadSetup(code="own-future-known", title=self.game.title)
        return {_name(number): came for number, came in found.items()}

    def begun(self, deal: object, seats: int, rules: Any) -> tuple[Deal, Position]:
        """The first position of a match that begins so, and all its chance; what is not told is drawn by a secret."""
        told, seed = _read(deal)
        seed = secret_seed() if seed is None else seed
        whole: dict[str, tuple[str | int, ...]] = {_name(number): came for number, came in told.items()}
        return whole | {TO_COME: (seed,)}, self.game.setup(seats, KnownChance.of(seed, told), rules)

    def _played(self, seats: int, chance: KnownChance, rules: Any, moves: Sequence[Act]) -> list[Position]:
        positions = [self.game.setup(seats, chance, rules)]
        for move in moves:
            positions.append(self.game.apply(positions[-1], move))
        return positions

    def _come_to_light(self, seats: int, chance: KnownChance, rules: Any, moves: Sequence[Act]) -> Told:
        """Of everything that chance decided, what some seat has come to know before it was decided anew."""
        heard = cast("list[Happened]", chance.heard)
        positions, steps = [self.game.setup(seats, chance, rules)], list[int]()
        for move in (*moves, None):
            steps += [len(positions) - 1] * (len(heard) - len(steps))
            if move is not None:
                positions.append(self.game.apply(positions[-1], move))
        seen = list(map(_seen, positions))
        # From the last draw to the first: until when what was drawn lay as it came.
        until: dict[Any, int] = {}
        found: dict[int, tuple[str | int, ...]] = {}
        for step, draw in zip(reversed(steps), reversed(heard), strict=True):
            if draw.came and isinstance(draw.came[0], TableCard):
                whens = [range(step, until.get(id(thing), len(positions))) for thing in draw.came]
                lit = [any(id(thing) in seen[at] for at in when) for thing, when in zip(draw.came, whens, strict=True)]
                told = [str(thing) if known else UNTOLD for thing, known in zip(draw.came, lit, strict=True)]
                found[draw.number] = tuple(told)
                until |= dict.fromkeys(map(id, draw.came), step)
            else:
                # Dice that lie before nobody's eyes are known if they were shown before they were rolled again.
                open_to_some = draw.place is None or positions[0]._layout.watch[draw.place]
                when = range(step, until.get(draw.place, len(positions)))
                if open_to_some or any(draw.place in seen[at] for at in when):
                    found[draw.number] = draw.came
                until[draw.place] = step
        return dict(sorted(found.items()))


def _seen(state: Position) -> set[Any]:
    """What the seats know together: the things by their ids, the dice by their places."""
    layout, values = state._layout, state._values
    known = known_to(state._account, TOGETHER, layout.watch, state._n)
    found: set[Any] = {key for key in layout.dice if known[key] is None}
    for key in layout.things:
        found |= {id(each) for each, label in zip(values[key], known[key], strict=True) if not label}
    for key, kind in layout.items():
        if type(kind) is Grid:
            found |= set(map(id, values[key]))
    return found


def _name(number: int) -> str:
    """A draw as a file calls it: how many turns the seat had had, the seat, and which draw of its turn."""
    had, seat, draw = DrawNumber.read(number)
    return f"{'setup' if had == SETUP else had}.{seat}.{draw}"


def _read(deal: object) -> tuple[Told, int | None]:
    """What is told of each draw, by its number; and the seed of what is to come, if it is there."""
    if not isinstance(deal, Mapping):
        raise BadSetup(code="no_such_pile", given=shown(deal), known=f"{TO_COME}, setup.0.0")
    told: dict[int, tuple[str | int, ...]] = {}
    seed: int | None = None
    for name, given in cast("Mapping[object, object]", deal).items():
        came = _came(str(name), given)
        if name == TO_COME:
            seed = checked_seed(came[0] if came else None)
            continue
        parts = re.fullmatch(r"(setup|\d{1,6})\.(\d{1,2})\.(\d{1,6})", str(name))
        if parts is None:
            raise BadSetup(code="no_such_pile", given=shown(name), known=f"{TO_COME}, setup.0.0")
        had = SETUP if parts[1] == "setup" else int(parts[1])
        told[DrawNumber(had, int(parts[2]), int(parts[3])).number] = came
    return told, seed


def _came(pile: str, given: object) -> tuple[str | int, ...]:
    if isinstance(given, str) or not isinstance(given, Sequence):
        raise BadSetup(code="not_in_the_pile", pile=pile, given=shown(given))
    for thing in cast("Sequence[object]", given):
        if type(thing) not in (str, int):
            raise BadSetup(code="not_in_the_pile", pile=pile, given=shown(thing))
    return tuple(cast("Sequence[str | int]", given))
