"""The tab Chances of Minute Realms: how often each move wins in sampled futures, and what the invasion may bring.

Hints in three depths: a rule, moves worth a look, the best move with its reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.wire.sent import Hint
from realms_nb.core.chance import Random
from realms_nb.core.strategy import as_choice
from realms_nb.fast.waiting import engine_of, futures_for
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.board.picture import percent
from realms_nb.games.minute_realms.board.wire import Chances, Coming, MoveChance, Strength
from realms_nb.games.minute_realms.engine.moves import describe_move
from realms_nb.games.minute_realms.engine.odds import eager_table, forecast
from realms_nb.games.minute_realms.engine.state import ChooseLoss
from realms_nb.games.minute_realms.players.eagerness import eager
from realms_nb.games.minute_realms.players.weights import BALANCED
from realms_nb.players.registry import resolve
from realms_nb.simulation.policies import sitting
from realms_nb.simulation.statistics import wilson

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from contextlib import AbstractContextManager
    from fractions import Fraction

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.views import View


# So many tables are remembered with how eagerly they take signs: each picture asks for it.
TABLES_KEPT = 20
_KNOWN: dict[int, tuple[object, Fraction]] = {}
# Enough for intervals of about ±2 in a hundred, few enough to be there at once.
PLAYOUTS = 2_000


def chances(view: View, moves: Sequence[Any], narrator: Narrator, seed: int, *, policy: Any = None) -> Chances:
    """How likely each move is to win if everybody goes on like those who sit there; then the next invasion.

    Without moves, because somebody else decides, only the invasion is told.
    """
    playouts = futures_for("minute_realms", PLAYOUTS, 20)
    all_like = sitting(GAME, policy, len(view.realms))
    found = [
        MoveChance(
            str(each.move),
            each.move.card,
            100 * each.win[0],
            *(100 * bound for bound in wilson(each.win[0] * playouts, playouts)),
        )
        for each in (engine_of(GAME.name, "futures").futures(view, all_like.numbers, playouts, seed) if moves else ())
    ]
    found.sort(key=lambda each: -each.win)
    with seated(all_like.policies):
        return Chances(playouts, 100 / len(view.realms), tuple(found), _coming(view, narrator))


def seated(policy: Mapping[int, object] | Sequence[object]) -> AbstractContextManager[None]:
    """While this lasts, invasions are as strong as those who sit there bring them."""
    known = _KNOWN.get(id(policy))
    if known is None:
        if len(_KNOWN) >= TABLES_KEPT:
            _KNOWN.clear()
        # The players are kept beside, so that their id stays their own.
        known = _KNOWN[id(policy)] = (policy, eager(sitting(GAME, policy, len(policy))))
    return eager_table(known[1])


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


# Who is asked for advice: strong enough to be worth hearing, quick enough not to be waited for.
ADVISER = "emperor"
HINTS = 3


def hint(view: View, moves: Sequence[Any], narrator: Narrator, depth: int, seed: int) -> Hint:
    """A hint for the person to decide; deeper ones say more."""
    if depth == 1:
        return Hint(1, _rule(view, moves, narrator), ())
    choice = as_choice(resolve(GAME, ADVISER).choose(view, tuple(moves), Random(seed)))
    if depth == 2:
        worth = _candidates(view, choice.move, seed)
        words = narrator.say("hint-candidates", moves=narrator.join([describe_move(move, narrator) for move in worth]))
        return Hint(2, words, tuple(str(move) for move in worth))
    reasons = " ".join(narrator.reason(reason) for reason in choice.reasons[:2])
    best = narrator.say("hint-best", move=describe_move(choice.move, narrator))
    return Hint(3, f"{best} {reasons}".strip(), (str(choice.move),))


def _rule(view: View, moves: Sequence[Any], narrator: Narrator) -> str:
    rules = view.rules
    if isinstance(view.decision, ChooseLoss):
        return narrator.say("hint-lose")
    free = sum(move.use == "build" and rules.cards[move.card].cost == 0 for move in moves)
    return narrator.say("hint-take", free=free, income=rules.bastion_income, shields=rules.bastion_strength)


def _candidates(view: View, best: Any, seed: int) -> list[Any]:
    """The adviser's move and the two others that win most often in sampled futures."""
    found = engine_of(GAME.name, "futures").futures(
        view, BALANCED.numbers(), futures_for(GAME.name, 300, 10), seed, None
    )
    ranked = sorted(found, key=lambda each: -each.win[0])
    return [best, *(each.move for each in ranked if each.move != best)][:3]
