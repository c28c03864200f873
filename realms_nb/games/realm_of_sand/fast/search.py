"""Realm of Sand some turns ahead: a beam search over a seat's own main actions.

All main actions of a turn are tried, the best `width` boards are kept, a tile is drawn for each, and so on. The circle
is known; the others are taken to draw its first tiles. Cards that will be revealed are not known and not guessed.
"""

from __future__ import annotations

from typing import NamedTuple

from realms_nb.fast.compiling import Floats, Ints, blank, blank_floats, compiled, inlined, ints, make_ready
from realms_nb.fast.streams import STREAM_SIZE, fraction, open_stream
from realms_nb.games.realm_of_sand.fast.outlook import SCRATCH_SIZE, Prospect, is_open, take_stock
from realms_nb.games.realm_of_sand.fast.tables import LEVEL, NEXT, NO_TILE, ROOT, TILES, Tables
from realms_nb.games.realm_of_sand.fast.turns import find_summoning, lay, settle, summon


class Plan(NamedTuple):
    """A line of play: the choice it begins with, its value, and in which turn from now each goal is completed."""

    root: int
    value: float
    built: tuple[int, ...]


class Desk(NamedTuple):
    """Rows at the beginning of a turn, the best ones after it, one draft, and scratch paper."""

    rows: Ints
    gains: Floats
    kept: Ints
    kept_gains: Floats
    values: Floats
    draft: Ints
    stock: Ints
    scratch: Ints
    result: Floats
    stream: Ints


def search(
    tables: Tables,
    prospect: Prospect,
    starts: list[tuple[list[int], float]],
    *,
    turn: int,
    turns: int,
    width: int,
    limit: int,
    fresh: bool,
    whim: float = 0.0,
    seed: int = 0,
) -> list[Plan]:
    """The best lines over so many turns from some rows with what they have gained already, the best first.

    `turn` is the number of the first of these turns, 0 for the one now; `limit` counts the discs of its summoning.
    With `fresh` the root of a line is its first main action, otherwise that of the row it began with.
    """
    make_ready("realm_of_sand")
    size = len(starts[0][0])
    places = max(len(starts), width * tables.tile_choice)
    desk = Desk(
        rows=ints([number for row, _ in starts for number in row] + [0] * (size * (places - len(starts)))),
        gains=blank_floats(places),
        kept=blank(size * width),
        kept_gains=blank_floats(width),
        values=blank_floats(width),
        draft=blank(size),
        stock=blank(SCRATCH_SIZE),
        scratch=blank(SCRATCH_SIZE),
        result=blank_floats(2),
        stream=blank(STREAM_SIZE),
    )
    for place, (_, gain) in enumerate(starts):
        desk.gains[place] = gain
    open_stream(desk.stream, seed, 0)
    count = _explore(tables, prospect, desk, len(starts), size, turn, turns, width, limit, fresh, whim)
    plans: list[Plan] = []
    for place in range(count):
        row = desk.kept[place * size : (place + 1) * size]
        plans.append(Plan(int(row[ROOT]), float(desk.values[place]), tuple(map(int, row[tables.goals_at :]))))
    return sorted(plans, key=lambda plan: -plan.value)


def appraise(tables: Tables, prospect: Prospect, rows: list[list[int]]) -> list[float]:
    """What each row is worth now, once all that stands is completed."""
    make_ready("realm_of_sand")
    board, values = ints(number for row in rows for number in row), blank_floats(len(rows))
    _appraise(tables, prospect, board, len(rows[0]), blank(SCRATCH_SIZE), blank_floats(2), values)
    return [float(value) for value in values]


@compiled
def _appraise(
    tables: Tables, prospect: Prospect, rows: Ints, size: int, scratch: Ints, result: Floats, values: Floats
) -> None:
    for place in range(len(values)):
        settle(tables, prospect, rows, place * size, 0, scratch, result)
        values[place] = result[0] + result[1]


@compiled
def _explore(
    tables: Tables,
    prospect: Prospect,
    desk: Desk,
    count: int,
    size: int,
    turn: int,
    turns: int,
    width: int,
    limit: int,
    fresh: bool,
    whim: float,
) -> int:
    """Turn after turn, and how many rows are kept at last."""
    kept = 0
    for ahead in range(turns):
        kept = 0
        for place in range(count):
            kept = _expand(tables, prospect, desk, place, size, turn + ahead, width, kept, limit, fresh, whim)
        if ahead + 1 == turns or prospect.turns_left < turn + ahead + 1:
            break
        count = _draw(tables, prospect, desk, size, kept)
        limit, fresh, whim = tables.summoned_discs, False, 0.0
    return kept


