"""Files that the release before wrote: they open, stand where they stood, and hold what they held.

They were written by `Match.save` of that release: a game of Minute Realms with two lines and a move taken back, a whole
one with a changed rule, and one of Realm of Sand with a deck of somebody's own. `told.json` is what that release said
of them.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import realms_nb as rn

FOLDER = Path(__file__).parent / "saves_of_before"
TOLD = json.loads((FOLDER / "told.json").read_text("utf-8"))


@pytest.mark.parametrize("name", TOLD)
def test_a_file_of_the_release_before_opens(name, tmp_path):
    """Moves of all lines, the place, scores, winners and the story are those that the release before told."""
    told, match = TOLD[name], rn.Match.load(FOLDER / f"{name}.json")
    assert [[str(step.move) for step in line.steps] for line in match.lines] == told["lines"]
    assert (match.at, match.line) == (told["at"], told["line"])
    assert [sheet.total for sheet in match.scores] == told["scores"]
    assert (None if match.outcome is None else list(match.outcome.winners)) == told["winners"]
    for language in ("en", "de", "it"):
        assert len(rn.story(match, language=language)) == told["told"]
    # Written again and read again it is the same match.
    match.save(tmp_path / "again.json")
    assert rn.Match.load(tmp_path / "again.json").lines == match.lines


def test_the_files_hold_what_is_hard_to_keep():
    """Both games are met, one in its middle with two lines and a move taken back, a changed deck and a changed rule."""
    matches = {name: rn.Match.load(FOLDER / f"{name}.json") for name in TOLD}
    assert {match.game for match in matches.values()} == {rn.minute_realms, rn.realm_of_sand}
    lines = matches["minute_realms_lines"]
    assert len(lines.lines) == 2
    assert lines.at < len(lines.lines[lines.line].steps)
    deck = matches["realm_of_sand_deck"].rules.deck
    assert [card.id for card, printed in zip(deck, rn.realm_of_sand.STANDARD.deck, strict=True) if card != printed] == [
        "I-01"
    ]
    assert matches["minute_realms_end"].rules.award == 5
    assert matches["minute_realms_end"].outcome is not None
