"""What is asked of a table: to play, to take back, to deal anew. Many may look on; each has a connection.

The game stands where a move was played last, and there the others move. What that means for whoever looks elsewhere is
said in docs/boards.md.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from realms_nb.board.kept import taken_up
from realms_nb.board.learning import Learning
from realms_nb.board.lesson import need_lesson
from realms_nb.board.others import Others
from realms_nb.board.wire.messages import SeatWish
from realms_nb.core.errors import BadSetup, NoSuchStep
from realms_nb.core.history import Cursor
from realms_nb.core.match import Match
from realms_nb.core.saves import decode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from realms_nb.board.connection import BoardConnection
    from realms_nb.board.wire.kept import KeptGame
    from realms_nb.board.wire.sent import Pace


class BoardSession(Others):
    """A `match` at a table: bots and pace are its own, and whoever looks on has a connection.

    `opponents` gives seats to strategies, `pace` says how they are shown, `seed` is their chance; `people` is the level
    that people are taken for where futures are sampled.
    """

    def _come(self, by: BoardConnection) -> None:
        """The game goes to where somebody looks, and nobody else with it."""
        if by.cursor != self.match.cursor:
            self.match.go(by.cursor, "switched", alone=True)

    def play(self, by: BoardConnection, move: str) -> None:
        """A person plays where they look."""
        turn, seats = by.turn, by.viewer.seats
        if by.looking or turn in self.table.others:
            by.say(by.narrator().say("looking-back" if by.looking else "ui-stale"))
            return
        if not seats:
            by.say(by.narrator().say("hint-none"))
            return
        self.running, self.halted = True, False
        self.acted()
        self.match.play(move, at=by.cursor, seat=turn if turn in seats else seats[0])
        by.played()
        self.follow_up()
        self.others_move()

    def step(self, by: BoardConnection) -> None:
        """The next of the others moves; in the past the recorded line is walked instead."""
        if self._thinker.busy:
            return
        if by.looking:
            by.go(self.match.place(by.cursor, by.cursor.at + 1))
            return
        self.running = True
        self.acted()
        self._come(by)
        if self.match.turn in self.table.others:
            self._one_move()
            self.follow_up()

    def undo(self, by: BoardConnection) -> None:
        """Back to the last decision of a person, to decide again; the line is kept, the answers of the others too."""
        match, place = self.match, by.cursor
        steps, target = match.steps_of(place), place.at - 1
        while target > 0 and steps[target].seat in self.table.others:
            target -= 1
        if target < 0:
            raise NoSuchStep(code="nothing_to_undo")
        self._come(by)
        match.go(Cursor(place.line, target), "undone")
        self.open, self.running = match.cursor, False
        by.say(by.narrator().say("undone", name=match.lines[place.line].name))

    def play_on(self, by: BoardConnection, at: int | None) -> None:
        """From here on, or from the position after so many moves, a move begins a new line."""
        if at is not None:
            by.go(self.match.place(by.cursor, at))
            by.say(by.narrator().say("tried-again", name=self.match.lines[by.cursor.line].name))
        self._come(by)
        self.open, self.running = self.match.cursor, True
        self.others_move()

    def try_for(self, by: BoardConnection, at: int, move: str) -> None:
        """Another move for whoever was to move after so many moves, in a new line; then the game goes on from there."""
        by.go(self.match.place(by.cursor, at))
        by.say(by.narrator().say("tried-again", name=self.match.lines[by.cursor.line].name))
        self._come(by)
        self.open, self.running = self.match.cursor, True
        self.acted()
        self.match.play(move, at=by.cursor, seat=by.turn)
        self.follow_up()
        self.others_move()

    def stop(self, by: BoardConnection) -> None:
        """Wait no longer for whoever thinks; the game waits, and Next asks again."""
        if not self._thinker.busy:
            return
        self._thinker.drop()
        self.table.interrupt(self.match.turn)
        self.running = False
        by.say(by.narrator().say("thinking-stopped", seat=self.match.turn))

    def go_on(self) -> None:
        """The pause is over: the others play on as they did before."""
        for each in self.connections:
            each.pause = None
        self.running = True
        self.acted()
        self.others_move()

    def halt(self, *, on: bool) -> None:
        """Pause, or play on: somebody wants to look for as long as they like."""
        self.halted = on
        self.wait_anew()

    def set_pace(self, pace: Pace) -> None:
        """How fast the others play."""
        self.pace, self.halted = pace, False
        if self.running:
            self.others_move()

    def new(
        self,
        seed: int | None,
        seats: Sequence[SeatWish] | None,
        rules: Mapping[str, Sequence[str]] | None = None,
    ) -> None:
        """Deal anew; the game that was played until now is kept among the earlier ones."""
        if rules and seats is None:
            raise BadSetup(code="rules_without_seats")
        if seats is None:
            self.match.restart(seed)
        else:
            other = self.table.dealt(seats, seed, rules)
            self._coming = seats
            try:
                self.match.become(other)
            finally:
                self._coming = None
        self.running = True
        self.others_move()

    def bring_back(self, number: int) -> None:
        """Open an earlier game again."""
        self.running = False
        self.match.bring_back(number)

    def learn(self, language: str) -> None:
        """Take the lesson of the game; what was played here lies aside until it is over."""
        lesson = need_lesson(self.match.game)
        aside = self.match.copy() if self.taught is None else self.taught.aside
        match = lesson.match(language)
        players = (None, *(player for _, player in lesson.others))
        self._coming = [SeatWish(name, player) for name, player in zip(match.names, players, strict=True)]
        try:
            self.match.become(match)
        finally:
            self._coming = None
        self.teach(Learning(self, lesson, aside))

    def teach(self, learning: Learning) -> None:
        """Begin a lesson, for which the match has been dealt."""
        self.learning, self.running = learning, True
        learning.begin()

    def end_lesson(self, *, here: bool) -> None:
        """Play on from `here`, or go back to the game that lay aside."""
        learning = self.taught
        if learning is None:
            return
        learning.end()
        aside = learning.aside
        if aside is None or here:
            self.running = True
            self.others_move()
        elif aside.length:
            self.bring_back(len(self.match.earlier) - 1)
        else:
            self.match.become(aside)

    def load(self, text: str, name: str) -> None:
        """Go on with the match of a file."""
        other = Match.from_save(decode(text, name))
        self.running = False
        self.match.become(other)

    def take_up(self, by: BoardConnection, given: KeptGame, move: str | None) -> None:
        """Go on with a game that was kept, with whoever sat at it; a move was on its way when Python ended."""
        match, seats = taken_up(given, self.match)
        self._coming = None if self.table.checked(match, seats) else seats
        try:
            self.match.become(match)
        finally:
            self._coming = None
        self.games.call(self.match, given.id)
        self.running = True
        if move is not None and by.decides:
            self.match.play(move, at=by.cursor)
        self.others_move()
