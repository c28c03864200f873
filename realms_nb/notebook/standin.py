"""A stand-in for anywidget's base class where there is no Jupyter, as on a page with Python in it.

It has as much of it as a board needs, and speaks the same messages: `update` with new values of synced traits, `custom`
with a message, both ways. Whoever opens it says where they go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import traitlets

Post = Callable[[dict[str, Any]], object]
Ear = Callable[[Any, Any, Any], object]

# What the front end needs to draw; a class or a call gives them as plain texts.
_GIVEN = ("_esm", "_css", "_anywidget_id")


class StandIn(traitlets.HasTraits):
    """A widget without a kernel: synced traits, messages in and out."""

    def __init__(self, **given: Any) -> None:
        self._post: Post | None = None
        self._ears: list[Ear] = []
        # What is changed while it is held back, or because the browser said so.
        self._held: set[str] | None = None
        self._heard: set[str] = set()
        texts = {name: str(given.pop(name, getattr(self, name, ""))) for name in _GIVEN}
        self.add_traits(**{name: traitlets.Unicode(text).tag(sync=True) for name, text in texts.items()})
        super().__init__(**given)
        self.observe(self._changed, names=list(self.traits(sync=True)))

    def open(self, post: Post) -> dict[str, Any]:
        """Begin to send, by this function; the answer is all that the browser needs to begin with."""
        self._post = post
        return self.get_state()

    def hear(self, data: dict[str, Any]) -> None:
        """Something from the browser: new values, or a message."""
        if data.get("method") == "update":
            # All else is Python's alone.
            self._heard = set(data["state"]) & set(self.traits(from_browser=True))
            try:
                for name in self._heard:
                    self.set_trait(name, data["state"][name])
            finally:
                self._heard = set()
        elif data.get("method") == "custom":
            for ear in self._ears:
                ear(self, data.get("content"), [])

    def on_msg(self, callback: Ear, remove: bool = False) -> None:
        """Call back for every message from the browser."""
        if remove:
            self._ears.remove(callback)
        else:
            self._ears.append(callback)

    def send(self, content: Any, buffers: Any = None) -> None:
        """A message to the browser."""
        self._tell({"method": "custom", "content": content})

    def get_state(self, key: str | Iterable[str] | None = None) -> dict[str, Any]:
        """The values of synced traits as they are sent: of one, of some, or of all."""
        names = self.traits(sync=True) if key is None else [key] if isinstance(key, str) else key
        return {name: self._as_sent(name) for name in names}

    @contextmanager
    def hold_sync(self) -> Iterator[None]:
        """Send what changes in here as one message, at its end."""
        if self._held is not None:
            yield
            return
        self._held = set()
        try:
            yield
        finally:
            names, self._held = self._held, None
            if names:
                self._update(names)

    def close(self) -> None:
        """Send nothing more."""
        self._post = None

    def _repr_mimebundle_(self, **_options: Any) -> dict[str, Any]:
        return {}

    def _as_sent(self, name: str) -> Any:
        value = getattr(self, name)
        to_json = self.trait_metadata(name, "to_json")
        return value if to_json is None else to_json(value, self)

    def _changed(self, change: Any) -> None:
        if self._held is not None:
            self._held.add(change["name"])
        elif change["name"] not in self._heard:
            self._update([change["name"]])

    def _update(self, names: Iterable[str]) -> None:
        self._tell({"method": "update", "state": self.get_state(names), "buffer_paths": []})

    def _tell(self, data: dict[str, Any]) -> None:
        if self._post is not None:
            self._post(data)
