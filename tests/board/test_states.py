"""A board in whatever order its messages come: what it shows is the match, and nobody moves while somebody looks."""

from __future__ import annotations

import os

import msgspec
import pytest
from board.boards import board_of, match_of_two, play_on, send
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

import realms_nb as rn
from realms_nb.games.realm_of_sand.engine.boards import PersonalBoard

game = rn.minute_realms


def shown(board):
    """What a board shows, without what it says of the last message."""
    sent = msgspec.to_builtins(board.snapshot)
    for told in ("notice", "scene", "hint", "fresh", "auto", "thinking", "serial", "whole", "asker"):
        sent.pop(told, None)
    return sent


def anew(board):
    """What a board of the same table shows that was made just now."""
    made = rn.Board(board.match, you=0, opponents={1: "random"}, pace="step")
    made.look(board._connection.cursor)
    try:
        return shown(made)
    finally:
        made.close()


class Messages(RuleBasedStateMachine):
    """A person and a strategy at a board, of which every message may come at any time, and a second board beside it."""

    def __init__(self):
        super().__init__()
        self.match = match_of_two()
        self.board = board_of(self.match, you=0, pace="step")
        self.beside = rn.Board(self.match, pace="step")
        # Whether somebody has looked elsewhere since the last move that was wanted.
        self.looked = False

    @property
    def place(self):
        """Where the board looks: its line, how many moves of it, and whose turn it is there."""
        history = self.board.snapshot.history
        return history.at, self.board.snapshot.turn, history.looking

    @rule(number=st.integers(0, 5))
    def play(self, number):
        """A move that is allowed, or one that is not this person's."""
        legal = self.match.game.legal_moves(self.board._connection.state)
        at, turn, looking = self.place
        move = str(legal[number % len(legal)]) if legal else "build Mill"
        send(self.board, kind="play", version=self.board.snapshot.version, move=move)
        if looking or turn != 0:
            assert self.place[0] == at
            assert self.board.snapshot.notice
        else:
            assert self.place[0] == at + 1 == self.match.at
            self.looked = False

    @rule()
    def step(self):
        """The next of the others, or the next recorded step."""
        at, turn, looking = self.place
        send(self.board, kind="step", version=self.board.snapshot.version)
        assert self.place[0] == at + bool(looking or turn == 1)
        self.looked = bool(looking)

    @rule()
    def stale(self):
        """A message of a position that is gone changes nothing, and says so."""
        before, place = self.match.version, self.place
        send(self.board, kind="play", version=before + 1, move="build Mill")
        assert (self.match.version, self.place) == (before, place)
        assert self.board.snapshot.notice

    @rule()
    def undo(self):
        """Back to the last decision of a person; at the first position there is nothing to take back."""
        at, line = self.place[0], self.match.steps_of(self.board._connection.cursor)
        send(self.board, kind="undo")
        now = self.place[0]
        if at:
            assert now < at
            assert now == self.match.at
            assert self.match.steps[:now] == line[:now]
            assert now == 0 or self.match.steps[now].seat == 0
            assert not self.board.snapshot.history.looking
            self.looked = True
        else:
            assert now == 0
            assert self.board.snapshot.notice

    @rule(part=st.integers(0, 40))
    def seek(self, part):
        """To any step there is; the game stays where it is."""
        before, at, to = self.match.cursor, self.place[0], part % (self.board.snapshot.history.length + 1)
        send(self.board, kind="seek", to=to)
        assert self.place[0] == to
        assert self.match.cursor == before
        self.looked |= to != at

    @rule()
    def play_on(self):
        """Play on from here."""
        send(self.board, kind="play-on", version=self.board.snapshot.version)
        assert not self.board.snapshot.history.looking
        self.looked = False

    @rule(number=st.integers(0, 3))
    def line(self, number):
        """One of the lines."""
        names = [line.name for line in self.match.lines]
        at = self.board._connection.cursor
        send(self.board, kind="line", name=names[number % len(names)])
        self.looked |= self.board._connection.cursor != at

    @precondition(lambda self: self.match.length)
    @rule(seed=st.integers(0, 3))
    def new(self, seed):
        """Another deal; the one before is kept."""
        kept = len(self.match.earlier)
        send(self.board, kind="new", seed=seed)
        assert self.match.at == 0
        assert len(self.match.earlier) == kept + 1
        self.looked = False

    @precondition(lambda self: self.match.earlier)
    @rule(number=st.integers(0, 3))
    def bring_back(self, number):
        """An earlier game."""
        send(self.board, kind="earlier", number=number % len(self.match.earlier))
        self.looked = True

    @precondition(lambda self: self.looked)
    @rule()
    def nobody_moves_while_somebody_looks(self):
        """Whoever looks elsewhere is left in peace: even at the quickest pace the others wait until somebody plays."""
        before = self.match.cursor
        send(self.board, kind="pace", value="calm")
        assert not self.board.snapshot.auto
        send(self.board, kind="pace", value="instant")
        assert self.match.cursor == before
        send(self.board, kind="pace", value="step")

    @invariant()
    def a_new_board_would_show_the_same(self):
        """What is drawn, what can be chosen and where we are do not depend on how we came here."""
        here, there = shown(self.board), anew(self.board)
        if not here["history"]["looking"] and self.place[0] < here["history"]["length"]:
            # After an undo, or where somebody asked to play on: that this is so is known to this board alone.
            for one in (here, there):
                one.pop("options", None)
                one["history"].pop("looking")
        assert here == there
        assert len(self.board.replay) == len(self.board.log) == here["history"]["length"] + 1

    @invariant()
    def the_board_beside_has_its_place(self):
        """Another board at the same match shows the position of its own place, and goes along with the game alone."""
        beside = self.beside._connection
        assert self.beside.snapshot.version == self.match.number_at(beside.cursor)
        assert self.beside.snapshot.history.at == beside.cursor.at

    def teardown(self):
        """Nobody looks any more."""
        self.board.close()
        self.beside.close()


