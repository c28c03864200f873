"""Is a card too strong for all, or only for those who play in one way? What it is worth at three levels of player.

The first level counts only the points in sight, the second is the player that the lab takes unless told otherwise, and
the third has learned its weights again under these very rules: what a change of the rules does to players who adapt.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pandas as pd

from realms_nb.core.chance import branch, checked_seed
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import Narrator, checked_language
from realms_nb.display.result import page, plain, scale_of, span
from realms_nb.display.svg import points, written
from realms_nb.lab.cards import SIGNS, CardWorths, cards
from realms_nb.lab.responses import best_response
from realms_nb.lab.results import checked_deals, lab_of
from realms_nb.lab.stopping import sorted_out
from realms_nb.players.registry import resolve
from realms_nb.simulation.entrants import checked_rules
from realms_nb.simulation.statistics import Z

LEVELS = ("beginner", "usual", "learned")


def for_whom(
    game: AnyGame,
    *,
    rules: Any = None,
    seats: int = 3,
    deals: int = 400,
    tries: int = 40,
    seed: int = 0,
    smallest: float = 1.0,
    language: str = "en",
    quiet: bool = False,
) -> ForWhom:
    """For whom each card is too strong or too weak: for all, or only for some of three levels of player.

    `beginner` counts only points in sight, `usual` is the player of `rn.lab.cards`, and `learned` has searched its
    weights again under these `rules`, in `tries` steps; where the search finds nothing that beats the usual player, it
    plays like that. Each level plays `deals` deals at `seats` seats; verdicts are those of `rn.lab.cards`, against
    `smallest` points of win share, corrected for asking about every card at every level.

    >>> found = rn.lab.for_whom(rn.minute_realms, deals=40, tries=1, quiet=True)
    >>> set(found.table["level"]) == {"beginner", "usual", "learned"}
    True
    """
    room = lab_of(game, "for_whom", "BEGINNER")
    checked_language(language)
    rules, seed, deals = checked_rules(game, rules), checked_seed(seed), checked_deals(deals)
    if isinstance(tries, bool) or not isinstance(tries, int) or tries < 1:
        raise BadSetup(f"tries is a whole number from 1 on, not {shown(tries)}.")
    usual: Any = resolve(game, room.PLAYER).choose
    search = best_response(
        game, usual, seats=seats, tries=tries, deals=deals, confirm=10 * deals, rules=rules, seed=branch(seed, "learn"),
        language=language, quiet=quiet,
    )  # fmt: skip
    learned = search.weights if search.answer == "beats" else usual
    players: dict[str, Any] = dict(zip(LEVELS, (room.BEGINNER, usual, learned), strict=True))
    found = {
        level: cards(
            game, rules=rules, player=player, seats=seats, deals=deals, seed=seed, smallest=smallest,
            language=language, quiet=quiet,
        )
        for level, player in players.items()
        if level != "learned" or learned != usual
    }  # fmt: skip
    return ForWhom(game, rules, seats, _table(found, smallest / 100), players, smallest, language)


def _table(found: dict[str, CardWorths], smallest: float) -> pd.DataFrame:
    """One row per card and level, judged together; where nothing was learned, the last level is the one before it."""
    table: Any = pd.concat([each.table.assign(level=level) for level, each in found.items()], ignore_index=True)
    values: list[float] = table["excess"].tolist()
    errors: list[float] = ((table["excess_high"] - table["excess"]) / Z).tolist()
    table["verdict"] = sorted_out(values, errors, smallest)
    if "learned" not in found:
        table = pd.concat([table, table.loc[table["level"] == "usual"].assign(level="learned")], ignore_index=True)
    return table[["card", "level", "deals", "worth", "low", "high", "excess", "excess_low", "excess_high", "verdict"]]


@dataclass(frozen=True, eq=False, repr=False)
class ForWhom:
    """What cards are worth at three levels: `table` has a row for each, `cards` says for whom each stands out."""

    game: AnyGame
    rules: Any
    seats: int
    table: pd.DataFrame
    # Level -> the weights that played.
    players: dict[str, Any]
    smallest: float
    language: str = "en"

    @property
    def narrator(self) -> Narrator:
        """Knows the cards of these rules."""
        return self.game.narrator(rules=self.rules, language=self.language)

    @property
    def cards(self) -> dict[str, tuple[str, tuple[str, ...]]]:
        """Card -> `strong` or `weak`, and the levels for which it is; cards that stand out for nobody are left out.

        A card that is strong for one level and weak for another is told as `mixed`.
        """
        found: dict[str, tuple[str, tuple[str, ...]]] = {}
        grouped: Any = self.table.groupby("card", sort=False)
        for card, rows in grouped:
            out = rows.loc[rows["verdict"].isin(["strong", "weak"])]
            kinds = sorted(set(out["verdict"]))
            if kinds:
                levels = tuple(level for level in LEVELS if level in set(out["level"]))
                found[str(card)] = (kinds[0] if len(kinds) == 1 else "mixed", levels)
        return found

    @property
    def learned(self) -> bool:
        """Whether the search found weights that beat the usual player under these rules."""
        return self.players["learned"] != self.players["usual"]

    @property
    def headline(self) -> str:
        """What was played, and whether there was anything to learn."""
        say, known = self.narrator.say, "yes" if self.learned else "no"
        return say(
            "lab-whom-head",
            title=self.game.title,
            size=str(self.seats),
            deals=written(int(self.table["deals"].iloc[0]), self.language, 0),
            smallest=written(self.smallest, self.language),
            asked=str(len(self.table) * (3 if self.learned else 2) // 3),
            learned=known,
        )

    def _verdict(self, card: str) -> str:
        kind, levels = self.cards.get(card, ("unknown", ()))
        say = self.narrator.say
        if kind == "unknown":
            return f"{SIGNS['unknown']} {say('lab-whom-nobody')}"
        names = [say(f"lab-whom-{level}") for level in levels]
        who = say("lab-whom-all") if levels == LEVELS else self.narrator.join(names)
        return f"{SIGNS.get(kind, '')} {say(f'lab-whom-{kind}', who=who)}".strip()

    def _order(self) -> list[str]:
        worths: Any = self.table.groupby("card", sort=False)["worth"].mean()
        return [str(card) for card in worths.sort_values(ascending=False, kind="stable").index]

    def _at(self, card: str, level: str) -> Any:
        known: Any = self.table
        return known.loc[(known["card"] == card) & (known["level"] == level)].iloc[0]

    def _heads(self) -> list[str]:
        say = self.narrator.say
        return [say("lab-cards-card"), *(say(f"lab-whom-{level}") for level in LEVELS), say("lab-cards-verdict")]

    def _rows(self) -> list[list[str]]:
        rows: list[list[str]] = []
        for card in self._order():
            told = [
                f"{points(each['worth'], self.language, signed=True)} ± "
                f"{points((each['high'] - each['low']) / 2, self.language)}"
                for each in (self._at(card, level) for level in LEVELS)
            ]
            rows.append([self.narrator.label(card), *told, self._verdict(card)])
        return rows

    def __repr__(self) -> str:
        return plain(self.headline, self._heads(), self._rows())

    def _repr_html_(self) -> str:
        heads, rows = self._heads(), self._rows()
        scale = scale_of(0.0, *self.table["worth"], *self.table["low"], *self.table["high"])
        for card, told in zip(self._order(), rows, strict=True):
            for place, level in enumerate(LEVELS, start=1):
                each = self._at(card, level)
                told[place] = f"{span(each['low'], each['worth'], each['high'], scale)} {told[place]}"
        return page(self.narrator.say("lab-whom-title"), self.headline, heads, rows, drawn=(1, 2, 3))
