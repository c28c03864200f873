"""One game at one table: who sits where, every decision, who forfeits, how it ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pandas as pd
from msgspec import Struct

from realms_nb.core.chance import branch, stream
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import AnyGame, Fact
from realms_nb.players.simple import random
from realms_nb.sandbox.limits import Answer, Forfeit, Player

# What a table of results has for every game; the game's own facts stand between score and rank.
COLUMNS = ["game", "seed", "seat", "strategy", "score", "rank", "won", "forfeit", "error"]


class Seating(Struct, frozen=True):
    """A game to be played: its number, the seed of its deal, and which entrant sits in each seat."""

    game: int
    seed: int
    entrants: tuple[int, ...]
    # Whether the moves are wanted, for a replay.
    recorded: bool = False


# Plays games whole and gives their rows, as a game's compiled twin may do.
WholeGames = Callable[[Sequence[Seating]], pd.DataFrame]


class Played(Struct, frozen=True):
    """A game that has been played: one record per seat, why seats forfeited, and the moves if they were wanted."""

    records: list[dict[str, Fact]]
    forfeits: dict[int, Forfeit]
    moves: tuple[str, ...] = ()


def play(game: AnyGame, rules: Any, seating: Seating, players: Sequence[Player], names: Sequence[str]) -> Played:
    """Play one game to its end.

    A seat that fails forfeits the game: it is last and cannot win. Random legal moves are played for it from then on,
    so that the others still have the table they sat down at.
    """
    for seat, player in enumerate(players):
        player.begin(branch(seating.seed, "seat", seat))
    stand_in = stream(branch(seating.seed, "stand-in"))
    forfeits: dict[int, Forfeit] = {}
    moves: list[str] = []
    state = game.setup(seats=len(players), seed=seating.seed, rules=rules)
    while state.decision is not None:
        seat = state.decision.seat
        legal = game.legal_moves(state)
        move = None
        if seat not in forfeits:
            view = game.view_for(state, seat)
            answer = players[seat].answer(view, legal)
            if answer.forfeit is None and answer.illegal is None:
                move = legal[answer.move]
            else:
                forfeits[seat] = answer.forfeit or _refused(game, state, answer)
        if move is None:
            move = random(None, legal, stand_in).move
        if seating.recorded:
            moves.append(str(move))
        state = game.apply(state, move)
    return Played(_records(game, state, seating, forfeits, names), forfeits, tuple(moves))


def _refused(game: AnyGame, state: Any, answer: Answer) -> Forfeit:
    """The rules themselves say what is wrong with a move."""
    assert answer.illegal is not None
    why: RealmsError = RealmsError(code="not_allowed_now")
    try:
        game.apply(state, game.parse(answer.illegal, state.rules))
    except RealmsError as error:
        why = error
    return Forfeit("illegal-move", {"move": answer.illegal, "error": why})


def _records(
    game: AnyGame, state: Any, seating: Seating, forfeits: dict[int, Forfeit], names: Sequence[str]
) -> list[dict[str, Fact]]:
    ranks, winners = _places(game, state, forfeits)
    sheets = game.scores(state)
    facts = game.facts(state) or [{}] * len(sheets)
    records: list[dict[str, Fact]] = []
    for seat, (sheet, more) in enumerate(zip(sheets, facts, strict=True)):
        forfeit = forfeits.get(seat)
        records.append(
            {"game": seating.game, "seed": seating.seed, "seat": seat, "strategy": names[seat], "score": sheet.total}
            | dict(more)
            | {
                "rank": ranks[seat],
                "won": seat in winners,
                "forfeit": forfeit and forfeit.kind,
                "error": forfeit and forfeit.report,
            }
        )
    return records


def _places(game: AnyGame, state: Any, forfeits: dict[int, Forfeit]) -> tuple[dict[int, int], tuple[int, ...]]:
    """Rank 1 is best, seats that share a place share the rank; whoever forfeited comes last, the next best wins."""
    outcome = game.outcome(state)
    assert outcome is not None
    seats = sum(len(place) for place in outcome.ranking)
    ranks = dict.fromkeys(forfeits, seats)
    if not forfeits:
        winners = outcome.winners
    else:
        winners = next(
            (left for place in outcome.ranking if (left := tuple(seat for seat in place if seat not in forfeits))), ()
        )
    better = 0
    for place in outcome.ranking:
        left = [seat for seat in place if seat not in forfeits]
        ranks |= dict.fromkeys(left, better + 1)
        better += len(left)
    return ranks, winners
