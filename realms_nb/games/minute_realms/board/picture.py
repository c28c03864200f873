"""The score sheets of a finished game: a line for each plot, in few words, and the last invasion.

The table of Minute Realms as it is drawn, made from a view: nothing hidden is in it.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec.structs import replace

from realms_nb.games.minute_realms.board.ending import ending
from realms_nb.games.minute_realms.board.wire import Decision, Picture, PlotPicture, Ring, Seat, SheetLine, Struck, Took
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.cards import Bastion
from realms_nb.games.minute_realms.engine.odds import forecast
from realms_nb.games.minute_realms.engine.state import TakeTurn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.closing import ScoreLine
    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator
    from realms_nb.games.minute_realms.engine.state import Plot as EnginePlot
    from realms_nb.games.minute_realms.engine.views import View


T = TypeVar("T")


def sheets(view: View, narrator: Narrator) -> tuple[tuple[SheetLine | None, ...], ...]:
    """For each seat the lines of its plots by round, then what it got for holding the last invasion, if one came."""
    return tuple(_sheet(view, seat, narrator) for seat in range(len(view.realms)))


def _sheet(view: View, seat: int, narrator: Narrator) -> tuple[SheetLine | None, ...]:
    scored = {line.card: line for line in view.scores[seat].lines}
    lines = [_line(plot, scored, narrator) for plot in view.realms[seat].plots]
    if view.invasions and view.invasions[-1].round == view.rules.invasion_rounds[-1]:
        last, award = view.invasions[-1], scored.get(None)
        words = narrator.say("sheet-award", shields=view.defences[seat], strength=last.strength)
        lines.append(SheetLine(award.points if award else 0, words, down=not last.held[seat] or None))
    return tuple(lines)


def _line(plot: EnginePlot, scored: dict[str | None, ScoreLine], narrator: Narrator) -> SheetLine | None:
    if plot is None:
        return None
    if isinstance(plot, Bastion):
        return SheetLine(0, "", plot.card.name, down=True)
    line = scored[plot.name]
    values: dict[str, Any] = dict(line.inputs)
    for word in ("category", "first", "second"):
        if word in values:
            values[word] = narrator.term(values[word])
    words = "" if line.source == "flat" else narrator.say(f"sheet-{line.source}", **values)
    return SheetLine(line.points, words, plot.name)


def picture(view: View, past: Sequence[Event], narrator: Narrator) -> Picture:
    """One position: all that is drawn. What has happened in the round so far tells who took what."""
    origin, took = _taken(past)
    return Picture(
        round=view.round,
        first=_began(view, past),
        decision=_decision(view),
        seats=tuple(
            [
                Seat(
                    coins=realm.coins,
                    shields=view.defences[seat],
                    points=view.scores[seat].total,
                    plots=_plots(view, seat),
                )
                for seat, realm in enumerate(view.realms)
            ]
        ),
        fronts=tuple([card and card.name for card in view.fronts]),
        middle=tuple([card.name for card in view.middle]),
        origin=origin,
        took=took,
        track=view.track,
        tokens=view.tokens_left,
        deck=view.cards_left,
        discards=tuple([card.name for card in view.discards]),
        struck=_struck(view, past),
        rings={
            coming.round: Ring(_exact(view, coming.round), tuple([percent(chance) for chance in coming.holds]))
            for coming in forecast(view)
        },
        winners=tuple(view.outcome.winners) if view.outcome else (),
        sheets=sheets(view, narrator) if view.outcome else None,
        ending=ending(view, narrator),
    )


def _struck(view: View, past: Sequence[Event]) -> dict[int, Struck]:
    """The invasions that have come, with the shields that stood against them and what was lost."""
    held = {strike.round: tuple(strike.held) for strike in view.invasions}
    found: dict[int, Struck] = {}
    now: int | None = None
    for event in past:
        match event:
            case ev.InvasionStruck() if event.round in held:
                now, none = event.round, (None,) * len(view.realms)
                found[now] = Struck(event.strength, tuple(event.strengths), held[now], (0,) * len(none), none)
            case ev.RealmHeld() | ev.RealmBreached() if now is not None:
                found[now] = replace(found[now], shields=_put(found[now].shields, event.seat, event.defence))
            case ev.BuildingLost() if now is not None:
                found[now] = replace(found[now], lost=_put(found[now].lost, event.seat, event.card))
            case _:
                pass
    return found


def _put(row: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    return (*row[:place], value, *row[place + 1 :])


def _began(view: View, past: Sequence[Event]) -> int:
    """Who began this round: when an invasion ends it, the marker has moved on already."""
    for event in reversed(past):
        if isinstance(event, ev.RoundOpened):
            return event.first if event.round == view.round else view.first
    return view.first


def _taken(past: Sequence[Event]) -> tuple[dict[str, int], dict[int, Took]]:
    """Of this round: who swapped a card away, and what each seat took."""
    origin: dict[str, int] = {}
    took: dict[int, Took] = {}
    for event in reversed(past):
        match event:
            case ev.RoundOpened():
                break
            case ev.CardSwapped():
                origin.setdefault(event.card, event.seat)
            case ev.CardKept():
                took.setdefault(event.seat, Took(event.card, event.seat))
            case ev.CardTaken():
                took.setdefault(event.seat, Took(event.card, event.holder))
            case _:
                pass
    return origin, took


def _decision(view: View) -> Decision | None:
    if view.decision is None:
        return None
    return Decision("take" if isinstance(view.decision, TakeTurn) else "lose", view.decision.seat)


def _plots(view: View, seat: int) -> tuple[PlotPicture | None, ...]:
    points = {line.card: line.points for line in view.scores[seat].lines}
    plots: list[PlotPicture | None] = []
    for plot in view.realms[seat].plots:
        if plot is None:
            plots.append(None)
        elif isinstance(plot, Bastion):
            plots.append(PlotPicture(plot.card.name, True, 0))
        else:
            plots.append(PlotPicture(plot.name, False, points[plot.name]))
    return tuple(plots)


def _exact(view: View, strike: int) -> bool:
    """Whether nothing but face-down tokens decides: no round up to the strike may still get one."""
    return strike == view.round and (view.track[-1] is not None or view.tokens_left == 0)


def percent(chance: Fraction) -> int:
    """A chance in whole percent; what is possible is never shown as 0, what is not certain never as 100."""
    return min(99, max(1, round(100 * chance))) if 0 < chance < 1 else round(100 * chance)
