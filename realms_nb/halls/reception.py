"""Who is there over a line, and what each of them is told: messages in, messages out, and no sockets.

A key is looked at before anything else; whoever has none hears nothing of any table. What is said goes to every browser
of the same person.
"""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, Any, Protocol

from msgspec.structs import replace

from realms_nb.board.learning import YOU, Learning
from realms_nb.board.lesson import lesson_of
from realms_nb.board.session import BoardSession
from realms_nb.board.wire import messages, sent
from realms_nb.core.narrator import checked_language, narrator_of_none
from realms_nb.core.viewers import SEAT
from realms_nb.halls import rooms, wire
from realms_nb.halls.codes import hashed
from realms_nb.halls.seats import LessonConnection, seen, shown

if TYPE_CHECKING:
    from realms_nb.board.connection import Update
    from realms_nb.halls.classroom import Classroom
    from realms_nb.halls.seats import SeatConnection
    from realms_nb.halls.table import HallTable


class Browser(Protocol):
    """The other end of a line."""

    def post(self, data: bytes) -> object:
        """Send something there."""
        ...

    def part(self) -> object:
        """End the line."""
        ...


class Visitor:
    """Somebody with a key, or the wall, with as many browsers as they like."""

    def __init__(self, key: str, language: str, *, wall: bool = False) -> None:
        self.key, self.language, self.wall = key, language, wall
        self.browsers: list[Browser] = []
        self.connection: SeatConnection | None = None
        # Another one for each board that is drawn from the beginning.
        self.game = ""
        # What was said last of the room, and in which language its words were.
        self.room: wire.HallRoom | None = None
        # The lesson of the game, which somebody takes while they wait.
        self.lesson: BoardSession | None = None
        self.spoken: str | None = None

    def end_lesson(self) -> None:
        """Put the lesson away, if one is taken."""
        if self.lesson is not None:
            self.lesson.close()
            self.lesson = None

    def post(self, given: wire.ToGuest) -> None:
        """Tell every browser of this person."""
        data = wire.encoder.encode(given)
        for browser in tuple(self.browsers):
            browser.post(data)


