"""What is allowed. One function decides, `why_not`; the error, the tooltip and the list of moves agree with it."""

from __future__ import annotations

from typing import cast

from realms_nb.core.errors import Refusal, shown
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.colours import PLANES
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.options import further_moves, lays, start_colours, summons, swaps
from realms_nb.games.realm_of_sand.engine.powers import why_not_power
from realms_nb.games.realm_of_sand.engine.reach import closed_field, fillings, may_use, open_cards, sites_of, unknown
from realms_nb.games.realm_of_sand.engine.state import (
    ChooseStartDisc,
    ChooseStartTile,
    Decision,
    DrawTile,
    KeepOneCard,
    SetTileAside,
    State,
    SummonSpirits,
    SwapAnother,
    TakeTurn,
)

_POWER_MOVES = (mv.SpendCrystal, mv.LookAtDeck, mv.ExchangeDisc, mv.ShiftSquare, mv.SwapTile)

FINISH, END_TURN = mv.Finish(), mv.EndTurn()

# Which moves answer which question, what the question is called in the catalogues, and its rule.
_ANSWERS: dict[type[Decision], tuple[tuple[type[Move], ...], str, str]] = {
    ChooseStartTile: ((mv.TakeTile,), "start-tile", "queen"),
    ChooseStartDisc: ((mv.TakeStartDisc,), "start-disc", "power-purple"),
    TakeTurn: (
        (mv.LayTile, mv.SummonDisc, mv.MoveDisc, mv.CompleteBuilding, mv.EndTurn, *_POWER_MOVES),
        "turn",
        "turn",
    ),
    SummonSpirits: ((mv.SummonDisc, mv.MoveDisc, mv.Finish), "summoning", "summoning"),
    SetTileAside: ((mv.SetAside,), "aside", "solo"),
    DrawTile: ((mv.TakeTile,), "tile", "queen"),
    KeepOneCard: ((mv.KeepCard,), "card", "power-red"),
    SwapAnother: ((mv.SwapTile, mv.Finish), "swap", "power-blue"),
}


def legal_moves(state: State) -> tuple[Move, ...]:
    """Every move that the pending decision allows; none when the game is over."""
    match state.decision:
        case None:
            return ()
        case TakeTurn(seat, done):
            further = further_moves(state, state.decision)
            return (*further, END_TURN) if done else (*further, *lays(state, seat), *summons(state, seat))
        case DrawTile():
            return tuple(mv.TakeTile(tile) for tile in state.circle[: state.rules.tile_choice])
        case SummonSpirits(seat):
            return (*summons(state, seat), FINISH)
        case SetTileAside(seat):
            return tuple(mv.SetAside(tile) for tile in state.realms[seat].tiles)
        case KeepOneCard(cards=cards):
            return tuple(mv.KeepCard(card) for card in cards)
        case SwapAnother():
            return (*swaps(state, state.decision.seat, state.decision.given, state.decision.taken), FINISH)
        case ChooseStartTile():
            return tuple(mv.TakeTile(tile) for tile in state.circle)
        case ChooseStartDisc():
            return tuple(mv.TakeStartDisc(colour) for colour in start_colours(state))


def why_not(state: State, move: Move) -> Refusal | None:
    """The reason that forbids a move, or None: every legal move, greyed button and error rests on this."""
    if not isinstance(cast(object, move), Move) or not _is_sound(move):
        return Refusal("not_a_move", "turn", {"text": shown(move)})
    decision = state.decision
    if decision is None:
        return Refusal("game_over", "winning")
    answers, question, rule = _ANSWERS[type(decision)]
    if not isinstance(move, answers):
        return Refusal("other_question", rule, {"question": question})
    if isinstance(decision, TakeTurn):
        main = isinstance(move, mv.LayTile | mv.SummonDisc | mv.MoveDisc)
        if main and decision.done:
            return Refusal("main_action_done", "main-action")
        if isinstance(move, mv.EndTurn):
            return None if decision.done else Refusal("main_action_due", "main-action")
    if isinstance(move, _POWER_MOVES):
        return why_not_power(state, move)
    return _why_not(state, decision.seat, move)


