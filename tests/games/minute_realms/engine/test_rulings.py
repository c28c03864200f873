"""The thirty rulings on what the rulebooks leave open, one test or more for each."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from tables import card, game, last_round, play, realm, refusal, table, tell

from realms_nb.core.errors import IllegalMove
from realms_nb.games.minute_realms.engine import events as ev
from realms_nb.games.minute_realms.engine.cards import BestCategory, Card, Flat, Pair
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.minute_realms.engine.rules import STANDARD, Tokens
from realms_nb.games.minute_realms.engine.scoring import score_card
from realms_nb.games.minute_realms.engine.state import ChooseLoss, TakeTurn


def named(events, kind):
    return [event for event in events if isinstance(event, kind)]


@pytest.fixture
def start():
    """Three seats, round 1, seat 0 to act: Mill, Sawmill, Chapel in front; Inn (gi) and Warehouse (p) in the middle."""
    return table(["Mill", "Sawmill", "Chapel"], ["Inn", "Warehouse"], [realm(3), realm(3), realm(4)])


def test_01_available_cards(start):
    """Available are the cards in front of players still to act and those in the middle."""
    assert {move.card for move in game.legal_moves(start)} == {"Mill", "Sawmill", "Chapel", "Inn", "Warehouse"}
    later = play(start, "build Mill")
    assert {move.card for move in game.legal_moves(later)} == {"Sawmill", "Chapel", "Inn", "Warehouse"}
    assert refusal(later, "build Mill") == "card_in_realm"


def test_02_a_passed_card_is_available_again(start):
    """A card passed on by an exchange can be taken by the next player."""
    later = play(start, "bastion Inn")
    assert card("Mill") in later.middle
    assert play(later, "build Mill").realms[1].buildings == (card("Mill"),)


def test_03_your_card_can_be_taken_before_your_turn(start):
    """A player still to act may lose the card in front of them and gets the taker's card instead."""
    later = play(start, "build Chapel")
    assert later.fronts == (None, card("Sawmill"), card("Mill"))


def test_04_nobody_who_has_built_has_a_card_in_front(start):
    """Whoever has acted has no card in front, everybody else exactly one, and the middle stays full."""
    state = start
    for acted, text in enumerate(("build Chapel", "build Inn", "build Mill"), start=1):
        before, state = state, play(state, text)
        if state.round == before.round:
            assert sum(front is None for front in state.fronts) == acted
            assert len(state.middle) == 2
    assert state.round == 2


def test_05_the_current_holder_is_paid():
    """A pay action pays whoever the card lies in front of now, even if it came there by an exchange."""
    state = table(["Warehouse", "Sawmill", "Chapel"], ["Inn", "Mill"], [realm(3), realm(3), realm(4)])
    state = play(state, "build Chapel")  # the Warehouse goes to seat 2
    later, events = tell(state, "bastion Warehouse")
    assert later.realms[2].coins == 5
    assert later.realms[1].coins == 3 - 1 + 2
    assert named(events, ev.CoinPaid) == [ev.CoinPaid(1, 3, 2, 2, 4, 5)]


def test_05_a_card_of_the_middle_pays_the_supply(start):
    """A pay action for a card from the middle goes to the supply."""
    later, events = tell(start, "bastion Warehouse")
    assert sum(r.coins for r in later.realms) == sum(r.coins for r in start.realms) - 1 + 2
    assert named(events, ev.CoinPaid) == [ev.CoinPaid(0, 3, 2, None)]


@pytest.mark.parametrize(
    ("trade", "coins", "allowed"),
    [("gp", 0, True), ("pg", 0, False), ("pg", 1, True), ("pp", 1, False), ("gpp", 1, True)],
)
def test_06_payments_must_be_possible_in_order(trade, coins, allowed):
    """Trade actions are done one at a time from left to right, and each payment must be possible then."""
    odd = Card("Odd", "noble", 2, 0, trade, Flat(1))
    rules = STANDARD.changed(deck=[*STANDARD.deck, odd])
    state = table(["Mill", "Sawmill"], ["Odd", "Chapel"], [realm(coins), realm(3)], rules=rules)
    assert refusal(state, "bastion Odd") == (None if allowed else "trade_not_payable")


