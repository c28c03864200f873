"""A hall without a network: what a teacher does with all its tables, what time does, and how it comes back."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import game_named
from realms_nb.core.match import Match
from realms_nb.core.narrator import narrator_of_none
from realms_nb.halls import results, rounds
from realms_nb.halls.keeping import HallFile
from realms_nb.halls.seating import SIGN_SECONDS, SeatingPlan
from realms_nb.halls.seats import Chair
from realms_nb.halls.sizes import checked_player
from realms_nb.halls.table import HallTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from realms_nb.halls.asking import ClassQuestion


class Classroom(SeatingPlan):
    """A hall as its teacher leads it."""

    # What a teacher does --------------------------------------------------------------------------------------

    def start(self) -> int:
        """Deal a game at each table where somebody sits and none is being played; the answer is at how many."""
        dealt = 0
        for table in self.tables:
            if table.people and (table.match is None or table.over):
                table.deal(self.game, self.rules, self.language, self.fill)
                dealt += 1
        if dealt:
            self.begun = True
            self._changed(None)
        return dealt

    def pause(self, number: object = None, *, on: bool = True) -> None:
        """Let one table, or all, wait, or go on: nothing can be played meanwhile, by anybody."""
        for table in self.tables if number is None else [self.table(number)]:
            if table.paused != on:
                table.paused = on
                table.since = self.clock()
        self._changed(None)

    def project(self, number: object) -> None:
        """Show a table on the wall, or the code (None)."""
        self.projected = None if number is None else self.table(number).number
        self._changed(None)

    def stand_in(self, number: object, who: object, player: str | None = None) -> None:
        """Let a strategy play a seat until its person does something again."""
        table = self.table(number)
        seat = self.seat(table, who)
        table.played_by(seat, checked_player(self.game, self.fill if player is None else player))
        self._changed(table)

    def give_back(self, number: object, who: object) -> None:
        """From now on the person of a seat plays it again."""
        table = self.table(number)
        seat = self.seat(table, who)
        if table.chairs[seat].key is None:
            raise BadSetup(code="hall_nobodys_seat", table=table.number, place=seat + 1)
        table.played_by(seat, None)
        self._changed(table)

    def free(self, number: object, who: object) -> None:
        """Take a seat from its person: the key opens nothing any more, and a strategy plays once there is a game."""
        table = self.table(number)
        seat = self.seat(table, who)
        key = table.chairs[seat].key
        if key is None:
            raise BadSetup(code="hall_nobodys_seat", table=table.number, place=seat + 1)
        table.chairs[seat] = Chair()
        self._forget(key)
        if table.match is not None:
            table.vacate(seat, self.fill)
        # Not only who sits there: whoever was sent away hears of it, too.
        self._changed(None)

    def seat_late(self, name: str, number: object, who: object = None) -> None:
        """Give somebody who came late the seat of a strategy; `who` is its name, else the first one is taken."""
        known = [each for each in self.late if each.name.casefold() == name.strip().casefold()]
        if not known:
            waiting = ", ".join(each.name for each in self.late) or "-"
            raise BadSetup(code="hall_nobody_late", given=shown(name), known=waiting)
        table = self.table(number)
        free = [seat for seat, chair in enumerate(table.chairs) if chair.key is None]
        seat = self.seat(table, who) if who is not None else free[0] if free else None
        if seat not in free:
            raise BadSetup(code="hall_taken", table=table.number)
        (late,) = known
        self.late.remove(late)
        table.chairs[seat] = Chair(late.name, late.key, table.chairs[seat].player)
        if table.match is not None:
            table.rename(seat, late.name)
        if late.key not in self.away:
            table.played_by(seat, None)
        self._changed(table)

    def next_round(self) -> list[list[str]]:
        """Seat everybody anew, latecomers too, those with as many points together, and deal; who sits where.

        Nobody is taken from a game: while one is played, the next round waits.
        """
        running = [table.number for table in self.tables if table.turn is not None]
        if running:
            raise BadSetup(code="hall_still_playing", tables=", ".join(map(str, running)))
        rows = results.rows(self)
        order = rounds.standings(rows, self.names)
        seats = rounds.pairings(order, rounds.met(rows), self.size)
        keys = {chair.name: chair.key for table in self.tables for chair in table.chairs if chair.key is not None}
        keys |= {each.name: each.key for each in self.late}
        self.late.clear()
        for _ in range(len(self.tables), len(seats)):
            self._add([Chair() for _ in range(self.size)])
        for table, names in zip(self.tables, seats + [[]] * (len(self.tables) - len(seats)), strict=True):
            people = [Chair(name, keys[name]) for name in names]
            table.chairs = people + [Chair() for _ in range(self.size - len(people))]
        if self.start() == 0:
            self._changed(None)
        return seats

    def forget(self) -> None:
        """Nobody is known any more: no key opens anything, and wherever it is kept everybody is Player 1, 2 ..."""
        called: dict[str, str] = {}
        people = set(self.names)
        for table in self.tables:
            for number, match in results.played(self, table):
                for name in match.names:
                    if name in people or results.was_person(match, name):
                        called.setdefault(name, f"Player {len(called) + 1}")
                match.names = tuple(called.get(name, name) for name in match.names)
                if self.folder is not None:
                    match.save(self.folder / table.file(number))
                if number == table.games and table.match is not None:
                    table.match.names = match.names
                else:
                    table.past[number] = match
            for chair in table.chairs:
                if chair.key is not None:
                    name = chair.name or ""
                    chair.name, chair.key = called.setdefault(name, f"Player {len(called) + 1}"), None
        self.late.clear()
        self.away.clear()
        self.guesses.clear()
        self._changed(None)

    def ask(self, question: ClassQuestion | None) -> None:
        """Ask everybody something on their page, or nothing any more."""
        self.question = question
        self._changed(None)

    # Time -----------------------------------------------------------------------------------------------------

    def tick(self) -> list[HallTable]:
        """Whoever has been away for too long is played for, if somebody else waits; the answer is at which tables."""
        for key, (_, since) in tuple(self.signed.items()):
            if self.clock() - since >= SIGN_SECONDS:
                del self.signed[key]
                seated = self.place(key)
                self.told(None if seated is None else seated[0])
        if self.patience is None:
            return []
        now, found = self.clock(), list[HallTable]()
        for table in self.tables:
            if table.match is None or table.over or table.paused:
                continue
            # A table that everybody has left, as in a break, waits as it is.
            if all(chair.key in self.away for chair in table.chairs if chair.key is not None):
                continue
            for seat, chair in enumerate(table.chairs):
                since = None if chair.key is None or chair.player is not None else self.away.get(chair.key)
                if since is not None and now - since >= self.patience:
                    table.played_by(seat, self.fill)
                    found.append(table)
        for table in found:
            self._changed(table)
        return found

    @classmethod
    def again(cls, kept: HallFile, folder: Path, clock: Callable[[], float] = time.monotonic) -> Classroom:
        """The hall of a folder, with the same tables, keys and code, and every game where it was."""
        game = game_named(kept.game)
        hall = cls(
            game,
            rules=game.unpack_rules(kept.rules),
            size=kept.size,
            fill=kept.fill,
            patience=kept.patience,
            title=kept.title,
            language=kept.language,
            clock=clock,
        )
        hall.students, hall.code, hall.wall, hall.begun = kept.students, kept.code, kept.wall, kept.begun
        hall.late, hall.projected, hall.port = list(kept.late), kept.projected, kept.port
        hall.signs, hall.question, hall.guesses, hall.hub = kept.signs, kept.question, kept.guesses, kept.hub
        for seated in kept.tables:
            table = hall._add(list(seated.chairs))
            table.games, table.paused = seated.games, seated.paused
            if table.games:
                try:
                    table.take_up(Match.load(folder / table.name))
                except RealmsError as error:
                    # The other tables play on; here another game can be dealt, and the file stays as it is.
                    hall.trouble = narrator_of_none(hall.language).error(error)
                    table.trouble = "hall-game-unread"
        hall._find()
        now = clock()
        keys = [chair.key for table in hall.tables for chair in table.chairs if chair.key is not None]
        hall.away = dict.fromkeys([*keys, *(each.key for each in hall.late)], now)
        hall.folder = folder
        return hall

    def close(self) -> None:
        """Nobody comes any more: nothing is thought, and everything is kept as it is."""
        self.keep()
        for table in self.tables:
            if table.session is not None:
                table.session.close()
