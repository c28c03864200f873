"""Playing: main and further actions, what happens to pieces, how a game ends, and every refusal."""

from __future__ import annotations

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, game, pieces, play, realm, refusal, table, texts, told, two
from games.realm_of_sand.engine.sand import zone as zone_of
from msgspec.structs import replace
from some import some

import realms_nb as rn
from realms_nb.core.errors import IllegalMove, UnreadableMove
from realms_nb.games.realm_of_sand.engine import moves as mv
from realms_nb.games.realm_of_sand.engine.rules import RANKS, STANDARD
from realms_nb.games.realm_of_sand.engine.scoring import rank
from realms_nb.games.realm_of_sand.engine.state import TakeTurn


def test_overbuilding():
    """A laid tile removes what it covers: squares to the supply, discs to their owner."""
    state = two(realm("B2=K C2=b E5=R"))
    after = play(state, "lay T01 B2=G C2=G D2=R")
    assert pieces(after) == "B2=G C2=G D2=R E5=R"
    assert after.squares == (26, 27, 29)
    assert zone_of(after) == "B"
    events = told(state, "lay T01 B2=G C2=G D2=R")
    assert events["SquaresReturned"].colours == ("K",)
    assert events["DiscsReturned"].colours == ("B",)


def test_completing_a_building():
    """Squares return to the supply, discs to the player, the card counts and its bonus comes at once."""
    state = two(realm("B2=g C2=G D2=R"))
    after = play(state, "build I-01 B2 C2 D2")
    assert (pieces(after), zone_of(after)) == ("", "GR")
    assert after.squares == (29, 29, 28)
    assert after.discs == (4, 3, 4, 4, 4)
    assert after.realms[0].buildings == ("I-01",)
    assert after.decision == TakeTurn(0)


def test_further_actions_come_before_and_after():
    """Buildings may be completed before and after the main action, any number of times, not during a summoning."""
    board = realm("B2=G C2=G D2=R B4=R C4=R D4=K", zone="G")
    state = two(board, open_cards="I-01 I-02")
    middle = play(state, "build I-01 B2 C2 D2", "summon G E5")
    assert refusal(middle, "build I-02 B4 C4 D4") == "other_question"
    after = play(middle, "finish")
    assert after.decision == TakeTurn(0, done=True)
    assert texts(after) == ["build I-02 B4 C4 D4", "end"]
    assert play(after, "build I-02 B4 C4 D4").decision == TakeTurn(1)
    assert play(after, "end").decision == TakeTurn(1)


def test_a_turn_ends_by_itself():
    """After the main action the turn ends at once when nothing is left to choose."""
    laid = play(two(realm(), open_cards="III-01"), "lay T01 B2=G C2=G D2=R")
    assert play(laid, f"take {laid.circle[0]}").decision == TakeTurn(1)


def test_one_tile_to_choose_from():
    """Where the rules leave only the first tile of the circle, it is taken without a question."""
    state = two(realm(), open_cards="III-01", rules=STANDARD.changed(tile_choice=1))
    after = play(state, "lay T01 B2=G C2=G D2=R")
    assert after.decision == TakeTurn(1)
    assert after.realms[0].tiles == ("T03", "T25", state.circle[0])


def test_red_buildings():
    """A card kept face down can be completed by its owner alone, and leaves the display untouched."""
    board = "B2=G C2=G D2=R"
    first = realm(board, power="red", hidden=("I-01",))
    state = two(first, realm(board, tiles="T26 T27 T28", power="blue"), open_cards="I-02", rules=ADVANCED)
    after = play(state, "build I-01 B2 C2 D2")
    assert (after.realms[0].buildings, after.realms[0].hidden) == (("I-01",), ())
    assert after.display == state.display
    assert "HiddenCardRevealed" in told(state, "build I-01 B2 C2 D2")
    assert refusal(replace(state, decision=TakeTurn(1)), "build I-01 B2 C2 D2") == "card_not_open"


