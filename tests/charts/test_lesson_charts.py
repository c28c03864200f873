"""Charts of the lessons on scoring and odds: what a coin is worth, counted and drawn, how many shields are enough."""

from __future__ import annotations

import pytest
from some import some

import realms_nb as rn
from realms_nb.core.errors import BadSetup

EXACT = {0: 1 / 36, 1: 10 / 36, 2: 14 / 36, 3: 10 / 36, 4: 1 / 36}
SEEN = {1: 560, 2: 780, 3: 560, 4: 100}


def test_what_coins_are_worth_is_scored_by_the_engine():
    """Each cell is what the card scores with so many coins; the last row is the whole realm."""
    purse = rn.minute_realms.realm("Castle", "Treasury", "Friary", language="de", invaders=0)
    table = rn.charts.coin_worth.table(purse, 11)
    assert list(table.columns) == list(range(12))
    assert list(table.loc["Schatzkammer"]) == list(range(12))
    assert list(table.loc["Summe"]) == [purse.changed(coins=coins).points for coins in range(12)]
    with pytest.raises(BadSetup, match="rn.realm"):
        rn.charts.coin_worth.table(7)


def test_draws_stand_beside_the_counted_chances():
    """A strength that was never drawn has the share 0 and an interval; no draw at all is refused."""
    table = rn.charts.draw.table(EXACT, SEEN).set_index("strength")
    assert table.loc[0, "drawn"] == 0
    assert table.loc[0, "high"] > 0
    assert table.loc[2, "drawn"] == 780 / 2000
    assert ((table["low"] <= table["drawn"] + 1e-12) & (table["drawn"] <= table["high"])).all()
    with pytest.raises(BadSetup, match="Nothing was drawn"):
        rn.charts.draw.table(EXACT, {})


def test_enough_shields_are_those_of_the_invasion_odds():
    """The chance to hold with so many shields is the chance of that strength or less, as `rn.invasion_odds` says."""
    match = rn.Match(rn.minute_realms, 3, seed=18)
    table = rn.charts.enough.table(match, [0.3, 1], most=8)
    odds = rn.odds.invasions(match.view(), token_rate=0.3).query("last").set_index("strength")["at_most"]
    assert table[0.3].tolist() == pytest.approx(odds.reindex(range(9)).tolist())
    assert table[1.0].is_monotonic_increasing
    while match.turn is not None:
        match.play(match.legal_moves[0])
    with pytest.raises(BadSetup, match="nothing to hold"):
        rn.charts.enough.table(match, [0.3])


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_they_speak_the_chosen_language(language):
    """Title and description are in the chosen language, and a live chart can be made of each."""
    match = rn.Match(rn.minute_realms, 3, seed=18, language=language)
    made = [
        rn.LiveChart(
            rn.charts.coin_worth.plot(rn.minute_realms.realm("Treasury", language=language)), language=language
        ),
        rn.LiveChart(rn.charts.draw.plot(EXACT, SEEN, language=language), language=language),
        rn.LiveChart(rn.charts.enough.plot(match, [0.61]), language=language),
    ]
    words = {"en": ("coins", "draws", "stop"), "de": ("Münzen", "Ziehungen", "abzuwehren")}
    words["it"] = ("monete", "estrazioni", "respinge")
    assert all(word in chart.description for word, chart in some(zip(words[language], made, strict=True)))
