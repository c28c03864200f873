"""The table drawn with letters: what a name does not say."""

from __future__ import annotations

import re

from games.realm_of_sand.engine.sand import ADVANCED, game, realm, two

import realms_nb as rn


def drawing(match):
    return match.board().drawing


def test_a_board_is_drawn_field_by_field():
    """Squares are capital letters and discs small ones; empty fields show dark or light ground."""
    match = rn.Match(game, ["You"], seed=3)
    match.play("lay T07 B2=G C2=G B3=K")
    lines = drawing(match).splitlines()
    top = lines.index("  A B C D E F")
    assert lines[top + 1 : top + 4] == ["1 # # # # # #", "2 # G G . . #", "3 # K . . . #"]
    assert len({len(line) for line in lines[top : top + 7]}) == 1


def test_cards_and_tiles_show_their_shape():
    """Open cards show pattern, points, hourglasses and what they give; tiles show their squares."""
    match = rn.Match(game, ["You"], seed=3)
    text = drawing(match)
    for name in (*(card for row in match.state.display for card in row), *match.state.realms[0].tiles):
        assert name in text
    assert "I small   Palm Lamp               Dune Wall" in text
    assert "          I-07 1p 0h +lantern 1   I-02 1p 0h +k" in text
    assert re.search(r"^After the queen   T11 +T06$", text, re.MULTILINE)
    assert "You   T07   T16   T08\n      G G   K R   K G\n      K     R     G" in text


def test_discs_and_crystals_are_drawn():
    """A disc on the board is a small letter, an empty crystal field a star; a covered one shows its piece."""
    state = two(realm("B2=G C2=y", power="red", rules=ADVANCED), rules=ADVANCED)
    lines = game.text_board(game.view_for(state, 0), game.narrator(["Ada", "Bo"])).drawing.splitlines()
    assert "2 # G y . . #   2 # . . . . #" in lines
    assert "5 # . . * . #   5 # . . . . #" in lines


def test_hidden_cards_are_drawn_for_their_owner_only():
    """The pattern of a card kept face down is shown only to the player who is spoken to."""
    state = two(realm(power="red", hidden=("III-05",), rules=ADVANCED), rules=ADVANCED)
    for you, told in ((0, True), (1, False)):
        teller = game.narrator(["Ada", "Bo"], you=you)
        for seat in (0, 1):
            drawn = game.text_board(game.view_for(state, seat), teller).drawing
            assert ("III-05" in drawn) == (told and seat == you)


def test_the_drawing_is_part_of_the_match():
    """Printing a match shows its drawing, and so does a cell; letters are explained in the language of the match."""
    match = rn.Match(game, ["You"], seed=3, language="de")
    assert drawing(match) in str(match)
    assert "<pre>III prächtige" in match._repr_html_()
    assert "Große Buchstaben sind Quadrate" in " ".join(str(match).split())
    assert "<pre>" not in rn.Match(rn.minute_realms, 2, seed=1)._repr_html_()
