"""A result in a cell: a headline and a table, as plain text for reading and as HTML with small drawings in ink."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from html import escape
from math import isfinite
from typing import TYPE_CHECKING

from msgspec import Struct

from realms_nb.core.lines import wrapped
from realms_nb.display import svg

if TYPE_CHECKING:
    from realms_nb.core.game import AnyGame
    from realms_nb.core.narrator import Narrator

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


def scale_of(*numbers: float) -> tuple[float, float]:
    """From the lowest to the highest. After too few deals an interval has infinite ends, which fit on no scale."""
    finite = [each for each in numbers if isfinite(each)]
    return min(finite), max(finite)


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


class Drawings(Struct, frozen=True):
    """What a table has as HTML besides its words."""

    # A drawing for each row, and the column before which they stand.
    place: int
    pictures: Sequence[str]
    # The column that is a verdict, and what each row says there: it gets a frame.
    verdict: int | None = None
    answers: Sequence[str] = ()
    # Columns, counted with the drawings, that stand back, and why.
    faint: Mapping[int, str] = {}


class ShownTable(ABC):
    """A result that shows itself in a cell; each kind of result says what stands in its headline and its table."""

    game: AnyGame
    language: str

    @property
    def narrator(self) -> Narrator:
        """Speaks the language of the result."""
        return self.game.narrator(language=self.language)

    @property
    @abstractmethod
    def headline(self) -> str:
        """What was played, and what it says."""

    @abstractmethod
    def _title(self) -> str: ...

    @abstractmethod
    def _heads(self) -> list[str]: ...

    @abstractmethod
    def _rows(self) -> list[list[str]]:
        """The words of each row; no rows while there is nothing to tell."""

    def _drawings(self) -> Drawings | None:
        return None

    def __repr__(self) -> str:
        rows = self._rows()
        return plain(self.headline, self._heads(), rows) if rows else self.headline

    def _repr_html_(self) -> str:
        heads, rows, more = self._heads(), self._rows(), self._drawings()
        if not rows:
            return f"<p>{escape(self.headline)}</p>"
        if more is None:
            return page(self._title(), self.headline, heads, rows)
        drawn = [more.place]
        if more.verdict is not None:
            # The drawings move the columns behind them by one.
            drawn.append(more.verdict + (more.verdict >= more.place))
            for row, answer in zip(rows, more.answers, strict=True):
                row[more.verdict] = tag(row[more.verdict], answer)
        for row, picture in zip(rows, more.pictures, strict=True):
            row.insert(more.place, picture)
        heads.insert(more.place, "")
        return page(self._title(), self.headline, heads, rows, drawn=drawn, faint=more.faint)
