"""One viewer's line to a table: what comes is read, allowed or refused, done and answered, then what changed is sent.

A widget in a notebook has one, and so has the board of a page; at a table over a network everybody has.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from realms_nb.board.helper import Helper
from realms_nb.board.page.sheet import replay_page
from realms_nb.board.rights import ALL, Rights, names_of, right_for
from realms_nb.board.wire import messages, sent
from realms_nb.core.errors import RealmsError
from realms_nb.core.saves import encode

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from realms_nb.board.session import BoardSession
    from realms_nb.core.hooks import Change
    from realms_nb.core.viewers import Viewer

# So many answers are remembered, and so many positions from which somebody takes back in one go.
ANSWERS_KEPT = 200
# What nobody numbered is answered by this number: a browser passes over numbers that it has not sent.
NOBODYS = -1
# Whoever watches a scene or has a question open holds the others up for so many seconds at the most.
LONGEST_HOLD = 60.0

# What would be done twice, or to another game than it was meant for, if it came late.
_CHANGING = (
    *(messages.Play, messages.NextMove, messages.PlayOn, messages.TryFor, messages.Undo, messages.ChooseLine),
    *(messages.BringBack, messages.GoOn, messages.New, messages.Load),
)
# What waits while a handler has stopped the board.
_WAITING = (messages.Play, messages.NextMove, messages.PlayOn)


class Update(NamedTuple):
    """What is drawn now; if it is `whole`, words, replay and log are sent with it. Without a snapshot: the review."""

    snapshot: sent.Snapshot[Any, Any] | None
    whole: bool = False


class BoardConnection(Helper):
    """A viewer at a table: `session` is the table, `viewer` who looks, `rights` what they may do.

    `send` takes what is to be sent, each an `Update` or an `Answer`; the rest is as at `rn.Board`.
    """

    def __init__(
        self,
        session: BoardSession,
        viewer: Viewer | int | str | None = None,
        rights: Rights = ALL,
        send: Callable[[Update | sent.Answer], None] = lambda _: None,
        *,
        language: str | None = None,
        depth: str = "short",
        help: str | Iterable[str] = "all",
    ) -> None:
        self.rights, self.allowed = rights, names_of(rights)
        self._send = send
        # (view, id) -> the answer: what is sent again because the answer was lost is not done again.
        self._answered: dict[tuple[int, int], sent.Answer] = {}
        # The view that has taken back last, and the positions from which it did, as long as nothing else happened.
        self._undone: tuple[int | None, frozenset[int]] = (None, frozenset())
        # The words that were sent last: others are sent with all that is told in them.
        self._book_sent: object = None
        self._views = 0
        # View -> when it began to watch a scene or to ask something.
        self._holds: dict[int | None, float] = {}
        anywhere = Rights.TABLE in rights
        super().__init__(session, viewer, language=language, depth=depth, help=help, anywhere=anywhere)
        self.listens = self._with_game = False
        self.listen()

    # Whether anybody looks ------------------------------------------------------------------------------------

    def listen(self) -> None:
        """Be told of every change, and see what has changed meanwhile."""
        if not self.listens:
            self.listens = True
            self.catch_up()
            if self._with_game:
                # Whoever stood where the game stood sees where it is now.
                self.go(self.match.cursor)
            self.session.join(self)

    def rest(self) -> None:
        """Nobody looks here now: the table need not tell it anything."""
        if self.listens:
            self.listens = False
            self._holds.clear()
            self._with_game = self.cursor == self.match.cursor
            self.session.leave(self)

    def close(self) -> None:
        """Nobody looks any more: nothing is worked out for this viewer."""
        self.rest()
        self.work_no_more()
        self.match.hooks.end_for(self.eyes)

    def opened(self) -> sent.Snapshot[Any, Any]:
        """What is drawn first; words, replay and log are taken along with it."""
        self._book_sent = self.book
        return self.snapshot()

    @property
    def seen(self) -> bool:
        """Whether a browser shows this now."""
        return self._views > 0

    @property
    def holds(self) -> bool:
        """Whether something is watched or asked here, so that the others wait; it is only the table's to hold it."""
        now = time.monotonic()
        return self._anywhere and any(now - since < LONGEST_HOLD for since in self._holds.values())

    # What comes -----------------------------------------------------------------------------------------------

    def receive(self, data: Any) -> None:
        """Check a message, do it and answer it; one that is stale, malformed, not allowed or was here does nothing."""
        try:
            message = messages.message(data)
        except (msgspec.ValidationError, UnicodeError):
            message = None
        name = None if message is None or message.view is None else (message.view, message.id)
        if name is not None and name in self._answered:
            self._send(self._answered[name])
            return
        # A board that nobody sees hears nothing; while it is asked something it has to know where the game is.
        rested = not self.listens
        self.listen()
        given = self._done(message)
        self.show(whole=isinstance(message, messages.Resync))
        if isinstance(message, messages.AskReview | messages.StopReview | messages.SetLive):
            self.show_review()
        # One that cannot be read may still say which one it was.
        number = message.id if message is not None else data.get("id") if isinstance(data, dict) else None
        number = number if isinstance(number, int) and not isinstance(number, bool) else NOBODYS
        told = given if isinstance(given, sent.Reply) else None
        file = given if isinstance(given, sent.File) else None
        answer = sent.Answer(number, told, file, self.serial)
        if name is not None:
            self._answered[name] = answer
            while len(self._answered) > ANSWERS_KEPT:
                del self._answered[next(iter(self._answered))]
        self._send(answer)
        self.session.show(besides=self)
        if rested and not self.seen:
            self.rest()

    def wish(self, message: messages.Message) -> None:
        """Do what a message asks that came from Python itself: nobody waits for an answer."""
        self._done(message)
        if not self.session.acting:
            self.session.show()

    def _done(self, message: messages.Message | None) -> sent.Reply | sent.File | None:
        """Do it, and show nobody anything before its end."""
        session = self.session
        outside, session.acting = session.acting, True
        try:
            return self._handle(message)
        finally:
            session.acting = outside

    def show(self, *, whole: bool = False) -> None:
        """Send what is to be drawn, if it is another picture than the last one."""
        if not self.listens:
            return
        before = self.serial
        whole = whole or self._book_sent is not self.book
        snapshot = self.snapshot(whole=whole)
        if self.serial != before:
            self._book_sent = self.book
            self._send(Update(snapshot, whole))

    def show_review(self) -> None:
        """Send what the review says now."""
        self._send(Update(None))

    def changed(self, change: Change) -> None:
        """The match has changed: by a message, by another board, or by a cell."""
        if change.kind not in ("undone", "heard"):
            self._undone = (None, frozenset())
        super().changed(change)

    def _handle(self, message: messages.Message | None) -> sent.Reply | sent.File | None:
        """Do what a message asks, or say in a notice why not; None stands for one that could not be read."""
        self._notice, self._asker = None, None if message is None else message.view
        if message is None:
            self.say(self.narrator().say("message-unreadable"))
            return None
        right = right_for(message)
        if right not in self.rights:
            sentence = self.narrator().say("no-right", right=str(right.name).lower())
            self.say(sentence)
            return sent.Reply(sentence) if isinstance(message, messages.Ask) else None
        if isinstance(message, _CHANGING) and self._is_stale(message):
            return None
        if isinstance(message, _WAITING) and self.pause is not None:
            return None
        try:
            return _HANDLERS[type(message)](self, message)
        except RealmsError as error:
            self.say(self.narrator().error(error))
            return None

    def _is_stale(self, message: Any) -> bool:
        """Whether a message was meant for another position; taking back twice before the answer means it twice."""
        asked, (view, undone) = message.version, self._undone
        if asked is None or asked == self.number:
            return False
        if isinstance(message, messages.Undo) and view == message.view and asked in undone:
            return False
        self.say(self.narrator().say("ui-stale"))
        return True

    # Asked by those who play ----------------------------------------------------------------------------------

    def _on_undo(self, message: messages.Undo) -> None:
        view, undone = self._undone
        chain = undone if view == message.view else frozenset[int]()
        chain |= {self.number}
        self.session.undo(self)
        self._undone = (message.view, chain)

    def _on_ask(self, message: messages.Ask) -> sent.Reply:
        """Why a move is not allowed; only whoever decides here may ask, so nobody learns what another one could do."""
        match = self.match
        if not self.decides:
            return sent.Reply(self.narrator().say("hint-none"))
        try:
            refusal = match.game.why_not(self.state, match.game.parse(message.move, match.rules))
        except RealmsError as error:
            return sent.Reply(self.narrator().error(error))
        return sent.Reply(self.narrator().refuse(refusal), refusal.rule) if refusal else sent.Reply()

    # Asked by those who look ----------------------------------------------------------------------------------

    def _on_opened(self, _message: messages.BoardOpened) -> None:
        self._views += 1
        self.listen()

    def _on_hidden(self, message: messages.Hidden) -> None:
        """A board that nobody sees, as after its cell was run again, leaves the match alone until it is seen again."""
        self._holds.pop(message.view, None)
        self._views = max(0, self._views - 1)
        if not self._views:
            self.rest()

    def _on_hold(self, message: messages.Hold) -> None:
        if message.on:
            self._holds[message.view] = time.monotonic()
        else:
            self._holds.pop(message.view, None)
            self.session.wait_anew()

    def _on_language(self, message: messages.SetLanguage) -> None:
        if message.value == self._language:
            return
        self._language = message.value
        self._hint = None
        self.begin()

    def _on_save(self, message: messages.AskSave) -> sent.File:
        save = self.match.copy(self.cursor).as_save(future=message.future is not False)
        # The name of a file without future must not tell it either.
        which = f"move-{save.at}" if save.seed is None else save.seed
        return sent.File(f"{save.game.replace('_', '-')}-{which}.json", encode(save).decode("utf-8"))

    def _on_page(self, _message: messages.AskPage) -> sent.File:
        return sent.File(f"{self.match.game.name.replace('_', '-')}.html", replay_page(self))


