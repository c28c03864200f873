"""Writes the folder of a new game that plays: `python -m realms_nb.new_game nim`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from realms_nb.core.errors import RealmsError
from realms_nb.new_game import write_game


def main() -> int:
    """Write the folder and say what to do next."""
    parser = argparse.ArgumentParser(prog="python -m realms_nb.new_game", description=__doc__)
    parser.add_argument("name", help="what Python calls it, such as nim")
    parser.add_argument("--title", help="what people read, such as 'Nim'; made of the name if left out")
    parser.add_argument("--folder", type=Path, default=Path(), help="where its folder is made (here)")
    asked = parser.parse_args()
    try:
        written = write_game(asked.name, asked.folder, asked.title)
    except RealmsError as error:
        print(error, file=sys.stderr)
        return 1
    home = asked.folder / asked.name
    print(f"Written: {len(written)} files in {home}")
    print(f"Try it:  cd {home} && pip install -e . && pytest")
    print(
        f"Play it: import realms_nb as rn, {asked.name}; rn.Board(rn.Match({asked.name}.GAME, ['You', 'Ada']), you=0)"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
