"""What beginners get wrong is told in a sentence: what, in which line of which move, and how to see it again."""

from __future__ import annotations

import itertools
import linecache
import signal

import pandas as pd
import pytest

import realms_nb as rn
from realms_nb.core.narrator import LANGUAGES, narrator_of_none
from realms_nb.own import Cards, Counter, Dice, Grid, Hand, Mistake, Number, Pile, Row, Secret, Track

RIGHT = '''
@game
class Wood:
    """Chop wood and pay with it."""
    players = 2
    price = 1
    def setup(self, t):
        t.deck = Pile(Cards("name count\\nOak 3\\nElm 3"))
        t.deck.shuffle()
        t.row, t.land, t.fire = Row(), Grid(2, 2), 0
        for seat in t.seats: seat.wood, seat.hand = 2, Hand()
    def moves(self, t):
        return ["chop", "pay"]
    def chop(self, t):
        t.me.wood += 1
    def may_pay(self, t):
        if t.me.wood < 1: return "You have no wood."
    def pay(self, t):
        t.me.wood -= 1
    def over(self, t): return t.round > 5
    def points(self, t, seat): return seat.wood
'''
CHOP, MOVES, SETUP = "t.me.wood += 1", 'return ["chop", "pay"]', "t.row, t.land, t.fire = Row(), Grid(2, 2), 0"
# What is changed, into what, how the sentence begins; and the method it names, if there is one.
BROKEN = {
    "no return in moves": (MOVES, '["chop", "pay"]', "moves(self, t) gave back nothing", "moves"),
    "nothing changes and again": (CHOP, "t.again()", "chop changed nothing and the same seat moves again", "chop"),
    "no end": ("def over(self, t): return t.round > 5", "", "The game has gone on for 2000 moves", None),
    "less than nothing": (
        'if t.me.wood < 1: return "You have no wood."', "pass", "wood (Player 1) would be -1, less than 0", "pay"),
    "an empty pile": (CHOP, "t.deck.give(to=t.me.hand)", "1 were to be taken from t.deck, which has 0", "chop"),
    "a hidden pile in moves": (
        MOVES, 'return ["chop", "pay"] if t.deck.top == "Oak" else ["chop"]',
        "moves and may_... look at something that the seat to move cannot see. t.deck is hidden", None),
    "two cards of one name": ("Elm 3", "Oak 3", "Two lines of the cards are called Oak", "setup"),
    "nobody wins": ("def points(self, t, seat): return seat.wood", "", "Wood never says who wins", None),
    "no return in points": (
        "def points(self, t, seat): return seat.wood", "def points(self, t, seat): seat.wood",
        "points(self, t, seat) gave back None (Player 1)", "points"),
    "an error": (CHOP, "t.me.wood += 1 // (t.me.wood - 2)", "ZeroDivisionError: integer division or modulo", "chop"),
    "a rule changed": (CHOP, "self.total = 5", "self.total is a rule and cannot change during a game", "chop"),
    "a new name": (CHOP, "t.me.gold += 1", "There is no seat.gold; in setup you made hand, wood.", "chop"),
    "a name written only": (CHOP, "t.gold = 1", "t.gold is new: everything that lies on the table is made", "chop"),
    "a misspelt verb": (
        MOVES, 'return ["chopp", "pay"]', 'moves(self, t) lists "chopp", but the class has no method of that', None),
    "cards overwritten": (CHOP, "t.deck = []", "t.deck cannot be overwritten: things would vanish", "chop"),
    "no move left": (MOVES, "return []", "Player 1: no move is left, but the game is not over", None),
    "a card that is not there": (CHOP, 't.me.hand.give("Oak", to=t.deck)', "Oak is not in hand (Player", "chop"),
    "chance in moves": (
        MOVES, 'return ["pay", "chop"][:: 1 - 2 * (next(TICK) % 2)]',
        "moves(self, t) does not list the same moves twice", None),
    "a dict on the table": (SETUP, SETUP + "; t.market = {}", "market cannot be a dict on the table", "setup"),
    "no place to give to": (CHOP, "t.deck.give(1)", "give needs a place to give to.", "chop"),
    "writing in moves": (MOVES, 't.me.wood += 1; return ["chop"]', "This table can only be read", "moves"),
    "an endless loop": (CHOP, "while True: pass", "A method has not come back after", None),
    # What three users met who wrote fourteen games.
    "a reserved name": (SETUP, SETUP + "; t.next = 0", "t.next has a meaning of its own", "setup"),
    "a reserved name of seats": ("seat.wood, seat.hand = 2, Hand()", "seat.left = 1", "seat.left has a", "setup"),
    "a tile to a cell": (
        CHOP, 't.deck.give(1, to=t.land["a1"])', "give needs a place to give to. A cell takes a thing so", "chop"),
    "a tile to a grid": (CHOP, "t.deck.give(1, to=t.land)", "A grid takes a thing on one of its cells", "chop"),
    "a tile doubled": (CHOP, 't.land["a1"] = t.deck.give(1, to=t.row)', "A card lies in one place only", "chop"),
    "a cell that is not there": (CHOP, 't.land["z9"] = t.me', "There is no cell 'z9': the cells are a1 to b2", "chop"),
    "to a seat": (CHOP, "t.deck.give(1, to=t.me)", "give needs a place, not a seat", "chop"),
    "several things": (CHOP, "t.deck.give(t.me.hand, to=t.row)", "give takes one thing or a number", "chop"),
    "wins without a seat": (CHOP, "t.wins()", "t.wins() needs a seat", "chop"),
    "a seat that is none": (CHOP, "t.next(7)", "A seat is t.me, one of t.seats or its number from 0, not 7", "chop"),
    "a seat that is out": (CHOP, "t.out(t.me); t.next(t.me)", "Out already: Player", "chop"),
    "all are out": (CHOP, "[t.out(s) for s in t.seats]", "All seats are out, but the game is not over", None),
    "moves without t": ("def moves(self, t):", "def moves(self):", "moves takes the table: write def moves", None),
    "a verb without t": ("def chop(self, t):\n        t.me", "def chop(self):\n        self.me",
        "chop is listed as a move, so it takes the table first", None),
    "a verb without its thing": (MOVES, 'return [("chop", 3), "pay"]',
        "chop is listed with what it is done with, so write def chop(self, t, n)", "chop"),
    "no setup": ("def setup(self, t):", "def set_up(self, t):", "Wood has no setup(self, t)", None),
    "no moves": ("def moves(self, t):", "def move(self, t):", "Wood has no moves(self, t)", None),
    "may without a verb": ("def may_pay(self, t):", "def may_play(self, t):", "There is a may_play, but no def", None),
    "Python's chance": (CHOP, "import random; t.me.wood += random.randint(1, 2)", "Python's own chance (import", None),
    "a number as a thing": (SETUP, SETUP + "; t.heap = Pile([1, 2])", "What lies in a place is cards or", "setup"),
    "a column that is not there": (CHOP, "t.me.wood += t.deck[0].price", "The card", "chop"),
    "too many numbers": (MOVES, 'return [("chop", Number(0, 10**6))]', "Number(...) would be 1000001 moves", None),
    "no secret of that name": (CHOP, 't.reveal("wood")', "There is no secret called wood", "chop"),
    "passing what is no place": (CHOP, 't.pass_left("wood")', "wood cannot be passed on", "chop"),
    "a rule that is none": ("price = 1", "price = object()", "price cannot be a rule of a class", None),
    "itself without end": (CHOP, "self.chop(t)", "chop calls itself without end", "chop"),
    "of the table": (CHOP, "t.me.fire += 1", "There is no seat.fire; in setup you made t.fire", "chop"),
    "of a seat": (CHOP, "t.wood += 1", "There is no t.wood; each seat has its own", "chop"),
    "a listed thing that is none": (MOVES, "return [3]", "moves(self, t) lists 3: a move is a word", None),
    "a piece on a card": (
        CHOP, 't.deck.give(1, to=t.land, at="a1"); t.land["a1"] = t.me', "On a1 of t.land lies ", "chop"),
    "a cell that is taken": (
        CHOP, 't.land["a1"] = t.me; t.deck.give(1, to=t.land, at="a1")', "On a1 of t.land lies something", "chop"),
    "a cell with nothing": (CHOP, 't.land.give("a1", to=t.row)', "On a1 of t.land lies nothing", "chop"),
    "a piece as a card": (
        CHOP, 't.land["a1"] = t.me; t.land.give("a1", to=t.row)', "The cell a1 of t.land gives a card to", "chop"),
    "a grid that is too wide": (SETUP, SETUP + "; t.sea = Grid(40, 2)", "A Grid has 1 to 26 columns", "setup"),
    "a card that is none": (CHOP, 'Cards("name count\\nOak 3")["Fir"]', 'No card is called "Fir"', "chop"),
    "a card without a name": (CHOP, 'Cards([{"title": "Oak"}])', "A row of the cards needs a name", "chop"),
    "a die without sides": (CHOP, "t.roll(0)", "A die has 1, 2, 3", "chop"),
    "a die that does not lie so": (
        SETUP, SETUP + "; t.cup = Dice(2); t.cup.roll(keep=(9,))", "No die of t.cup shows 9", "setup"),
    "teams of nobody": ("price = 1", "price, teams = 1, ((0, 1), (1, 2))", "teams names the seats", None),
    "a line of cards": ("Oak 3\\n", "Oak\\n", 'The line "Oak" of the cards has 1 words', "setup"),
}  # fmt: skip
PLACES = {"Cards": Cards, "Counter": Counter, "Dice": Dice, "Grid": Grid, "Hand": Hand, "Number": Number, "Pile": Pile}
PLACES |= {"Row": Row, "Secret": Secret, "Track": Track, "game": rn.game}
numbers = itertools.count()


