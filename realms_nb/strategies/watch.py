"""Watching strategies play on in a match, move by move, with their reasons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.lines import wrapped
from realms_nb.strategies.others import Others

if TYPE_CHECKING:
    from realms_nb.core.match import Match
    from realms_nb.core.strategy import Strategy


def watch(
    match: Match,
    players: str | Strategy | Mapping[int | str, str | Strategy],
    *,
    moves: int | None = None,
    seed: int = 0,
) -> None:
    """Let strategies play on, and print each move with its reason.

    `players` is one strategy for all seats, or one per seat as on a board; where a seat has none, a person is to move
    and nothing more is played. `moves` is the most that are played; without it the game is played to its end. A move
    that goes wrong is told in a sentence and leaves the match as it was.
    """
    if moves is not None and (isinstance(moves, bool) or not isinstance(moves, int) or moves < 1):
        raise BadSetup(f"moves is a whole number from 1 on, not {shown(moves)}.")
    if not isinstance(players, Mapping):
        players = dict.fromkeys(range(len(match.names)), players)
    others, narrator, played = Others(match, players, seed), match.narrator(), 0
    while (seat := match.turn) is not None and seat in others and (moves is None or played < moves):
        said = others.move(match, narrator)
        if said is not None:
            print(wrapped(said))
            return
        played += 1
        print(wrapped(f"{narrator.name(seat)}: {match.history[-1].move}. {others.quotes.get(seat, '')}".rstrip()))
