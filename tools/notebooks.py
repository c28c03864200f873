"""Executes every notebook and saves its outputs. Usage: make notebooks"""

from __future__ import annotations

from pathlib import Path

import nbformat
from nbclient import NotebookClient

FOLDER = Path(__file__).parent.parent / "notebooks"


def execute(path):
    """Run a notebook from its first cell and write it back with outputs, without times or machine details."""
    notebook = nbformat.read(path, as_version=4)
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
    client = NotebookClient(notebook, timeout=300, record_timing=False, resources={"metadata": {"path": str(FOLDER)}})
    client.execute()
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for path in sorted(FOLDER.glob("*.ipynb")):
        execute(path)
        print(f"notebooks/{path.name} executed")
