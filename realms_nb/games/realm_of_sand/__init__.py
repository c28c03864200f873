"""Realm of Sand: lay rune tiles, summon spirit discs, complete building patterns; 10 hourglasses end it."""

from __future__ import annotations

from realms_nb.core.game import Game
from realms_nb.games.realm_of_sand.engine.counts import counts
from realms_nb.games.realm_of_sand.engine.legality import legal_moves, why_not
from realms_nb.games.realm_of_sand.engine.move_words import describe_move
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.notation import parse
from realms_nb.games.realm_of_sand.engine.rules import STANDARD, Rules
from realms_nb.games.realm_of_sand.engine.scoring import facts, outcome, scores
from realms_nb.games.realm_of_sand.engine.setup import DEALS, opening, pack_rules, setup, unpack_rules
from realms_nb.games.realm_of_sand.engine.state import State
from realms_nb.games.realm_of_sand.engine.transitions import apply, narrate
from realms_nb.games.realm_of_sand.engine.views import View, determinize, secrets, view_for
from realms_nb.games.realm_of_sand.engine.words import DETAILS, labels, text_board

GAME: Game[State, Move, Rules, View] = Game(
    name="realm_of_sand",
    package=__name__,
    title="Realm of Sand",
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
    pack_rules=pack_rules,
    unpack_rules=unpack_rules,
    facts=facts,
    secrets=secrets,
    deals=DEALS,
    details=DETAILS,
    counts=counts,
    describe_move=describe_move,
)
