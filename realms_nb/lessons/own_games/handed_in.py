"""A game that somebody hands in, as a judge plays it: by chance, move by move, so that what it does is seen.

What a lesson has given is told by how it plays: who renames a word has not made a game of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, NamedTuple

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError, shown
from realms_nb.core.event import Event
from realms_nb.lessons.exercise import NotYet, not_yet
from realms_nb.own.record import OwnGame

# What the course itself gives out: digest of the play -> its name.
GIVEN = {
    "5a72ab63827f": "GreedyPig",
    "ce45d54581bf": "LastStone",
    "025c200b3ce0": "Meadow",
    "2efcb359a065": "RedHearts",
    "1aa872e39141": "Sushi",
    "ca1b96fa49ad": "CardGame",
    "4b14492e8a2d": "DiceGame",
    "471f0c1d9019": "GridGame",
    "a553cc1c6300": "Orchard",
}
# Games whose lengths, choices and points make a digest.
DIGESTED = 6
# A game that goes on for so many moves tells nothing more.
LONG = 400


class MadeMove(NamedTuple):
    """A move of a game by chance: before it, what was legal, what was played, after it, and what was told."""

    before: Any
    legal: tuple[Any, ...]
    move: Any
    after: Any
    events: tuple[Event, ...]


def an_own_game(answer: object, *, mistaken: bool = False) -> OwnGame:
    """The answer, if it is a game made by `@rn.game`; one with a mistake is told it, unless the judge looks itself."""
    if not isinstance(answer, OwnGame):
        raise NotYet(code="lesson-own-no-game", given=shown(answer))
    if answer.mistake is not None and not mistaken:
        raise not_yet("own-mistake", what=answer.mistake)
    return answer


def parts_of(answer: object, count: int) -> tuple[Any, ...]:
    """The answer, if it is so many things in brackets, a game made by `@rn.game` first."""
    if not isinstance(answer, tuple | list) or len(answer) != count:
        raise NotYet(code="check-kind", given=shown(answer))
    return (an_own_game(answer[0]), *answer[1:])


def played_by_chance(game: OwnGame, games: int, seed: int, rules: Any = None) -> Iterator[list[MadeMove]]:
    """Whole games, or their first moves where one does not end, with few seats and with many."""
    for number in range(games):
        state = game.setup(game.players[number % 2], seed + number, game.STANDARD if rules is None else rules)
        rng, made = Random(seed + number), list[MadeMove]()
        while state.decision is not None and len(made) < LONG:
            legal = game.legal_moves(state)
            move = legal[int(rng.random() * len(legal))]
            after, events = game.narrate(state, move)
            made.append(MadeMove(state, legal, move, after, events))
            state = after
        yield made


def digest(game: OwnGame, rules: Any = None) -> str:
    """How a game plays, in a few letters: the same choices by chance, how much there is to choose, and the points."""
    told: list[Any] = []
    try:
        for made in played_by_chance(game, DIGESTED, 0, rules):
            told.append([len(each.legal) for each in made])
            told.append([sheet.total for sheet in game.scores(made[-1].after)] if made else [])
    except RealmsError as error:
        told.append(error.code)
    return blake2b(repr(told).encode(), digest_size=6).hexdigest()


def one_of_their_own(game: OwnGame) -> None:
    """Whoever hands in what the course has given out is told so."""
    given = GIVEN.get(digest(game))
    if given is not None:
        raise not_yet("own-as-given", title=given)
