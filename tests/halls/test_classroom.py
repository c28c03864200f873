"""A hall without a network: who comes in, where they sit, what they may do, and how it comes back from its folder."""

from __future__ import annotations

import json
import os
import random

import pytest
from board.test_who_looks import RED
from halls.people import Clock, Evening, Page
from own.examples import own_game

import realms_nb as rn
from realms_nb.core.errors import RealmsError
from realms_nb.core.narrator import LANGUAGES
from realms_nb.core.viewers import names_any
from realms_nb.halls import keeping, rooms
from realms_nb.halls.classroom import Classroom
from realms_nb.halls.codes import LENGTH, SIGNS, NotLetIn, check_code, hashed, new_code, new_key, written
from realms_nb.halls.reception import Reception

# How many times as many moves; 40 are whole games of everything.
FUZZ = int(os.environ.get("FUZZ", "1"))
MINUTE, SAND = rn.minute_realms, rn.realm_of_sand


def played_out(evening, rng, most=2_000, see=lambda: None):
    """Every person plays at random to the end of all games; how many moves people made."""
    made = 0
    for table in evening.hall.tables:
        while table.turn is not None and made < most:
            if table.asks:
                table.move()
                evening.reception.told(table)
            else:
                page = evening.page_at(table)
                page.play(rng.choice(table.match.legal_moves))
                made += 1
            see()
    return made


def test_codes_can_be_read_off_a_wall():
    """A code has six signs that nobody takes for others, is typed with or without spaces, and is never another one."""
    code = new_code()
    assert len(code) == LENGTH
    assert set("0O1IL") & set(SIGNS) == set()
    for typed in (code, code.lower(), written(code), f" {written(code)} ", f"{code[:3]}-{code[3:]}"):
        check_code(typed, code)
    other = code[:-1] + SIGNS[(SIGNS.index(code[-1]) + 1) % len(SIGNS)]
    with pytest.raises(NotLetIn, match="not the code on the wall"):
        check_code(other, code)
    with pytest.raises(NotLetIn, match="six|6 signs; these are 5"):
        check_code(code[:-1], code)
    assert len({new_key() for _ in range(50)}) == 50
    assert len(new_key()) >= 32


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("", "type a name"),
        ("   ", "type a name"),
        ("<b>Ben</b>", "< or >"),
        ("x" * 41, "too long"),
        ("Be\u202en", "nobody sees"),
        ("You", "another name"),
        ("du", "another name"),
        ("TU", "another name"),
        ("ben", "already"),
        ("Bеn", "already"),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_three_languages(name, said):
    """Empty, long, marked-up, invisible or taken names, and You, Du and Tu, are refused in a sentence that says why."""
    evening = Evening(MINUTE, ["Ben"])
    with pytest.raises(NotLetIn, match=said) as refused:
        evening.hall.join(evening.hall.code, name)
    assert refused.value.field == "name"
    told = {refused.value.narrator(language).error(refused.value) for language in LANGUAGES}
    assert len(told) == 3
    assert evening.hall.names == ["Ben"]


def test_tables_are_laid_for_those_who_come():
    """Eleven for tables of four get three tables of 4, 4 and 3; the chair that nobody needs is a knight's."""
    evening = Evening(MINUTE, [f"P{number}" for number in range(11)], students=11, size=4)
    assert [len(table.people) for table in evening.hall.tables] == [4, 4, 3]
    assert evening.hall.start() == 3
    assert [table.match.names.count("Knight") for table in evening.hall.tables] == [0, 0, 1]
    # Without a number, a table is laid when it is needed, and filled when the games begin.
    evening = Evening(MINUTE, ["Ann", "Ben", "Cem"], size=2)
    assert evening.hall.start() == 2
    assert [table.match.names for table in evening.hall.tables] == [("Ann", "Ben"), ("Cem", "Knight")]
    # Nobody can find the deal by trying a million seeds.
    assert max(table.match.seed for table in evening.hall.tables) > 10**6