def test_red_keeps_several():
    """There is no limit to cards kept face down; the others go under the deck in order."""
    first = realm(power="red", crystal="active", hidden=("III-18",))
    state = two(first, rules=ADVANCED, open_cards="I-01", decks=(("I-02", "I-03", "I-04", "I-05"), (), ()))
    after = play(state, "look I", "keep I-03")
    assert after.realms[0].hidden == ("III-18", "I-03")
    assert after.decks[0] == ("I-05", "I-02", "I-04")
    assert after.decision == TakeTurn(0)


def test_reactivation():
    """A crystal used this turn can be woken again by a building of the same turn, for the next turn."""
    first = realm("B5=G C5=G D5=R", power="orange", crystal="active")
    state = play(two(first, rules=ADVANCED), "crystal", "build I-01 B5 C5 D5")
    assert (state.realms[0].level, state.realms[0].crystal) == (1, "fresh")
    assert refusal(state, "crystal") == "crystal_fresh"


def test_a_crystal_wakes_only_on_its_field():
    """A building that uses no crystal field wakes nothing."""
    state = two(realm("B2=G C2=G D2=R", power="green"), rules=ADVANCED)
    assert play(state, "build I-01 B2 C2 D2").realms[0].crystal == "colourless"


def test_powers_after_the_main_action():
    """A power may also be used after the main action; then the turn goes on until nothing is left."""
    state = two(realm(power="orange", crystal="active"), rules=ADVANCED, done=True, open_cards="III-01")
    assert texts(state) == ["crystal", "end"]
    assert play(state, "crystal").decision == TakeTurn(1)
    red = two(realm(power="red", crystal="active"), rules=ADVANCED, done=True, open_cards="III-01")
    assert play(red, "look II", "keep II-02").decision == TakeTurn(1)


def test_solo_ends_after_its_turns():
    """Alone, the number of turns ends the game, not the hourglasses, and the points make a rank."""
    rich = ("III-13", "III-14", "III-15", "III-16")
    state = table(realm(buildings=rich), open_cards="I-01", rules=STANDARD.changed(solo_turns=2))
    after = play(state, "lay T03 B2=G C2=G B3=R", f"take {state.circle[0]}")
    assert (after.round, after.decision) == (2, TakeTurn(0))
    after = play(after, "lay T25 B4=G C4=R B5=K", f"take {after.circle[0]}")
    result = game.outcome(after)
    assert (result.winners, result.rank) == ((0,), "king")
    assert game.scores(after)[0].total == 47


@pytest.mark.parametrize(
    ("points", "name"),
    [(0, 0), (25, 0), (26, 1), (30, 1), (31, 2), (35, 2), (36, 3), (39, 3), (40, 4), (99, 4)],
)
def test_the_five_ranks(points, name):
    """Up to 25 points Apprentice, then Master, Grand Master, Premier, and King of Ragusa from 40 on."""
    assert rank(STANDARD, points) == RANKS[name]


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("en", ["Apprentice", "Master", "Grand Master", "Premier", "King of Ragusa"]),
        ("de", ["Lehrling", "Meister", "Großmeister", "Premier", "König von Ragusa"]),
        ("it", ["Apprendista", "Maestro", "Gran Maestro", "Primo Ministro", "Re di Ragusa"]),
    ],
)
def test_the_ranks_have_names(language, names):
    """The solo ranks are named in every language."""
    assert [game.narrator(language=language).say(f"term-{code}") for code in RANKS] == names


def test_scores_while_playing():
    """Sheets list a line per completed building by level; there is no outcome while the game goes on."""
    state = two(realm(buildings=("I-01", "II-16", "III-13")))
    sheet = game.scores(state)[0]
    assert [(line.source, line.points, line.card) for line in sheet.lines] == [
        ("level_1", 1, "I-01"),
        ("level_2", 5, "II-16"),
        ("level_3", 12, "III-13"),
    ]
    assert sheet.total == 18
    assert game.outcome(state) is None


