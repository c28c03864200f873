"""A board is a widget like any other: its values are observed, linked and set; a wrong one is refused in a sentence."""

from __future__ import annotations

import ipywidgets
import pytest
from board.boards import board_of, match_of_two, play_on, send
from traitlets import TraitError, dlink

import realms_nb as rn


@pytest.fixture
def board():
    made = board_of(match_of_two())
    yield made
    made.close()


def seen(board, *names):
    """Every change of these values, as (name, old, new)."""
    changes = []
    board.observe(lambda change: changes.append((change["name"], change["old"], change["new"])), list(names))
    return changes


def test_what_changes_in_a_game_is_observed(board):
    """A move changes the turn, the place and the last move; each is told with what it was before."""
    match = board.match
    changes = seen(board, "turn", "at", "last_move")
    send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    assert ("at", 0, match.at) in changes
    assert ("last_move", "", str(match.steps[-1].move)) in changes
    assert (board.turn, board.at) == (match.turn, match.at)
    # A cell that plays is told as well.
    match.play(match.legal_moves[0])
    assert (board.turn, board.at, board.last_move) == (match.turn, match.at, str(match.steps[-1].move))


def test_the_outcome_is_told_at_the_end(board):
    """While the game is played there is no outcome; then it says who won with how many points."""
    outcomes = seen(board, "outcome")
    assert board.outcome is None
    play_on(board)
    match = board.match
    assert board.turn is None
    (told,) = outcomes
    assert told[2] == board.outcome
    assert board.outcome["points"] == {name: sheet.total for name, sheet in zip(match.names, match.scores, strict=True)}
    assert board.outcome["winners"] == [match.names[seat] for seat in match.outcome.winners]


def test_a_value_that_is_set_is_done(board):
    """To set the place, the language, the pace is as good as a press on the board."""
    play_on(board, 2)
    match, versions = board.match, seen(board, "snapshot")
    board.at = 0
    assert (board.at, board.snapshot.history.at, board.snapshot.history.looking) == (0, 0, True)
    # Neither the match nor another board goes there.
    assert match.at == match.length
    board.at = match.length
    board.language = "de"
    assert (board.book.language, board.snapshot.options is not None) == ("de", True)
    board.pace = "calm"
    assert board.snapshot.pace == "calm"
    assert len(versions) == 4
    # What is pressed on the board is there as a value.
    send(board, kind="pace", value="instant")
    send(board, kind="language", value="it")
    send(board, kind="seek", to=1)
    assert (board.pace, board.language, board.at) == ("instant", "it", 1)


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("language", "fr", "Stories are told in 'en', 'de', 'it', not in 'fr'"),
        ("language", 5, "Stories are told in"),
        ("pace", "fast", "The pace is one of instant, step, calm, not 'fast'"),
        ("at", 99, "The match has 0 moves; 99 is not one of 0 to 0"),
        ("at", "1", "'1' is not one of"),
        ("at", True, "True is not one of"),
        ("chosen", "build Nothing", "'build Nothing' is no move that can be chosen now; there are build"),
        ("chosen", 5, "5 is no move"),
    ],
)
def test_a_wrong_value_is_refused_in_a_sentence(board, name, value, sentence):
    """A value that makes no sense is refused with a sentence, and nothing has changed."""
    before, version = getattr(board, name), board.match.version
    with pytest.raises(TraitError, match=f"{sentence[:20]}.*") as refused:
        setattr(board, name, value)
    assert sentence in str(refused.value)
    assert (getattr(board, name), board.match.version) == (before, version)


@pytest.mark.parametrize("name", ["turn", "last_move", "outcome"])
def test_what_the_game_says_is_not_set(board, name):
    """Whose turn it is, what was played and who won is for the game to say."""
    with pytest.raises(TraitError, match="read-only"):
        setattr(board, name, "x")


def test_a_browser_that_sets_nonsense_is_corrected(board):
    """A wrong value that comes from a page, as by a link there, raises nothing: the page gets the right one back."""
    sent = []
    board.send_state, real = lambda key=None: sent.append(key), board.send_state
    try:
        board.set_state({"at": 99, "pace": "calm", "language": 5, "turn": 1})
    finally:
        board.send_state = real
    assert (board.at, board.pace, board.language, board.turn) == (0, "calm", "en", 0)
    assert {"at", "language"} <= {key for key in sent if isinstance(key, str)}


def test_the_move_that_is_chosen(board):
    """What is looked at on the board is the chosen move, if it is allowed; it is gone when the position changes."""
    assert board.followed is False
    changes = seen(board, "chosen")
    # Somebody wants to know, so the browser tells it.
    assert board.followed is True
    move = str(board.match.legal_moves[0])
    board.set_state({"hovered": move})
    board.set_state({"hovered": "build Nothing"})
    board.chosen = move
    send(board, kind="play", version=board.match.version, move=move)
    assert [new for _, _, new in changes] == [move, "", move, ""]


def test_links_of_ipywidgets(board):
    """dlink carries a value to another widget, and a slider that is linked to the place looks back."""
    label = ipywidgets.Label()
    dlink((board, "last_move"), (label, "value"))
    play_on(board, 2)
    assert label.value == str(board.match.steps[-1].move)
    slider = ipywidgets.IntSlider(max=board.match.length, value=board.at)
    ipywidgets.link((slider, "value"), (board, "at"))
    slider.value = 1
    assert board.at == board.snapshot.history.at == 1


def test_a_layout_is_taken():
    """A board takes a layout, as a dict or as a Layout, like any widget."""
    made = board_of(match_of_two(), layout={"height": "300px"})
    assert made.layout.height == "300px"
    other = board_of(match_of_two(), layout=ipywidgets.Layout(width="50%"))
    assert other.layout.width == "50%"
    made.close()
    other.close()


def test_a_hidden_move_is_not_told():
    """The last move of another seat that nobody here may know is no text for all to read."""
    match = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=3)
    board = rn.Board(match, you=0, opponents={1: "squire"}, pace="instant")
    hidden = str(match.legal_moves[0])
    match.hides, real = lambda value, *_: str(value) == hidden, match.hides
    send(board, kind="play", version=board.snapshot.version, move=hidden)
    board.at = 1
    assert board.last_move == ""
    match.hides = real
    board.close()


def test_its_description_names_every_value():
    """`Board?` names every value that can be observed or set, and how."""
    told = rn.Board.__doc__
    for name in ("turn", "at", "last_move", "chosen", "language", "pace", "outcome", "layout", "observe"):
        assert f"`{name}`" in told or f"board.{name}" in told, name
