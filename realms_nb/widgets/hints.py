"""Hints in three depths: a rule, moves worth a look, the best move with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.core.chance import Random
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.strategy import as_choice
from realms_nb.games.minute_realms.state import ChooseLoss
from realms_nb.kernel.futures import futures
from realms_nb.strategies.registry import resolve
from realms_nb.strategies.weights import BALANCED

if TYPE_CHECKING:
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator

# Who is asked for advice: strong enough to be worth hearing, quick enough not to be waited for.
ADVISER = "emperor"


def hint(match: Match, narrator: Narrator, depth: Any, *, seed: int) -> dict[str, Any]:
    """A hint for whoever is to decide; deeper ones say more."""
    if depth not in (1, 2, 3):
        raise BadSetup(f"A hint has the depth 1, 2 or 3, not {shown(depth)}.")
    if depth == 1:
        return {"depth": 1, "text": _rule(match, narrator), "moves": []}
    view = match.game.view_for(match.state, match.turn)
    choice = as_choice(resolve(match.game, ADVISER).choose(view, match.legal_moves, Random(seed + match.at)))
    if depth == 2:
        moves = _candidates(match, choice.move, seed)
        words = narrator.join([said(move, narrator) for move in moves])
        return {
            "depth": 2,
            "text": narrator.say("hint-candidates", moves=words),
            "moves": [str(move) for move in moves],
        }
    reasons = " ".join(narrator.reason(reason) for reason in choice.reasons[:2])
    best = narrator.say("hint-best", move=said(choice.move, narrator))
    return {"depth": 3, "text": f"{best} {reasons}".strip(), "moves": [str(choice.move)]}


def _rule(match: Match, narrator: Narrator) -> str:
    state, rules = match.state, match.rules
    if isinstance(state.decision, ChooseLoss):
        return narrator.say("hint-lose")
    free = sum(move.use == "build" and match.rules.cards[move.card].cost == 0 for move in match.legal_moves)
    return narrator.say("hint-take", free=free, income=rules.bastion_income, shields=rules.bastion_strength)


def _candidates(match: Match, best: Any, seed: int) -> list[Any]:
    """The adviser's move and the two others that win most often in sampled futures."""
    view = match.game.view_for(match.state, match.turn)
    ranked = sorted(futures(view, BALANCED.numbers(), 300, seed, None), key=lambda each: -each.win[0])
    return [best, *(each.move for each in ranked if each.move != best)][:3]


def said(move: Any, narrator: Narrator) -> str:
    """A move in words."""
    verb, _, card = str(move).partition(" ")
    return narrator.say(f"move-{verb}", card=card)
