"""How the workshop tells a card of Minute Realms in short."""

from __future__ import annotations

from collections.abc import Mapping

from realms_nb.core.narrator import Narrator

# What the columns of a deck may hold, in the order of the form.
SCORINGS = ("flat", "percat", "bestcat", "coin", "pair", "cats", "inv")
TRADES = ("", "g", "p", "i", "gg", "gp", "gi", "pp", "pi", "pg", "pgi", "ppi")


def trade(narrator: Narrator, actions: str) -> str:
    """A trade in words."""
    words = [narrator.say(f"workshop-trade-{action}") for action in actions]
    return ", ".join(words) or narrator.say("workshop-trade-none")


def brief(row: Mapping[str, str]) -> str:
    """A card in a line of numbers."""
    arguments = " ".join(each for each in (row["arg1"], row["arg2"]) if each)
    shields = f", {row['shields']} ⛨" if row["shields"] != "0" else ""
    return f"{row['name_en']}: {row['cost']}, {row['trade'] or '-'}, {row['vp']} {arguments}{shields}"
