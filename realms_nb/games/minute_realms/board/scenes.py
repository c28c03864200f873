"""A move of Minute Realms in few words, and the deal of a round as one sentence.

The end of a round as it is shown before the next one is dealt: what each seat did with it, and the table then.

The end of a round, invasions and the final scoring of Minute Realms are shown; other moves need no scene.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from realms_nb.board.stage import Cut
from realms_nb.core.closing import GameWon, LineScored
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

    from realms_nb.board.stage import ShownMove
    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.board.wire import Picture
    from realms_nb.games.minute_realms.engine.rules import Rules
    from realms_nb.games.minute_realms.engine.views import View


def short(events: Sequence[Event], narrator: Narrator) -> str | None:
    """Where the card came from and what became of it, or what was lost; the seat stands beside it."""
    source = next((event for event in events if isinstance(event, ev.CardKept | ev.CardTaken)), None)
    for event in events:
        if isinstance(event, ev.BuildingBuilt | ev.BastionRaised) and source is not None:
            use = "built" if isinstance(event, ev.BuildingBuilt) else "bastion"
            if isinstance(source, ev.CardKept):
                return narrator.say(f"short-{use}-own", card=event.card)
            if source.holder is None:
                return narrator.say(f"short-{use}-middle", card=event.card)
            return narrator.say(f"short-{use}-seat", card=event.card, seat=source.holder)
        if isinstance(event, ev.TurnLost):
            return narrator.say("short-turn-lost", card=event.card)
        if isinstance(event, ev.BuildingLost):
            return narrator.say("short-lost", card=event.card)
    return None


def deal(events: Sequence[Event], narrator: Narrator) -> str | None:
    """Who got which card, and what lies in the middle: one sentence instead of one for each card."""
    dealt = [event for event in events if isinstance(event, ev.CardDealt)]
    if not dealt:
        return None
    given = [narrator.say("short-dealt", card=event.card, seat=event.seat) for event in dealt if event.seat is not None]
    middle = [narrator.label(event.card) for event in dealt if event.seat is None]
    if not middle:
        return narrator.say("short-deal", given=", ".join(given))
    return narrator.say("short-deal-middle", given=", ".join(given), middle=narrator.join(middle))


def closed(moment: ShownMove, end: ev.LeftoversDiscarded, narrator: Narrator) -> tuple[Picture, RoundEnd]:
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


def scene(moments: Sequence[ShownMove], narrator: Narrator) -> Cut | None:
    """The end of a round, before the next is dealt; then the strike or the counted lines, each with the table then."""
    ended: Cut | None = None
    for place, moment in enumerate(moments):
        for event in moment.events:
            if isinstance(event, ev.LeftoversDiscarded):
                table, facts = closed(moment, event, narrator)
                ended = Cut("round", [(event, table)], {0: facts})
            elif isinstance(event, _GREAT):
                return _great(moments[place:], ended, narrator)
    return ended


# What is worth more than a look.
_GREAT = ev.InvasionStruck | LineScored


def _great(moments: Sequence[ShownMove], ended: Cut | None, narrator: Narrator) -> Cut:
    """An invasion up to the next round, or the final scoring; after the end of its round, if that is new, too."""
    told: list[Event] = []
    frames: list[tuple[Event, Picture]] = []
    for moment in moments:
        table = picture(moment.view, moment.past, narrator)
        for event in moment.events:
            if isinstance(event, ev.RoundOpened) and told:
                return _cut(frames, ended)
            if told or isinstance(event, _GREAT):
                told.append(event)
                frames.append((event, _so_far(table, moment.view, told)))
    return _cut(frames, ended)


def _cut(frames: list[tuple[Event, Picture]], ended: Cut | None) -> Cut:
    kind = "scoring" if any(isinstance(event, LineScored) for event, _ in frames) else "invasion"
    first = ended or Cut(kind, ())
    return Cut(kind, [*first.frames, *frames], first.facts)


def _so_far(table: Picture, view: View, told: Sequence[Event]) -> Picture:
    """The table without what has not been told yet: who held, awards, lines of the scores, who has won."""
    struck = dict(table.struck)
    # What comes after the strike, such as the next round, has not begun in its scene.
    now, first, decision = table.round, table.first, table.decision
    if isinstance(told[0], ev.InvasionStruck):
        if now != told[0].round:
            now, first, decision = told[0].round, (first - 1) % len(table.seats), None
        judged = {event.seat for event in told if isinstance(event, ev.RealmHeld | ev.RealmBreached)}
        last = struck[told[0].round]
        struck[told[0].round] = replace(
            last, held=tuple(held if seat in judged else None for seat, held in enumerate(last.held))
        )
    counting = any(isinstance(event, LineScored) for event in told)
    points = _counted(len(table.seats), told) if counting else _before_awards(view, told)
    return replace(
        table,
        round=now,
        first=first,
        decision=decision,
        struck=struck,
        seats=tuple(replace(seat, points=points[number]) for number, seat in enumerate(table.seats)),
        winners=table.winners if any(isinstance(event, GameWon) for event in told) else (),
        # The sheets come with the table after the scene.
        sheets=None,
    )


def _counted(seats: int, told: Sequence[Event]) -> list[int]:
    """Scores are counted from nothing, line by line."""
    points = [0] * seats
    for event in told:
        if isinstance(event, LineScored):
            points[event.seat] += event.line.points
    return points


def _before_awards(view: View, told: Sequence[Event]) -> list[int]:
    """What the realms are worth, an award only once it has been given."""
    given = {event.seat for event in told if isinstance(event, ev.AwardGiven)}
    return [
        sum(line.points for line in sheet.lines if line.source != "award" or seat in given)
        for seat, sheet in enumerate(view.scores)
    ]
