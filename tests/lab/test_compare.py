"""The lab: variants on the same deals, differences with intervals, and sentences that admit what they cannot tell."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from functools import cache

import numpy as np
import pandas as pd
import pytest
from drawn import drawings
from msgspec import structs
from simulation import players_for_tests as players

import realms_nb as rn
from realms_nb.core.errors import BadDeck, BadRules, BadSetup, RealmsError, StrategyFailed, UnknownLanguage, UnknownName
from realms_nb.lab import Comparison, compare
from realms_nb.lab.differences import Difference
from realms_nb.lab.measures import with_measures
from realms_nb.lab.stopping import sequence_margin
from realms_nb.simulation.runner import play_all

GAME = rn.minute_realms
VARIANTS = {"standard": {}, "rich": {"bastion_income": 3}, "again": GAME.STANDARD.changed()}


@cache
def knights(games=300):
    return compare(GAME, VARIANTS, ["knight"] * 3, games=games, seed=5, quiet=True)


def made_up(*scores):
    """A comparison of variants a, b ... for one seat: each row of scores is what a variant got in its deals."""
    rows = [
        {"variant": name, "game": deal, "seed": deal, "seat": 0, "score": score, "won": True, "forfeit": None}
        for name, got in zip("abc", scores, strict=False)
        for deal, score in enumerate(got)
    ]
    return Comparison("Made up", 1, pd.DataFrame(rows), partial=False)


def verdict(comparison, variant, measure):
    return next(each for each in comparison.verdicts if (each.variant, each.measure) == (variant, measure))


def test_every_variant_plays_the_same_deals():
    """Each variant's games are those of a simulation by its rules with the same seed: all share the deals."""
    results = knights().results
    for name, rules in (("standard", GAME.STANDARD), ("rich", GAME.STANDARD.changed(bastion_income=3))):
        own = results.loc[results["variant"] == name].drop(columns="variant").reset_index(drop=True)
        alone = rn.simulate(GAME, ["knight"] * 3, games=300, seed=5, rules=rules, quiet=True)
        pd.testing.assert_frame_equal(own[alone.columns], alone)


def test_the_table_says_what_the_results_say():
    """Means are those of the rows, counted by hand; the first seat's advantage is its share of wins less a fair one."""
    comparison = knights()
    rows = comparison.results.loc[comparison.results["variant"] == "rich"]
    table = comparison.table.loc[comparison.table["variant"] == "rich"].set_index("measure")
    assert list(table.index) == ["score", "first_seat", "held", "bastions", "coins"]
    assert set(table["deals"]) == {300}
    assert table["mean"]["score"] == pytest.approx(rows["score"].mean())
    assert table["mean"]["held"] == pytest.approx(rows[["held_1", "held_2"]].to_numpy().mean())
    assert table["mean"]["coins"] == pytest.approx(rows["coins"].mean())
    wins = [1 / game["won"].sum() for _, game in rows.groupby("game") if game["won"].iloc[0]]
    assert table["mean"]["first_seat"] == pytest.approx(sum(wins) / 300 - 1 / 3)
    assert (table["low"] < table["mean"]).all()
    assert (table["mean"] < table["high"]).all()
    # A person reads the mean and half of its interval.
    row = table.loc["score"]
    assert f"{row['mean']:.2f} ± {(row['high'] - row['low']) / 2:.2f}" in repr(comparison)
    lead = table.loc["first_seat"]
    assert f"{100 * lead['mean']:+.1f} % ± {50 * (lead['high'] - lead['low']):.1f} %" in repr(comparison)


def test_differences_are_taken_deal_by_deal():
    """A difference is the mean of the differences of the deals, its interval a confidence sequence of such a mean."""
    one, other = np.random.default_rng(1).normal(20, 5, (2, 50))
    found = verdict(made_up(one, other), "b", "score")
    change = other - one
    assert found.difference == pytest.approx(change.mean())
    assert found.margin == pytest.approx(sequence_margin(50, change.std(ddof=1)))
    row = made_up(one, other).differences.iloc[0]
    assert (row["low"], row["high"]) == pytest.approx((change.mean() - found.margin, change.mean() + found.margin))


