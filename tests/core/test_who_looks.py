"""Who looks: nobody reads what is private to another seat, whoever is on turn."""

from __future__ import annotations

import random
import re

import msgspec
import numpy as np
import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup, NoSuchStep, RealmsError, UnknownName
from realms_nb.core.viewers import names_any
from realms_nb.games.realm_of_sand.engine.boards import PersonalBoard
from realms_nb.players.opponents import Opponents, quote

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand
LIGHT = SAND.STANDARD.table.fields(SAND.STANDARD.table.light)
# Every building turns a crystal up, so that the red power is used often.
RED = SAND.STANDARD.changed(side="advanced", board_set=[PersonalBoard("red", LIGHT), PersonalBoard("blue", LIGHT)])


def watched(match, viewer, capsys, moves=1):
    rn.watch(match, "weighted", moves=moves, you=viewer)
    return capsys.readouterr().out


LABELS = SAND.labels(RED, "en")


def names(text, cards):
    """The cards that a text names, by their ids or by what people call them."""
    called = {card: re.escape(card) + "|" + re.escape(LABELS[card]) for card in cards}
    return {card for card, words in called.items() if re.search(rf"(?<![\w-])(?:{words})(?![\w-])", text)}


@pytest.mark.parametrize("viewer", [None, 1])
def test_nobody_reads_the_cards_that_red_keeps(viewer, capsys):
    """Cards kept face down stand neither in what is watched nor in the board, the story or the view of anybody else."""
    match = rn.Match(SAND, ["Ada", "Bo"], seed=1, rules=RED)
    assert match.state.realms[0].power == "red"
    met = 0
    while match.turn is not None and match.at < 60:
        told = watched(match, viewer, capsys)
        hidden = {*match.state.realms[0].hidden, *getattr(match.state.decision, "cards", ())}
        assert hidden == set(SAND.secrets(match.state, viewer))
        met += bool(hidden)
        board = match.board("de", viewer)
        rn.explain(match, "it", you=viewer)
        texts = (
            told,
            str(board),
            board.html(),
            capsys.readouterr().out,
            *rn.story(match, "en", "beginner", you=viewer),
        )
        view = match.view(viewer)
        assert not names(" ".join(texts), hidden)
        assert not {*view.realms[0].hidden, *getattr(view.decision, "cards", ())} & hidden
    assert met > 20
    assert sum(str(step.move).startswith("keep") for step in match.history) > 2


def test_red_reads_its_own_cards(capsys):
    """Whoever keeps a card reads its name: in what is watched, and on the board."""
    match = rn.Match(SAND, ["Ada", "Bo"], seed=1, rules=RED)
    told = watched(match, "Ada", capsys, 60)
    kept = match.state.realms[0].hidden
    assert kept
    assert names(told, kept) == set(kept)
    assert names(str(match.board(you=0)), kept) == set(kept)


def test_a_reason_that_gives_a_secret_away_is_not_told():
    """What a strategy says of a hidden card, by its data or in its own words, is read by its seat alone."""
    match = rn.Match(SAND, ["Ada", "Bo"], seed=1, rules=RED)
    boasted = 0

    def boasting(view, moves, rng):
        move = next((move for move in moves if str(move).split()[0] in ("keep", "look", "build")), None)
        return (move, f"mine: {move}.") if move else moves[int(rng.random() * len(moves))]

    others = Opponents(match, {0: boasting, 1: "weighted"}, 0)
    good = Opponents(match, {0: "weighted", 1: "weighted"}, 0)
    while match.turn is not None and match.at < 60:
        asked = type(match.state.decision).__name__
        assert (others if asked == "KeepOneCard" else good).move(match) is None
        if asked == "KeepOneCard":
            boasted += 1
            said = [quote(match, match.history[-1], match.narrator(), you) for you in (0, 1, None)]
            assert "mine" in (said[0] or "")
            assert said[1:] == [None, None]
    assert boasted > 2


@pytest.mark.parametrize(("game", "rules"), [(MINUTE, MINUTE.STANDARD), (SAND, RED)], ids=["minute", "sand"])
def test_a_spectator_sees_nothing_private(game, rules):
    """Positions that differ only in what no spectator knows look the same, and fit what is drawn for the view."""
    rng, differing, secrets = random.Random(5), 0, 0
    player = "weighted" if game is SAND else "random"
    match = rn.Match(game, ["Ada", "Bo"], seed=1, rules=rules)
    while match.turn is not None and match.at < 40:
        view = match.view()
        assert view.seat is None
        for _ in range(3):
            drawn = game.determinize(view, rng)
            differing += drawn != match.state
            assert game.view_for(drawn, None) == view
            assert len(game.legal_moves(drawn)) == len(match.legal_moves)
            assert str(game.text_board(game.view_for(drawn, None), match.narrator())) == str(match.board())
        secrets += bool(game.secrets(match.state, None))
        rn.watch(match, player, moves=1)
    assert differing > 40
    assert secrets > 5 or game is MINUTE


@pytest.mark.parametrize("game", [MINUTE, SAND], ids=lambda game: game.name)
def test_the_seat_on_turn_is_not_the_viewer(game):
    """The viewer is who is asked for, or the only seat there is; neither whose turn it is nor a name matters."""
    match = rn.Match(game, ["Ada", "Bo"], seed=1)
    assert (match.viewer(), match.view().seat) == (None, None)
    assert (match.viewer("Bo"), match.viewer(0), match.view(1).seat) == (1, 0, 1)
    assert rn.Match(game, ["Ada", "Du"], seed=1).viewer() is None
    assert [match.viewer(who) for who in (rn.SPECTATOR, rn.SEAT(1), rn.TABLE((0, 1)), rn.TABLE([0]))] == [
        None,
        1,
        None,
        0,
    ]
    assert rn.Match(SAND, ["Ada"], seed=1).viewer() == 0
    for wrong in (2, -1, True, "Cy", 0.0):
        with pytest.raises(UnknownName, match=f"There is no seat {wrong!r}; the seats are 0 .Ada., 1 .Bo."):
            match.viewer(wrong)