def test_07_nothing_happens_before_the_whole_trade_is_payable():
    """A card whose trade cannot be paid to the end cannot be taken, and places no token on the way."""
    cloth_hall = table(
        ["Mill", "Sawmill", "Chapel", "Inn", "Castle"],
        ["Cloth Hall", "Palace"],
        [realm(0), realm(3), realm(4), realm(4), realm(5)],
    )
    assert card("Cloth Hall").trade == "ip"
    with pytest.raises(IllegalMove) as caught:
        play(cloth_hall, "bastion Cloth Hall")
    assert caught.value.refusal.code == "trade_not_payable"
    assert cloth_hall.track == (None,)


def test_08_a_second_token_in_a_round_is_ignored(start):
    """One token a round: a further invader sign is skipped, and the card may be taken all the same."""
    state = table(["Mill", "Castle", "Chapel"], ["Inn", "Armoury"], [realm(3), realm(3), realm(4)])
    state, events = tell(state, "build Inn")
    assert named(events, ev.TokenPlaced) == [ev.TokenPlaced(0, 1, 8)]
    later, events = tell(state, "build Armoury")
    assert named(events, ev.TokenIgnored) == [ev.TokenIgnored(1, 1, "already_placed")]
    assert later.track == (1,)
    assert later.token_pile == state.token_pile


def test_09_the_trade_comes_before_a_bastion_too():
    """Whoever takes a card from elsewhere trades for it even if it becomes a bastion."""
    state = table(["Mill", "Sawmill"], ["Treasury", "Chapel"], [realm(2), realm(3)])
    assert play(state, "bastion Treasury").realms[0].coins == 2 - 2 + 2
    assert refusal(replace(state, realms=(realm(1), realm(3))), "bastion Treasury") == "trade_not_payable"


def test_10_coins_gained_in_the_trade_pay_for_the_building():
    """The trade comes first, so its coins may pay the cost."""
    state = table(["Mill", "Sawmill"], ["Timber House", "Chapel"], [realm(0), realm(3)])
    assert play(state, "build Timber House").realms[0].coins == 0


def test_11_a_bastion_is_a_free_choice(start):
    """Whoever can pay for a building may still make the card a bastion."""
    assert refusal(start, "build Mill") is None
    assert refusal(start, "bastion Mill") is None


def test_12_a_fixed_card_that_cannot_be_paid_cannot_be_taken():
    """A fixed card can only be built, so without the coins after the trade it cannot be taken at all."""
    dear = Card("Dear", "noble", 2, 2, "p", Flat(1), fixed=True)
    rules = STANDARD.changed(deck=[*STANDARD.deck, dear])
    state = table(["Mill", "Sawmill"], ["Dear", "Chapel"], [realm(2), realm(3)], rules=rules)
    assert refusal(state, "build Dear") == "too_few_coins"
    assert refusal(state, "bastion Dear") == "cannot_be_bastion"
    assert refusal(replace(state, realms=(realm(3), realm(3))), "build Dear") is None


def test_13_dead_end():
    """Whoever can take no card discards the one in front of them, builds nothing, and the game goes on."""
    dear = [Card(f"Dear {n}", "noble", 2, 3, "p", Flat(1), fixed=True) for n in range(32)]
    rules = STANDARD.changed(deck=dear)
    state = table(["Dear 0", "Dear 1"], ["Dear 2", "Dear 3"], [realm(0), realm(0)], rules=rules)
    assert [str(move) for move in game.legal_moves(state)] == ["discard Dear 0"]
    assert refusal(state, "discard Dear 1") == "discard_own_card"
    later, events = tell(state, "discard Dear 0")
    assert events == (ev.TurnLost(0, "Dear 0"),)
    assert later.realms[0].plots == (None,)
    assert later.discards == (card("Dear 0", rules),)
    assert play(later, "discard Dear 1").round == 2


def test_13_no_dead_end_with_the_standard_deck(start):
    """With the standard deck every fixed card is free, so keeping is always possible and discarding never is."""
    assert all(c.cost == 0 for c in STANDARD.deck if c.fixed)
    assert refusal(start, "discard Mill") == "choice_left"


