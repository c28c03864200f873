"""Where the truth is known the rooms find it: a card that was planted, a way that was planted, a leak, equal seats.

And the way of a newcomer: from an empty cell to a played game with opponents, chances and a report card.
"""

from __future__ import annotations

import os
import random
import re
import time

import pyspiel
import pytest
from own.examples import FILES, NAMES, own_game
from own.peers import greedy_pig, last_stone

import realms_nb as rn
from realms_nb.own import Cards, Pile, Row
from realms_nb.reviews.judging import judge
from realms_nb.reviews.ledger import ledger_table
from realms_nb.reviews.part import reviews_of

# So far apart are the seats at least where the second one sees what the first one chose.
LEAK = 0.5


def test_a_planted_card_is_found():
    """One card that is worth far more than the others is called the strongest, and the others are not."""

    @rn.game
    class Planted:
        """Take one of three cards in turn."""

        players = 2
        cards = Cards("""name count value
                         Fig  6 2
                         Nut  6 2
                         Gem  4 9""")

        def setup(self, t):
            t.deck, t.market = Pile(self.cards), Row()
            t.deck.shuffle()
            t.deck.give(3, to=t.market)
            for seat in t.seats:
                seat.taken = Row()

        def moves(self, t):
            return [("take", card) for card in t.market]

        def take(self, t, card):
            t.market.give(card, to=t.me.taken)
            t.deck.give(1, to=t.market)

        def over(self, t):
            return t.round > 3

        def points(self, t, seat):
            return sum(card.value for card in seat.taken)

    table = rn.lab.cards(Planted, deals=80, player="random", quiet=True).table.set_index("card")
    assert table["verdict"]["Gem"] == "strong"
    assert table["low"]["Gem"] > table["high"][["Fig", "Nut"]].max()


def test_a_planted_way_is_found():
    """Where resting pays six coins and coins are all that counts, never to fight is better than playing freely."""

    @rn.game
    class Rests:
        """Fight for a flag worth one, or rest for six coins."""

        players = 2

        def setup(self, t):
            for seat in t.seats:
                seat.coins = 0

        def moves(self, t):
            return ["fight", "rest"]

        def fight(self, t):
            t.me.coins += 1

        def rest(self, t):
            t.me.coins += 6

        def over(self, t):
            return t.round > 5

        def points(self, t, seat):
            return seat.coins

    table = rn.lab.restrict(Rests, player="random", seats=2, deals=100, quiet=True).table.set_index("way")
    assert table.loc["no fight", "low"] > 0
    assert table.loc["no rest", "high"] < 0


@rn.game
class OpenHands:
    """Rock, paper, scissors with a choice that is written openly: whoever comes second sees it."""

    players = 2
    beats = {"rock": "scissors", "scissors": "paper", "paper": "rock"}  # as a beginner writes

    def setup(self, t):
        for seat in t.seats:
            seat.sign, seat.score = "", 0

    def moves(self, t):
        return [("show", sign) for sign in self.beats]

    def show(self, t, sign):
        t.me.sign = sign

    def end_of_round(self, t):
        for seat in t.seats:
            seat.score += self.beats[seat.sign] == seat.left.sign
        for seat in t.seats:
            seat.sign = ""

    def over(self, t):
        return t.round > 3

    def points(self, t, seat):
        return seat.score


def test_a_leak_is_seen_in_the_line_on_seats():
    """Where a choice is open the second seat wins nearly always, and the report card says so; by chance none does."""
    assert [hint.code for hint in OpenHands.tried.hints] == ["open-secret"]
    card = rn.lab.report(OpenHands, player="squire", size=0.05, suggestions=False, quiet=True)
    seats = card.lines[0]
    assert seats.low > LEAK
    assert seats.facts["chance"] in ("equal", "unknown")


def test_equal_seats_are_near_even_where_the_choice_is_kept():
    """The same game with a secret is fair: of two squires neither wins more than chance explains."""
    rows = rn.simulate(own_game("rps"), ["squire", "squire"], games=120, seed=5, quiet=True, workers=1)
    won = rows["won"] / rows.groupby("game")["won"].transform("sum").clip(lower=1)
    first = won[rows["seat"] == 0]
    assert rows["forfeit"].isna().all()
    assert len(first) == 120
    # Beyond 3.3 standard errors by chance once in a thousand runs.
    assert abs(first.mean() - 0.5) < 3.3 * first.std() / len(first) ** 0.5


# With FUZZ=1 two hundred games each.
GAMES = 200 if "FUZZ" in os.environ else 1


