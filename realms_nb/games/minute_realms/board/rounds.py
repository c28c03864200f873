"""The end of a round as it is shown before the next one is dealt: what each seat did with it, and the table then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from realms_nb.games.minute_realms.board.picture import picture
from realms_nb.games.minute_realms.board.wire import Harvest, RoundEnd
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.cards import Bastion
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.scoring import building_points
from realms_nb.games.minute_realms.engine.state import Realm
from realms_nb.games.minute_realms.engine.views import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.board.stage import Moment
    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.board.wire import Picture
    from realms_nb.games.minute_realms.engine.rules import Rules
    from realms_nb.games.minute_realms.engine.views import View


def closed(moment: Moment, end: ev.LeftoversDiscarded, narrator: Narrator) -> tuple[Picture, RoundEnd]:
    """The table when the last seat had used its card, and what the round brought; no loss has been chosen then."""
    view = _before_the_deal(moment.view, end.round)
    table = picture(view, (), narrator)
    rules, coins = view.rules, _coins_before(moment.past, end.round, len(view.realms))
    facts = RoundEnd(
        round=end.round,
        seats=tuple(_harvest(realm, coins[seat], rules) for seat, realm in enumerate(view.realms)),
        left=end.cards,
        first=moment.view.first if end.round < rules.rounds else None,
        invasion=end.round in rules.invasion_rounds or None,
    )
    return replace(table, fronts=(None,) * len(view.realms), middle=(), winners=(), sheets=None), facts


def _before_the_deal(view: View, last: int) -> View:
    """The view at the end of a round: the next one not dealt, and the tokens of a strike not turned up yet."""
    before = tuple(invasion for invasion in view.invasions if invasion.round < last)
    revealed = before[-1].round if before else 0
    track, unseen = list(view.track[:last]), list(view.unseen_tokens)
    for place in range(revealed, last):
        token = track[place]
        if isinstance(token, int):
            unseen.append(token)
            track[place] = FACE_DOWN
    sheets = tuple(
        replace(sheet, lines=tuple(line for line in sheet.lines if line.source != "award")) for sheet in view.scores
    )
    return replace(
        view,
        round=last,
        first=(view.first - 1) % len(view.realms),
        decision=None,
        track=tuple(track),
        unseen_tokens=tuple(sorted(unseen)),
        invasions=before,
        scores=sheets,
        outcome=None,
    )


def _coins_before(past: Sequence[Event], last: int, seats: int) -> list[int]:
    """The coins of each seat when this round was opened, as they were last told before."""
    coins = [0] * seats
    for event in past:
        match event:
            case ev.RoundOpened() if event.round == last:
                break
            case ev.CoinsGiven():
                coins[event.seat] = event.coins
            case ev.CoinGained() | ev.BuildingBuilt() | ev.BastionRaised():
                coins[event.seat] = event.coins_after
            case ev.CoinPaid():
                coins[event.seat] = event.coins_after
                if event.holder is not None and event.holder_after is not None:
                    coins[event.holder] = event.holder_after
            case _:
                pass
    return coins


def _harvest(realm: Realm, coins: int, rules: Rules) -> Harvest:
    plot = realm.plots[-1]
    before = Realm(coins, realm.plots[:-1])
    return Harvest(
        coins=(coins, realm.coins),
        points=(building_points(before, rules), building_points(realm, rules)),
        shields=(defence(before, rules), defence(realm, rules)),
        card=None if plot is None else plot.card.name if isinstance(plot, Bastion) else plot.name,
        down=isinstance(plot, Bastion) or None,
    )
