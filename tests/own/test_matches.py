"""A game of somebody's own in the rooms of the package: matches, saves, other processes, stories, rules, rounds."""

from __future__ import annotations

import pickle
import re

import msgspec
import pytest
from own.examples import NAMES, lines_of, own_game
from own.test_mistakes import RIGHT, run_cell

import realms_nb as rn
from realms_nb.core.chance import Random
from realms_nb.core.game import _made
from realms_nb.core.heard import event_types
from realms_nb.core.narrator import LANGUAGES
from realms_nb.own import Cards, Pile, Row


def played_out(match, seed=0):
    rng = Random(seed)
    while match.turn is not None:
        match.play(match.legal_moves[int(rng.random() * len(match.legal_moves))])
    return match


@pytest.mark.parametrize("name", NAMES)
def test_a_match_is_played_undone_saved_and_told(name, tmp_path):
    """Every example game has undo, redo, a save that opens again, and a story in three languages without raw words."""
    game = own_game(name)
    match = played_out(rn.Match(game, game.players[0], seed=2))
    end = match.state
    match.undo()
    before = match.state
    match.redo()
    assert match.state == end != before
    match.save(tmp_path / "game.json")
    again = rn.Match.load(tmp_path / "game.json")
    assert again.state == end
    assert again.outcome == match.outcome
    for language in LANGUAGES:
        narrator = match.narrator(language)
        text = " ".join(narrator.tell(event) for event in match.events)
        text += str(match.board(language)) + "".join(narrator.formula(line) for s in match.scores for line in s.lines)
        # A message that nobody wrote is told by its key: "Own moved: what ...".
        assert not re.search(r"\bOwn \w+:|\{|\}|\bseat \d", text), text[:300]
    assert sum(bool(event.brief) for event in match.events) == 1


@pytest.mark.parametrize("name", NAMES)
def test_every_move_can_be_typed(name):
    """The text of each legal move is read as that move, and described in words without numbers of seats."""
    game = own_game(name)
    match, met = rn.Match(game, game.players[0], seed=4), 0
    for _ in range(12):
        for move in match.legal_moves:
            assert game.parse(str(move), match.rules) == move
            assert not re.search(r"\bseat \d", game.describe_move(move, match.narrator()))
            met += 1
        match.play(str(match.legal_moves[-1]))
        if match.turn is None:
            break
    assert met > 5


def test_seats_are_named_in_moves():
    """A seat in a move is a seat, is written by its name by whoever types it, and is told by its name."""
    match = rn.Match(own_game("duel"), ["Ada", "Bo", "Cleo Fay"], seed=1)
    while "Sword" not in match.state.me.hand:
        match.play("draw")
    names = {match.game.describe_move(move, match.narrator()) for move in match.legal_moves}
    others = {match.names[seat] for seat in range(3)} - {match.names[match.turn]}
    assert {f"attack {name}" for name in others} < names
    target = sorted(others)[-1]
    events = match.play(f"attack {target.lower()}")
    assert target in match.narrator().tell(events[0])
    with pytest.raises(rn.RealmsError, match="attack Eve"):
        match.play("attack Eve")
    # Who is called as a card is none where no seat is meant.
    sushi = rn.Match(own_game("sushi"), ["Egg", "Squid", "Salmon"], seed=1)
    for _ in range(12):
        sushi.play(str(sushi.legal_moves[-1]))


def test_refusals_are_the_authors_sentences():
    """A refused move is told by the author's sentence, an unlisted one by what there is."""
    match = rn.Match(own_game("greedy_pig"), ["You", "Ada"], seed=1)
    with pytest.raises(rn.RealmsError, match="There is nothing in the pot: roll at least once"):
        match.play("stop")
    with pytest.raises(rn.RealmsError, match="begins with roll, stop"):
        match.play("jump")
    match = rn.Match(own_game("last_stone"), 2, seed=1)
    with pytest.raises(rn.RealmsError, match="there is take 1, take 2, take 3"):
        match.play("take 9")
    while match.turn is not None:
        match.play("take 1")
    with pytest.raises(rn.RealmsError, match="The game is over"):
        match.play("take 1")
    with pytest.raises(rn.RealmsError, match="LastStone is for 2 players, not 3"):
        rn.Match(own_game("last_stone"), 3)
    with pytest.raises(rn.RealmsError, match="Sushi is for 2 to 5 players, not 6"):
        rn.Match(own_game("sushi"), 6)


