"""Solutions to 16-playtest-and-improve."""

import realms_nb as rn
from realms_nb.own import Cards, Pile, Row


@rn.game
class Orchard:
    """Take a card from the market in turn. Fruit scores what stands on it, a Bee 4 for each fruit of yours."""

    players = 2
    rounds = 4
    market = 3
    honey = 4
    later = 0
    cards = Cards("""
        name   count points
        Apple  8     2
        Pear   8     4
        Plum   5     6
        Melon  3     8
        Bee    4     0
    """)

    def setup(self, t):
        t.deck, t.market = Pile(self.cards), Row()
        t.deck.shuffle()
        t.deck.give(self.market, to=t.market)
        for seat in t.seats:
            seat.basket = Row()

    def moves(self, t):
        return [("pick", card) for card in t.market]

    def pick(self, t, card):
        """Take this card into your basket; a new one is laid out."""
        t.market.give(card, to=t.me.basket)
        t.deck.give(1, to=t.market)

    def over(self, t):
        return t.round > self.rounds

    def points(self, t, seat):
        fruit = [card for card in seat.basket if card != "Bee"]
        bees = seat.basket.count("Bee")
        return {
            "fruit": sum(card.points for card in fruit),
            "bees": self.honey * bees * len(fruit),
            "later": self.later * seat.number,
        }


@rn.game
class Coins:
    """Toss a coin each: nothing that anybody does matters."""

    players = 2
    tosses = 3

    def setup(self, t):
        for seat in t.seats:
            seat.heads = 0

    def moves(self, t):
        return ["left", "right"]

    def left(self, t):
        """Toss with the left hand."""
        t.me.heads += t.roll(100)

    def right(self, t):
        """Toss with the right hand."""
        t.me.heads += t.roll(100)

    def over(self, t):
        return t.round > self.tosses

    def points(self, t, seat):
        return seat.heads


EVEN = Orchard.STANDARD.changed(later=1)
MUCH = Orchard.STANDARD.changed(later=6)
HONEY = Orchard.STANDARD.changed(honey=5)

RIGHT = {
    "playtest-1": (Orchard, 1, 57),
    "playtest-2": (Orchard, EVEN),
    "playtest-3": (Orchard, "Bee"),
    "playtest-4": (Orchard, "helps", 73),
    "playtest-5": (Orchard, HONEY, "fewer", "more"),
}

WRONG = {
    "playtest-1": [
        ((Orchard, "unknown"), "it can be told"),
        ((Orchard, 2, 58), "it is another seat"),
        ((Orchard, 0, 58), "there is no seat 0"),
        ((Orchard, 1, 0.58), "is a part of one"),
        ((Orchard, 1, 85), "not 85"),
        ((Orchard, 1, "58"), "A number is wanted there"),
        ((Coins, 1, 50), "nobody can tell the seats apart"),
        ("first", "should be the game"),
    ],
    "playtest-2": [
        ((Orchard, MUCH), "now the other seat is better off"),
        ((Orchard, Orchard.STANDARD), "the rules as they were"),
        ((Coins, Coins.STANDARD), "nothing to repair"),
        ((Orchard, "later"), "made by `@rn.game`"),
    ],
    "playtest-3": [
        ((Orchard, "Apple"), "What stands on a card is not all"),
        ((Orchard, "Honey"), "there is Bee"),
        ("Bee", "should be the game"),
    ],
    "playtest-4": [
        ((Orchard, "unknown"), "that is more than its share"),
        ((Orchard, "not"), "that is more than its share"),
        ((Orchard, "yes", 73), 'say "helps"'),
        ((Orchard, "helps", 40), "not 40"),
        ((Coins, "helps", 50), "its fair share lies inside"),
        ((Coins, "not"), "is more than that"),
    ],
    "playtest-5": [
        ((Orchard, HONEY, "more", "fewer"), "all together make"),
        ((Orchard, MUCH, "more", "unknown"), "points more"),
        ((Orchard, Orchard.STANDARD, "more", "more"), "the rules as they were"),
        ((Orchard, HONEY, "better", "more"), 'say "more"'),
        ((Orchard, "later=1", "more", "more"), "should be rules of Orchard"),
    ],
}
