"""What a seat knows of what it does not see: pools, what was handed on, secrets and dice."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from own.examples import own_game

import realms_nb as rn
from realms_nb.core.chance import Random
from realms_nb.own import Cards, Dice, Hand, Pile, Row, Secret
from realms_nb.own.cards import Back
from realms_nb.own.table import UNSEEN


def worlds(view, count=200):
    game = view._play._record
    return [game.determinize(view, Random(seed)) for seed in range(count)]


def pool_of(view, key):
    """The names of what may lie in a place, as far as the view knows."""
    labels = set(view._labels.get(key, ())) - {0}
    return sorted(str(card) for (label, _), cards in view._pools.items() if label in labels for card in cards)


def play_round(match, *choices):
    for choice in choices:
        match.play(choice if choice else match.legal_moves[0])


def test_who_handed_a_hand_on_knows_what_is_left_of_it():
    """In Sushi the passer knows the hand as a multiset while a choice is secret, and card by card when it is shown."""
    match = rn.Match(own_game("sushi"), 2, seed=3)
    mine = sorted(match.state._values["hand", 0])
    match.play(str(match.legal_moves[0]))
    match.play(str(match.legal_moves[0]))
    # Both have chosen, all was shown, hands went on: seat 0 knows what seat 1 holds now, all but the card it took.
    known = match.view(0)._values["hand", 1]
    assert not any(type(thing) is Back for thing in known)
    taken = match.state._values["plate", 0]
    assert sorted([*known, *taken]) == mine
    # Seat 1 knows the other hand likewise, a spectator neither.
    assert not any(type(thing) is Back for thing in match.view(1)._values["hand", 0])
    assert all(type(thing) is Back for thing in match.view()._values["hand", 0])
    match.play(str(match.legal_moves[0]))
    match.play(str(match.legal_moves[0]))
    match.play(str(match.legal_moves[0]))
    # Seat 0 has chosen again; seat 1 has not, and knows that the card is one of those that it handed on.
    view = match.view(1)
    assert type(view._values["chosen", 0][0]) is Back
    assert pool_of(view, ("chosen", 0)) == sorted([*match.state._values["hand", 0], *match.state._values["chosen", 0]])
    assert pool_of(view, ("chosen", 0)) == pool_of(view, ("hand", 0))
    match.play(str(match.legal_moves[0]))
    assert not any(type(thing) is Back for seat in (0, 1) for thing in match.view(1 - seat)._values["hand", seat])


@pytest.mark.skipif("FUZZ" not in os.environ, reason="Four hundred games of two knights: with FUZZ=1.")
def test_equal_players_have_equal_chances_at_sushi():
    """Two knights win Sushi equally often, whoever chooses first: both know the hand that comes back to them."""
    rows = rn.simulate(own_game("sushi"), ["knight", "knight"], games=400, seed=11, quiet=True, workers=1)
    assert rows["forfeit"].notna().sum() == 0
    won = rows["won"] / rows.groupby("game")["won"].transform("sum")
    share = won[rows["seat"] == 0]
    # Beyond 3.3 standard errors by chance once in a thousand runs.
    assert len(share) == 400
    assert abs(share.mean() - 0.5) < 3.3 * share.std() / len(share) ** 0.5


def test_what_began_apart_is_imagined_apart():
    """Notes are imagined in the hands of their owners, paintings in the deck, and no note above its owner's money."""
    game = own_game("auction_cards")
    match, met = rn.Match(game, 3, seed=5), 0
    rng = Random(5)
    while match.turn is not None:
        view = match.view(match.turn)
        for world in worlds(view, 30):
            for seat in range(3):
                notes = [*world._values["notes", seat], *world._values["chosen", seat], *world._values["shown", seat]]
                assert sorted(notes, key=str) == sorted(game.STANDARD.notes, key=str)
                for note in world._values["chosen", seat]:
                    met += 1
                    assert note.value <= world._values["money", seat]
            assert all(hasattr(card, "value") and not card.startswith("bid") for card in world._values["deck"])
        match.play(match.legal_moves[int(rng.random() * len(match.legal_moves))])
    assert met > 300