def test_rules_are_changed_and_saved(tmp_path):
    """Attributes are rules: numbers, dicts and cards are changed, saved and read again; a wrong one is refused."""
    race, sushi = own_game("race"), own_game("sushi")
    rules = race.STANDARD.changed(length=12, jumps={3: 9})
    assert "jumps: {3: 11" in str(rules)
    with pytest.raises(rn.RealmsError, match="dict that is a rule cannot change"):
        race.STANDARD.jumps[4] = 5
    with pytest.raises(rn.RealmsError, match="length is a whole number, not 'x'"):
        race.STANDARD.changed(length="x")
    with pytest.raises(rn.RealmsError, match="no 'lenght'"):
        race.STANDARD.changed(lenght=3)
    match = played_out(rn.Match(race, 2, seed=1, rules=rules))
    match.save(tmp_path / "short.json")
    assert rn.Match.load(tmp_path / "short.json").rules == rules
    assert max(seat.pawn for seat in match.state.seats) == 12
    rows = [row | {"value": 9} if row["name"] == "Egg" else row for row in sushi.STANDARD.cards.rows()]
    dear = sushi.STANDARD.changed(cards=rows)
    assert dear != sushi.STANDARD
    assert dear.cards["Egg"].value == 9
    match = played_out(rn.Match(sushi, 2, seed=1, rules=dear))
    match.save(tmp_path / "dear.json")
    assert rn.Match.load(tmp_path / "dear.json").scores == match.scores


def test_a_save_without_its_class_says_what_to_run(tmp_path):
    """A save of a class that is not there names it; one of a changed class says that it has changed."""
    old = run_cell(RIGHT)
    match = played_out(rn.Match(old, 2, seed=1))
    match.save(tmp_path / "wood.json")
    del _made["own_Wood"]
    with pytest.raises(
        rn.RealmsError, match="a match of Wood, a game that somebody invented: run the cell with class Wood"
    ):
        rn.Match.load(tmp_path / "wood.json")
    run_cell(RIGHT.replace("t.me.wood += 1", "t.me.wood += 2"))
    with pytest.raises(rn.RealmsError, match="The class Wood has changed since then. The replay ends with the scores"):
        rn.Match.load(tmp_path / "wood.json")
    run_cell(RIGHT.replace('["chop", "pay"]', '["pay", "chop"]').replace("    price = 1\n", ""))
    with pytest.raises(rn.RealmsError, match="These rules have 'price', which the class Wood does not have"):
        rn.Match.load(tmp_path / "wood.json")
    run_cell(RIGHT)
    assert rn.Match.load(tmp_path / "wood.json").state._values == match.state._values


def test_a_cell_is_run_again():
    """A class that is defined anew is another game of that name; a match of the old one goes on by its old rules."""
    old = run_cell(RIGHT)
    match = rn.Match(old, 2, seed=1)
    new = run_cell(RIGHT.replace("t.me.wood += 1", "t.me.wood += 5"))
    assert new is not old
    assert new.name == old.name
    match.play("chop")
    assert match.state.seats[0].wood == 3
    other = rn.Match(new, 2, seed=1)
    other.play("chop")
    assert other.state.seats[0].wood == 7


@pytest.mark.parametrize("name", ["sushi", "auction", "liars_dice", "race", "fields"])
def test_positions_travel(name):
    """A position, a view, a rule set and the game itself come back from a pickle as they were, and play on."""
    game = own_game(name)
    match = rn.Match(game, 2, seed=3)
    for _ in range(5):
        match.play(match.legal_moves[0])
    state = match.state
    assert pickle.loads(pickle.dumps(game)) is game
    assert pickle.loads(pickle.dumps(match.rules)) == match.rules
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    move = game.legal_moves(state)[0]
    assert game.apply(again, move) == game.apply(state, move)
    for seat in (0, 1, None):
        view = game.view_for(state, seat)
        assert game.view_for(again, seat) == view
        sent = pickle.loads(pickle.dumps(view))
        assert sent == view
        world = game.determinize(sent, Random(1))
        assert game.view_for(world, seat) == view
        assert game.determinize(view, Random(1)) == world


CELL = """
import realms_nb as rn
{code}
def careful(view, moves, rng):
    return moves[-1] if view.me.wood > 3 else moves[0]
for options in ({{"workers": 1, "time_limit": None}}, {{"workers": 2, "time_limit": None}}, {{"workers": 2}}):
    rows = rn.simulate(Wood, [careful, "random"], games=24, seed=1, quiet=True, **options)
    print(rows["forfeit"].notna().sum(), rows["score"].tolist())
"""


def test_a_class_of_a_cell_plays_in_other_processes():
    """A class and a strategy of a cell give the same games here, in workers, and behind a guard."""
    import subprocess
    import sys

    places = "from realms_nb.own import *\n"
    code = CELL.format(code=places + RIGHT)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == 3
    assert len(set(lines)) == 1
    assert lines[0].startswith("0 [")


