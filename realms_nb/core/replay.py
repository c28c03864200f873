"""A match as a save and back: every move of every line is replayed from the seed and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from realms_nb.core.deals import come_to_light
from realms_nb.core.errors import BadSave, NotOffered, RealmsError, shown
from realms_nb.core.history import Step, line_name
from realms_nb.core.saves import FORMAT, FORMAT_VERSION, LINES_VERSION, ONE_LINE_VERSION, Branch, Save

if TYPE_CHECKING:
    from realms_nb.core.match import Match


def save_of(match: Match) -> Save:
    """What a file of this match holds, with its seed or deal: all that is still to come."""
    first, *others = match.lines
    one_seed = LINES_VERSION if others else ONE_LINE_VERSION
    return Save(
        format=FORMAT,
        # What an older version can read is written as one.
        format_version=one_seed if match.deal is None else FORMAT_VERSION,
        game=match.game.name,
        seats=match.names,
        seed=match.seed,
        deal=None if match.deal is None else dict(match.deal),
        moves=_texts(first.steps),
        at=match.at,
        scores=tuple(sheet.total for sheet in match.scores),
        rules=match.game.pack_rules(match.rules),
        line=match.line,
        branches=tuple(
            Branch(of=line.of or 0, leaves=line.leaves, moves=_texts(line.steps[line.leaves :])) for line in others
        ),
    )


def save_without_future(match: Match) -> Save:
    """The moves up to now and what they have brought to light: no seed, no other line, nothing that is to come."""
    game, deals = match.game, match.game.deals
    if deals is None:
        raise NotOffered(game.title, "deal")
    deal = match.deal
    if deal is None:
        assert match.seed is not None
        deal = deals.shuffle(len(match.names), match.seed, match.rules)
    return Save(
        format=FORMAT,
        format_version=FORMAT_VERSION,
        game=game.name,
        seats=match.names,
        deal=come_to_light(deals, deal, [match.start, *(step.state for step in match.history)]),
        moves=_texts(match.history),
        at=match.at,
        scores=tuple(sheet.total for sheet in match.scores),
        rules=game.pack_rules(match.rules),
    )


def replay(match: Match, save: Save) -> None:
    """Play all lines of a save in a fresh match, and go to the place where it stood."""
    _play(match, save.moves)
    for number, branch in enumerate(save.branches, start=1):
        if branch.of >= number or branch.leaves >= len(match.lines[branch.of].steps) or not branch.moves:
            raise BadSave(code="save_line_from_nowhere", line=line_name(number))
        match.choose_line(branch.of)
        match.seek(branch.leaves)
        _play(match, branch.moves)
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


def _play(match: Match, moves: Sequence[str]) -> None:
    for number, move in enumerate(moves, start=1):
        try:
            match.play(move)
        except RealmsError as error:
            raise BadSave(
                code="save_not_replayed", number=number, count=len(moves), move=shown(move), error=error
            ) from error


def _texts(steps: Sequence[Step]) -> tuple[str, ...]:
    return tuple(str(step.move) for step in steps)
