"""What every game of the house keeps, whichever it is: one answer about legality, one story, no leaks, safe saves."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from string import ascii_uppercase

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from games.realm_of_sand.engine.sand import realm, table, two
from some import some

import realms_nb as rn
from realms_nb.core import closing
from realms_nb.core.catalogue import COMMON, texts_of
from realms_nb.core.errors import IllegalMove, RealmsError, Refusal
from realms_nb.core.event import Event
from realms_nb.core.narrator import DEPTHS, LANGUAGES
from realms_nb.games.minute_realms.engine import moves as minute
from realms_nb.games.realm_of_sand.engine import moves as sand


def minute_moves(rules):
    for name in rules.cards:
        yield from (minute.TakeCard(name, "build"), minute.TakeCard(name, "bastion"))
        yield from (minute.DiscardCard(name), minute.LoseBuilding(name))


def sand_moves(rules):
    """Every move that can be written down, those with a missing square apart."""
    tables, fields, colours = rules.placements, rules.table.names, "GRKBY"
    for tile in rules.tiles:
        yield from (lay.move for lays in tables.lays(tile).by_fields.values() for lay in lays)
        yield from (sand.TakeTile(tile), sand.SetAside(tile))
        yield from (sand.SwapTile(tile, other) for other in rules.tiles)
    for card in rules.cards:
        yield from (site.move for site in tables.sites(card))
        yield sand.KeepCard(card)
    for colour in colours:
        yield sand.TakeStartDisc(colour)
        yield from (sand.SummonDisc(colour, field) for field in fields)
        yield from (sand.ExchangeDisc(give, colour) for give in (*colours, *fields))
    for start in fields:
        yield from (kind(start, field) for kind in (sand.MoveDisc, sand.ShiftSquare) for field in fields)
    yield from (sand.LookAtDeck(level) for level in ("I", "II", "III"))
    yield from (sand.Finish(), sand.SpendCrystal(), sand.EndTurn())


MINUTE, SAND = rn.minute_realms, rn.realm_of_sand
ADVANCED = SAND.STANDARD.changed(side="advanced")
# Game, rules, seats, and every move that can be written down.
TABLES = [
    pytest.param(MINUTE, MINUTE.STANDARD, 2, minute_moves, id="minute-2"),
    pytest.param(MINUTE, MINUTE.STANDARD, 5, minute_moves, id="minute-5"),
    pytest.param(SAND, SAND.STANDARD, 1, sand_moves, id="sand-1"),
    pytest.param(SAND, SAND.STANDARD, 3, sand_moves, id="sand-3"),
    pytest.param(SAND, ADVANCED, 2, sand_moves, id="sand-advanced-2"),
    pytest.param(SAND, ADVANCED, 4, sand_moves, id="sand-advanced-4"),
    pytest.param(SAND, ADVANCED.changed(dark_fields="numbered"), 2, sand_moves, id="sand-numbered-2"),
]
LONGEST = 150
# Positions of each question that are checked, and the questions that every game of random moves asks.
MOST_MET = 3
QUESTIONS = {"minute_realms": {"TakeTurn", "ChooseLoss"}, "realm_of_sand": {"TakeTurn", "DrawTile", "SummonSpirits"}}


def positions(game, rules, seats, seed):
    """Positions of a random game with the move played there; the kind of move is drawn first, so that all come up."""
    rng = random.Random(seed)
    state = game.setup(seats, seed, rules)
    for _ in range(LONGEST):
        kinds = {}
        for move in game.legal_moves(state):
            kinds.setdefault(type(move), []).append(move)
        if not kinds:
            return
        move = rng.choice(kinds[rng.choice(list(kinds))])
        yield state, move
        state = game.apply(state, move)


@pytest.mark.parametrize(("game", "rules", "seats", "every_move"), TABLES)
def test_legality_has_one_answer(game, rules, seats, every_move):
    """A move is listed exactly if there is no reason against it, and a refused one raises and changes nothing."""
    others = list(every_move(rules))
    rng = random.Random(1)
    met = Counter()
    for seed in range(100):
        asked = {}
        for state, _ in positions(game, rules, seats, seed):
            asked.setdefault(type(state.decision).__name__, []).append(state)
        # One position of each question from every game, as long as more are wanted.
        for question in (name for name in asked if met[name] < MOST_MET):
            met[question] += 1
            check_legality(game, rng.choice(asked[question]), others, rng)
        if all(met[question] == MOST_MET for question in QUESTIONS[game.name]):
            return
    raise AssertionError(f"only these questions were asked: {met}")


def check_legality(game, state, others, rng):
    """The list of moves and the reasons against moves agree."""
    legal = game.legal_moves(state)
    assert legal
    assert len(set(legal)) == len(legal)
    assert {move for move in others if game.why_not(state, move) is None} == set(legal)
    refused = next(move for move in rng.sample(others, len(others)) if move not in set(legal))
    with pytest.raises(IllegalMove) as error:
        game.apply(state, refused)
    assert error.value.refusal == game.why_not(state, refused)


def rare_questions():
    """Positions at the questions that random games hardly ever ask, each by its name."""
    red = two(realm(power="red", crystal="active"), rules=ADVANCED)
    blue = two(realm(power="blue", crystal="active"), rules=ADVANCED)
    purple = ADVANCED.changed(board_set=[ADVANCED.boards["purple"], ADVANCED.boards["red"]])
    started = next(state for seed in range(9) if (state := SAND.setup(2, seed, purple)).realms[0].power == "purple")
    alone = table(realm(zone="GR"))
    for verb in ("summon G B2", "finish"):
        alone = SAND.apply(alone, SAND.parse(verb))
    return {
        "KeepOneCard": SAND.apply(red, SAND.parse("look II")),
        "SwapAnother": SAND.apply(blue, next(move for move in SAND.legal_moves(blue) if str(move).startswith("swap"))),
        "ChooseStartDisc": started,
        "SetTileAside": alone,
    }


@pytest.mark.parametrize("question", ["KeepOneCard", "SwapAnother", "ChooseStartDisc", "SetTileAside"])
def test_legality_has_one_answer_at_rare_questions(question):
    """Looking at a deck, exchanging a second tile, the first disc and the tile set aside are answered likewise."""
    state = rare_questions()[question]
    assert type(state.decision).__name__ == question
    check_legality(SAND, state, list(sand_moves(state.rules)), random.Random(2))


@pytest.mark.parametrize(("game", "rules", "seats", "every_move"), TABLES)
def test_telling_changes_nothing(game, rules, seats, every_move):
    """`apply` and `narrate` lead to the same position, and the same move gives the same answer twice."""
    for seed in range(3):
        for state, move in some(positions(game, rules, seats, seed)):
            after, events = game.narrate(state, move)
            assert after == game.apply(state, move)
            assert game.narrate(state, move) == (after, events)
            assert all(isinstance(event, Event) for event in events)


@pytest.mark.parametrize(("game", "rules", "seats", "every_move"), TABLES)
def test_moves_are_written_and_read(game, rules, seats, every_move):
    """The short text of a move is read back as the same move."""
    for move in some(every_move(rules)):
        assert game.parse(str(move), rules) == move
    for state, _ in some(positions(game, rules, seats, 1)):
        assert tuple(game.parse(str(move), rules) for move in game.legal_moves(state)) == game.legal_moves(state)


@pytest.mark.parametrize(("game", "rules", "seats", "every_move"), TABLES)
def test_views_hide_secrets(game, rules, seats, every_move):
    """A position drawn at random from a seat's view gives that seat the same view."""
    rng = random.Random(2)
    for seed in range(2):
        for state, _ in some(positions(game, rules, seats, seed)):
            seat = rng.randrange(seats)
            view = game.view_for(state, seat)
            assert game.view_for(game.determinize(view, rng), seat) == view


