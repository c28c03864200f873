"""Ways of playing: one seat is limited, the others are not. Is a way dominant, is one hopeless?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
import pandas as pd

from realms_nb.core.chance import checked_seed
from realms_nb.core.errors import BadSetup, RealmsError, UnknownName, nearest, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.display.result import Drawings, ShownTable, scale_of, span
from realms_nb.display.svg import points, written
from realms_nb.lab.cards import SIGNS
from realms_nb.lab.limited_play import Allowed, RestrictedPlay, asked_blocks
from realms_nb.lab.results import Numbers, Progress, checked_deals, checked_table, lab_of, mean_error, usual_seats
from realms_nb.lab.stopping import sorted_out
from realms_nb.players.registry import resolve
from realms_nb.simulation.entrants import checked_rules
from realms_nb.simulation.statistics import Z

_SIGNS = {**SIGNS, "hopeless": "▼", "forbids-nothing": "·", "forbids-everything": "·"}


def restrict(
    game: AnyGame,
    ways: Sequence[str] | Mapping[str, str | Allowed] | str | None = None,
    *,
    rules: Any = None,
    player: Any = None,
    seats: int | None = None,
    deals: int | None = None,
    seed: int = 0,
    smallest: float = 2.0,
    language: str = "en",
    quiet: bool = False,
) -> Ways:
    """Let one seat play in a limited way on the same deals, and see what it wins or loses against playing freely.

    `ways` are names such as "only bastions" (without them all that the game knows), or a dict from a name to a function
    of `(view, move)` that says whether the move is allowed. A way is *better* if it wins more than playing freely, by
    more than `smallest` games in a hundred: then players do not know their game, or the game has a dominant way. It is
    *hopeless* if it loses more than half of its wins. Functions are asked move by move, so they get 300 deals.
    """
    checked_language(language)
    rules, seed = checked_rules(game, rules), checked_seed(seed)
    seats = usual_seats(game, rules, seats)
    checked_table(game, seats, rules)
    entrant = resolve(game, lab_of(game, "restrict", "PLAYER").PLAYER if player is None else player)
    named, functions = _sorted(game, ways, rules, seats)
    parts: list[pd.DataFrame] = []
    stopped = False
    if not named and not functions:
        raise BadSetup("There is no way of playing to measure: name one, or give a dict with a function.")
    if named:
        room = lab_of(game, "restrict", "way_blocks")
        count = checked_deals(room.WAY_DEALS if deals is None else deals)
        progress = Progress(count, quiet=quiet, language=language)
        blocks = room.way_blocks(rules, [entrant.choose] * seats, named, count, seed)
        parts.append(_table(named, list(progress.through(blocks, lambda block: len(block[0])))))
        stopped = progress.stopped
    if functions and not stopped:
        count = checked_deals(300 if deals is None else deals)
        progress = Progress(count, quiet=quiet, language=language)
        bound = {name: RestrictedPlay(entrant.choose, each) for name, each in functions.items()}
        blocks = asked_blocks(game, rules, entrant, bound, seats, count, seed)
        parts.append(_table(list(functions), list(progress.through(blocks, lambda block: len(block[0]))), bound))
        stopped = progress.stopped
    table = pd.concat(parts, ignore_index=True).sort_values("difference", ascending=False, ignore_index=True)
    found = sorted_out(list(table["difference"]), list(table.pop("error")), smallest / 100)
    table["verdict"] = [
        _verdict(verdict, row, 1 / seats) for verdict, row in zip(found, table.to_dict("records"), strict=True)
    ]
    table.attrs["game"] = game.name
    return Ways(game, entrant.name, seats, table, smallest, stopped, language)


def _verdict(verdict: str, row: Mapping[Any, Any], fair: float) -> str:
    """A limit that never limited anything has no verdict; a way that loses half of its wins is hopeless."""
    if row["counted"] == "decisions" and row["bound"] == 0:
        return "forbids-nothing"
    # Where something was forbidden nothing was ever left, so the seat played freely all the time.
    if row["lifted"] == row["bound"]:
        return "forbids-everything"
    return "hopeless" if verdict == "weak" and row["high"] < -fair / 2 else verdict


def _sorted(game: AnyGame, ways: Any, rules: Any, seats: int) -> tuple[list[str], dict[str, Allowed]]:
    """Names that the game knows, and functions under their names."""
    known = list(lab_of(game, "restrict", "ways").ways(rules, seats))
    if ways is None:
        return known, {}
    if isinstance(ways, str):
        ways = [ways]
    items = ways.items() if isinstance(ways, Mapping) else [(name, name) for name in ways]
    named: list[str] = []
    functions: dict[str, Allowed] = {}
    for name, way in items:
        if callable(way):
            functions[str(name)] = cast("Allowed", way)
        elif way in known:
            named.append(str(way))
        elif isinstance(way, str):
            near = nearest(way, known) or ""
            raise UnknownName(code="lab-no-such-way", given=shown(way), known=", ".join(known), near=near)
        else:
            raise BadSetup(f"A way of playing is a name or a function of (view, move), not {shown(way)}.")
    return named, functions


def _table(
    names: Sequence[str],
    found: Sequence[tuple[Numbers, Numbers]],
    counted: Mapping[str, RestrictedPlay] | None = None,
) -> pd.DataFrame:
    """A row per way. Of the engine's own ways it is known in how many deals they changed something."""
    if not found:
        raise RealmsError("Stopped before a block of deals was finished: there is nothing to tell yet.")
    all_wins, all_points = (np.concatenate([each[place] for each in found]) for place in (0, 1))
    wins, error = mean_error(all_wins)
    gain, gain_error = mean_error(all_points)
    deals, changed = len(all_wins), ((all_wins != 0) | (all_points != 0)).sum(axis=0)
    asked = [deals] * len(names) if counted is None else [each.asked for each in counted.values()]
    bound = list(changed) if counted is None else [each.bound for each in counted.values()]
    lifted = [-1] * len(names) if counted is None else [each.lifted for each in counted.values()]
    return pd.DataFrame(
        {
            "way": list(names),
            "deals": deals,
            "difference": wins,
            "low": wins - Z * error,
            "high": wins + Z * error,
            "points": gain,
            "points_low": gain - Z * gain_error,
            "points_high": gain + Z * gain_error,
            "error": error,
            # Of so many (`of`) the limit bound in `bound`; in `lifted` nothing was left (-1: not counted).
            "of": asked,
            "counted": "deals" if counted is None else "decisions",
            "bound": bound,
            "lifted": lifted,
        }
    )


