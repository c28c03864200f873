"""What happened inside simulated games: every move, or the cards that each seat has at the end."""

from __future__ import annotations

from typing import Any

import pandas as pd

from realms_nb.core.errors import BadSetup, NotOffered, shown
from realms_nb.core.game import AnyGame
from realms_nb.simulation.part import card_record_of
from realms_nb.simulation.runner import Results

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
        for step, text in enumerate(moves):
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
