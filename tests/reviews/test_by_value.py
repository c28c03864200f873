"""What a review shows, read back and compared with the matches and tables behind it: numbers, drawings and words."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from html import unescape
from itertools import pairwise

import numpy as np
import pytest
from drawn import axis, drawings, read
from msgspec import structs
from reviews.test_review import played
from some import some

import realms_nb as rn
from realms_nb.core.strategy import Choice, Reason
from realms_nb.reviews.drawing import curve
from realms_nb.reviews.judging import cost_of
from realms_nb.reviews.page import sentences

SEATS = 3
# The seat that is told of: neither the first nor the last, so that nobody is right by chance.
YOU = 1


@cache
def looked(players=("squire", "random", "duke"), moves=None):
    """A review of a whole match in which one seat plays at random, so that its choices cost something."""
    return rn.review(played(SEATS, 11, players, moves), YOU, playouts=200, quiet=True)


def plain(html):
    """The words of a page, without its marks."""
    return " ".join(re.sub(r"<[^>]+>", " ", re.sub(r"<svg.*?</svg>", " ", html, flags=re.DOTALL)).split())


def test_every_interval_lies_around_its_value():
    """In all three tables the low end is below the value and the high end as far above it."""
    look = looked()
    for table, value in ((look.table, "change"), (look.ledger, "value"), (look.choices, "cost")):
        assert (table["low"] <= table[value]).all()
        assert (table[value] <= table["high"]).all()
        assert np.allclose(table[value] - table["low"], table["high"] - table[value], atol=1e-12)
        # Most of it was sampled, so most intervals are wider than nothing.
        assert (table["low"] < table["high"]).mean() > 0.2


def test_a_change_is_after_minus_before():
    """Each row of `table` tells one change: the chance after it, inside its interval, less the chance before."""
    table = looked().table
    assert np.allclose(table["change"], table["after"] - table["before"], atol=1e-9)
    assert ((table["after_low"] <= table["after"] + 1e-9) & (table["after"] <= table["after_high"] + 1e-9)).all()
    assert table.loc[table["kind"] == "luck", "mover"].isna().all()
    steps = looked().match.history
    chosen = table[table["kind"] == "choice"]
    assert chosen["mover"].tolist() == [steps[step].seat for step in chosen["step"]]
    assert chosen["what"].tolist() == [str(steps[step].move) for step in chosen["step"]]


def test_a_choice_names_its_verdict_by_its_interval():
    """A choice cost something if its interval leaves 0 out; the best move wins at least as often as the played one."""
    choices = looked().choices
    assert (choices["verdict"] == "cost").tolist() == ((choices["low"] > 0) & (choices["verdict"] != "best")).tolist()
    assert {"cost", "best"} <= set(choices["verdict"])
    costly = choices[choices["verdict"] == "cost"]
    assert (costly["best_win"] > costly["win"]).all()
    assert (costly["best"] != costly["move"]).all()


def test_the_curve_is_that_of_the_table():
    """Each seat's line goes through its own chances in the table; yours is thick and undashed, its interval shaded."""
    look = looked()
    curve = drawings(look._repr_html_())[0]
    fair = next(line for line in curve.lines if line[2] == "4 3")
    levels = sorted(
        {ends[0][1] for ends, width, dash in curve.lines if width == 1 and not dash and ends[0][1] == ends[1][1]}
    )
    assert len(levels) == 5
    marks = (1.0, levels[0]), (0.0, levels[-1])
    assert fair[0][0][1] == pytest.approx(axis(marks, 1 / SEATS), abs=0.11)
    assert len(curve.ways) == SEATS
    left, right = (curve.lines[0][0][end][0] for end in (0, 1))
    for seat, (way, width, dash) in enumerate(curve.ways):
        rows = look.table[look.table["seat"] == seat]
        chances = [rows["before"].iloc[0], *rows["after"]]
        assert [y for _, y in way] == pytest.approx([axis(marks, each) for each in chances], abs=0.11)
        assert [x for x, _ in way] == pytest.approx(np.linspace(left, right, len(chances)), abs=0.11)
        assert (width == 3) == (seat == YOU)
        assert dash is None or seat != YOU
    assert len({dash for _, width, dash in curve.ways if width < 3}) == SEATS - 1
    own = look.table[look.table["seat"] == YOU]
    band, _ = max(curve.areas, key=lambda each: len(each[0]))
    ends = [*own["after_high"], *reversed(own["after_low"].tolist())]
    assert [y for _, y in band] == pytest.approx([axis(marks, each) for each in ends], abs=0.11)
    places = np.linspace(left, right, len(own) + 1)[1:]
    assert [x for x, _ in band] == pytest.approx([*places, *reversed(places.tolist())], abs=0.11)
    # A thick line stands where the invaders were turned up, and each round is told once to whoever does not see it.
    struck = [ends[0][0] for ends, width, _ in curve.lines if width == 3]
    assert struck == pytest.approx([places[row] for row, what in enumerate(own["what"]) if what == "reveal"], abs=0.11)
    assert len(struck) > 1
    assert curve.label.count(" %") == own["phase"].nunique()
    assert len(look.events) == len(own)