def test_the_end_is_told():
    """The last turn tells every line, the totals, how a tie was broken, and who won; the board says so too."""
    first = realm("B2=G", buildings=("III-13", "III-14", "III-15", "I-10"))
    second = realm(tiles="T26 T27 T28", buildings=("III-16", "III-17", "III-18", "III-01"))
    state = two(first, second, seat=1, open_cards="I-01")
    state = play(state, "lay T26 B2=R C2=K B3=G")
    events = told(state, f"take {state.circle[0]}")
    assert events["ScoreTotalled"].total == 40
    assert "TieBroken" not in events
    assert events["GameWon"].seats == (1,)
    tied = replace(state, realms=(replace(first, buildings=(*first.buildings, "II-07")), state.realms[1]))
    events = told(tied, f"take {state.circle[0]}")
    assert (events["TieBroken"].tie_break, events["GameWon"].seats) == ("pieces", (1,))
    over = play(tied, f"take {state.circle[0]}")
    board = game.text_board(game.view_for(over, 0), game.narrator(["Ada", "Bo"]))
    assert board.sentences[0] == "Realm of Sand, round 1. The game is over. Winner: Bo."


def test_rounds_run_out():
    """A game in which nobody reaches the hourglasses ends after the last round that the rules allow."""
    state = two(realm(), seat=1, open_cards="III-01", round=60)
    state = play(state, "lay T26 B2=R C2=K B3=G")
    assert told(state, f"take {state.circle[0]}")["RoundsRanOut"].round == 60
    assert play(state, f"take {state.circle[0]}").decision is None
    assert play(replace(state, round=59), f"take {state.circle[0]}").decision == TakeTurn(0)


def test_powers_are_told():
    """Using a power tells that the crystal was spent and what it did."""
    pairs = {
        "green": ("shift B2 C4", "SquareShifted"),
        "yellow": ("exchange C2 B", "DiscExchanged"),
        "orange": ("crystal", "LevelRaised"),
        "purple": ("crystal", "LimitLifted"),
        "blue": ("swap T01 T09", "TileSwapped"),
        "red": ("look I", "DeckSearched"),
    }
    for power, (text, event) in some(pairs.items()):
        state = two(realm("B2=G C2=r", power=power, crystal="active"), rules=ADVANCED)
        assert list(told(state, text))[:2] == ["CrystalSpent", event]


REFUSED = [
    ("take T02", "other_question"),
    ("start B", "other_question"),
    ("aside T01", "other_question"),
    ("keep I-01", "other_question"),
    ("lay T02 B2=G C2=R D2=G", "tile_not_yours"),
    ("lay T01 B2=G C2=G D3=R", "tile_does_not_fit"),
    ("lay T01 B2=G C2=R D2=G", "tile_does_not_fit"),
    ("lay T01 B2=G C2=G D2=-", "squares_left"),
    ("summon B C3", "no_disc_in_zone"),
    ("summon G A1", "too_many_dark_fields"),
    ("move C3 D4", "no_disc_there"),
    ("move B2 B2", "same_field"),
    ("build I-05 B2 C2 B3", "card_not_open"),
    ("build I-01 B2 C2 D2", "pattern_not_there"),
    ("crystal", "no_crystals"),
    ("look I", "no_crystals"),
]


@pytest.mark.parametrize(("text", "code"), REFUSED)
def test_refusals(text, code):
    """A move that the rules forbid is refused with its reason, and nothing changes."""
    state = two(realm("B2=g", zone="G"))
    assert refusal(state, text) == code
    with pytest.raises(IllegalMove) as error:
        play(state, text)
    assert error.value.refusal.code == code
    assert str(error.value).endswith((".", "!", "?"))


def test_refusals_of_circle_and_powers():
    """Tiles out of reach, foreign powers, unknown names and the top of the level track are refused too."""
    drawing = play(two(realm()), "lay T01 B2=G C2=G D2=R")
    assert refusal(drawing, f"take {drawing.circle[5]}") == "tile_out_of_reach"
    assert refusal(drawing, "take T03") == "tile_not_in_circle"
    assert refusal(drawing, "end") == "other_question"
    blue = two(realm(power="blue", crystal="active"), rules=ADVANCED)
    assert refusal(blue, "crystal") == "other_power"
    assert refusal(blue, "swap T02 T05") == "tile_not_yours"
    assert refusal(blue, "swap T01 T03") == "tile_not_in_circle"
    orange = two(realm(power="orange", crystal="active", level=6), rules=ADVANCED)
    assert refusal(orange, "crystal") == "level_at_top"
    assert texts(orange, "crystal") == []
    assert refusal(play(table(realm(zone="G")), "summon G B2", "finish"), "aside T02") == "tile_not_yours"


