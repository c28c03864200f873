"""What the lab has of each game in its own way: decks as tables and as files."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any

import pandas as pd

from realms_nb.core.errors import BadDeck, BadSetup, shown
from realms_nb.core.game import Game
from realms_nb.core.registry import need
from realms_nb.tournaments.league_files import spreadsheet


def deck_table(game: Any, rules: Any = None) -> pd.DataFrame:
    """The cards of a game as a table to change, one a row; with `rules` those of other rules."""
    return _offered(game, "deck_table")(rules)


def deck_with(game: Any, card: str, *, rules: Any = None, **changes: Any) -> pd.DataFrame:
    """The deck of a game with one card changed, as in `deck_with(game, "Castle", cost=1)`, ready for a variant.

    What makes no card is refused with a sentence that names the column.
    """
    return _offered(game, "deck_with")(card, rules=rules, **changes)


def deck_file(game: Any, path: str | PathLike[str], rules: Any = None) -> Path:
    """Write the deck of a game as a file for a spreadsheet, to be changed there and read again by `deck=path`.

    A path that ends in .xlsx makes a spreadsheet, where the package openpyxl is installed, any other one a CSV file.
    Files with semicolons or tabs are read as well.
    """
    target = Path(path)
    try:
        return written_deck(deck_table(game, rules), target)
    except OSError as error:
        raise BadDeck(f"The file {shown(str(target))} cannot be written: {error}.") from error
    except ImportError as error:
        raise BadDeck(
            f"To write {shown(target.name)} the package openpyxl is needed; or choose a .csv file."
        ) from error


def written_deck(deck: pd.DataFrame, target: Path) -> Path:
    """A deck as a spreadsheet or a CSV file in which nothing is a formula, whatever a card is called."""
    deck = spreadsheet(deck)
    if target.suffix.lower() == ".xlsx":
        deck.to_excel(target, index=False)
    else:
        # The mark at the beginning tells spreadsheets that the file is UTF-8.
        deck.to_csv(target, index=False, encoding="utf-8-sig")
    return target


def _offered(game: object, name: str) -> Any:
    if not isinstance(game, Game):
        raise BadSetup(f"rn.lab.{name} needs a game such as match.game, not {shown(game)}.")
    return need("lab", game, name)
