"""The lab of any game: report card, cards, ways of playing and the ladder of levels, by the record alone."""

from __future__ import annotations

import re
from dataclasses import replace
from time import process_time

import pytest
import toy
from drawn import report_card_differs, spans_of
from msgspec import structs
from own.examples import own_game
from some import some
from toy.hidden import BIDS, DICE

import realms_nb as rn
from realms_nb.core.closing import ScoreSheet
from realms_nb.core.errors import BadSetup, NotOffered
from realms_nb.lab.any_game import part_of
from realms_nb.lab.any_limits import banned_words, verbs_of
from realms_nb.lab.ladders import Ladder, LadderStep
from realms_nb.lab.results import lab_of
from realms_nb.own import Cards, Pile, Row

LINES = ["seats", "skill", "luck", "tension", "choice", "length"]


@pytest.fixture(scope="module")
def cards():
    """The report cards of three small games, and how long each took."""
    made = {}
    for game in (toy.GAME, BIDS, DICE):
        began = process_time()
        made[game.name] = rn.lab.report(game, size=0.3, quiet=True), process_time() - began
    return made


def test_six_lines(cards):
    """Each game has a report card of six lines, each within its interval, in three languages."""
    for card, _ in some(cards.values()):
        assert card.table["line"].tolist() == LINES
        assert (card.table["low"] <= card.table["value"] + 1e-9).all()
        assert (card.table["value"] <= card.table["high"] + 1e-9).all()
        assert report_card_differs(card._repr_html_(), card) == []
        assert "{" not in repr(card)


def test_as_many_seats_as_the_game_serves(cards):
    """Unless told otherwise a report is of three seats, or of as many as the game serves."""
    assert {name: card.seats for name, (card, _) in cards.items()} == {"sums": 3, "bids": 2, "dice": 3}
    with pytest.raises(BadSetup, match="Bids is for 2 players"):
        rn.lab.report(BIDS, seats=3)


def test_it_is_done_in_time(cards):
    """A small report card takes a small part of the minute of processor time that a whole one may take."""
    assert all(seconds < 40 for _, seconds in cards.values())
    assert all(1 <= part_of(game).seconds(1) < 60 for game in (toy.GAME, BIDS, DICE))
    for game in (toy.GAME, BIDS, DICE):
        sizes = part_of(game).SIZES
        assert sizes.games * part_of(game).cost(part_of(game).PLAYER) <= 400_000


def test_seats_are_checked_by_chance(cards):
    """The line on seats says what chance sees: in Sums the last seat and the first are alike to it."""
    facts = cards["sums"][0].lines[0].facts
    assert facts["chance"] == "equal"
    assert facts["chance_high"] < 0.1
    assert "Where all play by chance there is hardly a gap" in repr(cards["sums"][0])
    # The compiled games play enough deals, and have no second opinion.
    assert not hasattr(lab_of(rn.minute_realms, "report", "walks"), "by_chance")


def test_luck_is_where_dice_are(cards):
    """In Dice luck explains most of who wins, in Sums next to nothing."""
    luck = {name: card.lines[2] for name, (card, _) in cards.items()}
    assert luck["dice"].low > 0.2
    assert luck["sums"].high < 0.3


def test_points_that_only_say_who_won_tell_no_tension(cards):
    """Where points are so few that all games end close, tension is how often whoever lay behind still wins."""
    flags = replace(DICE, scores=lambda state: tuple(ScoreSheet(s, ()) for s, _ in enumerate(state.sums)))
    told = rn.lab.report(flags, player="random", size=0.05, quiet=True, suggestions=False)
    line = told.lines[3]
    assert not line.facts["by_points"]
    assert 0 < line.value < 1
    assert "Points tell nothing of how close these games were" in " ".join(repr(told).split())
    assert cards["sums"][0].lines[3].facts["by_points"]
    assert told.tries() == []
    assert "Try this" not in repr(told) + told._repr_html_()


def test_what_cannot_be_told_is_not_told(cards):
    """A share whose interval is wider than 60 points has no figure but the words that nobody can tell yet."""
    card = cards["sums"][0]
    line = structs.replace(card.lines[1], low=-0.2, high=0.9)
    assert card.figure(line)[0] == "cannot tell yet"
    assert "?" in card._row(line, None)
    assert card.figure(card.lines[1])[0] != "cannot tell yet"


def test_only_cards_are_cards():
    """What the record has names for are its cards; the words of moves are none, and a game without cards says so."""
    told = rn.lab.report(BIDS, player="random", size=0.05, quiet=True, suggestions=False).lines[4].facts
    assert (told["card"] in set("12345678"), told["wanted"]) == (True, 40)
    worth = rn.lab.cards(BIDS, deals=30, player="random", quiet=True)
    assert set(worth.table["card"]) == set("12345678")
    # Dice as cards: throwing six is worth more than throwing two, and to be without it costs wins.
    named = replace(DICE, labels=lambda rules, language: {"six": "Six", "two": "Two"})
    worth = rn.lab.cards(named, seats=2, deals=400, player="random", quiet=True).table.set_index("card")
    assert worth.loc["six", "low"] > 0 > worth.loc["two", "high"]
    assert worth.loc["six", "verdict"] == "strong"
    with pytest.raises(NotOffered, match="Dice has no cards; it has"):
        rn.lab.cards(DICE)
    with pytest.raises(BadSetup, match="by 'card', not by 'colour'"):
        rn.lab.cards(BIDS, by="colour")