def test_what_is_asked_first_is_told_first():
    """Half of the chance of an error belongs to what is asked first, the other half to all the rest together."""
    rules = {"a": {}, "b": {"bastion_income": 3}, "c": {"award": 2}}
    found = compare(GAME, rules, ["knight"] * 3, games=200, measure="coins", smallest={"coins": 9}, quiet=True)
    assert [each.measure for each in found.verdicts[:2]] == ["coins"] * 2
    assert [each.alpha for each in found.verdicts] == [0.05 / 2 / 2] * 2 + [pytest.approx(0.05 / 2 / 8)] * 8
    assert sum(each.alpha for each in found.verdicts) == pytest.approx(0.05)
    assert [each.answer for each in found.verdicts[:2]] == ["equal"] * 2
    assert "Asked first: coins left per realm." in repr(found)
    assert found._repr_html_().count("opacity:.75") == 8
    other = compare(GAME, {"a": {}, "b": {"award": 2}}, ["knight"] * 3, games=60, measure="held_2", quiet=True)
    assert other.verdicts[0].measure == "held_2"
    assert other.verdicts[0].share
    for wrong, said in (("helt", "Did you mean 'held'"), ("seat_gap", r"rn\.lab\.sweep and rn\.lab\.tune measure it")):
        with pytest.raises(BadSetup, match=said):
            compare(GAME, {"a": {}, "b": {"award": 2}}, games=10, measure=wrong)


def test_ten_looks_at_equal_variants():
    """The same rules on different deals: of 40 studies with ten looks each at five measures at most two differ."""
    rows = rn.simulate(GAME, ["knight"] * 3, games=24_000, seed=3, quiet=True)
    plain = with_measures(GAME, rows).groupby("game")[["score", "held", "bastions", "coins"]].mean()
    values = plain.assign(first=rows.loc[rows["seat"] == 0].set_index("game")["won"]).to_numpy(float)
    called = 0
    for study in np.split(values, 40):
        change = study[0::2] - study[1::2]
        called += any(
            abs(float(seen.mean())) > sequence_margin(count, float(seen.std(ddof=1)), alpha)
            for column, alpha in zip(change.T, (0.025, *(0.025 / 4,) * 4), strict=True)
            for count in range(30, 301, 30)
            for seen in [column[:count]]
        )
    assert called <= 2


def test_the_same_deals_make_narrower_intervals():
    """What chance does to both variants alike does not blur the difference."""
    rng = np.random.default_rng(2)
    luck = rng.normal(20, 5, 100)
    paired = verdict(made_up(luck, luck + 1 + rng.normal(0, 1, 100)), "b", "score")
    apart = verdict(made_up(luck, rng.normal(21, 5, 100)), "b", "score")
    assert paired.margin < apart.margin / 3
    assert paired.settled


def test_intervals_hold_the_truth():
    """Of 400 comparisons whose true difference is 1, at least 95 of 100 intervals hold it."""
    rng = np.random.default_rng(3)
    inside = 0
    for _ in range(400):
        row = made_up(rng.normal(20, 4, 60), rng.normal(21, 4, 60)).differences.iloc[0]
        inside += row["low"] <= 1 <= row["high"]
    assert inside / 400 >= 0.95


def test_a_rule_that_does_something_is_seen():
    """Bastions that bring three coins leave more coins: settled, and said so."""
    found = verdict(knights(), "rich", "coins")
    assert found.settled
    assert found.difference > found.margin
    assert str(found).startswith("rich: coins left per realm: ")
    assert " more than standard (± " in str(found)
    assert ", n = 300)." in str(found)


def test_equal_rules_are_never_told_apart():
    """A variant that changes nothing differs in no deal, and the verdict says so."""
    again = [each for each in knights().verdicts if each.variant == "again"]
    assert len(again) == 5
    for each in again:
        assert (each.difference, each.settled, each.answer) == (0, False, "equal")
        assert "as good as equal to standard: the same in each of 300 deals" in str(each)


