"""The review at a board: made beside it, told in its language, and never before the game is over unless asked for."""

from __future__ import annotations

import asyncio
import threading

import pytest
from board.boards import board_of, match_of_two, play_on, send
from board.test_lines import until

import realms_nb as rn
from realms_nb.board import review_jobs
from realms_nb.board.wire import plain
from realms_nb.core.errors import BadSetup
from realms_nb.games.minute_realms import reviews as room


@pytest.fixture(autouse=True)
def few(monkeypatch):
    """Fewer futures: what is tested here is how a review is told, not how exact it is."""
    monkeypatch.setattr(room, "PLAYOUTS", 200)
    monkeypatch.setattr(review_jobs, "is_cold", lambda game: False)


@pytest.fixture
def over():
    """A board of a finished game in which the first of all moves was always taken."""
    match = match_of_two()
    board = board_of(match, opponents={1: "knight"})
    while match.turn is not None:
        send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    return board


def test_nothing_is_graded_before_the_end():
    """During a game a review is refused with a sentence, and nothing is judged."""
    board = board_of(match_of_two())
    play_on(board, moves=2)
    send(board, kind="review")
    assert board.review is None
    assert board.snapshot.notice == "A game is reviewed when it is over."


def test_a_finished_game_is_reviewed(over):
    """A review says what each choice of the seat cost and where luck fell, and compares two moves for each moment."""
    send(over, kind="review")
    review, match = over.review, over.match
    assert (review.state, review.seat, review.length, review.done) == ("done", 0, match.length, match.length)
    mine = [number for number, step in enumerate(match.steps, start=1) if step.seat == 0]
    assert [each.at for each in review.verdicts if each.kind != "luck"] == mine
    assert {"cost", "luck"} <= {each.kind for each in review.verdicts}
    costly = {each.at for each in review.verdicts if each.kind == "cost"}
    assert 1 <= len(review.moments) <= 3
    for moment in review.moments:
        assert moment.step + 1 in costly
        assert moment.played.move == str(match.steps[moment.step].move)
        assert moment.better.move != moment.played.move
        assert moment.better.low < moment.better.win < moment.better.high
        assert [figure.word for figure in moment.played.figures][:3] == ["coins", "points", "shields"]
        assert moment.why


def test_the_review_follows_language_line_and_seat(over):
    """The same review is told in another language and to another seat; another line has none until it is asked for."""
    send(over, kind="review")
    english, match = over.review, over.match
    send(over, kind="language", value="de")
    german = over.review
    assert [each.at for each in german.verdicts] == [each.at for each in english.verdicts]
    assert german.text != english.text
    assert german.moments[0].why != english.moments[0].why
    send(over, kind="review", seat=1)
    assert over.review.seat == 1
    send(over, kind="review", seat=0)
    assert over.review == german
    step = german.moments[0].step
    send(over, kind="play-on", version=over.snapshot.version, at=step)
    assert match.at == step
    assert not over.snapshot.history.looking
    assert "Linie A" in over.snapshot.notice
    send(over, kind="play", version=over.snapshot.version, move=german.moments[0].better.move)
    assert over.snapshot.history.lines[1].leaves == step
    assert over.review is None
    send(over, kind="line", name="A")
    assert over.review == german


def test_nothing_given_away_is_said_kindly(over, monkeypatch):
    """Where no choice cost anything there is no moment, and the first words say so."""
    monkeypatch.setattr("realms_nb.reviews.judging.cost_of", lambda own, played, habit: (played, 0.0, 0.0))
    send(over, kind="review")
    assert over.review.moments == ()
    assert "You gave nothing away." in over.review.text
    assert over.book.words["review-nothing"] == "You gave nothing away."


def test_a_review_never_blocks_and_can_be_stopped(over, monkeypatch):
    """While it is made the board answers and says how far it is; one that was stopped can be asked for again."""
    gate, real = threading.Semaphore(2), room.outcomes

    def slow(*values, **options):
        assert gate.acquire(timeout=60)
        return real(*values, **options)

    monkeypatch.setattr(room, "outcomes", slow)
    monkeypatch.setattr(review_jobs, "TOLD", 0)

    async def reviewed():
        send(over, kind="review")
        assert over.review.state == "running"
        await until(lambda: over.review.done == 2)
        assert send(over, kind="ping") == {"kind": "answer", "id": 1}
        assert over.review.state == "running"
        send(over, kind="stop-review")
        assert over.review.state == "stopped"
        assert over.review.text
        gate.release(99)
        send(over, kind="review")
        await until(lambda: over.review.state == "done")

    asyncio.run(reviewed())


