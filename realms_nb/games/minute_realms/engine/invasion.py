"""The invaders: how strong they are, whose realm holds, who loses what."""

from __future__ import annotations

from msgspec.structs import replace

from realms_nb.core.event import Event
from realms_nb.games.minute_realms.engine.cards import Bastion, Card
from realms_nb.games.minute_realms.engine.events import (
    AwardGiven,
    BuildingLost,
    InvasionStruck,
    RealmBreached,
    RealmHeld,
)
from realms_nb.games.minute_realms.engine.rules import Rules
from realms_nb.games.minute_realms.engine.state import ChooseLoss, Invasion, Realm, State, without


def defence(realm: Realm, rules: Rules) -> int:
    """The shields of a realm: those printed on its buildings, and those of its bastions."""
    shields = 0
    for plot in realm.plots:
        if isinstance(plot, Bastion):
            shields += rules.bastion_strength
        elif plot is not None:
            shields += plot.shields
    return shields


def losable(realm: Realm) -> int:
    """How many buildings could be turned face down: never a bastion, never a fixed card."""
    return sum(isinstance(plot, Card) and not plot.fixed for plot in realm.plots)


def strike(state: State, tell: list[Event] | None) -> State:
    """All tokens placed so far are added up; each realm with fewer shields loses one building of its choice.

    Seats choose in turn order from the new first player on. A realm with nothing to lose loses nothing,
    but has not held. Nobody is checked again after turning a card.
    """
    rules = state.rules
    strengths = tuple(token for token in state.track if token is not None)
    strength = sum(strengths)
    defences = [defence(realm, rules) for realm in state.realms]
    held = tuple(shields >= strength for shields in defences)
    seats = len(held)
    order = [(state.first + turn) % seats for turn in range(seats)]
    losers = tuple(seat for seat in order if not held[seat] and losable(state.realms[seat]))
    if tell is not None:
        last = state.round == rules.invasion_rounds[-1]
        tell.append(InvasionStruck(state.round, strengths, strength, last))
        for seat in order:
            if held[seat]:
                tell.append(RealmHeld(seat, defences[seat], strength))
                if last:
                    tell.append(AwardGiven(seat, rules.award * strength))
            else:
                tell.append(RealmBreached(seat, defences[seat], strength, losable(state.realms[seat])))
    return replace(
        state,
        decision=ChooseLoss(losers[0], losers[1:]) if losers else None,
        invasions=(*state.invasions, Invasion(state.round, strength, held)),
    )


def lose(state: State, card: Card, decision: ChooseLoss, tell: list[Event] | None) -> State:
    """The chosen building is turned face down: a bastion from now on, without the two coins."""
    seat, waiting = decision.seat, decision.waiting
    realms = state.realms
    realm = without(realms[seat], card)
    if tell is not None:
        rules = state.rules
        tell.append(BuildingLost(seat, card.name, rules.bastion_strength, defence(realm, rules)))
    return replace(
        state,
        realms=(*realms[:seat], realm, *realms[seat + 1 :]),
        decision=ChooseLoss(waiting[0], waiting[1:]) if waiting else None,
    )
