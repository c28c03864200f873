"""Exercises of `14-read-a-mind`: record what opponents think, and say beforehand what a knight will do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import Struct

from realms_nb.core.chance import Random
from realms_nb.core.errors import shown
from realms_nb.core.match import Match
from realms_nb.core.strategy import Choice, as_choice
from realms_nb.fast.waiting import engine_of
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.preview import after
from realms_nb.games.minute_realms.engine.views import View
from realms_nb.games.minute_realms.lessons.offer import Offer
from realms_nb.games.minute_realms.players.weights import Weights
from realms_nb.lessons.exercise import NotYet, Praise, not_yet, praise, told_exercise
from realms_nb.lessons.hooked import Hooked, checked
from realms_nb.lessons.student import edition, own_player, results
from realms_nb.players.opponents import Opponents
from realms_nb.players.registry import editions

NAMES = ("Ada", "Bo", "Cleo")
# Games whose thoughts are recorded, and those whose moves are to be foretold; no notebook shows them.
RECORDED, SEED, UNSEEN = 5, 61_000, 62_000
# So many positions, and at least so many of them right; in so many the knight takes the most points at once.
POSITIONS, RIGHT, GREEDY_ONES = 20, 12, 8
# Where a knight's choice lies a point ahead of the next best, among so many moves, there is something to foretell.
CLEAR, MOVES = 1.0, 4
# The reason that speaks of points to come.
LATER = "points_later"
SECONDS = 20.0


@told_exercise("mind-1", GAME)
def record_thoughts(answer: Any) -> Praise:
    """A list that a hook fills: each building with the points that its builder says are still to come."""
    cases = [(seed, _recorded(seed)) for seed in range(SEED, SEED + RECORDED)]
    met = 0
    for (_, choices), told in zip(cases, results(Records(answer), cases, seconds=SECONDS, said="match"), strict=True):
        if "pairs" not in checked(told, answer):
            raise not_yet("mind-no-list", GAME, given=told["given"])
        right = [[choice.move.card, _to_come(choice)] for choice in choices if choice.move.use == "build"]
        met += len(right)
        if told["pairs"] != right:
            raise _other_record(told["pairs"], right, choices)
    return praise("mind-recorded", games=RECORDED, count=met)


@told_exercise("mind-2", GAME)
def foretell(answer: Any) -> Praise:
    """The knight's move in positions that nobody has shown, in 60 of 100 of them."""
    asked = positions()
    cases = [(each.view, each.moves) for each in asked]
    found = results(Foretells(answer), cases, said="view, moves", own=answer)
    for each, told in zip(asked, found, strict=True):
        if isinstance(told, dict):
            raise not_yet("mind-no-move", GAME, given=told["given"], count=len(each.moves))
    hits = sum(told == str(each.choice.move) for each, told in zip(asked, found, strict=True))
    facts = {"count": hits, "positions": len(asked), "wanted": RIGHT}
    if hits >= RIGHT:
        return praise("mind-read", **facts)
    if all(told == str(_greediest(each)) for each, told in zip(asked, found, strict=True)):
        raise not_yet("mind-greedy", GAME, **facts)
    missed, told = next(pair for pair in zip(asked, found, strict=True) if pair[1] != str(pair[0].choice.move))
    raise _misread(missed, told, facts)


class KnightPosition(Struct, frozen=True):
    """A position with what the knight did there."""

    view: View
    moves: tuple[Move, ...]
    choice: Choice


class Records(Hooked):
    """A student's list after a secret game in which opponents say what they think."""

    def __call__(self, seed: int, choices: Sequence[Choice]) -> dict[str, Any]:
        """The pairs of the list, plainly."""
        match, script = Match(GAME, NAMES, seed=seed), iter(choices)

        def played(table: object) -> dict[str, Any]:
            # Thoughts are heard as on a board: said before the move, and kept with it.
            actors = Opponents(match, dict.fromkeys(range(len(NAMES)), lambda *_: next(script)), 0)
            while match.turn is not None and actors.move(match) is None:
                pass
            if not isinstance(table, list) or not all(isinstance(pair, list | tuple) for pair in table):
                return {"given": shown(table)}
            return {"pairs": [[*map(_plain, pair)] for pair in table]}

        return self.told(match, played)


def _plain(value: object) -> object:
    return value if isinstance(value, int | float) else str(value)


