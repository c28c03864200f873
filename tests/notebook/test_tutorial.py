"""The lesson of each game: its steps are done by the right deed alone, a wrong one is named and can be taken back."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from board.boards import send
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.board.lesson import lesson_of
from realms_nb.core.narrator import LANGUAGES
from realms_nb.core.saves import decode, encode

GAMES = {game.name: game for game in (rn.minute_realms, rn.realm_of_sand)}
# What is done in each step in which something is to be done; None where there is only something to see.
MINUTE = (
    None,
    {"act": "pick", "picked": "card-Sawmill"},
    None,
    "bastion Sawmill",
    "build Archery Range",
    {"act": "answer", "answer": 1},
)
SAND = (
    None,
    {"act": "pick", "picked": "card-I-07"},
    "lay T02 B4=G C4=R D4=G",
    "take T14",
    "build I-07 C3 D3 C4",
    None,
)
DEEDS = {"minute_realms": MINUTE, "realm_of_sand": SAND}
# Legal deeds that are not meant: the step, and what is played in it.
WRONG = {
    "minute_realms": [
        (3, "build Sawmill"),
        (3, "bastion Mill"),
        (4, "build Order House"),
        (4, "bastion Archery Range"),
    ],
    "realm_of_sand": [(2, "lay T28 B5=G C5=K D5=R"), (2, "lay T02 B5=G C5=R D5=G"), (4, "end")],
}
# And what the board refuses.
REFUSED = {
    "minute_realms": [(3, "bastion Market Square"), (4, "build Hermitage")],
    "realm_of_sand": [(2, "lay T02 A1=G B1=R C1=G"), (3, "take T09"), (4, "build I-17 B2 C2 D2")],
}


@pytest.fixture
def taught(request):
    """Opens a lesson."""
    made = []

    def opened(game, **options):
        made.append(rn.tutorial(GAMES[game], **options))
        return made[-1]

    yield opened
    for board in made:
        board.close()


def told(board):
    return board.snapshot.lesson


def ask(board, act, **more):
    send(board, kind="lesson", act=act, at=told(board).at, **more)


def play(board, move):
    send(board, kind="play", version=board.snapshot.version, move=move)


def do(board, deed):
    """The deed of a step, and on to the next one."""
    if isinstance(deed, str):
        play(board, deed)
    elif deed is not None:
        ask(board, **deed)
    assert told(board).mood == ("look" if deed is None else "done")
    ask(board, "on")


def at_step(board, step):
    for deed in DEEDS[board.match.game.name][:step]:
        do(board, deed)
    assert told(board).at == step
    return board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_taken_from_the_first_step_to_the_last(taught, game, language):
    """Seven steps, each with title and text, a task where something is to be done; then the real match is played on."""
    board = taught(game, language=language)
    said = []
    for number, deed in enumerate(DEEDS[game]):
        step = told(board)
        assert (step.at, step.length, step.mood) == (number, 7, "look" if deed is None else "open")
        assert step.title
        assert step.text
        assert step.lit
        assert (step.task is None, step.done is None) == (deed is None, deed is None)
        said += [step.title, step.text, step.task or "", step.done or ""]
        do(board, deed)
    last = told(board)
    assert (last.at, last.mood) == (6, "last")
    assert last.task
    # No word is missing, and no hole has stayed open.
    assert not any(re.search(r"[{}]|Lesson goal|\$", text) for text in said)
    match, moves = board.match, board.match.at
    assert board.kept is None
    ask(board, "play-on")
    assert told(board) is None
    assert board.kept is not None
    send(board, kind="step", version=board.snapshot.version)
    if match.turn == 0:
        play(board, str(match.legal_moves[0]))
    assert match.at > moves


@pytest.mark.parametrize("game", GAMES)
def test_the_match_of_a_lesson_is_a_real_one(taught, game):
    """A lesson's game is a seed and moves: written down and replayed it comes to the same position."""
    board = at_step(taught(game), 6)
    again = rn.Match.from_save(decode(encode(board.match.as_save()), ""))
    assert again.state == board.match.state
    assert again.at == board.match.at > 6


