"""Lines: nothing that was played is lost by looking back, playing on from the past, a new game or a loaded one."""

from __future__ import annotations

import json
import random

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSave, NoSuchStep
from realms_nb.core.history import line_name

GAMES = [(rn.minute_realms, 3), (rn.realm_of_sand, 2)]


def played(game, seats, moves, seed=7):
    match, rng = rn.Match(game, seats, seed=seed), random.Random(seed)
    for _ in range(moves):
        match.play(rng.choice(match.legal_moves))
    return match


def another(match):
    """A legal move that no line goes on with from here."""
    known = {str(line.steps[match.at].move) for line in match.lines if len(line.steps) > match.at}
    return next(move for move in match.legal_moves if str(move) not in known)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_playing_in_the_past_keeps_the_old_line(game, seats):
    """Another move in the past begins line B; line A keeps all its moves and can be chosen again."""
    match = played(game, seats, 12)
    old = match.steps
    match.seek(4)
    match.play(another(match))
    assert (match.line, match.at, match.length) == (1, 5, 5)
    assert [(line.name, line.of, line.leaves) for line in match.lines] == [("A", None, 0), ("B", 0, 4)]
    assert match.lines[0].steps == old
    assert match.steps[:4] == old[:4]
    match.choose_line("a")
    # Where the two lines part: from there both can be read on.
    assert (match.line, match.at, match.steps) == (0, 4, old)
    match.seek(12)
    assert match.state is old[-1].state


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_known_move_follows_its_line(game, seats):
    """The move that was played here before makes no new line: the line that has it is followed."""
    match = played(game, seats, 8)
    first = match.steps[3].move
    match.seek(3)
    match.play(str(first))
    assert (match.line, match.at, match.length, len(match.lines)) == (0, 4, 8, 1)
    match.seek(3)
    other = another(match)
    match.play(other)
    match.choose_line(0)
    match.play(other)
    assert (match.line, match.at, len(match.lines)) == (1, 4, 2)
    match.undo()
    match.play(first)
    assert (match.line, match.at, match.length) == (0, 4, 8)


def test_undo_and_a_new_move_keep_the_old_move():
    """A move that was taken back stays as a line when another one is played instead."""
    match = played(rn.minute_realms, 2, 1)
    taken_back = match.steps[0].move
    match.undo()
    match.play(another(match))
    assert [line.steps[0].move for line in match.lines] == [taken_back, match.steps[0].move]


def test_lines_leave_lines():
    """A line may leave another one than the first, and says which and where; a hundred lines have a hundred names."""
    match, rng = played(rn.minute_realms, 3, 10), random.Random(1)
    for _ in range(100):
        match.choose_line(rng.randrange(len(match.lines)))
        for at in sorted(range(match.length), key=lambda _: rng.random()):
            match.seek(at)
            known = {
                str(line.steps[at].move)
                for line in match.lines
                if line.steps[:at] == match.steps[:at] and len(line.steps) > at
            }
            fresh = [move for move in match.legal_moves if str(move) not in known]
            if fresh:
                match.play(rng.choice(fresh))
                for _ in range(3):
                    match.play(rng.choice(match.legal_moves))
                break
    assert len(match.lines) == 101
    assert len({line.name for line in match.lines}) == 101
    for number, line in enumerate(match.lines[1:], start=1):
        assert line.of < number
        assert line.steps[: line.leaves] == match.lines[line.of].steps[: line.leaves]
        assert len(line.steps) > line.leaves
    assert {line.of for line in match.lines[1:]} > {0}


def test_names_of_lines():
    """Lines are called A to Z, then AA, AB and so on."""
    assert [line_name(number) for number in (0, 25, 26, 27, 701, 702)] == ["A", "Z", "AA", "AB", "ZZ", "AAA"]


@pytest.mark.parametrize("line", ["C", -1, 2, True, 1.0, None, ""])
def test_a_line_that_is_not_there(line):
    """A line is chosen by its letter or number; anything else is answered with the lines that there are."""
    match = played(rn.minute_realms, 2, 3)
    match.undo()
    match.play(another(match))
    with pytest.raises(NoSuchStep, match="the lines are A, B"):
        match.choose_line(line)
    assert match.line == 1


