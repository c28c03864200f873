"""Hints in three depths: a rule, moves worth a look, the best move with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.wire import Hint
from realms_nb.core.chance import Random
from realms_nb.core.strategy import as_choice
from realms_nb.fast.cold import few, kernel
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.engine.sayings import said
from realms_nb.games.minute_realms.engine.state import ChooseLoss
from realms_nb.games.minute_realms.players.weights import BALANCED
from realms_nb.players.registry import resolve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.views import View

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
        words = narrator.say("hint-candidates", moves=narrator.join([said(move, narrator) for move in worth]))
        return Hint(2, words, tuple(str(move) for move in worth))
    reasons = " ".join(narrator.reason(reason) for reason in choice.reasons[:2])
    best = narrator.say("hint-best", move=said(choice.move, narrator))
    return Hint(3, f"{best} {reasons}".strip(), (str(choice.move),))


def _rule(view: View, moves: Sequence[Any], narrator: Narrator) -> str:
    rules = view.rules
    if isinstance(view.decision, ChooseLoss):
        return narrator.say("hint-lose")
    free = sum(move.use == "build" and rules.cards[move.card].cost == 0 for move in moves)
    return narrator.say("hint-take", free=free, income=rules.bastion_income, shields=rules.bastion_strength)


def _candidates(view: View, best: Any, seed: int) -> list[Any]:
    """The adviser's move and the two others that win most often in sampled futures."""
    found = kernel(GAME.name, "futures").futures(view, BALANCED.numbers(), few(GAME.name, 300, 10), seed, None)
    ranked = sorted(found, key=lambda each: -each.win[0])
    return [best, *(each.move for each in ranked if each.move != best)][:3]
