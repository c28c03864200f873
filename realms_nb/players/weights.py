"""What the weights of every game have in common: they are given by name, they are numbers, and they can be changed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Self

from msgspec import Struct, structs

from realms_nb.core.errors import RealmsError, did_you_mean, shown

# Beyond it a sum of points would no longer be a number.
LARGEST = 1e300
# What a weight was called before. The old name is understood for one release.
RENAMED = {"whim": "noise"}


class BadWeights(RealmsError, ValueError):
    """Weights that are no numbers, or of a name that does not exist."""


class _ByName(type(Struct)):
    """Weights are given by name; a name that does not exist is answered with those that do."""

    def __call__(cls, *values: Any, **named: Any) -> Any:
        if values:
            example = f"{cls.__name__}({cls.__struct_fields__[0]}=2.0)"
            raise BadWeights(f"Weights are given by name, as in {example}, not as {shown(values[0])}.")
        named = _renamed(named)
        _check_names(named, cls.__struct_fields__)
        return super().__call__(**named)


def _renamed(named: dict[str, Any]) -> dict[str, Any]:
    """Weights by the names of today."""
    return {RENAMED.get(name, name): value for name, value in named.items()}


def _check_names(named: Iterable[str], known: tuple[str, ...]) -> None:
    for name in named:
        if name not in known:
            hint = did_you_mean(name, known)
            raise BadWeights(f"There is no weight {shown(name)}; there is {', '.join(known)}.{hint}")


class NamedWeights(Struct, frozen=True, kw_only=True, metaclass=_ByName):
    """Numbers by name, the last of which is noise: what chance adds."""

    def __post_init__(self) -> None:
        for name in self.__struct_fields__:
            value = getattr(self, name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < LARGEST:
                raise BadWeights(f"The weight {name} is a number, not {shown(value)}.")
        noise = getattr(self, "noise", 0.0)
        if noise < 0:
            raise BadWeights(f"The weight noise is a number from 0 on, not {shown(noise)}.")

    @property
    def whim(self) -> float:
        """What `noise` was called before."""
        return getattr(self, "noise", 0.0)

    def changed(self, **changes: float) -> Self:
        """These weights with some values changed."""
        changes = _renamed(changes)
        _check_names(changes, self.__struct_fields__)
        return structs.replace(self, **changes)

    def numbers(self) -> tuple[float, ...]:
        """The weights in the order of the kernel."""
        return tuple(float(weight) for weight in structs.astuple(self))
