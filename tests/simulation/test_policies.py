"""Sampled futures are played by those who sit there, and every table and picture says like whom everybody goes on."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.games.minute_realms.players.weights import BALANCED, GREEDY
from realms_nb.players.registry import players, resolve
from realms_nb.players.weights import BadWeights
from realms_nb.simulation.policies import Policy, one, sitting, told

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand
VIEW = MINUTE.view_for(MINUTE.setup(3, 5), 0)


def test_every_level_plays_on_by_its_own_weights_or_has_a_stand_in():
    """A level of weights plays itself; a dearer one has a stand-in with noise, and is said to be fitted."""
    for game in (MINUTE, SAND):
        for level in ("squire", "knight", "duke", "emperor"):
            policy, player = one(game, level, 2), players(game)[level]
            assert policy.fitted == (not isinstance(player, type(policy.weights)))
            assert policy.told == (f"{level} (fitted)" if policy.fitted else level)
            assert policy.fitted or policy.weights == player
            # A board knows the player itself, not only its name.
            assert one(game, player, 2) == policy
            assert one(game, resolve(game, level), 2) == policy
    # The editions that lessons name are the levels, as long as those are what they were.
    assert one(MINUTE, "duke@2026-11", 2).told == "duke (fitted)"
    assert one(MINUTE, resolve(MINUTE, "knight@2026-11"), 2).weights == BALANCED


def test_people_and_own_functions_play_on_like_a_level_that_is_said():
    """Nobody knows the weights of a person or a function: they go on like the people of the game."""
    for game in (MINUTE, SAND):
        assert one(game, None, 3) == one(game, "people", 3) == one(game, lambda view, moves, rng: moves[0], 3)
        assert one(game, "people", 3).name == "knight"


def test_each_seat_may_play_on_in_its_own_way():
    """One policy for all, a list with one for each seat, or a dict that leaves the other seats to people."""
    assert sitting(MINUTE, None, 3).told == "knight"
    assert sitting(SAND, None, 3).told == "duke"
    assert sitting(MINUTE, {1: "emperor"}, 3).told == "knight, emperor (fitted), knight"
    weights = rn.minute_realms.Weights(coins=9.0)
    mixed = sitting(MINUTE, ["squire", weights, Policy("mine", GREEDY)], 3)
    assert mixed.told == "squire, weights, mine"
    assert mixed.numbers == [players(MINUTE)["squire"].numbers(), weights.numbers(), GREEDY.numbers()]
    assert sitting(MINUTE, mixed, 3) == mixed


@pytest.mark.parametrize(
    ("policy", "sentence"),
    [
        ("knigth", "Did you mean 'knight'"),
        (["knight"], "names 3 of them, not 1"),
        ({3: "knight"}, "seats from 0 to 2, not 3"),
        (SAND and rn.strategy("duke", SAND), "weights are of another game, not of Minute Realms"),
        (7, "policy is a set of weights of .*, not 7"),
    ],
)
def test_a_wrong_policy_is_a_sentence(policy, sentence):
    """What is no policy is told with what would be one."""
    with pytest.raises(BadWeights, match=sentence):
        sitting(MINUTE, policy, 3)


def test_tables_say_like_whom_everybody_goes_on():
    """Each table of odds names the policy: that of its seat, or those of all seats in order."""
    mixed = {0: "squire", 2: "emperor"}
    chances = rn.win_chances(VIEW, 40, policy=mixed)
    assert chances["like"].tolist() == ["squire", "knight", "emperor (fitted)"]
    assert rn.odds.score(VIEW, 40, policy=mixed)["like"].tolist() == chances["like"].tolist()
    assert set(rn.move_odds(VIEW, 40, policy=mixed)["like"]) == {"squire, knight, emperor (fitted)"}
    assert set(rn.win_chances(SAND.view_for(SAND.setup(2, 1), 0), 2)["like"]) == {"duke"}


def test_who_sits_there_changes_the_chances():
    """Against two squires a knight is likelier to win than against two knights, from the same seat and cards."""
    against = {
        level: rn.win_chances(VIEW, 2_000, policy=["knight", level, level])["win"][0] for level in ("knight", "squire")
    }
    assert against["squire"] > against["knight"] + 0.1
    same = rn.win_chances(VIEW, 500, policy=BALANCED)
    assert same.equals(rn.win_chances(VIEW, 500)), "balanced weights are the knight"


def test_a_stand_in_is_less_sure_than_a_knight_late_in_a_game():
    """Whoever is harder to foresee leaves less certain: the chances of emperors lie nearer to even than a knight's."""
    match = rn.Match(MINUTE, 2, seed=11)
    rn.watch(match, "knight", moves=12)
    sure = rn.win_chances(match.view(), 1_000)["win"].max()
    assert sure > 0.99
    assert rn.win_chances(match.view(), 1_000, policy="emperor")["win"].max() < sure


@pytest.mark.parametrize(("language", "words"), [("en", "a knight"), ("de", "ein Ritter"), ("it", "un cavaliere")])
def test_pictures_say_like_whom_everybody_goes_on(language, words):
    """Below a picture of odds stands like whom everybody goes on, in the language of the picture."""
    odds = rn.move_odds(VIEW, 20)
    picture = rn.charts.move_odds.plot(odds, language=language)
    assert words in picture.description
    assert words in picture.chart().to_json(ensure_ascii=False)
    scores = rn.charts.score.plot(VIEW, rn.odds.score(VIEW, 20), language=language)
    assert words in scores.description
    mixed = rn.win_chances(VIEW, 20, policy={1: "emperor"})
    sentence = told(MINUTE.narrator(["Ada", "Bo", "Cleo"], language=language), mixed)
    assert all(name in sentence for name in ("Ada", "Bo", "Cleo", words))
