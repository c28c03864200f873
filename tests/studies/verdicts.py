"""Long studies of what must hold for luck, ledgers and verdicts: minutes, not seconds. `make studies` runs them."""

from __future__ import annotations

import numpy as np
import pytest
from reviews.endgames import exact, positions
from reviews.last_turns import TooMany
from reviews.last_turns import exact as ways_on
from reviews.last_turns import positions as last_turns

import realms_nb as rn
from realms_nb.core.chance import branch, stream
from realms_nb.core.registry import part
from realms_nb.games.minute_realms.engine.cards import CATEGORIES, Card, Flat
from realms_nb.lab.luck import luck_share, matches_of_luck
from realms_nb.lab.measures import spread, with_measures
from realms_nb.lab.seat_gaps import gap_of
from realms_nb.lab.stopping import judged, sequence_margin
from realms_nb.players.opponents import Opponents
from realms_nb.reviews.judging import judge, judge_one
from realms_nb.reviews.ledger import ledger_table
from realms_nb.simulation.statistics import Z, wilson

GAMES = (rn.minute_realms, rn.realm_of_sand)

# Realm of Sand is played for three rounds: a random match to its end has hundreds of decisions, each judged anew.
SHORT = {
    rn.minute_realms.name: rn.minute_realms.STANDARD,
    rn.realm_of_sand.name: rn.realm_of_sand.STANDARD.changed(most_rounds=3),
}
# One in so many of its matches is played to the end, by squires.
WHOLE = 20


def at_random(game, seed, seats, rules=None):
    """A match of random moves; every other one of squires, because random players of tiles hardly build anything."""
    match, rng = rn.Match(game, seats, seed=seed, rules=rules or SHORT[game.name]), stream(seed)
    squires = Opponents(match, dict.fromkeys(range(seats), "squire"), seed)
    while match.turn is not None:
        legal = match.legal_moves
        if seed % 2:
            assert squires.move(match) is None
        else:
            match.play(legal[int(rng.random() * len(legal))])
    return match


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_ledger_adds_up_in_a_thousand_matches(game, keep):
    """Start + luck + own choices + the others' choices = result, for each seat of 1,000 random matches."""
    strokes = whole = 0
    for seed in range(1_000):
        match = at_random(game, seed, 2 + seed % 3, game.STANDARD if seed % WHOLE == 1 else None)
        evidence = judge(part("reviews", game), match, 8, seed)
        whole += match.rules == game.STANDARD
        values = ledger_table(evidence).pivot(index="seat", columns="item", values="value")
        assert np.allclose(values[["start", "luck", "own", "others"]].sum(axis=1), values["result"], atol=1e-9)
        strokes += len(evidence.strokes)
    told = f"in all of them, {strokes:,} strokes of chance"
    keep(
        "figures", "ledger", game.title, f"1,000 matches, {whole:,} of them whole", told, "–", "adds up in every match"
    )
    assert strokes > 1_500
    assert whole >= 50


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_luck_has_mean_zero_over_two_thousand_deals(game, keep):
    """The mean luck of every seat over 2,000 deals is 0 within its 99.9 % interval."""
    luck, seats = [], 3 if game is rn.minute_realms else 2
    for seed in range(2_000):
        table = ledger_table(judge(part("reviews", game), at_random(game, branch(7, seed), seats), 8, seed))
        luck.append(table.loc[table["item"] == "luck", "value"].to_numpy())
    luck = np.array(luck)
    # What a seat is worth before the deal is sampled, too, and once for all matches.
    start = part("reviews", game).before_the_deal(SHORT[game.name], seats)
    error = np.hypot(luck.std(axis=0, ddof=1) / len(luck) ** 0.5, start.std(axis=0, ddof=1) / len(start) ** 0.5)
    means = luck.mean(axis=0)
    each = ", ".join(f"{100 * mean:+.1f}" for mean in means)
    ends = [
        f"{100 * (mean - Z * one):+.1f} to {100 * (mean + Z * one):+.1f}"
        for mean, one in zip(means, error, strict=True)
    ]
    holds = (np.abs(means) < 3.3 * error).all()
    keep(
        "figures", "mean luck of each seat, games in a hundred", f"{game.title}, {seats} seats", "2,000 matches", each,
        ", ".join(ends), "0 within 3.3 standard errors", holds=holds,
    )  # fmt: skip
    assert holds


# (round, decisions that are looked at, games): of the round before the last every order of its last deal is searched.
LAST = {"last-first": (8, 2, range(60)), "last-last": (8, 1, range(60)), "before-last": (7, 1, range(12)),
        "before-first": (7, 2, range(6))}  # fmt: skip
