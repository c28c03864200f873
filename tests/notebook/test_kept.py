"""A game is kept outside of Python: with its moves, without what is to come; another Python goes on with it."""

from __future__ import annotations

import json

import msgspec
import pytest
from board.boards import board_of, match_of_two, play_on, send
from ipywidgets.widgets.widget import _instances

import realms_nb as rn
from realms_nb.board.kept import match_again, packed, played_save, unpacked
from realms_nb.board.wire import plain
from realms_nb.core.errors import BadSave
from realms_nb.core.saves import decode, encode
from realms_nb.notebook import kept

GAMES = [rn.minute_realms, rn.realm_of_sand]
by_name = pytest.mark.parametrize("game", GAMES, ids=["minute", "sand"])
SEED = 48_151_623


def moves(match):
    return [[str(step.move) for step in line.steps] for line in match.lines]


def played(game, seed=SEED):
    """A board at which somebody played, took back and played otherwise: a game with two lines."""
    match = rn.Match(game, ["You", "Ada"], seed=seed)
    board = board_of(match)
    play_on(board, 3)
    send(board, kind="undo")
    other = next(move for move in match.legal_moves if move != match.steps[match.at].move)
    send(board, kind="play", version=board.snapshot.version, move=str(other))
    assert len(match.lines) == 2
    return board


def as_browser_has_it(board):
    """What was kept, as it comes back from a browser."""
    return json.loads(json.dumps(plain(board.kept)))


def taken_up(board, here, **more):
    send(board, kind="take-up", kept=here, version=board.snapshot.version, **more)
    return board


@by_name
def test_what_is_kept_tells_no_future(game):
    """Neither the seed nor a card that has not come to light is in what is kept, packed or not."""
    board = played(game)
    save = played_save(board.match)
    assert (save.seed, save.deal is None) == (None, False)
    assert str(SEED) not in json.dumps(plain(board.kept)) + msgspec.json.encode(save).decode()
    whole = game.deals.shuffle(2, SEED, board.match.rules)
    hidden = [pile for pile, things in whole.items() if len(save.deal[pile]) < len(things)]
    assert hidden
    assert all(whole[pile][: len(things)] == things for pile, things in save.deal.items())
    assert len(board.kept.save) < 6_000
    assert encode(unpacked(board.kept.save)) == encode(save)


@by_name
def test_another_python_goes_on(game):
    """A board that was dealt anew takes up all lines of the game, its place in them, and who sat there."""
    board = played(game)
    other = board_of(rn.Match(game, ["You", "Ada"], seed=1))
    taken_up(other, as_browser_has_it(board))
    assert other.snapshot.notice is None
    assert moves(other.match) == moves(board.match)
    assert (other.match.at, other.match.line) == (board.match.at, board.match.line)
    assert other.match.view(0) == board.match.view(0)
    assert other.kept.id == board.kept.id
    assert other.snapshot.players == board.snapshot.players
    # It is played on, and what comes is drawn anew.
    assert other.match.seed is None
    play_on(other, 2)
    assert other.match.length > board.match.length


@by_name
def test_the_same_seed_brings_the_same_future(game):
    """Where the cell gave the seed of the game again, what is still to come is what it was."""
    board = played(game)
    same = taken_up(board_of(rn.Match(game, ["You", "Ada"], seed=SEED)), as_browser_has_it(board))
    assert same.match.seed == SEED
    assert same.match.state == board.match.state


def test_a_move_on_its_way_is_played_once():
    """The move that was sent and not answered is played when the game is taken up, with the answers of the others."""
    board = played(rn.minute_realms)
    move = str(board.match.legal_moves[0])
    other = taken_up(board_of(match_of_two()), as_browser_has_it(board), move=move)
    line = moves(other.match)[other.match.line]
    assert line[board.match.at] == move
    assert other.match.turn == 0
    # One that is not allowed there is refused in a sentence, and the game is there all the same.
    again = taken_up(board_of(match_of_two()), as_browser_has_it(board), move="build Nothing")
    assert "Nothing" in again.snapshot.notice
    assert moves(again.match) == moves(board.match)


@pytest.mark.parametrize("wrong", ["", "AAAA", "%%%", packed(played_save(match_of_two()))[:-20]])
def test_what_cannot_be_read_changes_nothing(wrong):
    """A text that holds no game is refused in a sentence; the board stays as it was dealt."""
    board = played(rn.minute_realms)
    other = board_of(match_of_two())
    taken_up(other, {**as_browser_has_it(board), "save": wrong})
    assert "cannot be read" in other.snapshot.notice
    assert other.match.length == 0
    with pytest.raises(BadSave, match="cannot be read"):
        unpacked(wrong)