def run_cell(code):
    """What a cell with this class leaves behind: the game."""
    file = f"<cell {next(numbers)}>"
    linecache.cache[file] = (len(code), None, code.splitlines(True), file)
    room = {**PLACES, "TICK": itertools.count(), "__name__": "__main__"}
    exec(compile(code, file, "exec"), room)
    return room["Wood"]


def broken(name):
    old, new, begins, method = BROKEN[name]
    assert old in RIGHT
    return run_cell(RIGHT.replace(old, new)), begins, method


def test_a_right_game_is_said_nothing_about(capsys):
    """A game without a mistake prints nothing and says what was tried."""
    wood = run_cell(RIGHT)
    assert capsys.readouterr().out == ""
    assert wood.mistake is None
    assert wood.tried.games >= 8
    assert wood.tried.never == ()
    with pytest.raises(rn.RealmsError, match="Wood has no mistake that could be seen again"):
        wood.again()


@pytest.mark.parametrize("name", BROKEN)
def test_a_mistake_is_told_in_a_sentence(name, capsys, monkeypatch):
    """Each mistake is told below the cell by its sentence, with the method; the game is there all the same."""
    monkeypatch.setattr("realms_nb.own.tryout.LONGEST_METHOD", 0.5)
    wood, begins, method = broken(name)
    said = capsys.readouterr().out
    assert said.startswith(begins)
    assert said.count("\n") == 1
    assert isinstance(wood.mistake, Mistake)
    assert str(wood.mistake) == said.strip()
    if method is not None:
        assert f"This was in {method}" in said
        assert wood.mistake.method == method
    for language in LANGUAGES:
        told = narrator_of_none(language).error(wood.mistake)
        assert "own-" not in told
        assert ("None" in told) == ("None" in said)
        assert language == "en" or told != said.strip()


