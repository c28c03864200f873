"""Walks Binder's steps as far as they go without Docker and conda. Usage: make binder

The image file is rendered by repo2docker; the pip part of the environment is installed into a fresh environment;
postBuild runs there in a copy of the tree with a home of its own; then the first notebook is executed. What is not
checked: conda itself, the base image, and Binder's own machines.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import yaml

ROOT = Path(__file__).parent.parent


def step(words, *command, **options):
    """Run one step and say how long it took; its output is shown only if it fails."""
    began = time.monotonic()
    done = subprocess.run(command, check=False, capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{words}: failed.\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
    print(f"{words}: {time.monotonic() - began:.0f} s", flush=True)
    return done.stdout


def main():
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder)
        tree, tools, fresh, home = (base / name for name in ("tree", "tools", "fresh", "home"))
        home.mkdir()
        step("a copy of what is committed", "git", "clone", "-q", str(ROOT), str(tree))
        step("an environment for repo2docker", sys.executable, "-m", "venv", str(tools))
        step("repo2docker installed", str(tools / "bin/pip"), "install", "-q", "jupyter-repo2docker")
        step("the image file rendered", str(tools / "bin/jupyter-repo2docker"), "--no-build", "--debug", str(tree))
        step("postBuild read by bash", "bash", "-n", str(tree / "binder/postBuild"))
        pip = next(
            part
            for part in yaml.safe_load((tree / "binder/environment.yml").read_text())["dependencies"]
            if isinstance(part, dict)
        )
        step("a fresh environment", sys.executable, "-m", "venv", str(fresh))
        step("its pip part installed", str(fresh / "bin/pip"), "install", "-q", *pip["pip"])
        # As on Binder: its own home, and its python first.
        place = {"PATH": f"{fresh / 'bin'}:{os.environ['PATH']}", "HOME": str(home), "LANG": "C.UTF-8"}
        place |= {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "UV_"))}
        step("postBuild run", "./binder/postBuild", cwd=tree, env=place)
        config = home / ".jupyter" / "jupyter_server_config.py"
        step("the server's settings", str(fresh / "bin/python"), "-c", f"exec(open({str(config)!r}).read())", env=place)
        run = ("jupyter", "execute", "notebooks/01-play.ipynb")
        step("the first notebook executed", *run, cwd=tree, env=place)


if __name__ == "__main__":
    main()
