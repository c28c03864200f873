"""Solutions to 15-invent-a-game."""

import realms_nb as rn
from realms_nb.own import Cards, Counter, Hand, Number, Pile, Row, Secret, Track


class Pig:
    """Roll as often as you dare: what you roll is in the pot. A 1 empties it. Stop, and the pot is yours."""

    players = 2, 5
    goal = 40
    bad = 1
    sides = 6

    def setup(self, t):
        t.pot = 0
        for seat in t.seats:
            seat.points = Track(0, most=self.goal)

    def moves(self, t):
        return ["roll", "stop"]

    def may_stop(self, t):
        if t.pot == 0:
            return "There is nothing in the pot: roll at least once."

    def is_bad(self, die):
        return die == self.bad

    def roll(self, t):
        """Roll the die: a bad number ends your turn and empties the pot."""
        die = t.roll(self.sides)
        if self.is_bad(die):
            t.pot = 0
        else:
            t.pot += die
            t.again()

    def stop(self, t):
        """Keep the pot and end your turn."""
        t.me.points += t.pot
        t.pot = 0
        if t.me.points >= self.goal:
            t.wins(t.me)

    def points(self, t, seat):
        return seat.points


GreedyPig = rn.game(Pig)


@rn.game
class TwoBad(Pig):
    """A 1 and a 6 empty the pot."""

    bad = 1, 6

    def is_bad(self, die):
        return die in self.bad


@rn.game
class AllBad(Pig):
    """Two is always true."""

    def is_bad(self, die):
        return die == 1 or 2  # the mistake


@rn.game
class NoneBad(Pig):
    """No die is both."""

    def is_bad(self, die):
        return die == 1 and die == 2  # the mistake


@rn.game
class GoesOn(Pig):
    """The turn does not end."""

    def roll(self, t):
        die = t.roll(self.sides)
        t.pot = 0 if die in (1, 6) else t.pot + die
        t.again()


@rn.game
class AddsOne(Pig):
    """A good number adds one point."""

    def roll(self, t):
        if t.roll(self.sides) in (1, 6):
            t.pot = 0
        else:
            t.pot += 1
            t.again()


@rn.game
class Endless(Pig):
    """With so many bad numbers far points are seldom reached."""

    goal = 150
    bad = 1, 6

    def is_bad(self, die):
        return die in self.bad


@rn.game
class OtherPot(Pig):
    """The pot has another name."""

    def setup(self, t):
        t.jar = 0
        for seat in t.seats:
            seat.points = Track(0, most=self.goal)

    def may_stop(self, t):
        if t.jar == 0:
            return "There is nothing in the jar."

    def roll(self, t):
        die = t.roll(self.sides)
        t.jar = 0 if die in (1, 6) else t.jar + die
        if t.jar:
            t.again()

    def stop(self, t):
        t.me.points += t.jar
        t.jar = 0
        if t.me.points >= self.goal:
            t.wins(t.me)


@rn.game
class FullPot(Pig):
    """Who has much must stop."""

    def may_roll(self, t):
        if t.pot >= 15:
            return "The pot is full: you must stop now."


@rn.game
class Wordless(Pig):
    """Refused without a word."""

    def may_roll(self, t):
        return t.pot < 15


@rn.game
class Curt(Pig):
    """Refused in one word."""

    def may_roll(self, t):
        if t.pot >= 15:
            return "Forbidden!"


@rn.game
class Unasked(Pig):
    """A refusal that is never met."""

    def may_roll(self, t):
        if t.pot >= 1_000:
            return "The pot is full: you must stop now."


@rn.game
class NeverAllowed(Pig):
    """A move that nobody can ever make."""

    def moves(self, t):
        return ["roll", "stop", "cheat"]

    def may_cheat(self, t):
        return "Nobody may cheat at this table."

    def cheat(self, t):
        """Take a point."""
        t.me.points += 1


@rn.game
class Vault:
    """Bid in secret from 0 to what you have. The highest bid pays and opens the vault; all who tie get nothing."""

    players = 2, 4
    coins = 12
    prize = 5
    rounds = 5

    def setup(self, t):
        for seat in t.seats:
            seat.coins, seat.bid, seat.gems = self.coins, Secret(0), 0

    def moves(self, t):
        return [("bid", Number(0, t.me.coins))]

    def bid(self, t, coins):
        """Write down a bid."""
        t.me.bid = coins

    def end_of_round(self, t):
        t.reveal("bid")
        best = max(seat.bid for seat in t.seats)
        first = [seat for seat in t.seats if seat.bid == best]
        if len(first) == 1:
            first[0].coins -= best
            first[0].gems += self.prize

    def over(self, t):
        return t.round > self.rounds

    def points(self, t, seat):
        return seat.gems + seat.coins


@rn.game
class OnlyRolls:
    """Roll and run."""

    players = 2
    goal = 20

    def setup(self, t):
        for seat in t.seats:
            seat.points = Track(0, most=self.goal)

    def moves(self, t):
        return ["roll"]

    def roll(self, t):
        """Roll a die and add it twice."""
        t.me.points += 2 * t.roll(6)
        if t.me.points >= self.goal:
            t.wins(t.me)

    def points(self, t, seat):
        return seat.points


