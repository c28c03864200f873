"""The Python inside a page: it deals, plays the others, and tells the page what to draw and what to keep.

It runs in a browser, without Jupyter, processes or threads; nothing here may need more than a board does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from realms_nb.board.others import checked_pace
from realms_nb.board.page.wire import FromBoard, KeepState, Open, Opened, SavedState, ToBoard, Wanted
from realms_nb.board.wire import plain
from realms_nb.core.errors import RealmsError
from realms_nb.core.game import game_named
from realms_nb.core.match import Match
from realms_nb.core.narrator import checked_language
from realms_nb.core.saves import decode, encode
from realms_nb.notebook.board import Board

# Who sits at a first game: a person, and somebody who can be beaten.
SEATS = ("You", "Ada")
LEVEL = "squire"


class Inside:
    """One board for each game that was opened. `post` takes texts to the page."""

    def __init__(self, post: Callable[[str], object]) -> None:
        self._post = post
        # On the stand-in, which can be opened and heard without Jupyter.
        self._boards: dict[str, Any] = {}
        self._kept: dict[str, Any] = {}

    def hear(self, text: str) -> None:
        """A message from the page."""
        wanted = msgspec.json.decode(text, type=Wanted)
        if isinstance(wanted, Open):
            self._open(wanted)
        else:
            self._tell(wanted)

    def _open(self, wanted: Open) -> None:
        refused = None
        try:
            board: Any = self._again(wanted) if wanted.kept is not None else self._dealt(wanted)
        except (RealmsError, msgspec.MsgspecError, RecursionError) as error:
            # What a browser has kept may be of another version, or broken: then a new game is dealt.
            board = self._dealt(wanted)
            known = error if isinstance(error, RealmsError) else RealmsError(code="kept_of_another_shape")
            narrator = known.narrator(board.match.language)
            refused = f"{narrator.error(known)} {narrator.say('page-set-aside', name=wanted.aside or '')}"
        old = self._boards.pop(wanted.game, None)
        if old is not None:
            old.close()
        self._boards[wanted.game] = board
        self._kept.pop(wanted.game, None)
        state = board.open(lambda data: self._show(wanted.game, data))
        self._send(Opened(wanted.game, state, refused))
        self._keep(wanted.game)

    def _dealt(self, wanted: Open) -> Board:
        match = Match(game_named(wanted.game), SEATS, language=checked_language(wanted.language))
        return Board(match, opponents={1: LEVEL}, language=match.language, pace="instant")

    def _again(self, wanted: Open) -> Board:
        assert wanted.kept is not None
        kept = msgspec.json.decode(wanted.kept, type=SavedState)
        match = Match.from_save(decode(kept.save, wanted.game))
        match.language = checked_language(kept.language)
        opponents: dict[int | str, Any] = {**kept.players}
        return Board(match, kept.you, opponents, language=match.language, pace=checked_pace(kept.pace))

    def _tell(self, wanted: ToBoard) -> None:
        self._boards[wanted.game].hear(wanted.data)
        self._keep(wanted.game)

    def _show(self, game: str, data: Any) -> None:
        """What a person sees has been kept already: whoever closes the page at that moment loses nothing."""
        self._keep(game)
        self._send(FromBoard(game, data))

    def _keep(self, game: str) -> None:
        """Whatever happened, the browser keeps the game as it is now: a closed page loses nothing."""
        board = self._boards[game]
        shown = board.snapshot
        now = (board.match.version, board.match.cursor, shown.players, shown.you, shown.pace, board.book.language)
        if self._kept.get(game) == now:
            return
        self._kept[game] = now
        save = encode(board.match.as_save()).decode("utf-8")
        self._send(KeepState(game, SavedState(save, shown.players, board.book.language, shown.pace, shown.you)))

    def _send(self, given: Any) -> None:
        self._post(msgspec.json.encode(plain(given)).decode("utf-8"))
