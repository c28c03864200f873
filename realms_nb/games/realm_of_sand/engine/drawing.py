"""The table drawn with letters: open cards, tiles and boards as shapes, because names say nothing of a pattern."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from realms_nb.core.lines import wrapped
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand.engine.cards import LEVELS, Card
from realms_nb.games.realm_of_sand.engine.colours import NOTHING
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.state import Realm
from realms_nb.games.realm_of_sand.engine.views import View

GAP = "   "
CRYSTAL = "*"


def draw(view: View, narrator: Narrator) -> str:
    """Open cards from the highest level down, tiles of the circle and at hand, every board, what the letters mean."""
    rules, shelves = view.rules, list[list[list[str]]]()
    for level in (2, 1, 0):
        cards = [_card(rules.cards[card], narrator) for card in view.display[level] if card is not None]
        shelves.append([[narrator.say("board-level", level=LEVELS[level])], *cards])
    shelves.append([[narrator.say("board-queen")], *_tiles(rules, view.circle[: rules.tile_choice])])
    for seat, realm in enumerate(view.realms):
        tiles = _tiles(rules, realm.tiles)
        if realm.hidden and seat == view.seat == narrator.you:
            tiles += [_card(rules.cards[card], narrator) for card in realm.hidden]
        shelves.append([[narrator.name(seat)], *tiles])
    shelves.append([[narrator.name(seat), *_board(rules, realm)] for seat, realm in enumerate(view.realms)])
    return "\n\n".join([*map(_side_by_side, shelves), wrapped(narrator.say("board-letters"))])


def _tiles(rules: Rules, tiles: Sequence[str]) -> list[list[str]]:
    return [[tile, *_shape(rules.tiles[tile].pattern)] for tile in tiles]


def _card(card: Card, narrator: Narrator) -> list[str]:
    worth = narrator.say("board-worth", points=card.points, hourglasses=card.hourglasses)
    gives = [f"+{disc.lower()}" for disc in card.discs]
    if card.level_up:
        gives.append(narrator.say("board-level-up", levels=card.level_up))
    label = narrator.label(card.id)
    # The id is what a move is written with.
    return [label, " ".join([*([card.id] if label != card.id else []), worth, *gives]), *_shape(card.pattern)]


def _shape(pattern: str) -> list[str]:
    return [" ".join(row).replace(NOTHING, " ") for row in pattern.split("/")]


def _board(rules: Rules, realm: Realm) -> list[str]:
    """Squares are capital letters, discs small ones; an empty field shows its ground, or its crystal."""
    table = rules.table
    crystals = next((board.crystals for board in rules.board_set if board.power == realm.power), ())
    fields: list[str] = []
    for field, ground in zip(table.names, "".join(table.rows), strict=True):
        square, disc = table.colour_at(realm.squares, field), table.colour_at(realm.discs, field)
        fields.append(square or (disc or "").lower() or (CRYSTAL if field in crystals else ground))
    columns = " ".join(name[0] for name in table.names[: table.width])
    starts = range(0, table.size, table.width)
    rows = [f"{row} {' '.join(fields[at : at + table.width])}" for row, at in enumerate(starts, start=1)]
    return [f"  {columns}", *rows]


def _side_by_side(blocks: list[list[str]]) -> str:
    widths = [max(map(len, block)) for block in blocks]
    lines = zip_longest(*blocks, fillvalue="")
    return "\n".join(GAP.join(map(str.ljust, line, widths)).rstrip() for line in lines)
