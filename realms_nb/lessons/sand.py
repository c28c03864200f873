"""Exercises of `08-realm-of-sand`: ways to lay a tile, a building in the first turn, a solo game of your own."""

from __future__ import annotations

from typing import Any

from realms_nb.core.errors import RealmsError
from realms_nb.core.match import Match
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.events import BuildingCompleted
from realms_nb.games.realm_of_sand.moves import LayTile
from realms_nb.lessons.exercise import NotYet, a_match, exercise, expect

# The tables that the notebook shows.
FIRST_TABLE, SECOND_TABLE = 5, 15


@exercise(
    "sand-1",
    wanted="a whole number",
    hints=(
        "The light area has 4 by 4 fields. First count the places for one way of holding the tile.",
        "A corner of three squares fits into a box of 2 by 2 fields, and there are 3 by 3 such boxes.",
        "T24 looks the same after flipping, because both its arms are black. So there are 4 ways to hold it, not 8.",
    ),
    answer="4 ways to hold it times 9 places: 36. The engine counts the same: "
    '`len([move for move in table.legal_moves if str(move).startswith("lay T24")])`.',
)
def ways_to_lay(answer: Any) -> str:
    """As many as the legal moves that lay the tile on the empty board."""
    count = expect(answer, int, "a whole number")
    moves = Match(GAME, ["You"], seed=FIRST_TABLE).legal_moves
    right = sum(isinstance(move, LayTile) and move.tile == "T24" for move in moves)
    if count != right:
        raise NotYet(f"{count} is too {'few' if count < right else 'many'}.")
    return f"there are {right} ways to lay T24 on the empty board."


@exercise(
    "sand-2",
    wanted='a list of moves as text, such as `["lay T13 B2=R C2=R D2=K", "take T10"]`,',
    hints=(
        "Compare the shapes of your three tiles with the patterns of level I.",
        "A pattern may be turned. A tile may be turned and flipped.",
        "Lay the tile, take a new one, then build: three moves. "
        '`[str(move) for move in second.legal_moves if "build" in str(move)]` lists what can be built then.',
    ),
    answer='`["lay T03 B2=G C2=G B3=R", "take T10", "build I-07 B2 C2 B3"]` is one of many.',
)
def first_turn(answer: Any) -> str:
    """The moves, played from the second table, complete a building before the first turn is over."""
    moves = expect(answer, (list, tuple), "a list of moves")
    match = Match(GAME, ["You"], seed=SECOND_TABLE)
    for number, move in enumerate(moves, start=1):
        if match.state.round > 1:
            raise NotYet(f"the first turn is over before move {number}, {move!r}.")
        try:
            match.play(move)
        except RealmsError as error:
            raise NotYet(f"move {number}, {move!r}, is not possible. {error}") from error
    built = [event.card for event in match.events if isinstance(event, BuildingCompleted)]
    if not built:
        raise NotYet("no building was completed. After laying a tile and taking one, you may still build.")
    return f"{' and '.join(built)} in the very first turn."


@exercise(
    "sand-3",
    wanted="your solo match, `solo`,",
    hints=(
        "Look for buildings that lack one or two pieces: `rn.building_odds` lists them.",
        "Squares that lie around do not matter. So collect for two buildings at once.",
        'Ask a player: `rn.watch(solo, "greedy", moves=3)` plays three moves for you and says why.',
    ),
    answer='`rn.watch(solo, "greedy")` plays on to the end. How well it plays stands in the chart above.',
)
def solo_attempt(answer: Any) -> str:
    """A solo game by the standard rules, played to its end; every rank is welcome."""
    match = a_match(answer, GAME)
    if len(match.names) != 1 or match.rules != GAME.STANDARD:
        raise NotYet('this is not a solo game by the standard rules: `rn.Match(rn.realm_of_sand, ["You"], seed=...)`.')
    if match.outcome is None:
        raise NotYet(f"it is turn {match.state.round} of {match.rules.solo_turns}. Play on.")
    total, rank = match.scores[0].total, match.narrator().say(f"term-{match.outcome.rank}")
    return f"{total} points: {rank}."
