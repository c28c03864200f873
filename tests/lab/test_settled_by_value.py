"""What a settling says, read back: its numbers are those of the deals, its page and its text those of its table."""

from __future__ import annotations

import re
from functools import cache

import pytest
from drawn import axis, drawings
from some import some

import realms_nb as rn

game = rn.minute_realms
VARIANTS = {"standard": {}, "rich": {"bastion_income": 3}, "again": {}}
# A change of five points is far away; of a share in ten thousand nobody can tell so soon.
SMALLEST = {"score": 5.0, "first_seat": 0.0001}


@cache
def settled(language="en"):
    """Two questions that are soon settled and one that is not; the third variant is the first one once more."""
    return rn.lab.settle(
        game, VARIANTS, ["squire"] * 2, smallest=SMALLEST, games=800, seed=5, workers=1, language=language, quiet=True
    )


def rows_of(page):
    """The words in the cells of every row of a page's table."""
    rows = re.findall(r"<tr>(.*?)</tr>", page, re.DOTALL)
    cells = [re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.DOTALL) for row in rows if "<td" in row]
    return [[" ".join(re.sub(r"<[^>]+>", "", cell).split()) for cell in row] for row in cells]


def test_settled_means_every_question():
    """As long as one question is open it is not settled, whatever is known of the others; the table says which is."""
    found = settled()
    answers = dict(
        zip(zip(found.table["variant"], found.table["measure"], strict=True), found.table["answer"], strict=True)
    )
    assert answers["rich", "first_seat"] == "unknown"
    assert answers["rich", "score"] == "equal"
    # The same rules are the same game: nothing changed in any deal.
    assert answers["again", "score"] == answers["again", "first_seat"] == "equal"
    assert found.table["settled"].tolist() == (found.table["answer"] != "unknown").tolist()
    assert not found.settled
    assert found.deals == 800
    sure = rn.lab.settle(
        game, VARIANTS, ["squire"] * 2, measure="score", smallest=5.0, games=800, seed=5, workers=1, quiet=True
    )
    assert sure.settled
    assert sure.deals < 800


def test_differences_are_those_of_the_deals():
    """Each difference is the variant less the first one, over the same deals as a comparison plays."""
    found = settled()
    compared = rn.lab.compare(game, VARIANTS, ["squire"] * 2, games=800, seed=5, workers=1, quiet=True)
    deals = compared.deals
    for row in some(found.table.itertuples()):
        there, here = (deals.loc[name][row.measure] for name in (row.variant, "standard"))
        change = there.sort_index().to_numpy() - here.sort_index().to_numpy()
        assert row.deals == len(change) == 800
        assert row.difference == pytest.approx(change.mean())
        assert row.low <= row.difference <= row.high
        assert row.high - row.difference == pytest.approx(row.difference - row.low)
        assert (row.high > row.low) == bool(change.any())
        assert row.smallest == SMALLEST[row.measure]
        assert row.share == (row.measure == "first_seat")


@pytest.mark.parametrize(("language", "decimal"), [("en", "."), ("de", ","), ("it", ",")])
def test_the_page_says_what_the_table_says(language, decimal):
    """Every row has its variant, difference, interval, smallest change and answer; an interval is drawn."""
    found = settled(language)
    page = found._repr_html_()
    rows = rows_of(page)
    assert len(rows) == len(found.table) == 4
    assert page.count("<svg") == 4
    answers = {}

    def written(value, share, *, signed):
        text = f"{100 * abs(value):.1f}" if share else f"{abs(value):.2f}"
        sign = "" if not signed or not float(text) else "−" if value < 0 else "+"
        return sign + text.replace(".", decimal)

    for cells, row in zip(rows, found.table.itertuples(), strict=True):
        shown = " | ".join(cells)
        assert cells[0] == row.variant
        assert written(row.difference, row.share, signed=True) in cells
        if row.low < row.high:
            ends = (written(end, row.share, signed=True) for end in (row.low, row.high))
            assert " … ".join(ends) in shown
        assert written(row.smallest, row.share, signed=False) in cells
        answers.setdefault(row.answer, set()).add(cells[-1])
        assert shown.split(" | ")[0] in repr(found)
        assert written(row.difference, row.share, signed=True) in repr(found)
    # Each answer has words of its own.
    assert {len(words) for words in answers.values()} == {1}
    assert len(set.union(*answers.values())) == len(answers) == 2


def test_each_interval_is_drawn_around_what_is_too_small():
    """A row's dot is its difference, its line its interval; four times what is too small to matter fit to each side."""
    found = settled()
    pictures = drawings(found._repr_html_())
    for picture, row in zip(pictures, found.table.itertuples(), strict=True):
        marks = (-4 * row.smallest, 6.0), (4 * row.smallest, picture.width - 6.0)
        cut = [min(4 * row.smallest, max(-4 * row.smallest, each)) for each in (row.low, row.difference, row.high)]
        (start, end), *_ = picture.lines[-1]
        drawn = start[0], picture.dots[0][0], end[0]
        assert drawn == pytest.approx([axis(marks, each) for each in cut], abs=0.06)
        ((left, _, wide, *_),) = picture.boxes
        band = axis(marks, -row.smallest), axis(marks, row.smallest)
        assert (left, left + wide) == pytest.approx(band, abs=0.11)
    # Each stands beside its difference, and the answer has a frame.
    page = found._repr_html_()
    cells = [
        re.findall(r"<t[dh][^>]*>(.*?)</t[dh]>", row, re.DOTALL) for row in re.findall(r"<tr>(.*?)</tr>", page)[1:]
    ]
    assert [["<svg" in cell for cell in row] for row in cells] == [[place == 2 for place in range(7)]] * 4
    assert all(row[6].startswith("<span style='border:") for row in cells)


def test_too_small_to_matter_is_a_hundredth_unless_it_is_said():
    """Without `smallest` it is one game in a hundred for shares, a fiftieth of the mean for what is no share."""
    found = rn.lab.settle(game, VARIANTS, ["squire"] * 2, games=20, seed=5, workers=1, quiet=True)
    smallest = dict(zip(found.table["measure"], found.table["smallest"], strict=True))
    deals = rn.lab.compare(game, VARIANTS, ["squire"] * 2, games=20, seed=5, workers=1, quiet=True).deals
    assert smallest["first_seat"] == 0.01
    # The first deals say what the mean is, and it stays that.
    assert smallest["score"] == pytest.approx(0.02 * deals.loc["standard"]["score"].mean(), rel=0.2)


def test_the_headline_counts_open_questions():
    """One line says how many deals were played, and how many questions are still open."""
    found = settled()
    assert "800 deals" in found.headline
    head = found.narrator.say(
        "lab-settle-head", title="Minute Realms", size="2", deals="800", variants="3", questions=len(found.table)
    )
    assert found.headline.startswith(head)
    told = found.narrator.say("lab-settle-open", count=1)
    assert told in found.headline
    assert told in " ".join(repr(found).split())
    assert told in found._repr_html_()


def test_two_deals_tell_nothing():
    """After two deals every question is open, no interval is given and none is drawn."""
    found = rn.lab.settle(
        game, VARIANTS, ["squire"] * 2, smallest=SMALLEST, games=2, seed=5, workers=1, language="en", quiet=True
    )
    assert found.deals == 2
    assert not found.settled
    assert all(answer == "unknown" for answer in found.table["answer"])
    assert "…" not in repr(found)
    page = found._repr_html_()
    assert "<svg" not in page
    assert "None" not in page
    assert len(rows_of(page)) == len(found.table)