@pytest.mark.parametrize("name", NAMES)
def test_no_player_of_the_package_forfeits(name):
    """Squires and knights play every example game to its end, whatever is hidden in it."""
    game = own_game(name)
    seats = game.players[0]
    levels = [("squire", "knight")[seat % 2] for seat in range(seats)]
    rows = rn.simulate(game, levels, games=GAMES, seed=9, quiet=True, workers=1, time_limit=None)
    assert len(rows) == GAMES * seats
    assert rows["forfeit"].isna().all()


# In these nobody is ahead by the seat: all choose in secret, and are shown at once.
AT_ONCE = {"rps", "rps_cards", "auction", "auction_cards"}


@pytest.mark.parametrize("name", NAMES)
def test_odds_and_review_of_every_game(name):
    """In every example game chances are chances, the seats share what is won, and the ledger of a review adds up."""
    game = own_game(name)
    seats = game.players[0]
    match = rn.Match(game, seats, seed=1)
    odds = rn.move_odds(match.view(match.turn), 3)
    assert sorted(odds["move"]) == sorted(map(str, match.legal_moves))
    assert odds["win_low"].le(odds["win"]).all()
    assert odds["win"].le(odds["win_high"]).all()
    chances = rn.win_chances(match.view(match.turn), 20)
    # Everybody may lose together: then nobody has won.
    assert chances["win"].sum() <= 1.000001 if name == "storm" else abs(chances["win"].sum() - 1) < 1e-6
    rng = random.Random(3)
    while match.turn is not None and match.at < 10:
        match.play(rng.choice(match.legal_moves))
    evidence = judge(reviews_of(game), match, 3, 1)
    table = ledger_table(evidence).pivot(index="seat", columns="item", values="value").fillna(0)
    parts = table.drop(columns="result").sum(axis=1)
    assert (parts - table["result"]).abs().max() < 1e-9
    assert len(table) == seats


@pytest.mark.skipif("FUZZ" not in os.environ, reason="A report card of every game takes minutes: with FUZZ=1.")
@pytest.mark.parametrize("name", NAMES)
def test_the_report_of_every_game(name):
    """Every game gets all six lines, each with an interval around its figure; where all choose at once, chance sees no
    gap between the seats."""
    game = own_game(name)
    card = rn.lab.report(game, seats=game.players[0], size=0.02, suggestions=False, quiet=True)
    assert len({line.key for line in card.lines}) == 6
    assert all(not line.low > line.value and not line.high < line.value for line in card.lines)
    if name in AT_ONCE:
        assert card.lines[0].facts["chance"] in ("equal", "unknown")


# What a newcomer types into an empty cell, besides the class itself: the five lines of a first evening.
TYPED = """
match = rn.Match(Game, ["You", "Ada"], seed=1)
rn.watch(match, "knight")
rn.win_chances(rn.Match(Game, 2, seed=1).view(), 50)
rn.lab.report(Game, seats=2, size=0.02, suggestions=False, quiet=True)
"""


def test_a_newcomers_way():
    """Last Stone from an empty cell to opponents, chances and a report card in 22 lines, within half a minute."""
    began = time.process_time()
    code = FILES["last_stone"].read_text("utf-8").replace("class LastStone", "class Game")
    lines = [line for line in (code + "import realms_nb as rn" + TYPED).splitlines() if line.strip()]
    room = {"__name__": "__main__", "rn": rn}
    exec(compile(code, "<cell>", "exec"), room)
    exec(compile(TYPED, "<cell 2>", "exec"), room)
    assert room["match"].turn is None
    assert len(lines) == 22
    assert time.process_time() - began < 30


@pytest.mark.parametrize(
    ("name", "theirs"), [("last_stone", last_stone), ("greedy_pig", greedy_pig)], ids=["last_stone", "greedy_pig"]
)
def test_the_peers_play_by_the_same_rules(name, theirs):
    """What is compared with OpenSpiel is the same game: as many moves in every position, and the same winner."""
    game, peer = own_game(name), pyspiel.load_game(theirs.KIND.short_name)
    met = 0
    for seed in range(20):
        state, other, rng = game.setup(2, seed), peer.new_initial_state(), random.Random(seed)
        while state.decision is not None:
            moves, actions = game.legal_moves(state), other.legal_actions()
            assert len(moves) == len(actions)
            assert state.decision.seat == other.current_player()
            place = rng.randrange(len(moves))
            state, events = game.narrate(state, moves[place])
            other.apply_action(actions[place])
            if other.is_chance_node():
                (face,) = (int(event.dice) for event in events if re.fullmatch(r"\d", getattr(event, "dice", "")))
                other.apply_action(face - 1)
            met += 1
        assert other.is_terminal()
        assert [returned > 0 for returned in other.returns()] == [
            seat in game.outcome(state).winners for seat in range(2)
        ]
    assert met > 100