class Reception:
    """Lines to the people of a hall."""

    def __init__(self, hall: Classroom) -> None:
        self.hall = hall
        hall.told = self.told
        self._at: dict[int, Visitor] = {}
        self._visitors: dict[str, Visitor] = {}

    # What comes -----------------------------------------------------------------------------------------------

    def hear(self, browser: Browser, text: str | bytes) -> bool:
        """Do what a browser says; whatever cannot be read is answered with a sentence. False ends the line."""
        visitor = self._at.get(id(browser))
        try:
            given = wire.read(text)
        except (ValueError, RecursionError):
            self._answer(browser, wire.Unread(self._say(visitor, "hall-unread")))
            return visitor is not None
        if isinstance(given, wire.Here):
            self._answer(browser, wire.Here())
        elif isinstance(given, wire.Sit):
            # Once a line: everything is sent anew, and whoever wants that opens another one.
            return visitor is None and self._sit(browser, given)
        elif visitor is None:
            self._answer(browser, wire.Unread(self._say(None, "hall-no-key")))
            return False
        elif isinstance(given, wire.Speak):
            visitor.language = given.value
            self._show(visitor)
        elif isinstance(given, wire.SendSign):
            self.hall.sign(visitor.key, given.value)
        elif isinstance(given, wire.SendGuess):
            if not self.hall.guess(visitor.key, given.value):
                self._answer(browser, wire.Unread(self._say(visitor, "hall-no-answer")))
        elif isinstance(given, wire.Learn):
            self._learn(visitor, given)
        elif isinstance(given, wire.Leave):
            return not self.hall.leave(visitor.key)
        else:
            self._board(visitor, given.content)
        return True

    def knows(self, browser: Browser) -> bool:
        """Whether whoever is at this line has said who they are."""
        return id(browser) in self._at

    def count(self, browser: Browser) -> int:
        """How many lines the person at this line has."""
        visitor = self._at.get(id(browser))
        return 0 if visitor is None else len(visitor.browsers)

    def _say(self, visitor: Visitor | None, key: str) -> str:
        return narrator_of_none(self.hall.language if visitor is None else visitor.language).say(key)

    def _answer(self, browser: Browser, given: wire.ToGuest) -> None:
        browser.post(wire.encoder.encode(given))

    def _sit(self, browser: Browser, given: wire.Sit) -> bool:
        """Somebody is there, or there again: whatever was lost on the way, they have all of it now."""
        hall, key = self.hall, hashed(given.key)
        wall = key == hashed(hall.wall)
        if not wall and hall.place(key) is None and hall.latecomer(key) is None:
            language = given.language or hall.language
            self._answer(browser, wire.Gone(narrator_of_none(language).say("hall-no-key")))
            return False
        # Each wall is a visitor of its own.
        name = f"wall {id(browser)}" if wall else key
        visitor = self._visitors.get(name)
        if visitor is None:
            visitor = self._visitors[name] = Visitor(name, given.language or hall.language, wall=wall)
        elif given.language is not None:
            visitor.language = given.language
        visitor.browsers.append(browser)
        self._at[id(browser)] = visitor
        visitor.room = visitor.spoken = None
        if not wall:
            hall.here(key)
        self._show(visitor, whole=True)
        return True

    def _board(self, visitor: Visitor, content: dict[str, Any]) -> None:
        """What the board of a seat says is for its connection; before there is a game nobody hears it."""
        connection = visitor.connection
        if connection is None:
            visitor.post(wire.Unread(self._say(visitor, "hall-no-board")))
            return
        connection.receive(content)
        if isinstance(connection, LessonConnection) and connection.left:
            self._learn(visitor, wire.Learn(on=False))
            return
        if content.get("kind") == "language" and connection.language != visitor.language:
            visitor.language = connection.language
        place = self.hall.place(visitor.key)
        if place is not None:
            # Not only here: somebody may be to move who is no person.
            self.hall.told(place[0])

    def depart(self, browser: Browser) -> None:
        """The line of a browser has ended."""
        visitor = self._at.pop(id(browser), None)
        if visitor is None:
            return
        visitor.browsers = [each for each in visitor.browsers if each is not browser]
        if visitor.browsers:
            return
        if visitor.wall:
            self._drop(visitor)
            return
        if visitor.connection is not None:
            # Nothing is drawn for nobody.
            visitor.connection.rest()
        self.hall.gone(visitor.key)

    # What is told ---------------------------------------------------------------------------------------------

    def told(self, table: HallTable | None) -> None:
        """Something has changed at a table, or somewhere: whoever sits there, or the wall, is told."""
        if table is None:
            found = list(self._visitors.values())
        else:
            # Not everybody is asked with every move.
            keys = [chair.key for chair in table.chairs if chair.key is not None]
            found = [self._visitors[key] for key in keys if key in self._visitors]
            if self.hall.projected == table.number:
                found += [each for each in self._visitors.values() if each.wall]
        for visitor in found:
            if visitor.browsers:
                self._show(visitor)
            elif not visitor.wall and not self._known(visitor):
                self._drop(visitor)

    def _known(self, visitor: Visitor) -> bool:
        return self.hall.place(visitor.key) is not None or self.hall.latecomer(visitor.key) is not None

    def _show(self, visitor: Visitor, *, whole: bool = False) -> None:
        """Tell somebody where they are, and bring their board up to date."""
        hall = self.hall
        if visitor.wall:
            table, seat = None if hall.projected is None else hall.table(hall.projected), None
        else:
            table, seat = hall.place(visitor.key) or (None, None)
            if table is None and hall.latecomer(visitor.key) is None:
                self._dismiss(visitor)
                return
        if table is not None and table.session is not None:
            # The game is dealt: nobody learns any more.
            visitor.end_lesson()
        self._tell_room(visitor, table, seat)
        self._show_board(visitor, table, seat, whole=whole)

    def _tell_room(self, visitor: Visitor, table: HallTable | None, seat: int | None) -> None:
        learning = visitor.lesson is not None
        now = rooms.room(
            self.hall, table, seat, visitor.language, wall=visitor.wall, key=visitor.key, learning=learning
        )
        # A page counts the seconds by itself.
        still = replace(now, since=None, neighbours=tuple(replace(each, seconds=None) for each in now.neighbours))
        if still == visitor.room:
            return
        visitor.room = still
        if visitor.spoken != visitor.language:
            visitor.spoken = visitor.language
            now = replace(now, words=rooms.words(visitor.language, rooms.PAGE))
        visitor.post(now)

    def _show_board(self, visitor: Visitor, table: HallTable | None, seat: int | None, *, whole: bool) -> None:
        connection, session = visitor.connection, None if table is None else table.session
        if session is None and visitor.lesson is not None:
            # As long as there is no game at the table.
            session, seat = visitor.lesson, YOU
        if connection is not None and (connection.session is not session or connection.viewer.seat != seat):
            connection.close()
            connection = visitor.connection = None
        if session is None:
            return
        if connection is None:

            def send(given: Update | sent.Answer) -> None:
                self._sent(visitor, given)

            if session is visitor.lesson:
                connection = LessonConnection(session, SEAT(YOU), send, visitor.language)
            else:
                assert table is not None
                connection = table.connection(seat, send, visitor.language)
            visitor.connection, visitor.game, whole = connection, token_hex(8), True
        connection.listen()
        if connection.language != visitor.language:
            connection.wish(messages.SetLanguage(id=0, value=checked_language(visitor.language)))
        if whole:
            state = {"review": None, "opens": "choice", "born": 0, "followed": False, "hovered": "", "highlight": []}
            if visitor.wall:
                # A page to look at: nothing is offered there.
                state["still"] = True
            # A snapshot that brings everything: nothing that was lost before is missing.
            drawn = connection.opened(whole=True)
            visitor.post(wire.SeatBoard(visitor.game, session.stage.BUNDLE, state | seen(connection, drawn)))

    def _sent(self, visitor: Visitor, given: Update | sent.Answer) -> None:
        if visitor.connection is not None and visitor.browsers:
            visitor.post(wire.ToBrowser(shown(given, visitor.connection)))

    def _learn(self, visitor: Visitor, given: wire.Learn) -> None:
        """Lay the lesson before somebody who waits, or put it away; it is nobody else's."""
        place = self.hall.place(visitor.key)
        if visitor.wall or (place is not None and place[0].session is not None):
            return
        visitor.end_lesson()
        lesson = lesson_of(self.hall.game)
        if given.on and lesson is not None:
            match = lesson.match(checked_language(visitor.language))
            session = visitor.lesson = BoardSession(match, lesson.players, pace="instant")
            session.teach(Learning(session, lesson, None))
        self._show(visitor)

    def _dismiss(self, visitor: Visitor) -> None:
        """Somebody's key opens nothing any more."""
        visitor.post(wire.Gone(self._say(visitor, "hall-gone")))
        browsers = tuple(visitor.browsers)
        visitor.browsers = []
        self._drop(visitor)
        for browser in browsers:
            self._at.pop(id(browser), None)
            browser.part()

    def _drop(self, visitor: Visitor) -> None:
        self._visitors.pop(visitor.key, None)
        visitor.end_lesson()
        if visitor.connection is not None:
            visitor.connection.close()
