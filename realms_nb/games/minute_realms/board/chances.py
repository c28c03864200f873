"""The tab Chances of Minute Realms: how often each move wins in sampled futures, and what the invasion may bring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.fast.cold import few
from realms_nb.games.minute_realms.board.picture import percent
from realms_nb.games.minute_realms.board.wire import Chances, Coming, MoveChance, Strength
from realms_nb.games.minute_realms.engine.odds import forecast
from realms_nb.games.minute_realms.fast.futures import futures
from realms_nb.games.minute_realms.players.weights import BALANCED
from realms_nb.simulation.intervals import wilson

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.views import View

# Enough for intervals of about ±2 in a hundred, few enough to be there at once.
PLAYOUTS = 2_000


def chances(view: View, moves: Sequence[Any], narrator: Narrator, seed: int) -> Chances:
    """How likely each move is to win if everybody plays on by balanced weights; then the next invasion.

    Without moves, because somebody else decides, only the invasion is told.
    """
    playouts = few("minute_realms", PLAYOUTS, 20)
    found = [
        MoveChance(
            str(each.move),
            each.move.card,
            100 * each.win[0],
            *(100 * bound for bound in wilson(each.win[0] * playouts, playouts)),
        )
        for each in (futures(view, BALANCED.numbers(), playouts, seed) if moves else ())
    ]
    found.sort(key=lambda each: -each.win)
    return Chances(playouts, 100 / len(view.realms), tuple(found), _coming(view, narrator))


def _coming(view: View, narrator: Narrator) -> Coming | None:
    coming = forecast(view)
    if not coming:
        return None
    following = coming[0]
    holds = [
        narrator.say("chances-hold", seat=seat, percent=percent(chance)) for seat, chance in enumerate(following.holds)
    ]
    return Coming(
        following.round,
        tuple(Strength(strength, float(100 * chance)) for strength, chance in following.strengths.items()),
        following.defences,
        narrator.say("chances-holds", holds=narrator.join(holds)),
    )