@rn.game
class NoRule:
    """Nothing at the top can be changed."""

    players = 2

    def setup(self, t):
        t.heap = 11

    def moves(self, t):
        return [("take", n) for n in (1, 2) if n <= t.heap]

    def take(self, t, n):
        """Take so many."""
        t.heap -= n
        if t.heap == 0:
            t.wins(t.me)


@rn.game
class IdleRule(NoRule.python):
    """A number that nobody uses."""

    stones = 11


@rn.game
class NeverPlayed(IdleRule.python):
    """A move that is never listed."""

    def skip(self, t):
        """Take nothing."""
        t.heap += 0


@rn.game
class Broken(NoRule.python):
    """A mistake that was told below the cell."""

    def take(self, t, n):
        t.me.stones += n
        t.wins(t.me)


@rn.game
class CardGame:
    """The skeleton as it was given."""

    players = 2, 4
    hand = 4
    cards = Cards("""
        name  count points
        Owl   8     3
        Mouse 12    1
    """)

    def setup(self, t):
        t.deck = Pile(self.cards)
        t.deck.shuffle()
        for seat in t.seats:
            seat.hand, seat.table = Hand(), Row()
            t.deck.give(self.hand, to=seat.hand)

    def moves(self, t):
        return [("play", card) for card in t.me.hand]

    def play(self, t, card):
        """Lay a card before you."""
        t.me.hand.give(card, to=t.me.table)

    def over(self, t):
        return all(len(seat.hand) == 0 for seat in t.seats)

    def points(self, t, seat):
        return sum(card.points for card in seat.table)


@rn.game
class OneKind(CardGame.python):
    """Hands of one kind of card hide nothing."""

    hand = 3
    cards = Cards("""
        name  count points
        Mouse 20    1
    """)


@rn.game
class OnlyDeck:
    """Draw or stop: the deck is hidden from all."""

    players = 2
    limit = 6
    cards = Cards("""
        name  count points
        Owl   8     3
        Mouse 12    1
    """)

    def setup(self, t):
        t.deck = Pile(self.cards)
        t.deck.shuffle()
        for seat in t.seats:
            seat.row = Row()

    def moves(self, t):
        return ["draw", "wait"]

    def draw(self, t):
        """Turn up a card."""
        t.deck.give(1, to=t.me.row)

    def wait(self, t):
        """Draw nothing."""

    def over(self, t):
        return t.round > self.limit

    def points(self, t, seat):
        return sum(card.points for card in seat.row)


@rn.game
class OpenBid(Vault.python):
    """The bid is a plain number: those who come later see it."""

    def setup(self, t):
        for seat in t.seats:
            seat.coins, seat.bid, seat.gems = self.coins, Counter(0), 0

    def end_of_round(self, t):
        best = max(seat.bid for seat in t.seats)
        first = [seat for seat in t.seats if seat.bid == best]
        if len(first) == 1:
            first[0].coins -= best
            first[0].gems += self.prize
        for seat in t.seats:
            seat.bid = 0


RIGHT = {
    "invent-1": (GreedyPig, 20),
    "invent-2": TwoBad,
    "invent-3": FullPot,
    "invent-4": Vault,
    "invent-5": Vault,
}

WRONG = {
    "invent-1": [
        ((GreedyPig, 10), "You stop too soon"),
        ((GreedyPig, 33), "You stop too late"),
        ((GreedyPig, 0), "there must be something in it"),
        ((TwoBad, 20), "as the lesson gives it"),
        (20, "should be the game and a number"),
        ((Pig, 20), "made by `@rn.game`"),
    ],
    "invent-2": [
        (GreedyPig, "only 1 empties the pot"),
        (AllBad, "is always true"),
        (NoneBad, "join the comparisons by `or`"),
        (GoesOn, "the same seat went on"),
        (AddsOne, "did not grow by"),
        (Endless, "Between 15 and 80 is wanted"),
        (OtherPot, "keep that name"),
        (OnlyRolls, "`t.pot`"),
        (Vault, "nobody has rolled a die"),
        (TwoBad.python, "made by `@rn.game`"),
    ],
    "invent-3": [
        (GreedyPig, "nothing was refused in words of yours"),
        (Wordless, "is refused without a word"),
        (Curt, "does not tell why"),
        (Unasked, "nothing was refused in words of yours"),
        (NeverAllowed, "was refused always"),
    ],
    "invent-4": [
        (CardGame, "which was given to you"),
        (GreedyPig, "which was given to you"),
        (OnlyRolls, "wanted are 50 %"),
        (NoRule, "there is no number at the top"),
        (IdleRule, "changes nothing: stones"),
        (NeverPlayed, "nobody could ever play skip"),
        (Broken, "has a mistake"),
    ],
    "invent-5": [
        (CardGame, "which was given to you"),
        (FullPot, "everybody sees everything"),
        (OnlyDeck, "hidden from all"),
        (OneKind, "nobody can be in doubt"),
        (OpenBid, "is seen by all who choose later"),
    ],
}
