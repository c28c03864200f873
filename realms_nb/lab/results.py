"""What work of the lab stands on: checks, blocks with a progress bar and a stop button, means with their errors.

The stop button keeps what is finished.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.core import browser
from realms_nb.core.errors import BadSetup, NotOffered, shown
from realms_nb.core.game import AnyGame, Game
from realms_nb.core.registry import default, part
from realms_nb.lab.stopping import FEWEST
from realms_nb.players.futures import seats_of
from realms_nb.simulation.progress import SOON, tqdm

if TYPE_CHECKING:
    from realms_nb.lab.part import LabPart

T = TypeVar("T")
Numbers = NDArray[np.float64]

MOST_DEALS = 10_000_000


class PlayedDeals(Struct, frozen=True, eq=False):
    """A block of deals: for each deal and thing what it was worth to a seat that may have it, as win share and points.

    Worth is averaged over the seats: a thing that no seat would have used is worth nothing in that deal.
    """

    wins: Numbers
    points: Numbers
    # How often each thing was used, of how often it could have been; held at the end, and won by whoever held it.
    offered: Numbers
    taken: Numbers
    held: Numbers
    held_wins: Numbers


def shares_of(results: Mapping[str, NDArray[np.int64]]) -> Numbers:
    """Every seat's part of the win; a victory shared by two counts half for each."""
    won = results["won"].astype(float)
    return won / won.sum(axis=1, keepdims=True)


class Progress:
    """Blocks of work as they are finished; after the stop button `stopped` is True and there are no more."""

    def __init__(
        self, total: int, *, quiet: bool = False, what: str = "Playing", unit: str = " deals", language: str = "en"
    ) -> None:
        self.stopped = False
        self._total, self._done, self._language = total, 0, language
        self._bar: Any = tqdm(total=total, desc=what, unit=unit, disable=quiet, delay=SOON, leave=False)

    def through(self, blocks: Iterable[T], size: Any = len) -> Iterator[T]:
        """Hand on one block after the other; `size` says how much of the work a block is."""
        with browser.patience(self._language):
            try:
                for block in blocks:
                    self._bar.update(size(block))
                    self._done += size(block)
                    yield block
                    if self._done < self._total:
                        browser.look_at_the_clock()
            except KeyboardInterrupt:
                self.stopped = True
            finally:
                self._bar.close()


def lab_of(game: object, name: str, hook: str) -> LabPart:
    """What the lab has of a game, if it can do this."""
    if not isinstance(game, Game):
        raise BadSetup(f"rn.lab.{name} needs a game such as match.game, not {shown(game)}.")
    known: AnyGame = game
    own = part("lab", known)
    for room in (own, default("lab").part_of(known)):
        if hasattr(room, hook):
            # The other parts of the lab may be missing: who asks for one names a hook of it.
            return cast("LabPart", room)
    raise NotOffered(known.title, name, getattr(own, "__all__", ()))


def usual_seats(game: AnyGame, rules: Any, seats: int | None) -> int:
    """As many seats as were asked for; otherwise three, or the first number that the game serves."""
    return seats if seats is not None else seats_of(game, rules, (3, 2, 4, 5, 6))


def checked_table(game: AnyGame, seats: int, rules: Any) -> None:
    """A table at which somebody can win: the game says whether it serves so many seats, and one alone beats nobody."""
    game.setup(seats=seats, seed=0, rules=rules)
    if seats < 2:
        raise BadSetup("Shares of wins need at least two seats: alone, nobody is beaten.")


def checked_deals(deals: object, fewest: int = 2) -> int:
    """A number of deals that somebody can wait for."""
    if isinstance(deals, bool) or not isinstance(deals, int) or not fewest <= deals <= MOST_DEALS:
        raise BadSetup(f"deals is a whole number from {fewest} to {MOST_DEALS}, not {shown(deals)}.")
    return deals


def mean_error(values: Numbers) -> tuple[Numbers, Numbers]:
    """Mean and standard error of each column; the rows are deals."""
    if len(values) < FEWEST:
        return values.mean(axis=0), np.full(values.shape[1:], np.inf)
    error = values.std(axis=0, ddof=1) / np.sqrt(len(values))
    # If nothing changed in n deals, it may still change in one of about n.
    return values.mean(axis=0), np.maximum(error, np.abs(values).max() / len(values))
