"""A hall behind a hub: what the relay in the Jupyter server has to know of it, in a file that only its owner reads.

The hall lives in a kernel and listens at this computer; the relay (`relay`) lives in the server that a class can reach.
"""

from __future__ import annotations

import re
import secrets
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.files import read_file, write_whole

if TYPE_CHECKING:
    from realms_nb.halls.server import Server

# Below the address of a Jupyter server.
PLACE = "realms"
# What the relay says to be known by, and for whom it asks.
KEY_HEADER, GUEST_HEADER = "X-Hall-Relay", "X-Hall-Guest"
_NAME = re.compile(r"[0-9a-f]{16}")
# Pages of Jupyter at which its address may be copied.
_PAGES = re.compile(r"/(lab|tree|notebooks|retro|voila|edit|realms)(/.*)?$")


class Relayed(Struct, frozen=True):
    """Where a hall listens, and the key by which it knows the relay."""

    port: int
    key: str


def folder() -> Path:
    """Where running kernels tell the server of them; the same for both, since both are Jupyter's."""
    # Late: only a hall behind a hub needs Jupyter itself.
    from jupyter_core.paths import jupyter_runtime_dir

    return Path(jupyter_runtime_dir()) / PLACE


def relayed(name: str) -> Relayed | None:
    """The hall of that name, if one is open."""
    if not _NAME.fullmatch(name):
        return None
    try:
        return msgspec.json.decode(read_file(folder() / f"{name}.json", 1_000), type=Relayed)
    except (OSError, msgspec.DecodeError, UnicodeError):
        return None


def base_of(hub: object) -> str:
    """The address of a Jupyter server, with a slash at its end, from one of its pages."""
    text = hub.strip() if isinstance(hub, str) else ""
    parts = urlsplit(text) if text.isprintable() else urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadSetup(code="hall_hub", given=shown(hub))
    return f"{parts.scheme}://{parts.netloc}{_PAGES.sub('', parts.path).rstrip('/')}/"


def behind(hub: str, server: Server, before: str | None) -> str:
    """Let the relay know of a hall; the answer is its address at the hub, the same as `before` where it was there."""
    base = base_of(hub)
    known = re.fullmatch(rf"{re.escape(base)}{PLACE}/({_NAME.pattern})/", before or "")
    name = known[1] if known else secrets.token_hex(8)
    key = secrets.token_urlsafe(24)
    path = folder() / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    # First as a file of nobody else's, then with what it holds.
    path.touch(mode=0o600)
    write_whole(msgspec.json.encode(Relayed(server.port, key)), path)
    server.relay = key

    def gone() -> None:
        with suppress(OSError):
            path.unlink()

    server.at_end = gone
    return f"{base}{PLACE}/{name}/"