_HANDLERS: Mapping[type, Callable[[BoardConnection, Any], Any]] = {
    messages.Play: lambda by, message: by.session.play(by, message.move),
    messages.NextMove: lambda by, _: by.session.step(by),
    messages.Ask: BoardConnection._on_ask,
    messages.Undo: BoardConnection._on_undo,
    messages.Seek: lambda by, message: by.go(by.match.place(by.cursor, message.to)),
    messages.PlayOn: lambda by, message: by.session.play_on(by, message.at),
    messages.TryFor: lambda by, message: by.session.try_for(by, message.at, message.move),
    messages.ChooseLine: lambda by, message: by.go(by.match.on_line(by.cursor, message.name)),
    messages.BringBack: lambda by, message: by.session.bring_back(message.number),
    messages.Stop: lambda by, _: by.session.stop(by),
    messages.GoOn: lambda by, _: by.session.go_on(),
    messages.Halt: lambda by, message: by.session.halt(on=message.on),
    messages.SetPace: lambda by, message: by.session.set_pace(message.value),
    messages.SetLanguage: BoardConnection._on_language,
    messages.AskHint: BoardConnection.on_hint,
    messages.AskChances: BoardConnection.on_chances,
    messages.AskReview: BoardConnection.on_review,
    messages.StopReview: BoardConnection.on_stop_review,
    messages.SetLive: BoardConnection.on_live,
    messages.New: lambda by, message: by.session.new(message.seed, message.seats, message.rules),
    messages.AskSave: BoardConnection._on_save,
    messages.AskPage: BoardConnection._on_page,
    messages.Load: lambda by, message: by.session.load(message.text, message.name),
    messages.TakeUp: lambda by, message: by.session.take_up(by, message.kept, message.move),
    messages.TakeLesson: BoardConnection.on_lesson,
    # That somebody is there is all that these want to know.
    messages.Ping: lambda *_: None,
    messages.Resync: lambda *_: None,
    messages.Hold: BoardConnection._on_hold,
    messages.BoardOpened: BoardConnection._on_opened,
    messages.Hidden: BoardConnection._on_hidden,
}
