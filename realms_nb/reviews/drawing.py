"""The two drawings of a review: the curve of chances with its marks, and the ledger as a waterfall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.display import svg
from realms_nb.display.svg import points
from realms_nb.reviews.ledger import HIDDEN, ITEMS

if TYPE_CHECKING:
    from collections.abc import Callable

    from realms_nb.reviews.review import Review

_WIDTH, _HEIGHT = 780.0, 250.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 34.0, 96.0, 22.0, 20.0
_DASHES = ("", "2 3", "6 3", "8 3 2 3", "1 2", "10 4", "4 2 1 2")


def curve(review: Review) -> str:
    """Every seat's chance after every event: yours thick with its interval, the others thin, named at the line."""
    narrator, seats = review.narrator(), review.evidence.seats
    rows = {seat: [each for each in review.all_events if each.seat == seat] for seat in range(seats)}
    own = rows[review.you]
    count = len(own)

    def x(place: float) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * place / max(1, count)

    def y(chance: float) -> float:
        return _TOP + (_HEIGHT - _TOP - _BOTTOM) * (1 - chance)

    parts = [svg.line((_LEFT, y(level)), (x(count), y(level)), opacity=0.18) for level in (0, 0.25, 0.5, 0.75, 1)]
    parts += [
        svg.words((_LEFT - 6, y(level) + 4), f"{100 * level:.0f}", anchor="end", size=11) for level in (0, 0.5, 1)
    ]
    parts.append(svg.line((_LEFT, y(1 / seats)), (x(count), y(1 / seats)), dash="4 3", opacity=0.6))
    phases = [each.phase for each in own]
    for place, phase in enumerate(phases):
        if place == 0 or phase != phases[place - 1]:
            parts.append(svg.line((x(place), _TOP), (x(place), _HEIGHT - _BOTTOM), opacity=0.18))
            # Long matches have more turns than there is room for numbers.
            if len(set(phases)) <= 12 or phase % 5 == 0:
                parts.append(svg.words((x(place) + 2, _TOP - 6), str(phase), size=11))
    for place, each in enumerate(own):
        if each.what == "reveal":
            parts.append(svg.line((x(place + 1), _TOP), (x(place + 1), _HEIGHT - _BOTTOM), width=3, opacity=0.7))
    band = [(x(place + 1), y(each.after_high)) for place, each in enumerate(own)]
    band += [(x(place + 1), y(each.after_low)) for place, each in reversed(list(enumerate(own)))]
    parts.append(svg.area(band))
    named: list[tuple[float, str, int]] = []
    for seat, told in rows.items():
        way = [(x(0), y(told[0].before)), *((x(place + 1), y(each.after)) for place, each in enumerate(told))]
        mine = seat == review.you
        dash = "" if mine else _DASHES[seat % len(_DASHES)]
        parts.append(svg.way(way, width=3 if mine else 1.3, dash=dash, opacity=1 if mine else 0.75))
        last = f"{narrator.name(seat)} {points(told[-1].after, review.language, 0)}"
        named.append((way[-1][1] + 4, last, 700 if mine else 400))
    parts += _apart(named, x(count) + 8)
    parts += _marks(review, x, y)
    starts = [
        f"{narrator.say('review-round', number=each.phase)}: {points(each.after, review.language, 0)} %"
        for place, each in enumerate(own)
        if place == 0 or each.phase != phases[place - 1]
    ]
    return svg.picture(_WIDTH, _HEIGHT, parts, narrator.say("review-curve-told", listed=", ".join(starts)))


def _apart(named: list[tuple[float, str, int]], x: float) -> list[str]:
    """The names at the ends of the lines, none upon another."""
    parts: list[str] = []
    lowest = 0.0
    for y, name, weight in sorted(named):
        lowest = max(y, lowest + 14)
        parts.append(svg.words((x, min(lowest, _HEIGHT - 2)), name, weight=weight))
    return parts


def _marks(review: Review, x: Callable[[float], float], y: Callable[[float], float]) -> list[str]:
    """Diamonds for your choices, circles for luck, squares for what was hidden, numbers for the moments."""
    verdicts = {each.step: each.verdict for each in review.own}
    numbers = {moment.step: moment.number for moment in review.moments}
    parts: list[str] = []
    for place, each in enumerate(review.events):
        centre = (x(place + 1), y(each.after))
        if each.kind == "luck":
            parts.append(svg.dot(centre, 4, full=False))
        elif each.kind == HIDDEN:
            parts.append(svg.box((centre[0] - 4, centre[1] - 4), 8, 8, fill="hollow"))
        elif each.mover == review.you:
            number = numbers.get(each.step)
            parts.append(svg.diamond(centre, 10 if number else 5, full=verdicts[each.step] == "cost"))
            if number:
                parts.append(
                    svg.words((centre[0], centre[1] + 4), str(number), anchor="middle", weight=700, paper=True)
                )
    return parts


def waterfall(review: Review, told: str) -> str:
    """Start, luck, what was hidden, the others, your choices, result: levels solid, gains hollow, losses hatched."""
    narrator, language = review.narrator(), review.language
    value = {item: each.value for item, each in review.items.items()}
    shown = [item for item in ITEMS if item in value]
    levels = [0.0, value["start"]]
    for item in shown[1:-1]:
        levels.append(levels[-1] + value[item])
    # If a sum passes 0 or 100 the axis grows; nothing is cut.
    low, high = min(0.0, *levels), max(1.0, *levels)
    height, top, bottom, step, wide = 262.0, 22.0, 44.0, 73.0, 48.0
    width = 15 + step * len(shown)

    def y(chance: float) -> float:
        return top + (height - top - bottom) * (high - chance) / (high - low)

    parts = [svg.line((10, y(level)), (width - 4, y(level)), opacity=0.2) for level in (0, 0.5, 1)]
    for place, item in enumerate(shown):
        left = 20 + place * step
        start, end = (0.0, value[item]) if item in {"start", "result"} else (levels[place], levels[place + 1])
        fill = "ink" if item in {"start", "result"} else "hollow" if end >= start else "hatched"
        upper = min(y(start), y(end))
        parts.append(svg.box((left, upper), wide, max(2.0, abs(y(start) - y(end))), fill=fill))
        if place < len(shown) - 1:
            parts.append(svg.line((left + wide, y(end)), (left + step, y(end)), dash="3 3", opacity=0.6))
        figure = points(value[item], language, signed=item not in {"start", "result"})
        parts.append(svg.words((left + wide / 2, upper - 5), figure, anchor="middle", size=13, weight=700))
        key = "so-far" if item == "result" and not review.evidence.over else item
        half = review.items[item].half
        parts.append(svg.words((left + wide / 2, height - 26), narrator.say(f"review-{key}"), anchor="middle", size=11))
        if half > 0:
            parts.append(
                svg.words((left + wide / 2, height - 10), f"± {points(half, language)}", anchor="middle", size=11)
            )
    return svg.picture(width, height, parts, narrator.say("review-ledger-told", listed=told))