TestMessages = Messages.TestCase
TestMessages.settings = settings(
    max_examples=100 if "FUZZ" in os.environ else 5,
    stateful_step_count=16,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)


def waiting_for_ada():
    """A board at which it is the turn of a strategy that was last asked to move."""
    match = match_of_two()
    board = board_of(match, you=0, pace="step")
    while match.turn != 1 or match.at < 3:
        if match.turn == 0:
            send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[0]))
        else:
            send(board, kind="step", version=board.snapshot.version)
    return match, board


@pytest.mark.parametrize("how", ["seek", "line", "earlier", "load", "undo"])
def test_who_looks_elsewhere_is_left_in_peace(how):
    """After a jump to another place the others wait, even where it is their turn: no pace makes them go on."""
    match, board = waiting_for_ada()
    if how == "seek":
        send(board, kind="seek", to=0)
        send(board, kind="seek", to=match.length)
    elif how == "line":
        # Another line, on which somebody plays; then the first one, which is looked at where the other left it.
        send(board, kind="undo")
        send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[1]))
        assert match.turn == 1
        assert [line.name for line in match.lines] == ["A", "B"]
        send(board, kind="line", name="A")
        assert board.snapshot.history.looking
    elif how == "earlier":
        send(board, kind="new", seed=3)
        send(board, kind="earlier", number=len(match.earlier) - 1)
    elif how == "load":
        send(board, kind="load", name="game.json", text=send(board, kind="save")["file"]["text"])
    else:
        send(board, kind="undo")
    before = match.version
    send(board, kind="pace", value="calm")
    assert not board.snapshot.auto
    send(board, kind="pace", value="instant")
    assert match.version == before


def test_the_others_go_on_by_themselves_where_nobody_looks():
    """At the calm pace the browser is told to ask on, exactly while a strategy is to move at the end of the line."""
    match, board = waiting_for_ada()
    send(board, kind="pace", value="calm")
    assert board.snapshot.auto
    send(board, kind="pace", value="step")
    assert not board.snapshot.auto
    send(board, kind="pace", value="calm")
    while match.turn == 1:
        assert board.snapshot.auto
        send(board, kind="step", version=board.snapshot.version)
    assert not board.snapshot.auto
    send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[0]))
    assert board.snapshot.auto == (match.turn == 1)
    # Two steps back, where a strategy was to move: somebody looks.
    back = next(at for at in range(match.length) if match.steps[at].seat == 1)
    send(board, kind="seek", to=back)
    assert not board.snapshot.auto


