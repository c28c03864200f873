"""The small pictures of a report card, 128 x 54, in ink."""

from __future__ import annotations

from realms_nb.core.narrator import Narrator
from realms_nb.display import svg
from realms_nb.display.svg import points
from realms_nb.lab.report_rows import ReportRow

_WIDTH, _HEIGHT = 132.0, 54.0


def drawn(line: ReportRow, narrator: Narrator) -> str:
    """The picture of a line."""
    draw = {"seats": _seats, "skill": _skill, "luck": _luck, "tension": _tension, "choice": _choice, "length": _length}
    return svg.picture(_WIDTH, _HEIGHT, draw[line.key](line, narrator), narrator.say(f"lab-report-{line.key}"))


def _bars(values: tuple[float, ...], labels: list[str], below: list[str], top: float) -> list[str]:
    step = _WIDTH / max(1, len(values))
    parts: list[str] = []
    for place, value in enumerate(values):
        height = 36 * value / top
        parts.append(svg.box((place * step + 3, 38 - height), step - 6, height, opacity=0.75))
        parts.append(svg.words((place * step + step / 2, 36 - height), labels[place], anchor="middle", size=10))
        parts.append(svg.words((place * step + step / 2, 50), below[place], anchor="middle", size=10))
    return parts


def _seats(line: ReportRow, narrator: Narrator) -> list[str]:
    values = line.drawing
    top, step = 1.15 * max(values), _WIDTH / len(values)
    fair = 38 - 36 / len(values) / top
    parts = _bars(values, [""] * len(values), [str(seat + 1) for seat in range(len(values))], top)
    # Inside the bars, where the dashed line of the fair share does not cross them.
    for seat, value in enumerate(values):
        told = points(value, narrator.language, 0)
        parts.append(svg.words((seat * step + step / 2, 34), told, anchor="middle", size=11, weight=700, paper=True))
    return [*parts, svg.line((0, fair), (_WIDTH, fair), dash="4 3", opacity=0.7)]


def _skill(line: ReportRow, narrator: Narrator) -> list[str]:
    shares = list(zip(line.drawing[0::2], line.drawing[1::2], strict=True))
    names = line.facts["names"]
    step, fair = _WIDTH / len(shares), 1 / (line.facts["others"] + 1)
    low = min(fair, *(share - half for share, half in shares))
    scale = 32 / max(0.05, max(share + half for share, half in shares) - low)
    level = 38 - scale * (fair - low)
    parts = [svg.line((0, level), (_WIDTH, level), dash="4 3", opacity=0.7)]
    for place, (share, half) in enumerate(shares):
        x = place * step + step / 2
        y, reach = 38 - scale * (share - low), scale * half
        parts.append(svg.line((x, y - reach), (x, y + reach), width=4, opacity=0.4))
        parts.append(svg.dot((x, y), 3.5))
        parts.append(svg.words((x + 7, y + 4), points(share, narrator.language, 0), size=11))
        parts.append(svg.words((x, 52), names[place], anchor="middle", size=10))
    return parts


def _luck(line: ReportRow, narrator: Narrator) -> list[str]:
    width, low, high = ((_WIDTH - 8) * min(1.0, max(0.0, part)) for part in (line.value, line.low, line.high))
    return [
        # Where the border may lie.
        svg.line((4 + low, 8), (4 + high, 8), width=4, opacity=0.45),
        svg.box((4, 12), _WIDTH - 8, 18, fill="hollow"),
        # Where nobody can tell there is no border to draw.
        *([] if line.facts.get("wide") else [svg.box((4, 12), width, 18, opacity=0.75)]),
        svg.words((4, 46), narrator.say("lab-report-deal"), size=11),
        svg.words((_WIDTH - 4, 46), narrator.say("lab-report-play"), anchor="end", size=11),
    ]


def _tension(line: ReportRow, narrator: Narrator) -> list[str]:
    values = line.drawing
    step = (_WIDTH - 12) / max(1, len(values) - 1)
    way = [(6 + place * step, 42 - 36 * value) for place, value in enumerate(values)]
    ends = [
        svg.words((4, 53), "1", size=10),
        svg.words((_WIDTH - 4, 53), str(len(values)), anchor="end", size=10),
        svg.words(
            (way[-1][0], max(9.0, way[-1][1] - 5)), points(values[-1], narrator.language, 0), anchor="end", size=10
        ),
    ]
    return [svg.line((4, 42), (_WIDTH - 4, 42), opacity=0.3), svg.way(way), *(svg.dot(each, 2) for each in way), *ends]


def _choice(line: ReportRow, narrator: Narrator) -> list[str]:
    good, options = line.drawing
    count = max(1, min(12, round(options)))
    step = _WIDTH / count
    dots = [svg.dot((place * step + step / 2, 20), 4.5, full=place < round(good)) for place in range(count)]
    return [*dots, svg.words((0, 46), narrator.say("lab-report-as-good"), size=11)]


def _length(line: ReportRow, narrator: Narrator) -> list[str]:
    values = line.drawing
    below = [
        str(line.facts["fewest"] + place) if place % max(1, len(values) // 4) == 0 else ""
        for place in range(len(values))
    ]
    return _bars(values, [""] * len(values), below, 1.2 * max(values))
