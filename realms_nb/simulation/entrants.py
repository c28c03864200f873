"""Who takes part: names, functions and files become entrants that can be sent to other processes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import shorten
from typing import Any, cast

from msgspec import Struct

from realms_nb.core import browser
from realms_nb.core.chance import checked_seed
from realms_nb.core.checks import visible
from realms_nb.core.errors import BadRules, BadSetup, shown
from realms_nb.core.game import AnyGame, checked_game
from realms_nb.core.look_alikes import look
from realms_nb.core.strategy import Strategy
from realms_nb.players.registry import Entrant, resolve
from realms_nb.sandbox.limits import LocalPlayer, Player
from realms_nb.sandbox.remote_player import ProcessPlayer
from realms_nb.sandbox.worker import Hello, Limits

LONGEST_NAME = 80
# Their table alone fills the memory of an ordinary machine.
MOST_GAMES = 10_000_000


# Whoever writes one of these asks for the fast engine, which must be loaded before the clock starts.
ENGINE_WORDS = ("move_odds", "win_chances", "expected_scores", "Weights", "simulate", "players", "fast")


class Guarded(Struct, frozen=True):
    """A strategy that must run in a process of its own, which is told so in its first message."""

    hello: Hello


class Contender(Struct, frozen=True):
    """An entrant ready to play: trusted to run here, or guarded."""

    name: str
    strategy: Strategy | Guarded

    def sit_down(self, allowance: float | None = None) -> Player:
        """A player for a block of games; in a process of its own with no more time for all of them than is allowed."""
        if isinstance(self.strategy, Guarded):
            return ProcessPlayer(self.strategy.hello, allowance)
        return LocalPlayer(self.strategy)


def contenders(game: AnyGame, players: Any, time_limit: float | None) -> tuple[Contender, ...]:
    """A list of names or functions, or a dict from name to function, as contenders with different names."""
    if isinstance(players, str) or not isinstance(players, Sequence | Mapping):
        raise BadSetup(f"Strategies are a list of names or functions, or a dict, not {shown(players)}.")
    if isinstance(players, Mapping):
        entrants = [Entrant(called(name), resolve(game, player).choose) for name, player in players.items()]
    else:
        entrants = [resolve(game, player) for player in players]
    names = numbered([entrant.name for entrant in entrants])
    guarded = [_guard(game, entrant, time_limit) for entrant in entrants]
    return tuple(Contender(name, strategy) for name, strategy in zip(names, guarded, strict=True))


def called(name: object) -> str:
    """What somebody calls a strategy or a variant, as it may stand in tables: visible, on one line, not endless."""
    return shorten(visible(str(name)[:1_000]), LONGEST_NAME, placeholder=" …") or "nameless"


def numbered(names: Sequence[str]) -> list[str]:
    """Names that occur more than once get a number: greedy, greedy 2, greedy 3. What looks the same is the same."""
    taken = {look(name) for name in names}
    seen: set[str] = set()
    result: list[str] = []
    for name in names:
        unique, number = name, 2
        while look(unique) in seen or (unique != name and look(unique) in taken):
            unique, number = f"{name} {number}", number + 1
        seen.add(look(unique))
        result.append(unique)
    return result


def asks_the_engine(text: str | bytes) -> bool:
    """Whether a strategy, as a text or as a pickle, may use what is slow to load."""
    words = text if isinstance(text, bytes) else text.encode("utf-8", "replace")
    return any(word.encode() in words for word in ENGINE_WORDS)


def _guard(game: AnyGame, entrant: Entrant, time_limit: float | None) -> Strategy | Guarded:
    ours = (getattr(entrant.choose, "__module__", None) or "").startswith("realms_nb.")
    # In a browser there are no processes: functions are asked in place there, without a time limit.
    if ours or time_limit is None or browser.IN_A_BROWSER:
        return entrant.choose
    import cloudpickle

    try:
        sent = cloudpickle.dumps(entrant.choose)
    except Exception as error:  # whatever the function refers to may refuse in its own way
        raise BadSetup(
            f"{entrant.name} cannot be sent to a process of its own ({error}). "
            "With time_limit=None and workers=1 it is asked in this process."
        ) from error
    limits = Limits(move_seconds=time_limit)
    return Guarded(Hello(sent, limits, game=game.name, warm=asks_the_engine(sent)))


def checked_task(game: object, games: object, seed: object, time_limit: object) -> int:
    """What every simulation needs to be: a game, a positive number of games, a seed, a time limit."""
    checked_game(game, "A simulation")
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games <= MOST_GAMES:
        raise BadSetup(f"games is how many games to play, a whole number from 1 to {MOST_GAMES:,}, not {shown(games)}.")
    if time_limit is not None and (
        isinstance(time_limit, bool) or not isinstance(time_limit, int | float) or not time_limit > 0
    ):
        raise BadSetup(f"time_limit is the seconds for one decision, or None for no limit, not {shown(time_limit)}.")
    return checked_seed(seed)


def checked_count(value: object, name: str, most: int = MOST_GAMES) -> int:
    """How many of something are to be played or tried; `name` is what the argument is called."""
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
        raise BadSetup(f"{name} is a whole number from 1 to {most:,}, not {shown(value)}.")
    return value


def checked_rules(game: AnyGame, rules: Any) -> Any:
    """The rules to play by: those given, the standard, or the standard with a dict of changes."""
    if rules is None:
        return game.STANDARD
    if isinstance(rules, Mapping):
        return changed_rules(game.STANDARD, {str(name): value for name, value in cast("Any", rules).items()})
    if not isinstance(rules, type(game.STANDARD)):
        raise BadSetup(
            f"The rules of {game.title} are made by STANDARD.changed(...) or a dict of changes, not {shown(rules)}."
        )
    return rules


def changed_rules(rules: Any, values: Mapping[str, Any]) -> Any:
    """Rules with some values changed; `starting_coins.1` is the second entry of that rule."""
    changes: dict[str, Any] = {}
    for name, value in values.items():
        rule, dot, place = name.partition(".")
        if not dot:
            changes[name] = value
            continue
        row = changes.get(rule, getattr(rules, rule, None))
        if not isinstance(row, tuple) or not place.isdigit() or int(place) >= len(cast("tuple[Any, ...]", row)):
            raise BadRules(f"{shown(name)} is not an entry of a rule that is a row, such as 'starting_coins.0'.")
        entries = list(cast("tuple[Any, ...]", row))
        entries[int(place)] = value
        changes[rule] = tuple(entries)
    return rules.changed(**changes)


def checked_workers(workers: object) -> int | None:
    """A number of processes, -1 for all cores, or None to let the runner decide."""
    if workers is None or (
        isinstance(workers, int) and not isinstance(workers, bool) and (workers > 0 or workers == -1)
    ):
        return workers
    raise BadSetup(f"workers is a number of processes from 1 on, or -1 for all cores, not {shown(workers)}.")
