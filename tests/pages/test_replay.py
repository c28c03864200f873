"""A match as a page: one file that holds what its viewer may know, and nothing else."""

from __future__ import annotations

import base64
import gzip
import json
import re

import pytest
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.board.patches import patched
from realms_nb.core.errors import BadSetup
from realms_nb.core.viewers import names_any
from realms_nb.games.realm_of_sand.engine.boards import PersonalBoard as SandBoard
from realms_nb.pages.replay import PageNotWritten

SAND = rn.realm_of_sand
LIGHT = SAND.STANDARD.table.fields(SAND.STANDARD.table.light)
RED = SAND.STANDARD.changed(side="advanced", board_set=[SandBoard("red", LIGHT), SandBoard("blue", LIGHT)])
SEED = 987_654_321


def played(game, names=("You", "Ada"), moves=None, **options):
    match = rn.Match(game, list(names), seed=SEED, **options)
    rn.watch(match, "random" if game is SUMS else "weighted", moves=moves)
    return match


def parts(text):
    found = re.findall(r'<script type="text/plain" data-part="([^"]+)">([^<]*)</script>', text)
    return {name: gzip.decompress(base64.b64decode(data)).decode() for name, data in found}


@pytest.fixture
def written(tmp_path, capsys):
    def write(match, **options):
        return rn.page(match, tmp_path / "game.html", **options).read_text("utf-8")

    return write


@pytest.mark.parametrize("game", [rn.minute_realms, SAND, SUMS], ids=lambda game: game.name)
def test_a_page_holds_every_position_in_three_languages(written, game):
    """Each language has the position after every move, what led to it, and the words of the board."""
    match = played(game)
    told = json.loads(parts(written(match, you=0))["match"])["told"]
    assert set(told) == {"en", "de", "it"}
    for language, still in told.items():
        assert still["book"]["language"] == language
        assert len(still["replay"]) == len(still["log"]) == match.length + 1
        picture = {}
        for patch in still["replay"]:
            picture = patched(picture, patch)
        assert picture == still["snapshot"]["picture"]
        assert "last" not in still
    assert told["de"]["log"] != told["en"]["log"]


def test_scenes_go_with_the_moves_they_belong_to(written):
    """Invasions and scoring are scenes of the steps that brought them."""
    match = played(rn.minute_realms)
    scenes = json.loads(parts(written(match))["match"])["told"]["en"]["scenes"]
    kinds = {scene["kind"] for scene in scenes.values()}
    assert len(kinds) > 1
    assert str(match.length) in scenes
    assert all(scene["frames"] for scene in scenes.values())


@pytest.mark.parametrize("game", [rn.minute_realms, SAND], ids=lambda game: game.name)
def test_a_page_is_small_and_asks_for_nothing(written, game):
    """A page of three seats has 170 to 205 kB, as the documents say, names no address, and its lock allows none."""
    text = written(played(game, ("You", "Ada", "Bo")))
    assert 160_000 < len(text.encode()) < 210_000
    whole = text + "".join(value for name, value in parts(text).items() if name != "licences")
    assert set(re.findall(r"https?://[\w.]+", whole)) <= {"http://www.w3.org"}
    assert not re.search(r"<(script|link|img|iframe)[^>]+(src|href)=(?!.data:)", text)
    assert "default-src 'none'" in text
    assert "Preact" in parts(text)["licences"] or "preact" in parts(text)["licences"]


@pytest.mark.parametrize("viewer", [None, 1])
def test_what_the_viewer_may_not_know_is_not_in_the_page(written, viewer):
    """Cards that red keeps face down reach no page of anybody else, and red's own page has them."""
    match = rn.Match(SAND, ["Ada", "Bo"], seed=1, rules=RED)
    met = 0
    while match.turn is not None and met < 1:
        rn.watch(match, "weighted", moves=1)
        secrets = SAND.secrets(match.state, viewer)
        if not secrets or not match.state.realms[0].hidden:
            continue
        met += 1
        text = written(match, you=viewer)
        told = json.loads(parts(text)["match"])["told"]
        shown = json.dumps([{**still, "book": None} for still in told.values()]) + text.partition("<script")[0]
        assert not names_any(shown, secrets)
    assert met == 1
    kept = match.state.realms[0].hidden
    mine = json.loads(parts(written(match, you=0))["match"])["told"]["en"]["snapshot"]
    assert names_any(json.dumps(mine), kept)


def test_other_lines_and_earlier_games_stay_out(written):
    """A page is one game in one line: what was tried before is nobody's business, and neither is a seed."""
    match = played(rn.minute_realms, moves=6)
    match.restart(5)
    rn.watch(match, "weighted", moves=6)
    match.seek(2)
    rn.watch(match, "random", moves=2)
    assert match.earlier
    text = written(match)
    assert str(SEED) not in text + parts(text)["match"]
    for still in json.loads(parts(text)["match"])["told"].values():
        history = still["snapshot"]["history"]
        assert len(history["lines"]) == 1
        assert history["earlier"] == []
        assert history["length"] == match.length == len(still["log"]) - 1
        assert still["last"] == match.turn


def test_a_hostile_name_is_only_a_name(written):
    """A name with quotes, ampersands and script words stands in the page as text and ends nothing."""
    name = "\"';alert(1)//&quot; --!"
    text = written(played(rn.minute_realms, (name, "Ada"), moves=3))
    assert name not in text
    assert "&quot;&#x27;;alert(1)//&amp;quot; --!" in text
    assert text.count("</script>") == 5
    assert json.loads(parts(text)["match"])["told"]["en"]["snapshot"]["names"][0] == name


def test_a_review_is_told_in_every_language(written):
    """A review goes with the page in the reader's language; one of another match is refused."""
    match = played(rn.minute_realms)
    review = rn.review(match, you=0, playouts=4, quiet=True)
    told = json.loads(parts(written(match, you=0, review=review))["match"])["told"]
    assert "<svg" in told["en"]["review"]
    assert "Review" in told["en"]["review"]
    assert "Rückblick" in told["de"]["review"]
    assert "Riesame" in told["it"]["review"]
    with pytest.raises(BadSetup, match="another match"):
        written(played(rn.minute_realms, moves=3), review=review)
    with pytest.raises(BadSetup, match="rn.review"):
        written(match, review="good")


def test_a_page_that_cannot_be_written_says_so(tmp_path, capsys):
    """What is no match, and a place where no file can lie, are refused in a sentence of each language."""
    match = played(rn.minute_realms, moves=1)
    with pytest.raises(PageNotWritten, match=r"cannot be written to .*") as caught:
        rn.page(match, tmp_path / "nowhere" / "game.html")
    assert match.narrator("de").error(caught.value).startswith("Die Seite kann nicht")
    with pytest.raises(PageNotWritten, match="no file has such a name"):
        rn.page(match, "")
    with pytest.raises(BadSetup, match="rn.Match"):
        rn.page("match", tmp_path / "game.html")
    assert list(tmp_path.iterdir()) == []
