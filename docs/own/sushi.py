from realms_nb.own import Cards, Hand, Pile, Row, game


@game
class Sushi:
    """Choose a card in secret; all are shown at once; hands go left. Two tempura give 5 points, three sashimi 10;
    the more dumplings, the more each is worth; egg, salmon and squid count what stands on them."""

    players = 2, 5
    ends = "Ends when all cards of the hands are eaten: {hand} rounds."
    hand = 7
    tempura_pair, sashimi_set, dumplings = 5, 10, (0, 1, 3, 6, 10, 15)
    cards = Cards("""
        name     count icon     value
        Tempura  14    shrimp   0
        Sashimi  14    roll     0
        Dumpling 14    dumpling 0
        Egg      5     egg      1
        Salmon   10    fish     2
        Squid    5     squid    3
    """)

    def setup(self, t):
        t.deck = Pile(self.cards)
        t.deck.shuffle()
        for seat in t.seats:
            seat.hand, seat.chosen, seat.plate = Hand(), Hand(), Row()
            t.deck.give(self.hand, to=seat.hand)

    def moves(self, t):
        return [("choose", card) for card in t.me.hand]

    def choose(self, t, card):
        """Put a card before you, face down."""
        t.me.hand.give(card, to=t.me.chosen)

    def end_of_round(self, t):
        for seat in t.seats:
            seat.chosen.give_all(to=seat.plate)
        t.pass_left("hand")

    def over(self, t):
        return all(len(seat.hand) == 0 and len(seat.chosen) == 0 for seat in t.seats)

    def points(self, t, seat):
        plate = seat.plate
        return {
            "nigiri": sum(card.value for card in plate),
            "tempura": plate.count("Tempura") // 2 * self.tempura_pair,
            "sashimi": plate.count("Sashimi") // 3 * self.sashimi_set,
            "dumplings": self.dumplings[min(plate.count("Dumpling"), 5)],
        }