def test_14_a_building_lost_in_the_last_round_scores_nothing():
    """After a failed defence in round 8 a building is turned down first, then points are counted; no second check."""
    state = last_round([realm(0, "Castle", "Chapel"), realm(0)], strength=2)
    state = play(state, "build Hut")
    assert state.decision == ChooseLoss(0, (1,)) or state.decision == ChooseLoss(1, (0,))
    while state.decision is not None:
        state = play(state, "lose Castle" if state.decision.seat == 0 else "lose Hut")
    sheet = game.scores(state)[0]
    assert sheet.total == 2  # the Chapel alone; no award, although the new bastion would have held
    assert state.invasions[-1].held == (False, False)


def test_15_no_award_for_the_first_invasion():
    """Holding the invasion after round 4 gives no points."""
    state = table(
        [None, "Mill"], ["Inn", "Chapel"], [realm(0, "~Castle"), realm(0, "~Palace")], round=4, turn=1,
        track=(2, None, None, None),
    )  # fmt: skip
    later, events = tell(state, "build Mill")
    assert later.invasions[-1].held == (True, True)
    assert not named(events, ev.AwardGiven)
    assert [sheet.total for sheet in game.scores(later)] == [0, 2]


def test_16_the_last_invasion_counts_all_tokens():
    """The strength after round 8 is the sum of all tokens of rounds 1 to 8, those already faced included."""
    state = replace(last_round([realm(0, "~Castle"), realm(0, "~Palace")]), track=(2, None, 1, None, None, 1, None, 1))
    state, events = tell(state, "build Hut")
    assert named(events, ev.InvasionStruck) == [ev.InvasionStruck(8, (2, 1, 1, 1), 5, last=True)]


def test_17_a_realm_of_bastions_loses_nothing():
    """Whoever has no building but bastions loses nothing, because a bastion cannot be chosen."""
    state = last_round([realm(0, "~Castle"), realm(0, "~Palace")], strength=9)
    later, events = tell(state, "build Hut")
    assert ev.RealmBreached(0, 2, 9, 0) in events
    assert later.decision == ChooseLoss(1)
    assert refusal(later, "lose Palace") == "already_bastion"


def test_18_nothing_to_lose_is_still_a_failed_defence():
    """A realm too weak in round 8 gets no award even if it has nothing to lose."""
    state = play(last_round([realm(0, "~Castle"), realm(0)], strength=9), "build Hut", "lose Hut")
    assert game.scores(state)[0].total == 0


def test_19_a_shield_building_becomes_an_ordinary_bastion():
    """A shield building turned face down has the two shields of a bastion instead of its own one."""
    state = play(last_round([realm(0, "Gatehouse"), realm(5, "~Palace")], strength=2), "build Hut")
    assert defence(state.realms[0], STANDARD) == 1
    later, events = tell(state, "lose Gatehouse")
    assert defence(later.realms[0], STANDARD) == 2
    assert named(events, ev.BuildingLost) == [ev.BuildingLost(0, "Gatehouse", 2, 2)]


def test_20_a_card_counts_itself():
    """ "2 per" and the variety table count the card they stand on."""
    assert score_card(card("Vineyard"), realm(0, "Vineyard"), STANDARD).points == 2
    assert score_card(card("Palace"), realm(0, "Palace", "Mill"), STANDARD).points == 1
    own = Card("Own", "noble", 2, 0, "", BestCategory(2))
    assert score_card(own, realm(0, "Castle"), STANDARD).points == 2


def test_21_bastions_are_no_buildings():
    """Bastions count neither for categories nor for pairs nor as buildings in a tie."""
    assert score_card(card("Hamlet"), realm(0, "Hamlet", "Mill", "~Sawmill"), STANDARD).points == 3
    assert score_card(card("Throne Hall"), realm(0, "Throne Hall", "Chapel", "~Gatehouse"), STANDARD).points == 0
    assert realm(0, "Castle", "~Mill").buildings == (card("Castle"),)


def test_22_each_best_category_card_chooses_for_itself():
    """Several "2 per category of your choice" cards all take the best category."""
    mine = realm(0, "Vineyard", "Warehouse", "Mill", "Sawmill")
    assert score_card(card("Vineyard"), mine, STANDARD).points == 6
    assert score_card(card("Warehouse"), mine, STANDARD).points == 6


