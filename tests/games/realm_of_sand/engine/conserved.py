"""What must hold in every position and every game of Realm of Sand; other processes can import it."""

from __future__ import annotations

from collections import Counter

from games.realm_of_sand.engine.sand import ADVANCED, STANDARD, game, random_game

from realms_nb.games.realm_of_sand.engine.state import KeepOneCard, TakeTurn

# A random game of four takes some 800 moves; one that took this many would be stuck.
LONGEST = 10_000


def check_pieces(state):
    """Squares, discs, tiles, cards and crystals are all somewhere, and each in one place only."""
    rules, table = state.rules, state.rules.table
    on_boards = [table.counts(realm.squares) for realm in state.realms]
    for colour, whole in enumerate(rules.squares):
        assert state.squares[colour] + sum(counts[colour] for counts in on_boards) == whole
        assert state.squares[colour] >= 0
    discs = [table.counts(realm.discs) for realm in state.realms]
    for colour, whole in enumerate(rules.stock(len(state.realms))):
        owned = sum(realm.zone[colour] for realm in state.realms) + sum(counts[colour] for counts in discs)
        assert state.discs[colour] + owned == whole
        assert min(state.discs[colour], *(realm.zone[colour] for realm in state.realms)) >= 0
    tiles = Counter((*state.circle, *state.aside, *(tile for realm in state.realms for tile in realm.tiles)))
    assert tiles == Counter(list(rules.tiles))
    looked_at = state.decision.cards if isinstance(state.decision, KeepOneCard) else ()
    cards = [card for row in (*state.display, *state.decks) for card in row if card is not None]
    cards += [card for realm in state.realms for card in (*realm.buildings, *realm.hidden)]
    assert Counter((*cards, *looked_at)) == Counter(list(rules.cards))
    for realm in state.realms:
        # One piece a field: no two planes share a field, and a square and a disc never do.
        pieces = realm.squares | realm.discs
        assert table.where(pieces).bit_count() == realm.squares.bit_count() + realm.discs.bit_count()
        assert (table.where(pieces) & table.dark).bit_count() <= realm.level <= rules.top_level
        assert (realm.power is None) == (rules.side == "basic")
        assert realm.crystal == "colourless" or realm.power is not None


def check_game(seats, seed, rules, *, every_move):
    for moves, (state, _) in enumerate(random_game(seats, seed, rules)):
        begins = isinstance(state.decision, TakeTurn) and not state.decision.done
        if every_move or begins or state.decision is None:
            check_pieces(state)
        assert moves < LONGEST
    result = game.outcome(state)
    assert sorted(seat for place in result.ranking for seat in place) == list(range(seats))
    assert (result.rank is None) == (seats > 1)
    best = max(sheet.total for sheet in game.scores(state))
    assert all(game.scores(state)[seat].total == best for seat in result.winners)
    if seats == 1:
        assert state.round == rules.solo_turns == len(state.aside)


def check_games(seats, rounds, seeds):
    """Random games on both sides of the boards in turn, not longer than so many rounds; how many there were."""
    sides = [rules.changed(most_rounds=rounds) for rules in (STANDARD, ADVANCED)]
    for seed in seeds:
        check_game(seats, seed, sides[seed % 2], every_move=False)
    return len(seeds)
