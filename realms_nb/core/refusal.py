"""Why a move may not be made, as data: a code, the facts behind it and the rule it rests on."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

# What a refusal or a score line may carry: plain values that every catalogue can print.
Detail = int | float | str | None


class Refusal(Struct, frozen=True):
    """The reason that closes a choice; the narrator has a sentence for every code."""

    code: str
    rule: str
    details: Mapping[str, Detail] = {}
