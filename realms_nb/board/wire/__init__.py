"""The wire between Python and the browser: every shape that goes over it, both ways, is a Struct of this package.

`sent` is what Python sends, `messages` what the browser sends. A game's own parts (picture, options, pages of the
book) are the Structs of `games/<game>/board/wire.py`. TypeScript types are made from all of them by
`tools/wire_types.py`.

What is None is not sent, and what is missing is None: some hosts drop None from objects, so nothing may depend on it.
The only default on the wire is None, and a value that may be None is optional in TypeScript.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Wire(Struct, frozen=True, omit_defaults=True):
    """What goes over the wire."""


def plain(value: object) -> Any:
    """A value of the wire as JSON has it: without what is None, every key a text."""
    return msgspec.to_builtins(value, str_keys=True)
