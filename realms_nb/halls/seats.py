"""A seat of a table and whoever sits there; what each of them is shown goes over a connection of their own.

A person plays their own seat and nothing else. They have no undo, no pace and no lines: those are the table's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from realms_nb.board.connection import BoardConnection
from realms_nb.board.rights import Rights
from realms_nb.board.session import BoardSession
from realms_nb.board.wire import messages, plain, sent

if TYPE_CHECKING:
    from collections.abc import Callable

    from realms_nb.board.connection import Update
    from realms_nb.core.viewers import Viewer
    from realms_nb.players.opponents import Proposal


class Chair(Struct):
    """One seat: whose it is, and which strategy plays it instead, or until its person is back."""

    name: str | None = None
    # The hash of the key of whoever sits here; None for a strategy, and while nobody does.
    key: str | None = None
    player: str | None = None

    @property
    def free(self) -> bool:
        """Whether somebody may still sit down here."""
        return self.key is None and self.player is None


class HallSession(BoardSession):
    """A table of a hall. The hall asks the strategies, beside its loop, so that nobody waits for them."""

    def others_move(self, *, wait: bool = False) -> None:
        """Nobody moves by the way."""

    @property
    def asks(self) -> bool:
        """Whether a strategy is to move."""
        return self.match.turn in self.table.others

    def question(self) -> Callable[[], Proposal]:
        """What the strategy that is to move has to answer; it may be asked in another thread."""
        return self.table.others.ask(self.match)

    def take(self, thought: Proposal) -> bool:
        """Play what a strategy has answered."""
        self.acting, before = True, self.acting
        try:
            taken = self._take(thought)
        finally:
            self.acting = before
        self.show()
        return taken


class SeatConnection(BoardConnection):
    """What one person, or the wall, is shown of a table: their own view, in their language, and no help.

    `held` says why nothing can be played now, as the key of a message, or nothing.
    """

    def __init__(
        self,
        session: BoardSession,
        viewer: Viewer,
        send: Callable[[Update | sent.Answer], None],
        language: str,
        held: Callable[[], str | None] = lambda: None,
    ) -> None:
        self._held = held
        rights = Rights.LOOK | Rights.PLAY if viewer.seats else Rights.LOOK
        super().__init__(session, viewer, rights, send, language=language, help="none")

    @property
    def language(self) -> str:
        """The language that this person reads."""
        return self._language

    def _handle(self, message: messages.Message | None) -> sent.Reply | sent.File | None:
        """A move that waits for the teacher, or that has arrived before, is not played; files are the teacher's."""
        if isinstance(message, messages.AskSave | messages.AskPage):
            self._notice, self._asker = self.narrator().say("no-right", right="table"), message.view
            return None
        if isinstance(message, messages.Play):
            if self._arrived(message):
                return None
            held = self._held()
            if held is not None:
                self._notice, self._asker = self.narrator().say(held), message.view
                return None
        return super()._handle(message)

    def _arrived(self, message: messages.Play) -> bool:
        """Whether this very move was played there already: it was sent again because the answer was lost."""
        if message.version >= len(self.match.history):
            return False
        step = self.match.history[message.version]
        return step.seat in self.viewer.seats and str(step.move) == message.move


class LessonConnection(SeatConnection):
    """The lesson of the game, for somebody who waits: their own table, at which they take it, and nothing else."""

    # Whether they have enough of it.
    left = False

    def _handle(self, message: messages.Message | None) -> sent.Reply | sent.File | None:
        """The deeds of a lesson are a table's elsewhere; here it is their own."""
        if isinstance(message, messages.TakeLesson):
            self._notice, self._asker = None, message.view
            if message.act in ("leave", "play-on"):
                # There is no game to go back to: they go back to those who wait.
                self.left = True
            else:
                self.on_lesson(message)
            return None
        return super()._handle(message)


def shown(given: Update | sent.Answer, connection: SeatConnection) -> dict[str, Any]:
    """What a connection sends, as the browser's half of a board takes it."""
    if isinstance(given, sent.Answer):
        return {"method": "custom", "content": plain(given)}
    if given.snapshot is None:
        return {"method": "update", "state": {"review": None}}
    if not given.whole:
        return {"method": "update", "state": {"snapshot": _bare(given.snapshot)}}
    return {"method": "update", "state": seen(connection, given.snapshot)}


def seen(connection: SeatConnection, snapshot: sent.Snapshot[Any, Any]) -> dict[str, Any]:
    """All that a board is drawn from."""
    return {
        "book": plain(connection.book),
        "replay": plain(connection.replay),
        "log": plain(connection.log),
        "snapshot": _bare(snapshot),
    }


def _bare(snapshot: sent.Snapshot[Any, Any]) -> Any:
    """Without the picture, which stands in the replay."""
    told = plain(snapshot)
    told.pop("picture", None)
    return told