@pytest.mark.parametrize(("game", "rules", "seats", "every_move"), TABLES)
def test_decisions_say_who_must_act(game, rules, seats, every_move):
    """While the game goes on somebody must decide and can; when it is over nobody can and there is an outcome."""
    for state, _ in some(positions(game, rules, seats, 3)):
        assert state.decision.seat in range(seats)
        assert game.legal_moves(state)
        assert game.outcome(state) is None
        assert [sheet.seat for sheet in game.scores(state)] == list(range(seats))


@pytest.mark.parametrize(("game", "rules", "seats", "every_move"), TABLES)
def test_saving_loading_and_undoing(game, rules, seats, every_move, tmp_path):
    """A saved match is replayed to the same position and story; undo and redo lead back to it."""
    match = rn.Match(game, list(ascii_uppercase[:seats]), seed=5, rules=rules)
    for _, move in positions(game, rules, seats, 5):
        match.play(str(move))
    match.undo()
    match.save(tmp_path / "match.json")
    loaded = rn.Match.load(tmp_path / "match.json")
    assert (loaded.state, loaded.events, loaded.names) == (match.state, match.events, match.names)
    loaded.redo()
    match.redo()
    assert loaded.state == match.state
    match.seek(0)
    assert match.state == game.setup(seats, 5, rules)