@dataclass(frozen=True, eq=False, repr=False)
class Ways(ShownTable):
    """What ways of playing win or lose. `table` is a DataFrame; shown in a cell, it explains itself."""

    game: AnyGame
    player: str
    seats: int
    table: pd.DataFrame
    smallest: float
    partial: bool
    language: str = "en"

    @property
    def headline(self) -> str:
        """What was played, and whether a way is dominant, in a few sentences."""
        say = self.narrator.say
        deals = sorted({int(number) for number in self.table["deals"]})
        told = [
            say(
                "lab-ways-head",
                title=self.game.title,
                size=str(self.seats),
                player=self.player,
                deals=" / ".join(written(number, self.language, 0) for number in deals),
                smallest=written(self.smallest, self.language),
            )
        ]
        for verdict in ("strong", "hopeless"):
            names = [self._called(way) for way in self.table.loc[self.table["verdict"] == verdict, "way"]]
            told.append(say(f"lab-ways-{verdict}", count=len(names), listed=", ".join(names)))
        for verdict in ("forbids-nothing", "forbids-everything"):
            names = [self._called(way) for way in self.table.loc[self.table["verdict"] == verdict, "way"]]
            if names:
                told.append(say(f"lab-ways-{verdict}", listed=", ".join(names)))
        if self.partial:
            told.append(say("results-stopped"))
        return " ".join(told)

    def _called(self, way: str) -> str:
        """A way in the reader's words; one of the reader's own is called as it is."""
        key = f"lab-way-is-{way.lower().replace(' ', '-')}"
        return self.narrator.say(key) if self.narrator.knows(key) else way

    def _heads(self) -> list[str]:
        return [
            self.narrator.say(f"lab-ways-{key}")
            for key in ("way", "difference", "interval", "points", "verdict", "bound")
        ]

    def _rows(self) -> list[list[str]]:
        say, language = self.narrator.say, self.language
        return [
            [
                self._called(row["way"]),
                points(row["difference"], language, signed=True),
                f"{points(row['low'], language, signed=True)} … {points(row['high'], language, signed=True)}",
                written(row["points"], language, 1, signed=True),
                f"{_SIGNS[row['verdict']]} {say('lab-way-' + row['verdict'])}",
                self._bound(row),
            ]
            for row in self.table.to_dict("records")
        ]

    def _bound(self, row: Mapping[Any, Any]) -> str:
        """How often the limit bound, and how often it left no move."""
        say, language = self.narrator.say, self.language
        share = points(row["bound"] / max(1, row["of"]), language, 0)
        told = say(f"lab-ways-bound-{row['counted']}", share=share, asked=written(row["of"], language, 0))
        if row["lifted"] <= 0:
            return told
        return told + say("lab-ways-lifted", share=points(row["lifted"] / row["of"], language, 0))

    def _title(self) -> str:
        return self.narrator.say("lab-ways-title")

    def _drawings(self) -> Drawings:
        scale = scale_of(-0.05, 0.05, *self.table["low"], *self.table["high"])
        band = (-self.smallest / 100, self.smallest / 100)
        rows = self.table.to_dict("records")
        drawn = [span(row["low"], row["difference"], row["high"], scale, band) for row in rows]
        return Drawings(1, drawn, 4, [row["verdict"] for row in rows])
