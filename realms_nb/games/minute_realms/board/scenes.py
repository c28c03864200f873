"""A move of Minute Realms in few words, and the deal of a round as one sentence.

What is worth watching: the end of a round before the next one is dealt, an invasion, the final scoring. All are drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from realms_nb.board.stage import Cut
from realms_nb.core.closing import LineScored
from realms_nb.games.minute_realms.board.picture import picture
from realms_nb.games.minute_realms.board.wire import Harvest, RoundEnd, ScenePicture
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.cards import Bastion
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.scoring import building_points
from realms_nb.games.minute_realms.engine.state import ChooseLoss, Realm
from realms_nb.games.minute_realms.engine.views import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.board.stage import ShownMove
    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.board.wire import Picture, Seat
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
    """The table when the last seat had used its card, and what the round brought."""
    view = _before_the_deal(moment.view, end.round)
    table = picture(view, moment.past, narrator)
    rules, coins = view.rules, _coins_before(moment.past, end.round, len(view.realms))
    facts = RoundEnd(
        kind="round",
        round=end.round,
        seats=tuple(_harvest(realm, coins[seat], rules) for seat, realm in enumerate(view.realms)),
        left=end.cards,
        first=moment.view.first,
    )
    return replace(table, fronts=(None,) * len(view.realms), middle=(), origin={}, took={}), facts


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


# An invasion is seen for so many seconds: its tokens, then each seat, and the last one for as long again as the tokens.
TOKENS, A_SEAT = 2.0, 1.2
# The score sheets fill in so many seconds, and stay a moment before the result.
SHEETS, FULL = 2.25, 0.75


def follows(decision: object) -> bool:
    """Which building is lost belongs to the invasion."""
    return isinstance(decision, ChooseLoss)


def scene(moments: Sequence[ShownMove], narrator: Narrator) -> Cut | None:
    """The end of a round before the next is dealt, an invasion seat by seat, or the score sheets row by row.

    When the game is over it is the sheets: their last row tells of the last invasion.
    """
    told = [(moment, event) for moment in moments for event in moment.events]
    if any(isinstance(event, LineScored) for _, event in told):
        return _scoring(moments[-1], narrator)
    for place, (moment, event) in enumerate(told):
        if isinstance(event, ev.InvasionStruck):
            return _invasion(moment, event, moments[-1], [other for _, other in told[place:]], narrator)
    for moment, event in told:
        if isinstance(event, ev.LeftoversDiscarded):
            table, facts = closed(moment, event, narrator)
            return Cut("round", [(event, table)], {0: facts})
    return None


def _invasion(
    moment: ShownMove, strike: ev.InvasionStruck, last: ShownMove, told: Sequence[Event], narrator: Narrator
) -> Cut:
    """First the tokens, then each seat in turn order: whether its shields are enough, and what it loses."""
    before = replace(picture(moment.view, moment.past, narrator), fronts=(), middle=(), decision=None)
    after = picture(last.view, last.past, narrator)
    facts = after.struck[strike.round]
    judged = [event for event in told if isinstance(event, ev.RealmHeld | ev.RealmBreached)]
    frames: list[tuple[Event, Picture]] = []
    for upto in range(len(judged) + 1):
        known = {event.seat for event in judged[:upto]}
        seen = replace(
            facts,
            held=tuple(held if seat in known else None for seat, held in enumerate(facts.held)),
            lost=tuple(card if seat in known else None for seat, card in enumerate(facts.lost)),
        )
        seats = tuple(
            _after(strike.round, old, new) if seat in known else old
            for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True))
        )
        table = replace(
            before, round=strike.round, first=_of_round(moment.past, strike.round), seats=seats,
            struck={**before.struck, strike.round: seen},
        )  # fmt: skip
        frames.append((judged[upto - 1] if upto else strike, table))
    stays = dict.fromkeys(range(len(frames)), A_SEAT) | {0: TOKENS, len(judged): A_SEAT + TOKENS}
    return Cut("invasion", frames, dict.fromkeys(range(len(frames)), ScenePicture("invasion")), stays)


def _after(last: int, old: Seat, new: Seat) -> Seat:
    """A realm after its loss, without what has come since."""
    return replace(old, shields=new.shields, points=new.points, plots=new.plots[:last])


def _of_round(past: Sequence[Event], number: int) -> int:
    """Who began a round."""
    return next(event.first for event in past if isinstance(event, ev.RoundOpened) and event.round == number)


def _scoring(moment: ShownMove, narrator: Narrator) -> Cut:
    """The score sheets from dawn to night: with each row the sums grow."""
    table = picture(moment.view, moment.past, narrator)
    sheets = table.sheets or ()
    scored = [event for event in moment.events if isinstance(event, LineScored)]
    rows = max(map(len, sheets), default=0)
    frames: list[tuple[Event, Picture]] = []
    for row in range(1, rows + 1):
        part = tuple(sheet[:row] for sheet in sheets)
        seats = tuple(
            replace(seat, points=sum(line.points for line in lines if line))
            for seat, lines in zip(table.seats, part, strict=True)
        )
        # Who has won is not seen before the last sum.
        so_far = replace(table, sheets=part, seats=seats, winners=(), ending=None)
        frames.append((scored[min(row, len(scored)) - 1], so_far))
    stays = dict.fromkeys(range(rows), SHEETS / max(1, rows)) | {rows - 1: SHEETS / max(1, rows) + FULL}
    return Cut("scoring", frames, dict.fromkeys(range(rows), ScenePicture("scoring")), stays)