def test_a_secret_is_imagined_as_what_could_have_been_chosen():
    """A bid is imagined as each number that its seat could pay, each as likely; shown it is known, and hidden anew."""
    match = rn.Match(own_game("auction"), 3, seed=1)
    match.play("offer 12")
    view = match.view(1)
    assert view._values["bid", 0] is UNSEEN
    with pytest.raises(rn.RealmsError, match=r"bid \(Player 1\) is hidden"):
        view.seats[0].bid  # noqa: B018  # looking is the test
    seen = Counter(world._values["bid", 0] for world in worlds(view, 2_100))
    assert set(seen) == set(range(21))
    # A hundred each on average; a fair draw strays beyond 55 or 145 less than once in 20,000 runs of this test.
    assert all(55 < count < 145 for count in seen.values())
    assert match.view(0).seats[0].bid == 12
    match.play("offer 3")
    match.play("offer 0")
    assert match.view(1).seats[0].bid == match.view().seats[0].bid == 12
    assert match.state.seats[0].money == 8
    match.play("offer 8")
    assert {world._values["bid", 0] for world in worlds(match.view(2))} == set(range(9))
    # The one who wrote it knows it, in every world.
    assert {world._values["bid", 0] for world in worlds(match.view(0))} == {8}


def test_in_an_imagined_world_the_others_do_not_know_what_i_hide():
    """Who imagines must not think that the others have seen the secret: in a world of mine they see what they saw."""
    match = rn.Match(own_game("auction"), 2, seed=1)
    match.play("offer 12")
    game = match.game
    theirs = game.view_for(worlds(match.view(0), 1)[0], 1)
    assert theirs._values["bid", 0] is UNSEEN
    assert len({world._values["bid", 0] for world in worlds(theirs)}) == 21


def test_a_secret_of_words_is_not_told_by_its_word():
    """The story tells neither the sign nor, where several words could be said, the word, and the move is held back."""
    match = rn.Match(own_game("rps"), ["Ada", "Bo"], seed=1)
    match.play("show rock")
    assert match.hides("Ada: show rock")
    (told,) = [match.narrator().tell(event) for event in match.events]
    assert "rock" not in told
    assert match.hides("show rock", 1)
    match.play("show paper")
    story = " ".join(match.narrator().tell(event) for event in match.events)
    assert "Ada: choice is revealed: rock." in story


def test_hidden_dice_are_imagined_by_rolling():
    """Under another's cup each face is as likely; my own lie as they lie, and a doubt shows all."""
    match = rn.Match(own_game("liars_dice"), 2, seed=4)
    mine = match.state._values["cup", 0]
    found = Counter()
    for world in worlds(match.view(0), 1_200):
        assert world._values["cup", 0] == mine
        found.update(world._values["cup", 1])
    # 1,000 each on average, standard deviation 29.
    assert all(850 < found[face] < 1_150 for face in range(1, 7))
    match.play("claim 10 6")
    match.play("doubt")
    told = [match.narrator().tell(event) for event in match.history[-1].events]
    assert f"Player 1: cup is revealed: {', '.join(map(str, mine))}." in told
    # The dice of the next round are hidden again.
    assert match.view(0)._values["cup", 1][0] is None


@rn.game
class Deck:
    """Small things to hide: draw, look, put back, shuffle."""

    players = 3
    cards = Cards("name count\nRed 2\nBlue 2\nGold 1")

    def setup(self, t):
        t.deck, t.row = Pile(self.cards), Row()
        for seat in t.seats:
            seat.hand, seat.den = Hand(), Hand()

    def moves(self, t):
        found = ["peek"] + ["draw", "turn"] * (len(t.deck) > 0) + [("bury", card) for card in dict.fromkeys(t.me.hand)]
        return [*found, *[("lay", card) for card in dict.fromkeys(t.me.hand)], "mix"]

    def peek(self, t):
        t.deck.look(min(2, len(t.deck)), t.me)

    def draw(self, t):
        t.deck.give(1, to=t.me.hand)

    def turn(self, t):
        t.deck.give(1, to=t.row)

    def bury(self, t, card):
        t.me.hand.give(card, to=t.me.left.den)

    def lay(self, t, card):
        t.me.hand.give(card, to=t.row)

    def mix(self, t):
        t.row.give_all(to=t.deck)
        t.deck.shuffle()

    def over(self, t):
        return t.round > 6

    def points(self, t, seat):
        return len(seat.den)


def test_who_looked_knows_it_until_it_is_shuffled():
    """The next two cards of a pile are known to who looked, also in another's hand, and to nobody after a shuffle."""
    match = rn.Match(Deck, 3, seed=1)
    top = match.state._values["deck"][:2]
    match.play("peek")
    assert match.view(0)._values["deck"][:2] == top
    assert all(type(card) is Back for card in match.view(1)._values["deck"])
    match.play("draw")
    assert match.view(0)._values["hand", 1] == top[:1]
    assert type(match.view(2)._values["hand", 1][0]) is Back
    match.play("mix")
    # The second card is somewhere in the deck now; the first one is still in the hand.
    assert all(type(card) is Back for card in match.view(0)._values["deck"])
    assert match.view(0)._values["hand", 1] == top[:1]


