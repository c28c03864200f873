"""Every legal move of Realm of Sand in tables that the stage looks up; what is not in them it asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.games.realm_of_sand.board.wire import Build, Options
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.preview import Gains, gains

if TYPE_CHECKING:
    from collections.abc import Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.realm_of_sand.engine.views import View

Tables = dict[str, list[str]]


def options(view: View, moves: Sequence[mv.Move], narrator: Narrator) -> Options:
    """What the person to decide can do."""
    lays, summons, exchanges, shifts, swaps = Tables(), Tables(), Tables(), Tables(), Tables()
    rows: dict[str, list[str]] = {}
    builds: list[mv.CompleteBuilding] = []
    single: dict[str, bool] = {}
    for move in moves:
        match move:
            case mv.LayTile(tile, fields, colours):
                lays.setdefault(tile, []).append("".join(fields) + colours)
            case mv.SummonDisc(colour, field):
                summons.setdefault(colour, []).append(field)
            case mv.MoveDisc(start, field):
                summons.setdefault(start, []).append(field)
            case mv.ExchangeDisc(give, take):
                exchanges.setdefault(give, []).append(take)
            case mv.ShiftSquare(start, field):
                shifts.setdefault(start, []).append(field)
            case mv.SwapTile(give, take):
                swaps.setdefault(give, []).append(take)
            case mv.CompleteBuilding():
                builds.append(move)
            case mv.TakeTile(tile):
                rows.setdefault("takes", []).append(tile)
            case mv.SetAside(tile):
                rows.setdefault("asides", []).append(tile)
            case mv.KeepCard(card):
                rows.setdefault("keeps", []).append(card)
            case mv.LookAtDeck(level):
                rows.setdefault("looks", []).append(level)
            case mv.TakeStartDisc(colour):
                rows.setdefault("starts", []).append(colour)
            case mv.SpendCrystal():
                single["spend"] = True
            case mv.Finish():
                single["finish"] = True
            case mv.EndTurn():
                single["end"] = True
    values: dict[str, Any] = {name: tuple(row) for name, row in rows.items()} | single
    return Options(
        kept=view.realms[view.decision.seat].hidden if view.decision is not None else (),
        lays=_joined(lays, " "),
        summons=_joined(summons, ""),
        builds=tuple(map(_build, gains(view, builds))) or None,
        exchanges=_joined(exchanges, ""),
        shifts=_joined(shifts, ""),
        swaps={give: tuple(takes) for give, takes in swaps.items()} or None,
        **values,
    )


def _joined(table: Tables, between: str) -> dict[str, str] | None:
    return {key: between.join(values) for key, values in table.items()} or None


def _build(what: Gains) -> Build:
    return Build(
        card=what.move.card,
        fields="".join(what.move.fields),
        gains="".join(what.discs),
        back="".join(what.back),
        lost="".join(what.lost),
        level=what.levels,
        hourglasses=what.hourglasses,
        wakes=what.wakes_crystal,
    )
