"""What of a board can be observed, linked and set, as of any widget: whose turn it is, where it stands, how it speaks.

A wrong value is refused with a sentence, and nothing changes. What the browser needs besides is in `board.py`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import traitlets
from traitlets import TraitError

from realms_nb.board.others import checked_pace
from realms_nb.board.wire import messages
from realms_nb.core.checks import whole
from realms_nb.core.errors import NoSuchStep, RealmsError, UnknownName, shown
from realms_nb.core.narrator import checked_language
from realms_nb.notebook.base import AnyWidget

if TYPE_CHECKING:
    from realms_nb.board.connection import BoardConnection
    from realms_nb.core.match import Match


class BoardTraits(AnyWidget):
    """A board as ipywidgets knows widgets: with values to observe, to link and to set."""

    match: Match
    _connection: BoardConnection
    # Whether the values are being read from the match: then nobody asks for anything.
    _reading = False

    # The seat that is to decide, or None when the game is over; the last move as text, "" where nobody here may know
    # it; who won with how many points, once the game is over.
    turn = traitlets.Any(None, read_only=True).tag(sync=True)
    last_move = traitlets.Any("", read_only=True).tag(sync=True)
    outcome = traitlets.Any(None, read_only=True).tag(sync=True)
    # The move that is being chosen on the board, "" for none; the position that is looked at, as so many moves; how the
    # board speaks, and how the others are shown.
    chosen = traitlets.Any("").tag(sync=True)
    at = traitlets.Any(0).tag(sync=True, from_browser=True)
    language = traitlets.Any("en").tag(sync=True, from_browser=True)
    pace = traitlets.Any("calm").tag(sync=True, from_browser=True)
    # The move that is looked at in the browser, whether it is allowed or not; and whether anybody wants to know.
    followed = traitlets.Bool(False).tag(sync=True)
    # Whether charts stand in a dock beside the table, as in a studio.
    docked = traitlets.Bool(False).tag(sync=True)
    hovered = traitlets.Unicode("").tag(sync=True, from_browser=True)

    @traitlets.default("turn")
    def _first_turn(self) -> Any:
        return self._connection.turn

    @traitlets.default("last_move")
    def _first_move(self) -> Any:
        return self.values()["last_move"]

    @traitlets.default("outcome")
    def _first_outcome(self) -> Any:
        return self.values()["outcome"]

    @traitlets.default("at")
    def _first_place(self) -> Any:
        return self._connection.cursor.at

    @traitlets.default("language")
    def _first_language(self) -> Any:
        return self._connection.book.language

    @traitlets.default("pace")
    def _first_pace(self) -> Any:
        return self._connection.session.pace

    def values(self) -> dict[str, Any]:
        """What these values are now."""
        shown, game, names = self._connection, self.match.game, self.match.names
        state, at = shown.state, shown.cursor.at
        last, outcome = shown.steps[at - 1].move if at else "", game.outcome(state)
        return {
            "turn": shown.turn,
            "last_move": "" if shown.hides(last) else str(last),
            "outcome": None
            if outcome is None
            else {
                "winners": [names[seat] for seat in outcome.winners],
                "points": {name: sheet.total for name, sheet in zip(names, game.scores(state), strict=True)},
            },
            "at": at,
            "language": shown.book.language,
            "pace": shown.session.pace,
            "chosen": self.chosen if self.chosen and self.chosen in map(str, game.legal_moves(state)) else "",
        }

    def observe(self, handler: Any, names: Any = traitlets.All, type: Any = "change") -> None:
        """Call `handler` with each change of these values: `board.observe(f, "turn")`."""
        super().observe(handler, names, type)
        if names == "chosen" or (isinstance(names, (list, tuple)) and "chosen" in names):
            # Somebody wants to know what is being chosen, so the browser tells it.
            self.followed = True

    def _read(self) -> None:
        """Bring the values in line with the match."""
        values = {name: value for name, value in self.values().items() if getattr(self, name) != value}
        if not values:
            return
        self._reading = True
        try:
            with self.hold_sync():
                for name, value in values.items():
                    self.set_trait(name, value)
        finally:
            self._reading = False

    @traitlets.validate("at", "language", "pace", "chosen")
    def _checked(self, proposal: Any) -> Any:
        """A value that makes no sense is refused with the sentence that anybody else would be told."""
        name, value = proposal["trait"].name, proposal["value"]
        if self._reading:
            return value
        try:
            return getattr(self, f"_checked_{name}")(value)
        except RealmsError as error:
            raise TraitError(str(error)) from None

    def _checked_language(self, value: object) -> str:
        return checked_language(value)

    def _checked_pace(self, value: object) -> str:
        return checked_pace(value)

    def _checked_at(self, value: object) -> int:
        length = len(self._connection.steps)
        step = whole(value, 0, length)
        if step is None:
            raise NoSuchStep(code="no_such_step", length=length, given=shown(value))
        return step

    def _checked_chosen(self, value: object) -> str:
        if value == "":
            return ""
        moves = [str(move) for move in self.match.game.legal_moves(self._connection.state)]
        if str(value) not in moves:
            few = ", ".join(moves[:3]) + (" ..." if len(moves) > 3 else "")
            raise UnknownName(code="no_such_choice", given=shown(value), known=few or "-")
        return str(value)

    @traitlets.observe("at", "language", "pace")
    def _asked(self, change: Any) -> None:
        """What is set is done, as if somebody had pressed it on the board."""
        name, value = change["name"], change["new"]
        if self._reading or value == self.values()[name]:
            return
        if name == "at":
            self._connection.wish(messages.Seek(id=0, to=value))
        elif name == "language":
            self._connection.wish(messages.SetLanguage(id=0, value=value))
        else:
            self._connection.wish(messages.SetPace(id=0, value=value))

    @traitlets.observe("hovered")
    def _looked(self, change: Any) -> None:
        moves = self.match.game.legal_moves(self._connection.state)
        self.chosen = change["new"] if change["new"] in map(str, moves) else ""
