"""What does not change during a game of Realm of Sand: cards, tiles, the board and the numbers of the rules."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from realms_nb.games.realm_of_sand.board.wire import CardFacts, Pages, Rank, TileFacts
from realms_nb.games.realm_of_sand.engine.cards import LEVELS, Card
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES
from realms_nb.games.realm_of_sand.engine.patterns import faces, turned
from realms_nb.games.realm_of_sand.engine.rules import RANKS, Rules

if TYPE_CHECKING:
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator

# Cards of a level come in threes, one pattern in three colours; so many silhouettes are drawn for each level.
KIN, KINDS = 3, 6
SOFT_HYPHEN = "\u00ad"


def pages(match: Match, narrator: Narrator) -> Pages:
    """The pages of the book that are this game's own."""
    rules: Rules = match.rules
    tiles = {
        tile.id: TileFacts(
            narrator.label(tile.id),
            tuple("/".join(rows) for rows in faces(tile.pattern, mirrored=rules.flipped_tiles)),
        )
        for tile in rules.tile_set
    }
    return Pages(
        ground=tuple(rules.ground),
        cards=cards_of(rules, narrator),
        tiles=tiles,
        runes="".join(RUNES),
        colours={colour: narrator.term(colour) for colour in COLOURS},
        powers={board.power: narrator.term(board.power) for board in rules.board_set},
        crystals={board.power: "".join(board.crystals) for board in rules.board_set},
        top_level=rules.top_level,
        openings=tuple(rules.openings) if rules.dark_fields == "numbered" else (),
        tile_choice=rules.tile_choice,
        summoned=rules.summoned_discs,
        hourglasses=rules.hourglasses_to_end,
        turns=rules.solo_turns,
        ranks=tuple(
            Rank(key, narrator.term(key), least) for key, least in zip(RANKS, (0, *rules.rank_points), strict=True)
        ),
    )


def cards_of(rules: Rules, narrator: Narrator) -> dict[str, CardFacts]:
    """Every building of some rules, also of rules that nobody plays by yet."""
    places = [0] * len(LEVELS)
    cards: dict[str, CardFacts] = {}
    for card in rules.deck:
        kind = (card.level - 1) * KINDS + places[card.level - 1] // KIN % KINDS
        places[card.level - 1] += 1
        cards[card.id] = _card(card, kind, rules, narrator)
    return cards


def _card(card: Card, kind: int, rules: Rules, narrator: Narrator) -> CardFacts:
    label = narrator.label(card.id)
    return CardFacts(
        label=label,
        name=_broken(label, narrator),
        level=card.level,
        pattern=card.pattern,
        turns=tuple("/".join(rows) for rows in turned(card.pattern, mirrored=rules.mirrored_patterns)),
        points=card.points,
        hourglasses=card.hourglasses,
        discs=card.discs,
        level_up=card.level_up,
        kind=kind,
        spoken=spoken(card, narrator),
    )


def spoken(card: Card, narrator: Narrator) -> str:
    """All that is on a card, for whoever hears the board instead of seeing it."""
    gives = [narrator.say("card-disc", disc=narrator.label(colour)) for colour in card.discs]
    gives += [narrator.say("card-level-up", levels=card.level_up)] if card.level_up else []
    facts = narrator.say("card-facts", level=LEVELS[card.level - 1], points=card.points, hourglasses=card.hourglasses)
    return ", ".join([facts, *gives])


def _broken(label: str, narrator: Narrator) -> str:
    """A label whose long words may be broken in a narrow place: soft hyphens, because not every browser knows where."""
    for word in narrator.say("long-words").split():
        if word.endswith("-"):
            label = re.sub(rf"\b({word[:-1]})(?=\w)", rf"\1{SOFT_HYPHEN}", label)
        else:
            label = re.sub(rf"\b{word.replace('-', '')}\b", word.replace("-", SOFT_HYPHEN), label)
    return label
