"""After the games: who made which move, how the class stands, who meets in the next round, and how all is forgotten."""

from __future__ import annotations

import random

import pytest
from halls.people import Evening
from own.examples import own_game

import realms_nb as rn
from realms_nb.core.errors import RealmsError
from realms_nb.halls import keeping, results, rounds
from realms_nb.halls.asking import checked_question
from realms_nb.halls.classroom import Classroom
from realms_nb.halls.codes import NotLetIn

NAMES = ["Ann", "Ben", "Cem", "Dua", "Eli", "Fay", "Gil"]


def row(table, game, seat, name, rank, *, over=True):
    won = rank == 1 if over else None
    return {
        "table": table,
        "game": game,
        "seat": seat,
        "name": name,
        "rank": rank if over else None,
        "won": won,
        "over": over,
        "score": 10 - (rank or 0),
    }


def test_standings_count_whom_somebody_finished_ahead_of():
    """A winner of any table has a point, the last has none, a tie is half; whoever met stronger ones comes first."""
    rows = [
        *(row(1, 1, 0, "Ann", 1), row(1, 1, 1, "Ben", 2), row(1, 1, 2, "Knight", 3)),
        *(row(2, 1, 0, "Cem", 1), row(2, 1, 1, "Dua", 1)),
        *(row(1, 2, 0, "Ann", 2), row(1, 2, 1, "Cem", 1), row(2, 2, 0, "Ben", 0, over=False)),
    ]
    found = rounds.standings(rows, ["Ann", "Ben", "Cem", "Dua", "Eli"])
    told = [(each.name, each.games, each.points, each.wins) for each in found]
    assert told == [
        ("Cem", 2, 1.5, 1.5),
        ("Ann", 2, 1.0, 1.0),
        ("Dua", 1, 0.5, 0.5),
        ("Ben", 1, 0.5, 0.0),
        ("Eli", 0, 0, 0),
    ]
    # Cem met Dua (a half) and Ann (one).
    assert found[0].against == 1.5
    assert rounds.met(rows)[frozenset(("Ann", "Cem"))] == 1


@pytest.mark.parametrize(("people", "size"), [(7, 3), (25, 4), (2, 5), (1, 2), (40, 5), (0, 4)])
def test_pairings_seat_everybody_once_and_rarely_together_again(people, size):
    """In ten rounds everybody sits once a round at even tables, those with as many points near each other."""
    rng, rows, names = random.Random(people), [], [f"P{number}" for number in range(people)]
    again = 0
    for game in range(1, 11):
        order = rounds.standings(rows, names)
        before = rounds.met(rows)
        tables = rounds.pairings(order, before, size)
        assert sorted(name for table in tables for name in table) == sorted(names)
        assert not tables or max(map(len, tables)) - min(map(len, tables)) <= 1
        assert all(len(table) <= size for table in tables)
        for number, table in enumerate(tables, start=1):
            places = rng.sample(range(1, len(table) + 1), len(table))
            rows += [
                row(number, game, seat, name, place)
                for seat, (name, place) in enumerate(zip(table, places, strict=True))
            ]
        if game == 2:
            again = sum(count > 1 for count in rounds.met(rows).values())
    if people >= 25:
        # In the second round nobody meets whom they met in the first.
        assert again == 0


def whole_games(evening, rng):
    for table in evening.hall.tables:
        while table.turn is not None:
            if table.asks:
                table.move()
            else:
                evening.page_at(table).play(rng.choice(table.match.legal_moves))
        evening.reception.told(table)


def test_rounds_of_a_class_to_the_end(tmp_path):
    """Three rounds are played: each seats all anew, who came late too, tells their pages, and everything is kept."""
    evening = Evening(own_game("noughts"), NAMES, size=2, folder=tmp_path)
    hall, rng = evening.hall, random.Random(2)
    hall.start()
    with pytest.raises(RealmsError, match="still played at: 1, 2, 3, 4"):
        hall.next_round()
    whole_games(evening, rng)
    late = evening.pages["Hal"] = evening.come("Hal")
    assert late.room["stage"] == "late"
    seats = hall.next_round()
    assert sorted(name for table in seats for name in table) == sorted([*NAMES, "Hal"])
    assert late.room["stage"] == "playing"
    for name, page in evening.pages.items():
        table, seat = hall.place(hall_key(hall, name))
        assert page.room["table"] == table.number
        assert page.snapshot["names"][seat] in ("You", name)
    # Two who had won both meet at the first table, where they can.
    order = [each.name for each in rounds.standings(results.rows(hall), hall.names)]
    assert order[0] in seats[0]
    whole_games(evening, rng)
    hall.next_round()
    rows = results.rows(hall)
    assert {each["game"] for each in rows} >= {1, 2, 3}
    again = Classroom.again(keeping.kept_in(tmp_path), tmp_path)
    assert results.rows(again) == rows
    assert [table.chairs for table in again.tables] == [table.chairs for table in hall.tables]
    moves = results.moves(hall)
    assert len(moves) == sum(each["moves"] for each in rows)
    assert {each["by"] for each in moves} == {"person", "player"}
    assert all(each["name"].startswith("Knight") for each in moves if each["by"] == "player")


def hall_key(hall, name):
    return next(chair.key for table in hall.tables for chair in table.chairs if chair.name == name)


