"""What differs between two sets of rules, in words: a version of Friday against one of today."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from realms_nb.core.errors import shown
from realms_nb.core.game import AnyGame, checked_game
from realms_nb.core.narrator import checked_language
from realms_nb.simulation.entrants import checked_rules


def changes(game: AnyGame, after: Any, before: Any = None, *, language: str = "en") -> Changes:
    """What `after` changes against `before` (or the standard), sentence by sentence; both may be dicts of changes."""
    checked_game(game, "rn.lab.changes")
    checked_language(language)
    old, new = checked_rules(game, before), checked_rules(game, after)
    say = game.narrator(language=language).say
    told: list[str] = []
    for rule, (there, here) in new.diff(old).items():
        if isinstance(there, tuple) and isinstance(here, tuple) and _named(there) and _named(here):
            told += _cards(say, rule, _by_key(there), _by_key(here))
        elif isinstance(there, tuple) and isinstance(here, tuple) and len(there) == len(here):
            told += [
                say("lab-changes-entry", rule=rule, number=place, before=shown(one), after=shown(other))
                for place, (one, other) in enumerate(zip(there, here, strict=True), start=1)
                if one != other
            ]
        else:
            told.append(say("lab-changes-rule", rule=rule, before=shown(there), after=shown(here)))
    return Changes(tuple(told or [say("lab-changes-none")]), bool(told))


@dataclass(frozen=True, eq=False, repr=False)
class Changes:
    """What differs, one sentence each."""

    sentences: tuple[str, ...]
    differ: bool

    def __repr__(self) -> str:
        return "\n".join(self.sentences)

    def _repr_html_(self) -> str:
        return f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in self.sentences)}</ul>"


def _named(row: tuple[Any, ...]) -> bool:
    return bool(row) and all(hasattr(each, "__struct_fields__") and _key(each) is not None for each in row)


def _key(each: Any) -> Any:
    """What tells a card from others: cards that have an id need no name."""
    return getattr(each, "id", getattr(each, "name", None))


def _name(each: Any) -> str:
    return str(getattr(each, "name", "") or _key(each))


def _by_key(row: tuple[Any, ...]) -> dict[Any, Any]:
    return {_key(each): each for each in row}


def _cards(say: Any, rule: str, there: Mapping[Any, Any], here: Mapping[Any, Any]) -> list[str]:
    told = [say("lab-changes-gone", rule=rule, card=_name(card)) for key, card in there.items() if key not in here]
    told += [say("lab-changes-new", rule=rule, card=_name(card)) for key, card in here.items() if key not in there]
    for key, card in there.items():
        if key in here and card != here[key]:
            told += [
                say("lab-changes-card", rule=rule, card=_name(card), column=column,
                    before=shown(getattr(card, column)), after=shown(getattr(here[key], column)))
                for column in card.__struct_fields__
                if getattr(card, column) != getattr(here[key], column, None)
            ]  # fmt: skip
    return told
