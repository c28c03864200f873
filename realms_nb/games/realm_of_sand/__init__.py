"""Realm of Sand: lay rune tiles, summon spirit discs, complete building patterns; 10 hourglasses end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.core.game import Game
from realms_nb.games.realm_of_sand.engine.events import counts
from realms_nb.games.realm_of_sand.engine.legality import legal_moves, why_not
from realms_nb.games.realm_of_sand.engine.moves import Move, describe_move
from realms_nb.games.realm_of_sand.engine.notation import parse
from realms_nb.games.realm_of_sand.engine.rules import STANDARD, Rules
from realms_nb.games.realm_of_sand.engine.scoring import facts, outcome, scores
from realms_nb.games.realm_of_sand.engine.setup import DEALS, opening, pack_rules, setup, unpack_rules
from realms_nb.games.realm_of_sand.engine.state import State
from realms_nb.games.realm_of_sand.engine.transitions import apply, narrate
from realms_nb.games.realm_of_sand.engine.views import View, determinize, secrets, view_for
from realms_nb.games.realm_of_sand.engine.words import DETAILS, labels, text_board

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.players.weights import Weights


class RealmOfSand(Game[State, Move, Rules, View]):
    """Realm of Sand: lay rune tiles, summon spirit discs, complete building patterns. 10 hourglasses end it.

    For 1 to 4 seats; alone it is a game of 14 turns for a rank. Whoever has no strategy is a person:

    >>> match = rn.Match(rn.realm_of_sand, ["You", "Ada"], seed=7)
    >>> rn.Board(match, opponents={"Ada": "squire"})
    <Board of <Match of Realm of Sand: You, Ada; move 0 of 0>>

    Others that play: random, squire, knight, duke, emperor. `STANDARD` are the rules, and
    `STANDARD.changed(side="advanced")` makes others. `Weights` is a player of this game as numbers.
    """

    @property
    def Weights(self) -> type[Weights]:  # noqa: N802  # a class, loaded when it is asked for
        """A player as numbers: `rn.realm_of_sand.Weights()`."""
        from realms_nb.games.realm_of_sand.players.weights import Weights

        return Weights


GAME = RealmOfSand(
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
