from realms_nb.own import Cards, Hand, Pile, Row, game


@game
class CardGame:
    """Write here how your game goes."""

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
