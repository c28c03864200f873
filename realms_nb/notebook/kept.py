"""A board keeps its game outside of Python, and another Python puts it back in its place.

The browser offers it where the same cell makes a board again, and runs `attach` itself where its host allows that.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any

import msgspec

from realms_nb.board.background import running_loop
from realms_nb.board.kept import kept, match_again, place_of
from realms_nb.board.others import checked_pace
from realms_nb.board.wire import messages
from realms_nb.board.wire.kept import KeptGame
from realms_nb.core.errors import BadSave, RealmsError
from realms_nb.notebook import base

if TYPE_CHECKING:
    import asyncio

    from realms_nb.board.connection import BoardConnection

# What a game answers that cannot be written down, such as one that was put together by hand.
NOT_TO_BE_KEPT = (RealmsError, msgspec.MsgspecError, AttributeError, IndexError, KeyError, TypeError, ValueError)
# The game that a board is being made for again; none where a cell makes one.
_again: ContextVar[KeptGame | None] = ContextVar("again", default=None)
# The move that was on its way when the Python before this one ended.
_move: ContextVar[str | None] = ContextVar("move", default=None)
# How many boards a run of a cell has made: two of them in one cell are not taken for one another.
_made: Counter[tuple[str, int]] = Counter()


def cell_of() -> str:
    """The cell that is run, as the host names it, and the number of the board in it."""
    shell: Any = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    cell, run = "", 0
    with suppress(AttributeError, KeyError, TypeError):
        run = shell.execution_count
        cell = str(shell.get_parent()["metadata"]["cellId"])
    _made[cell, run] += 1
    return f"{cell} {_made[cell, run]}"


class Keeper:
    """Keeps the game of one board."""

    def __init__(self, connection: BoardConnection) -> None:
        self._connection, session = connection, connection.session
        again = _again.get()
        cell = cell_of()
        # A page keeps its games by itself, and not every game can be written down.
        self.wanted = base.IN_JUPYTER
        try:
            self._place = place_of(session.match, cell) if again is None else again.place
        except NOT_TO_BE_KEPT:
            self._place, self.wanted = "", False
        # A board that is made again is the same widget for the browser.
        self.given: dict[str, Any] = {} if again is None else {"model_id": again.board}
        if again is not None:
            session.games.call(session.match, again.id)
            connection.wish(messages.PlayOn(id=0, version=connection.number))
            move = _move.get()
            if move is not None:
                connection.wish(messages.Play(id=0, version=connection.number, move=move))
        self._begun = session.match.version if again is None else -1
        self._soon: asyncio.Handle | None = None

    def kept(self, board: str) -> KeptGame | None:
        """The game as it is now; None where it cannot be kept."""
        # What is practised in a lesson is nobody's game.
        if not self.wanted or self._connection.session.taught is not None:
            return None
        try:
            fresh = self._connection.match.version == self._begun
            return kept(self._connection, self._place, board, fresh=fresh)
        except NOT_TO_BE_KEPT:
            # Whatever is the matter with it, it goes on being played.
            return None

    def soon(self, keep: Callable[[], None]) -> None:
        """Keep it as soon as whoever waits for an answer has it."""
        self.forget()
        loop = running_loop()
        if loop is None:
            keep()
        else:
            self._soon = loop.call_soon(keep)

    def forget(self) -> None:
        """Keep nothing more of what has changed."""
        if self._soon is not None:
            self._soon.cancel()
            self._soon = None


@contextmanager
def _made_again(given: KeptGame, move: str | None) -> Iterator[None]:
    tokens = _again.set(given), _move.set(move)
    try:
        yield
    finally:
        _again.reset(tokens[0])
        _move.reset(tokens[1])


def attach(text: str, at: int, move: str | None = None) -> None:
    """Make the board of a game that was kept, in the place of the one whose Python has ended.

    `text` is what the browser kept, `at` the step to play on from, `move` what was on its way when Python ended.
    """
    from realms_nb.notebook.board import Board

    try:
        given = msgspec.json.decode(text, type=KeptGame)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadSave(code="kept_damaged", fault=str(error)) from error
    match = match_again(given)
    if at != match.at:
        match.seek(at)
    players: dict[Any, Any] = {seat: player for seat, player in enumerate(given.players) if player is not None}
    with _made_again(given, move):
        Board(
            match,
            given.you,
            players,
            language=given.language,
            pace=checked_pace(given.pace),
            depth=given.depth,
            help=given.help or "none",
        )
