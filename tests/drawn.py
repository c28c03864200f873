"""Reading drawings back: what an SVG shows, as numbers, to be compared with the table behind it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from xml.etree import ElementTree as ET

SVG = "{http://www.w3.org/2000/svg}"


@dataclass
class Drawing:
    """The shapes of a drawing, in the order in which they were drawn."""

    # Lines through points: their points, how thick, how dashed.
    ways: list = field(default_factory=list)
    # Areas, diamonds among them: their points, and what they are filled with.
    areas: list = field(default_factory=list)
    # Boxes: x, y, width, height, what they are filled with.
    boxes: list = field(default_factory=list)
    # Straight lines: their two ends, how thick, how dashed.
    lines: list = field(default_factory=list)
    dots: list = field(default_factory=list)
    # Words: x, y, text, how heavy.
    words: list = field(default_factory=list)
    label: str = ""
    width: float = 0.0
    height: float = 0.0


def points(text):
    return [tuple(map(float, pair.split(","))) for pair in text.split()]


def read(svg):
    """The shapes of one drawing."""
    root = ET.fromstring(svg)
    found = Drawing(label=root.get("aria-label"), width=float(root.get("width")), height=float(root.get("height")))
    for each in root:
        values = each.attrib

        def number(name, values=values):
            return float(values[name])

        match each.tag.removeprefix(SVG):
            case "polyline":
                found.ways.append((points(values["points"]), number("stroke-width"), values.get("stroke-dasharray")))
            case "polygon":
                found.areas.append((points(values["points"]), values["fill"]))
            case "rect":
                found.boxes.append((*map(number, ("x", "y", "width", "height")), values["fill"]))
            case "line":
                ends = (number("x1"), number("y1")), (number("x2"), number("y2"))
                found.lines.append((ends, number("stroke-width"), values.get("stroke-dasharray")))
            case "circle":
                found.dots.append((number("cx"), number("cy")))
            case "text":
                found.words.append((number("x"), number("y"), each.text, int(values["font-weight"])))
    return found


def drawings(page):
    """All drawings on a page."""
    return [read(svg) for svg in re.findall(r"<svg.*?</svg>", page, re.DOTALL)]


def axis(marks, value):
    """Where a value lies on an axis, by two marks of it: (value, place) each."""
    (one, here), (other, there) = marks
    return here + (there - here) * (value - one) / (other - one)


def spans_of(page, rows):
    """How far the spans on a page are from rows of (low, value, high): the most, in the pictures' own units.

    All lie on one scale, which nobody is told: it is the one that fits, cut at both ends of the pictures.
    """
    pictures = drawings(page)
    assert len(pictures) == len(rows)
    drawn = [(each.lines[-1][0][0][0], each.dots[0][0], each.lines[-1][0][1][0]) for each in pictures]
    left, right = 6.0, pictures[0].width - 6.0
    told = sorted(
        (float(value), place)
        for row, places in zip(rows, drawn, strict=True)
        for value, place in zip(row, places, strict=True)
        if left + 0.1 < place < right - 0.1
    )
    first, last = told[0], told[-1]
    assert last[0] > first[0], "one value alone says nothing about a scale"
    return max(
        abs(min(right, max(left, axis((first, last), float(value)))) - place)
        for row, places in zip(rows, drawn, strict=True)
        for value, place in zip(row, places, strict=True)
    )


def report_card_differs(page, card):
    """What the small pictures of a report card show otherwise than its lines say; an empty list, if nothing."""
    found = []
    for picture, line in zip(drawings(page), card.lines, strict=True):
        shown, said = _READ[line.key](picture, line)
        if len(shown) != len(said) or any(abs(one - other) > 0.02 for one, other in zip(shown, said, strict=True)):
            found.append((line.key, shown, said))
    return found


def _heights(picture, line):
    """Bars stand on one floor, as high as their values: the highest is the measure of the others."""
    tall = [box[3] for box in picture.boxes]
    return [each / max(tall) for each in tall], [each / max(line.drawing) for each in line.drawing]


def _shares(picture, line):
    """Each dot stands in the middle of its interval, above the dashed line of the fair share if it won more."""
    middles = [(start[1] + end[1]) / 2 for (start, end), *_ in picture.lines[1:]]
    reaches = [abs(start[1] - end[1]) / 2 for (start, end), *_ in picture.lines[1:]]
    level, fair = picture.lines[0][0][0][1], 1 / (line.facts["others"] + 1)
    values, halves = line.drawing[0::2], line.drawing[1::2]
    # Ends are rounded to a tenth.
    assert all(abs(dot[1] - middle) < 0.11 for dot, middle in zip(picture.dots, middles, strict=True))
    # One scale for all: a unit of it by the widest interval.
    unit = max(reaches) / max(halves)
    return [(level - each) / unit for each in middles] + [each / unit for each in reaches], [
        *(value - fair for value in values),
        *halves,
    ]


def _part(picture, line):
    """The filled part of the bar is the value; the line above it goes from low to high."""
    whole, *parts = picture.boxes
    ((start, _), (end, _)), *_ = picture.lines[0]
    # Where nobody can tell how much it is, nothing is filled.
    assert len(parts) == (0 if line.facts["wide"] else 1)
    told = [line.value for _ in parts] + [line.low, line.high]
    return [
        *(part[2] / whole[2] for part in parts), (start - whole[0]) / whole[2], (end - whole[0]) / whole[2],
    ], [min(1.0, max(0.0, each)) for each in told]  # fmt: skip


def _curve(picture, line):
    """The curve goes through the values, with a dot at each; the floor is 0, 36 units above it is 1."""
    ((way, *_),) = picture.ways
    floor = picture.lines[0][0][0][1]
    assert list(way) == picture.dots
    return [(floor - y) / 36 for _, y in way], list(line.drawing)


def _circles(picture, line):
    """As many circles as there are options, a dozen at most."""
    return [len(picture.dots)], [max(1, min(12, round(line.drawing[1])))]


_READ = {"seats": _heights, "skill": _shares, "luck": _part, "tension": _curve, "choice": _circles, "length": _heights}
