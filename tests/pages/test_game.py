"""The game in one file: everything in it is pinned, checked and licensed, and what cannot be had is named."""

from __future__ import annotations

import re
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from realms_nb.pages import __main__ as command
from realms_nb.pages import build
from realms_nb.pages.__main__ import LARGEST, game_page
from realms_nb.pages.build import CannotBuild, collected, pins, site_of

CACHE = Path(__file__).parents[2] / ".cache" / "pages"


@pytest.fixture(scope="module")
def text():
    return game_page(CACHE)


def test_the_page_is_small_and_asks_for_nothing(text):
    """The page is under 12 MB; no tag of it leads anywhere, and its lock lets nothing in from a network."""
    assert len(text.encode()) < LARGEST
    assert not re.search(r"<(script|link|img|iframe)[^>]+(src|href)=(?!.data:)", text)
    lock = re.search(r'Content-Security-Policy" content="([^"]+)"', text)[1]
    assert "default-src 'none'" in lock
    assert "http" not in lock
    assert "*" not in lock


def test_the_same_sources_make_the_same_page(text):
    """Built again, the page is the same to the last byte."""
    assert game_page(CACHE) == text


def test_only_what_a_board_needs_is_packed():
    """Tables, charts, lessons, doors, sources and tests stay out; every catalogue, bundle and deck is in."""
    found = collected(pins(), CACHE)
    wheels = {name: path for name, path in found.items() if path.suffix == ".whl"}
    names = set(zipfile.ZipFile(BytesIO(site_of(wheels))).namelist())
    ours = {name for name in names if name.startswith("realms_nb/")}
    rooms = {part for name in ours for part in name.split("/")[1:-1]}
    assert not rooms & {"charts", "lab", "lessons", "adapters"}
    assert rooms >= {"core", "games", "engine", "players", "board", "reviews"}
    assert not [name for name in names if name.endswith((".ts", ".tsx", "vega.js")) or "/tests/" in name]
    for needed in ("texts/it/page.ftl", "static/realm_of_sand.js", "games/minute_realms/engine/deck.csv"):
        assert f"realms_nb/{needed}" in names
    assert "babel/locale-data/de.dat" in names
    assert len([name for name in names if name.startswith("babel/locale-data/")]) < 6


def test_the_licences_are_inside(text):
    """The page names each package with version and licence, and holds the texts of all of them."""
    from pages.test_replay import parts

    told = parts("".join(re.findall(r'<script type="text/plain" data-part="licences">[^<]*</script>', text)))[
        "licences"
    ]
    for pin in (*pins().npm, *pins().wheels):
        assert f"{pin.name} {pin.version} ({pin.licence})" in told
    for said in (
        "MIT License",
        "Apache License",
        "Mozilla Public License",
        "PYTHON SOFTWARE FOUNDATION LICENSE",
        "preact",
    ):
        assert said in told


def test_what_has_another_hash_is_not_used(tmp_path, monkeypatch):
    """A file that is not what was pinned is refused, even if its name is right."""
    pin = pins().wheels[0]
    (tmp_path / f"{pin.name}-{pin.version}-py3-none-any.whl").write_bytes(b"not it")
    monkeypatch.setattr(build.subprocess, "run", lambda *_, **__: _done(0, ""))
    with pytest.raises(CannotBuild, match=rf"{pin.name} {pin.version} is missing .* another hash"):
        collected(msgspec.structs.replace(pins(), npm=()), tmp_path)


def test_without_network_or_npm_a_sentence_says_what_is_missing(tmp_path, monkeypatch, capsys):
    """Whoever builds is told which package is missing and why; nothing is written."""
    monkeypatch.setattr(build.subprocess, "run", lambda *_, **__: _done(1, "WARN x\nno route to the registry"))
    monkeypatch.setattr(sys, "argv", ["pages", str(tmp_path / "game.html"), "--cache", str(tmp_path / "cache")])
    assert command.main() == 1
    assert re.search(r"pyodide .* could not be fetched: no route to the registry\.", capsys.readouterr().err)

    def nothing(*_, **__):
        raise FileNotFoundError

    monkeypatch.setattr(build.subprocess, "run", nothing)
    assert command.main() == 1
    assert "npm, which fetches it, is not installed here" in capsys.readouterr().err
    assert not (tmp_path / "game.html").exists()


def _done(code, told):
    return type("Done", (), {"returncode": code, "stderr": told, "stdout": ""})()