def test_a_review_that_fails_says_why(over, monkeypatch):
    """An error of the evaluator is told on the board; nothing else stops."""

    def broken(*values, **options):
        raise ZeroDivisionError("no futures")

    monkeypatch.setattr(room, "outcomes", broken)
    send(over, kind="review")
    assert over.review.state == "failed"
    assert "ZeroDivisionError: no futures" in over.review.text


def test_live_each_choice_is_judged_once_made():
    """Whoever wants it learns of each choice as soon as it has been made, and only then; the menu switches it."""
    match = match_of_two()
    board = board_of(match)
    send(board, kind="live", on=True)
    assert board.book.help == ("chances", "hints", "review", "live")
    assert board.review is None
    play_on(board, moves=1)
    (verdict,) = board.review.verdicts
    assert (verdict.at, board.review.text) == (1, f"Step 1: {verdict.text}.")
    send(board, kind="live", on=False)
    assert board.review is None
    assert match.turn is not None


HELP = {
    "all": ("chances", "hints", "review"),
    "none": (),
    "hints": ("hints",),
    "review, hints": ("hints", "review"),
    ("live",): ("review", "live"),
}


@pytest.mark.parametrize("help", HELP)
def test_a_teacher_takes_help_away(help):
    """What is switched off is neither offered in the book nor answered, and a saved notebook keeps that."""
    match = match_of_two()
    board = board_of(match, help=help)
    there = HELP[help]
    assert board.book.help == there
    assert tuple(board.get_state("book")["book"]["help"]) == there
    assert (board.book.hints > 0) == ("hints" in there)
    send(board, kind="hint", depth=1)
    assert (board.snapshot.hint is not None) == ("hints" in there)
    told = send(board, kind="chances", version=match.version).get("told", {})
    assert ("chances" in told) == ("chances" in there)
    play_on(board)
    send(board, kind="review")
    assert (board.review is not None) == ("review" in there)
    if "review" not in there:
        assert board.snapshot.notice == "This help is switched off at this board."
        send(board, kind="live", on=True)
        assert board.book.help == there


@pytest.mark.parametrize("help", ["everything", 3, ["hints", "tea"]])
def test_help_that_there_is_not(help):
    """Unknown help is refused with a sentence that says what there is."""
    with pytest.raises(BadSetup, match="help is one of all, none, chances, hints, review, live") as refused:
        board_of(match_of_two(), help=help)
    assert refused.value.narrator("de").error(refused.value).startswith("help ist eines von")


def test_the_studio_opens_on_the_chances():
    """What helps to decide is seen first in the studio: in the dock, or in the tab of chances; unless it is hidden."""
    match = match_of_two()
    docked = rn.Studio(match, playouts=20).board
    assert (docked.docked, docked.opens) == (True, "choice")
    beside = rn.Studio(rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=1), playouts=20).board
    assert (beside.docked, beside.opens) == (False, "chances")
    assert rn.Board(match).opens == "choice"
    closed = rn.Studio(match, playouts=20, help="none")
    assert closed.board.opens == "choice"
    assert list(closed.charts) == ["scores", "goods"]


def test_the_other_game_is_reviewed_too(monkeypatch):
    """Realm of Sand has the same review on its board, told in the language of the board."""
    monkeypatch.setattr("realms_nb.games.realm_of_sand.reviews.PLAYOUTS", 4)
    match = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=2, rules=rn.realm_of_sand.STANDARD.changed(most_rounds=2))
    board = rn.Board(match, language="de")
    while match.turn is not None:
        send(board, kind="play", version=match.version, move=str(match.legal_moves[0]))
    send(board, kind="review")
    assert board.review.state == "done", board.review
    assert len(board.review.verdicts) >= 2
    assert "review" in board.book.help
    assert plain(board.review)["text"]