@pytest.mark.parametrize(("game", "step", "move"), [(game, *wrong) for game in GAMES for wrong in WRONG[game]])
def test_a_legal_deed_that_is_not_meant_is_named_and_taken_back(taught, game, step, move):
    """It is played and told, counted as a wrong try, and Take it back leads to where the step began."""
    board = at_step(taught(game), step)
    before = board.match.state
    play(board, move)
    now = told(board)
    assert (now.at, now.mood) == (step, "wrong")
    assert now.said.endswith("That is allowed, but this step is about something else.")
    assert now.said.startswith("That is" if move == "end" else "You ")
    # Nothing goes on from there.
    ask(board, "on")
    assert told(board).mood == "wrong"
    ask(board, "again")
    assert (told(board).at, told(board).mood) == (step, "open")
    assert board.match.state == before
    assert board.progress["wrong tries"].tolist() == [int(number == step) for number in range(7)]
    do(board, DEEDS[game][step])


@pytest.mark.parametrize(("game", "step", "move"), [(game, *wrong) for game in GAMES for wrong in REFUSED[game]])
def test_an_illegal_deed_is_refused_by_the_board(taught, game, step, move):
    """The board says why, as ever, and the step stays as it is: nothing was tried."""
    board = at_step(taught(game), step)
    play(board, move)
    assert board.snapshot.notice
    assert (told(board).at, told(board).mood) == (step, "open")
    assert board.progress["wrong tries"].sum() == 0


def test_another_pick_is_no_deed(taught):
    """What is only picked has not happened: it is said and counted, and there is nothing to take back."""
    board = at_step(taught("minute_realms"), 1)
    ask(board, "pick", picked="card-Mill")
    assert told(board).mood == "open"
    assert told(board).said == "Not that one: look for the dark 4."
    assert board.progress["wrong tries"].tolist()[1] == 1
    do(board, MINUTE[1])


def test_either_tile_may_be_taken(taught):
    """Both tiles end the step; the sentence says which one helps, as a try of all placements says it."""
    for tile, first in (("T14", "Yes"), ("T01", "That is a tile, too")):
        board = at_step(taught("realm_of_sand"), 3)
        play(board, f"take {tile}")
        assert told(board).mood == "done"
        assert told(board).said.startswith(first)
        ask(board, "on")
        do(board, SAND[4])
        match = board.match.copy()
        # Ada does nothing to your ground; in your next turn you lay the tile.
        while match.turn == 1:
            match.play(next(move for move in match.legal_moves if not str(move).startswith("build")))
        lays = [str(move) for move in match.legal_moves if str(move).startswith(f"lay {tile}")]
        ready = []
        for lay in lays:
            after = match.copy()
            after.play(lay)
            after.play(after.legal_moves[0])
            ready += [move for move in map(str, after.legal_moves) if after.turn == 0 and move.startswith("build I-17")]
        assert len(lays) > 20
        assert bool(ready) == (tile == "T14")


def test_the_chances_that_are_told_are_those_of_the_rings(taught):
    """The lesson says what the board draws: the ring before, after a bastion, and who then falls."""
    board = at_step(taught("minute_realms"), 3)
    ring = board.snapshot.picture.rings[4]
    then = board.snapshot.options.take["Sawmill"].uses.bastion.hold[1]
    assert f"from {board.snapshot.options.take['Sawmill'].uses.build.hold[1]} % to {then} %" in told(board).text
    play(board, "bastion Sawmill")
    assert board.snapshot.picture.rings[4].holds[0] == then > ring.holds[0] + 40
    assert f"{then} %" in told(board).said
    ask(board, "on")
    do(board, MINUTE[4])
    chances = board.snapshot.picture.rings[4].holds
    ask(board, "answer", answer=0)
    assert f"{chances[1]} %" in told(board).said
    assert chances[1] == min(chances)
    struck = board.snapshot.picture.struck[4]
    assert struck.held == (True, False, True)
    assert f"There are {struck.strength} invaders." in told(board).said
    # The guess was wrong, and that is counted.
    assert board.progress["wrong tries"].tolist()[5] == 1


def test_back_leads_to_the_step_before(taught):
    """Each step can be seen again, with the position that it needs; what was done there can be done again."""
    board = at_step(taught("minute_realms"), 6)
    for step in range(5, -1, -1):
        ask(board, "back")
        assert told(board).at == step
    assert board.match.at == 0
    at_step(board, 6)
    assert len(board.match.lines) == 1


