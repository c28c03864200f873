"""What a move of Realm of Sand changes at once, and why another one is better."""

from __future__ import annotations

from realms_nb.core.chance import stream
from realms_nb.core.narrator import Narrator
from realms_nb.core.strategy import Reason
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.facts import facts
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.views import View
from realms_nb.games.realm_of_sand.players.reasons import why as told

# Columns of the results that a move may change at once.
FIGURES = ("pieces", "discs", "level", "hourglasses")


def figures(view: View, move: Move) -> tuple[tuple[str, float, float], ...]:
    """Points, pieces on the board, discs, level and hourglasses: before and right after a move."""
    # Whatever cards come up, the own board is the same.
    state = GAME.determinize(view, stream(0))
    after = GAME.apply(state, move)
    seat = view.seat
    told = [("points", float(GAME.scores(state)[seat].total), float(GAME.scores(after)[seat].total))]
    before_facts, after_facts = facts(state)[seat], facts(after)[seat]
    told += [(key, float(before_facts[key] or 0), float(after_facts[key] or 0)) for key in FIGURES]
    return tuple(told)


def why(view: View, better: Move, played: Move) -> tuple[Reason, ...]:
    """What speaks for the better move: the reasons that players of weights give."""
    return told(view, better)[:2]


def move_words(move: Move, narrator: Narrator) -> str:
    """A move in words: people never read ids."""
    return GAME.said(move, narrator)