@compiled
def _expand(
    tables: Tables,
    prospect: Prospect,
    desk: Desk,
    place: int,
    size: int,
    turn: int,
    width: int,
    kept: int,
    limit: int,
    fresh: bool,
    whim: float,
) -> int:
    """Every main action of a row: all ways to lay its tiles, and the summonings that complete a building."""
    at, rows, gain = place * size, desk.rows, desk.gains[place]
    take_stock(tables, rows, at, desk.stock)
    for slot in range(TILES, tables.reach_at):
        tile = rows[at + slot]
        if tile == NO_TILE:
            continue
        for way in range(tables.first_lay[tile], tables.first_lay[tile + 1]):
            if tables.lay_level[way] > rows[at + LEVEL]:
                break
            if not is_open(tables, rows, at, tables.covers[way], desk.stock):
                continue
            _copy(rows, at, desk.draft, 0, size)
            lay(tables, desk.draft, 0, way)
            desk.draft[slot] = NO_TILE
            kept = _offer(tables, prospect, desk, size, turn, width, kept, gain, way, fresh, whim)
    for goal in range(len(prospect.goals)):
        if rows[at + tables.goals_at + goal]:
            continue
        face, corner = find_summoning(tables, rows, at, prospect.goals[goal], limit, desk.stock)
        if face < 0:
            continue
        for slot in range(TILES, tables.reach_at):
            if not prospect.others and rows[at + slot] == NO_TILE:
                continue
            _copy(rows, at, desk.draft, 0, size)
            summon(tables, desk.draft, 0, face, corner)
            if not prospect.others:
                # Alone, a summoning costs a tile as well.
                desk.draft[slot] = NO_TILE
            kept = _offer(tables, prospect, desk, size, turn, width, kept, gain, -2 - goal, fresh, whim)
            if prospect.others:
                break
    return kept


@compiled
def _offer(
    tables: Tables,
    prospect: Prospect,
    desk: Desk,
    size: int,
    turn: int,
    width: int,
    kept: int,
    gain: float,
    root: int,
    fresh: bool,
    whim: float,
) -> int:
    """Complete what stands in the draft, and keep it if it is among the best."""
    if fresh:
        desk.draft[ROOT] = root
    settle(tables, prospect, desk.draft, 0, turn, desk.scratch, desk.result)
    gain += desk.result[0]
    value = gain + desk.result[1]
    if whim:
        value += whim * fraction(desk.stream)
    place = kept
    if kept == width:
        place = 0
        for other in range(1, width):
            if desk.values[other] < desk.values[place]:
                place = other
        if desk.values[place] >= value:
            return kept
    for other in range(kept):
        if desk.values[other] == value and _alike(desk.kept, other * size, desk.draft, size):
            return kept
    _copy(desk.draft, 0, desk.kept, place * size, size)
    desk.kept_gains[place] = gain
    desk.values[place] = value
    return max(kept, place + 1)


@compiled
def _draw(tables: Tables, prospect: Prospect, desk: Desk, size: int, kept: int) -> int:
    """For each row kept every tile it may draw; then the others draw, and the next turn can begin."""
    count = 0
    for place in range(kept):
        hole = -1
        for slot in range(TILES, tables.reach_at):
            if desk.kept[place * size + slot] == NO_TILE:
                hole = slot
        for choice in range(tables.tile_choice if hole >= 0 else 1):
            at = count * size
            _copy(desk.kept, place * size, desk.rows, at, size)
            if hole >= 0:
                desk.rows[at + hole] = desk.rows[at + tables.reach_at + choice]
                _close_up(tables, prospect, desk.rows, at, choice)
            for _ in range(prospect.others):
                _close_up(tables, prospect, desk.rows, at, 0)
            desk.gains[count] = desk.kept_gains[place]
            count += 1
    return count


@inlined
def _close_up(tables: Tables, prospect: Prospect, rows: Ints, at: int, taken: int) -> None:
    """A tile within reach was taken: those behind it move up, and the next of the circle follows."""
    for choice in range(taken, tables.tile_choice - 1):
        rows[at + tables.reach_at + choice] = rows[at + tables.reach_at + choice + 1]
    following = rows[at + NEXT]
    is_left = following < len(prospect.circle)
    rows[at + tables.goals_at - 1] = prospect.circle[following] if is_left else NO_TILE
    rows[at + NEXT] = following + 1


@inlined
def _copy(source: Ints, start: int, target: Ints, at: int, size: int) -> None:
    for place in range(size):
        target[at + place] = source[start + place]


@inlined
def _alike(kept: Ints, at: int, draft: Ints, size: int) -> bool:
    """Whether a row leads to the same as the draft, whatever it began with."""
    place = LEVEL
    while place < size and kept[at + place] == draft[place]:
        place += 1
    return place == size
