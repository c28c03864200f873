"""Weights that beat a player: found by search, confirmed on fresh deals.

What a game must have for it lies in its folder of this room:

`BALANCED`                             the weights that the search knows the usual size of numbers from
`WEIGHTS`                              how its weights are called in Python
`table_shares(rules, weights, seeds)`  every seat's part of the win in each deal, one set of weights per seat
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import Any

import numpy as np
from numpy.typing import NDArray

from realms_nb.core.chance import branch, checked_seed, stream
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.display.svg import points, written
from realms_nb.lab.part import WeighedPart
from realms_nb.lab.results import Numbers, Progress, checked_table, lab_of
from realms_nb.players.registry import resolve
from realms_nb.simulation.entrants import checked_rules
from realms_nb.simulation.statistics import Z


def best_response(
    game: AnyGame,
    against: Any = None,
    *,
    seats: int = 3,
    tries: int = 120,
    deals: int = 400,
    confirm: int = 10_000,
    rules: Any = None,
    seed: int = 0,
    language: str = "en",
    quiet: bool = False,
) -> Response:
    """Search weights that win most against seats which all play by the weights of `against`.

    A step changes a few weights; it is kept if it wins more on fresh deals, the same for both. The winner is measured
    on deals that the search has not seen; where its interval holds the fair share, nothing was found.
    """
    room = lab_of(game, "best_response", "table_shares")
    checked_language(language)
    seed, rules = checked_seed(seed), checked_rules(game, rules)
    checked_table(game, seats, rules)
    against = room.PLAYER if against is None else against
    player = resolve(game, against)
    foe: Any = player.choose
    if not isinstance(foe, type(room.BALANCED)):
        raise BadSetup(f"A response is searched against a player of weights, such as 'knight', not {shown(against)}.")
    for name, value in (("tries", tries), ("deals", deals), ("confirm", confirm)):
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise BadSetup(f"{name} is a whole number from 1 on, not {shown(value)}.")
    names = _names(room)
    # The first steps are as wide as the weights usually are, the last ones a quarter of that.
    widths = {name: max(0.5, abs(getattr(room.BALANCED, name))) for name in names}
    rng = stream(branch(seed, "search"))
    # Noise would only blur the play.
    best = foe.changed(noise=0.0)
    progress = Progress(tries, quiet=quiet, language=language, what="Searching", unit=" tries")
    tried_so_far = 0

    def candidates() -> Any:
        for number in range(tries):
            width = 1.0 - 0.75 * number / tries
            steps = {
                name: getattr(best, name) + width * widths[name] * (rng.random() + rng.random() + rng.random() - 1.5)
                for name in names
                if rng.random() < 0.4
            }
            tried = best.changed(**steps)
            seeds = _seeds(branch(seed, "try", number), deals)
            yield tried, _shares(room, rules, tried, foe, seats, seeds) - _shares(room, rules, best, foe, seats, seeds)

    for tried, gain in progress.through(candidates(), lambda _: 1):
        tried_so_far += 1
        if float(gain.mean()) > float(gain.std(ddof=1)) / len(gain) ** 0.5:
            best = tried
    if progress.stopped and best == foe:
        raise RealmsError("Stopped before the search had found anything.")
    best = best.changed(**{name: round(getattr(best, name), 2) for name in names})
    # After the stop button what was found is still measured on fresh deals, only on fewer of them.
    confirm = min(confirm, deals) if progress.stopped else confirm
    shares = _shares(room, rules, best, foe, seats, _seeds(branch(seed, "confirm"), confirm))
    half = Z * float(shares.std(ddof=1)) / len(shares) ** 0.5
    share = float(shares.mean())
    return Response(game, best, player.name, seats, confirm, share, half, tried_so_far, progress.stopped, language)


def _names(room: WeighedPart) -> tuple[str, ...]:
    return tuple(name for name in room.BALANCED.__struct_fields__ if name != "noise")


def _seeds(seed: int, deals: int) -> NDArray[np.int64]:
    return np.array([branch(seed, number) for number in range(deals)], np.int64)


def _shares(room: WeighedPart, rules: Any, own: Any, foe: Any, seats: int, seeds: NDArray[np.int64]) -> Numbers:
    """The share of wins of one seat's weights in each deal, averaged over all seats that it may have."""
    total = np.zeros(len(seeds))
    for seat in range(seats):
        weights = [own.numbers() if place == seat else foe.numbers() for place in range(seats)]
        total += room.table_shares(rules, weights, seeds)[:, seat]
    return total / seats


@dataclass(frozen=True, eq=False, repr=False)
class Response:
    """Weights that were found, and how they fare on fresh deals."""

    game: AnyGame
    weights: Any
    against: str
    seats: int
    deals: int
    share: float
    margin: float
    tries: int
    partial: bool
    language: str = "en"

    @property
    def answer(self) -> str:
        """`beats`, `no-better`, or `unknown` if the interval holds the fair share."""
        fair = 1 / self.seats
        if abs(self.share - fair) <= self.margin:
            return "unknown"
        return "beats" if self.share > fair else "no-better"

    def __repr__(self) -> str:
        say, language = self.game.narrator(language=self.language).say, self.language
        room = lab_of(self.game, "best_response", "table_shares")
        changes = [f"{name}={getattr(self.weights, name):g}" for name in _names(room) if getattr(self.weights, name)]
        told = say(
            f"lab-response-{self.answer}",
            weights=f"{room.WEIGHTS}({', '.join(changes)})",
            against=self.against,
            size=str(self.seats),
            share=points(self.share, language),
            margin=points(self.margin, language),
            fair=points(1 / self.seats, language),
            deals=written(self.deals, language, 0),
            tries=str(self.tries),
        )
        return f"{told} {say('results-stopped')}" if self.partial else told

    def _repr_html_(self) -> str:
        return f"<p>{escape(repr(self))}</p>"
