"""A game of somebody's own everywhere else: reviews, pages, leagues, other people's tools, guarded seats, languages."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from board.boards import play_on, send
from own.examples import DOCS, own_game
from pages.test_replay import parts

import realms_nb as rn
from realms_nb.core.chance import Random
from realms_nb.own.reviews import chance_spoke
from realms_nb.reviews.part import reviews_of


def played_out(name, seats=2, seed=1, moves=999):
    match, rng = rn.Match(own_game(name), seats, seed=seed), Random(seed)
    while match.turn is not None and match.at < moves:
        match.play(match.legal_moves[int(rng.random() * len(match.legal_moves))])
    return match


@pytest.mark.parametrize(
    ("name", "seats", "possible"),
    [
        ("sushi", 2, {(), ("hidden",)}),
        ("red_hearts", 3, {(), ("hidden",)}),
        ("rps", 2, {(), ("hidden",)}),
        ("greedy_pig", 2, {(), ("deal",)}),
        ("last_stone", 2, {()}),
    ],
)
def test_showing_what_one_knew_is_no_luck(name, seats, possible):
    """Where all is dealt at first and shown at once later, nothing after the deal is luck; where dice fall, nothing is
    hidden; a game without either has neither."""
    match = played_out(name, seats)
    room, met = reviews_of(match.game), Counter()
    for before, step in zip([match.start, *(step.state for step in match.history)], match.history, strict=False):
        met[room.strokes(before, step)] += 1
    assert set(met) <= possible
    assert possible - {()} <= set(met)


def test_chance_speaks_where_nobody_knew():
    """A card that is drawn from a pile is chance, and so are dice; a card from a hand that its seat knows is none."""
    match = played_out("auction_cards", moves=0)
    said = Counter()
    while match.turn is not None:
        state, move = match.state, match.legal_moves[0]
        story = len(match.events)
        match.play(move)
        drawn = any("deck" in match.narrator().tell(event) for event in match.events[story:])
        said[drawn, chance_spoke(state, move)] += 1
    assert set(said) == {(True, True), (False, False)}
    liars = played_out("liars_dice", moves=1)
    assert chance_spoke(liars.state, next(move for move in liars.legal_moves if str(move) == "doubt"))


def test_a_review_of_simultaneous_choices_adds_up():
    """The ledger of a game of secret choices adds up to how it ended, and its luck is the deal alone."""
    review = rn.review(played_out("sushi"), playouts=6)
    assert "hidden" in str(review.ledger).lower()


def test_a_page_shows_what_its_viewer_may_know(tmp_path):
    """A match as a page has the table in it, and no card that its viewer does not know: of a spectator no hand."""
    match = played_out("red_hearts", 3, moves=4)
    mine = "".join(parts(rn.page(match, tmp_path / "mine.html", you=0).read_text("utf-8")).values())
    outside = "".join(parts(rn.page(match, tmp_path / "outside.html").read_text("utf-8")).values())
    assert "rn-tt" in mine
    seen = {str(card) for card in match.state.seats[0].hand}
    hidden = {str(card) for seat in match.state.seats[1:] for card in seat.hand} | set(map(str, match.state.deck))
    # One card is also a word of the score sheet.
    hidden -= {"black 9"}
    assert len(seen) >= 6
    assert all(card in mine for card in seen)
    assert not any(card in mine for card in hidden)
    assert not any(card in outside for card in seen | hidden)


def test_the_page_with_python_says_that_it_lacks_the_class():
    """The game in one file knows no class of a cell: a save of such a game is refused there in a sentence."""
    match = played_out("greedy_pig", moves=3)
    board = rn.Board(rn.Match(rn.minute_realms, 2, seed=1))
    text = json.dumps({"format": "realms_nb match", "format_version": 1, "game": "own_Nowhere",
        "seats": ["a", "b"], "seed": 1, "moves": [], "at": 0, "scores": [0, 0], "rules": {}})  # fmt: skip
    send(board, kind="load", name="x.json", text=text)
    assert "Nowhere" in board.snapshot.notice
    assert "a game that somebody invented" in board.snapshot.notice
    assert match.at == 3


def test_a_league_of_files_that_hold_the_game(tmp_path):
    """A file of a league may hold the class beside its function, or the function alone; both play behind the wall."""
    (tmp_path / "ada.py").write_text("def choose(view, moves, rng):\n    return moves[0]\n")
    dearest = (
        "\n\ndef dearest(view, moves, rng):\n    return max(moves, key=lambda m: view.rules.cards[str(m)[7:]].value)\n"
    )
    (tmp_path / "bo.py").write_text((DOCS / "sushi.py").read_text("utf-8") + dearest)
    league = rn.league(tmp_path, own_game("sushi"), games=4, seed=1, quiet=True)
    assert sorted(league.standings["strategy"]) == ["ada", "bo"]
    assert (league.refused, league.reports) == ({}, {})
    (replay, *_) = sorted((tmp_path / "league" / "replays").glob("*.json"))
    assert rn.Match.load(replay).game is own_game("sushi")


@pytest.mark.parametrize("name", ["greedy_pig", "sushi"])
def test_other_peoples_tools_play_it(name):
    """PettingZoo's own test passes, and OpenSpiel's random games are played, with dice and with hands."""
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    api_test = pytest.importorskip("pettingzoo.test", reason="PettingZoo is not installed").api_test
    from realms_nb.adapters import openspiel
    from realms_nb.adapters.pettingzoo import env

    api_test(env(own_game(name), seats=2), num_cycles=40)
    game = openspiel.load(own_game(name), seats=2)
    state, rng, decided = game.new_initial_state(), Random(1), 0
    while not state.is_terminal():
        actions = state.legal_actions()
        decided += not state.is_chance_node()
        state.apply_action(actions[int(rng.random() * len(actions))])
    assert decided > 4
    assert sum(state.returns()) == pytest.approx(0)
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def careful(view, moves, rng):
    """A function as somebody writes it in a cell."""
    return moves[-1] if view.pot > 8 else moves[0]


def test_a_function_of_a_cell_sits_at_the_board():
    """A guarded seat plays whole games of one's own at the board, and gets the view of its seat alone."""
    match = rn.Match(own_game("greedy_pig"), ["You", "Ada"], seed=1)
    board = rn.Board(match, you=0, opponents={1: careful}, pace="instant")
    play_on(board)
    assert match.outcome is not None
    board.close()


