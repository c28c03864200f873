"""What people read instead of ids: buildings have names, tiles are told by their colours, spirits by their colours."""

from __future__ import annotations

import json
import random
import re

import pytest
from games.realm_of_sand.engine.sand import ADVANCED, game, play, realm, refusal, table, two
from msgspec import structs

import realms_nb as rn
from realms_nb.core.errors import UnreadableMove
from realms_nb.core.narrator import LANGUAGES
from realms_nb.core.saves import decode, encode
from realms_nb.games.realm_of_sand.engine.cards import standard_cards
from realms_nb.games.realm_of_sand.engine.rules import STANDARD
from realms_nb.games.realm_of_sand.engine.words import keys

ID = re.compile(r"\b(?:T\d\d|I{1,3}-\d\d)\b")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_has_a_name_of_its_own(language):
    """All 54 buildings have names in three languages, no two alike, and the three colours of a pattern share a noun."""
    labels = game.labels(STANDARD, language)
    assert len(set(labels.values())) == len(labels) == 54 + 28 + 5
    assert not any(ID.search(label) for label in labels.values())
    words = [labels[card.id] for card in standard_cards()]
    for first in range(0, 54, 3):
        kin = words[first : first + 3]
        shared = (
            {word.split()[-1 if language == "en" else 0] for word in kin}
            if language != "de"
            else {re.sub("^(Palmen|Dünen|Nacht)", "", word) for word in kin}
        )
        assert len(shared) == 1, kin


def test_tiles_are_told_by_colours_and_shape():
    """A tile is called by its colours in reading order and its shape; tiles that look alike keep their ids."""
    labels = game.labels(STANDARD, "en")
    assert (labels["T07"], labels["T14"], labels["B"]) == ("green-green-black corner", "red-black-red bar", "blue")
    twins = STANDARD.changed(
        tiles=[*STANDARD.tile_set, {"id": "T99", "pattern": "GGR"}, {"id": "T98", "pattern": "GR/RG"}]
    )
    told = game.labels(twins, "en")
    assert (told["T01"], told["T99"], told["T98"]) == (
        "green-green-red bar T01",
        "green-green-red bar T99",
        "green-red-red-green tile",
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("depth", ["short", "beginner"])
def test_no_sentence_shows_an_id(language, depth):
    """In whole games with all powers no sentence of story, board or reason shows the id of a card or a tile."""
    told = 0
    for seed in range(4):
        match = rn.Match(game, ["Ada", "Bo"], seed=seed, rules=ADVANCED.changed(hourglasses_to_end=4))
        rng = random.Random(seed)
        while match.turn is not None:
            kinds = {}
            for move in match.legal_moves:
                kinds.setdefault(type(move), []).append(move)
            match.play(rng.choice(kinds[rng.choice(list(kinds))]))
        for sentence in (*rn.story(match, language, depth), *match.board(language).sentences):
            assert not ID.search(sentence), sentence
            told += 1
        for row in match.board(language).rows:
            assert not ID.search(" ".join(row))
    assert told > 400


def test_refusals_name_things():
    """A refusal says the building's name, the tile's colours and the spirit's."""
    teller = game.narrator(["Ada", "Bo"])
    state = two(realm())
    assert refusal(state, "build I-04 B2 C2 B3") == "card_not_open"
    for text, words in (
        ("build I-04 B2 C2 B3", "Palm Well is not open."),
        ("lay T02 B2=G C2=R D2=G", "The green-red-green bar is not among yours."),
        ("summon B C3", "You have no blue spirit at hand."),
    ):
        assert teller.refuse(game.why_not(state, game.parse(text))) == words


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("build Palm Well B2 C2 B3", "build I-04 B2 C2 B3"),
        ("BUILD pozzo delle palme B2 C2 B3", "build I-04 B2 C2 B3"),
        ("keep Nachtaquädukt", "keep III-18"),
        ("take the green-green-black corner", "take T07"),
        ("swap die Reihe Grün-Grün-Rot la tessera ad angolo verde-verde-nero", "swap T01 T07"),
        ("lay green-green-red  corner B2=G C2=G B3=R", "lay T03 B2=G C2=G B3=R"),
        ("summon blue C3", "summon B C3"),
        ("exchange giallo Grün", "exchange Y G"),
    ],
)
def test_moves_are_read_by_name(text, same):
    """A move may name cards, tiles and discs in any language instead of their ids; it is written with ids."""
    assert str(game.parse(text)) == same
    assert len(keys(STANDARD)) > 200


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("build Palm Castle B2 C2", "No card is called 'Palm Castle'. Did you mean 'Palm Gate'"),
        ("build Night Wel B2 C2 B3", "No card is called 'Night Wel'. Did you mean 'Night Well'"),
        ("keep i-99", "No card is called 'i-99'. Did you mean 'I-09'"),
        ("build Palm Well", "'build Palm Well' names no fields: write where the pattern stands"),
        ("build Palm Well B2 Z9", "No field is called 'Z9'"),
        ("take green-green corner", "is not a move"),
        ("Palm Well", "is not a move"),
    ],
)
def test_unknown_names_are_refused(text, said):
    """A name that nothing has is refused as a move that cannot be read."""
    with pytest.raises(UnreadableMove, match=said):
        game.parse(text)


def test_cards_without_names_and_old_saves():
    """A card of one's own without a name shows its id; a save from before the names takes the standard ones."""
    plain = [structs.replace(card, name="", name_de="", name_it="") for card in standard_cards()]
    own = STANDARD.changed(cards=[*plain[1:], {"id": "X-1", "level": 1, "pattern": "GG", "name_en": "Hut"}])
    labels = game.labels(own, "de")
    assert (labels["I-02"], labels["X-1"]) == ("I-02", "Hut")
    match = rn.Match(game, ["Ada"], seed=1)
    old = json.loads(encode(match.as_save()))
    for card in old["rules"]["cards"]:
        for language in LANGUAGES:
            del card[f"name_{language}"]
    assert rn.Match.from_save(decode(json.dumps(old), "old.json")).rules == STANDARD


def test_play_uses_names():
    """A game can be played by names alone."""
    state = table(realm("B2=G C2=R B3=R"), open_cards="I-04")
    assert play(state, "build Palm Well B2 C2 B3").realms[0].buildings == ("I-04",)


@pytest.mark.parametrize(
    ("said", "typed"),
    [
        ("lege T24 B2=R C2=K B3=K", "lay T24 B2=R C2=K B3=K"),
        ("prendi T05", "take T05"),
        ("Baue Dünenbrunnen B2 C2 B3", "build I-05 B2 C2 B3"),
        ("costruisci Pozzo delle dune B2 C2 B3", "build I-05 B2 C2 B3"),
        ("rufe R C3", "summon R C3"),
        ("ende", "end"),
    ],
)
def test_verbs_in_any_language(said, typed):
    """A move may begin with a German or Italian verb; it is the same move."""
    assert game.parse(said) == game.parse(typed)
