"""The same table, many games: a tidy table of results, or of what happened inside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pandas as pd

from realms_nb.core.chance import branch
from realms_nb.core.errors import BadSetup, NotOffered, shown
from realms_nb.core.game import AnyGame
from realms_nb.players.registry import Participant
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import checked_rules, checked_task, contenders
from realms_nb.simulation.part import card_record_of
from realms_nb.simulation.runner import Results, play_all
from realms_nb.simulation.tables import Seating


def simulate(
    game: AnyGame,
    strategies: Sequence[Participant] | Mapping[str, Participant],
    games: int = 1_000,
    seed: int = 0,
    *,
    rules: Any = None,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    quiet: bool = False,
    record: str | None = None,
) -> pd.DataFrame:
    """Play many `games` of a `game` and give one row per seat and game; the first of `strategies` sits in seat 0.

    They play by the standard rules unless `rules` says others. The same `seed` gives the same table, whatever the
    number of `workers`; `quiet` shows no bar. A function of yours that fails, cheats or takes
    longer than `time_limit` seconds forfeits that game: see the columns `forfeit` and `error`. With `time_limit=None`
    functions run in this process, faster and unguarded. Stopped half-way, `attrs["partial"]` is True.
    With `record="moves"` there is one row per move instead, with `record="cards"` one per card that a seat has at the
    end; each of them knows how its seat fared.

    >>> len(rn.simulate(rn.minute_realms, ["random", "random"], games=3, quiet=True))
    6
    """
    options: Any = {"workers": workers, "time_limit": time_limit, "quiet": quiet, "record": record}
    results = games_at_a_table(game, strategies, games, seed, rules=rules, **options)
    return results.rows if record is None else recorded(game, checked_rules(game, rules), results, record)


def games_at_a_table(
    game: AnyGame,
    strategies: Sequence[Participant] | Mapping[str, Participant],
    games: int,
    seed: int = 0,
    *,
    rules: Any = None,
    workers: int | None = None,
    time_limit: float | None = 5.0,
    quiet: bool = True,
    record: str | None = None,
) -> Results:
    """The games of `simulate` with all that is known of them: also why a seat forfeited, as a fact."""
    seed = checked_task(game, games, seed, time_limit)
    players = contenders(game, strategies, time_limit)
    rules = checked_rules(game, rules)
    # The game itself says which numbers of seats it can serve.
    game.setup(seats=len(players), seed=seed, rules=rules)
    seats = tuple(range(len(players)))
    wanted = checked_record(game, record) is not None
    try:
        seatings = [Seating(number, branch(seed, number), seats, wanted) for number in range(games)]
    except KeyboardInterrupt:
        seatings = []
    return play_all(Task(game, rules, players), seatings, workers=workers, quiet=quiet)


# What every row tells of the seat it belongs to.
OF_SEAT = ["game", "seed", "seat", "strategy", "score", "rank", "won"]


def checked_record(game: AnyGame, record: object) -> str | None:
    """`moves`, `cards` or nothing."""
    if record is None or record == "moves":
        return None if record is None else "moves"
    if record != "cards":
        raise BadSetup(f"record is 'moves' or 'cards', not {shown(record)}.")
    if card_record_of(game) is None:
        raise NotOffered(game.title, "record of cards")
    return "cards"


def recorded(game: AnyGame, rules: Any, results: Results, record: str) -> pd.DataFrame:
    """One row per move or card, with how its seat fared; every game is replayed from its seed."""
    seats = results.rows.filter(OF_SEAT)
    rows: list[dict[str, Any]] = []
    for number, moves in sorted(results.moves.items()):
        of_game = seats.loc[seats["game"] == number]
        state = game.setup(seats=len(of_game), seed=int(of_game["seed"].iloc[0]), rules=rules)
        for step, text in enumerate(each.move for each in moves):
            if record == "moves":
                rows.append({"game": number, "seat": state.decision.seat, "step": step, "move": text})
            state = game.apply(state, game.parse(text, rules))
        if record == "cards":
            rows += _cards(game, number, state)
    # A record without rows still knows its games and seats.
    table = pd.DataFrame(rows or None, columns=None if rows else ["game", "seat"]).merge(seats, on=["game", "seat"])
    more = [column for column in table.columns if column not in OF_SEAT]
    ordered = pd.DataFrame(table, columns=[*OF_SEAT, *more])
    ordered.attrs |= {"partial": results.partial, "game": game.name}
    return ordered


def _cards(game: AnyGame, number: int, state: Any) -> list[dict[str, Any]]:
    room = card_record_of(game)
    assert room is not None
    return [{"game": number, "seat": seat} | card for seat, cards in enumerate(room.cards_of(state)) for card in cards]
