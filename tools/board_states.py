"""What Python sends of a few positions, for the tests that draw them. Usage: tools/board_states.py [--check]

A board in a browser draws what is on the wire, so the tests of the browser's side need what Python really sends: this
writes it to `js/test/states/<game>.json`, for each game the positions below.
"""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path

import realms_nb as rn
from realms_nb.core.game import AnyGame
from realms_nb.core.match import Match

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "js" / "test" / "states"
# What a board draws: the rest is of the host, or tells the time.
TRAITS = ("snapshot", "replay", "log", "opens")
SEED = 638


Until = Callable[[Match], bool]


def played(names: list[str], game: AnyGame = rn.minute_realms, moves: int = 0, until: Until | None = None) -> Match:
    """A match of knights, after so many moves, or as soon as something holds."""
    match = rn.Match(game, names, seed=SEED)
    if moves:
        rn.watch(match, "knight", moves=moves)
    while until and match.outcome is None and not until(match):
        rn.watch(match, "knight", moves=1)
    return match


def loses(match: Match) -> bool:
    """Whether the first seat has to choose what it loses."""
    return match.turn == 0 and any(str(move).startswith("lose") for move in match.legal_moves)


def over(_: Match) -> bool:
    """Never: play to the end."""
    return False


THREE = ["You", "Ada", "Bo"]
FIVE = ["You", "Bartholomew", "Christophoros", "Wilhelmina", "Zoë"]
POSITIONS: dict[str, dict[str, Callable[[], Match]]] = {
    "minute_realms": {
        "first": lambda: played(THREE),
        "later": lambda: played(THREE, moves=12),
        "many": lambda: played(FIVE, moves=5),
        "loses": lambda: played(THREE, until=loses),
        "over": lambda: played(THREE, until=over),
    },
    "realm_of_sand": {
        "first": lambda: played(THREE[:2], rn.realm_of_sand),
        "later": lambda: played(THREE[:2], rn.realm_of_sand, moves=30),
        "alone": lambda: played(THREE[:1], rn.realm_of_sand, moves=9),
        "over": lambda: played(THREE[:2], rn.realm_of_sand, until=over),
    },
}


def states_of(game: str) -> str:
    """The positions of a game as text; positions that share their book name it by number."""
    books: list[object] = []
    states = {}
    for name, position in POSITIONS[game].items():
        sent = rn.Board(position(), you=0).get_state()
        if sent["book"] not in books:
            books.append(sent["book"])
        states[name] = {"book": books.index(sent["book"]), **{trait: sent[trait] for trait in TRAITS}}
    return json.dumps({"books": books, "states": states}, ensure_ascii=False, indent=None, separators=(",", ":")) + "\n"


def main() -> None:
    stale = []
    FOLDER.mkdir(exist_ok=True)
    for game in POSITIONS:
        with redirect_stdout(io.StringIO()):
            target, text = FOLDER / f"{game}.json", states_of(game)
        if target.is_file() and target.read_text("utf-8") == text:
            continue
        if "--check" in sys.argv:
            stale.append(str(target.relative_to(ROOT)))
        else:
            target.write_text(text, "utf-8")
    if stale:
        sys.exit(f"Stale: {', '.join(stale)}. Run `make widgets` and commit the result.")


if __name__ == "__main__":
    main()
