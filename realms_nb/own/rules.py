"""The rules of somebody's own game: the attributes of the class, as values that `STANDARD.changed(...)` makes anew."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NoReturn, cast

import msgspec

from realms_nb.core.errors import BadRules, nearest, shown
from realms_nb.core.rules import RuleSet
from realms_nb.own.cards import Cards
from realms_nb.own.mistakes import Mistake

# Attributes that are no rules: they say whom the game is for and how it is told.
NO_RULES = {"players", "teams", "title", "language", "ends"}


class FrozenPairs(dict[Any, Any]):
    """A dict as a rule, such as `jumps = {3: 11, 9: 18}`: it can be read, not changed."""

    def __hash__(self) -> int:  # pyright: ignore[reportIncompatibleVariableOverride]
        return hash(tuple(sorted(self.items(), key=repr)))

    def _refuse(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise Mistake(code="own-rule-part")

    __setitem__ = __delitem__ = update = pop = popitem = clear = setdefault = _refuse  # pyright: ignore

    def __reduce__(self) -> Any:
        return FrozenPairs, (dict(self),)


def rules_in(made: type) -> dict[str, Any]:
    """Name -> value of every attribute of a class that is a rule, frozen."""
    found: dict[str, Any] = {}
    for each in reversed(made.__mro__[:-1]):
        for name, value in vars(each).items():
            a_rule = not name.startswith("_") and name not in NO_RULES and not callable(value)
            if a_rule and not isinstance(value, property | staticmethod | classmethod):
                found[name] = frozen_rule(name, value)
    return found


def frozen_rule(name: str, value: Any) -> Any:
    """A value as a rule: lists become tuples, dicts can be read only."""
    if isinstance(value, Cards) or value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple):
        return tuple([frozen_rule(name, each) for each in value])
    if isinstance(value, Mapping):
        pairs = cast("Mapping[Any, Any]", value)
        return FrozenPairs({key: frozen_rule(name, each) for key, each in pairs.items()})
    raise Mistake(code="own-no-rule", word=name, given=type(value).__name__)


def rules_class(title: str, rules: Mapping[str, Any], again: Callable[[Any], Any]) -> type[RuleSet]:
    """The rules of one class as a type of their own; `again` says how they are made in another process."""

    def changed(self: Any, **changes: Any) -> Any:
        for name, value in changes.items():
            if name in rules:
                changes[name] = _checked(name, rules[name], value)
        return RuleSet.changed(self, **changes)

    def brief(self: Any, value: object) -> str:
        return f"{len(value)} cards" if isinstance(value, Cards) else str(value)

    fields = [(name, Any, msgspec.field(default_factory=lambda value=value: value)) for name, value in rules.items()]
    return msgspec.defstruct(  # pyright: ignore[reportReturnType]
        f"{title.replace(' ', '')}Rules",
        fields,
        bases=(RuleSet,),
        frozen=True,
        kw_only=True,
        dict=True,
        module=__name__,
        namespace={"changed": changed, "brief": brief, "__reduce__": again},
    )


def _checked(name: str, standard: Any, value: Any) -> Any:
    if isinstance(standard, Cards):
        return value if isinstance(value, Cards) else Cards(value)
    frozen = frozen_rule(name, value)
    # NumPy's whole numbers are whole numbers, too.
    if type(standard) is int and (isinstance(frozen, bool) or not isinstance(frozen, int)):
        raise BadRules(code="own-rule-whole", rule=name, given=shown(value))
    return frozen


def packed(rules: Any, names: Mapping[str, Any]) -> dict[str, Any]:
    """The rules as plain data for a file."""
    return {name: _packed(getattr(rules, name)) for name in names}


def _packed(value: Any) -> Any:
    if isinstance(value, Cards):
        return value.rows()
    if isinstance(value, FrozenPairs):
        # The keys of a dict in a file are texts; those of a rule may be numbers.
        return {"pairs": [[key, _packed(each)] for key, each in value.items()]}
    return [_packed(each) for each in value] if isinstance(value, tuple) else value


def unpacked(title: str, data: Mapping[str, Any], names: Mapping[str, Any]) -> dict[str, Any]:
    """The rules of a file; one that the class does not have is refused with a sentence."""
    for name in data:
        if name not in names:
            facts = {"title": title, "rule": shown(name), "known": ", ".join(names) or "-"}
            raise BadRules(code="own-rule-gone", near=nearest(name, names) or "", **facts)
    return {name: _unpacked(value, names[name]) for name, value in data.items()}


def _unpacked(value: Any, standard: Any) -> Any:
    if isinstance(standard, Cards):
        return Cards(value)
    if isinstance(value, Mapping):
        pairs = cast("Mapping[str, Any]", value).get("pairs", ())
        return FrozenPairs({_unpacked(key, None): _unpacked(each, None) for key, each in pairs})
    return tuple([_unpacked(each, None) for each in value]) if isinstance(value, list | tuple) else value


def card_names(rules: Any, language: str) -> dict[str, str]:
    """The cards of the rules, called as the author calls them in every language: the lab asks what each is worth."""
    tables = [rule for name in rules.__struct_fields__ if isinstance(rule := getattr(rules, name), Cards)]
    return {name: name for table in tables for name in table.kinds}
