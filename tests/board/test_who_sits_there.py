"""A board knows who sits there: its chances, rings and reviews go on like these, people like a level that is said."""

from __future__ import annotations

from fractions import Fraction

import pytest

import realms_nb as rn
from realms_nb.board.wire import messages
from realms_nb.games.minute_realms.board.picture import percent
from realms_nb.players.weights import BadWeights

NAMES = ["You", "Ada"]


def chances(board, **options):
    asked = messages.AskChances(id=1, version=board.snapshot.version, **options)
    return board._connection.on_chances(asked).chances


def board_of(game=rn.minute_realms, *, seed=7, **options):
    return rn.Board(rn.Match(game, NAMES, seed=seed), opponents={"Ada": "emperor"}, pace="instant", **options)


@pytest.mark.parametrize(
    ("language", "like"), [("en", "people like a squire"), ("de", "Menschen wie ein"), ("it", "persone come uno")]
)
@pytest.mark.parametrize(("game", "key"), [(rn.minute_realms, "chances-note"), (rn.realm_of_sand, "chances-futures")])
def test_it_says_like_whom_people_go_on(game, key, language, like):
    """The tab of chances says like whom people go on, and it is the level that was chosen."""
    told = board_of(game, people="squire", language=language).book.words[key]
    assert like in told
    assert "{" not in told.replace("{playouts}", "")
    usual = board_of(game, language=language).book.words[key]
    assert usual != told
    assert usual == board_of(game, people="knight", language=language).book.words[key]


def test_its_chances_are_those_of_who_sits_there():
    """People go on like the chosen level and opponents like themselves, move by move as `rn.odds.move` says."""
    board = board_of(people="squire", seed=8)
    match, session = board.match, board._session
    told = {each.move: each.win for each in chances(board).moves}
    view, seed = match.view(match.turn), session.seed + match.at
    policy = ["squire", "emperor"]
    said = rn.odds.move(view, 2_000, seed=seed, policy=policy).set_index("move")["win"]
    assert told == pytest.approx((100 * said).to_dict())
    other = rn.odds.move(view, 2_000, seed=seed).set_index("move")["win"]
    assert told != pytest.approx((100 * other).to_dict())


def test_its_rings_are_those_of_who_sits_there():
    """The chance to hold on the track is the one that those who sit there bring about; so is that of each choice."""
    seen = {}
    for people in ("squire", "emperor"):
        board = board_of(people=people)
        snapshot = board.snapshot
        odds = rn.odds.holding(board.match.view(), policy=[people, "emperor"])
        for strike, ring in snapshot.picture.rings.items():
            holds = odds.loc[odds["round"] == strike].sort_values("seat")["chance"]
            assert list(ring.holds) == [percent(Fraction(chance)) for chance in holds]
        coming = chances(board).invasion
        strengths = rn.odds.invasions(board.match.view(), policy=[people, "emperor"]).query("round == @coming.round")
        assert [each.percent for each in coming.strengths] == pytest.approx(list(100 * strengths["chance"]))
        seen[people] = [
            snapshot.picture.rings[min(snapshot.picture.rings)].holds,
            [each.percent for each in coming.strengths],
        ]
    assert seen["squire"] != seen["emperor"]
    # Nobody else's forecasts have changed.
    view = board.match.view()
    assert rn.odds.invasions(view).equals(rn.odds.invasions(view, policy=None))


def test_its_review_goes_on_like_who_sits_there():
    """A review at the board is the one of these players, and says so."""
    match = rn.Match(rn.minute_realms, NAMES, seed=5)
    rn.watch(match, {0: "squire", 1: "knight"})
    board = rn.Board(match, opponents={"Ada": "knight"}, people="squire", pace="instant")
    board._connection.on_review(messages.AskReview(id=1))
    told = board._connection.review
    assert told.state == "done"
    assert "You – a squire" in told.text
    assert "Ada – a knight" in told.text
    found = rn.review(match, policy=["squire", "knight"], seed=board._session.seed, quiet=True)
    kept = board._connection._reviewing.of(match.steps).found
    assert kept.evidence.like == found.evidence.like == "squire, knight"
    assert kept.ledger.equals(found.ledger)


def test_a_level_that_nobody_is_is_refused():
    """People are taken for a level of the game; another word is answered with those there are."""
    with pytest.raises(BadWeights, match="one of people, .*Did you mean 'squire'"):
        board_of(people="squires")
