"""`rn.host`: tables for a class in one call, and what a teacher does with them from a cell.

Everything happens in the thread of the hall; a cell hands over what it wants and waits.
"""

from __future__ import annotations

import atexit
from collections import deque
from pathlib import Path
from typing import TYPE_CHECKING, Any

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import checked_game
from realms_nb.core.narrator import narrator_of_none
from realms_nb.halls import rooms
from realms_nb.halls.addresses import LOOPBACK, addresses, chosen
from realms_nb.halls.afterwards import HallClosed as HallClosed
from realms_nb.halls.afterwards import HallTables
from realms_nb.halls.behind_hub import behind
from realms_nb.halls.classroom import Classroom
from realms_nb.halls.codes import written
from realms_nb.halls.keeping import folder_of, kept_in
from realms_nb.halls.seating import PATIENCE
from realms_nb.halls.server import BOT_SECONDS, Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

    from realms_nb.core.game import Game
    from realms_nb.core.narrator import Language
    from realms_nb.halls.class_view import ClassView
    from realms_nb.halls.wire import Deed, HallView
    from realms_nb.players.registry import Name

# A hall that has not said otherwise takes this port, or any other if it is taken.
PORT = 8123
VIEWS = 4
# The halls of this kernel, by their folders; those without one by themselves.
_open: dict[object, Hall] = {}


class Hall(HallTables):
    """Tables for a class, as `rn.host` opens them. Tables are numbered from 1, seats are named or numbered from 0.

    `address` and `code` are what a class needs; `wall` is the address of a page for the projector, which shows nothing
    private. `hall[3]` is a copy of the game at table 3, to look at and to review; `hall.games()` are all of them.
    """

    def __init__(self, hall: Classroom, server: Server) -> None:
        super().__init__(hall, server)
        # A cell that is run again leaves its view behind: only the newest ones are told what happens.
        self._views: deque[ClassView] = deque(maxlen=VIEWS)
        server.changed = self._soon

    @property
    def address(self) -> str:
        """Where the class goes: `http://192.168.1.20:8123/`."""
        return self._hall.link

    @property
    def code(self) -> str:
        """The code to type there, in two halves as it is read out."""
        return written(self._hall.code)

    @property
    def wall(self) -> str:
        """The page for the projector. Its key opens nothing but what a spectator may see."""
        return f"{self.address}wall#key={self._hall.wall}"

    @property
    def folder(self) -> Path | None:
        """Where everything is kept."""
        return self._hall.folder

    @property
    def closed(self) -> bool:
        """Whether nobody can come any more."""
        return self._over

    def start(self) -> int:
        """Deal a game at each table where people sit and none is being played; the answer is at how many."""
        return self._there(self._hall.start)

    def pause(self, table: int | None = None) -> None:
        """Nothing can be played at a table, or at any, until `resume`."""
        self._there(lambda: self._hall.pause(table))

    def resume(self, table: int | None = None) -> None:
        """A table, or all, go on."""
        self._there(lambda: self._hall.pause(table, on=False))

    def project(self, table: int | None = None) -> None:
        """Show a table on the wall, without anything private; None shows the code again."""
        self._there(lambda: self._hall.project(table))

    def stand_in(self, table: int, who: int | str, player: Name | None = None) -> None:
        """Let a strategy play for somebody until they are back; `player` is a name, else the one that fills seats."""
        self._there(lambda: self._hall.stand_in(table, who, player))

    def give_back(self, table: int, who: int | str) -> None:
        """From now on the person of a seat plays it again."""
        self._there(lambda: self._hall.give_back(table, who))

    def free(self, table: int, who: int | str) -> None:
        """Take a seat from its person: their key opens nothing any more, and a strategy plays on."""
        self._there(lambda: self._hall.free(table, who))

    def seat(self, name: str, table: int, instead_of: int | str | None = None) -> None:
        """Give somebody who came late the seat of a strategy at a table."""
        self._there(lambda: self._hall.seat_late(name, table, instead_of))

    def forget(self) -> None:
        """Close the hall, and take all names and keys out of what is kept: everybody is Player 1, 2 ... from then on.

        The games stay as they are, one person has one number in all of them, and nobody's key opens anything any more.
        """
        self.close()
        self._hall.forget()

    def view(self) -> HallView:
        """All tables at a glance, as plain values."""
        say = narrator_of_none(self._hall.language).say
        here = "hall-note-hub" if self._hall.hub else "hall-note-loopback"
        note = say(here if self._server.address == LOOPBACK else "hall-note-open")
        if self.folder is None:
            note += " " + say("hall-note-folder")

        def made() -> HallView:
            return rooms.overview(self._hall, self.address, self.wall, note=note, closed=self._over)

        return self._now(made)

    def do(self, deed: Deed) -> None:
        """What a button of the class view asks."""
        table, seat = deed.table or 0, deed.seat or 0
        acts: dict[str, Callable[[], object]] = {
            "start": self.start,
            "pause": lambda: self.pause(deed.table),
            "resume": lambda: self.resume(deed.table),
            "project": lambda: self.project(deed.table),
            "stand-in": lambda: self.stand_in(table, seat),
            "give-back": lambda: self.give_back(table, seat),
            "seat-late": lambda: self.seat(deed.name or "", table, seat),
            "next-round": self.next_round,
        }
        acts[deed.act]()

    def _soon(self) -> None:
        for view in self._views:
            view.soon()

    def _repr_mimebundle_(self, **options: Any) -> Any:
        """In a cell: the class view."""
        # Late: a hall without a notebook draws nothing.
        from realms_nb.halls.class_view import ClassView, as_html

        view = ClassView(self)
        self._views.append(view)
        bundle = view._repr_mimebundle_(**options)
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle or {}, {})
        data["text/plain"] = repr(self)
        data["text/html"] = as_html(self.view())
        return data, metadata

    def close(self) -> None:
        """Send everybody home with a word, and stop listening; what was played is kept."""
        if not self._over:
            self._over = True
            self._server.close()
            for view in self._views:
                view.show()
            for key, each in tuple(_open.items()):
                if each is self:
                    del _open[key]

    def __enter__(self) -> Hall:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        title = self._hall.game.title
        if self._over:
            return f"<Hall of {title}, closed>"
        return f"<Hall of {title}: {self.address} code {self.code}>"