def _why_not(state: State, seat: int, move: Move) -> Refusal | None:
    """The reason against a move of the right kind."""
    match move:
        case mv.LayTile():
            return _why_not_lay(state, seat, move)
        case mv.SummonDisc(colour, field):
            return _why_not_summon(state, seat, colour, field)
        case mv.MoveDisc(start, field):
            return _why_not_move(state, seat, start, field)
        case mv.CompleteBuilding(card, fields):
            return _why_not_complete(state, seat, card, fields)
        case mv.TakeTile(tile):
            return _why_not_take(state, tile)
        case mv.SetAside(tile):
            return _why_not_own(state, seat, tile)
        case mv.KeepCard(card):
            assert isinstance(state.decision, KeepOneCard)
            if card in state.decision.cards:
                return None
            return unknown(state, card=card) or Refusal("card_not_drawn", "power-red", {"card": card})
        case mv.TakeStartDisc(colour):
            if colour in start_colours(state):
                return None
            return unknown(state, colour=colour) or Refusal("no_start_disc", "power-purple", {"disc": colour})
        case _:
            # What is left, Finish, needs nothing but its question.
            return None


def _why_not_lay(state: State, seat: int, move: mv.LayTile) -> Refusal | None:
    rules, realm = state.rules, state.realms[seat]
    refusal = unknown(state, tile=move.tile, fields=move.fields) or _why_not_own(state, seat, move.tile)
    if refusal:
        return refusal
    ways = rules.placements.lays(move.tile).by_fields.get(move.fields, ())
    if not ways:
        return Refusal("tile_does_not_fit", "laying", {"tile": move.tile})
    if not may_use(rules, realm, ways[0].covers):
        return closed_field(state, seat, ways[0].covers)
    if any(move.colours == filling for lay in ways for filling in fillings(state, seat, lay)):
        return None
    if any(move.colours == lay.move.colours for lay in ways):
        return Refusal("squares_run_out", "supply", {"tile": move.tile})
    if mv.MISSING in move.colours:
        return Refusal("squares_left", "supply", {"tile": move.tile})
    return Refusal("tile_does_not_fit", "laying", {"tile": move.tile})


def _why_not_summon(state: State, seat: int, colour: str, field: str) -> Refusal | None:
    refusal = unknown(state, colour=colour, fields=(field,))
    if refusal:
        return refusal
    realm, table = state.realms[seat], state.rules.table
    if not realm.zone[PLANES[colour]]:
        return Refusal("no_disc_in_zone", "summoning", {"disc": colour})
    covers = 1 << table.number[field]
    return None if may_use(state.rules, realm, covers) else closed_field(state, seat, covers)


def _why_not_move(state: State, seat: int, start: str, field: str) -> Refusal | None:
    refusal = unknown(state, fields=(start, field))
    if refusal:
        return refusal
    realm, table = state.realms[seat], state.rules.table
    if table.colour_at(realm.discs, start) is None:
        return Refusal("no_disc_there", "summoning", {"field": start})
    if start == field:
        return Refusal("same_field", "summoning", {"field": start})
    covers, lifted = 1 << table.number[field], 1 << table.number[start]
    return None if may_use(state.rules, realm, covers, lifted) else closed_field(state, seat, covers)


def _why_not_complete(state: State, seat: int, card: str, fields: tuple[str, ...]) -> Refusal | None:
    refusal = unknown(state, card=card, fields=fields)
    if refusal:
        return refusal
    if card not in open_cards(state, seat):
        return Refusal("card_not_open", "buildings", {"card": card})
    if any(site.move.card == card and site.move.fields == fields for site in sites_of(state, seat)):
        return None
    return Refusal("pattern_not_there", "buildings", {"card": card})


def _why_not_take(state: State, tile: str) -> Refusal | None:
    any_of_them = isinstance(state.decision, ChooseStartTile)
    first = state.circle if any_of_them else state.circle[: state.rules.tile_choice]
    if tile in first:
        return None
    refusal = unknown(state, tile=tile)
    if refusal:
        return refusal
    if tile in state.circle:
        return Refusal("tile_out_of_reach", "queen", {"tile": tile, "choice": len(first)})
    return Refusal("tile_not_in_circle", "queen", {"tile": tile})


def _why_not_own(state: State, seat: int, tile: str) -> Refusal | None:
    if tile in state.realms[seat].tiles:
        return None
    return unknown(state, tile=tile) or Refusal("tile_not_yours", "active-zone", {"tile": tile})


def _is_sound(move: Move) -> bool:
    """Whether every part of a move is a text or a row of texts: a move typed in a cell may hold anything."""
    for name in move.__struct_fields__:
        value: object = getattr(move, name)
        parts = cast("tuple[object, ...]", value) if isinstance(value, tuple) else (value,)
        if not all(isinstance(part, str) for part in parts):
            return False
    return True
