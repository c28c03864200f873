"""What a room has of a game is found by its name; what it has not is answered with what there is."""

from __future__ import annotations

from dataclasses import MISSING, fields, replace
from importlib import import_module
from types import SimpleNamespace

import pytest
from toy import GAME as SUMS

import realms_nb as rn
from realms_nb.core import game as game_module
from realms_nb.core.errors import BadSetup, NotOffered, UnknownName
from realms_nb.core.game import LABELS_KEPT, OWN, Game, TextBoard, checked_game, game_named, known_games
from realms_nb.core.registry import default, game_of, need, offers, part


@pytest.fixture
def bare(monkeypatch):
    """A game made in a cell: a record without a package."""
    monkeypatch.setattr("realms_nb.core.game._made", {})
    return replace(SUMS, name=f"{OWN}Bare", package="")


def test_a_part_is_a_module_of_the_game(bare):
    """A room of a game is the module of that name in its package; a room that is not there is nothing."""
    assert part("odds", "minute_realms").__name__ == "realms_nb.games.minute_realms.odds"
    assert part("odds", "minute_realms") is part("odds", rn.minute_realms)
    assert part("players", SUMS).__name__ == f"{SUMS.package}.players"
    for game in (rn.minute_realms, SUMS, bare, replace(bare, package="nowhere.at_all")):
        assert part("kitchen", game) is None


def test_a_games_own_comes_first(bare):
    """A thing of a room is the game's own, else the one for any game; a name that neither has is told with both."""
    own, common = part("odds", "minute_realms"), default("odds")
    assert need("odds", "minute_realms", "win_chances") is own.win_chances is not common.win_chances
    assert need("odds", bare, "win_chances") is common.win_chances
    with pytest.raises(NotOffered) as caught:
        need("odds", rn.minute_realms, "tea")
    assert caught.value.details["known"].split(", ") == sorted({*own.__all__, *common.__all__})
    assert str(caught.value).startswith("Minute Realms has no tea; it has ")
    with pytest.raises(NotOffered, match="has no tea"):
        need("kitchen", bare, "tea")


def test_what_games_have_of_their_own():
    """Each name of a room stands with the games that have it, in the order of the games."""
    found = offers("odds")
    assert found["win_chances"] == ("minute_realms", "realm_of_sand")
    assert found["hold_odds"] == ("minute_realms",)
    assert found["building_odds"] == ("realm_of_sand",)
    assert offers("kitchen") == {}


def test_the_game_of_a_view():
    """A view names its game; what is no view is refused with the name of what asked for one."""
    view = rn.realm_of_sand.view_for(rn.realm_of_sand.setup(2, 1), 0)
    assert game_of(view, "rn.after") is rn.realm_of_sand
    for other in (None, "minute_realms", SUMS.STANDARD):
        with pytest.raises(BadSetup, match=r"rn\.after"):
            game_of(other, "rn.after")


def test_games_by_name(bare):
    """A game made in this process is known by its record; one from a cell that has not run says so."""
    assert game_named(bare.name) is bare
    assert known_games()[-1] == bare.name
    with pytest.raises(UnknownName, match="Gone"):
        game_named(f"{OWN}Gone")
    assert checked_game(bare, "rn.Match") is bare
    with pytest.raises(BadSetup, match=r"rn\.Match needs a game such as rn\.minute_realms, not 'minute_realms'"):
        checked_game("minute_realms", "rn.Match")


def test_a_position_in_words_as_a_table():
    """A row is headed by its first cell; what somebody wrote is never markup; a drawing stands below."""
    board = TextBoard(("It is <Ada>'s turn.", "Then Bo."), ("Seat", "Coins"), (("<Ada>", "2"), ("Bo", "3")))
    page = board.html()
    assert board._repr_html_() == page
    assert page.startswith("<table><caption>It is &lt;Ada&gt;&#x27;s turn.</caption>")
    assert page.count('<th scope="col"') == page.count('<th scope="row"') == page.count("<td") == 2
    assert "&lt;Ada&gt;</th><td" in page
    assert "Then" not in page
    assert "<pre>" not in page
    assert str(board).splitlines() == ["It is <Ada>'s turn.", "Then Bo."]
    drawn = TextBoard(board.sentences, board.columns, board.rows, drawing="a<b")
    assert drawn.html() == f"{page}<pre>a&lt;b</pre>"
    assert str(drawn) == f"{board}\n\na<b"


def test_what_a_record_leaves_out(bare):
    """A game without them has no facts, counts or secrets, is told as it is written, and no save of it is outdated."""
    named = {each.name for each in fields(Game) if each.default is MISSING and each.default_factory is MISSING}
    least = Game(**{name: getattr(SUMS, name) for name in named}, package=SUMS.package)
    state = least.setup(2, seed=1)
    (move, *_) = least.legal_moves(state)
    assert least.facts(state) == least.secrets(state, 0) == least.counts(least.opening(state), least.STANDARD) == ()
    assert least.describe_move(move, least.narrator()) == str(move)
    assert least.unnamed("name 3", ["Ada"]) == "name 3"
    assert least.outdated(least.STANDARD) is False


def test_installed_games(bare, monkeypatch):
    """A game that is installed is loaded when it is asked for; one that cannot be is named, and hinders no other."""

    def place(value, load):
        return SimpleNamespace(value=value, load=load)

    installed = {
        "nim": place("nim:GAME", lambda: replace(SUMS, name="nim")),
        "gone": place("nowhere:GAME", lambda: import_module("nowhere")),
        "other": place("other:GAME", lambda: rn.minute_realms),
        "wrong": place("wrong:GAME", lambda: 7),
    }
    monkeypatch.setattr(game_module, "_entry_points", lambda: installed)
    monkeypatch.setattr(game_module, "_installed", game_module._installed.__wrapped__)
    assert game_named("nim").name == "nim"
    with pytest.raises(BadSetup, match=r"gone \(nowhere:GAME\) cannot be loaded: No module named 'nowhere'"):
        game_named("gone")
    with pytest.raises(BadSetup, match=r"other .* names other:GAME, which is no game of that name but 'minute_realms'"):
        game_named("other")
    with pytest.raises(BadSetup, match=r"wrong .* names wrong:GAME, which is no game of that name but 7"):
        game_named("wrong")
    with pytest.warns(UserWarning, match="game") as warned:
        assert known_games() == ("minute_realms", "realm_of_sand", "nim", bare.name)
    assert len(warned) == 3


def test_what_cards_are_called_is_kept(bare):
    """Names are asked for once a language and rules, and never more of them are kept than fifty."""
    asked = []
    game = replace(bare, labels=lambda rules, language: asked.append(language) or {"a": language})
    rules = [type(SUMS.STANDARD)() for _ in range(LABELS_KEPT)]
    assert [game.called(rules[0], language)["a"] for language in ("en", "de", "en")] == ["en", "de", "en"]
    assert asked == ["en", "de"]
    for each in rules:
        game.called(each, "it")
    assert len(game_module._labels) <= LABELS_KEPT
