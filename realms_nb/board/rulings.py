"""Which rules may be chosen for a new game, apart from the seats because the book and the messages both ask here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.board.stage import stage_of
from realms_nb.core.errors import BadRules, shown

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from realms_nb.board.wire.ruling import Ruling
    from realms_nb.core.match import Match
    from realms_nb.core.narrator import Narrator


def rulings(match: Match, narrator: Narrator) -> tuple[Ruling, ...] | None:
    """What may be chosen, with what holds now; None where a game offers nothing."""
    offers = getattr(stage_of(match.game), "rulings", None)
    return None if offers is None else tuple(offers(match.rules, narrator))


def ruled(match: Match, chosen: Mapping[str, Sequence[str]]) -> Any:
    """The rules of the match with what was chosen; what was never offered is refused in a sentence."""
    offered = {each.key: each for each in rulings(match, match.narrator()) or ()}
    for key, values in chosen.items():
        if key not in offered:
            raise BadRules(code="ruling_unknown", given=shown(key), known=", ".join(offered) or "-")
        known = [choice.key for choice in offered[key].choices]
        wrong = [value for value in values if value not in known]
        if wrong or not values or (len(values) > 1 and not offered[key].many) or len(set(values)) < len(values):
            given = shown(wrong[0] if wrong else " ".join(values))
            raise BadRules(code="ruling_wrong", rule=offered[key].title, given=given, known=", ".join(known))
    stage: Any = stage_of(match.game)
    return stage.ruled(match.rules, chosen)
