"""Saved matches: small readable JSON, written whole or not at all.

A match as a save and back: every move of every line is replayed from the seed and checked.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, Annotated, Any, cast

import msgspec
from msgspec import Meta, Struct

from realms_nb.core.errors import BadSave, BadSetup, NotOffered, RealmsError, shown
from realms_nb.core.files import checked_path, fault, read_file, write_whole
from realms_nb.core.game import game_named
from realms_nb.core.history import Step, line_name
from realms_nb.core.strategy import Choice, Reason
from realms_nb.core.viewers import names_any

if TYPE_CHECKING:
    from realms_nb.core.match import Match


FORMAT = "realms_nb match"
FORMAT_VERSION = 4
# A match that begins with a deal in the place of a seed; what players said of their moves is of the newest format.
DEAL_VERSION = 3
# A match with several lines.
LINES_VERSION = 2
# The format before a game could have several lines: the same but for those.
ONE_LINE_VERSION = 1
LARGEST_FILE = 5_000_000


# Number of the move, 1 for the first of these moves -> what its player said of it, the weightiest first.
Why = dict[str, tuple[Reason, ...]]


class Branch(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line that left another one after so many of its moves, and how it went on."""

    of: Annotated[int, Meta(ge=0)]
    leaves: Annotated[int, Meta(ge=0)]
    moves: tuple[str, ...]
    because: Why = {}


class Save(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a file holds. The moves are replayed from the seed, or from a deal in its place.

    The scores prove that the replay arrived.
    """

    format: str
    format_version: int
    game: str
    seats: tuple[str, ...]
    seed: int | None = None
    # Pile -> what lies in it, the next thing first; what is not in here is drawn anew when the file is opened.
    deal: dict[str, tuple[str | int, ...]] | None = None
    moves: tuple[str, ...]
    # The match stands after so many moves of its line; the rest has been undone and can be redone.
    at: Annotated[int, Meta(ge=0)]
    scores: tuple[int, ...]
    rules: dict[str, Any]
    # The line that is looked at, and those that left the first one or each other; files without them have one line.
    line: Annotated[int, Meta(ge=0)] = 0
    branches: tuple[Branch, ...] = ()
    because: Why = {}


class _Label(Struct):
    """The first thing to look at: is it ours, and can we read it?"""

    format: str = ""
    format_version: int = 0


def encode(save: Save) -> bytes:
    """A save as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(save), indent=1) + b"\n"


def write(save: Save, path: str | PathLike[str]) -> None:
    """Write a file whole or not at all."""
    try:
        write_whole(encode(save), checked_path(path))
    except OSError as error:
        raise BadSave(code="save_not_written", name=_given(path), fault=fault(error)) from error


def read(path: str | PathLike[str]) -> Save:
    """The contents of a file, checked for shape; whether the moves are legal is the match's business."""
    try:
        source = checked_path(path)
        data = read_file(source, LARGEST_FILE)
    except OSError as error:
        raise BadSave(code="save_not_read", name=_given(path), fault=fault(error)) from error
    if len(data) > LARGEST_FILE:
        raise BadSave(code="save_too_large", name=shown(source.name))
    return decode(data, source.name)


def _given(path: object) -> str:
    return shown(str(cast("PathLike[str]", path)) if isinstance(path, PathLike) else path)


def decode(data: bytes | str, name: str) -> Save:
    """A save from its JSON; `name` is what error sentences call it."""
    try:
        label = msgspec.json.decode(data, type=_Label)
        if label.format != FORMAT:
            raise BadSave(code="save_not_ours", name=shown(name))
        if label.format_version > FORMAT_VERSION:
            raise BadSave(code="save_too_new", name=shown(name), version=label.format_version, newest=FORMAT_VERSION)
        return msgspec.json.decode(data, type=Save)
    except BadSave:
        raise
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadSave(code="save_damaged", name=shown(name), fault=str(error)) from error


