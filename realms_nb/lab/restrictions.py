"""Ways of playing: one seat is limited, the others are not. Is a way dominant, is one hopeless?"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
import pandas as pd

from realms_nb.core.chance import Random, branch, checked_seed
from realms_nb.core.errors import BadSetup, NotOffered, RealmsError, UnknownName, nearest, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator, checked_language
from realms_nb.core.registry import part
from realms_nb.core.strategy import Strategy
from realms_nb.display.svg import points, written
from realms_nb.fast.compiling import IS_COMPILED
from realms_nb.lab.cards import SIGNS
from realms_nb.lab.results import (
    Numbers,
    Progress,
    checked_deals,
    checked_table,
    lab_of,
    mean_error,
    page,
    plain,
    span,
    tag,
)
from realms_nb.lab.stopping import sorted_out
from realms_nb.players.registry import resolve
from realms_nb.simulation.entrants import Contender, checked_rules
from realms_nb.simulation.runner import Task, play_all
from realms_nb.simulation.statistics import Z
from realms_nb.simulation.tables import Seating

# Whether a move is allowed to whoever plays this way.
Allowed = Callable[[Any, Any], bool]
# Functions are asked move by move, so their deals take longer: fewer of them in a block.
ASKED_BLOCK = 50 if IS_COMPILED else 10


class RestrictedPlay:
    """A player that may choose only among moves that a function allows; where it allows none, among all."""

    def __init__(self, player: Strategy, allowed: Allowed) -> None:
        self.player, self.allowed = player, allowed

    def __call__(self, view: Any, moves: tuple[Any, ...], rng: Random) -> Any:
        """What the player chooses among the moves that are left."""
        left = tuple(move for move in moves if self.allowed(view, move))
        return self.player(view, left or moves, rng)


def restrict(
    game: AnyGame,
    ways: Sequence[str] | Mapping[str, str | Allowed] | str | None = None,
    *,
    rules: Any = None,
    player: Any = None,
    seats: int = 3,
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
    checked_table(game, seats, rules)
    entrant = resolve(game, getattr(part("lab", game), "PLAYER", "random") if player is None else player)
    named, functions = _sorted(game, ways, rules, seats)
    parts: list[pd.DataFrame] = []
    stopped = False
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
        blocks = _asked(game, rules, entrant.choose, functions, seats, count, seed)
        parts.append(_table(list(functions), list(progress.through(blocks, lambda block: len(block[0])))))
        stopped = progress.stopped
    table = pd.concat(parts, ignore_index=True).sort_values("difference", ascending=False, ignore_index=True)
    found = sorted_out(list(table["difference"]), list(table.pop("error")), smallest / 100)
    fair = 1 / seats
    table["verdict"] = [
        "hopeless" if verdict == "weak" and high < -fair / 2 else verdict
        for verdict, high in zip(found, table["high"], strict=True)
    ]
    table.attrs["game"] = game.name
    return Ways(game, entrant.name, seats, table, smallest, stopped, language)


def _sorted(game: AnyGame, ways: Any, rules: Any, seats: int) -> tuple[list[str], dict[str, Allowed]]:
    """Names that the game knows, and functions under their names."""
    try:
        known = list(lab_of(game, "restrict", "ways").ways(rules, seats))
    except NotOffered:
        if ways is None or isinstance(ways, str):
            raise
        known = []
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


def _asked(
    game: AnyGame, rules: Any, player: Strategy, functions: Mapping[str, Allowed], seats: int, deals: int, seed: int
) -> Iterator[tuple[Numbers, Numbers]]:
    """Blocks of deals in which a seat asks a function before every move."""
    for start in range(0, deals, ASKED_BLOCK):
        numbers = range(start, min(start + ASKED_BLOCK, deals))
        free = _own(game, rules, [player, player], numbers, seats, seed)
        bound = [
            _own(game, rules, [player, RestrictedPlay(player, each)], numbers, seats, seed)
            for each in functions.values()
        ]
        yield (
            np.stack([wins - free[0] for wins, _ in bound], axis=1),
            np.stack([scores - free[1] for _, scores in bound], axis=1),
        )


def _own(
    game: AnyGame, rules: Any, players: Sequence[Strategy], numbers: range, seats: int, seed: int
) -> tuple[Numbers, Numbers]:
    """The win share and the score of the second player, who sits in another seat from deal to deal."""
    pair = tuple(Contender(name, player) for name, player in zip(("free", "limited"), players, strict=True))
    plan = [
        Seating(place, branch(seed, number), tuple(int(seat == number % seats) for seat in range(seats)))
        for place, number in enumerate(numbers)
    ]
    results = play_all(Task(game, rules, pair), plan, workers=1, quiet=True)
    if results.partial:
        raise KeyboardInterrupt
    rows = results.rows
    winners = rows.groupby("game")["won"].transform("sum").clip(lower=1)
    own = rows.assign(share=rows["won"] / winners).loc[rows["strategy"] == "limited"].sort_values("game")
    return own["share"].to_numpy(float), own["score"].to_numpy(float)


def _table(names: Sequence[str], found: Sequence[tuple[Numbers, Numbers]]) -> pd.DataFrame:
    if not found:
        raise RealmsError("Stopped before a block of deals was finished: there is nothing to tell yet.")
    wins, error = mean_error(np.concatenate([each[0] for each in found]))
    gain, gain_error = mean_error(np.concatenate([each[1] for each in found]))
    return pd.DataFrame(
        {
            "way": list(names),
            "deals": sum(len(each[0]) for each in found),
            "difference": wins,
            "low": wins - Z * error,
            "high": wins + Z * error,
            "points": gain,
            "points_low": gain - Z * gain_error,
            "points_high": gain + Z * gain_error,
            "error": error,
        }
    )


@dataclass(frozen=True, eq=False, repr=False)
class Ways:
    """What ways of playing win or lose. `table` is a DataFrame; shown in a cell, it explains itself."""

    game: AnyGame
    player: str
    seats: int
    table: pd.DataFrame
    smallest: float
    partial: bool
    language: str = "en"

    @property
    def narrator(self) -> Narrator:
        """Speaks the language of the result."""
        return self.game.narrator(language=self.language)

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
        if self.partial:
            told.append(say("results-stopped"))
        return " ".join(told)

    def _called(self, way: str) -> str:
        """A way in the reader's words; one of the reader's own is called as it is."""
        key = f"lab-way-is-{way.lower().replace(' ', '-')}"
        return self.narrator.say(key) if self.narrator.knows(key) else way

    def _heads(self) -> list[str]:
        return [self.narrator.say(f"lab-ways-{key}") for key in ("way", "difference", "interval", "points", "verdict")]

    def _rows(self) -> list[list[str]]:
        say, language = self.narrator.say, self.language
        return [
            [
                self._called(row["way"]),
                points(row["difference"], language, signed=True),
                f"{points(row['low'], language, signed=True)} … {points(row['high'], language, signed=True)}",
                written(row["points"], language, 1, signed=True),
                f"{SIGNS.get(row['verdict'], '▼')} {say('lab-way-' + row['verdict'])}",
            ]
            for row in self.table.to_dict("records")
        ]

    def __repr__(self) -> str:
        return plain(self.headline, self._heads(), self._rows())

    def _repr_html_(self) -> str:
        heads, rows = self._heads(), self._rows()
        scale = (min(-0.05, *self.table["low"]), max(0.05, *self.table["high"]))
        for row, told in zip(self.table.to_dict("records"), rows, strict=True):
            band = (-self.smallest / 100, self.smallest / 100)
            told[4] = tag(told[4], row["verdict"])
            told.insert(1, span(row["low"], row["difference"], row["high"], scale, band))
        heads.insert(1, "")
        return page(self.narrator.say("lab-ways-title"), self.headline, heads, rows, drawn=(1, 5))
