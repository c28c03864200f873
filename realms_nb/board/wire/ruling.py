"""What may be chosen of the rules: a module of its own, because `sent` is as long as a module may be."""

from __future__ import annotations

from realms_nb.board.wire import Wire


class RulingChoice(Wire, frozen=True):
    """One way to play a rule: its name, and what it means in a few words."""

    key: str
    name: str
    words: str


class Ruling(Wire, frozen=True):
    """A rule that may be chosen when a new game is dealt."""

    key: str
    title: str
    choices: tuple[RulingChoice, ...]
    # Those that hold now; of `many` several at once.
    chosen: tuple[str, ...]
    many: bool | None = None
    # It is only asked where another rule has been chosen so: its key and the choice.
    under: tuple[str, str] | None = None
