"""The charts: they show what their tables say, say what they show, and speak three languages."""

from __future__ import annotations

import json

import altair as alt
import pandas as pd
import pytest
from charts.games import comparison, every_chart, game, odds, parts, played
from some import some

import realms_nb as rn
from realms_nb.charts.style import TO_DARK
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import LANGUAGES
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.notebook.live_chart import taken_apart

charts = rn.charts
MATCHES = [0, 5, 10, 14, 99]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("moves", MATCHES)
def test_every_chart_has_title_and_description(language, moves):
    """In every language and at every moment a chart has a title, a description that is a sentence, and valid marks."""
    match = played(moves)
    drawn = every_chart(match, language)
    assert len(drawn) > 5
    for name, chart in drawn.items():
        spec = chart.to_dict()
        assert spec["title"]["text"], name
        assert spec["description"].endswith("."), name
        assert not any(mark in spec["description"] for mark in ("{", "$", "None")), name


def test_languages_differ():
    """Titles, descriptions and tooltips are in the chosen language; a match brings its own."""
    told = {language: every_chart(played(10, language=language)) for language in LANGUAGES}
    for name in some(told["en"]):
        specs = [told[language][name].to_dict() for language in LANGUAGES]
        assert len({spec["title"]["text"] for spec in specs}) == 3, name
        assert len({spec["description"] for spec in specs}) == 3, name
        tips = [json.dumps([part.get("tooltip") for part in parts(spec) if isinstance(part, dict)]) for spec in specs]
        assert len(set(tips)) == 3, name


def test_charts_use_only_the_palette():
    """Every colour of a chart is a token, so that nothing stays light in the dark."""
    for name, chart in some(every_chart(played()).items()):
        colours = {part for part in parts(chart.to_dict()) if isinstance(part, str) and part.startswith("#")}
        assert colours <= set(TO_DARK), name


@pytest.mark.parametrize("moves", MATCHES)
def test_scores_add_up(moves):
    """The rows of the score table add up to each seat's total, and the drawn segments end there."""
    match = played(moves)
    table = charts.score.table(match)
    for seat, sheet in enumerate(match.scores):
        own = table[table["seat"] == seat]
        assert own["points"].sum() == sheet.total
        assert set(own["total"]) <= {sheet.total}
        cards = [card for cards in own["cards"] for card in cards]
        assert sorted(cards) == sorted(line.card for line in sheet.lines if line.card)
    drawn = dataset(charts.score(match), "sign_at")
    assert {
        seat: max(row["end"] for row in drawn if row["seat"] == seat) for seat in {row["seat"] for row in drawn}
    } == {seat: sheet.total for seat, sheet in enumerate(match.scores) if sheet.total}


def dataset(chart, field):
    """The rows of a chart that have a field."""
    return next((rows for rows in taken_apart(chart).rows.values() if rows and field in rows[0]), [])


def test_a_projection_is_a_table_or_a_list():
    """Expected final scores may come as a table or a list, one for each seat; anything else is refused in words."""
    match = played()
    listed = charts.score(match, [27, 25.4, 29])
    table = pd.DataFrame({"seat": [2, 0, 1], "score": [29, 27, 25.4]})
    assert listed.to_dict() == charts.score(match, table).to_dict()
    totals = [sheet.total for sheet in match.scores]
    assert [row["written"] for row in dataset(listed, "reach")] == [
        f"{total}\u2009→\u2009{score}" for total, score in zip(totals, (27, 25, 29), strict=True)
    ]
    with pytest.raises(BadSetup, match="3 seats"):
        charts.score(match, [1, 2])
    with pytest.raises(BadSetup, match="score is missing"):
        charts.score(match, pd.DataFrame({"seat": [0, 1, 2]}))


def test_history_ends_with_the_score():
    """The history has one state per round that was played; its last round is the score now."""
    match = played(99)
    table = charts.score_history.table(match)
    assert sorted(table["round"].unique()) == list(range(1, 9))
    last = table[table["round"] == 8].drop(columns="round").reset_index(drop=True)
    pd.testing.assert_frame_equal(last, charts.score.table(match))


def test_coins_and_shields_are_those_of_the_positions():
    """At each round's end the table has the coins and shields of that position, and the strength of an invasion."""
    match = played(99)
    table = charts.coins_shields.table(match).set_index(["round", "seat", "kind"])["count"]
    for seat, realm in enumerate(match.state.realms):
        assert table[8, seat, "coin"] == realm.coins
        assert table[8, seat, "shield"] == defence(realm, match.rules)
        assert table[0, seat, "coin"] == match.rules.starting_coins[seat]
        for invasion in match.state.invasions:
            assert table[invasion.round, seat, "strength"] == invasion.strength
    assert len(table) == (8 + 1) * 3 * 2 + 2 * 3


@pytest.mark.parametrize("moves", [0, 10, 14])
def test_invasion_odds_are_exact(moves):
    """Bars and chances to hold are those of the exact odds; what is too rare to draw is still in the table."""
    match = played(moves)
    view = game.view_for(match.state, 0)
    exact = rn.odds.invasions(view)
    table = charts.invasion.table(match)
    pd.testing.assert_frame_equal(table[exact.columns.drop("at_most")], exact.drop(columns="at_most"))
    holds = rn.odds.holding(view)
    pd.testing.assert_frame_equal(charts.hold_table(match)[holds.columns], holds)
    drawn = [rows for rows in taken_apart(charts.invasion(match)).rows.values() if "which" in rows[0]]
    for round, rows in some(zip(exact["round"].unique(), drawn, strict=True)):
        chances = exact[exact["round"] == round].set_index("strength")["chance"]
        assert {row["strength"]: row["chance"] for row in rows if row["chance"]} == {
            strength: chance for strength, chance in chances.items() if strength <= rows[-1]["strength"]
        }
        assert sum(row["chance"] for row in rows) > 0.99