@rn.game
class Turns:
    """Who is next, what a round is, who is out, how it ends."""

    players = 3, 4
    cards = Cards(["one", "two", "three", "four", "five"])

    def setup(self, t):
        t.ended, t.pile, t.row = 0, Pile(self.cards), Row()
        t.next(t.seats[1])

    def moves(self, t):
        words = ["pass", "again", "out", "back", "close", "all", "none", "lay", "top"]
        return words[:7] + (words[7:] if len(t.pile) else [])

    def __getattr__(self, name):
        raise AttributeError(name)

    def again(self, t):
        t.ended += 0
        t.pile.shuffle()
        t.again()

    def out(self, t):
        t.out(t.me)

    def back(self, t):
        t.next(t.me.right)

    def close(self, t):
        t.new_round()

    def all(self, t):
        t.all_win()

    def none(self, t):
        t.all_lose()

    def lay(self, t):
        t.pile.give(1, to=t.row)
        t.row.give(1, to=t.row, at="top")

    def top(self, t):
        t.pile.give(1, to=t.row)
        t.row.give(t.row.top, to=t.pile, at="top")

    def end_of_round(self, t):
        t.ended += 1

    def over(self, t):
        return len(t.playing) == 1 or t.round > 20

    def points(self, t, seat):
        return seat.number


setattr(Turns.python, "pass", lambda self, t: None)
Turns = rn.game(Turns.python)


def test_rounds_are_counted_by_turns_taken():
    """A round is over when everybody who is not out had a turn, in whatever order, or when a move says so."""
    match = rn.Match(Turns, 3, seed=1)
    assert match.turn == 1
    for move, turn, number in [
        ("pass", 2, 1), ("again", 2, 1), ("back", 1, 1), ("pass", 2, 1), ("pass", 0, 1), ("pass", 1, 2),
        ("close", 2, 3), ("out", 0, 3), ("pass", 1, 3), ("pass", 0, 4), ("back", 1, 4),
    ]:  # fmt: skip
        match.play(move)
        assert (match.turn, match.state.round) == (turn, number), move
    assert match.state.ended == 3
    assert [seat.is_out for seat in match.state.seats] == [False, False, True]
    assert [seat.number for seat in match.state.playing] == [0, 1]
    assert match.state.seats[1].left == match.state.seats[0]
    match.play("out")
    assert match.turn is None
    assert match.outcome.ranking == ((2,), (1,), (0,))


def test_all_win_or_all_lose():
    """A game may be won or lost by everybody together; lost together nobody has won, and the story says so."""
    won, lost = rn.Match(Turns, 3, seed=1), rn.Match(Turns, 3, seed=1)
    won.play("all")
    lost.play("none")
    assert won.outcome.winners == (0, 1, 2)
    assert lost.outcome.winners == ()
    assert lost.outcome.ranking == ((0, 1, 2),)
    assert lost.narrator("de").tell(lost.events[-1]).startswith("Niemand hat gewonnen: Alle haben verloren.")
    storm = own_game("storm")
    ends = [played_out(rn.Match(storm, 2, seed=seed), seed).outcome.winners for seed in range(40)]
    assert set(ends) == {(), (0, 1)}
    assert set(rn.simulate(storm, ["random", "random"], games=6, quiet=True, seed=1)["won"].unique()) <= {True, False}


def test_partners_win_together():
    """The points of a team are one sum, its seats win together, and partners see each other's hands."""
    match = rn.Match(own_game("partners"), 4, seed=3)
    assert match.view(0)._values["hand", 2] == match.state._values["hand", 2]
    assert match.view(0)._values["hand", 1] != match.state._values["hand", 1]
    outcome = played_out(match).outcome
    assert outcome.winners in ((0, 2), (1, 3))
    assert outcome.tie_break is None


def test_example_games_are_short():
    """No example needs more than 60 lines of code, but for the core of Minute Realms; the smallest has 15."""
    lines = {name: lines_of(name) for name in NAMES}
    assert len(lines) == 21
    assert max(count for name, count in lines.items() if name != "realms_core") <= 60
    assert lines["last_stone"] <= 17


def test_events_are_plain_data_that_handlers_hear():
    """Every event of such a game can be written as JSON, and is in the list of what handlers may be given for."""
    match, heard = rn.Match(own_game("sushi"), 2, seed=1), []
    match.on("own_took", heard.append)
    played_out(match)
    assert msgspec.json.encode(match.events)
    assert {type(event) for event in match.events} <= set(event_types(match.game))
    assert len(heard) == match.at
    assert not any(card in heard[0].sentence for card in match.game.STANDARD.cards.kinds)
