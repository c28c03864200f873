"""What differs between two sets of rules, in words: a version of Friday against one of today."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any

from realms_nb.core.errors import shown
from realms_nb.core.game import AnyGame
from realms_nb.core.narrator import checked_language
from realms_nb.simulation.entrants import checked_rules


def changes(game: AnyGame, after: Any, before: Any = None, *, language: str = "en") -> Changes:
    """What `after` changes against `before` (or the standard), sentence by sentence; both may be dicts of changes."""
    checked_language(language)
    old, new = checked_rules(game, before), checked_rules(game, after)
    say = game.narrator(language=language).say
    told: list[str] = []
    for rule, (there, here) in new.diff(old).items():
        if isinstance(there, tuple) and isinstance(here, tuple) and _named(there) and _named(here):
            told += _cards(say, rule, _by_name(there), _by_name(here))
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
    return bool(row) and all(hasattr(each, "__struct_fields__") and _name(each) is not None for each in row)


def _name(each: Any) -> Any:
    return getattr(each, "name", getattr(each, "id", None))


def _by_name(row: tuple[Any, ...]) -> dict[Any, Any]:
    return {_name(each): each for each in row}


def _cards(say: Any, rule: str, there: Mapping[Any, Any], here: Mapping[Any, Any]) -> list[str]:
    told = [say("lab-changes-gone", rule=rule, card=str(name)) for name in there if name not in here]
    told += [say("lab-changes-new", rule=rule, card=str(name)) for name in here if name not in there]
    for name in there:
        if name in here and there[name] != here[name]:
            told += [
                say("lab-changes-card", rule=rule, card=str(name), column=column,
                    before=shown(getattr(there[name], column)), after=shown(getattr(here[name], column)))
                for column in there[name].__struct_fields__
                if getattr(there[name], column) != getattr(here[name], column, None)
            ]  # fmt: skip
    return told
