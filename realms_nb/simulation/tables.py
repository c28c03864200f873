"""One game at one table: who sits where, every decision, who forfeits, how it ends.

Who meets whom, and in which order they sit: luck, seats and neighbours are shared out.

Who sits after whom matters as much as who sits first: the seat before you leaves you its cards. So a table does not
only rotate its seats, it sits down in another circle for every deal. And who has met a deal knows its cards: so no two
games of a deal are close enough to be played by the same process (`runner.cut`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from math import ceil, comb
from typing import Any

import pandas as pd
from msgspec import Struct, structs

from realms_nb.core.chance import branch, shuffled, stream
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import AnyGame, Fact
from realms_nb.players.registry import random
from realms_nb.sandbox.limits import Forfeit, Player, SeatAnswer

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


class RecordedMove(Struct, frozen=True):
    """A move as text, and what its player said about it."""

    move: str
    why: str | None = None


class PlayedGame(Struct, frozen=True):
    """A game that has been played: one record per seat, why seats forfeited, and the moves if they were wanted."""

    records: list[dict[str, Fact]]
    forfeits: dict[int, Forfeit]
    moves: tuple[RecordedMove, ...] = ()


def play(game: AnyGame, rules: Any, seating: Seating, players: Sequence[Player], names: Sequence[str]) -> PlayedGame:
    """Play one game to its end.

    A seat that fails forfeits the game: it is last and cannot win. Random legal moves are played for it from then on,
    so that the others still have the table they sat down at.
    """
    for seat, player in enumerate(players):
        player.begin(branch(seating.seed, "seat", seat))
    stand_in = stream(branch(seating.seed, "stand-in"))
    forfeits: dict[int, Forfeit] = {}
    moves: list[RecordedMove] = []
    played = 0
    state = game.setup(seats=len(players), seed=seating.seed, rules=rules)
    while state.decision is not None:
        played += 1
        seat = state.decision.seat
        legal = game.legal_moves(state)
        move = why = None
        if seat not in forfeits:
            view = game.view_for(state, seat)
            answer = players[seat].answer(view, legal)
            if answer.forfeit is None and answer.illegal is None:
                move, why = legal[answer.move], answer.why
            else:
                forfeits[seat] = structs.replace(answer.forfeit or _refused(game, state, answer), move=played)
        if move is None:
            move = random(None, legal, stand_in).move
        if seating.recorded:
            moves.append(RecordedMove(str(move), why))
        state = game.apply(state, move)
    return PlayedGame(_records(game, state, seating, forfeits, names), forfeits, tuple(moves))


def _refused(game: AnyGame, state: Any, answer: SeatAnswer) -> Forfeit:
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
    """Rank 1 is best, seats that share a place share the rank; whoever forfeited comes last, the next best wins.

    Where all have lost together, nobody wins because one of them has forfeited, too.
    """
    outcome = game.outcome(state)
    assert outcome is not None
    seats = sum(len(place) for place in outcome.ranking)
    ranks = dict.fromkeys(forfeits, seats)
    if not forfeits or not outcome.winners:
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


# So many deals are played in one order of seats before they come again in the next: in the same process nobody meets a
# deal twice, and a tournament stopped early has still seen everybody.
AT_A_TIME = 100

Table = tuple[int, ...]


def seatings(entrants: int, size: int, games: int, seed: int, recorded: int = 0) -> list[Seating]:
    """The games of a tournament, rounded up to whole deals; of each table the first `recorded` games keep their moves.

    A deal is a seed, and belongs to one table, which plays it in a circle drawn for it, once in every rotation: every
    order of seats is equally likely, everybody sits in each seat equally often. Where all possible tables would be more
    than `games`, tables are drawn again and again. Stopped while it is planned, there are none.
    """
    try:
        return _planned(entrants, size, games, seed, recorded)
    except KeyboardInterrupt:
        return []


def _planned(entrants: int, size: int, games: int, seed: int, recorded: int) -> list[Seating]:
    if comb(entrants, size) * size <= games:
        tables = list(combinations(range(entrants), size))
        order = tables * ceil(games / (len(tables) * size))
    else:
        rounds = ceil(games / (entrants // size * size))
        order, sat_out = list[Table](), [0] * entrants
        for turn in range(rounds):
            order += _drawn(size, branch(seed, "draw", turn), sat_out)
    played: dict[Table, int] = {}
    around: list[Table] = []
    for table in order:
        circle = _circle(size, branch(seed, "circle", *table), played.get(table, 0))
        played[table] = played.get(table, 0) + 1
        around.append(tuple(table[place] for place in circle))
    seen: dict[Table, int] = {}
    plan: list[Seating] = []
    for start in range(0, len(order), AT_A_TIME):
        for turn in range(size):
            for deal in range(start, min(start + AT_A_TIME, len(order))):
                times = seen.get(order[deal], 0)
                seen[order[deal]] = times + 1
                seated = around[deal][turn:] + around[deal][:turn]
                plan.append(Seating(len(plan), branch(seed, deal), seated, recorded=times < recorded))
    return plan


def _drawn(size: int, seed: int, sat_out: list[int]) -> list[Table]:
    """Tables of entrants in a random order. Those left over sit out this deal: whoever has done so least.

    `sat_out` counts for every entrant how often that was so.
    """
    order = list(shuffled(range(len(sat_out)), stream(seed)))
    for entrant in sorted(order, key=sat_out.__getitem__)[: len(order) % size]:
        order.remove(entrant)
        sat_out[entrant] += 1
    return [tuple(sorted(order[start : start + size])) for start in range(0, len(order), size)]


def _circle(size: int, seed: int, number: int) -> Table:
    """The order around a table for its deal of that number: a random circle, for the next deal the same backwards."""
    rest = shuffled(range(1, size), stream(branch(seed, number // 2)))
    return (0, *(rest[::-1] if number % 2 else rest))
