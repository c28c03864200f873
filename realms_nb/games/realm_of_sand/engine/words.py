"""What a position says in words; the sentences themselves are in `realms_nb/texts`."""

from __future__ import annotations

from collections.abc import Sequence

from realms_nb.core.event import CARD, TERM
from realms_nb.core.game import TextBoard
from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand.engine.cards import LEVELS
from realms_nb.games.realm_of_sand.engine.colours import COLOURS
from realms_nb.games.realm_of_sand.engine.drawing import draw
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
from realms_nb.games.realm_of_sand.engine.views import View

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