def test_a_chosen_card_is_one_of_what_was_there():
    """Who sees neither hand nor den knows that the buried card was in that hand, and not that it was in the deck."""
    match = rn.Match(Deck, 3, seed=2)
    for move in ("turn", "draw", "draw", "mix", "draw"):
        match.play(move)
    match.play(next(str(move) for move in match.legal_moves if str(move).startswith("bury")))
    assert match.turn == 0
    # Seat 1 drew twice and buried nothing; what seat 2 buried went to the den of seat 0, who sees it.
    assert match.view(0)._values["den", 0] == match.state._values["den", 0]
    for viewer in (1, None):
        view = match.game.view_for(match.state, viewer)
        for world in worlds(view, 50):
            assert match.game.view_for(world, viewer) == view


def test_equal_copies_are_one():
    """If a known card of a hand is laid, what else is in the hand stays unknown, whichever copy it was."""
    match = rn.Match(Deck, 3, seed=1)
    assert [str(card) for card in match.state._values["deck"]] == ["Red", "Red", "Blue", "Blue", "Gold"]
    for move in ("peek", "draw", "peek", "mix", "draw", "mix"):
        match.play(move)
    hand = match.state._values["hand", 1]
    assert hand[0] == "Red"
    assert match.view(0)._values["hand", 1][0] == "Red"
    assert type(match.view(0)._values["hand", 1][1]) is Back
    match.play("peek")
    match.play("lay Red")
    (left,) = match.view(0)._values["hand", 1]
    assert type(left) is Back or left == match.state._values["hand", 1][0]
    assert type(left) is Back


@rn.game
class Roles:
    """A secret that setup deals by dice that nobody sees, one that a rule writes, and a chain that is never shown."""

    players = 2

    def setup(self, t):
        for seat in t.seats:
            seat.die, seat.role, seat.diary, seat.sum = Dice(1, hidden=True), Secret(0), Secret(0), Secret(0)
            seat.role = seat.die.roll()[0]

    def moves(self, t):
        return [("note", 1), ("note", 2)]

    def note(self, t, number):
        t.me.diary = number
        t.me.sum += number

    def over(self, t):
        return t.round > 150

    def points(self, t, seat):
        return seat.sum


def test_a_secret_of_setup_and_a_long_chain_of_secrets():
    """What setup wrote is imagined by another setup, and 300 secrets that are never shown need no recursion."""
    match = rn.Match(Roles, 2, seed=9)
    assert {world._values["role", 1] for world in worlds(match.view(0))} <= set(range(1, 7))
    for _ in range(299):
        match.play("note 1")
    view = match.view(0)
    world = worlds(view, 1)[0]
    assert match.game.view_for(world, 0) == view
    assert world._values["sum", 0] == 150
    assert world._values["diary", 1] in (1, 2)
    # What a seat has is empty on the sheet as long as whoever looks cannot know it.
    assert [len(sheet.lines) for sheet in view.scores] == [1, 0]


def test_setup_may_deal_named_cards():
    """Where setup gives named cards from a pile to hands, each seat knows its own, and imagining keeps the views."""

    @rn.game
    class Named:
        """Everybody begins with an owl and a fox, and plays them."""

        players = 3
        cards = Cards("name count\nOwl 4\nFox 4\nElk 4")

        def setup(self, t):
            t.deck = Pile(self.cards)
            for seat in t.seats:
                seat.hand, seat.row = Hand(), Row()
                t.deck.give("Owl", to=seat.hand)
                t.deck.give("Fox", to=seat.hand)

        def moves(self, t):
            return [("play", card) for card in t.me.hand]

        def play(self, t, card):
            t.me.hand.give(card, to=t.me.row)

        def over(self, t):
            return t.round > 2

        def points(self, t, seat):
            return len(seat.row)

    assert Named.mistake is None
    state = Named.setup(3, 1)
    for seat in (0, 1, 2, None):
        view = Named.view_for(state, seat)
        assert [len(view.seats[each].hand) for each in range(3)] == [2, 2, 2]
        assert seat is None or sorted(view.seats[seat].hand) == ["Fox", "Owl"]
        assert Named.view_for(Named.determinize(view, Random(1)), seat) == view
    rows = rn.simulate(Named, ["squire"] * 3, games=5, seed=1, quiet=True, workers=1)
    assert rows["forfeit"].isna().all()
