"""What the texts of a class say: how its game ends and who wins, and which names of the table are for reading.

A name that no text of the author ever mentions, such as `t.played`, is bookkeeping: no board and no story tells it.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Mapping
from typing import Any

from realms_nb.core.narrator import Narrator
from realms_nb.own.mistakes import methods_of
from realms_nb.own.places import PlainValue

# The words of a table that end a game.
ENDS = {"wins", "all_win", "all_lose"}


def names_in(code: Any) -> set[str]:
    """All names that a method uses."""
    inner = [names_in(each) for each in code.co_consts if hasattr(each, "co_names")]
    return set(code.co_names).union(*inner)


def says_who_wins(made: type) -> bool:
    """Whether a move of this class ends the game by saying who has won."""
    return any(ENDS & names_in(method.__code__) for method in methods_of(made).values())


def goal_of(made: type, rules: Any, narrator: Narrator) -> str:
    """How the game ends, in the author's words with the true numbers in them, and whether most or fewest points win.

    The words are the attribute `ends`, in which {goal} is the rule `goal`.
    """
    written = getattr(made, "ends", None)
    if isinstance(written, str) and written.strip():
        said = re.sub(r"\{(\w+)\}", lambda found: str(getattr(rules, found[1], found[0])), written.strip())
        sentences = [said if said[-1] in ".!?" else f"{said}."]
    else:
        sentences = [narrator.say("own-no-end")]
    if "points" in methods_of(made) and not says_who_wins(made):
        few = getattr(rules, "fewest_wins", getattr(made, "fewest_wins", False))
        sentences.append(narrator.say("own-fewest-win" if few else "own-most-win"))
    return " ".join(sentences)


def words_of(made: type) -> frozenset[str]:
    """Every word of the author's own texts: of the class, its moves, how it ends, and what it refuses with."""
    methods = methods_of(made)
    texts = [made.__doc__ or "", str(getattr(made, "ends", "")), *(method.__doc__ or "" for method in methods.values())]
    texts += [text for method in methods.values() for text in _texts_in(method.__code__)]
    return frozenset(re.findall(r"[^\W\d_]+", " ".join(texts).lower()))


def _texts_in(code: Any) -> list[str]:
    """The texts of a method that are more than a word: the parts of sentences."""
    inner = [text for each in code.co_consts if hasattr(each, "co_consts") for text in _texts_in(each)]
    return inner + [each for each in code.co_consts if isinstance(each, str) and " " in each]


def is_bookkeeping(play: Any, key: Any, layout: Mapping[Any, Any]) -> bool:
    """Whether a name is the author's own business: it begins with _, or is a plain value that no text names.

    What a seat has is read by everybody, and a Counter or Track was made to be read; so is all without texts, and so
    are numbers where nothing else lies on the table: then they are what the game is about.
    """
    name = key if isinstance(key, str) else key[0]
    if name.startswith("_"):
        return True
    if not isinstance(key, str) or not inspect.getdoc(play._made) or _is_told(play, key, layout):
        return False
    return any(_is_told(play, other, layout) for other in layout if isinstance(other, str) and other != "box")


def _is_told(play: Any, name: str, layout: Mapping[Any, Any]) -> bool:
    """Whether it is more than a plain value, or one that a text of the author names."""
    if name.startswith("_"):
        return False
    parts = (part for part in name.lower().split("_") if part)
    return type(layout[name]) is not PlainValue or all(_is_named(part, play._texts) for part in parts)


def _is_named(word: str, words: frozenset[str]) -> bool:
    return not {word, f"{word}s", word.removesuffix("s")}.isdisjoint(words)
