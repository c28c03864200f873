"""Minute Realms: draft a card, build it or turn it into a bastion, survive two invasions."""

from __future__ import annotations

from realms_nb.core.game import Game
from realms_nb.games.minute_realms.engine.counts import counts
from realms_nb.games.minute_realms.engine.legality import legal_moves, why_not
from realms_nb.games.minute_realms.engine.move_words import describe_move
from realms_nb.games.minute_realms.engine.moves import Move
from realms_nb.games.minute_realms.engine.notation import parse
from realms_nb.games.minute_realms.engine.rules import STANDARD, Rules, pack_rules, unpack_rules
from realms_nb.games.minute_realms.engine.scoring import facts, outcome, scores
from realms_nb.games.minute_realms.engine.setup import DEALS, opening, setup
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.engine.transitions import apply, narrate
from realms_nb.games.minute_realms.engine.views import View, determinize, view_for
from realms_nb.games.minute_realms.engine.words import DETAILS, labels, text_board

GAME: Game[State, Move, Rules, View] = Game(
    name="minute_realms",
    package=__name__,
    title="Minute Realms",
    STANDARD=STANDARD,
    setup=setup,
    opening=opening,
    legal_moves=legal_moves,
    why_not=why_not,
    apply=apply,
    narrate=narrate,
    view_for=view_for,
    determinize=determinize,
    scores=scores,
    outcome=outcome,
    parse=parse,
    labels=labels,
    text_board=text_board,
    describe_move=describe_move,
    pack_rules=pack_rules,
    unpack_rules=unpack_rules,
    facts=facts,
    deals=DEALS,
    details=DETAILS,
    counts=counts,
)
