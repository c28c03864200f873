"""One game, several sets of rules, the same deals: what does a change do?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise, product
from math import ceil
from typing import Any

import pandas as pd

from realms_nb.core import browser
from realms_nb.core.chance import branch
from realms_nb.core.errors import BadRules, BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.core.strategy import Strategy
from realms_nb.lab.comparison import Comparison
from realms_nb.lab.differences import smallest_of
from realms_nb.lab.measures import SEAT_GAP, per_deal
from realms_nb.players.registry import Entrant
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import Contender, called, changed_rules, checked_task, contenders
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.tables import AT_A_TIME, Seating, seatings

# So many times, and one more, each variant has its turn.
PARTS = 5
# In a browser turns are short, because the clock may end any of them.
SHORT_PART = 25


def compare(
    game: AnyGame,
    variants: Mapping[str, Any],
    strategies: Sequence[str | Strategy | Entrant] | Mapping[str, str | Strategy | Entrant] = ("knight",) * 4,
    games: int = 10_000,
    seed: int = 0,
    *,
    measure: str = "score",
    smallest: float | Mapping[str, float] | None = None,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    quiet: bool = False,
    language: str = "en",
) -> Comparison:
    """Play the same deals by every variant of the rules, and compare each variant with the first one.

    A variant is a dict of changed rules, `{}` for none, or rules made by `STANDARD.changed(...)`; one entry of a rule
    that is a row is named with its place, as in `{"starting_coins.0": 2}`. `measure` is what is asked first, any column
    of the results; the other measures are told, too, and corrected for being many. Every difference has one of three
    answers against `smallest`, the smallest change worth having, and an interval that may be looked at after every
    deal: ask again with more games as often as you like. There are as many seats as strategies. Where the strategies
    differ, each deal is played in every rotation of a circle drawn for it, so that a seat's advantage is that of the
    seat; `games` is then rounded up to whole deals. The result speaks `language`.
    """
    seed = checked_task(game, games, seed, time_limit)
    checked_language(language)
    players = contenders(game, strategies, time_limit)
    rules = checked_variants(game, variants)
    least = smallest_of(smallest, [measure] if isinstance(smallest, int | float) else list(smallest or ()))
    check_measure(game, next(iter(rules.values())), len(players), measure)
    for each in rules.values():
        # The game itself says which numbers of seats these rules can serve.
        game.setup(seats=len(players), seed=seed, rules=each)
    played: dict[str, list[pd.DataFrame]] = {name: [] for name in rules}
    stopped, partial = False, False
    # By turns, so that the stop button finds something to compare.
    with browser.patience(language):
        for part, (name, each) in product(_parts(plan_of(players, games, seed), len(players)), rules.items()):
            if not stopped:
                results = play_all(Task(game, each, players), part, workers=workers, quiet=quiet, strict=True)
                played[name] += [results.rows] if len(results.rows) else []
                partial = partial or results.partial
                stopped = results.partial and not results.lost
    return Comparison(game.title, len(players), _joined(played), partial, game, language, measure, least)


def checked_variants(game: AnyGame, variants: object) -> dict[str, Any]:
    """The rules of each variant; a mistake is told with the name of its variant."""
    if not isinstance(variants, Mapping) or len(variants) < 2:
        raise BadSetup(f"Variants are a dict of at least two, such as {_example(game)}, not {shown(variants)}.")
    named = {called(name): _rules(game, name, change) for name, change in variants.items()}
    if len(named) < len(variants):
        raise BadSetup("Two variants have the same name; give each its own.")
    return named


def check_measure(game: AnyGame, rules: Any, seats: int, measure: str) -> None:
    """A measure that there is: one random game shows what there is to measure."""
    if measure in ("score", "first_seat"):
        return
    if measure == SEAT_GAP:
        raise BadSetup("'seat_gap' belongs to all deals together: rn.lab.sweep and rn.lab.tune measure it.")
    players = contenders(game, ["random"] * seats, None)
    rows = play_all(Task(game, rules, players), plan_of(players, 1, 0), workers=1, quiet=True, strict=True).rows
    per_deal(game, rows, [measure])


def _example(game: AnyGame) -> str:
    """Two variants of this game, the second with one more of something."""
    numbers = {name: getattr(game.STANDARD, name) for name in game.STANDARD.__struct_fields__}
    changed = next({name: value + 1} for name, value in numbers.items() if type(value) is int)
    return str({"standard": {}, "other": changed})


def _rules(game: AnyGame, name: object, change: object) -> Any:
    if isinstance(change, type(game.STANDARD)):
        return change
    if not isinstance(change, Mapping):
        wanted = f"a dict of changed rules, as in {_example(game)}"
        raise BadSetup(f"The variant {shown(name)} is {wanted}, not {shown(change)}.")
    try:
        return changed_rules(game.STANDARD, {str(rule): value for rule, value in change.items()})
    except RealmsError as error:
        raise BadRules(f"The variant {shown(name)} does not work: {error}") from error


def plan_of(players: Sequence[Contender], games: int, seed: int) -> list[Seating]:
    """The games of a comparison: seats that all play alike are not rotated, others are."""
    if len({player.strategy for player in players}) > 1:
        return seatings(len(players), len(players), games, seed)
    # Seats that all play alike have nothing to rotate.
    seats = tuple(range(len(players)))
    return [Seating(number, branch(seed, number), seats) for number in range(games)]


def _parts(plan: list[Seating], seats: int) -> list[list[Seating]]:
    """The games in a few parts, the first one short; each has its deals in all rotations."""
    step = AT_A_TIME * seats
    size = ceil(len(plan) / PARTS / step) * step
    if browser.IN_A_BROWSER:
        step = size = SHORT_PART
    starts = [0, *range(step, len(plan), size)]
    return [plan[start:end] for start, end in pairwise([*starts, len(plan)])]


def _joined(played: Mapping[str, list[pd.DataFrame]]) -> pd.DataFrame:
    """All rows under the name of their variant; of a comparison that was stopped, the games that all have finished.

    Variants that had not begun are left out.
    """
    begun = {name: pd.concat(parts, ignore_index=True) for name, parts in played.items() if parts}
    finished = set.intersection(*(set(rows["game"]) for rows in begun.values()))
    if len(begun) < 2 or not finished:
        raise RealmsError("Stopped before two variants had played a game: there is nothing to compare yet.")
    rows = pd.concat([rows.assign(variant=name) for name, rows in begun.items()], ignore_index=True)
    return rows.loc[rows["game"].isin(list(finished))].reset_index(drop=True)