def test_undo_goes_back_to_the_last_decision_of_a_person():
    """However many moves the others have made since, undo leads to the last one that was this person's to decide."""
    met = set()
    for moves in range(1, 7):
        match = match_of_two()
        board = board_of(match, you=0, pace="step")
        while match.at < moves:
            if match.turn == 0:
                send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
            else:
                send(board, kind="step", version=match.version)
        at = match.at
        back = max(step for step in range(at) if match.steps[step].seat == 0)
        send(board, kind="undo")
        assert (match.at, match.turn) == (back, 0)
        assert board.snapshot.notice == match.narrator("en").say("undone", name="A")
        met.add(at - back)
    assert met == {1, 2, 3}


def test_a_cell_that_looks_back_stops_the_others():
    """Where a cell shows the past at a board that plays on by itself, nothing is asked on there."""
    match, board = waiting_for_ada()
    send(board, kind="pace", value="calm")
    assert board.snapshot.auto
    match.seek(next(at for at in range(match.length) if match.steps[at].seat == 1))
    assert match.turn == 1
    assert not board.snapshot.auto


def test_undo_where_a_strategy_began():
    """If a strategy made the first move, undo goes back before it, and it waits there until somebody plays on."""
    match = match_of_two()
    board = rn.Board(match, you=1, opponents={0: "random"}, pace="step")
    send(board, kind="step", version=board.snapshot.version)
    assert match.at == 1
    send(board, kind="undo")
    assert (match.at, match.turn) == (0, 0)
    assert board.snapshot.notice == match.narrator("en").say("undone", name="A")
    before = match.version
    send(board, kind="pace", value="instant")
    assert match.version == before
    send(board, kind="play-on", version=board.snapshot.version)
    assert match.turn == 1


def test_undo_at_the_first_move_says_why_not():
    """With nothing to take back the board says so, and neither position nor line changes."""
    board = board_of(match_of_two(), you=0, pace="step")
    before = board.match.version
    send(board, kind="undo")
    with pytest.raises(rn.RealmsError) as refused:
        board.match.undo()
    assert board.snapshot.notice == str(refused.value)
    assert (board.match.version, board.match.at, board.match.length) == (before, 0, 0)
    play_on(board, moves=1)
    send(board, kind="undo")
    assert board.match.at == 0
    assert "kept as line" in board.snapshot.notice


def test_chances_are_those_of_whoever_is_to_move(capsys):
    """A person who keeps a card that nobody else knows is told chances by it, whoever is spoken to at this board."""
    sand = rn.realm_of_sand
    light = sand.STANDARD.table.fields(sand.STANDARD.table.light)
    red = sand.STANDARD.changed(side="advanced", board_set=[PersonalBoard("red", light), PersonalBoard("blue", light)])
    match = rn.Match(sand, ["You", "Ada"], seed=1, rules=red)
    while not (match.state.realms[0].hidden and match.turn == 0 and len(match.legal_moves) > 3):
        rn.watch(match, "weighted", moves=1)
    told = []
    for you in (0, 1):
        board = rn.Board(match, you=you, pace="step")
        told.append(send(board, kind="chances", version=board.snapshot.version)["told"]["chances"])
        board.close()
    assert told[0]
    assert told[0] == told[1]


@pytest.mark.parametrize("wrong", [["knight"], "knight", 7])
def test_opponents_are_a_dict(wrong):
    """Opponents that are no dict are refused with an example."""
    with pytest.raises(rn.RealmsError, match=r"opponents is a dict such as \{1: 'knight'\}"):
        rn.Board(match_of_two(), opponents=wrong)


@pytest.mark.parametrize(
    ("names", "people", "you"),
    [
        (["Ann", "Ada"], {1: "random"}, 0),
        (["Ann", "You"], {}, None),
        (["Ann", "Ada"], {}, None),
        (["Ann", "Ada"], {0: "random"}, 1),
    ],
)
def test_who_is_spoken_to(names, people, you):
    """The only person looks and is spoken to; of several nobody, whatever they are called."""
    board = rn.Board(rn.Match(game, names, seed=1), opponents=people, pace="step")
    assert board.snapshot.you == you
    board.close()