def test_a_new_game_keeps_the_old_one():
    """After a restart or a loaded game the old game can be had back with all its lines, where it was left."""
    match = played(rn.minute_realms, 3, 6)
    match.seek(2)
    match.play(another(match))
    was = (match.names, match.seed, match.lines, match.line, match.at)
    match.restart(seed=99)
    assert (match.at, match.length, len(match.lines)) == (0, 0, 1)
    assert len(match.earlier) == 1
    match.become(played(rn.minute_realms, ["Ada", "Bo"], 4, seed=3))
    # Nothing had been played in the game of seed 99, so there is nothing to keep.
    assert [game.seed for game in match.earlier] == [7]
    match.bring_back(0)
    assert (match.names, match.seed, match.lines, match.line, match.at) == was
    assert [game.seed for game in match.earlier] == [3]
    for number in (1, -1, True, "0"):
        with pytest.raises(NoSuchStep, match="earlier game"):
            match.bring_back(number)


def test_becoming_another_match_leaves_it_alone():
    """Playing on in a match that took over another one's history does not change that other match."""
    other = played(rn.minute_realms, 2, 5)
    match = rn.Match(rn.minute_realms, 2, seed=1)
    match.become(other)
    match.play(match.legal_moves[0])
    match.seek(1)
    match.play(another(match))
    assert (other.length, len(other.lines), other.at) == (5, 1, 5)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_saves_keep_all_lines(game, seats, tmp_path):
    """A saved match comes back with every line, the line that was looked at and the place in it."""
    match = played(game, seats, 9)
    for at in (2, 5):
        match.choose_line(0)
        match.seek(at)
        match.play(another(match))
    match.choose_line(1)
    match.save(tmp_path / "m.json")
    copy = rn.Match.load(tmp_path / "m.json")
    assert copy.lines == match.lines
    assert (copy.line, copy.at) == (match.line, match.at)


def test_a_game_of_one_line_is_saved_as_before(tmp_path):
    """Without branches the file is of the first format, which every version reads."""
    match = played(rn.minute_realms, 2, 3)
    match.save(tmp_path / "m.json")
    data = json.loads((tmp_path / "m.json").read_text())
    assert data["format_version"] == 1
    assert not {"line", "branches"} & set(data)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"line": 5}, "stands in line F"),
        ({"line": 1, "at": 9}, "stands at move 9, but has only 3"),
        ({"branches": [{"of": 1, "leaves": 2, "moves": ["x"]}]}, "Line B .* leaves no line"),
        ({"branches": [{"of": 0, "leaves": 99, "moves": ["x"]}]}, "Line B .* leaves no line"),
        ({"branches": [{"of": 0, "leaves": 2, "moves": []}]}, "Line B .* leaves no line"),
        ({"branches": [{"of": 0, "leaves": 2, "moves": ["x"]}]}, "Move 1 of 1, 'x', cannot be replayed"),
        ({"branches": "repeat"}, "Line B .* repeats another one"),
        ({"branches": [{"of": -1, "leaves": 2, "moves": ["x"]}]}, "damaged"),
    ],
)
def test_broken_lines_are_refused(changes, message, tmp_path):
    """A save whose lines do not fit together is refused with a sentence that names the line."""
    match = played(rn.minute_realms, 2, 5)
    match.seek(2)
    match.play(another(match))
    match.save(tmp_path / "m.json")
    data = json.loads((tmp_path / "m.json").read_text())
    if changes.get("branches") == "repeat":
        changes = {"branches": [{"of": 0, "leaves": 2, "moves": data["moves"][2:]}]}
    (tmp_path / "m.json").write_text(json.dumps(data | changes))
    with pytest.raises(BadSave, match=message):
        rn.Match.load(tmp_path / "m.json")


def test_listeners_hear_of_another_line():
    """Choosing a line is a change of its own kind, with a new version."""
    match, heard = played(rn.minute_realms, 2, 3), []
    match.undo()
    match.play(another(match))
    match.subscribe(heard.append)
    match.choose_line(0)
    assert [change.kind for change in heard] == ["switched"]
    assert heard[0].version == match.version