def test_the_curve_marks_choices_luck_and_moments():
    """Circles are strokes of chance, diamonds your own choices, full where they cost; moments carry their number."""
    look = looked()
    curve = drawings(look._repr_html_())[0]
    own = look.table[look.table["seat"] == YOU].reset_index(drop=True)
    mine = own[(own["kind"] == "choice") & (own["mover"] == YOU)]
    assert len(curve.dots) == (own["kind"] == "luck").sum()
    diamonds = [(points, fill) for points, fill in curve.areas if len(points) == 4]
    assert len(diamonds) == len(mine)
    verdicts = look.choices.set_index("step")["verdict"]
    assert [fill == "currentColor" for _, fill in diamonds] == [verdicts[step] == "cost" for step in mine["step"]]
    way = curve.ways[YOU][0]
    assert [x for x, _ in curve.dots] == pytest.approx([way[row + 1][0] for row in own.index[own["kind"] == "luck"]])
    centres = [(points[0][0], (points[0][1] + points[2][1]) / 2) for points, _ in diamonds]
    assert centres == [pytest.approx(way[row + 1], abs=0.11) for row in mine.index]
    large = [step for step, (points, _) in zip(mine["step"], diamonds, strict=True) if points[2][1] - points[0][1] > 15]
    numbers = {moment.step: str(moment.number) for moment in look.moments}
    assert sorted(large) == sorted(numbers)
    written = {(x, text) for x, _, text, weight in curve.words if weight == 700}
    for step, number in numbers.items():
        row = mine.index[mine["step"] == step][0]
        assert (way[row + 1][0], number) in written


def test_names_stand_at_the_ends_of_their_lines():
    """At the right every seat's name stands with its last chance, yours in bold, and no two on top of each other."""
    look = looked()
    curve = drawings(look._repr_html_())[0]
    names = look.narrator()
    found = {text: (y, weight) for _, y, text, weight in curve.words}
    for seat in range(SEATS):
        last = look.table[look.table["seat"] == seat]["after"].iloc[-1]
        _, weight = found[f"{names.name(seat)} {100 * last:.0f}"]
        assert (weight == 700) == (seat == YOU)
    places = sorted(y for x, y, *_ in curve.words if x > curve.lines[0][0][1][0])
    assert all(after - before >= 13.9 for before, after in pairwise(places))


@pytest.mark.parametrize("moves", [None, 10])
def test_the_waterfall_adds_up_to_the_result(moves):
    """Its boxes are the items of the ledger: start and result full from 0, gains hollow, losses hatched, end to end."""
    look = looked(moves=moves)
    picture = drawings(look._repr_html_())[1]
    items = look.ledger[look.ledger["seat"] == YOU].set_index("item")
    assert len(picture.boxes) == 5
    zero, one = (next(ends[0][1] for ends, *_ in picture.lines[place : place + 1]) for place in (0, 2))
    marks = (0.0, zero), (1.0, one)
    level = 0.0
    for (_, y, _, high, fill), item in zip(picture.boxes, ("start", "luck", "others", "own", "result"), strict=True):
        value = items["value"][item]
        start, end = (0.0, value) if item in {"start", "result"} else (level, level + value)
        level = end
        assert y == pytest.approx(axis(marks, max(start, end)), abs=0.11)
        assert high == pytest.approx(max(2.0, abs(axis(marks, start) - axis(marks, end))), abs=0.11)
        kind = "currentColor" if item in {"start", "result"} else "none" if value >= 0 else "url(#realms-hatch)"
        assert fill == kind
        sign = "" if item in {"start", "result"} else "+" if round(value, 3) > 0 else "−" if round(value, 3) < 0 else ""
        assert f"{sign}{abs(100 * value):.1f}" in [text for *_, text, _ in picture.words]
    # They stand side by side, each above its name, and nothing is written outside of the picture.
    lefts = [x for x, *_ in picture.boxes]
    assert np.diff(lefts) == pytest.approx([lefts[1] - lefts[0]] * 4, abs=0.11)
    assert all(
        after >= x + wide for (x, _, wide, *_), after in zip(picture.boxes, [*lefts[1:], picture.width], strict=True)
    )
    assert all(0 < x < picture.width and 0 < y < picture.height for x, y, *_ in picture.words)
    assert {round(x, 1) for x, *_ in picture.words} == {round(x + wide / 2, 1) for x, _, wide, *_ in picture.boxes}
    halves = [text for *_, text, _ in picture.words if text.startswith("±")]
    sampled = (items["high"] - items["low"]) / 2
    assert halves == [
        f"± {100 * sampled[item]:.1f}" for item in ("start", "luck", "others", "own", "result") if sampled[item] > 0
    ]
    assert picture.label.count("%") + picture.label.count(",") >= 4


