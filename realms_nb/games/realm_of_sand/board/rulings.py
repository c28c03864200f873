"""What may be chosen for a new game of Realm of Sand: the side of the grounds, and which powers are dealt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.wire.ruling import Ruling, RulingChoice
from realms_nb.games.realm_of_sand.engine.boards import POWERS, STANDARD_BOARDS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from realms_nb.core.narrator import Narrator
    from realms_nb.games.realm_of_sand.engine.rules import Rules

SIDES = ("basic", "advanced")


def rulings(rules: Rules, narrator: Narrator) -> tuple[Ruling, ...]:
    """The side, the basic one first; with powers, which of them are in the box: each seat gets one by chance."""
    say = narrator.say
    known = {board.power for board in rules.board_set}
    sides = tuple(RulingChoice(side, say(f"ruling-{side}"), say(f"ruling-{side}-words")) for side in SIDES)
    powers = tuple(RulingChoice(power, say(f"ruling-{power}"), say(f"ruling-{power}-words")) for power in POWERS)
    side = rules.side if not rules.sides else "advanced" if "advanced" in rules.sides else "basic"
    return (
        Ruling("side", say("ruling-side"), sides, (side,)),
        Ruling(
            "powers",
            say("ruling-powers"),
            powers,
            tuple([power for power in POWERS if power in known]),
            many=True,
            under=("side", "advanced"),
        ),
    )


def ruled(rules: Rules, chosen: Mapping[str, Sequence[str]]) -> Rules:
    """These rules with another side, and with the powers that were chosen in the box."""
    changes: dict[str, Any] = {}
    if "side" in chosen:
        changes |= {"side": chosen["side"][0], "sides": ()}
    if "powers" in chosen:
        boards = {board.power: board for board in (*STANDARD_BOARDS, *rules.board_set)}
        changes["boards"] = tuple([boards[power] for power in POWERS if power in chosen["powers"]])
    return rules.changed(**changes)
