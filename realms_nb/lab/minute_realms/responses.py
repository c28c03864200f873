"""Weights that beat a player of Minute Realms: found by search, confirmed on fresh deals."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from msgspec import structs
from numpy.typing import NDArray

from realms_nb.core.chance import branch, checked_seed, stream
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.narrator import checked_language
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.rules import Rules
from realms_nb.kernel.minute_realms.games import play_games
from realms_nb.lab.minute_realms.limited import shares_of
from realms_nb.lab.working import Progress
from realms_nb.simulation.entrants import checked_rules
from realms_nb.simulation.intervals import Z
from realms_nb.sketch.figures import points, written
from realms_nb.strategies.minute_realms.weights import BALANCED, Weights
from realms_nb.strategies.registry import resolve

# What is searched: a whim would only blur the play.
NAMES = tuple(field.name for field in structs.fields(Weights) if field.name != "whim")
# The first steps are as wide as the weights usually are, the last ones a quarter of that.
WIDTH = {name: max(0.5, abs(getattr(BALANCED, name))) for name in NAMES}


def best_response(
    against: Any = "knight",
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
    on deals that the search has not seen.
    """
    checked_language(language)
    seed, rules = checked_seed(seed), checked_rules(GAME, rules)
    player = resolve(GAME, against)
    foe = player.choose
    if not isinstance(foe, Weights):
        raise BadSetup(f"A response is searched against a player of weights, such as 'knight', not {shown(against)}.")
    for name, value in (("tries", tries), ("deals", deals), ("confirm", confirm)):
        if isinstance(value, bool) or not isinstance(value, int) or value < 1:
            raise BadSetup(f"{name} is a whole number from 1 on, not {shown(value)}.")
    rng = stream(branch(seed, "search"))
    best = foe.changed(whim=0.0)
    progress = Progress(tries, quiet=quiet, what="Searching", unit=" tries")

    def candidates() -> Any:
        for number in range(tries):
            width = 1.0 - 0.75 * number / tries
            steps = {
                name: getattr(best, name) + width * WIDTH[name] * (rng.random() + rng.random() + rng.random() - 1.5)
                for name in NAMES
                if rng.random() < 0.4
            }
            tried = best.changed(**steps)
            seeds = _seeds(branch(seed, "try", number), deals)
            yield tried, _shares(rules, tried, foe, seats, seeds) - _shares(rules, best, foe, seats, seeds)

    for tried, gain in progress.through(candidates(), lambda _: 1):
        if float(gain.mean()) > float(gain.std(ddof=1)) / len(gain) ** 0.5:
            best = tried
    if progress.stopped and best == foe:
        raise RealmsError("Stopped before the search had found anything.")
    best = best.changed(**{name: round(getattr(best, name), 2) for name in NAMES})
    shares = _shares(rules, best, foe, seats, _seeds(branch(seed, "confirm"), confirm))
    half = Z * float(shares.std(ddof=1)) / len(shares) ** 0.5
    return Response(best, player.name, seats, confirm, float(shares.mean()), half, tries, progress.stopped, language)


def _seeds(seed: int, deals: int) -> NDArray[np.int64]:
    return np.array([branch(seed, number) for number in range(deals)], np.int64)


def _shares(rules: Rules, own: Weights, foe: Weights, seats: int, seeds: NDArray[np.int64]) -> NDArray[np.float64]:
    """The share of wins of one seat's weights in each deal, averaged over all seats that it may have."""
    total = np.zeros(len(seeds))
    for seat in range(seats):
        weights = [own.numbers() if place == seat else foe.numbers() for place in range(seats)]
        total += shares_of(play_games(rules, seats, weights, seeds))[:, seat]
    return total / seats


@dataclass(frozen=True, eq=False, repr=False)
class Response:
    """Weights that were found, and how they fare on fresh deals."""

    weights: Weights
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
        say, language = GAME.narrator(language=self.language).say, self.language
        changes = [f"{name}={getattr(self.weights, name):g}" for name in NAMES if getattr(self.weights, name)]
        told = say(
            f"lab-response-{self.answer}",
            weights=f"rn.Weights({', '.join(changes)})",
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
        return f"<p>{self!r}</p>"
