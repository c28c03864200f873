"""On what a result stands: how players play and what chances say, not how the code is written.

A change of the rules, of a player or of the odds shows in a few games and chances; a name that was changed does not.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256

import realms_nb as rn
from realms_nb.core.chance import branch, stream
from realms_nb.core.game import game_named
from realms_nb.players.registry import players
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import contenders
from realms_nb.simulation.runner import play_all
from realms_nb.simulation.tables import Seating

# A whole game of each of these, and the first decisions of an emperor, who is dear.
LEVELS, SEATS, DECISIONS, FUTURES = ("squire", "knight", "duke"), 3, 3, 20


@cache
def fingerprint(name):
    """How a game is played today, in a few letters."""
    game, told = game_named(name), sha256()
    for level in LEVELS:
        task = Task(game, game.STANDARD, contenders(game, [level] * SEATS, None))
        played = play_all(task, [Seating(0, 1, tuple(range(SEATS)), recorded=True)], workers=1, quiet=True, strict=True)
        told.update(" ".join(move.move for move in played.moves[0]).encode())
    state, emperor = game.setup(SEATS, branch(1, "emperor")), players(game)["emperor"]
    for number in range(DECISIONS):
        view = game.view_for(state, state.decision.seat)
        move = emperor(view, game.legal_moves(state), stream(number)).move
        told.update(str(move).encode())
        state = game.apply(state, move)
        chances = rn.win_chances(view, FUTURES, seed=number)
        told.update(chances[["win", "score"]].round(6).to_csv().encode())
    return told.hexdigest()[:12]
