"""One table of a hall: who sits there, the game, and who is to decide since when.

Every move is written to the table's file before anybody is told of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.wire.messages import SeatWish
from realms_nb.core.chance import secret_seed
from realms_nb.core.match import Match
from realms_nb.core.narrator import checked_language
from realms_nb.core.viewers import SEAT, SPECTATOR
from realms_nb.halls.seats import Chair, HallSession, SeatConnection

if TYPE_CHECKING:
    from collections.abc import Callable

    from realms_nb.board.connection import Update
    from realms_nb.board.wire import sent
    from realms_nb.core.game import AnyGame
    from realms_nb.core.hooks import Change
    from realms_nb.players.opponents import Proposal


class HallTable:
    """A table by its `number`, with so many chairs; `saved` is called with each move before it is told.

    `clock` is a clock that only goes forward.
    """

    def __init__(
        self,
        number: int,
        chairs: list[Chair],
        saved: Callable[[HallTable], None],
        clock: Callable[[], float],
    ) -> None:
        self.number, self.chairs = number, chairs
        self._saved, self._clock = saved, clock
        self.session: HallSession | None = None
        # How many games were dealt here, and those before the one on the table, by their numbers.
        self.games = 0
        self.past: dict[int, Match] = {}
        self.paused = False
        # When whoever is to decide began to.
        self.since = clock()
        # What went wrong here: a strategy that failed, a file that could not be written.
        self.trouble: str | None = None

    @property
    def match(self) -> Match | None:
        """The game on the table; None before it is dealt."""
        return None if self.session is None else self.session.match

    @property
    def people(self) -> list[int]:
        """The seats that belong to a person."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.key is not None]

    @property
    def turn(self) -> int | None:
        """The seat that is to decide; None before the game and after it."""
        return None if self.match is None else self.match.turn

    @property
    def over(self) -> bool:
        """Whether a game was played here to its end."""
        return self.match is not None and self.match.turn is None

    @property
    def name(self) -> str:
        """What the file of its game is called."""
        return self.file(self.games)

    def file(self, game: int) -> str:
        """What the file of the game of that number is called."""
        return f"table-{self.number:02}-game-{game}.json"

    def seat_of(self, key: str) -> int | None:
        """The seat of the person with a key."""
        return next((seat for seat, chair in enumerate(self.chairs) if chair.key == key), None)

    # Games ----------------------------------------------------------------------------------------------------

    def deal(self, game: AnyGame, rules: Any, language: str, fill: str) -> None:
        """Deal a game for whoever sits here; a strategy sits down on every chair that nobody has.

        Its seed is drawn from so many that nobody finds it by trying.
        """
        for chair in self.chairs:
            if chair.free:
                chair.player = fill
        self._name_players()
        names = [chair.name or "" for chair in self.chairs]
        match = Match(game, names, seed=secret_seed(), rules=rules, language=checked_language(language))
        if self.match is not None:
            self.past[self.games] = self.match
        self.games += 1
        self.take_up(match)
        self._saved(self)

    def take_up(self, match: Match) -> None:
        """Go on with a game: one that was just dealt, or one from a file."""
        if self.session is not None:
            self.session.close()
        # Before anybody else hears of a move, it is written down.
        match.subscribe(self._on_change)
        opponents: dict[int | str, Any] = {seat: c.player for seat, c in enumerate(self.chairs) if c.player is not None}
        self.session = HallSession(match, opponents, pace="step")
        self.since, self.trouble = self._clock(), None

    def _on_change(self, change: Change) -> None:
        if change.kind == "played":
            self.since = self._clock()
            self._saved(self)

    def _name_players(self) -> None:
        """A strategy is called by its level, with a number where that name is taken."""
        for chair in self.chairs:
            if chair.key is None and chair.player is not None:
                chair.name = None
        for chair in self.chairs:
            if chair.name is None and chair.player is not None:
                chair.name = free_name(chair.player.capitalize(), [c.name for c in self.chairs if c.name])

    # Who plays ------------------------------------------------------------------------------------------------

    def played_by(self, seat: int, player: str | None) -> None:
        """From now on a strategy plays a seat, or its person again."""
        self.chairs[seat].player, self.trouble = player, None
        self._sit()

    def _sit(self) -> None:
        session = self.session
        if session is None:
            return
        session.table.sit([SeatWish(chair.name or "", chair.player) for chair in self.chairs])
        session.show()

    def vacate(self, seat: int, player: str) -> None:
        """Nobody has this seat any more: a strategy plays it, under a name of its own."""
        self.chairs[seat].player = player
        self.rename(seat, free_name(player.capitalize(), [chair.name for chair in self.chairs if chair.name]))

    def rename(self, seat: int, name: str) -> None:
        """Somebody else has this seat from now on: it is told by their name, also what was played before."""
        self.chairs[seat].name = name
        session = self.session
        if session is None:
            return
        match = session.match
        match.names = tuple(chair.name or "" for chair in self.chairs)
        self._sit()
        for connection in session.connections:
            connection.begin()
            connection.show(whole=True)
        self._saved(self)

    # Who looks ------------------------------------------------------------------------------------------------

    def connection(
        self, seat: int | None, send: Callable[[Update | sent.Answer], None], language: str
    ) -> SeatConnection:
        """A connection for the person at a seat, or for a wall on which nothing private is shown."""
        assert self.session is not None
        viewer = SPECTATOR if seat is None else SEAT(seat)
        return SeatConnection(self.session, viewer, send, language, lambda: "hall-held" if self.paused else None)

    # How the strategies move ----------------------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        """Whether a strategy is to move and may."""
        return self.session is not None and not self.paused and self.trouble is None and self.session.asks

    def move(self) -> None:
        """Ask the strategy that is to move, here and now; a hall with a network asks beside its loop."""
        assert self.session is not None
        self.answered(self.session, self.session.question()())

    def answered(self, session: HallSession, thought: Proposal) -> None:
        """Take what a strategy has answered; one that failed would fail again, so a person has to see to it."""
        asked = thought.asked == session.match.number_at() and thought.seat in session.table.others
        if asked and not session.take(thought):
            self.trouble = "hall-player-failed"

    def play_on(self) -> None:
        """Let the strategies move until a person is to decide."""
        while self.asks:
            self.move()


def free_name(name: str, taken: list[str]) -> str:
    """A name with the least number that makes it one of its own."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"