def test_three_answers():
    """Within the smallest change for sure is equal, beyond 0 for sure differs, of the rest nobody can tell."""
    near = Difference("b", "a", "score", 1_000, 0.05, 0.1, smallest=0.2)
    assert (near.answer, near.settled) == ("equal", False)
    assert str(near) == (
        "b: points per realm: as good as equal to a: the difference is within ± 0.20 (seen: +0.05 ± 0.10, n = 1,000)."
    )
    assert structs.replace(near, smallest=0.1).answer == "unknown"
    assert structs.replace(near, difference=0.5).answer == "differs"


def test_cannot_tell_yet_says_how_many_more():
    """An interval that holds 0 settles nothing; about so many more deals would, and then they do."""
    unclear = Difference("b", "a", "score", 100, 0.5, 1.0)
    assert not unclear.settled
    more = unclear.more_deals
    assert more is not None
    assert str(unclear) == (
        "b: points per realm: cannot tell yet whether it differs from a (seen: +0.50 ± 1.00, n = 100): "
        f"about {more} more deals would settle it, if they go on like this."
    )
    margin = sequence_margin(100 + more, 1.0) / sequence_margin(100, 1.0)
    later = structs.replace(unclear, deals=100 + more, margin=margin)
    assert later.settled
    assert f"0.50 more than a (± {margin:.2f}, n = {100 + more})" in str(later)
    hopeless = Difference("b", "a", "score", 1_000, 1e-7, 1.0)
    assert hopeless.more_deals is None
    assert "no number of deals within reach would settle it" in str(hopeless)
    share = Difference("b", "a", "held", 1000, -0.0234, 0.011, share=True, game=GAME.name)
    assert str(share) == (
        "b: share of invasions stopped: 2.3 percentage points less than a (± 1.1 percentage points, n = 1,000)."
    )
    assert "± 0.004" in str(Difference("b", "a", "score", 1000, 0.02, 0.004))


@pytest.mark.parametrize("deals", [1, 2, 29])
def test_a_handful_of_deals_settles_nothing(deals):
    """Below 30 deals an interval is itself a guess, so nothing is called settled, however alike the deals are."""
    found = verdict(made_up([20.0] * deals, [25.0] * deals), "b", "score")
    assert not found.settled
    assert "with fewer than 30 deals nobody knows how sure that is" in str(found)
    assert "inf" not in repr(made_up([20.0] * deals, [25.0] * deals))
    assert "nan" not in repr(made_up([20.0] * deals, [25.0] * deals))


def test_different_strategies_take_turns_in_every_seat():
    """Where strategies differ, each deal is played in every rotation: a seat's advantage is the seat's own."""
    comparison = compare(GAME, {"a": {}, "b": {"award": 2}}, ["knight", "greedy", "knight"], games=10, quiet=True)
    one = comparison.results.loc[comparison.results["variant"] == "a"]
    seats = Counter(zip(one["seed"], one["strategy"], one["seat"], strict=True))
    assert len(seats) == 4 * 3 * 3
    assert set(seats.values()) == {1}
    assert set(comparison.table["deals"]) == {4}


def test_seats_share_the_wins():
    """The seats' shares of wins add up to one for every variant, each within its interval."""
    shares = knights().seat_shares
    assert list(shares.columns) == ["variant", "seat", "deals", "share", "low", "high"]
    assert shares.groupby("variant")["share"].sum().to_list() == pytest.approx([1, 1, 1])
    assert ((shares["low"] < shares["share"]) & (shares["share"] < shares["high"])).all()


