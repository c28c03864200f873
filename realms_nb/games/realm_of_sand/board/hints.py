"""Hints in three depths: what may be done, where to look, the best move with its reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.board.wire import Hint
from realms_nb.core.chance import Random
from realms_nb.core.strategy import as_choice
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine import state as st
from realms_nb.games.realm_of_sand.engine.sayings import said
from realms_nb.players.registry import resolve

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.realm_of_sand.engine.views import View

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
    best = narrator.say("hint-best", move=said(choice.move, narrator))
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
