"""The tab Chances of Realm of Sand: how often the best moves win in sampled futures; alone, the points they lead to.

There may be hundreds of moves. The first look takes the moves that the weights like best, in few futures, so that there
is something to see at once; the second one is `rn.move_odds`. In a browser, where nothing is compiled, every look adds
one future to each of a few moves.

Hints in three depths: what may be done, where to look, the best move with its reason.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from realms_nb.board.wire.sent import Hint
from realms_nb.core import browser
from realms_nb.core.chance import Random
from realms_nb.core.strategy import as_choice
from realms_nb.fast.samples import column, error, mean, wins_of
from realms_nb.fast.waiting import engine_of, is_cold, start_compiling
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.board.wire import Chances, MoveChance
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine import state as st
from realms_nb.games.realm_of_sand.engine.moves import describe_move
from realms_nb.games.realm_of_sand.players.weights import BALANCED
from realms_nb.players.registry import resolve
from realms_nb.simulation.statistics import Z, wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.realm_of_sand.engine.views import View


# Futures of each of the best moves in the second look: intervals of about ±7 in a hundred.
PLAYOUTS = 200
SHOWN = 10
# In a browser a future takes up to half a second: so many moves, and so many futures of each, one with every look.
FEW_MOVES, FEW_FUTURES = 4, 16


def chances(
    view: View, moves: Sequence[mv.Move], narrator: Narrator, seed: int, look: int = 1, *, policy: Any = None
) -> Chances:
    """The best moves, quickly at first, closely from the second look on. Without moves nobody here is to decide."""
    alone = len(view.realms) == 1
    ranks = [points for points in view.rules.rank_points if points > view.scores[0].total] if alone else []
    even = float(ranks[0]) if ranks else 100 / len(view.realms)
    most = float(max(view.rules.rank_points) * 5 // 4) if alone else 100.0
    if not moves:
        return Chances((), most, even, exact=True)
    known = {str(move): move for move in moves}
    if browser.IN_A_BROWSER:
        found = _so_far(view, seed, min(look, FEW_FUTURES))
        told = tuple(_row(row, known[row.move], narrator, alone=alone) for row in found)
        return Chances(told, most, even, exact=look >= FEW_FUTURES)
    if is_cold(view.game):
        # In plain Python a single future takes seconds, and nobody could play meanwhile.
        start_compiling(view.game)
        return Chances((), most, even, exact=False, waits=True)
    # Late: a board needs no tables until somebody asks for chances, and a page has none.
    from realms_nb.games.realm_of_sand.odds.move_odds import first_odds, move_odds

    table = (
        first_odds(view, seed=seed, policy=policy) if look == 1 else move_odds(view, PLAYOUTS, seed=seed, policy=policy)
    )
    rows: list[Any] = list(table.head(SHOWN).itertuples())
    return Chances(tuple(_row(row, known[row.move], narrator, alone=alone) for row in rows), most, even, exact=look > 1)


class MoveSoFar(NamedTuple):
    """A move in the futures so far; named as in `rn.move_odds`."""

    move: str
    win: float
    win_low: float
    win_high: float
    score: float
    score_low: float
    score_high: float
    playouts: int


def _so_far(view: View, seed: int, count: int) -> list[MoveSoFar]:
    """The moves that the weights like best in so many futures, the best first."""
    assert view.decision is not None
    seat, position, codes = view.decision.seat, *_begun(view)
    futures = [_future(view, seed, number) for number in range(count)]
    rows: list[MoveSoFar] = []
    for place, code in enumerate(codes):
        wins, scores = (column(wins_of(future[place][which] for future in futures), seat) for which in (0, 1))
        low, high = wilson(sum(wins), count)
        # Of a single future no error is known: the interval is as wide as points can be.
        half = Z * error(scores) if count > 1 else float("inf")
        score = mean(scores)
        rows.append(
            MoveSoFar(str(position.book.move(code)), mean(wins), low, high, score, score - half, score + half, count)
        )
    return sorted(rows, key=lambda row: (-row.win, -row.score))


@lru_cache(maxsize=1)
def _begun(view: View) -> tuple[Any, list[int]]:
    position = engine_of(view.game, "futures").CompiledPosition(view, BALANCED.numbers())
    return position, position.favourites(FEW_MOVES)


@lru_cache(maxsize=FEW_FUTURES)
def _future(view: View, seed: int, number: int) -> list[tuple[list[float], list[int]]]:
    position, codes = _begun(view)
    return position.one_future(codes, number, seed)


def _row(row: Any, move: mv.Move, narrator: Narrator, *, alone: bool) -> MoveChance:
    if alone:
        value, low, high = row.score, row.score_low, row.score_high
    else:
        value, low, high = (100 * share for share in (row.win, row.win_low, row.win_high))
    match move:
        case mv.LayTile(tile) | mv.TakeTile(tile) | mv.SetAside(tile) | mv.SwapTile(tile):
            about = {"tile": tile}
        case mv.SummonDisc(colour) | mv.TakeStartDisc(colour):
            about = {"disc": colour}
        case _:
            about = {}
    bounded = (max(0.0, low), min(high, 1_000.0))
    return MoveChance(row.move, describe_move(move, narrator), value, *bounded, int(row.playouts), **about)


# Who is asked for advice: strong enough to be worth hearing, quick enough not to be waited for.
ADVISER = "duke"
HINTS = 3

# What may be done, by question.
_RULES: dict[type[st.Decision], str] = {
    st.TakeTurn: "hint-turn",
    st.SummonSpirits: "hint-summoning",
    st.DrawTile: "hint-draw",
    st.ChooseStartTile: "hint-draw",
    st.SetTileAside: "hint-aside",
    st.KeepOneCard: "hint-keep",
    st.SwapAnother: "hint-swap",
    st.ChooseStartDisc: "hint-start",
}


def hint(view: View, moves: Sequence[mv.Move], narrator: Narrator, depth: int, seed: int) -> Hint:
    """A hint for the person to decide; deeper ones say more."""
    decision = view.decision
    assert decision is not None
    if depth == 1:
        done = isinstance(decision, st.TakeTurn) and decision.done
        return Hint(1, narrator.say("hint-after" if done else _RULES[type(decision)]), ())
    choice = as_choice(resolve(GAME, ADVISER).choose(view, tuple(moves), Random(seed)))
    reasons = " ".join(narrator.reason(reason) for reason in choice.reasons[:2])
    if depth == 2:
        return Hint(2, f"{narrator.say('hint-look', what=looked_at(choice.move, narrator))} {reasons}".strip(), ())
    best = narrator.say("hint-best", move=describe_move(choice.move, narrator))
    return Hint(3, f"{best} {reasons}".strip(), (str(choice.move),))


def looked_at(move: mv.Move, narrator: Narrator) -> str:
    """What a move is about, without where and how: a tile, a building, a disc, the crystal."""
    match move:
        case mv.LayTile(tile) | mv.TakeTile(tile) | mv.SetAside(tile) | mv.SwapTile(tile):
            return narrator.say("what-tile", tile=narrator.label(tile))
        case mv.CompleteBuilding(card) | mv.KeepCard(card):
            return narrator.label(card)
        case mv.SummonDisc(colour) | mv.TakeStartDisc(colour):
            return narrator.say("what-disc", disc=narrator.label(colour))
        case mv.MoveDisc(start):
            return narrator.say("what-disc-on", field=start)
        case mv.Finish() | mv.EndTurn():
            return narrator.say("what-end")
        case _:
            return narrator.say("what-crystal")