WORDS = re.compile(r"^(ui-|own-|table-)|\{\$?\w+\}")


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_a_board_speaks_the_language_and_keeps_the_authors_words(language):
    """The words of the board are those of the language; the words of the class stay as they are."""
    board = rn.Board(played_out("red_hearts", 3, moves=4), you=0, language=language)
    ends = {"en": "Fewest points win.", "de": "Die wenigsten Punkte gewinnen.", "it": "Vince chi ha meno punti."}
    assert board.book.pages.game.goal == f"Ends after 8 tricks. {ends[language]}"
    assert board.book.pages.game.rules.startswith("Follow the colour that was led.")
    words = {key: word for key, word in board.book.words.items() if key.startswith("table-")}
    assert len(words) > 15
    # What is left of a word when its holes are filled is no key, and no hole that nobody knows.
    holes = r"\{(chance|points|tries|round|name|partners|value|most|least)\}"
    assert not any(WORDS.search(re.sub(holes, "", word)) for word in words.values())
    told = [span.text for entry in board.log for sentence in entry.sentences for span in sentence.spans]
    assert not any(WORDS.search(text) for text in told)


def test_the_chances_follow_people():
    """The tab Chances plays on by chance, or like the level that people are taken for, and says so; where that would
    take too long, chance plays on and is named."""

    def note(name, **options):
        board = rn.Board(rn.Match(own_game(name), ["You", "Ada"], seed=1), you=0, opponents={1: "squire"}, **options)
        found = send(board, kind="chances", version=board.snapshot.version, look=1)["told"]["chances"]
        board.close()
        assert found["tries"] >= 2
        return found["note"]

    assert "chance" in note("last_stone")
    assert "knight" in note("last_stone", people="knight")
    assert "squire" in note("last_stone", people="knight")
    assert "knight" not in note("meadow", people="knight")


def test_pictures_of_cards_travel_with_the_board(tmp_path, monkeypatch):
    """A card with a column `image` shows that file; one that is not there, or no picture, shows the card as it is."""
    from realms_nb.own import Cards, Hand

    monkeypatch.chdir(tmp_path)
    Path("owl.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg"/>')

    @rn.game
    class Pictured:
        """Play all cards."""

        players = 2
        cards = Cards([{"name": "Owl", "image": "owl.svg"}, {"name": "Fox", "image": "fox.png"}, {"name": "Elk"}])

        def setup(self, t):
            for seat in t.seats:
                seat.hand = Hand(self.cards)

        def moves(self, t):
            return [("play", card) for card in t.me.hand]

        def play(self, t, card):
            """Play a card."""
            t.me.hand.give(card, to=t.box)

        def over(self, t):
            return not t.seats[1].hand

        def points(self, t, seat):
            return len(seat.hand)

    assert Pictured.mistake is None
    board = rn.Board(rn.Match(Pictured, 2, seed=1), you=0)
    assert board.book.pages.game.images.keys() == {"Owl"}
    assert board.book.pages.game.images["Owl"].startswith("data:image/svg+xml;base64,")
    assert set(board.snapshot.picture.table.places[0].things[0].columns or {}) == set()
