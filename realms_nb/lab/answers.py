"""Answers to single questions: how often invasions are held, what is never built, what more thinking is worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
from msgspec import structs

from realms_nb.core.chance import branch, checked_seed
from realms_nb.core.errors import BadSetup, NotOffered, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.display.result import Drawings, ShownTable, span
from realms_nb.display.svg import points, written
from realms_nb.lab.duels import pair_shares
from realms_nb.lab.report_facts import played
from realms_nb.lab.results import Progress, checked_deals, checked_table, lab_of
from realms_nb.players.registry import resolve
from realms_nb.simulation.crew import Task
from realms_nb.simulation.entrants import checked_rules, contenders
from realms_nb.simulation.statistics import Z, student, wilson

# What is completed or built less often than once in twenty chances is as good as never built.
NEVER = 0.05


@dataclass(frozen=True, eq=False, repr=False)
class TableAnswer(ShownTable):
    """A question answered: `table` is a DataFrame; shown in a cell it is told with a picture in every row.

    A share is told in percent with its 95 % interval and what it stands on.
    """

    game: AnyGame
    question: str
    table: pd.DataFrame
    # The columns that name a row, and the line that every share is compared with.
    names: tuple[str, ...]
    fair: float | None
    facts: dict[str, str]
    language: str = "en"

    @property
    def headline(self) -> str:
        """What was played, and what it says."""
        return self.narrator.say(f"lab-{self.question}-head", title=self.game.title, **self.facts)

    def _heads(self) -> list[str]:
        say = self.narrator.say
        return [*(say(f"lab-answer-column-{name}") for name in self.names), say(f"lab-{self.question}-share"),
                say("lab-ways-interval"), "n"]  # fmt: skip

    def _rows(self) -> list[list[str]]:
        narrator, language = self.narrator, self.language
        return [
            [
                *(narrator.label(row[name]) if name == "card" else str(row[name]) for name in self.names),
                f"{points(row['share'], language)} %",
                f"{points(row['low'], language)} … {points(row['high'], language)}",
                written(row["n"], language, 0),
            ]
            for row in self.table.to_dict("records")
        ]

    def _title(self) -> str:
        return self.narrator.say(f"lab-{self.question}-title")

    def _drawings(self) -> Drawings:
        band = None if self.fair is None else (self.fair, self.fair)
        scale = (0.0, min(1.0, 1.1 * max(self.table["high"].to_numpy(float))))
        rows = self.table.to_dict("records")
        return Drawings(len(self.names), [span(row["low"], row["share"], row["high"], scale, band) for row in rows])


def invasions(
    game: AnyGame,
    seats: Sequence[int] = (2, 3, 4, 5),
    *,
    player: Any = None,
    rules: Any = None,
    deals: int = 2_000,
    seed: int = 0,
    language: str = "en",
    quiet: bool = False,
) -> TableAnswer:
    """How often each invasion is held, for every number of seats: the share of realms; what is counted is deals."""
    checked_language(language)
    seed, rules, deals = checked_seed(seed), checked_rules(game, rules), checked_deals(deals, 30)
    room = lab_of(game, "invasions", "PLAYER")
    strategy = resolve(game, room.PLAYER if player is None else player)
    for size in seats:
        game.setup(seats=size, seed=0, rules=rules)
    rows: list[dict[str, Any]] = []

    def counted() -> Iterator[None]:
        for size in seats:
            found = played(game, rules, [strategy] * size, deals, branch(seed, "invasions", size))
            held = [str(name) for name in found.columns if str(name).startswith("held_")]
            if not held:
                raise NotOffered(game.title, "invasions", getattr(room, "__all__", ()))
            for name in held:
                values = found.groupby("seed").agg(held=(name, "mean"))["held"].to_numpy(float)
                share, half = float(values.mean()), Z * float(values.std(ddof=1)) / len(values) ** 0.5
                rows.append({"seats": size, "invasion": int(name.removeprefix("held_")), "share": share,
                             "low": share - half, "high": share + half, "n": len(values)})  # fmt: skip
            yield

    _run(counted(), len(seats), quiet, language)
    return TableAnswer(
        game, "invasions", pd.DataFrame(rows), ("seats", "invasion"), None, {"player": strategy.name}, language
    )


def built(
    game: AnyGame,
    *,
    player: Any = None,
    rules: Any = None,
    seats: int = 3,
    deals: int = 400,
    seed: int = 0,
    language: str = "en",
    quiet: bool = False,
) -> TableAnswer:
    """How often each card is built, of the games in which somebody could have it; what is never built comes first."""
    checked_language(language)
    seed, rules, deals = checked_seed(seed), checked_rules(game, rules), checked_deals(deals)
    room = lab_of(game, "built", "card_blocks")
    checked_table(game, seats, rules)
    strategy = resolve(game, room.PLAYER if player is None else player)
    progress = Progress(deals, quiet=quiet, language=language)
    blocks = room.card_blocks(rules, [strategy.choose] * seats, deals, seed, "card")
    found = list(progress.through(blocks, lambda block: len(block.wins)))
    if not found:
        raise RealmsError("Stopped before a block of deals was finished: there is nothing to tell yet.")
    games = sum(len(each.wins) for each in found)
    held = np.sum([each.held for each in found], axis=0)
    bounds = [wilson(min(number, games), games) for number in held.tolist()]
    table = pd.DataFrame(
        {
            "card": room.card_names(rules, seats, "card"),
            "share": np.minimum(held, games) / games,
            "low": [each.low for each in bounds],
            "high": [each.high for each in bounds],
            "n": games,
        }
    ).sort_values("share", kind="stable", ignore_index=True)
    never = [
        game.narrator(rules=rules, language=language).label(row) for row in table.loc[table["high"] < NEVER, "card"]
    ]
    facts = {"player": strategy.name, "size": str(seats), "count": str(len(never)), "listed": ", ".join(never) or "–"}
    return TableAnswer(game, "built", table, ("card",), NEVER, facts, language)


def thinking(
    game: AnyGame,
    futures: Sequence[int] = (5, 20, 80),
    *,
    player: Any = None,
    than: Any = None,
    seats: int = 2,
    rules: Any = None,
    deals: int = 60,
    seed: int = 0,
    language: str = "en",
    quiet: bool = False,
) -> TableAnswer:
    """What more thinking is worth: a player who looks at so many futures of every move, against seats like `than`.

    The same deals for every number, each played from every seat; a fair share of wins is drawn beside the shares.
    """
    checked_language(language)
    seed, rules, deals = checked_seed(seed), checked_rules(game, rules), checked_deals(deals)
    room = lab_of(game, "thinking", "PLAYER")
    checked_table(game, seats, rules)
    thinkers = [level for level in getattr(room, "LADDER", ()) if hasattr(resolve(game, level).choose, "playouts")]
    own = resolve(game, thinkers[0] if player is None and thinkers else player or room.PLAYER)
    if not hasattr(own.choose, "playouts"):
        raise BadSetup(
            f"A player who looks at futures has `playouts`, such as {thinkers or 'none here'}, not {own.name}."
        )
    foe = resolve(game, room.PLAYER if than is None else than)
    rows: list[dict[str, Any]] = []

    def measured() -> Iterator[None]:
        for count in futures:
            if isinstance(count, bool) or not isinstance(count, int) or count < 1:
                raise BadSetup(f"Futures are whole numbers from 1 on, not {shown(count)}.")
            thinker = structs.replace(own.choose, playouts=count)  # pyright: ignore[reportArgumentType]
            two = contenders(game, {f"{own.name} {count}": thinker, foe.name: foe.choose}, None)
            shares = pair_shares(Task(game, rules, two), range(deals), seats, branch(seed, "thinking"))
            share = float(shares.mean())
            half = student(len(shares) - 1) * float(shares.std(ddof=1)) / len(shares) ** 0.5
            rows.append({"futures": count, "share": share, "low": max(0.0, share - half),
                         "high": min(1.0, share + half), "n": len(shares) * seats})  # fmt: skip
            yield

    _run(measured(), len(futures), quiet, language)
    facts = {"player": own.name, "than": foe.name, "size": str(seats), "fair": points(1 / seats, language)}
    return TableAnswer(game, "thinking", pd.DataFrame(rows), ("futures",), 1 / seats, facts, language)


def _run(work: Iterator[None], parts: int, quiet: bool, language: str) -> None:
    progress = Progress(parts, quiet=quiet, language=language, what="Measuring", unit=" parts")
    done = sum(1 for _ in progress.through(work, lambda _: 1))
    if not done:
        raise RealmsError("Stopped before the first part was measured: there is nothing to tell yet.")
