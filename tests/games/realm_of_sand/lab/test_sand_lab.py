"""The lab for Realm of Sand: buildings, powers, ways of playing, the report card."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from drawn import report_card_differs, spans_of

import realms_nb as rn
from realms_nb.core.chance import branch
from realms_nb.core.errors import BadSetup
from realms_nb.games.realm_of_sand.engine.boards import POWERS
from realms_nb.games.realm_of_sand.fast.games import play_games
from realms_nb.games.realm_of_sand.fast.limits import Limit, play_limited
from realms_nb.games.realm_of_sand.fast.playing import UNBUILT, UNSEEN
from realms_nb.games.realm_of_sand.lab import report_facts, restrictions
from realms_nb.games.realm_of_sand.players.weights import BALANCED
from realms_nb.lab.report_rows import Sizes

game = rn.realm_of_sand
RULES = game.STANDARD
WEIGHTS = [BALANCED.numbers()] * 2


def jobs(count, seat=-1, stream=0):
    """Games in which a seat is limited, or nobody."""
    return np.array([(branch(1, number), seat, stream) for number in range(count)], np.int64)


def test_unlimited_games_are_the_games():
    """Where nobody is limited, the results are those of the twin itself, and the fates are the buildings."""
    found, fates = play_limited(RULES, WEIGHTS, Limit(), jobs(40))
    same = play_games(RULES, 2, WEIGHTS, jobs(40)[:, 0])
    assert all(np.array_equal(found[name], same[name]) for name in same)
    built = np.stack([(fates == seat).sum(axis=1) for seat in range(2)], axis=1)
    assert np.array_equal(built, found["buildings"])
    assert {UNSEEN, UNBUILT, 0, 1} == set(np.unique(fates))


def test_noise_differs_by_stream():
    """The same deal is played differently by players with noise whose streams differ, and alike by the same."""
    noisy = [BALANCED.changed(noise=3.0).numbers()] * 2
    first, again, other = (
        play_limited(RULES, noisy, Limit(), jobs(20, stream=stream))[0]["score"] for stream in (0, 0, 1)
    )
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)


def test_a_limit_binds_its_seat_only():
    """A seat that may not build a level never does, the other one still may; who never summons has fewer points."""
    third = [number for number, card in enumerate(RULES.deck) if card.level == 3]
    free, _ = play_limited(RULES, WEIGHTS, Limit(), jobs(40))
    bound, fates = play_limited(RULES, WEIGHTS, Limit(banned=third), jobs(40, seat=0))
    assert free["buildings_3"][:, 0].sum() > 20
    assert bound["buildings_3"][:, 0].sum() == 0
    assert bound["buildings_3"][:, 1].sum() > 20
    assert not (fates[:, third] == 0).any()
    discs = play_limited(RULES, WEIGHTS, Limit(summons=False), jobs(40, seat=0))[0]
    rare = [number for number, card in enumerate(RULES.deck) if set("BY") & set(card.pattern)]
    assert discs["score"][:, 0].mean() < free["score"][:, 0].mean() - 3
    assert not (play_limited(RULES, WEIGHTS, Limit(summons=False), jobs(40, seat=0))[1][:, rare] == 0).any()


def test_buildings():
    """Every building has a row with an interval; the headline says who played how many deals."""
    found = rn.lab.cards(game, seats=2, deals=12, quiet=True)
    assert set(found.table["card"]) == {card.id for card in RULES.deck}
    assert ((found.table["low"] <= found.table["worth"]) & (found.table["worth"] <= found.table["high"])).all()
    assert found.table["taken"].dropna().between(0, 1).all()
    assert "2 seats that play like duke: 12 deals" in repr(found).replace("\n    ", " ")
    # People read names, never ids.
    assert RULES.deck[0].id not in repr(found)
    with pytest.raises(BadSetup, match="without noise, such as 'duke'"):
        rn.lab.cards(game, player="knight", deals=10, quiet=True)
    with pytest.raises(BadSetup, match="by 'card' or by 'power', not by 'tile'"):
        rn.lab.cards(game, by="tile", quiet=True)
    with pytest.raises(BadSetup, match="alone, nobody is beaten"):
        rn.lab.cards(game, seats=1, quiet=True)


def test_a_planted_building_is_found():
    """A building of level I that scores 9 points more is called too strong, and no other one is."""
    rules = RULES.changed(deck=rn.lab.deck_with(game, "I-01", vp=int(RULES.cards["I-01"].points) + 9))
    table = rn.lab.cards(game, rules=rules, seats=2, deals=150, quiet=True).table
    assert table["card"].iloc[0] == "I-01"
    assert table.loc[table["verdict"] == "strong", "card"].tolist() == ["I-01"]


@pytest.mark.parametrize(("language", "word"), [("en", "Purple"), ("de", "Lila"), ("it", "Viola")])
def test_powers(language, word):
    """Each of the six powers is held once by every seat in each deal, so their worths add up to nothing."""
    found = rn.lab.cards(game, by="power", seats=2, deals=10, language=language, quiet=True)
    assert set(found.table["card"]) == set(POWERS)
    assert found.table["worth"].sum() == pytest.approx(0)
    assert found.table["points"].sum() == pytest.approx(0)
    assert word in repr(found)
    assert spans_of(found._repr_html_(), found.table[["low", "worth", "high"]].to_numpy()) < 0.1


def test_powers_change_nothing_else():
    """When the boards go to the next seats, the cards and tiles of the deal stay as they are."""
    rules = RULES.changed(side="advanced")
    turned = rules.changed(board_set=(*rules.board_set[1:], *rules.board_set[:1]))
    for seed in range(5):
        first, other = game.setup(2, seed, rules), game.setup(2, seed, turned)
        assert (first.display, first.decks, first.circle) == (other.display, other.decks, other.circle)
        assert [realm.power for realm in first.realms] != [realm.power for realm in other.realms]


def test_ways_of_playing():
    """Every named way binds, has its interval and its name in every language; only level I is hopeless."""
    names = list(restrictions.ways(RULES, 2))
    found = rn.lab.restrict(game, deals=60, seats=2, quiet=True)
    assert set(found.table["way"]) == set(names)
    verdicts = found.table.set_index("way")["verdict"]
    assert verdicts["only level I"] == "hopeless"
    assert "strong" not in set(verdicts)
    assert "no great buildings" in repr(found)
    for language in ("de", "it"):
        told = repr(replace(found, language=language))
        assert not any(name in told for name in names)


def test_weights_are_searched():
    """Weights that beat a squire are found, and measured on deals that the search has not seen."""
    found = rn.lab.best_response(game, "squire", seats=2, tries=4, deals=60, confirm=200, quiet=True)
    assert found.answer == "beats"
    assert "realm_of_sand.players.Weights(" in repr(found)


def test_the_report(monkeypatch):
    """The report card has six lines that say by whom and on how much; chances are looked at by tenths of a game."""
    # Without the emperor, who thinks for a second a game.
    monkeypatch.setattr("realms_nb.games.realm_of_sand.lab.LADDER", report_facts.LADDER[:3])
    monkeypatch.setattr("realms_nb.games.realm_of_sand.lab.SIZES", Sizes(100, (20, 20), 2, 2, 40))
    monkeypatch.setattr(report_facts, "GLANCE", 10)
    monkeypatch.setattr(report_facts, "LOOK", 10)
    monkeypatch.setattr("realms_nb.lab.report_rows.FEWEST_WATCHED", 2)
    monkeypatch.setattr("realms_nb.lab.report_rows.FEWEST_REVIEWED", 2)
    card = rn.lab.report(game, seats=2, quiet=True)
    assert card.table["line"].tolist() == ["seats", "skill", "luck", "tension", "choice", "length"]
    assert ((card.table["low"] <= card.table["value"]) & (card.table["value"] <= card.table["high"])).all()
    for language, word in (("en", "half-time"), ("de", "Halbzeit"), ("it", "metà partita")):
        told = repr(replace(card, language=language))
        assert word in told
        assert "{" not in told
        assert "I-0" not in told
    assert "the 8 moves that the weights rank first" in repr(card)
    assert report_card_differs(card._repr_html_(), card) == []


def test_sweeps_and_goals():
    """Grids, goals and settled verdicts work for this game as for the other one, on the same deals."""
    grid = rn.lab.sweep(game, {"tile_choice": (1, 2)}, "rounds", ["duke"] * 2, games=30, quiet=True)
    assert grid.table["mean"].is_monotonic_decreasing
    tuned = rn.lab.tune(
        game, {"hourglasses_to_end": range(6, 12)}, {"rounds": (9, 11)}, ["duke"], seats=2, tries=3, games=20,
        confirm=60, quiet=True,
    )  # fmt: skip
    assert tuned.table["met"].isin(["yes", "likely", "no"]).all()
    assert tuned.values["hourglasses_to_end"] < RULES.hourglasses_to_end
    settled = rn.lab.settle(
        game, {"a": {}, "b": {"hourglasses_to_end": 5}}, ["duke"] * 2, measure="rounds", games=300, quiet=True
    )
    assert settled.table["answer"].tolist() == ["differs"]