class Foretells:
    """A student's function that says what a knight will do; players of the package do not answer it."""

    def __init__(self, function: Any) -> None:
        self.own = own_player(function)

    def __call__(self, view: View, moves: tuple[Move, ...]) -> Any:
        """The move as text, given as a move or as text; else what was given."""
        given = self.own(view, moves)
        if given is None or given is ...:
            # Nothing, and the dots of the notebook, are told as of any function.
            return given
        move = as_choice(given).move
        found = [str(each) for each in moves if move in (each, str(each))]
        return found[0] if found else {"given": shown(given)}


def _other_record(pairs: list[list[Any]], right: list[list[Any]], choices: Sequence[Choice]) -> NotYet:
    """What is typical of a list that is not the right one."""
    facts: dict[str, Any] = {"count": len(pairs), "wanted": len(right)}
    if not pairs:
        return not_yet("mind-empty", GAME, **facts)
    if len(pairs) == len(choices) != len(right):
        return not_yet("mind-walls-too", GAME, **facts)
    if pairs == [pair for pair in right if pair[1]]:
        return not_yet("mind-zeros", GAME, **facts)
    if len(pairs) != len(right):
        return not_yet("mind-length", GAME, **facts)
    place = next(place for place, pair in enumerate(pairs) if pair != right[place])
    card, number = right[place]
    return not_yet("mind-pair", GAME, place=place + 1, card=card, points=number, given=shown(pairs[place]))


def _misread(missed: KnightPosition, told: str, facts: dict[str, Any]) -> NotYet:
    """The first position that was foretold wrongly, with what the knight thought there, and drawn."""
    move, later = missed.choice.move, _to_come(missed.choice)

    def drawn(language: str) -> str:
        return Offer(missed.view, language, move.card).drawn()

    fault = not_yet("mind-few", GAME, **facts, round=missed.view.round, given=told, move=str(move), points=later)
    fault.picture = drawn
    return fault


def _to_come(choice: Choice) -> int:
    """The points to come that a builder spoke of."""
    spoken = [why.details["points"] for why in choice.reasons if why.code == LATER]
    return spoken[0] if spoken and isinstance(spoken[0], int) else 0


@cache
def _recorded(seed: int) -> tuple[Choice, ...]:
    """The choices of a game between three knights, with their reasons."""
    match = Match(GAME, NAMES, seed=seed)
    knights = Opponents(match, dict.fromkeys(range(len(NAMES)), edition("knight")), seed)
    while match.turn is not None:
        knights.move(match)
    return tuple(step.because for step in match.history if step.because is not None)


@cache
def positions() -> tuple[KnightPosition, ...]:
    """A clear choice of a knight from each of some games, as many greedy ones as were promised."""
    greedy: list[KnightPosition] = []
    others: list[KnightPosition] = []
    seed = UNSEEN
    while len(greedy) < GREEDY_ONES or len(others) < POSITIONS - GREEDY_ONES:
        seed += 1
        clear = [each for each in _choices(seed) if _is_clear(each)]
        if not clear:
            continue
        one = Random(seed).choice(clear)
        (greedy if _is_greedy(one) else others).append(one)
    return (*greedy[:GREEDY_ONES], *others[: POSITIONS - GREEDY_ONES])


def _choices(seed: int) -> Iterator[KnightPosition]:
    state = GAME.setup(len(NAMES), seed)
    for choice in _recorded(seed):
        assert state.decision is not None
        yield KnightPosition(GAME.view_for(state, state.decision.seat), GAME.legal_moves(state), choice)
        state = GAME.apply(state, choice.move)


def _is_clear(each: KnightPosition) -> bool:
    if len(each.moves) < MOVES or each.choice.move.use not in ("build", "bastion"):
        return False
    knight = editions(GAME)[edition("knight")]
    assert isinstance(knight, Weights)
    worths = engine_of("minute_realms", "search").worths(each.view, knight.numbers(), 0)
    best, second = sorted((worth.total for worth in worths), reverse=True)[:2]
    return best - second >= CLEAR


def _points(each: KnightPosition, move: Move) -> int:
    return after(each.view, move).points


def _greediest(each: KnightPosition) -> Move:
    return max(each.moves, key=lambda move: _points(each, move))


def _is_greedy(each: KnightPosition) -> bool:
    return _points(each, each.choice.move) == _points(each, _greediest(each))