def test_a_comparison_explains_itself():
    """Shown in a cell it says how many games were played by how many variants, the measures, and every verdict."""
    comparison = knights()
    text, html = repr(comparison), comparison._repr_html_()
    start = "Minute Realms, 3 seats: 300 games by each of 3 variants, the same deals; ± is a 95 % interval."
    assert text.replace("\n    ", " ").startswith(start)
    assert start in html
    for each in comparison.verdicts:
        assert str(each) in text
    assert html.count("</li>") == len(comparison.verdicts) == 10
    assert "advantage of the first seat" in html
    pictures = drawings(html)
    assert len(pictures) == 10
    for picture, each in zip(pictures, comparison.verdicts, strict=True):
        # The middle is no difference, and the dot lies to the side of the sign.
        (start, end), *_ = picture.lines[-1]
        middle, dot = picture.width / 2, picture.dots[0][0]
        assert (start[0] + end[0]) / 2 == pytest.approx(dot, abs=0.06)
        assert (dot - middle) * each.margin == pytest.approx((end[0] - dot) * each.difference, abs=0.2)


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["3 Plätze: je 300 Partien nach 3 Varianten", "rich: ", " mehr als bei standard (± ", "Prozentpunkte"]),
        (
            "it",
            [
                "300 partite per ognuna delle 3 varianti",
                " in più rispetto a standard (± ",
                "punti percentuali",
            ],
        ),
    ],
)
def test_a_comparison_speaks_the_chosen_language(language, words):
    """Headline, measures and verdicts are told in the chosen language, with its decimal sign."""
    told = repr(dataclasses.replace(knights(), language=language))
    for word in words:
        assert word in told
    assert not re.search(r"\d\.\d{1,2}\b", told)
    with pytest.raises(UnknownLanguage, match="not in 'fr'"):
        compare(GAME, VARIANTS, ["knight"] * 2, games=1, language="fr")


def test_variants_without_an_invasion_are_compared_in_the_rest():
    """A measure that a variant cannot have is left out, not guessed; with fewer invasions it counts those it has."""
    rules = {"standard": {}, "peace": {"invasion_rounds": ()}, "one": {"invasion_rounds": (8,)}}
    comparison = compare(GAME, rules, ["knight"] * 2, games=40, seed=1, quiet=True)
    told = {(each.variant, each.measure) for each in comparison.verdicts}
    assert ("peace", "held") not in told
    assert ("peace", "score") in told
    assert ("one", "held") in told
    assert "nan" not in repr(comparison)


def test_another_game_is_compared_as_well():
    """The lab knows no game by name: Realm of Sand is measured by what its results have."""
    rules = {"standard": {}, "mirrored": {"mirrored_patterns": True}}
    comparison = compare(rn.realm_of_sand, rules, ["random"] * 2, games=3, quiet=True, workers=1)
    assert set(comparison.table["measure"]) == {"score", "first_seat"}


def test_a_fault_of_a_player_is_told():
    """If a player fails, nothing is compared: who it was, why, and at which move of which deal."""
    rules = {"a": {}, "b": {"award": 2}}
    with pytest.raises(StrategyFailed, match=r"because bad failed at move 1 .* seat \d\. It returned"):
        compare(GAME, rules, {"bad": players.returns_text, "good": "greedy"}, games=2, time_limit=None, quiet=True)


def test_stopped_early(monkeypatch):
    """The stop button keeps the games that all begun variants have finished; the headline says so."""
    begun = []

    def stopped(task, plan, **options):
        begun.append(task)
        results = play_all(task, plan[:7] if len(begun) == 2 else plan, **options)
        return structs.replace(results, partial=len(begun) == 2)

    monkeypatch.setattr("realms_nb.lab.variants.play_all", stopped)
    comparison = compare(GAME, VARIANTS, ["knight"] * 2, games=20, quiet=True)
    assert comparison.variants == ["standard", "rich"]
    assert len(comparison.results) == 2 * 2 * 7
    assert "Stopped early" in comparison.headline
    begun[:] = [None]
    with pytest.raises(RealmsError, match="Stopped before two variants had played a game"):
        compare(GAME, VARIANTS, ["knight"] * 2, games=20, quiet=True)


