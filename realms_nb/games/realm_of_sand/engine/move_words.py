"""Moves in words: apart, because only hints and charts want them."""

from __future__ import annotations

from realms_nb.core.narrator import Narrator
from realms_nb.games.realm_of_sand.engine import moves as mv


def describe_move(move: mv.Move, narrator: Narrator) -> str:
    """A move in words."""
    verb = str(move).split(" ", 1)[0]
    match move:
        case mv.LayTile(tile, fields):
            return narrator.say("move-lay", tile=narrator.label(tile), fields=narrator.join(fields))
        case mv.TakeTile(tile) | mv.SetAside(tile):
            return narrator.say(f"move-{verb}", tile=narrator.label(tile))
        case mv.CompleteBuilding(card) | mv.KeepCard(card):
            return narrator.say(f"move-{verb}", card=card)
        case mv.SummonDisc(colour, field):
            return narrator.say("move-summon", disc=narrator.label(colour), field=field)
        case mv.MoveDisc(start, field) | mv.ShiftSquare(start, field):
            return narrator.say(f"move-{verb}", start=start, field=field)
        case mv.TakeStartDisc(colour):
            return narrator.say("move-start", disc=narrator.label(colour))
        case mv.ExchangeDisc(give, take):
            disc = narrator.label(give) if len(give) == 1 else give
            return narrator.say("move-exchange", give=disc, take=narrator.label(take))
        case mv.SwapTile(give, take):
            return narrator.say("move-swap", give=narrator.label(give), take=narrator.label(take))
        case mv.LookAtDeck(level):
            return narrator.say("move-look", level=level)
        case _:
            return narrator.say(f"move-{verb}")