@pytest.mark.parametrize("game", [MINUTE, SAND], ids=lambda game: game.name)
def test_a_view_never_holds_the_seed(game):
    """Two deals that look alike to a seat are the same view: nothing in it tells the seed."""
    match = rn.Match(game, ["You", "Ada"], seed=987_654_321)
    for viewer in (None, 0, 1):
        assert b"987654321" not in msgspec.json.encode(match.view(viewer))
    assert "987654321" not in f"{match}{match!r}{match._repr_html_()}"


def test_what_needs_a_seat_says_so():
    """A spectator has no realm of its own: what speaks of one is refused in a sentence."""
    minute, sand = rn.Match(MINUTE, 2, seed=1), rn.Match(SAND, 2, seed=1)
    with pytest.raises(BadSetup, match="give it the view of a seat"):
        rn.odds.after(minute.view(), minute.legal_moves[0])
    with pytest.raises(BadSetup, match="give it the view of a seat"):
        rn.odds.buildings(sand.view())


def test_a_secret_is_a_whole_name():
    """I-03 is not given away by II-03."""
    assert names_any({"card": ("x", "keep I-03.")}, {"I-03"})
    assert not names_any({"card": ("x", "keep II-03."), "n": 3}, {"I-03"})


@pytest.mark.parametrize("wrong", [1.0, "1", True, None, np.float64(1), np.True_, -1, 99])
def test_only_whole_numbers_lead_anywhere(wrong):
    """A step, a line or an earlier game is a whole number; what is none changes nothing."""
    match = rn.Match(MINUTE, 2, seed=1)
    rn.watch(match, "random", moves=3)
    said = {match.seek: "3 moves; .* is not one", match.choose_line: "no line", match.bring_back: "no earlier game"}
    for ask, sentence in said.items():
        with pytest.raises(NoSuchStep, match=sentence):
            ask(wrong)
    assert match.at == 3
    assert str(match.state) == str(match.steps[2].state)


def test_whole_numbers_of_numpy_are_welcome():
    """Numbers from a table are numbers: they are kept as Python's own."""
    match = rn.Match(MINUTE, np.int64(2), seed=np.int32(7), rules=MINUTE.STANDARD.changed(award=np.int16(2)))
    match.play(match.legal_moves[0], seat=np.int8(0))
    match.seek(np.int64(1))
    assert all(type(number) is int for number in (match.at, match.seed, match.rules.award, match.viewer(np.int64(1))))
    assert match.rules == MINUTE.STANDARD.changed(award=2)


def test_failures_of_strategies_are_told_in_the_language_of_the_reader(capsys):
    """A failing and a cheating strategy are told in English, German and Italian, and nothing is played."""

    def broken(view, moves, rng):
        raise ZeroDivisionError("division by zero")

    def cheat(view, moves, rng):
        return "build Castle"

    match = rn.Match(MINUTE, ["Ada", "Bo"], seed=3)
    told = {}
    for language in ("en", "de", "it"):
        for player in (broken, cheat):
            rn.watch(match, player, language=language)
            told[language, player.__name__] = capsys.readouterr().out
    assert told["de", "broken"].startswith("Ada (broken): ZeroDivisionError")
    assert "Ada (cheat): Der gewählte Zug ist nicht erlaubt. " in told["de", "cheat"]
    assert len(set(told.values())) == 4
    assert match.at == 0


def test_every_error_a_board_can_meet_is_told_in_every_language():
    """Undo at the start, a step beyond the end, unknown seats, bad names and saves: each has its own sentence."""
    match = rn.Match(MINUTE, ["Ada", "Bo"], seed=3)
    save = match.as_save()
    acts = {
        "undo": match.undo,
        "redo": match.redo,
        "seek": lambda: match.seek(9),
        "line": lambda: match.choose_line("Z"),
        "seat": lambda: match.seat("Cy"),
        "turn": lambda: match.play(match.legal_moves[0], seat=1),
        "text": lambda: match.play("bild Mill"),
        "card": lambda: match.play("build Mil"),
        "away": lambda: match.play("build Castle"),
        "names": lambda: rn.Match(MINUTE, ["Ada", "ada"]),
        "hidden": lambda: rn.Match(MINUTE, ["Ada", "B\u202eo"]),
        "seats": lambda: rn.Match(MINUTE, 9),
        "seed": lambda: match.restart(seed=-1),
        "language": lambda: match.board("fr"),
        "load": lambda: rn.Match.from_save(msgspec.structs.replace(save, moves=("build Castle",))),
        "game": lambda: rn.Match.from_save(msgspec.structs.replace(save, game="chess")),
        "scores": lambda: rn.Match.from_save(msgspec.structs.replace(save, scores=(9, 9))),
    }
    for name, act in acts.items():
        with pytest.raises(RealmsError) as caught:
            act()
        told = {language: match.narrator(language).error(caught.value) for language in ("en", "de", "it")}
        assert len(set(told.values())) == 3, (name, told)
        assert told["en"].endswith((".", "?")), (name, told)
        if name != "turn":
            assert told["en"] == str(caught.value), name
    assert match.at == 0
