"""The moves of Realm of Sand as a list, and its views as rows of numbers.

What chance can do in Realm of Sand: the order of the three decks.

Realm of Sand in numbers. On the advanced side the owner of the red board knows cards that the others do not.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from realms_nb.core.chance import Random, shuffled
from realms_nb.games.realm_of_sand import GAME
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.moves import Move
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.state import Realm, State
from realms_nb.games.realm_of_sand.engine.views import View

__all__ = ["SHORT", "Layout", "every_move", "hidden", "private", "redealt", "spare"]


CRYSTALS = ("colourless", "fresh", "active")
ASKED = ("ChooseStartDisc", "TakeTurn", "SummonSpirits", "SetTileAside", "DrawTile", "KeepOneCard", "SwapAnother")


def every_move(rules: Rules) -> Iterator[Move]:
    """Every move that can be written down, but for tiles that are laid with squares missing."""
    for tile in rules.tiles:
        yield from (lay.move for lays in rules.placements.lays(tile).by_fields.values() for lay in lays)
    for card in rules.cards:
        yield from (site.move for site in rules.placements.sites(card))
    yield from (GAME.parse(text, rules) for text in _texts(rules))


def has_powers(rules: Rules) -> bool:
    """Whether some seat plays an advanced board."""
    return "advanced" in (rules.side, *rules.sides)


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
    if has_powers(rules):
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
        self._powers = tuple(rules.boards) if has_powers(rules) else ()
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
        # The length of a seat's part, how much of it are fields, and the bits of squares and discs.
        size = len(fields)
        self._fields = size * (len(RUNES) + len(COLOURS))
        self._runes, self._spirits = (1 << size * len(RUNES)) - 1, (1 << size * len(COLOURS)) - 1
        self._block = columns.index("own card face down: " + next(iter(self._cards))) // seats

    def numbers(self, view: View) -> NDArray[np.float32]:
        """The row of a view."""
        rules, seats, asked = view.rules, self._seats, view.decision
        row = np.zeros(len(self.columns), np.float32)
        # The places of all that is simply there.
        here: list[int] = []
        fields, tiles = self._fields, self._tiles
        for near in range(seats):
            seat = (view.seat + near) % seats
            realm, at = view.realms[seat], near * self._block
            pieces = realm.squares & self._runes | (realm.discs & self._spirits) << self._runes.bit_length()
            packed = np.frombuffer(pieces.to_bytes((fields + 7) // 8, "little"), np.uint8)
            row[at : at + fields] = np.unpackbits(packed, count=fields, bitorder="little")
            at += fields
            here += [at + tiles[tile] for tile in realm.tiles if tile in tiles]
            at += len(tiles)
            on_turn = asked is not None and asked.seat == seat
            points = view.scores[seat].total / 50
            facts = [count / 10 for count in realm.zone]
            facts += (realm.level / 10, points, view.hourglasses[seat] / 10, float(on_turn))
            facts += self._face_down(realm)
            facts += [float(realm.crystal == crystal) for crystal in CRYSTALS]
            facts += [float(realm.power == power) for power in self._powers]
            row[at : at + len(facts)] = facts
        at, cards = seats * self._block, self._cards
        # A card that another seat looks at shows its back, and no card is called like that.
        looked = getattr(asked, "cards", ())
        for names in (view.realms[view.seat].hidden, chain(*view.display), looked, chain(*view.unseen_cards)):
            here += [at + cards[name] for name in names if name in cards]
            at += len(cards)
        row[here] = 1
        for place, tile in enumerate(view.circle):
            row[at + tiles[tile]] = 1 - place / len(tiles)
        at += len(tiles)
        rest = [count / 10 for count in (*view.squares, *view.discs)]
        rest += [float(type(asked).__name__ == kind) for kind in ASKED]
        left, done = getattr(asked, "left", 0), getattr(asked, "done", False)
        rest += (left / 10, float(done), view.round / rules.most_rounds, len(view.aside) / 10)
        row[at:] = rest
        return row

    def turned(self, row: NDArray[np.float32], seat: int) -> NDArray[np.float32]:
        """The row of another seat, made of that of the first one, where nobody has cards of their own."""
        end, cut = self._seats * self._block, seat * self._block
        return np.concatenate((row[cut:end], row[:cut], row[end:]))

    def _face_down(self, realm: Realm) -> list[float]:
        """How many cards of each level a seat keeps: everybody sees their backs, and the owner the cards."""
        counts = [0.0] * len(LEVELS)
        for card in realm.hidden:
            known = self._rules.cards.get(card)
            counts[known.level - 1 if known else LEVELS.index(card.split()[-1])] += 0.1
        return counts


def hidden(state: State) -> tuple[int, ...]:
    """How many cards of each level nobody has seen: what a seat keeps face down, it knows."""
    return tuple(len(deck) for deck in state.decks)


def redealt(state: State, rng: Random) -> State:
    """The same table with the decks in another order. It does not matter in which order they were."""
    return replace(state, decks=tuple(shuffled(sorted(deck), rng) for deck in state.decks))


SHORT = "sand"


def private(rules: Rules) -> bool:
    """Whether a seat may know what another does not: only the red power makes it so."""
    return has_powers(rules)
