"""Invasions and the final scoring are shown step by step; other moves need no scene."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from realms_nb.games.minute_realms import events as ev
from realms_nb.widgets.picture import sentences

if TYPE_CHECKING:
    from realms_nb.core.event import Event
    from realms_nb.core.match import Change
    from realms_nb.core.narrator import Narrator


class Stage:
    """What has happened since a person last did something; an invasion or a scoring in it is a scene."""

    def __init__(self) -> None:
        self._told: list[Event] = []
        # The number of the scene, and the position at its end: the others may have played on since.
        self._number = self._at = 0

    def clear(self) -> None:
        """A person does something: what happened before has been seen."""
        self._told = []

    def hear(self, change: Change, at: int) -> None:
        """Remember what a change has told; `at` is the position that it led to."""
        if any(isinstance(event, ev.InvasionStruck | ev.LineScored) for event in change.events):
            self._number = change.version
        if any(isinstance(event, ev.InvasionStruck | ev.BuildingLost | ev.LineScored) for event in change.events):
            self._at = at
        self._told = [*self._told, *change.events] if change.kind == "played" else []

    def scene(self, narrator: Narrator) -> dict[str, Any] | None:
        """The scene in words, from the strike or the first counted line up to the next round."""
        events, kinds = self._told, [type(event) for event in self._told]
        start = next((at for at, kind in enumerate(kinds) if kind in (ev.InvasionStruck, ev.LineScored)), None)
        if start is None:
            return None
        end = kinds.index(ev.RoundOpened, start) if ev.RoundOpened in kinds[start:] else len(kinds)
        kind = "scoring" if ev.LineScored in kinds[start:end] else "invasion"
        return {"id": self._number, "at": self._at, "kind": kind, "steps": sentences(events[start:end], narrator)}