def test_a_mistake_leads_back_to_its_position():
    """`again` is the match at the move before; playing on makes the same mistake, with line, move and seed."""
    wood, _, _ = broken("less than nothing")
    mistake, match = wood.mistake, wood.again()
    assert (mistake.source, mistake.seed, mistake.seats) == ("t.me.wood -= 1", 0, 2)
    assert mistake.line == RIGHT.splitlines().index("        t.me.wood -= 1") + 1
    assert mistake.move == match.at + 1
    with pytest.raises(Mistake, match="would be -1") as again:
        match.play("pay")
    assert again.value.line == mistake.line
    # The match is where it was, and still to be looked at.
    assert match.at + 1 == mistake.move
    assert "Wood" in str(match)


def test_a_game_that_cannot_begin_says_so_wherever_it_is_used():
    """A class without `setup` is a game all the same, and whoever begins a match of it hears the sentence."""
    wood, begins, _ = broken("no setup")
    with pytest.raises(Mistake, match="has no setup"):
        rn.Match(wood, 2)
    with pytest.raises(Mistake, match="has no setup"):
        wood.again()
    assert str(wood.mistake).startswith(begins)


def test_what_is_wrong_is_told_in_the_language_of_the_class(capsys):
    """`language = "de"` in the class has the mistakes told in German."""
    run_cell(RIGHT.replace("price = 1", 'price = 1; language = "de"').replace("t.me.wood += 1", "t.me.gold += 1"))
    assert capsys.readouterr().out.startswith("Es gibt kein seat.gold; in setup hast du gemacht: hand, wood.")