@pytest.mark.parametrize("which", ["minute", "sand", "own"])
def test_whole_games_tell_nobody_what_they_may_not_know(which):
    """In whole games nothing that is sent to a seat or to the wall names a secret of another seat, or the seed."""
    game = {"minute": MINUTE, "sand": SAND, "own": own_game("red_hearts")}[which]
    rules = RED if which == "sand" else None
    evening = Evening(game, ["Ann", "Ben"], size=2 if which == "sand" else 3, rules=rules)
    evening.hall.start()
    (table,) = evening.hall.tables
    evening.hall.project(1)
    wall = evening.wall()
    met = 0
    looks = [(wall, None), *((page, seat) for seat, page in enumerate(evening.pages.values()))]

    def see():
        nonlocal met
        for page, seat in looks:
            # A line of the score of this game is called as the card is.
            secrets = {*game.secrets(table.match.state, seat)} - {"black 9"}
            fresh = [data for data in page.sent if b'"kind":"room"' not in data]
            page.sent.clear()
            if not secrets:
                continue
            met += 1
            for data in fresh:
                told = json.loads(data)
                # The book names every card there is.
                for part in (told.get("state", {}), told.get("data", {}).get("state", {})):
                    part.pop("book", None)
                assert not names_any(json.dumps(told), secrets)
            for data in fresh:
                assert str(table.match.seed).encode() not in data

    made = played_out(evening, random.Random(3), most=60 * FUZZ, see=see)
    assert made >= 12
    # What Minute Realms hides has not been dealt yet: only the seed could tell it.
    assert met > 10 or which == "minute"
    seed = str(table.match.seed).encode()
    assert all(seed not in data for page, _ in looks for data in page.sent)


def test_a_seat_plays_its_own_moves_only():
    """Whoever is not to decide plays nothing, learns nothing of what the other could do, and is told so."""
    evening = Evening(MINUTE, ["Ann", "Ben"], size=2)
    evening.hall.start()
    (table,) = evening.hall.tables
    turn = evening.page_at(table)
    (other,) = (page for page in evening.pages.values() if page is not turn)
    assert "options" in turn.snapshot
    assert "options" not in other.snapshot
    move = table.match.legal_moves[0]
    other.play(move)
    assert table.match.at == 0
    assert "turn" in other.snapshot["notice"]
    asked = other.board("ask", move=str(move))
    (answer,) = [t["data"]["content"] for t in other.told("board") if t["data"].get("content", {}).get("id") == asked]
    assert answer["told"]["why"]
    for kind, more in [
        ("undo", {}),
        ("new", {}),
        ("pace", {"value": "slow"}),
        ("play-on", {"version": 0}),
        ("save", {}),
        ("save", {"future": False}),
        ("page", {}),
        ("hint", {"depth": 1}),
        ("chances", {"version": 0}),
        ("review", {}),
        ("load", {"name": "x", "text": "{}"}),
    ]:
        number = turn.board(kind, **more)
        answers = [t["data"]["content"] for t in turn.told("board") if t["data"]["method"] == "custom"]
        (answer,) = [each for each in answers if each["id"] == number]
        assert "file" not in answer
        assert turn.snapshot["notice"], kind
    assert table.match.at == 0
    assert turn.snapshot["version"] == 0


def test_a_move_that_is_sent_twice_is_played_once():
    """A move that comes again, because its answer was lost, on the same line or after a restart, is not refused."""
    evening = Evening(MINUTE, ["Ann", "Ben"], size=2)
    evening.hall.start()
    (table,) = evening.hall.tables
    page = evening.page_at(table)
    move = str(table.match.legal_moves[0])
    number = page.play(move)
    assert table.match.at == 1
    page.say(kind="board", content={"kind": "play", "id": number, "view": 7, "version": 0, "move": move})
    # Another browser, which has another number for it.
    page.play(move, version=0)
    assert table.match.at == 1
    assert "notice" not in page.snapshot
    page.play("build Nothing", version=0)
    assert table.match.at == 1
    assert page.snapshot["notice"]