def test_the_headline_counts_what_cost_something():
    """The sentence says how many of your choices cost something, and the page shows a verdict for each of them."""
    look = looked()
    own = look.choices[look.choices["seat"] == YOU]
    costly = int((own["verdict"] == "cost").sum())
    assert 0 < costly < len(own) - costly
    told = look.narrator().say("review-gave", count=costly)
    assert told in repr(look).replace("\n", " ").replace("    ", "")
    page = plain(look._repr_html_())
    assert told in page
    for row in own[own["verdict"] == "cost"].itertuples():
        assert look.narrator().say("review-verdict-cost", cost=f"{100 * row.cost:.1f}") in page


def test_it_is_said_whose_game_is_looked_at():
    """Where nobody said whose game it is and no name tells it, the review says so, and how to choose; else not."""
    match = rn.Match(rn.minute_realms, ["Ada", "Bo"], seed=7)
    match.play(match.legal_moves[0])
    for language, whose in (("en", "“You” is Ada here"), ("de", "„Du“ ist hier Ada"), ("it", "«Tu» qui è Ada")):
        guessed = rn.review(match, playouts=2, language=language, quiet=True)
        for shown in (repr(guessed), unescape(plain(guessed._repr_html_()))):
            assert whose in shown
            assert "rn.review(match, 'Bo')" in shown
    for told in (rn.review(match, "Ada", playouts=2, quiet=True), guessed.for_seat("Bo"), looked()):
        assert "rn.review(match" not in repr(told)


def test_a_moment_is_told_with_its_figures():
    """A moment says its step, what it cost, and both moves with their chances and what they change at once."""
    look = looked()
    page = plain(look._repr_html_())
    for moment in some(look.moments):
        row = look.choices[look.choices["step"] == moment.step].iloc[0]
        assert (moment.cost, moment.cost_low, moment.cost_high) == (row["cost"], row["low"], row["high"])
        assert (moment.played.move, moment.better.move) == (row["move"], row["best"])
        assert (moment.played.win, moment.better.win) == (row["win"], row["best_win"])
        assert moment.played.win_low <= moment.played.win < moment.played.win_high
        half = (moment.cost_high - moment.cost_low) / 2
        assert f"−{100 * moment.cost:.1f} ± {100 * half:.1f}" in page
        assert look.narrator().say("review-step", step=moment.step + 1) in page
        for option in (moment.played, moment.better):
            assert f"{100 * option.win:.0f} %" in page
        # Of the others the one is named whose mean score the better move changes most, if by a point or more.
        rivals = [seat for seat in range(SEATS) if seat != YOU]
        better, ours = moment.better.scores, moment.played.scores
        rival = max(rivals, key=lambda seat: abs(better[seat] - ours[seat]))
        told = look.narrator().say(
            "review-end-others",
            rival=look.narrator().name(rival),
            better=f"{better[rival]:.1f}",
            played=f"{ours[rival]:.1f}",
        )
        assert (told in page) == (abs(better[rival] - ours[rival]) >= 1)
        told = look.narrator().say("review-end-scores", better=f"{better[YOU]:.1f}", played=f"{ours[YOU]:.1f}")
        assert told in page
        other = {figure.key: figure for figure in moment.better.figures}
        for figure in moment.played.figures:
            word = look.narrator().say(f"review-figure-{figure.key}")
            still = figure.before == figure.after == other[figure.key].after
            shown = f"{figure.before:.0f} → {figure.after:.0f} {word}"
            assert (shown in page) or still or figure.before == figure.after


def test_what_was_said_of_a_move_is_told_again():
    """A moment says first what its player had said of the move; of a move that nobody explained nothing is quoted."""
    first = played(SEATS, 11, ("squire", "random", "duke"), None)
    reasons = (Reason("said", {"why": "It looked good"}),)
    for because, count in ((reasons, 1), (None, 0)):
        match = rn.Match(rn.minute_realms, first.names, seed=first.seed)
        for step in first.history:
            match.play(step.move, because=because and Choice(step.move, because))
        look = rn.review(match, YOU, playouts=200, quiet=True)
        assert [each.step for each in look.moments] == [each.step for each in looked().moments] != []
        for moment in look.moments:
            told = sentences(look, moment)
            assert told[:count] == ["“It looked good” was said of it."] * count
            assert sum("was said of it" in each for each in told) == count


