"""The moves of Realm of Sand as a list, and its views as rows of numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.moves import Move
from realms_nb.games.realm_of_sand.rules import LEVELS, Rules
from realms_nb.games.realm_of_sand.state import Realm
from realms_nb.games.realm_of_sand.views import View

CRYSTALS = ("colourless", "fresh", "active")
ASKED = ("ChooseStartDisc", "TakeTurn", "SummonSpirits", "SetTileAside", "DrawTile", "KeepOneCard", "SwapAnother")


def every_move(rules: Rules) -> Iterator[Move]:
    """Every move that can be written down, but for tiles that are laid with squares missing."""
    for tile in rules.tiles:
        yield from (lay.move for lays in rules.placements.lays(tile).by_fields.values() for lay in lays)
    for card in rules.cards:
        yield from (site.move for site in rules.placements.sites(card))
    yield from (GAME.parse(text, rules) for text in _texts(rules))


def spare(rules: Rules) -> int:
    """How many moves may be legal at once that are on no list: tiles laid with squares missing.

    Of the at most three squares of a colour that a tile has, some stay away: there are at most three ways to choose.
    """
    ways = (sum(map(len, rules.placements.lays(tile).by_fields.values())) for tile in rules.tiles)
    return 3 * sum(sorted(ways)[-rules.active_tiles :])


def _texts(rules: Rules) -> Iterator[str]:
    fields = rules.table.names
    yield from (f"take {tile}" for tile in rules.tiles)
    yield from (f"aside {tile}" for tile in rules.tiles)
    yield from (f"summon {colour} {field}" for colour in COLOURS for field in fields)
    yield from (f"move {start} {field}" for start in fields for field in fields)
    yield from ("finish", "end")
    if rules.side == "advanced":
        yield "crystal"
        yield from (f"start {colour}" for colour in COLOURS)
        yield from (f"look {level}" for level in LEVELS)
        yield from (f"keep {card}" for card in rules.cards)
        yield from (f"exchange {give} {colour}" for give in (*COLOURS, *fields) for colour in COLOURS)
        yield from (f"shift {start} {field}" for start in fields for field in fields)
        yield from (f"swap {give} {tile}" for give in rules.tiles for tile in rules.tiles)


class Layout:
    """Where each fact of a view stands in its row. Seats are counted from the viewer: 0 is oneself, 1 the next one.

    Fields, tiles and cards have a number each, 1 for "here". Counts are in tens, points in fifties. A tile of the
    circle is the nearer to 1 the sooner it comes, 0 if it lies elsewhere.
    """

    def __init__(self, rules: Rules, seats: int) -> None:
        self._seats, self._rules = seats, rules
        self._cards = {card: number for number, card in enumerate(rules.cards)}
        self._tiles = {tile: number for number, tile in enumerate(rules.tiles)}
        self._powers = tuple(rules.boards) if rules.side == "advanced" else ()
        fields = rules.table.names
        columns: list[str] = []
        for seat in range(seats):
            columns += [f"seat {seat}: {colour} square on {field}" for colour in RUNES for field in fields]
            columns += [f"seat {seat}: {colour} disc on {field}" for colour in COLOURS for field in fields]
            columns += [f"seat {seat}: tile {tile}" for tile in self._tiles]
            columns += [f"seat {seat}: {colour} discs at hand" for colour in COLOURS]
            columns += [f"seat {seat}: {what}" for what in ("level", "points", "hourglasses", "on turn")]
            columns += [f"seat {seat}: cards face down of level {level}" for level in LEVELS]
            columns += [f"seat {seat}: crystal {crystal}" for crystal in CRYSTALS]
            columns += [f"seat {seat}: {power} board" for power in self._powers]
        columns += [f"own card face down: {card}" for card in self._cards]
        columns += [f"open card: {card}" for card in self._cards]
        columns += [f"card looked at: {card}" for card in self._cards]
        columns += [f"unseen card: {card}" for card in self._cards]
        columns += [f"circle: {tile}" for tile in self._tiles]
        columns += [f"{colour} squares in the supply" for colour in RUNES]
        columns += [f"{colour} discs in the supply" for colour in COLOURS]
        columns += [f"asked: {kind}" for kind in ASKED]
        columns += ["discs left to summon", "main action over", "rounds begun", "tiles put aside"]
        self.columns = tuple(columns)

    def numbers(self, view: View) -> NDArray[np.float32]:
        """The row of a view."""
        rules, seats, asked = view.rules, self._seats, view.decision
        pieces: list[NDArray[np.uint8] | list[float]] = []
        for near in range(seats):
            seat = (view.seat + near) % seats
            realm = view.realms[seat]
            size = rules.table.size
            pieces += [_bits(realm.squares, size * len(RUNES)), _bits(realm.discs, size * len(COLOURS))]
            pieces.append(_some(self._tiles, realm.tiles))
            pieces.append([count / 10 for count in realm.zone])
            on_turn = asked is not None and asked.seat == seat
            points = view.scores[seat].total / 50
            pieces.append([realm.level / 10, points, view.hourglasses[seat] / 10, float(on_turn)])
            pieces.append(self._face_down(realm))
            pieces.append([float(realm.crystal == crystal) for crystal in CRYSTALS])
            pieces.append([float(realm.power == power) for power in self._powers])
        pieces.append(_some(self._cards, view.realms[view.seat].hidden))
        pieces.append(_some(self._cards, (card for row in view.display for card in row)))
        # A card that another seat looks at shows its back, and no card is called like that.
        pieces.append(_some(self._cards, getattr(asked, "cards", ())))
        pieces.append(_some(self._cards, (card for row in view.unseen_cards for card in row)))
        circle = _some(self._tiles, ())
        for place, tile in enumerate(view.circle):
            circle[self._tiles[tile]] = 1 - place / len(self._tiles)
        pieces.append(circle)
        pieces.append([count / 10 for count in (*view.squares, *view.discs)])
        pieces.append([float(type(asked).__name__ == kind) for kind in ASKED])
        left, done = getattr(asked, "left", 0), getattr(asked, "done", False)
        pieces.append([left / 10, float(done), view.round / rules.most_rounds, len(view.aside) / 10])
        return np.concatenate(pieces, dtype=np.float32)

    def _face_down(self, realm: Realm) -> list[float]:
        """How many cards of each level a seat keeps: everybody sees their backs, and the owner the cards."""
        counts = [0.0] * len(LEVELS)
        for card in realm.hidden:
            known = self._rules.cards.get(card)
            counts[known.level - 1 if known else LEVELS.index(card.split()[-1])] += 0.1
        return counts


def _bits(pieces: int, size: int) -> NDArray[np.uint8]:
    """The lowest bits of a whole number, one by one."""
    packed = np.frombuffer(pieces.to_bytes((size + 7) // 8 + 16, "little"), np.uint8)
    return np.unpackbits(packed, bitorder="little")[:size]


def _some(places: dict[str, int], names: Iterable[str | None]) -> list[float]:
    row = [0.0] * len(places)
    for name in names:
        if name in places:
            row[places[name]] = 1.0
    return row
