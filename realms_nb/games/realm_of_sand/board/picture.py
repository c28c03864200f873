"""The table of Realm of Sand as drawn, from a view: nothing hidden is in it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.games.realm_of_sand.board.turns import did, last_turns
from realms_nb.games.realm_of_sand.board.wire import Decision, Picture, Seat
from realms_nb.games.realm_of_sand.engine import state as st
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.crystal_events import SquareShifted
from realms_nb.games.realm_of_sand.engine.events import DiscMoved, DiscSummoned, TileLaid
from realms_nb.games.realm_of_sand.engine.views import FACE_DOWN, View

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.event import Event
    from realms_nb.core.narrator import Narrator


def picture(view: View, past: Sequence[Event], narrator: Narrator) -> Picture:
    """The table, and what the last turn of every seat has filled."""
    last = last_turns(past, len(view.realms))
    result = view.outcome
    enough = view.rules.hourglasses_to_end
    solo = len(view.realms) == 1
    return Picture(
        round=view.round,
        seats=tuple(_seat(view, seat, last[seat], narrator) for seat in range(len(view.realms))),
        circle=view.circle,
        squares=view.squares,
        discs=view.discs,
        display=view.display,
        decks=view.cards_left,
        aside=view.aside,
        last=not solo and any(count >= enough for count in view.hourglasses),
        winners=result.winners if result is not None else (),
        tie=result.tie_break if result is not None else None,
        rank=result.rank if result is not None else None,
        decision=_decision(view.decision),
    )


def _seat(view: View, seat: int, last: Sequence[Event], narrator: Narrator) -> Seat:
    realm, rules = view.realms[seat], view.rules
    backs = [0] * len(LEVELS)
    for card in realm.hidden:
        backs[FACE_DOWN.index(card) if card in FACE_DOWN else rules.cards[card].level - 1] += 1
    return Seat(
        board=board(view, realm),
        level=realm.level,
        tiles=realm.tiles,
        zone=realm.zone,
        points=view.scores[seat].total,
        hourglasses=view.hourglasses[seat],
        buildings=realm.buildings,
        hidden=tuple(card for card in realm.hidden if card not in FACE_DOWN),
        backs=tuple(backs),
        fresh=_fresh(last),
        did=did(last, narrator),
        power=realm.power,
        crystal=realm.crystal if realm.power is not None else None,
    )


def board(view: View, realm: st.Realm) -> str:
    """What lies on a board, a letter per field."""
    table = view.rules.table
    return "".join(
        table.colour_at(realm.squares, name) or (table.colour_at(realm.discs, name) or ".").lower()
        for name in table.names
    )


def _decision(decision: st.Decision | None) -> Decision | None:
    match decision:
        case None:
            return None
        case st.TakeTurn(seat, done, unlimited):
            return Decision("turn", seat, done=done, unlimited=unlimited)
        case st.SummonSpirits(seat, left, placed):
            return Decision("summon", seat, left=left, placed=placed)
        case st.KeepOneCard(seat, level, cards, turn):
            return Decision("keep", seat, level=level, count=len(cards), done=turn.done)
        case st.SwapAnother(seat, given, taken, turn):
            return Decision("swap", seat, given=given, taken=taken, done=turn.done)
        case st.DrawTile(seat) | st.ChooseStartTile(seat):
            return Decision("draw", seat)
        case st.SetTileAside(seat):
            return Decision("aside", seat)
        case st.ChooseStartDisc(seat):
            return Decision("start", seat)


def _fresh(events: Sequence[Event]) -> str:
    """The fields that a turn filled."""
    fields: list[str] = []
    for event in events:
        if isinstance(event, TileLaid):
            fields += event.fields
        elif isinstance(event, DiscSummoned | DiscMoved | SquareShifted):
            fields.append(event.field)
    return "".join(fields)
