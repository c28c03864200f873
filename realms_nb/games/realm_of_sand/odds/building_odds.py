"""How near every open building of Realm of Sand is to every seat, as a tidy table: counted and sampled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pandas as pd
from msgspec.structs import replace

from realms_nb.core.chance import checked_seed
from realms_nb.core.viewers import own_seat
from realms_nb.fast.samples import checked_playouts
from realms_nb.fast.waiting import engine_of, is_rough
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine import odds
from realms_nb.simulation.policies import liked, sitting
from realms_nb.simulation.statistics import wilson

if TYPE_CHECKING:
    from realms_nb.games.realm_of_sand.engine.views import View

# The chance is told for so many turns of one's own.
TURNS = 3
_SHARES = tuple(f"within_{turn}{part}" for turn in range(1, TURNS + 1) for part in ("", "_low", "_high"))
COLUMNS = (
    "seat", "card", "building", "level", "points", "missing", "lacks", "turns", *_SHARES, "wanted", "reachable",
    "playouts", "like",
)  # fmt: skip


def building_odds(
    view: View,
    playouts: int = 200,
    *,
    seed: int = 0,
    policy: Any = None,
    threads: int | None = None,
    language: str = "en",
) -> pd.DataFrame:
    """One row per seat and building it may complete: what it lacks, and the chance to complete it within 1, 2, 3 turns.

    The seat of the view comes first, with the cards it keeps face down; of the others only the open cards are known.
    `card` is the key of a building, `building` its name in the language asked for, `lacks` the letters of the colours
    that are missing in the place that lacks least, `missing` how many they are. `turns` is 0, 1 or 2 main actions, or
    empty if two are not enough; all this is exact for the boards as they stand.
    `within_1` to `within_3` are the shares of `playouts` sampled futures in which the seat completes the building in so
    many turns of its own, the one that has begun included, if it aims for nothing else; unseen cards are drawn at
    random, and the others play on like `policy`, people unless it is said. `_low` and `_high` bound 95 % intervals.
    In a browser, and on a board until the fast engine is compiled, there are no futures (`playouts` is 0), and what is
    counted stands in their place.
    `wanted` are tiles of the circle that would complete it alone, `reachable` is 1 if what it needs is at hand, and
    otherwise the chance that one of them can be taken at the next draw. That is exact if nobody draws before this seat;
    otherwise the others are assumed to take one of the first tiles each, all as likely. Same seed, same table.
    """
    own = own_seat(view, "rn.building_odds")
    seats = [own, *(seat for seat in range(len(view.realms)) if seat != own)]
    return odds_of_seats(view, seats, playouts, seed=seed, policy=policy, threads=threads, language=language)


def odds_of_seats(
    view: View,
    seats: list[int],
    playouts: int,
    *,
    seed: int = 0,
    policy: Any = None,
    threads: int | None = None,
    language: str = "en",
) -> pd.DataFrame:
    """The table of some seats, for whoever has the view; it may be a spectator's."""
    checked_playouts(playouts)
    checked_seed(seed)
    all_like = sitting(GAME, "people" if policy is None else policy, len(view.realms))
    prospects = [(seat, prospect) for seat in seats for prospect in odds.building_odds(_as_seat(view, seat))]
    pursuit = engine_of("realm_of_sand", "pursuit")
    if is_rough("realm_of_sand") or view.decision is None:
        turns, playouts = None, 0
    else:
        aims = [pursuit.Aim(seat, prospect.card, prospect.lays) for seat, prospect in prospects]
        turns = pursuit.pursuits(
            view, aims, all_like.numbers, turns=TURNS, playouts=playouts, seed=seed, threads=threads
        )
    cards, labels = view.rules.cards, GAME.labels(view.rules, language)
    rows: list[tuple[Any, ...]] = []
    for place, (seat, prospect) in enumerate(prospects):
        card, shares = cards[prospect.card], list[float]()
        for turn in range(1, TURNS + 1):
            if turns is None:
                known = prospect.turns is not None and prospect.turns <= turn and view.decision is not None
                shares += [float(known), 0.0, 1.0]
            else:
                hits = int(((turns[:, place] > 0) & (turns[:, place] <= turn)).sum())
                shares += [hits / playouts, *wilson(hits, playouts)]
        rows.append(
            (
                seat, card.id, labels[card.id], card.level, card.points, prospect.missing, prospect.lacks,
                prospect.turns, *shares, ", ".join(labels[tile] for tile in prospect.wanted),
                float(prospect.reachable), playouts, all_like.told,
            )
        )  # fmt: skip
    table = pd.DataFrame(rows, columns=list(COLUMNS))
    return liked(table.astype({"missing": "Int64", "turns": "Int64"}), all_like)


def _as_seat(view: View, seat: int) -> View:
    """The open table from another seat: nobody knows what the others keep face down."""
    if seat == view.seat:
        return view
    realms = tuple(
        realm if owner == view.seat else replace(realm, hidden=()) for owner, realm in enumerate(view.realms)
    )
    return replace(view, seat=seat, realms=realms)
