"""The moves: what a seat can answer when the game asks, and how each is told."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import force_setattr

from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand.engine.boards import reading_order

# Stands in a laid tile for a square that the supply could not give.
MISSING = "-"


class TakeStartDisc(Struct, frozen=True, tag=True):
    """Choose the disc that the purple board gives before the game."""

    colour: str

    def __str__(self) -> str:
        return f"start {self.colour}"


class LayTile(Struct, frozen=True, tag=True):
    """Main action: lay a tile of your active zone, turned and flipped as you like, and put squares in its place.

    `colours` has one letter per field, "-" where the supply has no square left.
    """

    tile: str
    fields: tuple[str, ...]
    colours: str

    def __post_init__(self) -> None:
        # The order of the fields means nothing, so two moves that do the same are equal.
        order = sorted(range(len(self.fields)), key=lambda place: reading_order(self.fields[place]))
        if order != list(range(len(order))) and len(self.colours) == len(order):
            force_setattr(self, "fields", tuple(self.fields[place] for place in order))
            force_setattr(self, "colours", "".join(self.colours[place] for place in order))

    def __str__(self) -> str:
        runes = (f"{field}={colour}" for field, colour in zip(self.fields, self.colours, strict=True))
        return f"lay {self.tile} {' '.join(runes)}"


class TakeTile(Struct, frozen=True, tag=True):
    """Take one of the first tiles after the queen into your active zone."""

    tile: str

    def __str__(self) -> str:
        return f"take {self.tile}"


class SummonDisc(Struct, frozen=True, tag=True):
    """Main action: put a disc of your active zone on a field; up to three discs are summoned or moved in all."""

    colour: str
    field: str

    def __str__(self) -> str:
        return f"summon {self.colour} {self.field}"


class MoveDisc(Struct, frozen=True, tag=True):
    """Main action: move a disc on your board to another field; it counts like summoning one."""

    start: str
    field: str

    def __str__(self) -> str:
        return f"move {self.start} {self.field}"


class Finish(Struct, frozen=True, tag=True):
    """Summon or move no more discs; exchange no second tile."""

    def __str__(self) -> str:
        return "finish"


class SetAside(Struct, frozen=True, tag=True):
    """Solo: after summoning, put a tile of your active zone aside as the marker of the turn."""

    tile: str

    def __str__(self) -> str:
        return f"aside {self.tile}"


class CompleteBuilding(Struct, frozen=True, tag=True):
    """Complete an open building whose pattern stands on these fields of your board."""

    card: str
    fields: tuple[str, ...]

    def __post_init__(self) -> None:
        ordered = tuple(sorted(self.fields, key=reading_order))
        if ordered != self.fields:
            force_setattr(self, "fields", ordered)

    def __str__(self) -> str:
        return f"build {self.card} {' '.join(self.fields)}"


class SpendCrystal(Struct, frozen=True, tag=True):
    """Use a power that needs no further choice: purple lifts the limit of discs, orange raises the level."""

    def __str__(self) -> str:
        return "crystal"


class LookAtDeck(Struct, frozen=True, tag=True):
    """Red power: look at the top cards of a deck, given as I, II or III."""

    level: str

    def __str__(self) -> str:
        return f"look {self.level}"


class KeepCard(Struct, frozen=True, tag=True):
    """Red power: keep one of the cards you look at, face down, as a building of your own."""

    card: str

    def __str__(self) -> str:
        return f"keep {self.card}"


class ExchangeDisc(Struct, frozen=True, tag=True):
    """Yellow power: give a disc back, from the active zone (its colour) or the board (its field), for another."""

    give: str
    take: str

    def __str__(self) -> str:
        return f"exchange {self.give} {self.take}"


class ShiftSquare(Struct, frozen=True, tag=True):
    """Green power: move a rune square to an empty field."""

    start: str
    field: str

    def __str__(self) -> str:
        return f"shift {self.start} {self.field}"


class SwapTile(Struct, frozen=True, tag=True):
    """Blue power: exchange a tile of your active zone for any tile of the circle; a second one may follow."""

    give: str
    take: str

    def __str__(self) -> str:
        return f"swap {self.give} {self.take}"


class EndTurn(Struct, frozen=True, tag=True):
    """End the turn although a building could be completed or a power be used."""

    def __str__(self) -> str:
        return "end"


Move = (
    TakeStartDisc
    | LayTile
    | TakeTile
    | SummonDisc
    | MoveDisc
    | Finish
    | SetAside
    | CompleteBuilding
    | SpendCrystal
    | LookAtDeck
    | KeepCard
    | ExchangeDisc
    | ShiftSquare
    | SwapTile
    | EndTurn
)


def describe_move(move: Move, narrator: Narrator) -> str:
    """A move in words."""
    verb = str(move).split(" ", 1)[0]
    match move:
        case LayTile(tile, fields):
            return narrator.say("move-lay", tile=narrator.label(tile), fields=narrator.join(fields))
        case TakeTile(tile) | SetAside(tile):
            return narrator.say(f"move-{verb}", tile=narrator.label(tile))
        case CompleteBuilding(card) | KeepCard(card):
            return narrator.say(f"move-{verb}", card=card)
        case SummonDisc(colour, field):
            return narrator.say("move-summon", disc=narrator.label(colour), field=field)
        case MoveDisc(start, field) | ShiftSquare(start, field):
            return narrator.say(f"move-{verb}", start=start, field=field)
        case TakeStartDisc(colour):
            return narrator.say("move-start", disc=narrator.label(colour))
        case ExchangeDisc(give, take):
            disc = narrator.label(give) if len(give) == 1 else give
            return narrator.say("move-exchange", give=disc, take=narrator.label(take))
        case SwapTile(give, take):
            return narrator.say("move-swap", give=narrator.label(give), take=narrator.label(take))
        case LookAtDeck(level):
            return narrator.say("move-look", level=level)
        case _:
            return narrator.say(f"move-{verb}")
