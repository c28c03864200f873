"""A save without future: all that has happened, and nothing of what is to come."""

from __future__ import annotations

import json
import random

import pytest
import toy

import realms_nb as rn
from realms_nb.core.errors import BadSave, BadSetup, NotOffered
from realms_nb.core.narrator import LANGUAGES
from realms_nb.core.saves import encode
from realms_nb.games.realm_of_sand.engine.state import KeepOneCard

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand
ADVANCED = SAND.STANDARD.changed(side="advanced")
TABLES = [
    pytest.param(MINUTE, MINUTE.STANDARD, 2, id="minute-2"),
    pytest.param(MINUTE, MINUTE.STANDARD, 5, id="minute-5"),
    pytest.param(SAND, SAND.STANDARD, 1, id="sand-1"),
    pytest.param(SAND, ADVANCED, 4, id="sand-advanced-4"),
    pytest.param(SAND, ADVANCED.changed(start_tiles="chosen"), 2, id="sand-chosen-2"),
]


def played(game, rules, seats, seed, moves):
    """A match of random moves, the kind of move drawn first, so that all come up."""
    match, rng = rn.Match(game, seats, seed=seed, rules=rules), random.Random(seed)
    while match.turn is not None and match.at < moves:
        kinds = {}
        for move in match.legal_moves:
            kinds.setdefault(type(move), []).append(move)
        match.play(rng.choice(rng.choice(list(kinds.values()))))
    return match


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES)
def test_what_has_happened_comes_back(game, rules, seats, tmp_path):
    """Every seat and every spectator sees the same in every position up to now, and hears the same story."""
    path = tmp_path / "match.json"
    for seed, moves in ((1, 0), (2, 7), (3, 25), (4, 60), (5, 400)):
        match = played(game, rules, seats, seed, moves)
        match.save(path, future=False)
        copy = rn.Match.load(path)
        assert (copy.names, copy.rules, copy.at, copy.length) == (match.names, match.rules, match.at, match.at)
        assert copy.seed is None
        assert copy.events == match.events
        for one, other in zip(
            (match.start, *(step.state for step in match.steps)),
            (copy.start, *(step.state for step in copy.steps)),
            strict=True,
        ):
            for seat in (None, *range(seats)):
                assert game.view_for(one, seat) == game.view_for(other, seat)


@pytest.mark.parametrize(("game", "rules", "seats"), TABLES)
def test_a_file_does_not_depend_on_the_future(game, rules, seats, tmp_path):
    """Matches with the same past and another future give the same file, byte by byte; undone moves are not in it."""
    path, futures = tmp_path / "match.json", set()
    match = played(game, rules, seats, 3, 12)
    match.seek(8)
    match.save(path, future=False)
    for _ in range(8):
        copy = rn.Match.load(path)
        futures.add(repr(copy.state))
        assert copy.length == 8
        assert encode(copy.as_save(future=False)) == path.read_bytes()
    assert len(futures) == 8
    assert "seed" not in json.loads(path.read_text("utf-8"))


def test_other_lines_are_left_out(tmp_path):
    """What was tried and taken back has shown cards to come, so it is no part of the file."""
    match = played(MINUTE, None, 2, 6, 10)
    match.seek(2)
    match.play(next(move for move in match.legal_moves if move != match.steps[2].move))
    match.save(tmp_path / "match.json", future=False)
    copy = rn.Match.load(tmp_path / "match.json")
    assert (len(match.lines), len(copy.lines), copy.at) == (2, 1, 3)
    assert copy.view() == match.view()


def test_cards_that_were_looked_at_have_been_seen():
    """Cards that went under their deck again stay there; the deck above them is drawn anew."""
    red = ADVANCED.changed(board_set=[board for board in ADVANCED.board_set if board.power == "red"])
    for seed in range(40):
        match = played(SAND, red, 1, seed, 250)
        if any(isinstance(step.state.decision, KeepOneCard) for step in match.steps[:-1]):
            break
    looked = next(step.state.decision for step in match.steps if isinstance(step.state.decision, KeepOneCard))
    save = match.as_save(future=False)
    pile = save.deal[f"cards {'I' * looked.level}"]
    assert set(looked.cards) <= set(pile)
    assert len(pile) < sum(card.level == looked.level for card in red.deck)
    assert rn.Match.from_save(save).view(0) == match.view(0)