def test_what_is_forgotten_is_nowhere(tmp_path):
    """Afterwards no file holds a name or a key that somebody had; the games are as they were, one number a person."""
    evening = Evening(rn.minute_realms, ["Annabel", "Benedikt"], size=3, folder=tmp_path)
    hall, rng = evening.hall, random.Random(5)
    hall.start()
    whole_games(evening, rng)
    hall.start()
    hall.ask(checked_question("invaders", "How strong?"))
    assert hall.guess(hall_key(hall, "Annabel"), " 3 ")
    evening.come("Finnegan")
    before = [(each["score"], each["moves"]) for each in results.rows(hall)]
    keys = [chair.key for chair in hall.tables[0].chairs if chair.key]
    hall.forget()
    assert hall.names == []
    assert [(each["score"], each["moves"]) for each in results.rows(hall)] == before
    assert [each["name"] for each in results.rows(hall)] == ["Player 1", "Player 2", "Knight"] * 2
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3
    for path in files:
        text = path.read_text()
        for gone in ("Annabel", "Benedikt", "Finnegan", *keys):
            assert gone not in text
    assert rn.Match.load(tmp_path / "table-01-game-1.json").outcome is not None
    assert evening.pages["Annabel"].parted


def test_a_class_is_asked(tmp_path):
    """A question stands on every page; answers are numbers or words, the last one counts, and nobody sees another's."""
    evening = Evening(rn.minute_realms, ["Ann", "Ben"], size=2, folder=tmp_path)
    ann, ben = evening.pages.values()
    ann.say(kind="guess", value="3")
    assert ann.told("unread")
    evening.hall.ask(checked_question("invaders", "How strong will the invaders be?"))
    assert ben.room["question"] == "How strong will the invaders be?"
    for value in ("2", "<b>", "x" * 41, "nan", ""):
        ann.say(kind="guess", value=value)
    ann.say(kind="guess", value=" 3,5 ")
    ben.say(kind="guess", value="More")
    assert (ann.room["guess"], ben.room["guess"]) == ("3.5", "more")
    assert sorted(map(str, evening.hall.guesses["invaders"].values())) == ["3.5", "more"]
    assert keeping.kept_in(tmp_path).guesses == evening.hall.guesses
    for wrong in ("", "x" * 300, "two\nlines", None):
        with pytest.raises(RealmsError, match="one line"):
            checked_question("invaders", wrong)
    evening.hall.ask(None)
    assert "question" not in ann.room


def test_signs_are_the_teachers_to_allow():
    """One of six signs reaches the table for half a minute where signs are on, and nobody where they are not."""
    for signs in (True, False):
        evening = Evening(rn.minute_realms, ["Ann", "Ben"], size=2, signs=signs)
        evening.hall.start()
        ann, ben = evening.pages.values()
        assert bool(ann.room.get("signs")) == signs
        ann.say(kind="sign", value="help")
        assert ben.room["neighbours"][0].get("sign") == ("help" if signs else None)
        ann.say(kind="sign", value="<b>")
        assert ann.told("unread")
        evening.clock.now += 31
        evening.hall.tick()
        assert "sign" not in ben.room["neighbours"][0]


@pytest.mark.parametrize("game", [rn.minute_realms, rn.realm_of_sand])
def test_whoever_waits_learns_the_game(game):
    """Before the games somebody takes the lesson at a table of their own; it ends when the real one is dealt."""
    evening = Evening(game, ["Ann", "Ben"], size=2)
    ann, ben = evening.pages.values()
    assert ann.room["learns"]
    ann.say(kind="learn", on=True)
    assert ann.room["learning"]
    assert ann.snapshot["lesson"]["at"] == 0
    assert ben.state == {}
    # Nothing but the lesson: no file, no new game, no step of a table.
    for kind, more in [("new", {}), ("load", {"name": "x", "text": "{}"}), ("save", {}), ("page", {}), ("undo", {})]:
        ann.board(kind, **more)
        assert ann.snapshot["notice"], kind
    ann.board("lesson", act="on", at=0)
    assert ann.snapshot["lesson"]["at"] == 1
    ann.say(kind="speak", value="de")
    ann.say(kind="learn", on=False)
    assert "learning" not in ann.room
    ann.say(kind="learn", on=True)
    lesson = evening.reception._visitors[hall_key(evening.hall, "Ann")].lesson
    evening.hall.start()
    assert ann.room["stage"] == "playing"
    assert "lesson" not in ann.snapshot
    assert ann.snapshot["version"] == 0
    assert lesson.connections == []
    ann.say(kind="learn", on=True)
    assert "learning" not in ann.room


def test_a_broken_game_does_not_close_the_hall(tmp_path):
    """Where the file of one table cannot be read the others go on, a sentence says so, and that table is dealt anew."""
    evening = Evening(rn.minute_realms, ["Ann", "Ben", "Cem"], size=2, folder=tmp_path)
    evening.hall.start()
    for path in tmp_path.iterdir():
        # Seeds, codes and the hashes of keys are their owner's.
        assert path.stat().st_mode & 0o077 == 0
    (tmp_path / "table-01-game-1.json").write_text("{")
    again = Classroom.again(keeping.kept_in(tmp_path), tmp_path)
    first, second = again.tables
    assert (first.match, second.match.names) == (None, ("Cem", "Knight"))
    assert first.trouble
    assert again.trouble
    assert again.start() == 1
    assert first.name == "table-01-game-2.json"
    assert (tmp_path / "table-01-game-1.json").read_text() == "{"


def test_a_code_that_is_too_short_is_no_try():
    """A wrong code is counted, a slip of the finger is not."""
    evening = Evening(rn.minute_realms, [])
    found = []
    for code in ("AAA", "AAAAAA"):
        with pytest.raises(NotLetIn) as refused:
            evening.hall.join(code, "Ann")
        found.append(refused.value.code)
    assert found == ["hall_code_length", "hall_code_wrong"]
