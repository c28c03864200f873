"""Which checks no test has come to: an `assert` in a loop that met nothing, or under an `if` that never held.

Runs the tests that are named (all without a browser, if none is) with the lines of the tests themselves counted, and
says each `assert` that was not run. A test that asserts nothing passes; so such a line is a fault.
"""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
BROWSERS = ("tests/browser", "tests/games/realm_of_sand/browser")
# Run by a process or a thread of their own, where nobody counts; or only where something is not installed.
ELSEWHERE = ("tests/studies", *BROWSERS)


def run(names, folder):
    """The lines of each file under tests that were run."""
    told = Path(folder, "lines.json")
    settings = Path(folder, "settings")
    settings.write_text("[run]\nsource = tests\n")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", *names]
    command += ["--cov=tests", f"--cov-config={settings}", f"--cov-report=json:{told}", "--cov-fail-under=0"]
    if not names:
        command += ["tests", *(f"--ignore={each}" for each in ELSEWHERE)]
    ended = subprocess.run(command, cwd=ROOT)
    if ended.returncode:
        sys.exit(ended.returncode)
    return {name: set(each["executed_lines"]) for name, each in json.loads(told.read_text())["files"].items()}


def checks(path):
    """The lines of the asserts of a file, each with the name of the test that it stands in."""
    for outer in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(outer, ast.FunctionDef | ast.AsyncFunctionDef):
            for each in ast.walk(outer):
                if isinstance(each, ast.Assert):
                    yield each.lineno, outer.name


def unmet(lines, names):
    """Each assert of the files that were run which nobody came to."""
    for name, run_lines in sorted(lines.items()):
        path = ROOT / name
        wanted = any(path.is_relative_to(ROOT / each.partition("::")[0]) for each in names) if names else True
        skipped = not names and any(path.is_relative_to(ROOT / each) for each in ELSEWHERE)
        if wanted and not skipped:
            # A check inside of a function inside of a test is found twice.
            for line, test in sorted(dict(checks(path)).items()):
                if line not in run_lines:
                    yield f"{name}:{line} {test}"


def main():
    """Say them, and fail if there is one."""
    names = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        lines = run(names, folder)
    found = list(unmet(lines, names))
    print(*found, f"{len(found)} checks that nobody came to", sep="\n")
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
