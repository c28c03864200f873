"""Nobody passes an exercise by trying: constants, first or random moves, walls alone, our own players, copied hints."""

from __future__ import annotations

import ast
import contextlib
import io
import os
import random
import re
from collections import Counter
from functools import cache

import pytest
from lessons.course import EXERCISES, solution

import realms_nb as rn
from realms_nb.core.catalogue import LANGUAGES
from realms_nb.players.registry import editions, players

# With FUZZ=... thousands of games are played with every way of trying; without it, those that are refused at once.
LONG = bool(os.environ.get("FUZZ"))
CONSTANTS = (0, 1, -1, 2, 10, 10**6, 0.5, 1.0, "", "A", "yes", [], ["A"], {}, {"cost": 0})
MORE = (50, 100, 1_000, 2_000, (3, 3, 3, 3))
FUNCTIONS = ("odds-2", "strategy-1", "strategy-3", "strategy-4", "plan-4")
MATCHES = ("play-2", "rules-3", "odds-4")


def first(view, moves, rng):
    return moves[0]


def anything(view, moves, rng):
    return rng.choice(moves)


def greatest(view, moves, rng):
    return max(moves, key=str)


def most_points(view, moves, rng):
    return max(moves, key=lambda move: getattr(rn.odds.after(view, move), "points", 0))


def walls(view, moves, rng):
    return next((move for move in moves if str(move).startswith("bastion")), moves[0])


def passes(name, answer):
    """Whether an exercise takes this for an answer."""
    return EXERCISES[name].check(answer).right


def code_in(text):
    """The pieces of code in a text, as text and, where they are plain values, as values."""
    for piece in re.findall(r"`([^`]+)`", text):
        yield piece
        with contextlib.suppress(ValueError, SyntaxError):
            yield ast.literal_eval(piece)


@pytest.mark.parametrize("name", EXERCISES)
def test_no_constant_and_no_hint_is_an_answer(name):
    """Plain constants pass nowhere, nor does a hint, what is wanted, or the code in them, in any language."""
    for constant in CONSTANTS + (MORE if LONG else ()):
        assert not passes(name, constant), constant
    hints = {}
    for language in LANGUAGES:
        say = EXERCISES[name].narrator(language).say
        for part in ("wanted", "hint-1", "hint-2", "hint-3"):
            text = say(f"lesson-{name}-{part}")
            hints |= {repr(answer): answer for answer in (text, *code_in(text))}
    assert len(hints) >= 12
    for answer in hints.values():
        assert not passes(name, answer), answer


@pytest.mark.parametrize("name", FUNCTIONS)
def test_no_player_of_the_package_is_ones_own(name):
    """A player of the package passes no exercise that wants a player, by name, as a value, or wrapped."""
    game = EXERCISES[name].game
    known = sorted({**players(game), **editions(game)})
    assert len(known) > 6
    for player in known:
        assert not passes(name, player)
        assert not passes(name, rn.strategy(player))
        assert not passes(name, rn.strategy(player, game))
    value = rn.strategy("duke", game)
    assert not passes(name, lambda view, moves, rng: rn.strategy("duke@2026-11")(view, moves, rng))
    assert not passes(name, lambda view, moves, rng: value(view, moves, rng))


# A way for each exercise that is refused soon; the teachers' wrong answers are tried at full length besides.
SOON = {"odds-2": first, "strategy-1": walls, "strategy-3": walls, "strategy-4": walls, "plan-4": first}


@pytest.mark.parametrize(
    ("name", "way"),
    [
        pytest.param(name, way, id=f"{name}-{way.__name__}")
        for name in FUNCTIONS
        for way in ((first, anything, greatest, walls, most_points) if LONG else (SOON[name],))
    ],
)
def test_no_simple_way_of_playing_will_do(name, way):
    """First, random or last in the alphabet, walls alone, or the most points at once: none is a strategy."""
    assert not passes(name, way)


def says(value):
    """A function that says the same of everything."""
    return lambda *given: value


def one_of_two(*given):
    return random.Random(repr(given)).random() < 0.5


def first_given(*given):
    return given[0]


def first_inside(view, moves):
    return moves[0]