def unknown_moves():
    state = two(realm(zone="G"))
    drawing = play(state, "lay T01 B2=G C2=G D2=R")
    powers = {
        power: two(realm(power=power, crystal="active"), rules=ADVANCED) for power in ("red", "yellow", "green", "blue")
    }
    purple = ADVANCED.changed(board_set=[board for board in ADVANCED.board_set if board.power == "purple"])
    return [
        (state, mv.LayTile("T99", ("B2",), "G"), "tile"),
        (state, mv.LayTile("T01", ("Z9", "C2", "D2"), "GGR"), "field"),
        (state, mv.SummonDisc("X", "B2"), "colour"),
        (state, mv.SummonDisc("G", "Z9"), "field"),
        (state, mv.MoveDisc("Z9", "B2"), "field"),
        (state, mv.CompleteBuilding("I-99", ("B2",)), "card"),
        (drawing, mv.TakeTile("T99"), "tile"),
        (powers["red"], mv.LookAtDeck("IV"), "deck"),
        (play(powers["red"], "look I"), mv.KeepCard("I-99"), "card"),
        (powers["yellow"], mv.ExchangeDisc("G", "X"), "colour"),
        (powers["yellow"], mv.ExchangeDisc("Z9", "G"), "field"),
        (powers["green"], mv.ShiftSquare("B2", "Z9"), "field"),
        (powers["blue"], mv.SwapTile("T99", "T01"), "tile"),
        (powers["blue"], mv.SwapTile("T01", "T99"), "tile"),
        (game.setup(1, seed=1, rules=purple), mv.TakeStartDisc("X"), "colour"),
    ]


def test_unknown_names():
    """A move made by hand with a name that nothing has is refused, not a crash."""
    for state, move, kind in some(unknown_moves()):
        reason = game.why_not(state, move)
        assert (reason.code, reason.details["kind"]) == ("unknown_name", kind), move


@pytest.mark.parametrize(
    "move", [None, "lay T01", 7, mv.TakeTile(5), mv.SummonDisc(None, ["B2"]), mv.LayTile("T01", (), "")]
)
def test_what_is_no_move(move):
    """Anything else than a move of this game is refused in words."""
    reason = game.why_not(two(realm()), move)
    assert reason.code in {"not_a_move", "tile_does_not_fit", "other_question"}


def test_after_the_end():
    """When the game is over nothing can be played."""
    over = replace(two(realm()), decision=None)
    assert game.legal_moves(over) == ()
    assert refusal(over, "end") == "game_over"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "is not a move; write for example"),
        (7, "is not a move; write for example"),
        ("fly T01", "is not a move; write for example"),
        ("take", "is not a move; write for example"),
        ("lay T01", "is not a move; write for example"),
        ("take T99", "No tile is called 'T99'. Did you mean"),
        ("lay T01 B2", "'B2' is no rune"),
        ("lay T01 B2=X", "'B2=X' is no rune"),
        ("lay T01 Z9=G", "No field is called 'Z9'"),
        ("build I-99 B2", "No card is called 'I-99'"),
        ("summon X B2", "No colour is called 'X'"),
        ("look IV", "No deck is called 'IV'; write I, II or III"),
        ("exchange Z9 B", "No spirit is called 'Z9'"),
    ],
)
def test_texts_that_are_no_moves(text, message):
    """A text that cannot be read says what would be right."""
    with pytest.raises(UnreadableMove, match=message):
        game.parse(text)


def test_reading_moves():
    """Capital letters and the order of fields do not matter in a text."""
    assert game.parse("LAY t01 d2=r B2=g c2=G") == game.parse("lay T01 B2=G C2=G D2=R")
    assert str(game.parse("build i-01 d2 b2 c2")) == "build I-01 B2 C2 D2"
    assert game.parse("lay T03 B2=G B3=R C2=G").fields == ("B2", "C2", "B3")


def test_the_front_door():
    """The game is reached by its name."""
    assert rn.realm_of_sand is game
    assert repr(game) == "<Realm of Sand>"