PLACES = {"last-first": "the last round, both to act", "last-last": "the last round, one to act",
          "before-last": "the round before, one to act", "before-first": "the round before, both to act"}  # fmt: skip


@pytest.mark.parametrize("place", list(LAST))
def test_near_the_end_a_review_finds_what_an_exact_search_finds(place, keep):
    """In the last two rounds no move that an exact search calls best is called a cost."""
    round_, to_act, seeds = LAST[place]
    best = false = met = 0
    lost = []
    for match, number, state in positions(seeds, (round_,)):
        if sum(card is not None for card in state.fronts) != to_act:
            continue
        worths = exact(state)
        most = max(worths.values())
        if most - min(worths.values()) < 1e-9:
            continue
        met += 1
        judged = judge_one(part("reviews", rn.minute_realms), match, number, 2_000, number).decisions[0]
        lost.append(most - worths[judged.moves[judged.best]])
        best += lost[-1] < 1e-9
        false += judged.verdict == "cost" and worths[judged.moves[judged.played]] > most - 1e-9
    low, high = wilson(best, met)
    holds = false == 0 and high >= 0.9
    keep(
        "figures", "review against an exact search", f"{rn.minute_realms.title}, 2 seats, {PLACES[place]}",
        f"{met} choices", f"{best} best moves found, {100 * np.mean(lost):.1f} games in a hundred lost; "
        f"{false} best moves called a cost", f"{100 * low:.0f} to {100 * high:.0f} % found",
        "90 % found, none called a cost", holds=holds,
    )  # fmt: skip
    assert met >= 6
    assert holds


def test_equal_variants_are_called_different_in_at_most_five_percent(keep):
    """1,000 studies of two equal variants of the game, 100 looks each: at most 5 % call a difference."""
    rng = np.random.default_rng(1)
    # Paired differences of points between two sets of deals by the same rules: as unlike as real variants can be.
    rows = rn.simulate(rn.minute_realms, ["knight"] * 3, games=20_000, seed=1, quiet=True)
    scores = rows.groupby("game")["score"].mean().to_numpy()
    called = 0
    for _ in range(1_000):
        change = rng.choice(scores, 4_000) - rng.choice(scores, 4_000)
        called += any(
            judged(float(change[:count].mean()), sequence_margin(count, float(change[:count].std(ddof=1))), 1e-9).answer
            == "differs"
            for count in range(40, 4_001, 40)
        )
    falsely(keep, "`settle`, a hundred looks at equal variants", called, 1_000, 4_000)


def test_a_planted_card_is_found_in_eighteen_of_twenty_decks(keep):
    """A card worth 5 points more is found, and no other card is called too strong, in at least 18 of 20 decks."""
    right = 0
    for number in range(20):
        rng = stream(number)

        def draw(limit, rng=rng):
            return int(rng.random() * limit)

        category, cost, points, trade = CATEGORIES[draw(6)], draw(3), 3 + draw(4), ("", "g", "p", "i")[draw(4)]
        planted = draw(40)
        deck = [
            Card(f"Card {card}", category, 2, cost, trade, Flat(points + (5 if card == planted else 0)))
            for card in range(40)
        ]
        rules = rn.minute_realms.STANDARD.changed(deck=deck)
        # In some of these decks the same seat wins every deal by more than 5 points: there only points tell the card.
        table = rn.lab.cards(rn.minute_realms, rules=rules, deals=2_000, seed=number, quiet=True).table
        right += table.loc[table["verdict"] == "strong", "card"].tolist() == [f"Card {planted}"]
    low, high = wilson(right, 20)
    keep(
        "figures", "`cards`", "one card of 40 worth 5 points more", "20 decks × 2,000 deals",
        f"found alone in {right} decks", f"{100 * low:.0f} to {100 * high:.0f} %", "18 of 20", holds=right >= 18,
    )  # fmt: skip
    assert right >= 18