def test_a_considered_move_is_drawn_dashed():
    """The view after a move adds its own bars to the same strengths, with the odds of that view."""
    match = played(10)
    after = next(
        game.view_for(state, 0)
        for state in (game.apply(match.state, move) for move in match.legal_moves)
        if state.track != match.state.track
    )
    rows = dataset(charts.invasion(match, after=after), "which")
    expected = rn.odds.invasions(after)
    chances = expected[expected["round"] == expected["round"].min()].set_index("strength")["chance"]
    assert {row["strength"]: row["chance"] for row in rows if row["which"] == 1 and row["chance"]} == chances.to_dict()


def test_after_the_last_invasion_there_is_nothing_to_fear():
    """When no invasion is to come the chart says so, and its table is empty."""
    match = played(99)
    assert charts.invasion(match).to_dict()["description"] == "No invasion is to come."
    assert charts.invasion.table(match).empty


def test_moves_come_best_first():
    """Moves are sorted by their win chance and named in the chosen language; the chart needs only four columns."""
    match = played()
    table = charts.move_odds.table(odds(match), language="de")
    assert list(table["win"]) == sorted(table["win"], reverse=True)
    assert set(table["move"]) == {str(move) for move in match.legal_moves}
    assert all("bauen" in label or "Bastion" in label for label in table["label"])
    few = odds(match).drop(columns="score").assign(move=match.legal_moves)
    assert len(dataset(charts.move_odds(few), "interval")) == len(match.legal_moves)
    with pytest.raises(BadSetup, match="low is missing"):
        charts.move_odds.table(odds(match).drop(columns="win_low"))


@pytest.mark.parametrize("measure", ["score", "first_seat"])
def test_differences_are_those_of_the_comparison(measure):
    """Each variant's dot lies at its difference, hollow where nothing is settled; shares are in percentage points."""
    found = comparison().differences.set_index("measure").loc[measure]
    scale = 100 if measure == "first_seat" else 1
    (row,) = dataset(charts.difference(comparison().differences, measure), "settled")
    assert row["difference"] == pytest.approx(scale * found["difference"])
    assert (row["low"], row["high"]) == pytest.approx((scale * found["low"], scale * found["high"]))
    assert row["settled"] == found["settled"]
    assert (row["label"], row["fair"]) == ("rich", 0)
    for wrong, words in (("points", "there is score, first_seat"), ("coin", "Did you mean 'coins'")):
        with pytest.raises(BadSetup, match=words):
            charts.difference.table(comparison().differences, wrong)


def test_seat_shares_are_those_of_the_comparison():
    """Each seat's dot lies at its share of wins in percent, hollow where a fair share lies in the interval."""
    shares = comparison().seat_shares
    rows = dataset(charts.seat_share(shares), "settled")
    assert [row["share"] for row in rows] == pytest.approx(list(100 * shares["share"]))
    assert [row["settled"] for row in rows] == [
        not low <= 0.25 <= high for low, high in zip(shares["low"], shares["high"], strict=True)
    ]
    assert {row["fair"] for row in rows} == {25}
    assert rows[0]["label"] == "standard, seat 1"


@pytest.mark.parametrize("name", ["difference_chart", "seat_share_chart"])
def test_charts_of_comparisons_refuse_other_tables(name):
    """What is no table of a comparison is refused with a sentence that says what is missing."""
    for wrong, words in ((comparison(), "a table, not from"), (pd.DataFrame({"variant": []}), "is missing")):
        with pytest.raises(BadSetup, match=words):
            getattr(charts, name)(wrong)


@pytest.mark.parametrize("name", ["score_chart", "score_history_chart", "coins_shields_chart", "invasion_chart"])
def test_charts_refuse_what_they_cannot_draw(name):
    """Anything but a match or a view is refused with a sentence."""
    with pytest.raises(BadSetup, match="match"):
        getattr(charts, name)("a match")


def test_a_view_is_enough_for_the_charts_of_a_moment():
    """A view with names gives the same chart as the match it comes from."""
    match = played()
    view = game.view_for(match.state, match.turn)
    names = ["You", "Ada", "Bo"]
    assert charts.score(view, names=names).to_dict() == charts.score(match).to_dict()
    assert charts.invasion(view, names=names).to_dict() == charts.invasion(match).to_dict()
    german = charts.invasion(view, names=names, language="de").to_dict()
    assert german == charts.invasion(match, language="de").to_dict()


def test_charts_can_be_joined():
    """Two charts stand side by side with `|`, as Altair charts do."""
    match = played()
    assert isinstance(charts.score(match) | charts.score_history(match), alt.HConcatChart)


def test_chances_are_never_rounded_to_certainty():
    """A chance that is not 0 or 1 is not written as 0% or 100%."""
    from realms_nb.charts.source import percent

    english, german = game.narrator(), game.narrator(language="de")
    assert [percent(chance, english) for chance in (0, 0.001, 0.5, 0.999, 1)] == [
        "0%", "<\u202f1%", "50%", ">\u202f99%", "100%",
    ]  # fmt: skip
    assert percent(0.25, german) == "25\u00a0%"
