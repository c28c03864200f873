"""Minute Realms: draft a card, build it or turn it into a bastion, survive two invasions."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from realms_nb.core.game import Game
from realms_nb.games.minute_realms.engine.events import counts
from realms_nb.games.minute_realms.engine.legality import legal_moves, why_not
from realms_nb.games.minute_realms.engine.moves import Move, describe_move
from realms_nb.games.minute_realms.engine.notation import parse
from realms_nb.games.minute_realms.engine.rules import STANDARD, Rules, Tokens, pack_rules, unpack_rules
from realms_nb.games.minute_realms.engine.scoring import facts, outcome, scores
from realms_nb.games.minute_realms.engine.setup import DEALS, opening, setup
from realms_nb.games.minute_realms.engine.state import State
from realms_nb.games.minute_realms.engine.transitions import apply, narrate
from realms_nb.games.minute_realms.engine.views import View, determinize, view_for
from realms_nb.games.minute_realms.engine.words import DETAILS, labels, text_board

if TYPE_CHECKING:
    from realms_nb.games.minute_realms.engine.realm_builder import realm
    from realms_nb.games.minute_realms.players.weights import Weights


class MinuteRealms(Game[State, Move, Rules, View]):
    """Minute Realms: draft a card, build it or turn it into a bastion, survive two invasions. Most points win.

    For 2 to 5 seats and eight rounds; each seat takes one card a round. Whoever has no strategy is a person:

    >>> match = rn.Match(rn.minute_realms, ["You", "Ada"], seed=7)
    >>> rn.Board(match, opponents={"Ada": "squire"})
    <Board of <Match of Minute Realms: You, Ada; move 0 of 0>>

    Others that play: random, squire, knight, duke, emperor. `STANDARD` are the rules, and `STANDARD.changed(award=2)`
    makes others. Only this game has `realm` (a realm laid by hand, with its points), `offer` (the cards on offer of a
    view, drawn), `Weights` (a player as numbers), `Scales` (the same with sliders) and `Tokens` (a kind of invader
    token).
    """

    if TYPE_CHECKING:
        realm = staticmethod(realm)
    else:

        @property
        def realm(self) -> object:
            """A realm laid by hand: `rn.minute_realms.realm("Castle", "bastion Mill", coins=1)`."""
            from realms_nb.games.minute_realms.engine.realm_builder import realm

            return realm

    @property
    def offer(self) -> Any:
        """The cards on offer and what you have, drawn: `rn.minute_realms.offer(view, language="de")`."""
        # By its name: whoever uses the rules stands on no lesson.
        return import_module(f"{self.package}.lessons.offer").offer

    @property
    def Weights(self) -> type[Weights]:  # noqa: N802  # a class, loaded when it is asked for
        """A player as numbers: `rn.minute_realms.Weights(coins=2.0)`."""
        from realms_nb.games.minute_realms.players.weights import Weights

        return Weights

    @property
    def Scales(self) -> Any:  # noqa: N802  # likewise
        """Sliders for the weights of a player: `rn.minute_realms.Scales()`."""
        # By its name: whoever uses the rules stands on no notebook.
        return import_module(f"{self.package}.notebook.scales").Scales

    @property
    def Tokens(self) -> type[Tokens]:  # noqa: N802  # likewise
        """A kind of invader token: `rn.minute_realms.Tokens(strength=2, count=3)`."""
        return Tokens


GAME = MinuteRealms(
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
