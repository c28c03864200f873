"""What a connection may do: each message asks for one right, and whoever lacks it is told so in a sentence."""

from __future__ import annotations

from enum import Flag, auto
from typing import TYPE_CHECKING, cast

from realms_nb.board.wire import messages

if TYPE_CHECKING:
    from collections.abc import Mapping

    from realms_nb.board.wire.sent import Right


class Rights(Flag):
    """What a connection may do at a table, one or several: `Rights.LOOK | Rights.PLAY`."""

    # Look at the game and back through it, in a language of one's own.
    LOOK = auto()
    # Make the moves of one's seats.
    PLAY = auto()
    # Decide for everybody: take back, deal anew, open a file, set the pace, keep a file with all that is to come.
    TABLE = auto()
    # Ask for hints, chances and reviews.
    HELP = auto()


ALL = Rights.LOOK | Rights.PLAY | Rights.TABLE | Rights.HELP

# The right that a message of each type asks for.
RIGHTS: Mapping[type[messages.Message], Rights] = {
    messages.Ping: Rights.LOOK,
    messages.Resync: Rights.LOOK,
    messages.BoardOpened: Rights.LOOK,
    messages.Hidden: Rights.LOOK,
    messages.Hold: Rights.LOOK,
    messages.Seek: Rights.LOOK,
    messages.ChooseLine: Rights.LOOK,
    messages.SetLanguage: Rights.LOOK,
    messages.AskSave: Rights.LOOK,
    messages.AskPage: Rights.LOOK,
    messages.Play: Rights.PLAY,
    messages.Ask: Rights.PLAY,
    messages.NextMove: Rights.TABLE,
    messages.Stop: Rights.TABLE,
    messages.GoOn: Rights.TABLE,
    messages.SetPace: Rights.TABLE,
    messages.Halt: Rights.TABLE,
    messages.Undo: Rights.TABLE,
    messages.PlayOn: Rights.TABLE,
    messages.TryFor: Rights.TABLE,
    messages.BringBack: Rights.TABLE,
    messages.New: Rights.TABLE,
    messages.Load: Rights.TABLE,
    messages.TakeUp: Rights.TABLE,
    messages.TakeLesson: Rights.TABLE,
    messages.AskHint: Rights.HELP,
    messages.AskChances: Rights.HELP,
    messages.AskReview: Rights.HELP,
    messages.StopReview: Rights.HELP,
    messages.SetLive: Rights.HELP,
}


def right_for(message: messages.Message) -> Rights:
    """The right that a message asks for; a file with all that is to come is the table's."""
    if isinstance(message, messages.AskSave) and message.future is not False:
        return Rights.TABLE
    return RIGHTS[type(message)]


def names_of(rights: Rights) -> tuple[Right, ...] | None:
    """Rights as a board is told them; nothing where they are all there are."""
    return None if rights == ALL else tuple([cast("Right", str(right.name).lower()) for right in rights])