def test_an_alarm_of_somebody_else_passes():
    """What a handler of signals throws into a method is not the author's mistake."""

    def ring(number, frame):
        raise TimeoutError("enough")

    wood = run_cell(RIGHT)
    state = wood.setup(2, 1)
    slow = run_cell(RIGHT.replace(CHOP, CHOP + "\n        for _ in range(10 ** 9 * (t.me.wood > 40)): pass"))
    state = slow.setup(2, 1)
    for number in (0, 1):
        state._values["wood", number] = 40
    before = signal.signal(signal.SIGVTALRM, ring)
    try:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.2)
        with pytest.raises(TimeoutError, match="enough"):
            slow.apply(state, slow.parse("chop"))
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def test_hints_say_what_may_be_meant_otherwise(capsys):
    """A verb that nobody could play, and a word that others see before they choose, are said aloud."""
    wood = run_cell(RIGHT.replace("if t.me.wood < 1", "if True"))
    assert "nobody ever did pay" in capsys.readouterr().out
    assert wood.tried.never == ("pay",)
    open_secret = RIGHT.replace("seat.wood, seat.hand = 2, Hand()", 'seat.wood, seat.choice = 2, ""')
    open_secret = open_secret.replace(CHOP, 't.me.choice = "axe"').replace(
        "    def over", '    def end_of_round(self, t):\n        for s in t.seats: s.choice = ""\n    def over'
    )
    run_cell(open_secret)
    assert "seat.choice is seen by all, and those who move later know it" in capsys.readouterr().out


def test_only_a_class_becomes_a_game():
    """@rn.game above something else says so."""
    with pytest.raises(rn.RealmsError, match="stands above a class"):
        rn.game(len)


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("name count\nOak two", "The card Oak has a count from 0 to 1000, a whole number, not 'two'."),
        ("name count\nOak --5", "not '--5'."),
        ("name count\nOak -2", "not -2."),
        ("name count\nOak 1001", "not 1001."),
        ([{"name": "Oak", "count": 2.5}], "not 2.5."),
        ([{"name": "Oak", "count": True}], "not True."),
        (5, 'Cards are a text with a line of column names, or a list such as ["Owl", "Fox"], not 5.'),
        (None, "not None."),
        ({"name": "Oak"}, "not {'name': 'Oak'}."),
    ],
)
def test_a_table_that_is_none_is_told(table, said):
    """A count that is no whole number, and what is no table at all, are sentences and no errors of Python."""
    with pytest.raises(Mistake) as caught:
        Cards(table)
    assert str(caught.value).endswith(said)


def test_tables_as_they_come():
    """Counts are read from text and from tables with empty cells; what only looks like a number is a word."""
    table = pd.DataFrame({"name": ["Oak", "Elm", "Ash"], "count": [2.0, float("nan"), 0.0]})
    assert tuple(Cards(table)) == ("Oak", "Oak", "Elm")
    assert tuple(Cards([{"name": "Oak", "count": "2"}, {"name": "Elm", "count": ""}])) == ("Oak", "Oak", "Elm")
    (card,) = Cards("name points mark\nOld_Oak -5 --5")
    assert (str(card), card.points, card.mark) == ("Old Oak", -5, "--5")
    assert Cards("name\n" + "9" * 16)[0] == "9" * 16
