"""No restart takes a game: what is kept of it outside of Python, and how another Python goes on with it.

What is kept tells nothing of what is to come: neither a seed nor a card that nobody has seen. Whoever goes on draws the
rest anew, unless the same seed was given again: then the rest is the same, too.
"""

from __future__ import annotations

import time
import zlib
from base64 import b64decode, b64encode
from contextlib import suppress
from hashlib import blake2b
from itertools import starmap, zip_longest
from secrets import token_hex
from typing import TYPE_CHECKING, Any, cast

import msgspec
from msgspec.structs import replace

from realms_nb.board.wire.kept import KeptGame
from realms_nb.board.wire.messages import SeatWish
from realms_nb.core.chance import Deals
from realms_nb.core.errors import BadSave, RealmsError
from realms_nb.core.match import Match
from realms_nb.core.saves import FORMAT_VERSION, LARGEST_FILE, decode, encode, save_of
from realms_nb.core.viewers import names_any

if TYPE_CHECKING:
    from realms_nb.board.presenter import BoardPresenter
    from realms_nb.core.chance import Deal
    from realms_nb.core.saves import Save, Why

# This Python, as long as it runs.
RUN = token_hex(8)


def played_save(match: Match) -> Save:
    """The moves of all lines and what they have brought to light: no seed, and nothing that is to come.

    Only a game in which chance goes on while it is played keeps its seed: after every move all of it would have to be
    played again to find what came to light.
    """
    save, hidden = save_of(match), match.game.secrets(match.state, None)

    def open_words(why: Why) -> Why:
        # What somebody said may name what nobody else knows.
        return {number: said for number, said in why.items() if not names_any(said, hidden)}

    return replace(
        save,
        format_version=FORMAT_VERSION,
        seed=None if isinstance(match.game.deals, Deals) else save.seed,
        deal=_come_to_light(match),
        because=open_words(save.because),
        branches=tuple(replace(branch, because=open_words(branch.because)) for branch in save.branches),
    )


def _come_to_light(match: Match) -> Deal | None:
    """Of each pile as much as the line that went furthest into it has seen."""
    deals = match.game.deals
    if not isinstance(deals, Deals):
        return match.deal
    lines = [
        deals.revealed(len(match.names), match.seed, match.deal, match.rules, match.start, line.steps)
        for line in match.lines
    ]
    return {pile: max((seen[pile] for seen in lines), key=len) for pile in lines[0]}


def packed(save: Save) -> str:
    """A save as a short text; whoever glances at the file of a notebook does not read a hidden card in it."""
    return b64encode(zlib.compress(encode(save))).decode("ascii")


def unpacked(text: str) -> Save:
    """The save in such a text, which may be anything."""
    try:
        data = zlib.decompressobj().decompress(b64decode(text, validate=True), LARGEST_FILE)
        return decode(data, "")
    except (ValueError, zlib.error, BadSave) as error:
        raise BadSave(code="kept_damaged", fault=str(error)) from error


def place_of(match: Match, cell: str) -> str:
    """A text that is the same for a match of the same game, names and rules in the same cell, and says none of them."""
    told = [match.game.name, match.names, match.game.pack_rules(match.rules), cell]
    return blake2b(msgspec.json.encode(told, enc_hook=str), digest_size=12).hexdigest()


class Games:
    """The names of the games of a match: one that is brought back or taken up again has the name that it had."""

    def __init__(self) -> None:
        # By the id of the start; that is kept, too, so that the id stays its own.
        self._names: dict[int, tuple[Any, str]] = {}

    def name(self, match: Match) -> str:
        """The name of the game that is played now."""
        return self._names.setdefault(id(match.start), (match.start, token_hex(8)))[1]

    def call(self, match: Match, name: str) -> None:
        """Give the game that is played now the name that it had."""
        self._names[id(match.start)] = (match.start, name)


def kept(shown: BoardPresenter, place: str, board: str, *, fresh: bool) -> KeptGame:
    """The game of a board as it is now."""
    match, session = shown.match, shown.session
    return KeptGame(
        id=session.games.name(match),
        place=place,
        run=RUN,
        board=board,
        at=match.at,
        length=match.length,
        when=round(time.time(), 1),
        players=tuple(map(session.table.players.get, range(len(match.names)))),
        language=cast("Any", shown.book.language),
        pace=session.pace,
        depth=cast("Any", shown.depth),
        help=shown.book.help,
        save=packed(played_save(match)),
        you=shown.viewer.seat,
        over=match.outcome is not None or None,
        fresh=fresh or None,
    )


def match_again(given: KeptGame, here: Match | None = None) -> Match:
    """The match that was kept; `here` is the one whose place it takes, which may have been dealt from the same seed."""
    save = unpacked(given.save)
    if here is not None and here.seed is not None and save.deal is not None:
        # Another seed may have been given: then its cards are others.
        with suppress(RealmsError):
            match = Match.from_save(replace(save, seed=here.seed, deal=None))
            if _come_to_light(match) == save.deal:
                return match
    return Match.from_save(save)


def taken_up(given: KeptGame, here: Match) -> tuple[Match, tuple[SeatWish, ...]]:
    """The match that was kept, in the place of this one, and who sits at it."""
    match = match_again(given, here)
    # Whoever wrote it may have left seats out.
    return match, tuple(starmap(SeatWish, zip_longest(match.names, given.players[: len(match.names)])))
