"""What each card is worth, causally: the same deals with and without it, for one seat at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd

from realms_nb.core.chance import checked_seed
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator, checked_language
from realms_nb.display.result import Drawings, ShownTable, scale_of, span
from realms_nb.display.svg import points, written
from realms_nb.lab.results import Numbers, Progress, checked_deals, checked_table, lab_of, mean_error, usual_seats
from realms_nb.lab.stopping import sorted_out
from realms_nb.players.registry import resolve
from realms_nb.simulation.entrants import checked_rules
from realms_nb.simulation.statistics import Z

SIGNS = {"strong": "▲", "weak": "▼", "equal": "=", "unknown": "?"}


def cards(
    game: AnyGame,
    *,
    rules: Any = None,
    player: Any = None,
    seats: int | None = None,
    deals: int | None = None,
    seed: int = 0,
    by: str = "card",
    smallest: float = 1.0,
    smallest_points: float = 0.25,
    language: str = "en",
    quiet: bool = False,
) -> CardWorths:
    """What each card is worth to a seat that may take it: the same deals are played again while that seat may not.

    `worth` is in points of win share, so 3 means 3 more games won in a hundred; every card is worth something, because
    a choice less never helps, so a card is *too strong* or *too weak* if its worth is further than `smallest` from the
    mean of all other cards; or, where it moves points but no wins, further than `smallest_points` points a realm.
    Verdicts are corrected for asking about wins and points of many cards (Holm). `taken` and `wins_when_held` are
    correlations: strong players may hold weak cards. Everything holds for seats that play like `player`, unless told
    otherwise one that plays by weights and always the same. `by` names other things that the game can tell apart.
    """
    room = lab_of(game, "cards", "card_blocks")
    checked_language(language)
    rules, seed = checked_rules(game, rules), checked_seed(seed)
    deals = checked_deals(room.CARD_DEALS if deals is None else deals)
    player = room.PLAYER if player is None else player
    for name, value in (("smallest", smallest), ("smallest_points", smallest_points)):
        if isinstance(value, bool) or not isinstance(value, int | float) or not value >= 0:
            raise BadSetup(f"{name} is the smallest difference worth having, a number from 0 on, not {shown(value)}.")
    seats = usual_seats(game, rules, seats)
    checked_table(game, seats, rules)
    strategy = resolve(game, player).choose
    names = room.card_names(rules, seats, by)
    progress = Progress(deals, quiet=quiet, language=language)
    blocks = room.card_blocks(rules, [strategy] * seats, deals, seed, by)
    found = list(progress.through(blocks, lambda block: len(block.wins)))
    if not found:
        raise RealmsError("Stopped before a block of deals was finished: there is nothing to tell yet.")
    table = _table(names, found, smallest / 100, smallest_points)
    table.attrs["game"] = game.name
    return CardWorths(
        game, rules, resolve(game, player).name, seats, table, smallest, smallest_points, progress.stopped, by, language
    )


def _table(names: list[str], found: list[Any], smallest: float, smallest_points: float) -> pd.DataFrame:
    wins, scores = np.concatenate([each.wins for each in found]), np.concatenate([each.points for each in found])
    offered, taken, held, held_wins = (
        np.sum([getattr(each, column) for each in found], axis=0)
        for column in ("offered", "taken", "held", "held_wins")
    )
    worth, error = mean_error(wins)
    gain, gain_error = mean_error(scores)
    excess, excess_error = mean_error(_beyond_others(wins))
    verdicts, told_by = _verdicts(
        (excess, excess_error, smallest), (*mean_error(_beyond_others(scores)), smallest_points)
    )
    with np.errstate(invalid="ignore", divide="ignore"):
        table = pd.DataFrame(
            {
                "card": names,
                "deals": len(wins),
                "worth": worth,
                "low": worth - Z * error,
                "high": worth + Z * error,
                "excess": excess,
                "excess_low": excess - Z * excess_error,
                "excess_high": excess + Z * excess_error,
                "points": gain,
                "points_low": gain - Z * gain_error,
                "points_high": gain + Z * gain_error,
                "verdict": verdicts,
                "told_by": told_by,
                "changed": (wins != 0).mean(axis=0),
                "taken": taken / offered,
                "wins_when_held": held_wins / held,
                "held": held.astype(int),
            }
        )
    return table.sort_values("worth", ascending=False, kind="stable", ignore_index=True)


def _beyond_others(values: Numbers) -> Numbers:
    """Each card against the mean of the others, deal by deal: what one deal brings to several cards is shared."""
    return values - (values.sum(axis=1, keepdims=True) - values) / max(1, values.shape[1] - 1)


def _verdicts(*measures: tuple[Numbers, Numbers, float]) -> tuple[list[str], list[str]]:
    """A verdict for each card, and whether wins or points tell it; all questions are corrected together.

    Wins go first. A card is as good as equal only if it is so in both.
    """
    # In units of the smallest difference worth having, so that both can be asked at once.
    unit = [max(smallest, 1e-12) for _, _, smallest in measures]
    values = np.concatenate([value / size for (value, _, _), size in zip(measures, unit, strict=True)])
    errors = np.concatenate([error / size for (_, error, _), size in zip(measures, unit, strict=True)])
    found = np.array(sorted_out(list(values), list(errors), 1.0)).reshape(2, -1)
    verdicts: list[str] = []
    told_by: list[str] = []
    for wins, scores in found.T:
        sure = {"strong", "weak"}
        by_points = wins not in sure and scores in sure
        both = "equal" if wins == scores == "equal" else "unknown"
        verdicts.append(str(wins if wins in sure else scores if by_points else both))
        told_by.append("points" if by_points else "wins")
    return verdicts, told_by


@dataclass(frozen=True, eq=False, repr=False)
class CardWorths(ShownTable):
    """What cards are worth. `table` is a DataFrame; shown in a cell, it explains itself."""

    game: AnyGame
    rules: Any
    player: str
    seats: int
    table: pd.DataFrame
    smallest: float
    smallest_points: float
    # Stopped before all deals were played.
    partial: bool
    by: str = "card"
    language: str = "en"

    @property
    def narrator(self) -> Narrator:
        """Knows the cards of these rules."""
        return self.game.narrator(rules=self.rules, language=self.language)

    @property
    def headline(self) -> str:
        """What was played, in a line."""
        narrator = self.narrator
        told = narrator.say(
            self._key("head"),
            title=self.game.title,
            size=str(self.seats),
            player=self.player,
            deals=written(int(self.table["deals"].iloc[0]), self.language, 0),
            cards=str(len(self.table)),
            smallest=written(self.smallest, self.language),
            few=written(self.smallest_points, self.language, 2),
            asked=str(2 * len(self.table)),
        )
        return f"{told} {narrator.say('results-stopped')}" if self.partial else told

    def _key(self, word: str) -> str:
        """A word for these things; where the game has none of its own, the word for cards."""
        own = f"lab-{self.by}-{word}"
        return own if self.by != "card" and self.narrator.knows(own) else f"lab-cards-{word}"

    def _heads(self) -> list[str]:
        keys = ("card", "worth", "interval", "points", "verdict", "held", "taken")
        return [self.narrator.say(self._key(key)) for key in keys]

    def _label(self, card: str) -> str:
        return self.narrator.label(card) if self.by == "card" else self.narrator.say(self._key(f"is-{card}"))

    def _rows(self) -> list[list[str]]:
        narrator, language = self.narrator, self.language
        return [
            [
                self._label(row["card"]),
                points(row["worth"], language, signed=True),
                f"{points(row['low'], language, signed=True)} … {points(row['high'], language, signed=True)}",
                written(row["points"], language, 2, signed=True),
                f"{SIGNS[row['verdict']]} {narrator.say(_verdict_key(row))}",
                _share(row["wins_when_held"], language),
                _share(row["taken"], language),
            ]
            for row in self.table.to_dict("records")
        ]

    def _title(self) -> str:
        return self.narrator.say(self._key("title"))

    def _drawings(self) -> Drawings:
        mean = float(np.mean(self.table["worth"].to_numpy(float)))
        scale = scale_of(0.0, *self.table["worth"], *self.table["low"], *self.table["high"])
        band = (mean - self.smallest / 100, mean + self.smallest / 100)
        rows = self.table.to_dict("records")
        drawn = [span(row["low"], row["worth"], row["high"], scale, band) for row in rows]
        note = self.narrator.say("lab-cards-correlation")
        return Drawings(1, drawn, 4, [row["verdict"] for row in rows], {6: note, 7: note})


def _verdict_key(row: Mapping[Any, Any]) -> str:
    key = f"lab-verdict-{row['verdict']}"
    return f"{key}-points" if row["told_by"] == "points" else key


def _share(value: float, language: str) -> str:
    return "" if np.isnan(value) else f"{points(value, language, 0)} %"
