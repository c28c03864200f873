"""Tables laid by hand: positions of Realm of Sand for tests."""

from __future__ import annotations

import random

from msgspec.structs import replace

import realms_nb as rn
from realms_nb.games.realm_of_sand.engine.colours import COLOURS
from realms_nb.games.realm_of_sand.engine.rules import STANDARD
from realms_nb.games.realm_of_sand.engine.state import Realm, State, TakeTurn

game = rn.realm_of_sand
ADVANCED = STANDARD.changed(side="advanced")


def realm(pieces="", *, tiles="T01 T03 T25", zone="", rules=STANDARD, power=None, **rest):
    """A realm: `B2=G` is a green square, `B2=g` a green disc; `zone` has a letter per disc in the active zone."""
    table = rules.table
    squares = discs = 0
    for piece in pieces.split():
        field, letter = piece.split("=")
        if letter.isupper():
            squares |= table.piece(letter, field)
        else:
            discs |= table.piece(letter.upper(), field)
    counts = tuple(zone.count(colour) for colour in COLOURS)
    return Realm(power, tuple(tiles.split()), counts, squares, discs, **rest)


def table(*realms, open_cards="I-01 II-01 III-01", rules=STANDARD, seat=0, done=False, **rest):
    """A position before (or, with `done`, after) the main action of a seat. Piece counts need not add up."""
    cards = open_cards.split()
    rows = tuple(tuple(c for c in cards if rules.cards[c].level == level) for level in (1, 2, 3))
    used = {*cards, *(c for r in realms for c in (*r.buildings, *r.hidden))}
    decks = tuple(tuple(c.id for c in rules.deck if c.level == level and c.id not in used) for level in (1, 2, 3))
    held = {tile for r in realms for tile in r.tiles}
    facts = {
        "round": 1,
        "circle": tuple(tile for tile in rules.tiles if tile not in held),
        "squares": rules.squares,
        "discs": rules.stock(len(realms)),
        "display": rows,
        "decks": decks,
    }
    return State(rules=rules, decision=TakeTurn(seat, done), realms=realms, **(facts | rest))


def two(first, second=None, **rest):
    """A table of two, the second player with an empty board."""
    return table(first, second or realm(tiles="T26 T27 T28"), **rest)


def play(state, *texts):
    """The position after some moves, written as text."""
    for text in texts:
        state = game.apply(state, game.parse(text, state.rules))
    return state


def told(state, text):
    """The events of a move, by the name of their class."""
    return {type(event).__name__: event for event in game.narrate(state, game.parse(text, state.rules))[1]}


def refusal(state, text):
    """The code of the refusal of a move, None if it is allowed."""
    reason = game.why_not(state, game.parse(text, state.rules))
    return None if reason is None else reason.code


def pieces(state, seat=0):
    """What lies on a board, written as in `realm`."""
    board, owner = state.rules.table, state.realms[seat]
    words = []
    for field in board.fields(board.where(owner.squares | owner.discs)):
        square, disc = board.colour_at(owner.squares, field), board.colour_at(owner.discs, field)
        words.append(f"{field}={square or disc.lower()}")
    return " ".join(words)


def zone(state, seat=0):
    """The discs of an active zone, a letter each."""
    return "".join(c * n for c, n in zip(COLOURS, state.realms[seat].zone, strict=True))


def texts(state, verb=""):
    """The legal moves as texts, those that begin with a verb."""
    return [str(move) for move in game.legal_moves(state) if str(move).startswith(verb)]


def with_realm(state, seat=0, **changes):
    """The position with a realm changed."""
    realms = list(state.realms)
    realms[seat] = replace(realms[seat], **changes)
    return replace(state, realms=tuple(realms))


def varied(moves, rng):
    """A random move whose kind is drawn first, so that buildings and powers come up often."""
    kinds = {}
    for move in moves:
        kinds.setdefault(type(move), []).append(move)
    return rng.choice(kinds[rng.choice(list(kinds))])


def random_game(seats, seed, rules=STANDARD):
    """Every position of a random game with the move played there, the last one with None."""
    rng = random.Random(seed)
    state = game.setup(seats, seed, rules)
    while state.decision is not None:
        move = varied(game.legal_moves(state), rng)
        yield state, move
        state = game.apply(state, move)
    yield state, None