def test_ways_are_the_first_words_of_moves():
    """Ways of playing are found in the moves; one that is worse is called so, and functions still work."""
    assert verbs_of(BIDS, BIDS.STANDARD, 2) == []
    with pytest.raises(BadSetup, match="no way of playing to measure"):
        rn.lab.restrict(BIDS)
    found = rn.lab.restrict(DICE, {"never six": lambda view, move: str(move) != "roll six"}, player="random",
                            deals=400, quiet=True)  # fmt: skip
    assert found.table["high"].tolist()[0] < 0


def test_words_are_whole():
    """A card is named by its whole word: `1` is not in `lay 12`, and a verb is the first word alone."""
    assert banned_words(["1"])("lay 1")
    assert not banned_words(["1"])("lay 12")
    assert banned_words(["Egg Roll"])("choose Egg Roll")
    assert banned_words(["lay"], first=True)("lay 1")
    assert not banned_words(["lay"], first=True)("take lay")


def test_the_ladder_of_a_game_of_skill():
    """In Sums knights beat squires, and dukes see no more than knights: that is said."""
    found = rn.lab.ladder(toy.GAME, quiet=True)
    assert found.table["answer"].tolist() == ["better", "better", "equal"]
    assert found.helps is True
    assert "Looking further helps in this game, as far as the knight." in " ".join(repr(found).split())
    for language in ("en", "de", "it"):
        told = Ladder(toy.GAME, 2, found.steps, language=language)
        assert spans_of(told._repr_html_(), found.table[["low", "share", "high"]].to_numpy()) < 0.1
        assert "lab-ladder" not in repr(told)
    step = ("squire", "knight")
    one, two = (rn.lab.ladder(toy.GAME, step, deals=30, quiet=True, workers=each).table for each in (1, 2))
    assert one.equals(two)


def test_luck_decides_is_said_only_where_it_was_measured():
    """That looking further does not help takes steps that are equal for sure; otherwise nobody can tell yet."""

    def of(*answers):
        steps = [LadderStep("knight", "squire", 0.5, 0.47, 0.53, 400, each) for each in answers]
        return Ladder(toy.GAME, 2, [LadderStep("squire", "random", 0.6, 0.55, 0.65, 400, "better"), *steps])

    assert "luck decides" in repr(of("equal", "equal"))
    assert "Cannot tell yet whether" in repr(of("equal", "unknown"))
    assert "Careful: the knight" in repr(of("worse", "equal"))
    assert "Looking further helps" in repr(of("better", "unknown"))


def test_a_ladder_is_measured_beside_the_notebook():
    """Measured beside, in pieces, it is the same ladder; a bar tells how far it is, and who asks again gets it."""
    game, asked = own_game("last_stone"), {"deals": 30, "seed": 3}
    beside = rn.lab.ladder_beside(game, ("random", "squire"), **asked)
    for language in ("en", "de", "it"):
        beside.language = language
        assert beside.done or re.search(r"\b(0|10|20)\b.*\b30\b.*[▮▯]{20}", beside._repr_html_())
    beside.language = "en"
    assert beside.wait(120) is not None
    assert beside.done
    assert not beside.result.partial
    assert beside.result.table.equals(rn.lab.ladder(game, ("random", "squire"), quiet=True, **asked).table)
    assert rn.lab.ladder_beside(game, ("random", "squire"), **asked) is beside
    assert "▯" not in repr(beside)
    other = rn.lab.ladder_beside(game, ("squire", "knight"), **asked)
    other.stop()
    assert other is not beside
    assert other.done
    assert other.result is None


def test_what_a_ladder_refuses():
    """One level is no ladder, and names are known players."""
    with pytest.raises(BadSetup, match="two levels at least"):
        rn.lab.ladder(toy.GAME, ("knight",))
    with pytest.raises(rn.RealmsError, match="Did you mean 'knight'"):
        rn.lab.ladder(toy.GAME, ("knigth", "duke"))


def test_cards_of_a_class_are_cards():
    """The cards that a student's class has as a rule are what the lab weighs, by the names that they have there."""

    @rn.game
    class Draws:
        """Take one of two cards; the higher sum wins."""

        players = 2
        cards = Cards("""name count value
                         Low 6 1
                         High 6 5""")

        def setup(self, t):
            t.deck, t.market = Pile(self.cards), Row()
            t.deck.shuffle()
            for seat in t.seats:
                seat.taken = Row()
            t.deck.give(4, to=t.market)

        def moves(self, t):
            return [("take", card) for card in t.market]

        def take(self, t, card):
            t.market.give(card, to=t.me.taken)
            t.deck.give(1, to=t.market)

        def over(self, t):
            return all(len(seat.taken) == 3 for seat in t.seats)

        def points(self, t, seat):
            return sum(card.value for card in seat.taken)

    table = rn.lab.cards(Draws, deals=60, player="random", quiet=True).table.set_index("card")
    assert set(table.index) == {"Low", "High"}
    assert table.loc["High", "low"] > table.loc["Low", "high"]
    assert rn.odds.move(rn.Match(Draws, 2, seed=1).view())["move"].tolist()[0] == "take High"
    assert part_of(Draws).card_names(Draws.STANDARD, 2) == ["Low", "High"]
