"""What a chart is made from: a match, or a view with names; and the words it is labelled with."""

from __future__ import annotations

from collections.abc import Sequence

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.match import YOU, Match
from realms_nb.core.narrator import Narrator
from realms_nb.games.minute_realms import GAME
from realms_nb.games.minute_realms.views import View

Source = Match | View


def seen(source: Source, names: Sequence[str] | None = None, language: str | None = None) -> tuple[View, Narrator]:
    """The view to draw and the narrator for its labels. A match brings its names and language, a view needs them."""
    if isinstance(source, Match):
        _check_game(source)
        return GAME.view_for(source.state, source.turn or 0), source.narrator(language)
    if isinstance(source, View):
        # As at a match: a seat called You is Du in a German chart.
        you = next((seat for seat, name in enumerate(names or ()) if name.casefold() in YOU), None)
        return source, GAME.narrator(names or (), rules=source.rules, language=language or "en", you=you)
    raise BadSetup(f"This chart is drawn from a match or a view of Minute Realms, not from {shown(source)}.")


def checked_match(source: object) -> Match:
    """A match of Minute Realms: charts over time need its history."""
    if not isinstance(source, Match):
        raise BadSetup(
            f"A chart over time needs the history of a match, so it is drawn from a match, not from {shown(source)}."
        )
    _check_game(source)
    return source


def place(seat: int, narrator: Narrator) -> str:
    """The name of a seat with its number in front, which keeps the seats in their order."""
    return f"{seat} {narrator.name(seat)}"


def percent(chance: float, narrator: Narrator) -> str:
    """A chance as the language writes it, never rounded to certain or impossible."""
    value = round(100 * chance)
    if value in (0, 100) and 0 < chance < 1:
        return narrator.say("chart-percent", value="<\u202f1" if value == 0 else ">\u202f99")
    return narrator.say("chart-percent", value=str(value))


def number(value: float, narrator: Narrator, digits: int = 1) -> str:
    """A number with the decimal sign of the language."""
    written = f"{value:.{digits}f}"
    return written if narrator.language == "en" else written.replace(".", ",")


def _check_game(match: Match) -> None:
    if match.game.name != GAME.name:
        raise BadSetup(f"This chart is for Minute Realms, not for {match.game.title}.")