def test_23_a_pair_scores_once_and_each_pair_card_for_itself():
    """A pair gives 6 points or none; more buildings of the pair add nothing; two pair cards score apart."""
    mine = realm(0, "Throne Hall", "Chapel", "Cathedral", "Gatehouse", "Barracks", "Bell Tower", "Mill")
    assert score_card(card("Throne Hall"), mine, STANDARD).points == 6
    assert score_card(card("Bell Tower"), mine, STANDARD).points == 6
    assert card("Bell Tower").scoring == Pair("productive", "military")


def test_24_ties_are_broken_by_coins_then_buildings():
    """Equal points: most coins win; then most face-up buildings, fixed ones too; then the victory is shared."""
    by_coins = play(last_round([realm(1, "Chapel"), realm(0, "Mill")]), "build Hut")
    assert game.outcome(by_coins).winners == (0,)
    assert game.outcome(by_coins).tie_break == "coins"
    by_buildings = play(last_round([realm(0, "Chapel"), realm(0, "Market Square")]), "build Hut")
    assert game.outcome(by_buildings).winners == (1,)
    assert game.outcome(by_buildings).tie_break == "buildings"
    shared = play(last_round([realm(0, "Cottage", "Watchtower"), realm(0, "Market Square")]), "build Hut")
    assert game.outcome(shared).winners == (0, 1)
    assert game.outcome(shared).tie_break == "shared"
    assert game.outcome(shared).ranking == ((0, 1),)
    plain = play(last_round([realm(0, "Castle"), realm(0, "Mill")]), "build Hut")
    assert game.outcome(plain).tie_break is None
    assert game.outcome(plain).ranking == ((0,), (1,))


def test_25_the_token_pile_never_runs_out_but_if_it_does_the_sign_is_ignored(start):
    """There are more tokens than rounds; with rules that have fewer, a sign without a token is ignored."""
    assert all(len(STANDARD.boxes[seats].tokens) > STANDARD.rounds for seats in range(2, 6))
    few = STANDARD.changed(tokens=[Tokens(strength=1, count=0)])
    state = table(
        ["Mill", "Sawmill"], ["Inn", "Chapel"], [realm(3), realm(3)], token_pile=(), rules=few
    )  # fmt: skip
    later, events = tell(state, "build Inn")
    assert named(events, ev.TokenIgnored) == [ev.TokenIgnored(0, 1, "pile_empty")]
    assert later.track == (None,)


def test_26_coins_are_unlimited():
    """The supply never runs out: a purse may grow beyond the thirty coins of a box."""
    state = table(["Mill", "Sawmill"], ["Cottage", "Chapel"], [realm(40), realm(3)])
    assert play(state, "bastion Cottage").realms[0].coins == 44


def test_27_losses_are_chosen_from_the_new_first_player_on():
    """After an invasion the seats that lose a building choose in turn order, starting with the new first player."""
    state = table(
        ["Chapel", None, None], ["Inn", "Warehouse"], [realm(0, "Castle"), realm(0, "Palace"), realm(0, "Mill")],
        round=4, first=1, turn=0, track=(2, 2, None, None),
    )  # fmt: skip
    state = play(state, "build Chapel")
    assert state.first == 2
    assert state.decision == ChooseLoss(2, (0, 1))
    state = play(state, "lose Mill", "lose Chapel", "lose Palace")
    assert state.round == 5
    assert state.decision == TakeTurn(2)


def test_28_discards_are_public(start):
    """The cards left in the middle are discarded face up, for all to see."""
    state = play(start, "build Mill", "build Sawmill", "build Chapel")
    assert game.view_for(state, 1).discards == (card("Inn"), card("Warehouse"))


def test_29_everybody_knows_what_a_bastion_was(start):
    """The card under a bastion was public when it was taken, so every view shows it."""
    state = play(start, "bastion Mill")
    assert all(game.view_for(state, seat).realms[0].bastions == (card("Mill"),) for seat in range(3))


def test_30_after_the_first_invasion_comes_round_five():
    """After the invasion of round 4 the game goes on with round 5."""
    state = table(["Mill", None], ["Inn", "Chapel"], [realm(0), realm(0)], round=4, first=1, turn=0)
    later, events = tell(state, "build Mill")
    assert later.round == 5
    assert named(events, ev.RoundOpened) == [ev.RoundOpened(5, 8, 0)]
