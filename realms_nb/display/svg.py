"""Shapes as SVG in the colour of the text around them, so that they fit every theme and carry over to paper.

Numbers as a language writes them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

Point = tuple[float, float]

FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif"
# Losses are hatched, gains hollow: a difference in kind, not in colour.
HATCH = (
    '<pattern id="realms-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<line x1="0" y1="0" x2="0" y2="6" stroke="currentColor" stroke-width="2"/></pattern>'
)


def picture(width: float, height: float, parts: Iterable[str], label: str) -> str:
    """A drawing; `label` tells it to those who do not see it."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'height="{height:g}" role="img" aria-label="{escape(label)}" style="max-width:100%;height:auto;{FONT}" '
        f'color="currentColor"><defs>{HATCH}</defs>{"".join(parts)}</svg>'
    )


def line(start: Point, end: Point, *, width: float = 1, dash: str = "", opacity: float = 1) -> str:
    """A straight line."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<line x1="{start[0]:.1f}" y1="{start[1]:.1f}" x2="{end[0]:.1f}" y2="{end[1]:.1f}" stroke="currentColor" '
        f'stroke-width="{width:g}" opacity="{opacity:g}"{dashed}/>'
    )


def way(points: Sequence[Point], *, width: float = 1.5, dash: str = "", opacity: float = 1) -> str:
    """A line through points."""
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    return (
        f'<polyline points="{_listed(points)}" fill="none" stroke="currentColor" stroke-width="{width:g}" '
        f'stroke-linejoin="round" opacity="{opacity:g}"{dashed}/>'
    )


def area(points: Sequence[Point], *, opacity: float = 0.12) -> str:
    """A shaded area."""
    return f'<polygon points="{_listed(points)}" fill="currentColor" opacity="{opacity:g}"/>'


def box(corner: Point, width: float, height: float, *, fill: str = "ink", opacity: float = 1, radius: float = 2) -> str:
    """A box: `ink` is full, `hollow` an outline, `hatched` an outline with lines in it."""
    inside = {"ink": "currentColor", "hollow": "none", "hatched": "url(#realms-hatch)"}[fill]
    edge = "" if fill == "ink" else ' stroke="currentColor" stroke-width="1.5"'
    return (
        f'<rect x="{corner[0]:.1f}" y="{corner[1]:.1f}" width="{max(0.0, width):.1f}" height="{max(0.0, height):.1f}" '
        f'rx="{radius:g}" fill="{inside}" opacity="{opacity:g}"{edge}/>'
    )


def dot(centre: Point, radius: float = 4, *, full: bool = True) -> str:
    """A circle, full or hollow; a hollow one hides what is behind it."""
    return (
        f'<circle cx="{centre[0]:.1f}" cy="{centre[1]:.1f}" r="{radius:g}" stroke="currentColor" stroke-width="1.5" '
        f'fill="{_inside(full)}"/>'
    )


def diamond(centre: Point, radius: float = 6, *, full: bool = True) -> str:
    """A square on its corner."""
    x, y = centre
    corners = [(x, y - radius), (x + radius, y), (x, y + radius), (x - radius, y)]
    return f'<polygon points="{_listed(corners)}" stroke="currentColor" stroke-width="1.5" fill="{_inside(full)}"/>'


def words(
    place: Point, text: str, *, anchor: str = "start", size: float = 12, weight: int = 400, paper: bool = False
) -> str:
    """Text; on ink it is written in the colour of the paper."""
    colour = _PAPER if paper else "currentColor"
    return (
        f'<text x="{place[0]:.1f}" y="{place[1]:.1f}" text-anchor="{anchor}" font-size="{size:g}" '
        f'font-weight="{weight}" fill="{colour}">{escape(text)}</text>'
    )


# JupyterLab's ground; elsewhere the colour that the browser gives to a page.
_PAPER = "var(--jp-layout-color0, Canvas)"


def _inside(full: bool) -> str:
    return "currentColor" if full else _PAPER


def _listed(points: Sequence[Point]) -> str:
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in points])


def written(value: float, language: str, digits: int = 1, *, signed: bool = False) -> str:
    """A number with the decimal sign and the thousands of the language, never -0; a minus is a real one."""
    number = round(value, digits) + 0.0
    text = f"{abs(number):,.{digits}f}"
    if language != "en":
        text = text.translate(str.maketrans(",.", ".,"))
    sign = "−" if number < 0 else "+" if signed and number > 0 else ""
    return f"{sign}{text}"


def points(value: float, language: str, digits: int = 1, *, signed: bool = False) -> str:
    """A share from 0 to 1 in points of a hundred."""
    return written(100 * value, language, digits, signed=signed)
