"""What all shapes of the wire share."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Wire(Struct, frozen=True, omit_defaults=True):
    """What goes over the wire."""


def plain(value: object) -> Any:
    """A value of the wire as JSON has it: without what is None, every key a text."""
    return msgspec.to_builtins(value, str_keys=True)
