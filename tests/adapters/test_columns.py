"""Every number that a learner is given is what its column is called: rows are read by their names, against the view."""

from __future__ import annotations

from collections import Counter

import pytest
from adapters.positions import ADVANCED, MINUTE, SAND, played

from realms_nb.adapters.encoding import Encoder
from realms_nb.games.minute_realms.engine.cards import Card
from realms_nb.games.realm_of_sand.engine.colours import COLOURS, RUNES

# What only the advanced boards ask for.
POWERS = ("ChooseStartDisc", "KeepOneCard")


def told(desk, view):
    """A row by the names of its columns, without what is 0."""
    row = desk.observation(view)
    return {name: float(value) for name, value in zip(desk.columns, row, strict=True) if value}


def facts_of_minute(view, seats):
    """The same, read off the view of Minute Realms."""
    rules, found = view.rules, {}
    for near in range(seats):
        seat = (view.seat + near) % seats
        realm, me = view.realms[seat], f"seat {near}"
        if view.fronts[seat]:
            found[f"{view.fronts[seat].name}: in front of {me}"] = 1
        for plot in filter(None, realm.plots):
            built = isinstance(plot, Card)
            name = plot.name if built else plot.card.name
            found[f"{name}: {'building' if built else 'bastion'} of {me}"] = 1
        found[f"{me}: coins"] = realm.coins / 10
        found[f"{me}: points"] = view.scores[seat].total / 50
        found[f"{me}: shields"] = view.defences[seat] / 10
        found[f"{me}: first"] = seat == view.first
        found[f"{me}: on turn"] = view.decision is not None and view.decision.seat == seat
    found |= {f"{card.name}: middle": 1 for card in view.middle}
    found |= {f"{card.name}: discarded": 1 for card in view.discards}
    for number, token in enumerate(view.track, start=1):
        found[f"round {number}: token face down"] = token is not None and not isinstance(token, int)
        found[f"round {number}: token face up"] = isinstance(token, int)
        found[f"round {number}: strength"] = token / 10 if isinstance(token, int) else 0
    box = rules.boxes[seats]
    for strength, count in Counter(view.unseen_tokens).items():
        found[f"unseen tokens of strength {strength}"] = count / len(box.tokens)
    found["rounds begun"] = view.round / rules.rounds
    found["cards left"] = view.cards_left / len(box.deck)
    found["tokens left"] = view.tokens_left / len(box.tokens)
    kind = type(view.decision).__name__
    found["a card is to be taken"], found["a building is to be lost"] = kind == "TakeTurn", kind == "ChooseLoss"
    return {name: float(value) for name, value in found.items() if value}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_columns_of_minute_realms(seats):
    """Cards, coins, points, shields, tokens and the question stand in the columns of their names, for every viewer."""
    desk, met = Encoder(MINUTE, seats), set()
    for seed in range(3):
        for state in played(MINUTE, MINUTE.STANDARD, seats, seed):
            for seat in range(seats):
                view = MINUTE.view_for(state, seat)
                found = told(desk, view)
                assert found == pytest.approx(facts_of_minute(view, seats))
                met |= {name.partition(": ")[2] if ": " in name else name for name in found}
    assert {"middle", "discarded", "bastion of seat 1", "building of seat 0", "in front of seat 1", "strength"} <= met
    assert {"a building is to be lost", "a card is to be taken", "token face down", "first", "on turn"} <= met


def names(mask, fields, kinds):
    """Which pieces lie where: bits, kind after kind, field after field."""
    return [(kind, field) for place, kind in enumerate(kinds) for at, field in enumerate(fields)
            if mask >> (place * len(fields) + at) & 1]  # fmt: skip


def facts_of_sand(view, seats):
    """The same, read off the view of Realm of Sand."""
    rules, asked, found = view.rules, view.decision, Counter()
    fields = rules.table.names
    for near in range(seats):
        seat = (view.seat + near) % seats
        realm, me = view.realms[seat], f"seat {near}"
        for colour, field in names(realm.squares, fields, RUNES):
            found[f"{me}: {colour} square on {field}"] = 1
        for colour, field in names(realm.discs, fields, COLOURS):
            found[f"{me}: {colour} disc on {field}"] = 1
        found |= {f"{me}: tile {tile}": 1 for tile in realm.tiles if tile in rules.tiles}
        for colour, count in zip(COLOURS, realm.zone, strict=True):
            found[f"{me}: {colour} discs at hand"] = count / 10
        found[f"{me}: level"] = realm.level / 10
        found[f"{me}: points"] = view.scores[seat].total / 50
        found[f"{me}: hourglasses"] = view.hourglasses[seat] / 10
        found[f"{me}: on turn"] = asked is not None and asked.seat == seat
        for card in realm.hidden:
            level = f"{'I' * rules.cards[card].level}" if card in rules.cards else card.split()[-1]
            found[f"{me}: cards face down of level {level}"] += 0.1
        found[f"{me}: crystal {realm.crystal}"] = 1
        if realm.power is not None:
            found[f"{me}: {realm.power} board"] = 1
    found |= {f"own card face down: {card}": 1 for card in view.realms[view.seat].hidden if card in rules.cards}
    found |= {f"open card: {card}": 1 for row in view.display for card in row if card in rules.cards}
    found |= {f"card looked at: {card}": 1 for card in getattr(asked, "cards", ()) if card in rules.cards}
    found |= {f"unseen card: {card}": 1 for deck in view.unseen_cards for card in deck}
    for place, tile in enumerate(view.circle):
        found[f"circle: {tile}"] = 1 - place / len(rules.tiles)
    for colour, count in zip(RUNES, view.squares, strict=True):
        found[f"{colour} squares in the supply"] = count / 10
    for colour, count in zip(COLOURS, view.discs, strict=True):
        found[f"{colour} discs in the supply"] = count / 10
    if asked is not None:
        found[f"asked: {type(asked).__name__}"] = 1
    found["discs left to summon"] = getattr(asked, "left", 0) / 10
    found["main action over"] = bool(getattr(asked, "done", False))
    found["rounds begun"] = view.round / rules.most_rounds
    found["tiles put aside"] = len(view.aside) / 10
    return {name: float(value) for name, value in found.items() if value}


@pytest.mark.parametrize(
    ("rules", "seats"), [(SAND.STANDARD, 3), (ADVANCED, 2), (ADVANCED, 4)], ids=["basic-3", "2", "4"]
)
def test_the_columns_of_realm_of_sand(rules, seats):
    """Pieces by colour and field, tiles, cards, the circle, the supply and the question stand in their columns."""
    desk, met = Encoder(SAND, seats, rules), set()
    for seed in range(2):
        for number, state in enumerate(played(SAND, rules, seats, seed, most=150)):
            for seat in range(seats) if number % 3 == 0 else (number % seats,):
                view = SAND.view_for(state, seat)
                found = told(desk, view)
                assert found == pytest.approx(facts_of_sand(view, seats), abs=1e-6)
                met |= {
                    name.partition(": ")[0] if name.startswith(("card looked", "own card")) else name for name in found
                }
    assert {"discs left to summon", "main action over", "asked: TakeTurn", "asked: SummonSpirits"} <= met
    assert {f"{colour} squares in the supply" for colour in RUNES} <= met
    if rules is ADVANCED:
        assert {f"asked: {kind}" for kind in POWERS} <= met
