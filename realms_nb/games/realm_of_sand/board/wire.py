"""What the browser gets to see of Realm of Sand. All of it is made from a view: nothing hidden is in it.

Fields are written as on the board (`C3`); a row of fields is one text (`B2C2B3`). A board is one text of a letter per
field, row by row: a capital letter is a square, a small one a disc, a dot nothing.
"""

from __future__ import annotations

from typing import Literal

from realms_nb.board.wire import Wire

Crystal = Literal["colourless", "fresh", "active"]
Power = Literal["red", "purple", "yellow", "green", "orange", "blue"]
Question = Literal["start", "turn", "summon", "aside", "draw", "keep", "swap"]


class CardFacts(Wire, frozen=True):
    """A building: `name` has soft hyphens, `spoken` is all of it for whoever hears the board."""

    label: str
    name: str
    level: int
    # The pattern as printed, and every way in which it may be turned.
    pattern: str
    turns: tuple[str, ...]
    points: int
    hourglasses: int
    discs: str
    level_up: int
    # The silhouette: cards of the same pattern share it.
    kind: int
    spoken: str


class TileFacts(Wire, frozen=True):
    """A rune tile: four turns of its face and, if tiles may be flipped, four of its back; the first lies as printed."""

    label: str
    faces: tuple[str, ...]


class Rank(Wire, frozen=True):
    """A rank of a solo game, and the fewest points it takes."""

    key: str
    name: str
    least: int


class Pages(Wire, frozen=True):
    """Cards, tiles, the board and the numbers of the rules."""

    ground: tuple[str, ...]
    cards: dict[str, CardFacts]
    tiles: dict[str, TileFacts]
    # The letters of the colours: what a square and what a disc of it is called.
    runes: str
    colours: dict[str, str]
    powers: dict[str, str]
    # Power -> its crystal fields.
    crystals: dict[str, str]
    top_level: int
    # The dark field that each level opens, where each opens one of its own; otherwise any, one per level.
    openings: tuple[str, ...]
    tile_choice: int
    summoned: int
    hourglasses: int
    turns: int
    ranks: tuple[Rank, ...]


class Seat(Wire, frozen=True):
    """What lies before a seat."""

    board: str
    level: int
    tiles: tuple[str, ...]
    # Discs to summon, colour by colour.
    zone: tuple[int, ...]
    points: int
    hourglasses: int
    buildings: tuple[str, ...]
    # Cards kept face down: their ids for their owner, and for everybody how many of each level.
    hidden: tuple[str, ...]
    backs: tuple[int, ...]
    # The fields that its last turn filled, and what it did in it, in words.
    fresh: str
    did: str
    power: Power | None = None
    crystal: Crystal | None = None


class Decision(Wire, frozen=True):
    """What is asked, and whom."""

    kind: Question
    seat: int
    # A turn: whether the main action is over, and whether this turn's summoning has no limit.
    done: bool | None = None
    unlimited: bool | None = None
    # Summoning: discs placed so far, and how many may follow.
    placed: int | None = None
    left: int | None = None
    # Red power: the deck, and how many cards of it are looked at.
    level: int | None = None
    count: int | None = None
    # Blue power: the tiles that have changed places.
    given: tuple[str, ...] | None = None
    taken: tuple[str, ...] | None = None


class Picture(Wire, frozen=True):
    """The table."""

    round: int
    seats: tuple[Seat, ...]
    # The tiles clockwise from the queen.
    circle: tuple[str, ...]
    squares: tuple[int, ...]
    discs: tuple[int, ...]
    # Levels I, II and III; null where a card was completed this turn.
    display: tuple[tuple[str | None, ...], ...]
    decks: tuple[int, ...]
    # Solo: the tiles put aside, one for each turn over.
    aside: tuple[str, ...]
    # Whether the game ends with this round.
    last: bool
    winners: tuple[int, ...]
    # What decides among equals: the pieces on the board, or nothing.
    tie: str | None = None
    rank: str | None = None
    decision: Decision | None = None


class VisibleCard(Wire, frozen=True):
    """A frame of a scene: a building that now stands, with what it brought, a crystal that woke, or the last round."""

    kind: Literal["building", "crystal", "last"]
    seat: int
    words: str
    card: str | None = None
    # Discs that came, levels and hourglasses gained.
    discs: str | None = None
    levels: int | None = None
    hourglasses: int | None = None
    power: Power | None = None


class MoveChance(Wire, frozen=True):
    """A move and how it ends in sampled futures: the chance to win in percent, or alone the points, with bounds."""

    move: str
    label: str
    value: float
    low: float
    high: float
    playouts: int
    # The tile or the disc that it is about, if any.
    tile: str | None = None
    disc: str | None = None


class Chances(Wire, frozen=True):
    """The best moves by their chances, best first; `exact` if they have been looked at closely.

    `waits` if the engine that plays the futures is still being compiled: then there are none yet.
    """

    moves: tuple[MoveChance, ...]
    # What the bars reach to, and where an even chance or the next rank lies.
    most: float
    even: float
    exact: bool
    waits: bool | None = None


class Build(Wire, frozen=True):
    """One way of completing a building, and what it brings: all of it told by the engine."""

    card: str
    fields: str
    # Discs that come: from the supply, and back from the board; discs that the supply does not have.
    gains: str
    back: str
    lost: str
    level: int
    hourglasses: int
    # Whether it wakes the crystal.
    wakes: bool


class Options(Wire, frozen=True):
    """Every legal move, in tables that the stage looks up; anything else it asks for.

    `lays`: tile -> its ways, each the fields and their colours (`B2C2B3GGR`), with a space between two.
    `summons`: colour of a disc to summon, or field of a disc to move -> fields. `shifts`: field of a square -> fields.
    `exchanges`: colour or field of a disc -> colours. `swaps`: own tile -> tiles of the circle.
    """

    # The cards that the seat to decide keeps face down, and those that it looks at.
    kept: tuple[str, ...]
    lays: dict[str, str] | None = None
    summons: dict[str, str] | None = None
    builds: tuple[Build, ...] | None = None
    takes: tuple[str, ...] | None = None
    asides: tuple[str, ...] | None = None
    keeps: tuple[str, ...] | None = None
    looks: tuple[str, ...] | None = None
    exchanges: dict[str, str] | None = None
    shifts: dict[str, str] | None = None
    swaps: dict[str, tuple[str, ...]] | None = None
    starts: tuple[str, ...] | None = None
    spend: bool | None = None
    finish: bool | None = None
    end: bool | None = None