def test_the_face_down_tokens_are_drawn_anew():
    """Tokens on the track that no invasion has turned up are still to come."""
    match = next(match for seed in range(50) if (match := played(MINUTE, None, 3, seed, 11)).state.track[0] is not None)
    assert match.as_save(future=False).deal["tokens"] == ()
    tracks = {rn.Match.from_save(match.as_save(future=False)).state.track for _ in range(60)}
    assert len(tracks) > 1


def test_a_match_without_seed_goes_on(tmp_path):
    """It is played to its end, saved with its own future, dealt anew, and brought back."""
    match = rn.Match.from_save(played(MINUTE, None, 2, 4, 5).as_save(future=False))
    match.save(tmp_path / "match.json")
    copy = rn.Match.load(tmp_path / "match.json")
    assert copy.state == match.state
    while copy.turn is not None:
        copy.play(copy.legal_moves[0])
    end = copy.state
    copy.restart(seed=9)
    assert copy.seed == 9
    assert copy.deal is None
    copy.bring_back(0)
    assert (copy.seed, copy.state) == (None, end)
    assert rn.Board(match, you=0, opponents={1: "random"}).snapshot


WRONG = [
    ({"deal": None}, "neither a seed nor a deal"),
    ({"seed": 7}, "a seed or with a deal, not with both"),
    ({"deal": {"stones": []}}, "the piles cards, tokens; there is no 'stones'"),
    ({"deal": {"cards": ["Mill", "Mill"]}}, "The pile cards has no 'Mill', or not so many"),
    ({"deal": {"cards": [1]}}, "The pile cards has no 1"),
    ({"deal": {"tokens": [9]}}, "The pile tokens has no 9"),
    ({"deal": {"tokens": [True]}}, "damaged"),
    ({"deal": {"tokens": "many"}}, "damaged"),
    ({"deal": {}}, "cannot be replayed"),
    ({"format_version": 5}, r"newer realms_nb \(format 5; this one reads up to 4\)"),
]


@pytest.mark.parametrize(("changes", "message"), WRONG, ids=[message for _, message in WRONG])
def test_a_wrong_deal_is_refused(changes, message, tmp_path):
    """A deal that is not of these rules, or cannot have led to these moves, is refused in a sentence."""
    path = tmp_path / "match.json"
    played(MINUTE, None, 2, 4, 12).save(path, future=False)
    data = json.loads(path.read_text("utf-8")) | changes
    path.write_text(json.dumps({key: value for key, value in data.items() if value is not None}), "utf-8")
    with pytest.raises(BadSave, match=message) as said:
        rn.Match.load(path)
    assert len({MINUTE.narrator(language=language).error(said.value) for language in LANGUAGES}) == 3


@pytest.mark.parametrize(
    "deal", [7, "cards", {"cards": 5}, {"cards": "Mill"}, {3: ()}, {"tokens": [True]}, {"tokens": [1.0]}]
)
def test_what_is_no_deal(deal):
    """Whatever is no deal is refused in a sentence."""
    with pytest.raises(BadSetup, match="pile"):
        rn.Match(MINUTE, 2, deal=deal)


def test_a_deal_can_be_laid_out():
    """A class may say which cards come first; the rest is drawn anew."""
    first = ("Castle", "Mill", "Chapel", "Palace")
    match = rn.Match(MINUTE, 2, deal={"cards": first})
    on_offer = [card.name for card in (*match.state.fronts, *match.state.middle)]
    assert tuple(on_offer) == first
    assert rn.Match(MINUTE, 2, deal={"cards": first}).state != match.state


def test_a_game_without_deals_says_so():
    """A game that does not say how it deals cannot be saved without future, and says so."""
    with pytest.raises(NotOffered, match="Sums has no deal"):
        rn.Match(toy.GAME, 2).as_save(future=False)
    with pytest.raises(NotOffered, match="Sums has no deal"):
        rn.Match(toy.GAME, 2, deal={})