def save_of(match: Match) -> Save:
    """What a file of this match holds, with its seed or deal: all that is still to come."""
    first, *others = match.lines
    branches = tuple(
        Branch(
            of=line.of or 0,
            leaves=line.leaves,
            moves=_texts(line.steps[line.leaves :]),
            because=_why(line.steps[line.leaves :]),
        )
        for line in others
    )
    return Save(
        format=FORMAT,
        format_version=_version(match.deal is not None, (_why(first.steps), *(each.because for each in branches))),
        game=match.game.name,
        seats=match.names,
        seed=match.seed,
        deal=None if match.deal is None else dict(match.deal),
        moves=_texts(first.steps),
        at=match.at,
        scores=tuple(sheet.total for sheet in match.scores),
        rules=match.game.pack_rules(match.rules),
        line=match.line,
        branches=branches,
        because=_why(first.steps),
    )


def _version(dealt: bool, whys: Sequence[Why]) -> int:
    """What an older version can read is written as one."""
    if any(whys):
        return FORMAT_VERSION
    if dealt:
        return DEAL_VERSION
    return LINES_VERSION if len(whys) > 1 else ONE_LINE_VERSION


def save_without_future(match: Match) -> Save:
    """The moves up to now and what they have brought to light: no seed, no other line, nothing that is to come."""
    game, deals = match.game, match.game.deals
    if deals is None:
        raise NotOffered(game.title, "deal")
    # What somebody said may name what nobody else knows.
    hidden = game.secrets(match.state, None)
    why = {number: said for number, said in _why(match.history).items() if not names_any(said, hidden)}
    return Save(
        format=FORMAT,
        format_version=_version(True, (why,)),
        game=game.name,
        seats=match.names,
        deal=dict(deals.revealed(len(match.names), match.seed, match.deal, match.rules, match.start, match.history)),
        moves=_texts(match.history),
        at=match.at,
        scores=tuple(sheet.total for sheet in match.scores),
        rules=game.pack_rules(match.rules),
        because=why,
    )


def begun(save: Save, kind: type[Match]) -> Match:
    """A match as it was before the first move of a save."""
    try:
        game = game_named(save.game)
        if save.seed is None and save.deal is None:
            raise BadSetup(code="no_seed_and_no_deal")
        return kind(game, save.seats, seed=save.seed, deal=save.deal, rules=game.unpack_rules(save.rules))
    except RealmsError as error:
        raise BadSave(code="save_not_opened", error=error) from error


def replay(match: Match, save: Save) -> Match:
    """Play all lines of a save in a fresh match, and go to the place where it stood."""
    try:
        return _replayed(match, save)
    except BadSave as error:
        if match.game.outdated(match.rules):
            raise BadSave(code="own_changed", title=match.game.title, error=error) from error
        raise


def _replayed(match: Match, save: Save) -> Match:
    _play(match, save.moves, save.because)
    for number, branch in enumerate(save.branches, start=1):
        if branch.of >= number or branch.leaves >= len(match.lines[branch.of].steps) or not branch.moves:
            raise BadSave(code="save_line_from_nowhere", line=line_name(number))
        match.choose_line(branch.of)
        match.seek(branch.leaves)
        _play(match, branch.moves, branch.because)
        if len(match.lines) != number + 1:
            raise BadSave(code="save_line_twice", line=line_name(number))
    if save.line >= len(match.lines):
        raise BadSave(code="save_beyond_lines", line=line_name(save.line), count=len(match.lines))
    if save.at > len(match.lines[save.line].steps):
        moves = len(match.lines[save.line].steps)
        raise BadSave(code="save_beyond_moves", at=save.at, count=moves)
    match.choose_line(save.line)
    match.seek(save.at)
    scores = tuple(sheet.total for sheet in match.scores)
    if scores != save.scores:
        raise BadSave(code="save_changed", scores=str(scores), expected=str(save.scores))
    return match


def _play(match: Match, moves: Sequence[str], because: Why) -> None:
    narrator = match.narrator()
    for number, move in enumerate(moves, start=1):
        try:
            said = because.get(str(number))
            for reason in said or ():
                # Whoever wrote the file may have invented it: what cannot be told is no reason.
                narrator.reason(reason)
            played = match.game.parse(move, match.rules)
            match.play(played, because=None if said is None else Choice(played, said))
        except (RealmsError, LookupError) as error:
            raise BadSave(
                code="save_not_replayed", number=number, count=len(moves), move=shown(move), error=error
            ) from error


def _texts(steps: Sequence[Step]) -> tuple[str, ...]:
    return tuple(str(step.move) for step in steps)


def _why(steps: Sequence[Step]) -> Why:
    return {str(number): step.because.reasons for number, step in enumerate(steps, 1) if step.because is not None}