@pytest.mark.parametrize("gap", [0.0, 0.02, 0.05, 0.1])
@pytest.mark.parametrize("deals", [300, 2_000, 10_000])
@pytest.mark.parametrize("shape", [(0.5, 0.0, -0.5), (1 / 3, 1 / 3, -2 / 3)], ids=["steps", "one behind"])
def test_the_gap_between_seats_is_covered(gap, deals, shape, keep):
    """Of 400 studies with a known gap at least 93 % of intervals hold it."""
    rng = np.random.default_rng(1)
    chances = 1 / 3 + gap * np.array(shape)
    found = [gap_of(np.eye(3)[rng.choice(3, deals, p=chances)]) for _ in range(400)]
    held = np.mean([each.low <= gap <= each.high for each in found])
    mean = np.mean([each.value for each in found])
    which = "one seat behind two equal ones" if shape[0] == shape[1] else "seats in equal steps"
    told = f"{100 * held:.1f} % of the intervals hold it, mean estimate {100 * mean:.1f}"
    low, high = wilson(held * 400, 400)
    keep(
        "figures", "gap between the seats", f"{which}, {100 * gap:.0f} points", f"400 × {deals:,} games", told,
        f"{100 * low:.1f} to {100 * high:.1f} %", "at least 93 %", holds=held >= 0.93,
    )  # fmt: skip
    assert held >= 0.93


def test_comparisons_of_equal_variants_with_ten_looks(keep):
    """Of 200 studies of equal variants with ten looks at five measures at most 5 % call a difference."""
    rows = rn.simulate(rn.minute_realms, ["knight"] * 3, games=120_000, seed=9, quiet=True)
    rows = with_measures(rn.minute_realms, rows)
    means = rows.groupby("game")[["score", "held", "bastions", "coins"]].mean()
    values = means.assign(first=rows.loc[rows["seat"] == 0].set_index("game")["won"]).to_numpy(float)
    called = 0
    for study in np.split(values, 200):
        change = study[0::2] - study[1::2]
        called += any(
            abs(float(change[:count, column].mean())) > sequence_margin(count, spread(change[:count, column]), alpha)
            for column, alpha in enumerate((0.025, *(0.025 / 4,) * 4))
            for count in range(30, 301, 30)
        )
    falsely(keep, "`compare`, ten looks at five measures of equal variants", called, 200, 300)


def falsely(keep, what, called, studies, deals):
    """At most five in a hundred of the studies of equal variants may call a difference."""
    low, high = wilson(called, studies)
    holds = called <= studies / 20
    keep(
        "figures", "false alarms", what, f"{studies:,} studies × {deals:,} deals", f"{called} called a difference",
        f"{100 * low:.1f} to {100 * high:.1f} %", "at most 5 %", holds=holds,
    )  # fmt: skip
    assert holds


# Matches of each game by number of seats, and futures of each position: as many as make the interval narrow.
LUCK = {
    rn.minute_realms: ({2: 600, 3: 600, 4: 600}, 50),
    rn.realm_of_sand: ({2: 80, 3: 60, 4: 40}, 30),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_how_much_of_who_wins_is_luck(game, seats, keep):
    """The part of the results that luck explains between squires, knights and dukes is known to twenty in a hundred."""
    matches, futures = LUCK[game]
    levels = ("squire", "knight", "duke")
    found = luck_share(list(matches_of_luck(game, game.STANDARD, seats, levels, matches[seats], 7, futures)), 7)
    holds = found.high - found.low <= 0.4
    keep(
        "figures", "luck", f"{game.title}, {seats} seats, squires, knights and dukes by chance",
        f"{found.matches} matches × {futures} futures of each stroke", f"{100 * found.value:.0f} % of who wins is luck",
        f"{100 * found.low:.0f} to {100 * found.high:.0f} %", "an interval of 40 at most", holds=holds,
    )  # fmt: skip
    assert holds


def test_in_the_last_turn_of_sand_a_review_finds_what_an_exact_search_finds(keep):
    """Realm of Sand, the last turn of the last seat: nothing that is best is called a cost."""
    best = false = met = 0
    for match, number, state in last_turns(range(100)):
        try:
            worths = ways_on(state)
        except TooMany:
            continue
        most = max(worths.values())
        if most - min(worths.values()) < 1e-9:
            continue
        met += 1
        judged = judge_one(part("reviews", rn.realm_of_sand), match, number, 100, number).decisions[0]
        best += worths[judged.moves[judged.best]] > most - 1e-9
        false += judged.verdict == "cost" and worths[judged.moves[judged.played]] > most - 1e-9
    low, high = wilson(best, met)
    holds = false == 0 and high >= 0.9
    keep(
        "figures", "review against an exact search", f"{rn.realm_of_sand.title}, 2 seats, the last turn",
        f"{met} choices", f"{best} best moves found; {false} best moves called a cost",
        f"{100 * low:.0f} to {100 * high:.0f} % found", "90 % found, none called a cost", holds=holds,
    )  # fmt: skip
    assert met >= 10
    assert holds
