"""The house: environments agree, every test states its rule, nothing points to a machine."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

import order
import pytest
import yaml

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


def tracked(*patterns):
    listed = subprocess.run(["git", "ls-files", *patterns], cwd=ROOT, capture_output=True, text=True, check=True)
    return [ROOT / line for line in listed.stdout.splitlines() if (ROOT / line).is_file()]


def test_environments_are_twins():
    """Binder ignores the root environment once binder/ exists, so both say the same, and the same as pyproject."""
    here, there = (ROOT / "environment.yml", ROOT / "binder" / "environment.yml")
    assert here.read_text("utf-8") == there.read_text("utf-8")
    packages = yaml.safe_load(here.read_text("utf-8"))["dependencies"]
    assert packages[-1]["pip"] == PROJECT["project"]["dependencies"]


def test_post_build_is_runnable():
    """Binder runs postBuild: it is executable and a valid script."""
    script = ROOT / "binder" / "postBuild"
    assert script.stat().st_mode & 0o111
    subprocess.run(["bash", "-n", script], check=True)


def test_constraints_pin_versions_only():
    """The constraints name a version for each package of pyproject, with hashes, and no download address."""
    blocks = (ROOT / "constraints.txt").read_text("utf-8").replace(" \\\n", "").splitlines()
    block = r"([A-Za-z0-9_.\-]+)==[\w.]+( ; [^:]+?)?((    --hash=sha256:[0-9a-f]{64})+)"
    pinned = {canonical(re.fullmatch(block, line)[1]) for line in blocks}
    assert len(pinned) == len(blocks) > 100
    groups = PROJECT["dependency-groups"].values()
    wanted = [*PROJECT["project"]["dependencies"], *(item for group in groups for item in group)]
    assert {canonical(re.match(r"[\w.\-]+", item)[0]) for item in wanted} <= pinned


def test_what_is_inside_is_listed():
    """The list of what the wheel and the page hold is that of the bundles' notices, the pins and the dependencies."""
    done = subprocess.run([sys.executable, ROOT / "tools" / "contents.py", "--check"], check=False)
    assert done.returncode == 0, "make contents"
    listed = json.loads((ROOT / "realms_nb" / "static" / "contents.json").read_text("utf-8"))["components"]
    by_place = Counter(each["properties"][0]["value"] for each in listed)
    assert by_place["wheel, page"] > 20
    assert by_place["page"] > 5
    assert by_place["environment"] == len(PROJECT["project"]["dependencies"])
    assert all(each["hashes"][0]["content"] for each in listed if each["properties"][0]["value"] != "environment")


def canonical(name):
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.mark.parametrize("path", tracked("tests/*.py"), ids=lambda path: path.name)
def test_every_test_states_its_rule(path):
    """Every test has a docstring that says in a sentence what must hold."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            rule = ast.get_docstring(node)
            assert rule, node.name
            assert rule.rstrip().endswith("."), node.name


def test_modules_stay_small():
    """A module of the package stays under 320 lines, so that it can be read in one go."""
    for path in tracked("realms_nb/*.py"):
        assert len(path.read_text("utf-8").splitlines()) < 320, path.name


def test_the_version_is_the_same_everywhere():
    """pyproject, the package and the citation name the same version."""
    version = PROJECT["project"]["version"]
    assert f'__version__ = "{version}"' in (ROOT / "realms_nb" / "__init__.py").read_text("utf-8")
    assert f"version: {version}" in (ROOT / "CITATION.cff").read_text("utf-8")


def test_the_guide_to_print_is_current():
    """The page to print says what the teacher's guide says: `make guide` renders it."""
    source = ROOT / "docs" / "teachers" / "guide.md"
    spec = importlib.util.spec_from_file_location("guide", ROOT / "tools" / "guide.py")
    guide = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(guide)
    assert guide.render(source.read_text("utf-8")) == source.with_suffix(".html").read_text("utf-8")


def test_the_order_of_tests_names_files():
    """Every file that is tested early, or shared out, is there: who renames a file renames it in the order, too."""
    named = {*order.LONGEST, *order.SHARED_OUT}
    assert len(named) > 15
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_the_files_for_the_forge_can_be_read():
    """The workflow runs what the README's test command runs; container, templates and hooks are what they should be."""
    workflow = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text("utf-8"))
    assert [step["run"] for step in workflow["jobs"]["test"]["steps"] if "run" in step] == ["make test"]
    container = json.loads((ROOT / ".devcontainer/devcontainer.json").read_text("utf-8"))
    assert (ROOT / ".devcontainer" / container["build"]["dockerfile"]).is_file()
    templates = list((ROOT / ".github/ISSUE_TEMPLATE").glob("*.md"))
    assert len(templates) == 2
    for template in templates:
        head = yaml.safe_load(template.read_text("utf-8").split("---")[1])
        assert set(head) == {"name", "about"}, template.name
    hooks = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text("utf-8"))["repos"][0]["hooks"]
    assert len(hooks) == 3
    assert all(hook["language"] == "system" and hook["entry"].startswith(".venv/bin/") for hook in hooks)
