"""Chance: the one place that shuffles.

Saved matches are replayed from their seed, so a shuffle must give the same order in every Python.
Only `Random.random()` is promised to stay the same between versions; the shuffle here uses nothing else.

Deals: all that chance decides, before the first move, as piles in the order in which they are drawn from.

What of a deal has come to light can be told apart from what is still to come. So a match can be handed on without its
future: whoever opens it draws the rest anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, Protocol, TypeVar, cast

from msgspec import Struct

from realms_nb.core.checks import whole
from realms_nb.core.errors import BadSetup, NotOffered, shown

if TYPE_CHECKING:
    from realms_nb.core.game import AnyGame
    from realms_nb.core.history import Step


T = TypeVar("T")

# Seeds stay exact in JSON and in the browser below 2**53.
LARGEST_SEED = 2**53 - 1


def fresh_seed() -> int:
    """A seed nobody chose, short enough to be read out in class."""
    return SystemRandom().randrange(1_000_000)


def secret_seed() -> int:
    """A seed that nobody can guess by trying, for games among players who would."""
    return SystemRandom().randrange(LARGEST_SEED + 1)


def checked_seed(seed: object) -> int:
    """A seed is a whole number from 0 to 2**53 - 1."""
    number = whole(seed, 0, LARGEST_SEED)
    if number is None:
        # As text: a language would put marks between the thousands.
        raise BadSetup(code="bad_seed", most=str(LARGEST_SEED), given=shown(seed))
    return number


def stream(seed: int) -> Random:
    """The chance of one game; everything that is drawn for it comes from this stream, in a fixed order."""
    return Random(seed)


def branch(seed: int, *path: int | str) -> int:
    """Another seed, fixed by this one and a path such as ("seat", 2), and unrelated to its neighbours."""
    text = "/".join(map(str, (seed, *path)))
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big") & LARGEST_SEED


def shuffled(items: Sequence[T], rng: Random) -> tuple[T, ...]:
    """The items in a random order (Fisher-Yates)."""
    order = list(items)
    draw = rng.random
    for last in range(len(order) - 1, 0, -1):
        chosen = int(draw() * (last + 1))
        order[last], order[chosen] = order[chosen], order[last]
    return tuple(order)


# Pile -> its things, the next one first, as plain data.
Deal = Mapping[str, tuple[str | int, ...]]


class Dealing(Protocol):
    """How a match is handed on without its future, and taken up again."""

    def revealed(
        self, seats: int, seed: int | None, deal: Deal | None, rules: Any, start: Any, steps: Sequence[Step]
    ) -> Deal:
        """What these steps have brought to light of the chance of a match, which is told by its seed or its deal."""
        ...

    def begun(self, deal: object, seats: int, rules: Any) -> tuple[Deal, Any]:
        """A whole deal that begins like this one, and its first position; what it lacks is drawn by a secret chance."""
        ...


class Deals(Struct, frozen=True):
    """Chance that comes into a game only before the first move, as piles."""

    # (seats, seed, rules) -> every pile, shuffled.
    shuffle: Callable[[int, int, Any], Deal]
    # (seats, deal, rules) -> the first position; all piles must be there and whole.
    lay_out: Callable[[int, Deal, Any], Any]
    # (all positions, from the first one on) -> of each pile, how many of its first things have come to light.
    seen: Callable[[Sequence[Any]], Mapping[str, int]]

    def revealed(
        self, seats: int, seed: int | None, deal: Deal | None, rules: Any, start: Any, steps: Sequence[Step]
    ) -> Deal:
        """The piles as far as they have been seen."""
        if deal is None:
            assert seed is not None
            deal = self.shuffle(seats, seed, rules)
        seen = self.seen([start, *(step.state for step in steps)])
        return {pile: things[: seen[pile]] for pile, things in deal.items()}

    def begun(self, deal: object, seats: int, rules: Any) -> tuple[Deal, Any]:
        """A whole deal that begins like this one, and its first position."""
        whole = self.shuffle(seats, secret_seed(), rules)
        if not isinstance(deal, Mapping):
            raise BadSetup(code="no_such_pile", given=shown(deal), known=", ".join(whole))
        begun = cast("Mapping[object, object]", deal)
        for pile in begun:
            if pile not in whole:
                raise BadSetup(code="no_such_pile", given=shown(pile), known=", ".join(whole))
        full = {pile: _completed(pile, begun.get(pile, ()), things) for pile, things in whole.items()}
        return full, self.lay_out(seats, full, rules)


def dealt(game: AnyGame, deal: object, seed: object, seats: int, rules: Any) -> tuple[Deal, Any]:
    """A whole deal that begins like this one, and its first position; what it lacks is drawn by a secret chance."""
    if game.deals is None:
        raise NotOffered(game.title, "deal")
    if seed is not None:
        raise BadSetup(code="seed_and_deal")
    return game.deals.begun(deal, seats, rules)


def _completed(pile: str, first: object, things: tuple[str | int, ...]) -> tuple[str | int, ...]:
    if isinstance(first, str) or not isinstance(first, Sequence):
        raise BadSetup(code="not_in_the_pile", pile=pile, given=shown(first))
    begun, rest = list[str | int](), list(things)
    for thing in cast("Sequence[object]", first):
        # Our own thing is taken, not one that is only equal to it, such as True to 1.
        if type(thing) not in (str, int) or thing not in rest:
            raise BadSetup(code="not_in_the_pile", pile=pile, given=shown(thing))
        begun.append(rest.pop(rest.index(cast("str | int", thing))))
    return (*begun, *rest)
