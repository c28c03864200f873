"""A game as it is kept outside of Python, so that no restart can take it: in the saved notebook and in the browser."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from realms_nb.board.wire import Wire
from realms_nb.board.wire.sent import Help
from realms_nb.core.saves import LARGEST_FILE

Name = Annotated[str, Meta(max_length=100)]
# Calm was called slow once.
KeptPace = Literal["instant", "step", "calm", "slow"]
Count = Annotated[int, Meta(ge=0, lt=2**31)]


class KeptGame(Wire, frozen=True):
    """All that is needed to go on with a game in another Python. It does not tell what is still to come."""

    # The game, and the place in a notebook that it was dealt at: the same cell, game, rules and names.
    id: Name
    place: Name
    # The Python that dealt it; its widget there.
    run: Name
    board: Name
    # Where it stands, of how many moves, and since when, in seconds.
    at: Count
    length: Count
    when: float
    # Of each seat its player, None where a person sits.
    players: Annotated[tuple[Annotated[str, Meta(max_length=200)] | None, ...], Meta(max_length=20)]
    language: Literal["en", "de", "it"]
    pace: KeptPace
    depth: Literal["short", "beginner"]
    help: tuple[Help, ...]
    # The moves of all lines with what they have brought to light: a save, packed.
    save: Annotated[str, Meta(max_length=LARGEST_FILE)]
    you: Count | None = None
    over: bool | None = None
    # Whether nothing has been done at this board yet.
    fresh: bool | None = None