@pytest.mark.parametrize(("game", "rules", "seats", "every_move"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_stories_and_boards(game, rules, seats, every_move, language):
    """Every event of a game is told in whole sentences, and the board is readable as text and as a table."""
    match = rn.Match(game, ["You", "Ada", "Bo", "Cy", "Di"][:seats], seed=6, rules=rules)
    for _, move in positions(game, rules, seats, 6):
        match.play(move)
    for depth in DEPTHS:
        for sentence in rn.story(match, language, depth):
            assert_sentence(sentence)
    board = match.board(language)
    assert all(len(row) == len(board.columns) for row in board.rows)
    for sentence in board.sentences:
        assert_sentence(sentence)
    assert match._repr_html_().count("<tr>") == seats + 1


def assert_sentence(sentence):
    assert re.match(r"[\w„«“']", sentence), sentence
    assert sentence.endswith((".", "!", "?")), sentence
    assert not re.search(r"[{}$]|\bNone\b|  ", sentence), sentence


GAMES = [pytest.param(game, id=game.name) for game in (MINUTE, SAND)]


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


@cache
def patterns_of(who, language):
    """Every pattern of a folder of texts by id and form, with the variables it uses."""
    found = {}
    for entry in FluentParser().parse(texts_of(who, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            for form, pattern in [("", entry.value), *((a.id.name, a.value) for a in entry.attributes)]:
                visitor = Variables()
                visitor.visit(pattern)
                assert (entry.id.name, form) not in found, f"{entry.id.name} stands twice"
                found[entry.id.name, form] = visitor.names
    assert len(found) > 50
    return found


def patterns(game, language):
    """Every pattern of a catalogue; a game may say a common message anew."""
    return patterns_of(COMMON, language) | patterns_of(game.name, language)


def source(game):
    folder = files("realms_nb") / "games" / game.name / "engine"
    return "".join(path.read_text("utf-8") for path in folder.iterdir() if path.name.endswith(".py"))


def event_kinds(game):
    rooms = [room.name for room in iter_modules([str(files("realms_nb") / "games" / game.name / "engine")])]
    modules = [import_module(f"realms_nb.games.{game.name}.engine.{room}") for room in rooms if room.endswith("events")]
    found = {kind for module in (*modules, closing) for kind in vars(module).values() if isinstance(kind, type)}
    found -= {closing.RankReached} if game is MINUTE else set()
    return [kind for kind in found if issubclass(kind, Event) and kind is not Event]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_its_words(game, language):
    """Each event and refusal has a short and a beginner's sentence, each rule a title and an explanation."""
    found = patterns(game, language)
    kinds, code = event_kinds(game), source(game)
    assert len(kinds) > 15
    keys = [re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower() for kind in kinds]
    refusals = {*re.findall(r'Refusal\(\s*"(\w+)"', code), "not_your_turn"}
    assert len(refusals) > 15
    keys += [f"refusal-{name.replace('_', '-')}" for name in refusals]
    for key in keys:
        assert {(key, ""), (key, "beginner")} <= found.keys()
    for rule in {kind.rule for kind in kinds} | set(re.findall(r'Refusal\(\s*"\w+", "([\w-]+)"', code)):
        assert {(f"rule-{rule}", ""), (f"rule-{rule}", "text")} <= found.keys()
        title, text = game.narrator(language=language).rule(rule)
        assert title
        assert_sentence(text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["de", "it"])
def test_the_languages_say_the_same(game, language):
    """Every message of the English catalogue stands in the others, with the same forms and the same facts."""
    assert patterns(game, language) == patterns(game, "en")


@pytest.mark.parametrize(("game", "rules", "seats", "every_move"), TABLES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_sentences(game, rules, seats, every_move, language):
    """Every refusal met in a game is told in whole sentences, short and for beginners."""
    rng = random.Random(4)
    others = list(every_move(rules))
    told = {}
    for state, _ in positions(game, rules, seats, 4):
        for move in rng.sample(others, 30):
            refusal = game.why_not(state, move)
            if refusal is not None:
                told[refusal.code] = refusal
    for depth in DEPTHS:
        narrator = game.narrator(["Ada", "Bo", "Cy", "Di", "Ed"][:seats], rules=rules, language=language, depth=depth)
        for refusal in some(told.values()):
            assert isinstance(refusal, Refusal)
            assert_sentence(narrator.refuse(refusal))


@pytest.mark.parametrize("game", GAMES)
def test_nonsense_is_refused_in_words(game):
    """Texts and values that are no moves never crash: they are errors of the house, in a sentence."""
    state = game.setup(2, 1)
    for text in ("", "hello", "build", "lay T01 B2=", "x" * 500, "take \n"):
        with pytest.raises(RealmsError, match=r"is not a move|is no rune"):
            game.parse(text)
    for value in (None, 3, "build Mill", ("a",), object):
        assert game.why_not(state, value).code == "not_a_move"
