"""What people read instead of ids: buildings have names, tiles are told by colours and shape, discs by their stone."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from realms_nb.core.narrator import LANGUAGES, Narrator
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, NOTHING
from realms_nb.games.realm_of_sand.engine.rules import Rules
from realms_nb.games.realm_of_sand.engine.tiles import Tile


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
    return {colour: narrator.say(f"stone-{colour}") for colour in COLOURS} | told


def _told(tile: Tile, narrator: Narrator) -> str:
    """Its colours in reading order, and whether it is a bar or a corner."""
    rows = tile.pattern.split("/")
    if len(rows) == 1 or len(rows[0]) == 1:
        shape = "bar"
    else:
        shape = "corner" if len(rows) == len(rows[0]) == 2 and tile.pattern.count(NOTHING) == 1 else "other"
    return narrator.say(f"tile-{shape}", colours="-".join(narrator.term(colour) for colour in tile.colours))
