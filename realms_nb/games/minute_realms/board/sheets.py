"""The score sheets of a finished game: a line for each plot, in few words, and the last invasion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.games.minute_realms.board.wire import SheetLine
from realms_nb.games.minute_realms.engine.cards import Bastion

if TYPE_CHECKING:
    from realms_nb.core.narrator import Narrator
    from realms_nb.core.scoresheet import ScoreLine
    from realms_nb.games.minute_realms.engine.state import Plot
    from realms_nb.games.minute_realms.engine.views import View


def sheets(view: View, narrator: Narrator) -> tuple[tuple[SheetLine | None, ...], ...]:
    """For each seat the lines of its plots by round, then what it got for holding the last invasion, if one came."""
    return tuple(_sheet(view, seat, narrator) for seat in range(len(view.realms)))


def _sheet(view: View, seat: int, narrator: Narrator) -> tuple[SheetLine | None, ...]:
    scored = {line.card: line for line in view.scores[seat].lines}
    lines = [_line(plot, scored, narrator) for plot in view.realms[seat].plots]
    if view.invasions and view.invasions[-1].round == view.rules.invasion_rounds[-1]:
        last, award = view.invasions[-1], scored.get(None)
        words = narrator.say("sheet-award", shields=view.defences[seat], strength=last.strength)
        lines.append(SheetLine(award.points if award else 0, words, down=not last.held[seat] or None))
    return tuple(lines)


def _line(plot: Plot, scored: dict[str | None, ScoreLine], narrator: Narrator) -> SheetLine | None:
    if plot is None:
        return None
    if isinstance(plot, Bastion):
        return SheetLine(0, "", plot.card.name, down=True)
    line = scored[plot.name]
    values: dict[str, Any] = dict(line.inputs)
    for word in ("category", "first", "second"):
        if word in values:
            values[word] = narrator.term(values[word])
    words = "" if line.source == "flat" else narrator.say(f"sheet-{line.source}", **values)
    return SheetLine(line.points, words, plot.name)