def host(
    game: Game | None = None,
    folder: str | PathLike[str] | None = None,
    *,
    open: bool = False,
    students: int | None = None,
    size: int = 4,
    fill: Name = "knight",
    rules: Any = None,
    patience: float | None = PATIENCE,
    title: str = "",
    language: Language = "en",
    address: str | None = None,
    port: int | None = None,
    bot_seconds: float = BOT_SECONDS,
    signs: bool = False,
    hub: str | None = None,
) -> Hall:
    """Open tables for a class: people at laptops and phones open an address, type a code, and play with each other.

    `game` is what is played, by its `rules`; in a `folder` everything is kept, and a folder that holds a hall goes on
    with it: then the game may be left out, and only `open`, `address`, `port` and `bot_seconds` count. Without a folder
    nothing outlives the kernel. Only this computer can come in unless `open` is True; `address` chooses one of its
    addresses in the network, and `port` is where it listens (8123, or another one if that is taken; 0 for any).
    For so many `students` tables of `size` are laid, else as they come; a player called `fill` sits on empty seats, and
    plays for whoever is away for `patience` seconds (None: for nobody). `title` is what the class reads, `language` the
    first language of all pages. `bot_seconds` is how long players seem to think. With `signs` people can send one of
    six signs to their table, such as "well played"; there is no chat. On a hub, `hub` is the address of your own
    Jupyter as the browser shows it; docs/halls.md says what else that needs.

    >>> with rn.host(rn.minute_realms, port=0) as hall:
    ...     print(hall.address.startswith("http://127.0.0.1:"), len(hall.code), hall.start())
    True 7 0
    """
    where = None if folder is None else folder_of(folder)
    key = None if where is None else where.resolve()
    if key in _open:
        # The cell was run again: its hall makes room, and goes on from its folder.
        _open[key].close()
    kept = None if where is None else kept_in(where)
    if kept is None:
        if game is None:
            raise BadSetup(code="hall_game_missing", folder=shown("" if where is None else str(where)))
        hall = Classroom(
            game,
            rules=rules,
            students=students,
            size=size,
            fill=fill,
            patience=patience,
            title=title,
            language=language,
            signs=signs,
            folder=where,
        )
    else:
        assert where is not None
        if game is not None and checked_game(game, "A hall").name != kept.game:
            raise BadSetup(code="hall_other_game", folder=shown(str(where)), title=kept.title)
        hall = Classroom.again(kept, where)
    at = chosen(address, open=open)
    server = _listening(hall, at, hall.port if port is None else port, bot_seconds)
    hall.port = server.port
    if (at_hub := hall.hub if hub is None else hub) is not None:
        try:
            hall.hub = behind(at_hub, server, hall.hub)
        except (BadSetup, OSError):
            server.close()
            raise
    server.there(hall.keep)
    made = Hall(hall, server)
    _open[key if key is not None else id(made)] = made
    return made


def _listening(hall: Classroom, address: str, port: int | None, bot_seconds: float) -> Server:
    """A server at this port; where none was said, at the usual one or at any."""
    hosts = (LOOPBACK, "localhost", *addresses()) if address == LOOPBACK else (*addresses(), address)
    if port is not None:
        return Server(hall, address, port, hosts, bot_seconds)
    try:
        return Server(hall, address, PORT, hosts, bot_seconds)
    except BadSetup:
        return Server(hall, address, 0, hosts, bot_seconds)


@atexit.register
def _close_all() -> None:
    """The kernel ends: everybody is told, and what was played is kept."""
    for each in tuple(_open.values()):
        each.close()
