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
