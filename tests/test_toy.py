"""A third game of a package of its own plays everywhere: a record, its words and its players were all that it took."""

from __future__ import annotations

import pytest
from toy import GAME as SUMS
from toy import Name

import realms_nb as rn
from realms_nb.core.errors import IllegalMove
from realms_nb.players.registry import names

STORY = {
    "en": ("Ada names 3: 3 in all.", "You name 1: 1 in all."),
    "de": ("Ada nennt 3: zusammen 3.", "Du nennst 1: zusammen 1."),
    "it": ("Ada dice 3: 3 in tutto.", "Dici 1: 1 in tutto."),
}


def match(**options):
    return rn.Match(SUMS, ["Ada", "You"], seed=1, **options)


@pytest.mark.parametrize("language", STORY)
def test_a_match_in_its_own_words(language):
    """A match has names, undo and redo, a text board, and a story in the game's own words in every language."""
    played = match(language=language)
    played.play("name 3")
    played.play(Name(1), seat="You")
    assert rn.story(played) == STORY[language]
    assert played.board().rows[0] == ("Ada", "3")
    played.undo()
    assert played.turn == 1
    played.redo()
    assert [sheet.total for sheet in played.scores] == [3, 1]


def test_a_refused_move_says_why():
    """A move that the toy's rules refuse is told in its words and changes nothing."""
    played = match(language="de")
    with pytest.raises(IllegalMove, match="Nenne eine Zahl von 1 bis 3"):
        played.play("name 4")
    assert played.at == 0


def test_saves(tmp_path):
    """A match is saved and loaded, changed rules included."""
    played = match(rules=SUMS.STANDARD.changed(turns=1, most=5))
    played.play("name 5")
    played.play("name 2")
    played.save(tmp_path / "sums.json")
    again = rn.Match.load(tmp_path / "sums.json")
    assert again.rules == played.rules
    assert again.outcome.winners == (0,)
    assert rn.story(again)[-1] == "Ada wins with 5."


def test_players_by_name(capsys):
    """Its players are found by name, beside those of every game and the levels of any game, and say why."""
    assert names(SUMS) == ("random", "squire", "knight", "duke", "emperor", "highest", "lowest")
    played = match()
    rn.watch(played, {"Ada": "highest", "You": "lowest"}, moves=2)
    assert "Ada: name 3. 3 is the most that may be named." in capsys.readouterr().out


def test_many_games():
    """It is simulated on several cores and held as a tournament; a function in a process of its own finds it."""

    def mine(view, moves, rng):
        return moves[-1]

    rows = rn.simulate(SUMS, ["highest", mine, "random"], games=60, workers=2, quiet=True)
    assert rows["forfeit"].isna().all()
    assert rows["score"].groupby(rows["strategy"]).mean()["mine"] == 9
    cup = rn.tournament(SUMS, ["highest", "lowest"], games=40, quiet=True, language="de")
    assert "highest gewinnt öfter als lowest." in repr(cup)


def test_a_league(tmp_path):
    """Files of a league play it behind the fence; their replays can be opened."""
    for name, place in (("high", -1), ("low", 0)):
        (tmp_path / f"{name}.py").write_text(f"def choose(view, moves, rng):\n    return moves[{place}]\n")
    held = rn.league(tmp_path, SUMS, games=4, seed=1, quiet=True)
    assert held.reports == {}
    assert held.standings["strategy"].tolist() == ["high", "low"]
    (replay, *_) = sorted((tmp_path / "league" / "replays").glob("*.json"))
    assert rn.Match.load(replay).outcome is not None


def test_rules_are_compared():
    """Changed rules of the toy are compared on the same deals, by what every game has."""
    study = rn.lab.compare(SUMS, {"standard": {}, "high": {"most": 5}}, ["highest"] * 2, games=40, quiet=True)
    assert set(study.table["measure"]) == {"score", "first_seat"}
    assert "high: points per realm: 6.000 more than standard" in str(study.verdicts[0])
