"""Executes notebooks and saves their outputs. Usage: make notebooks, or make notebooks NAMES="02 07"."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from realms_nb.fast.__main__ import games
from realms_nb.fast.compiling import make_ready

FOLDER = Path(__file__).parent.parent / "notebooks"


def execute(path):
    """Run a notebook from its first cell and write it back with outputs, without times or machine details."""
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    where = {"metadata": {"path": str(path.parent)}}
    # An output of one's own stands in the state of its widget while the notebook is run.
    quiet = {"record_timing": False, "store_widget_state": True, "coalesce_streams": True}
    client = NotebookClient(notebook, timeout=300, resources=where, **quiet)
    client.execute()
    # That state would carry the whole script of the board into every notebook.
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    nbformat.write(notebook, path)


def chosen(names):
    """The notebooks whose names begin with one of these; all of them without any."""
    every = [*sorted(FOLDER.glob("*.ipynb")), *sorted(FOLDER.glob("extra/*.ipynb"))]
    unknown = [name for name in names if not any(path.name.startswith(name) for path in every)]
    if unknown:
        sys.exit(f"No notebook begins with {', '.join(unknown)}; there is {', '.join(path.stem for path in every)}.")
    return [path for path in every if path.name.startswith(tuple(names) or "")]


if __name__ == "__main__":
    # Compiled beforehand: the word of warning that a first use prints belongs into no notebook.
    for game in games():
        make_ready(game)
    for path in chosen(sys.argv[1:]):
        began = time.monotonic()
        execute(path)
        print(f"{path.relative_to(FOLDER.parent)} executed in {time.monotonic() - began:.1f} s")
