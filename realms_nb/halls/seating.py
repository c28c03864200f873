"""Who comes to a hall and where they sit; everything that changes is kept, and then told."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from realms_nb.core.checks import whole
from realms_nb.core.errors import BadSetup, RealmsError, shown
from realms_nb.core.game import AnyGame, checked_game
from realms_nb.core.narrator import checked_language, narrator_of_none
from realms_nb.halls import keeping
from realms_nb.halls.asking import ClassQuestion, read_guess
from realms_nb.halls.codes import NotLetIn, check_code, check_name, hashed, new_code, new_key
from realms_nb.halls.keeping import HallFile, Latecomer, SeatedTable
from realms_nb.halls.seats import Chair
from realms_nb.halls.sizes import (
    MOST_PEOPLE,
    MOST_TABLES,
    checked_patience,
    checked_player,
    checked_size,
    checked_students,
)
from realms_nb.halls.table import HallTable
from realms_nb.halls.wire import SignName

if TYPE_CHECKING:
    from collections.abc import Callable

# Whoever is away for so many seconds is played for, until they are back.
PATIENCE = 60.0
# A sign is seen for so many seconds.
SIGN_SECONDS = 30.0


class SeatingPlan:
    """Tables for one game and the people at them; see `rn.host` for what the arguments say.

    It belongs to one thread. Who listens, such as a server, hears of every change by `told`.
    """

    def __init__(
        self,
        game: AnyGame,
        *,
        rules: Any = None,
        students: int | None = None,
        size: int = 4,
        fill: str = "knight",
        patience: float | None = PATIENCE,
        title: str = "",
        language: str = "en",
        signs: bool = False,
        folder: Path | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.game = checked_game(game, "A hall")
        self.rules = game.STANDARD if rules is None else rules
        if not isinstance(self.rules, type(game.STANDARD)):
            raise BadSetup(f"The rules of {game.title} are made by STANDARD.changed(...), not {shown(rules)}.")
        self.size = checked_size(game, self.rules, size)
        self.fill = checked_player(game, fill)
        self.students = checked_students(students, self.size)
        self.patience = checked_patience(patience)
        self.title, self.language = title or game.title, checked_language(language)
        self.folder, self.clock = folder, clock
        self.code, self.wall = new_code(), new_key()
        self.begun = False
        # The table on the wall; None while the wall shows the code.
        self.projected: int | None = None
        self.port: int | None = None
        self.late: list[Latecomer] = []
        # What could not be written.
        self.trouble: str | None = None
        # Hash of a key -> since when nobody with it is there; who is there is not in it.
        self.away: dict[str, float] = {}
        # Whether people may send one of a few signs; hash of a key -> the sign that was sent last, and when.
        self.signs = signs
        self.signed: dict[str, tuple[SignName, float]] = {}
        # What is asked now; its name -> hash of a key -> what was answered.
        self.question: ClassQuestion | None = None
        self.guesses: dict[str, dict[str, float | str]] = {}
        # Where the class goes: where the hall listens, or its address at a hub.
        self.at, self.hub = "", cast("str | None", None)
        self.told: Callable[[HallTable | None], None] = lambda _: None
        self.tables: list[HallTable] = []
        # Hash of a key -> where its person sits.
        self._seated: dict[str, tuple[HallTable, int]] = {}
        self._lay()

    @property
    def link(self) -> str:
        """Where the class goes; nothing as long as nobody listens."""
        return self.hub or self.at

    # Tables and chairs ----------------------------------------------------------------------------------------

    def _lay(self) -> None:
        """Tables for as many as come: the chairs that nobody needs are a strategy's from the beginning."""
        if self.students is None:
            return
        count = -(-self.students // self.size)
        for number in range(count):
            people = self.students // count + (number < self.students % count)
            self._add([Chair(player=None if seat < people else self.fill) for seat in range(self.size)])

    def _add(self, chairs: list[Chair]) -> HallTable:
        table = HallTable(len(self.tables) + 1, chairs, self._saved, self.clock)
        self.tables.append(table)
        return table

    def table(self, number: object) -> HallTable:
        """A table by its number, 1 for the first."""
        place = whole(number, 1, len(self.tables))
        if place is None:
            raise BadSetup(code="hall_no_table", given=shown(number), count=len(self.tables))
        return self.tables[place - 1]

    def seat(self, table: HallTable, who: object) -> int:
        """A seat of a table by its name or number."""
        if isinstance(who, str):
            for seat, chair in enumerate(table.chairs):
                if chair.name is not None and chair.name.casefold() == who.strip().casefold():
                    return seat
        elif (place := whole(who, 0, len(table.chairs) - 1)) is not None:
            return place
        known = ", ".join(chair.name for chair in table.chairs if chair.name) or "-"
        raise BadSetup(code="hall_no_seat", table=table.number, given=shown(who), known=known)

    def place(self, key: str) -> tuple[HallTable, int] | None:
        """Where the person with this hash of a key sits."""
        return self._seated.get(key)

    def latecomer(self, key: str) -> Latecomer | None:
        """The person with this hash of a key, if they wait for a seat."""
        return next((each for each in self.late if each.key == key), None)

    @property
    def names(self) -> list[str]:
        """What everybody here is called."""
        seated = [chair.name for table in self.tables for chair in table.chairs if chair.key and chair.name]
        return [*seated, *(each.name for each in self.late)]

    # People ---------------------------------------------------------------------------------------------------

    def join(self, code: str, name: str) -> str:
        """Let somebody in who knows the code; the answer is their key, which is not kept here.

        They sit down at the first table with a free chair. Once the games have begun they wait until the teacher has a
        seat for them.
        """
        check_code(code, self.code)
        name = check_name(name, self.names)
        if len(self.names) >= MOST_PEOPLE:
            raise NotLetIn("hall_full")
        key = new_key()
        known = hashed(key)
        self.away[known] = self.clock()
        if self.begun:
            self.late.append(Latecomer(name, known))
            self._changed(None)
            return key
        free = next((t for t in self.tables if any(chair.free for chair in t.chairs)), None)
        if free is None:
            if self.students is not None and len(self.tables) * self.size <= len(self.names):
                self.students = None
            if len(self.tables) >= MOST_TABLES:
                raise NotLetIn("hall_full")
            free = self._add([Chair() for _ in range(self.size)])
        chair = next(chair for chair in free.chairs if chair.free)
        chair.key, chair.name = known, name
        self._changed(free)
        return key

    def leave(self, key: str) -> bool:
        """Whoever is not who a seat is for gives it back, as long as the games have not begun."""
        if self.begun:
            return False
        found = self.place(key)
        if found is None:
            return False
        table, seat = found
        table.chairs[seat] = Chair()
        self._forget(key)
        self._changed(None)
        return True

    def here(self, key: str) -> None:
        """Somebody with this key is there; what was played for them meanwhile stays, and from now on they play."""
        self.away.pop(key, None)
        found = self.place(key)
        if found is not None:
            table, seat = found
            if table.chairs[seat].player is not None:
                table.played_by(seat, None)
                self.keep()
            self.told(table)

    def gone(self, key: str) -> None:
        """Nobody with this key is there any more."""
        self.away[key] = self.clock()
        found = self.place(key)
        self.told(None if found is None else found[0])

    def sign(self, key: str, sign: SignName) -> None:
        """Somebody sends a sign: their table sees it for a while, the teacher, too."""
        if self.signs:
            self.signed[key] = (sign, self.clock())
            found = self.place(key)
            self.told(None if found is None else found[0])

    def sign_of(self, key: str) -> SignName | None:
        """The sign that somebody has sent a moment ago."""
        sign, since = self.signed.get(key, ("", 0.0))
        return sign if sign and self.clock() - since < SIGN_SECONDS else None

    def guess(self, key: str, text: str) -> bool:
        """Keep what somebody answers to the question of the moment; whether it is an answer."""
        guess = read_guess(text)
        if self.question is None or guess is None:
            return False
        self.guesses.setdefault(self.question.name, {})[key] = guess
        self.keep()
        self.told(None)
        return True

    def guess_of(self, key: str) -> float | str | None:
        """What somebody has answered to the question of the moment."""
        return None if self.question is None else self.guesses.get(self.question.name, {}).get(key)

    def _forget(self, key: str) -> None:
        self.away.pop(key, None)
        self.signed.pop(key, None)
        self.late = [each for each in self.late if each.key != key]

    # What is kept ---------------------------------------------------------------------------------------------

    def _changed(self, table: HallTable | None) -> None:
        """Something other than a move has happened: it is kept, then told."""
        self._find()
        self.keep()
        self.told(table)

    def _find(self) -> None:
        self._seated = {
            chair.key: (table, seat)
            for table in self.tables
            for seat, chair in enumerate(table.chairs)
            if chair.key is not None
        }

    def _saved(self, table: HallTable) -> None:
        """Write a game down; where that fails, play goes on, and the teacher is told."""
        if self.folder is None or table.match is None:
            return
        try:
            path = self.folder / table.name
            table.match.save(path)
            if not table.match.history:
                # From now on the file keeps its mode.
                keeping.for_its_owner(path)
            self.trouble = None
        except RealmsError as error:
            self.trouble = narrator_of_none(self.language).error(error)

    def keep(self) -> None:
        """Write down who sits where; where that fails, play goes on, and the teacher is told."""
        if self.folder is None:
            return
        try:
            keeping.keep(self.as_file(), self.folder)
        except RealmsError as error:
            self.trouble = narrator_of_none(self.language).error(error)

    def as_file(self) -> HallFile:
        """All that is kept of it besides the games."""
        return HallFile(
            game=self.game.name,
            rules=self.game.pack_rules(self.rules),
            title=self.title,
            language=self.language,
            code=self.code,
            wall=self.wall,
            size=self.size,
            fill=self.fill,
            students=self.students,
            patience=self.patience,
            begun=self.begun,
            tables=tuple(SeatedTable(tuple(table.chairs), table.games, table.paused) for table in self.tables),
            late=tuple(self.late),
            projected=self.projected,
            port=self.port,
            hub=self.hub,
            signs=self.signs,
            question=self.question,
            guesses=self.guesses,
        )
