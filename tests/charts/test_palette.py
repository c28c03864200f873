"""The palette: one light and one dark colour per token, told apart by everybody and strong enough to be read."""

from __future__ import annotations

from itertools import combinations

import pytest
from some import some

from realms_nb.charts.style import DARK, GROUND, LIGHT, SYMBOLS, TO_DARK, TOKENS, in_dark
from realms_nb.games.minute_realms.charts.look import SOURCES

THEMES = {"light": LIGHT, "dark": DARK}
# Full protanopia, deuteranopia and tritanopia after Machado, Oliveira and Fernandes (2009), for linear light.
SIMULATED = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour):
    values = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in values]


def contrast(one, other):
    bright, dim = sorted((0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in map(linear, (one, other))), reverse=True)
    return (bright + 0.05) / (dim + 0.05)


def oklab(red, green, blue):
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short,
    )


def seen_by(colour, matrix):
    light = linear(colour)
    return oklab(*(min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in matrix))


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_marks_are_strong_enough(theme):
    """Text has a contrast of 4.5 to its ground, marks that carry meaning and their edges one of 3."""
    colours, ground = THEMES[theme], GROUND[theme]
    for token in ("ink", "ink-2"):
        assert contrast(colours[token], ground) >= 4.5, token
    for token in ("bar", "foe", "coin-line", "shield-line", "line-2", "glow"):
        assert contrast(colours[token], ground) >= 3, token
    for source in SOURCES:
        assert contrast(colours[f"{source}-on"], colours[source]) >= 4.5, source
        # Amber on white is weak: the edge around it is what is seen.
        assert max(contrast(colours[source], ground), contrast(colours[f"{source}-edge"], ground)) >= 3, source


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", SIMULATED)
def test_categories_differ_for_everybody(theme, kind):
    """Whoever sees colours differently still tells any two categories apart: at least 9 in OKLab times 100."""
    seen = [seen_by(THEMES[theme][category], SIMULATED[kind]) for category in SOURCES[:-1]]
    for one, other in some(combinations(seen, 2)):
        assert 100 * sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 >= 9


def test_a_light_colour_is_one_token():
    """No light colour stands for two dark ones, so that a specification can be exchanged colour by colour."""
    assert len(TO_DARK) == len(TOKENS)


def test_exchanging_colours():
    """Every light colour becomes its dark one, wherever it stands; nothing else changes."""
    spec = {"a": [LIGHT["ink"], {"b": LIGHT["noble"]}], "c": "#123456", "d": 3, "e": None}
    assert in_dark(spec) == {"a": [DARK["ink"], {"b": DARK["noble"]}], "c": "#123456", "d": 3, "e": None}


def test_every_source_has_a_symbol():
    """A category is never shown by its colour alone: each has a symbol of its own."""
    assert len({SYMBOLS[source] for source in SOURCES}) == len(SOURCES)
