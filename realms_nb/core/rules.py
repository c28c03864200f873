"""Rules as data: what the rules of every game can do, and the checks that they share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypeVar, cast

from msgspec import Struct, structs

from realms_nb.core.checks import whole
from realms_nb.core.errors import BadRules, nearest, shown

R = TypeVar("R", bound="RuleSet")


class RuleSet(Struct, frozen=True, kw_only=True, dict=True, forbid_unknown_fields=True):
    """One set of rules; all its values have a default, and together these are the standard.

    `changed` makes another one; printing it says how it differs from the standard.
    A row of cards, tiles or boards is a field of its own; the same things by their names are a read-only mapping.
    """

    def changed(self: R, **changes: Any) -> R:
        """These rules with some values changed; cards may be anything that can be read as rows."""
        # In a save file a field may go by an older name; whoever learned that one may go on using it.
        known = dict(zip(self.__struct_encode_fields__, self.__struct_fields__, strict=True))
        known |= {name: name for name in self.__struct_fields__}
        for name in changes:
            if name not in known:
                names = ", ".join(self.__struct_fields__)
                raise BadRules(code="no-such-rule", given=shown(name), known=names, near=nearest(name, known) or "")
        return structs.replace(self, **{known[name]: value for name, value in changes.items()})

    def diff(self: R, other: R | None = None) -> dict[str, tuple[Any, Any]]:
        """What these rules change: name -> (value there, value here), against the standard unless told otherwise."""
        there = _standard(type(self)) if other is None else other
        return {
            name: (getattr(there, name), getattr(self, name))
            for name in self.__struct_fields__
            if getattr(there, name) != getattr(self, name)
        }

    def brief(self, value: object) -> str:
        """A value as it stands in a list of changes."""
        return str(value)

    def __str__(self) -> str:
        changes = [f"{name}: {self.brief(old)} -> {self.brief(new)}" for name, (old, new) in self.diff().items()]
        return "\n".join(changes) or "the standard rules"


@cache
def _standard(kind: type[R]) -> R:
    return kind()


def check_numbers(rules: RuleSet, limits: Mapping[str, tuple[int, int]]) -> None:
    """Each of the named values must be a whole number within its limits, least and most."""
    for name, (least, most) in limits.items():
        value = getattr(rules, name)
        number = whole(value, least, most)
        if number is None:
            raise BadRules(code="rule-whole", rule=name, least=least, most=most, given=shown(value))
        structs.force_setattr(rules, name, number)


def check_rows(rules: RuleSet, names: Iterable[str]) -> None:
    """Each of the named values must be a row of things, as a list typed in a cell is."""
    for name in names:
        value: object = getattr(rules, name)
        if isinstance(value, str | bytes | Mapping) or not isinstance(value, Iterable):
            raise BadRules(code="rule-list", rule=name, given=shown(cast(object, value)))
        # It becomes a tuple, so that the rules stay a value that nobody can change; NumPy's numbers become Python's.
        items = (item if whole(item) is None else whole(item) for item in cast("Iterable[object]", value))
        structs.force_setattr(rules, name, tuple(items))


def all_whole(values: Iterable[object], least: int, most: int) -> bool:
    """Whether all are whole numbers within the limits."""
    return all(whole(value, least, most) is not None for value in values)