@pytest.mark.parametrize(
    ("variants", "error", "words"),
    [
        ({}, BadSetup, "Variants are a dict of at least two, such as {'standard': {}, 'other': {'rounds': 9}}, not {}"),
        ({"a": {}}, BadSetup, "at least two"),
        (["a", "b"], BadSetup, "Variants are a dict"),
        ({"a": {}, "b": {"bastion_incom": 3}}, BadRules, "variant 'b' does not work: .*Did you mean 'bastion_income'"),
        (
            {"a": {}, "b": {"bastion_income": "x"}},
            BadRules,
            "variant 'b' does not work: bastion_income must be a whole",
        ),
        ({"a": {}, "b": {"deck": [{"name_en": "X"}]}}, BadRules, "variant 'b' does not work: Row 1, column category"),
        ({"a": {}, "b": 3}, BadSetup, "The variant 'b' is a dict of changed rules"),
        ({"a": {}, "b": rn.realm_of_sand.STANDARD}, BadSetup, "The variant 'b' is a dict"),
        ({"a": {}, "b": {"starting_coins": (3, 3)}}, BadSetup, "for 2 to 2 players, not 4"),
    ],
)
def test_variants_that_cannot_be_played(variants, error, words):
    """What is no set of variants is refused in a sentence that names the variant and what would be right."""
    with pytest.raises(error, match=words):
        compare(GAME, variants, games=10)


def test_one_card_changed():
    """`deck_with` changes one card and nothing else, ready for a variant; what makes no card is refused."""
    deck = rn.lab.deck_with(GAME, "Castle", cost=1, arg1=7)
    changed = GAME.STANDARD.changed(deck=deck)
    differ = [(old, new) for old, new in zip(GAME.STANDARD.deck, changed.deck, strict=True) if old != new]
    assert [(new.name, new.cost, new.scoring.points) for _, new in differ] == [("Castle", 1, 7)]
    assert rn.lab.deck_with(GAME, "Mill", rules=changed, cost=2).set_index("name_en").loc["Castle", "cost"] == "1"
    for card, change, error, words in (
        ("Castel", {}, UnknownName, "Did you mean 'Castle'"),
        ("Castle", {"costs": 3}, BadDeck, "A card has no 'costs'; it has .*Did you mean 'cost'"),
        ("Castle", {"cost": "much"}, BadDeck, "column cost"),
    ):
        with pytest.raises(error, match=words):
            rn.lab.deck_with(GAME, card, **change)


def test_alone_there_are_no_seats():
    """A comparison of solo games speaks of no seats and no advantage of the first one."""
    variants = {"short": {"solo_turns": 4}, "shorter": {"solo_turns": 3}}
    alone = compare(rn.realm_of_sand, variants, ["random"], games=6, workers=1, quiet=True)
    assert "Realm of Sand, alone: 6 games by each of 2 variants" in repr(alone)
    assert "seat" not in repr(alone).partition("\n")[0]
    assert "first_seat" not in set(alone.table["measure"])


def test_many_variants_can_still_be_read():
    """Twenty-four variants stand below each other, and only what is settled is said one by one."""
    variants = {
        f"{coins} coins, {award} award": {"bastion_income": coins, "award": award}
        for coins in range(8)
        for award in range(3)
    }
    many = compare(GAME, variants, ["knight"] * 2, games=200, quiet=True)
    lines = repr(many).splitlines()
    assert max(map(len, lines)) < 200
    assert sum(line.strip().startswith("7 coins, 2 award ") for line in lines) == 1
    assert len(lines) < 30 + len([verdict for verdict in many.verdicts if verdict.settled])
    assert "other differences are equal or cannot be told yet" in lines[-1]


@pytest.mark.parametrize(
    ("difference", "margin", "smallest", "word"),
    [(0.5, 0.1, 0.0, "more"), (-0.5, 0.1, 0.0, "fewer"), (0.5, 1.0, 0.0, "unknown"), (0.05, 0.1, 0.2, "same")],
)
def test_a_verdict_in_one_word(difference, margin, smallest, word):
    """What cannot be told yet is not called the same: that takes an interval within the smallest change."""
    assert Difference("b", "a", "score", 1_000, difference, margin, smallest=smallest).word == word