@pytest.mark.parametrize(
    "change",
    [{"players": [None, "nobody"]}, {"players": 5}, {"save": 5}, {"language": "fr"}, {"at": -1}, {"help": ["all"]}],
    ids=lambda change: next(iter(change)),
)
def test_whatever_a_browser_holds(change):
    """A record of another shape, or with a player that nobody knows, plays nothing and is answered."""
    board = played(rn.minute_realms)
    other = board_of(match_of_two())
    taken_up(other, {**as_browser_has_it(board), **change})
    assert other.snapshot.notice
    assert other.match.length == 0


def test_another_game_is_refused():
    """A board of one game does not take up a game of another."""
    other = taken_up(board_of(match_of_two()), as_browser_has_it(played(rn.realm_of_sand)))
    assert other.snapshot.notice
    assert other.match.length == 0


@by_name
def test_the_board_in_its_place(game):
    """Another Python makes the board again as the same widget: same game, players, pace, language and help."""
    match = rn.Match(game, ["You", "Ada"], seed=SEED)
    board = board_of(match, opponents={"Ada": "squire"}, language="de", help="hints", pace="instant")
    play_on(board, 3)
    text, number = json.dumps(plain(board.kept)), board.model_id
    board.close()
    kept.attach(text, match.length)
    again = _instances[number]
    assert moves(again.match) == moves(match)
    assert (again.language, again.pace, again.book.help) == ("de", "instant", ("hints",))
    assert again.snapshot.players == {1: "squire"}
    assert again.match.turn == match.turn
    assert again.kept.id == board.kept.id
    assert again.kept.fresh is None
    again.close()


def test_back_to_an_earlier_step():
    """Whoever goes on from an earlier step can play there at once, and keeps what was played after it."""
    board = played(rn.minute_realms)
    text, number, length = json.dumps(plain(board.kept)), board.model_id, board.match.length
    board.close()
    kept.attach(text, 0)
    again = _instances[number]
    assert (again.match.at, again.match.length) == (0, length)
    assert again.snapshot.options is not None
    again.close()
    with pytest.raises(BadSave, match="cannot be read"):
        kept.attach("{}", 0)


def test_a_game_has_one_name():
    """A game keeps its name while it is played and when it is brought back; a new deal has another one."""
    board = played(rn.minute_realms)
    first = board.kept.id
    send(board, kind="new")
    second = board.kept.id
    send(board, kind="earlier", number=0)
    assert board.kept.id == first
    assert second != first


def test_a_place_is_a_cell_with_its_game_and_names():
    """A board made again has the place of the one before; another game, other names and rules have their own."""

    def place(game=rn.minute_realms, names=("You", "Ada"), rules=None):
        return board_of(rn.Match(game, names, seed=1, rules=rules)).kept.place

    kept._made.clear()
    first = place()
    kept._made.clear()
    assert place() == first
    # Two boards in one cell are two places.
    assert place() != first
    for other in (
        {"game": rn.realm_of_sand},
        {"names": ("You", "Bo")},
        {"rules": rn.minute_realms.STANDARD.changed(bastion_income=3)},
    ):
        kept._made.clear()
        assert place(**other) != first


def test_fresh_until_somebody_plays():
    """A board is fresh until something is done at it: only then may an earlier game be offered there."""
    board = board_of(match_of_two())
    assert board.kept.fresh
    send(board, kind="play", version=board.snapshot.version, move=str(board.match.legal_moves[0]))
    assert board.kept.fresh is None
    assert (board.kept.at, board.kept.length) == (board.match.at, board.match.length)


def test_a_match_put_together_by_hand_is_played_all_the_same():
    """What cannot be kept is played without being kept."""
    match = match_of_two()
    match.game.pack_rules(match.rules)
    board = board_of(match)
    board._keeper.wanted = False
    send(board, kind="play", version=board.snapshot.version, move=str(match.legal_moves[0]))
    assert board.kept is None


def test_a_save_of_what_is_kept_is_a_file():
    """What the browser writes to a file without Python is a save that opens like any other."""
    board = played(rn.minute_realms)
    save = decode(msgspec.json.encode(unpacked(board.kept.save)), "file")
    assert moves(rn.Match.from_save(save)) == moves(board.match) == moves(match_again(board.kept))