def random_inside(view, moves):
    return random.Random(len(moves)).choice(moves)


def greatest_inside(view, moves):
    return max(moves, key=str)


def last_inside(view, moves):
    return moves[-1]


def walls_inside(view, moves):
    return walls(view, moves, None)


def greedy_inside(view, moves):
    return max(moves, key=lambda move: rn.odds.after(view, move).points)


def thrifty_inside(view, moves):
    """What is right in lesson 05: it is not how a knight thinks."""

    def worth(move):
        then = rn.odds.after(view, move)
        return then.points + 0.5 * then.coins + 0.5 * min(then.shields, 6)

    return max(moves, key=worth)


WORDS = (True, False, 0, 1, "build", "bastion", "nothing", [], {}, Counter())
SMALL = (*map(says, WORDS), one_of_two, first_given, len, max, min, str, sorted, sum, repr)
INSIDE = (first_inside, last_inside, random_inside, greatest_inside, walls_inside, greedy_inside, thrifty_inside)


@pytest.mark.parametrize("name", [name for name in EXERCISES if name.startswith(("python-", "listen-", "mind-1"))])
def test_no_small_function_will_do(name):
    """Functions that say the same of everything, toss a coin, hand back what they got, or those of Python itself."""
    for way in SMALL:
        assert not passes(name, way), way


@pytest.mark.parametrize("way", [*INSIDE, *SMALL[:4]], ids=lambda way: way.__name__)
def test_a_mind_is_not_read_by_a_simple_rule(way):
    """Whatever thinks only of its own next move, or not at all, does not foretell a knight."""
    assert not passes("mind-2", way)


def played(game, seats, seed, you, others):
    """A match of the notebook in which the student's seat plays in some way."""
    match = rn.Match(game, seats, seed=seed)
    with contextlib.redirect_stdout(io.StringIO()):
        rn.watch(match, {seats[0]: you} | others)
    return match


# Thoughtless play is beaten by the best of itself in the same deal: a deal in 41 may slip through at random, of 40 so
# more than 4 with a chance of 3 in 1,000.
DEALS, SLIPS = (40, 4) if LONG else (8, 0)


@pytest.mark.parametrize("way", [walls, first, anything, greatest], ids=lambda way: way.__name__)
@pytest.mark.parametrize("name", MATCHES)
def test_a_game_played_without_thought_does_not_pass(name, way):
    """Against those who sit there in the notebook no thoughtless way of playing passes, however lucky the deal."""
    assert sum(passes(name, thoughtless(way, seed)) for seed in range(DEALS)) <= (SLIPS if way is anything else 0)


@pytest.mark.parametrize("player", ["random", "squire", "knight", "duke", "knight@2026-11"])
@pytest.mark.parametrize("name", MATCHES)
def test_a_game_of_a_player_is_not_ones_own(name, player):
    """A game in which a player of the package sat in the student's place is not handed in."""
    others = {"Ada": "squire@2026-11", "Bo": "knight@2026-11"}
    for seed in range(4):
        assert not passes(name, played(rn.minute_realms, ["You", "Ada", "Bo"], seed, player, others))


@cache
def thoughtless(way, seed):
    others = {"Ada": "squire@2026-11", "Bo": "knight@2026-11"}
    return played(rn.minute_realms, ["You", "Ada", "Bo"], seed, way, others)


@pytest.mark.parametrize("player", ["random", "squire", "knight", "duke", "knight@2026-11", first, greatest])
def test_a_solo_game_is_ones_own(player):
    """A solo game that somebody else has played is not handed in, whoever it was."""
    assert not passes("sand-3", played(rn.realm_of_sand, ["You"], 2, player, {}))


def test_the_weights_of_the_package_are_found():
    """Weights that came with the package are not found by moving sliders."""
    for player in {**players(rn.minute_realms), **editions(rn.minute_realms)}.values():
        assert not passes("strategy-2", player)


def test_right_answers_still_pass():
    """What is refused here is not refused to everybody: the teachers' answers to the same exercises pass."""
    for name in ("play-2", "rules-3", "odds-4", "sand-3"):
        assert passes(name, solution(name.rpartition("-")[0])["RIGHT"][name]), name