def test_a_pause_holds_everybody():
    """While a table is paused neither people nor strategies play; a sentence says so; then it goes on."""
    evening = Evening(MINUTE, ["Ann"], size=2)
    evening.hall.start()
    (table,) = evening.hall.tables
    table.play_on()
    ann = evening.pages["Ann"]
    evening.hall.pause(1)
    before = table.match.at
    ann.play(table.match.legal_moves[0])
    assert table.match.at == before
    assert "paused" in ann.snapshot["notice"]
    assert ann.room["paused"]
    assert not table.asks
    evening.hall.pause(1, on=False)
    ann.play(table.match.legal_moves[0])
    assert table.match.at == before + 1


def test_whoever_is_away_is_played_for_until_they_are_back():
    """After the patience a knight plays for somebody away, if another person waits; the seat is theirs once back."""
    evening = Evening(MINUTE, ["Ann", "Ben"], size=2, patience=60)
    evening.hall.start()
    (table,) = evening.hall.tables
    ann, ben = evening.pages.values()
    ann.leave()
    evening.clock.now += 59
    assert evening.hall.tick() == []
    assert [each["presence"] for each in ben.room["neighbours"]] == ["away", "here"]
    evening.clock.now += 1
    assert evening.hall.tick() == [table]
    assert table.chairs[0].player == "knight"
    assert [each.get("player") for each in ben.room["neighbours"]] == ["a knight", None]
    while not table.asks:
        ben.play(table.match.legal_moves[0])
    table.play_on()
    assert any(step.seat == 0 and step.because is not None for step in table.match.history)
    ann.sit()
    assert table.chairs[0].player is None
    assert ann.snapshot["version"] == table.match.at
    # In a break, where all have left, nobody plays on.
    ann.leave()
    ben.leave()
    evening.clock.now += 10_000
    assert evening.hall.tick() == []


def test_a_seat_is_freed_and_given_to_somebody_late():
    """A freed key opens nothing; whoever comes late waits, gets a knight's seat, and is called by name from then on."""
    evening = Evening(MINUTE, ["Ann", "Ben"], size=3)
    evening.hall.start()
    (table,) = evening.hall.tables
    assert table.match.names == ("Ann", "Ben", "Knight")
    finn = evening.come("Finn")
    assert finn.room["stage"] == "late"
    assert finn.state == {}
    with pytest.raises(RealmsError, match="somebody"):
        evening.hall.seat_late("Finn", 1, "Ann")
    evening.hall.seat_late("finn", 1)
    assert table.match.names == ("Ann", "Ben", "Finn")
    assert finn.snapshot["people"] == [2]
    assert evening.pages["Ann"].snapshot["names"] == ["You", "Ben", "Finn"]
    evening.hall.free(1, "Ben")
    ben = evening.pages["Ben"]
    assert ben.parted
    assert ben.told("gone")
    assert not ben.sit()
    assert table.match.names == ("Ann", "Knight", "Finn")
    assert table.chairs[1].player == "knight"
    with pytest.raises(RealmsError, match="Nobody sits"):
        evening.hall.free(1, 1)


def test_before_the_games_a_seat_can_be_given_back():
    """Whoever says "I am not Ann" gives the seat back, and the name with it; once games run nobody leaves so."""
    evening = Evening(MINUTE, ["Ann", "Ben"], size=2)
    ann = evening.pages["Ann"]
    ann.say(kind="leave")
    assert ann.told("gone")
    assert evening.hall.names == ["Ben"]
    evening.come("Ann")
    evening.hall.start()
    ben = evening.pages["Ben"]
    assert ben.say(kind="leave")
    assert evening.hall.names == ["Ann", "Ben"]


