"""The class view: all tables of a hall in a cell, at most four times a second, and a button for each deed.

What is pressed is done in the thread of the hall; what is shown is made there and handed to the kernel's own loop.
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING, Any

import msgspec
import traitlets

from realms_nb.board.background import call_there, running_loop
from realms_nb.board.static import text_of
from realms_nb.board.wire import plain
from realms_nb.core.errors import RealmsError
from realms_nb.halls.wire import Deed
from realms_nb.notebook.base import AnyWidget

if TYPE_CHECKING:
    from realms_nb.halls.hall import Hall
    from realms_nb.halls.wire import HallView

# So many seconds lie between two updates.
PAUSE = 0.25


class ClassView(AnyWidget):
    """A hall in a cell; the hall tells it by `soon` that something may have changed."""

    _esm = text_of("classroom.js")
    _css = text_of("classroom.css")

    view = traitlets.Any().tag(sync=True, to_json=lambda value, _: plain(value))
    # Why the last button did nothing.
    refused = traitlets.Unicode().tag(sync=True)

    def __init__(self, hall: Hall) -> None:
        self._hall, self._loop = hall, running_loop()
        self._due = False
        # How many updates were sent, for tests.
        self.updates = 0
        super().__init__(view=hall.view())
        self.on_msg(self._on_message)

    def soon(self) -> None:
        """Something may have changed; called in the thread of the hall, as often as it likes."""
        if self._loop is not None and not self._due:
            self._due = True
            call_there(self._loop, self._loop.call_later, PAUSE, self.show)

    def show(self) -> None:
        """Show the hall as it is now."""
        self._due = False
        now = self._hall.view()
        if _still(now) != _still(self.view):
            self.updates += 1
            self.view = now

    def _on_message(self, _widget: Any, content: Any, _buffers: Any) -> None:
        try:
            deed = msgspec.convert(content, Deed)
            self._hall.do(deed)
        except RealmsError as error:
            self.refused = error.narrator(self._hall.language).error(error)
        except (msgspec.ValidationError, UnicodeError):
            return
        else:
            self.refused = ""
        self.show()


def _still(view: HallView) -> Any:
    """Without the seconds, which a page counts by itself."""
    rows = [
        msgspec.structs.replace(
            row, since=None, seats=tuple(msgspec.structs.replace(seat, seconds=None) for seat in row.seats)
        )
        for row in view.rows
    ]
    # A clock that began anew is a change: whoever decides is another one.
    began = [(row.moves, row.game, row.turn) for row in view.rows]
    return msgspec.structs.replace(view, rows=tuple(rows)), began


def as_html(view: HallView) -> str:
    """The same in a saved notebook, and where no widget is drawn."""
    words = view.words
    heads = (
        words["view-table"],
        words["view-seats"],
        words["view-moves"],
        words["view-whose-turn"],
        words["view-leads"],
    )
    rows = ""
    for row in view.rows:
        turn = words["view-over"] if row.over else "" if row.turn is None else row.seats[row.turn].name
        leads = "" if row.leads is None else f"{row.leads} {row.points}"
        cells = (str(row.number), ", ".join(seat.name for seat in row.seats if seat.name), str(row.moves), turn, leads)
        rows += "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
    head = "".join(f"<th>{escape(each)}</th>" for each in heads)
    said = escape(" · ".join((view.title, view.address, view.code, *view.head)))
    return f"<p>{said}</p><table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>"