def test_figures_are_those_of_the_match():
    """What a moment says a move changes at once is what playing it changes."""
    look = looked()
    for moment in some(look.moments):
        match = look.again(moment)
        before = match.view(moment.seat).realms[moment.seat]
        figures = {figure.key: figure for figure in moment.better.figures}
        points = match.scores[moment.seat].total
        match.play(moment.better.move)
        after = match.view(moment.seat).realms[moment.seat]
        assert (figures["coins"].before, figures["coins"].after) == (before.coins, after.coins)
        assert (figures["points"].before, figures["points"].after) == (points, match.scores[moment.seat].total)


def test_the_ledger_adds_up_the_choices_by_who_made_them():
    """Of each seat `own` is what its own choices changed for it, `others` what those of the others changed for it."""
    look = looked()
    chosen = look.table[look.table["kind"] == "choice"]
    for seat in range(SEATS):
        items = look.ledger[look.ledger["seat"] == seat].set_index("item")["value"]
        mine = chosen[chosen["seat"] == seat]
        own = mine["mover"] == seat
        assert items["own"] == pytest.approx(mine.loc[own, "change"].sum(), abs=1e-9)
        assert items["others"] == pytest.approx(mine.loc[~own, "change"].sum(), abs=1e-9)
        assert abs(items["own"] - items["others"]) > 0.01


def test_nothing_is_drawn_outside_of_a_picture():
    """Every line ends inside its picture, each figure of the axis stands at its line, and boxes are joined by lines."""
    curve, waterfall = drawings(looked()._repr_html_())
    for picture in (curve, waterfall):
        assert len(picture.lines) > 3
        for ends, *_ in picture.lines:
            assert all(0 <= x <= picture.width and 0 <= y <= picture.height for x, y in ends)
    left = curve.lines[0][0][0][0]
    figures = {text: y for x, y, text, _ in curve.words if x < left}
    assert list(figures) == ["0", "50", "100"]
    # A figure's foot is a little below its line, so that its middle is beside it.
    levels = {text: curve.lines[place][0][0][1] for text, place in (("0", 0), ("50", 2), ("100", 4))}
    assert all(2 < figures[text] - levels[text] < 6 for text in figures)
    joints = [ends for ends, _, dash in waterfall.lines if dash == "3 3"]
    boxes = waterfall.boxes
    assert len(joints) == len(boxes) - 1
    for ((start, high), (end, low)), (x, _, wide, *_), following in zip(joints, boxes, boxes[1:], strict=False):
        assert (start, end) == pytest.approx((x + wide, following[0]), abs=0.11)
        assert high == low


def test_a_cost_is_measured_by_the_other_half():
    """Each half of the futures names its best move, the other measures it; no interval is below 3 of n futures."""
    for always in (1.0, 0.5):
        best, cost, half = cost_of([np.full(10, always), np.zeros(10)], 1, 1)
        assert (best, cost, half) == (0, always, pytest.approx(3 / 10))
    # Where the played move is the best one in both halves nothing is lost, and nothing is unsure.
    assert cost_of([np.zeros(10), np.ones(10)], 1, 1) == (1, 0.0, 0.0)
    # What one half likes by chance the other one knows better: the mean may be below 0.
    lucky = np.array([1.0, 0.0] * 5)
    assert cost_of([lucky, np.full(10, 0.5)], 1, 1)[1] == pytest.approx(-0.25)


def test_long_matches_number_every_fifth_round():
    """Up to twelve rounds each has its number over the curve; of more there is room for every fifth."""
    look = looked()
    numbers = [words for _, _, words, _ in drawings(look._repr_html_())[0].words if words and words.isdigit()]
    assert {"1", "2", "3", "4", "5", "6", "7", "8"} <= set(numbers)
    longer = structs.replace(
        look.evidence,
        decisions=tuple(structs.replace(each, phase=each.step + 1) for each in look.evidence.decisions),
        strokes=tuple(structs.replace(each, phase=max(1, each.step + 1)) for each in look.evidence.strokes),
    )
    picture = read(curve(replace(look, evidence=longer)))
    # Above the curve; the numbers at its side are chances.
    top = min(y for _, y, words, _ in picture.words if words and words.isdigit())
    assert [words for _, y, words, _ in picture.words if y == top] == ["5", "10", "15", "20", "25"]