def test_a_restarted_kernel_has_the_same_hall(tmp_path):
    """After an end without a farewell, folder, code, keys, seats and every told move are there, and play goes on."""
    evening = Evening(SAND, ["Ann", "Ben"], size=3, folder=tmp_path)
    evening.hall.start()
    (table,) = evening.hall.tables
    rng = random.Random(4)
    for _ in range(6):
        if table.asks:
            table.move()
        else:
            evening.page_at(table).play(rng.choice(table.match.legal_moves))
    late = evening.come("Finn")
    told = evening.pages["Ann"].snapshot["version"]
    kept = keeping.kept_in(tmp_path)
    again = Classroom.again(kept, tmp_path, Clock())
    (other,) = again.tables
    assert again.code == evening.hall.code
    assert other.match.names == table.match.names
    assert other.match.at == table.match.at >= told
    assert [str(step.move) for step in other.match.history] == [str(step.move) for step in table.match.history]
    assert other.match.seed == table.match.seed
    reception = Reception(again)
    ann = Page(reception, evening.pages["Ann"].key)
    assert ann.sit()
    assert ann.snapshot["version"] == told
    assert again.latecomer(hashed(late.key)).name == "Finn"
    # No key is written down.
    for path in tmp_path.iterdir():
        assert evening.pages["Ann"].key not in path.read_text()
    other.play_on()
    page = ann if other.turn == 0 else Page(reception, evening.pages["Ben"].key)
    page.sit()
    page.play(other.match.legal_moves[0])
    assert other.match.at > told


def test_a_move_is_kept_before_it_is_told(tmp_path):
    """At the moment at which any browser hears of a move, the file of the table holds it."""
    evening = Evening(MINUTE, ["Ann", "Ben"], size=2, folder=tmp_path)
    evening.hall.start()
    (table,) = evening.hall.tables
    heard = []

    def watch(page):
        post = page.post

        def seeing(data):
            told = json.loads(data)
            version = told.get("data", {}).get("state", {}).get("snapshot", {}).get("version")
            if version is not None:
                heard.append(rn.Match.load(tmp_path / table.name).at >= version)
            post(data)

        page.post = seeing

    for page in evening.pages.values():
        watch(page)
    for _ in range(8):
        evening.page_at(table).play(table.match.legal_moves[0])
    assert len(heard) >= 16
    assert all(heard)


def test_a_hall_that_cannot_be_written_plays_on_and_says_so(tmp_path):
    """Where a game cannot be written down, play goes on and the class view has a sentence."""
    evening = Evening(MINUTE, ["Ann", "Ben"], size=2, folder=tmp_path)
    evening.hall.start()
    (table,) = evening.hall.tables
    evening.hall.folder = tmp_path / "gone"
    evening.page_at(table).play(table.match.legal_moves[0])
    assert table.match.at == 1
    assert "cannot" in rooms.overview(evening.hall, "", "").trouble


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"size": 9}, "1 to 6"),
        ({"size": 1}, "2 to 5"),
        ({"fill": "king"}, "knight"),
        ({"fill": print}, "by its name"),
        ({"students": 0}, "1 to"),
        ({"patience": 0}, "seconds"),
        ({"rules": 3}, "STANDARD"),
    ],
)
def test_a_hall_that_cannot_be_is_refused(options, said):
    """Wrong sizes, players, numbers and rules are refused in a sentence before anything is laid."""
    with pytest.raises(RealmsError, match=said):
        Classroom(MINUTE, **options)


def test_another_game_is_dealt_where_one_is_over(tmp_path):
    """When a game is over the next one is dealt for the same people; both are kept."""
    evening = Evening(own_game("noughts"), ["Ann", "Ben"], size=2, folder=tmp_path)
    evening.hall.start()
    (table,) = evening.hall.tables
    played_out(evening, random.Random(1))
    assert table.over
    first = evening.pages["Ann"].told("state")[-1]["game"]
    assert evening.hall.start() == 1
    assert not table.over
    assert evening.pages["Ann"].told("state")[-1]["game"] != first
    assert sorted(path.name for path in tmp_path.glob("table*")) == ["table-01-game-1.json", "table-01-game-2.json"]
    assert evening.hall.start() == 0
