"""Tables of the lab in a cell: plain text for reading, HTML with small drawings in ink.

Work in blocks, with a progress bar and a stop button that keeps what is finished.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, TypeVar, cast

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from realms_nb.core import browser
from realms_nb.core.errors import BadSetup, NotOffered, shown
from realms_nb.core.game import AnyGame, Game
from realms_nb.core.lines import wrapped
from realms_nb.core.registry import default, part
from realms_nb.display import svg
from realms_nb.lab.stopping import FEWEST
from realms_nb.players.futures import seats_of
from realms_nb.simulation.progress import SOON, tqdm

if TYPE_CHECKING:
    from realms_nb.lab.part import LabPart

_CELL = "text-align:left;white-space:nowrap;padding:2px 12px 2px 0;border-bottom:1px solid rgba(128,128,128,.25)"


def plain(headline: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table in letters of one width."""
    widths = [max(len(cells[place]) for cells in (heads, *rows)) for place in range(len(heads))]
    lines = [
        "  ".join(cell.ljust(width) for cell, width in zip(cells, widths, strict=True)) for cells in (heads, *rows)
    ]
    return "\n".join([wrapped(headline), *(line.rstrip() for line in lines)])


def page(
    title: str,
    headline: str,
    heads: Sequence[str],
    rows: Sequence[Sequence[str]],
    *,
    drawn: Collection[int] = (),
    faint: Mapping[int, str] | None = None,
) -> str:
    """A table as HTML. The columns `drawn` hold drawings, not words; those that are `faint` stand back, with a note."""
    notes = faint or {}
    top = "".join(_head(head, place, notes) for place, head in enumerate(heads))
    body = "".join(
        f"<tr>{''.join(_cell(cell, place, drawn, notes) for place, cell in enumerate(row))}</tr>" for row in rows
    )
    return (
        f"<div class='realms-lab'><h3 style='margin:0'>{escape(title)}</h3>"
        f"<p style='margin:2px 0 8px;max-width:820px'>{escape(headline)}</p>"
        f"<table style='border-collapse:collapse;font-size:13px'><thead><tr>{top}</tr></thead>"
        f"<tbody>{body}</tbody></table></div>"
    )


def _ink(place: int, faint: Mapping[int, str]) -> str:
    return ";opacity:.7" if place in faint else ""


def _head(head: str, place: int, faint: Mapping[int, str]) -> str:
    note = f"<br><span style='font-weight:400;font-size:11px'>{escape(faint[place])}</span>" if place in faint else ""
    return f"<th scope='col' style='{_CELL};vertical-align:bottom{_ink(place, faint)}'>{escape(head)}{note}</th>"


def _cell(cell: str, place: int, drawn: Collection[int], faint: Mapping[int, str]) -> str:
    inside, look = cell if place in drawn else escape(cell), f"{_CELL}{_ink(place, faint)}"
    return f"<th scope='row' style='{look}'>{inside}</th>" if place == 0 else f"<td style='{look}'>{inside}</td>"


def tag(words: str, answer: str) -> str:
    """A verdict in ink: what is told apart has a thick frame, what cannot be told a dashed one; never red or green."""
    frame = {"equal": "1px solid", "unknown": "1px dashed"}.get(answer, "2px solid")
    weight = 400 if answer in {"equal", "unknown"} else 700
    return (
        f"<span style='border:{frame} currentColor;border-radius:5px;padding:1px 7px;font-weight:{weight};"
        f"font-size:12px;white-space:nowrap;display:inline-block'>{escape(words)}</span>"
    )


def span(
    low: float, value: float, high: float, scale: tuple[float, float], band: tuple[float, float] | None = None
) -> str:
    """A dot on a line as wide as its interval; shaded what is as good as equal."""
    width, height = 150.0, 20.0
    reach = (scale[1] - scale[0]) or 1.0

    def x(number: float) -> float:
        return 6 + (width - 12) * min(1.0, max(0.0, (number - scale[0]) / reach))

    parts: list[str] = []
    if band is not None:
        parts.append(svg.box((x(band[0]), 1), x(band[1]) - x(band[0]), height - 2, opacity=0.12, radius=0))
        middle = x((band[0] + band[1]) / 2)
        parts.append(svg.line((middle, 1), (middle, height - 1), opacity=0.5))
    parts.append(svg.line((x(low), height / 2), (x(high), height / 2), width=4, opacity=0.45))
    parts.append(svg.dot((x(value), height / 2), 4))
    return svg.picture(width, height, parts, "")


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