def test_the_others_wait_in_a_lesson(taught):
    """Nobody moves but by the lesson, at any pace; after it the others go on."""
    board = at_step(taught("minute_realms"), 3)
    send(board, kind="pace", value="instant")
    play(board, "bastion Sawmill")
    assert board.match.turn == 1
    ask(board, "play-on")
    assert board.match.turn == 0


def test_a_lesson_lays_the_game_aside():
    """A board keeps its game while its lesson is taken, and has it back afterwards, with whoever sat there."""
    match = rn.Match(rn.minute_realms, ["Ann", "Ben"], seed=5)
    board = rn.Board(match, 0, {1: "squire"}, pace="instant")
    assert board.book.lesson is True
    for moves in (0, 1):
        if moves:
            play(board, str(match.legal_moves[0]))
        before, at = match.state, match.at
        send(board, kind="lesson", act="begin")
        assert match.names == ("You", "Ada", "Bo")
        assert told(board).earlier
        do(board, None)
        ask(board, "leave")
        assert told(board) is None
        assert (match.names, match.state, match.at) == (("Ann", "Ben"), before, at)
        assert board.snapshot.players == {1: "squire"}
    board.close()


def test_a_new_game_ends_the_lesson(taught):
    """Whatever else is laid on the table, the lesson is over."""
    board = at_step(taught("realm_of_sand"), 2)
    board.match.restart(9)
    assert told(board) is None
    assert repr(board) == "<Tutorial of Realm of Sand: over>"


def test_what_is_late_does_nothing(taught):
    """A press that was meant for another step changes nothing."""
    board = at_step(taught("minute_realms"), 1)
    send(board, kind="lesson", act="on", at=0)
    send(board, kind="lesson", act="pick", at=0, picked="card-Sawmill")
    assert (told(board).at, told(board).mood) == (1, "open")


def test_progress_is_a_table_without_a_grade(taught):
    """For the teacher: a row for each step with seconds and wrong tries."""
    table = at_step(taught("realm_of_sand"), 3).progress
    assert list(table.columns) == ["step", "seconds", "wrong tries"]
    assert table["step"].tolist() == ["goal", "pick", "lay", "take", "build", "lantern", "end"]
    assert (table["seconds"][:3] >= 0).all()
    assert (table["seconds"][4:] == 0).all()


def test_a_game_without_a_lesson_says_so():
    """A game that brings none is refused with a sentence, and its boards offer none."""
    with pytest.raises(rn.RealmsError, match=f"{SUMS.title} brings no lesson, so there is nothing to teach"):
        rn.tutorial(SUMS)
    with pytest.raises(rn.RealmsError, match="A tutorial needs a game"):
        rn.tutorial("minute_realms")
    board = rn.Board(rn.Match(SUMS, 2, seed=1))
    assert board.book.lesson is None
    send(board, kind="lesson", act="begin")
    assert "no lesson" in board.snapshot.notice
    board.close()


@pytest.mark.parametrize("game", GAMES)
def test_every_place_that_is_named_is_marked_by_the_stage(game):
    """A place of a lesson is one that the sources of the stage, or the panel of the shell, mark with its name."""
    sources = Path(rn.__file__).parent / "games" / game / "board" / "stage"
    marks = {"choice"}
    for file in sources.rglob("*.tsx"):
        marks |= {one or two for one, two in re.findall(r'data-target=(?:"([\w-]+)"|\{`([\w-]+-)\$)', file.read_text())}
    steps = lesson_of(GAMES[game]).steps
    named = {place for step in steps for place in (*step.lit, *step.free, *step.watch, step.press, step.picks) if place}
    assert len(named) > 6
    lacking = {
        place
        for place in named
        if not any(place == mark or (mark[-1] == "-" and place.startswith(mark)) for mark in marks)
    }
    assert not lacking


@pytest.mark.parametrize("game", GAMES)
def test_every_step_names_places_once(game):
    """Keys of steps are different, and what lies in the light is not named a second time as free."""
    steps = lesson_of(GAMES[game]).steps
    assert len({step.key for step in steps}) == len(steps) == 7
    assert all(not set(step.lit) & set(step.free) for step in steps)
    assert all(one.key != other.key for one, other in pairwise(steps))
