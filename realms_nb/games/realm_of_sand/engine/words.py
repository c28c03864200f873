"""The table drawn with letters: open cards, tiles and boards as shapes, because names say nothing of a pattern.

What a position says in words; the sentences themselves are in `realms_nb/texts`.

What people read instead of ids: buildings have names, tiles are told by colours and shape, spirits by their colour.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import zip_longest

from realms_nb.core.event import CARD, TERM
from realms_nb.core.game import TextBoard
from realms_nb.core.lines import wrapped
from realms_nb.core.narrator import LANGUAGES, Narrator
from realms_nb.games.realm_of_sand.engine.cards import LEVELS, Card
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, NOTHING
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.state import (
    ChooseStartDisc,
    ChooseStartTile,
    DrawTile,
    KeepOneCard,
    Realm,
    SetTileAside,
    SummonSpirits,
    SwapAnother,
    TakeTurn,
)
from realms_nb.games.realm_of_sand.engine.tiles import Tile
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


# What the details of refusals and reasons stand for.
DETAILS = {"tile": CARD, "disc": CARD, "board": TERM}

# The sentence that says what is asked.
_QUESTIONS = {
    ChooseStartTile: "board-start-tile",
    ChooseStartDisc: "board-start-disc",
    TakeTurn: "board-turn",
    SummonSpirits: "board-summoning",
    SetTileAside: "board-set-aside",
    DrawTile: "board-draw",
    KeepOneCard: "board-keep",
    SwapAnother: "board-swap",
}


def text_board(view: View, narrator: Narrator) -> TextBoard:
    """The table in words. Cards kept face down are named only to the player who is spoken to."""
    solo = len(view.realms) == 1
    heading = narrator.say("board-heading", round=view.round, rounds=view.rules.solo_turns if solo else 0)
    sentences = [f"{heading}. {_now(view, narrator)}"]
    # From the highest level to the lowest, as they lie on the table.
    for level in (2, 1, 0):
        cards = _named([card for card in view.display[level] if card is not None], narrator)
        sentences.append(narrator.say("board-row", level=LEVELS[level], cards=cards, pile=view.cards_left[level]))
    sentences.append(narrator.say("board-circle", tiles=_named(view.circle, narrator)))
    supply = zip(COLOURS, view.squares, strict=False)
    squares = ", ".join(narrator.say("board-stock", count=n, colour=_word(narrator, c)) for c, n in supply)
    sentences.append(narrator.say("board-supply", squares=squares, discs=_discs(view.discs, narrator)))
    rows: list[tuple[str, ...]] = []
    for seat, realm in enumerate(view.realms):
        facts = {
            "points": view.scores[seat].total,
            "hourglasses": view.hourglasses[seat],
            "level": realm.level,
            "buildings": _named(realm.buildings, narrator),
            "tiles": _named(realm.tiles, narrator),
            "discs": _discs(realm.zone, narrator),
        }
        sentences.append(narrator.say("board-seat", seat=seat, **facts))
        sentences.append(narrator.say("board-pieces", seat=seat, pieces=_pieces(view.rules, realm, narrator)))
        if realm.power is not None:
            key = f"board-crystal-{realm.crystal}"
            sentences.append(narrator.say(key, seat=seat, board=narrator.say(f"term-{realm.power}")))
        if realm.hidden:
            key = "board-hidden-yours" if seat == view.seat == narrator.you else "board-hidden"
            sentences.append(
                narrator.say(key, seat=seat, count=len(realm.hidden), cards=_named(realm.hidden, narrator))
            )
        rows.append((narrator.name(seat), *(str(value) for value in facts.values())))
    columns = ("seat", "points", "hourglasses", "level", "buildings", "tiles", "discs")
    heads = tuple(narrator.say(f"column-{column}") for column in columns)
    return TextBoard(tuple(sentences), heads, tuple(rows), draw(view, narrator))


def _now(view: View, narrator: Narrator) -> str:
    result = view.outcome
    if result is None:
        assert view.decision is not None
        return narrator.say(_QUESTIONS[type(view.decision)], seat=view.decision.seat)
    if result.rank is not None:
        ending = narrator.say("board-rank", total=view.scores[0].total, rank=narrator.say(f"term-{result.rank}"))
    else:
        ending = narrator.say("board-result", seats=result.winners)
    return f"{narrator.say('board-over')} {ending}"


def _discs(counts: tuple[int, ...], narrator: Narrator) -> str:
    words = [
        narrator.say("board-stock", count=count, colour=narrator.label(colour))
        for colour, count in zip(COLOURS, counts, strict=True)
        if count
    ]
    return ", ".join(words) or narrator.say("none")


def _pieces(rules: Rules, realm: Realm, narrator: Narrator) -> str:
    """What lies on the board, field by field."""
    table = rules.table
    words: list[str] = []
    for field in table.fields(table.where(realm.squares | realm.discs)):
        square, disc = table.colour_at(realm.squares, field), table.colour_at(realm.discs, field)
        if square:
            words.append(narrator.say("board-square", field=field, colour=_word(narrator, square)))
        else:
            words.append(narrator.say("board-disc", field=field, colour=narrator.label(disc or "")))
    return ", ".join(words) or narrator.say("board-empty")


def _named(keys: Sequence[str], narrator: Narrator) -> str:
    return narrator.join([narrator.label(key) for key in keys])


def _word(narrator: Narrator, colour: str) -> str:
    return narrator.say(f"term-{colour}")


def labels(rules: Rules, language: str) -> dict[str, str]:
    """The words for every key of a story: cards and tiles by id, discs by the letter of their colour."""
    words, cards = _piece_labels(rules.tile_set, language), {card.id: card.label(language) for card in rules.deck}
    return words | cards


def keys(rules: Rules) -> dict[str, str]:
    """Every name that a move may be written with, in every language and in small letters, and the id it stands for."""
    found: dict[str, str] = {}
    for language in LANGUAGES:
        for key, label in labels(rules, language).items():
            found.setdefault(label.casefold(), key)
    return found


@lru_cache(maxsize=16)
def _piece_labels(tiles: tuple[Tile, ...], language: str) -> dict[str, str]:
    narrator = Narrator("realm_of_sand", (), language=language)
    words = {tile.id: _told(tile, narrator) for tile in tiles}
    # Tiles of a set of one's own may look alike: then the id tells them apart.
    shared = Counter(words.values())
    told = {
        key: narrator.say("tile-twin", tile=word, id=key) if shared[word] > 1 else word for key, word in words.items()
    }
    return {colour: narrator.term(colour) for colour in COLOURS} | told


def _told(tile: Tile, narrator: Narrator) -> str:
    """Its colours in reading order, and whether it is a bar or a corner."""
    rows = tile.pattern.split("/")
    if len(rows) == 1 or len(rows[0]) == 1:
        shape = "bar"
    else:
        shape = "corner" if len(rows) == len(rows[0]) == 2 and tile.pattern.count(NOTHING) == 1 else "other"
    return narrator.say(f"tile-{shape}", colours="-".join(narrator.term(colour) for colour in tile.colours))
