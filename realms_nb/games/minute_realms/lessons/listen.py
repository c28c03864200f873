"""Exercises of `13-listen-to-the-game`: hooks that count walls and coins, and one that speaks at every invasion.

A function puts its hooks on a match that it has never seen. Then the match is played, taken back and played again, and
what the hooks have counted is compared with what the engine says, after every step.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError, shown
from realms_nb.core.match import Match
from realms_nb.core.tally import tally
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.events import BastionRaised, InvasionStruck
from realms_nb.lessons.exercise import NotYet, Praise, not_yet, praise, told_exercise
from realms_nb.lessons.hooked import Hooked, checked
from realms_nb.lessons.student import results

GAMES, SEED, ACTIONS = 20, 52_000, 45
NAMES = ("Ada", "Bo", "Cleo")
# A game with all of its hooks: seconds of the processor, loading the engine among them.
SECONDS = 20.0

Count = dict[str, int]


@told_exercise("listen-1", GAME)
def count_walls(answer: Any) -> Praise:
    """A table of bastions per name, right after every move, undo and redo."""
    _compared(answer, _walls, "listen-walls")
    return praise("listen-walls", games=GAMES)


@told_exercise("listen-2", GAME)
def count_coins(answer: Any) -> Praise:
    """A table of coins per name and cause, right after every move, undo and redo."""
    _compared(answer, _coins, "listen-coins")
    return praise("listen-coins", games=GAMES)


@told_exercise("listen-3", GAME)
def own_sentence(answer: Any) -> Praise:
    """A sentence of one's own at every invasion, with its strength in it, and at nothing else."""
    found = results(Says(answer), _seeds(), seconds=SECONDS, said="match")
    met = 0
    for (seed,), told in zip(_seeds(), found, strict=True):
        match = _played(Match(GAME, NAMES, seed=seed), seed)
        for step, said in zip(match.history, checked(told, answer)["said"], strict=True):
            struck = [event for event in step.events if isinstance(event, InvasionStruck)]
            facts = {"round": step.state.round, "count": len(said), "said": shown(" / ".join(said))}
            if len(said) > len(struck):
                raise not_yet("listen-too-often" if struck else "listen-elsewhere", GAME, **facts)
            if len(said) < len(struck):
                raise not_yet("listen-silent", GAME, **facts)
            for event, text in zip(struck, said, strict=True):
                met += 1
                if not _names_strength(text, event.strength):
                    raise not_yet("listen-no-strength", GAME, **facts, strength=event.strength)
                if text == match.narrator().tell(event):
                    raise not_yet("listen-not-own", GAME, **facts)
    return praise("listen-said", games=GAMES, count=met)


class Counts(Hooked):
    """What a student's table says after each action of a secret game."""

    def __call__(self, seed: int) -> dict[str, Any]:
        """The table before the first action, then after each."""
        match = Uncounted(GAME, NAMES, seed=seed)

        def played(table: object) -> dict[str, Any]:
            if not isinstance(table, Mapping):
                return {"given": shown(table)}
            return {"counts": [_flat(table), *(_flat(table) for _ in _actions(match, seed))]}

        return self.told(match, played)


class Says(Hooked):
    """What a student's hooks say of each move of a secret game."""

    def __call__(self, seed: int) -> dict[str, Any]:
        """A list of sentences for each move."""
        match = Uncounted(GAME, NAMES, seed=seed)

        def played(_: object) -> dict[str, Any]:
            _played(match, seed)
            return {"said": [list(match.hooks.remarks(step, None)) for step in match.history]}

        return self.told(match, played)


class Uncounted(Match):
    """A match that adds nothing up by itself: whoever listens must count."""

    def tally(self, by: str = "cause") -> Any:
        """Not here."""
        raise RealmsError(code="lesson-no-tally", game=GAME.name)


def _compared(answer: Any, truth: Callable[[Match], Count], key: str) -> None:
    """The first action after which the student's table is not the engine's, told with what is typical of it."""
    found = results(Counts(answer), _seeds(), seconds=SECONDS, said="match")
    for (seed,), told in zip(_seeds(), found, strict=True):
        if "counts" not in checked(told, answer):
            raise not_yet("listen-no-table", GAME, given=told["given"])
        match = Match(GAME, NAMES, seed=seed)
        wanted = [("start", truth(match))] + [(action, truth(match)) for action in _actions(match, seed)]
        before: Count = {}
        for (action, right), yours in zip(wanted, told["counts"], strict=True):
            if yours != right:
                raise _fault(action, right, yours, yours == before, key)
            before = yours


def _fault(action: str, right: Count, yours: Count, still: bool, key: str) -> NotYet:
    """What is told of a table that is wrong after an action; `still` if it did not change."""
    place = next(each for each in sorted({*right, *yours}) if right.get(each, 0) != yours.get(each, 0))
    facts = {"place": place, "given": yours.get(place, 0), "wanted": right.get(place, 0)}
    if action == "start":
        return not_yet("listen-start", GAME, **facts)
    if action in ("undo", "seek") and still:
        return not_yet("listen-undo", GAME, **facts)
    if action in ("undo", "seek", "redo"):
        return not_yet("listen-sign", GAME, **facts)
    return not_yet(key, GAME, **facts)


def _flat(table: Mapping[Any, Any]) -> Count:
    """A table with plain keys and without zeros, as JSON carries it."""
    return {
        ", ".join(map(str, key)) if isinstance(key, tuple) else str(key): int(number)
        for key, number in table.items()
        if number
    }


def _walls(match: Match) -> Count:
    seats = [event.seat for event in match.events if isinstance(event, BastionRaised)]
    return {match.names[seat]: number for seat, number in Counter(seats).items()}


def _coins(match: Match) -> Count:
    return {f"{row.who}, {row.cause}": row.amount for row in tally(match).rows if row.thing == "coins"}


@cache
def _seeds() -> tuple[tuple[int], ...]:
    return tuple((SEED + game,) for game in range(GAMES))


def _actions(match: Match, seed: int) -> Iterator[str]:
    """Play a match by chance: moves, some of them taken back, some played again, now and then a look back."""
    rng = Random(seed)
    for _ in range(ACTIONS):
        drawn = rng.random()
        if drawn < 0.12 and match.at:
            match.undo()
            yield "undo"
        elif drawn < 0.2 and match.at < match.length:
            match.redo()
            yield "redo"
        elif drawn < 0.25:
            match.seek(rng.randrange(match.length + 1))
            yield "seek"
        elif match.turn is not None:
            match.play(rng.choice(match.legal_moves))
            yield "play"


def _played(match: Match, seed: int) -> Match:
    """A whole game in which anything is played."""
    rng = Random(seed)
    while match.turn is not None:
        match.play(rng.choice(match.legal_moves))
    return match


def _names_strength(text: str, strength: int) -> bool:
    words = "".join(letter if letter.isdigit() else " " for letter in text).split()
    return str(strength) in words
