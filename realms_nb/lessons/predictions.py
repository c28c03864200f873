"""Guess first: a prediction is kept before a run and compared with what was measured, beside those of the class."""

from __future__ import annotations

import csv
import json
from collections import Counter
from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Any

from msgspec import Struct

from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.narrator import Narrator, checked_language, narrator_of_none
from realms_nb.display import svg
from realms_nb.lessons.notes import NOTES

# Where a class hands in, unless somebody says otherwise.
FOLDER = "hand-ins"
# What can be said besides a number; only a measurement says that it does not know.
WORDS = ("more", "fewer", "same", "yes", "no", "unknown")
# A guess is a number below the one, or a word: in a report of somebody else up to the other length.
LARGEST, LONGEST = 1e15, 60
# Of a picture: its width, the height of a bar, and room for words at both ends of a line.
_WIDTH, _BAR, _ROOM = 520, 26, 60


class Prediction(Struct, frozen=True):
    """What was guessed, what was measured if it is known yet, and what the class had guessed."""

    name: str
    said: Any
    measured: Any = None
    klass: tuple[Any, ...] = ()
    language: str = "en"
    asked: int = 0

    def __repr__(self) -> str:
        say = self._narrator.say
        if self.measured is None:
            if self.said is not None:
                return say("predict-noted", said=self._told(self.said))
            return say("predict-first" if self.asked == 1 else "predict-none")
        lines = [say("predict-measured", measured=self._told(self.measured))]
        if self.said is not None:
            lines.insert(0, say("predict-said", said=self._told(self.said)))
        if self.klass:
            counts = Counter(map(self._told, self.klass))
            listed = ", ".join(f"{word} ({count})" for word, count in counts.most_common())
            lines.append(say("predict-class", count=len(self.klass), listed=listed))
        return " ".join(lines)

    def _repr_html_(self) -> str:
        words = f"<p>{escape(repr(self))}</p>"
        return words if self.measured is None else words + self._drawn()

    def _drawn(self) -> str:
        """You, the class and the measurement on one line for numbers, as bars for words."""
        say = self._narrator.say
        numbers = [each for each in (self.said, self.measured, *self.klass) if each is not None]
        if all(isinstance(each, int | float) for each in numbers):
            low, high = min(numbers), max(numbers)
            if low == high:
                # A single number stands in the middle, where its words have room.
                low, high = low - 1, high + 1

            def place(value: float) -> float:
                return _ROOM + (value - low) / (high - low) * (_WIDTH - 2 * _ROOM)

            parts = [svg.line((30, 50), (_WIDTH - 30, 50), opacity=0.4)]
            parts += [svg.dot((place(each), 50), 4, full=False) for each in self.klass]
            marks = [("predict-you", self.said, 24), ("predict-truth", self.measured, 84)]
            for key, value, height in marks:
                if value is not None:
                    parts.append(svg.line((place(value), 42), (place(value), 58), width=3))
                    parts.append(svg.words((place(value), height), f"{say(key)}: {self._told(value)}", anchor="middle"))
            return svg.picture(_WIDTH, 96, parts, repr(self))
        rows = [each for each in WORDS if each in numbers]
        rows += [each for each in dict.fromkeys(numbers) if each not in rows]
        most = max(1, *Counter(self.klass).values()) if self.klass else 1
        parts = []
        for number, row in enumerate(rows):
            top = 6 + number * _BAR
            marks = [say("predict-you")] * (row == self.said) + [say("predict-truth")] * (row == self.measured)
            parts.append(svg.words((96, top + 14), self._told(row), anchor="end"))
            parts.append(svg.box((104, top + 2), self.klass.count(row) / most * 200, 16))
            parts.append(svg.words((312, top + 14), ", ".join(marks)))
        return svg.picture(_WIDTH, 12 + _BAR * len(rows), parts, repr(self))

    def _told(self, value: Any) -> str:
        if isinstance(value, str):
            return self._narrator.say(f"predict-word-{value}") if value in WORDS else value
        return svg.written(float(value), self.language, 0 if float(value).is_integer() else 1)

    @property
    def _narrator(self) -> Narrator:
        return narrator_of_none(self.language)


def predict(
    name: str, guess: Any = ..., *, measured: Any = None, folder: str | Path = FOLDER, language: str = "en"
) -> Prediction:
    """Keep a `guess` of that `name` before a run, or compare it with what was `measured`.

    `rn.predict("rich-points", "more")` keeps the `guess` under its `name`; `rn.predict("rich-points", measured="more")`
    draws you, your class (its reports in `folder`) and the measurement. A guess is a number or a word. Without one, the
    dots, it is asked for once and never forced. Only this notebook remembers it, and what has been measured cannot be
    guessed any more. All is told in `language`.

    >>> rn.predict("gold-in-the-end", "more")
    Noted: more. Now go on and see.
    >>> rn.predict("gold-in-the-end", measured="fewer")
    You guessed: more. Measured: fewer.
    """
    if not isinstance(name, str) or not name:
        raise BadSetup(code="predict-name", given=shown(name))
    language = checked_language(language)
    kept = NOTES.guess(name)
    if measured is not None:
        kept.measured = _plain(measured)
        return Prediction(name, kept.said, kept.measured, _class(name, Path(folder)), language)
    if guess is ...:
        kept.asked += 1
    elif kept.measured is None:
        kept.said = _plain(guess)
    return Prediction(name, kept.said, language=language, asked=kept.asked)


def compared(name: str, measured: object, klass: Sequence[float | str], language: str) -> Prediction:
    """What was measured beside the guesses of a class, where nobody of them is the reader."""
    return Prediction(name, None, _plain(measured), tuple(klass), checked_language(language))


def _plain(value: Any) -> Any:
    """A number or a word, whatever it was before."""
    value = value.item() if hasattr(value, "item") else value
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str):
        return value.strip().casefold()
    if not isinstance(value, int | float) or not abs(value) < LARGEST:
        raise BadSetup(code="predict-kind", given=shown(value))
    return value


def _class(name: str, folder: Path) -> tuple[Any, ...]:
    """What the others had guessed, from the reports that lie in the folder; what is no report is passed over."""
    found: list[Any] = []
    for path in sorted(folder.glob("*.csv")) if folder.is_dir() else ():
        try:
            with path.open(encoding="utf-8", newline="") as file:
                rows = list(csv.DictReader(file))
        except (OSError, ValueError, csv.Error):
            continue
        for row in rows:
            try:
                found.append(json.loads(row["guesses"]).get(name, {}).get("said"))
            except (KeyError, TypeError, ValueError, AttributeError):
                continue
    return tuple(each for each in found if _is_guess(each))


def _is_guess(value: Any) -> bool:
    """A word or a number that has a place on a line; a file may hold anything."""
    if isinstance(value, int | float):
        return abs(value) < LARGEST
    return isinstance(value, str) and 0 < len(value) <= LONGEST
