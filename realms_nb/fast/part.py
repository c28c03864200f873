"""What the compiled engines want of a game: its module `fast.warm`. Without it the readable engine plays."""

from __future__ import annotations

from typing import Any, Protocol

# The module of a game's package that fills this Protocol.
PART = "fast.warm"


class FastPart(Protocol):
    """A compiled twin of the rules, which answers whatever is asked of it from its first call on."""

    @property
    def SAMPLE(self) -> Any:  # noqa: N802  # as the game writes it
        """Any compiled function of the twin: where numba keeps it, it keeps the others."""
        ...

    def compile_all(self) -> None:
        """Use every door of the twin once, on the smallest work there is, so that nobody waits later."""
        ...
