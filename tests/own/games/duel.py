from realms_nb.own import Cards, Hand, Pile, Row, game


@game
class Duel:
    """Three hearts each. A sword costs somebody a heart unless they put away a shield. Without hearts you are out."""

    players = 2, 5
    hearts = 3
    hand = 3
    cards = Cards("""
        name   count icon
        Sword  20    ⚔
        Shield 12    🛡
        Herb   6     🌿
    """)

    def setup(self, t):
        t.deck, t.discard = Pile(self.cards), Row()
        t.deck.shuffle()
        for seat in t.seats:
            seat.hearts, seat.hand = self.hearts, Hand()
            t.deck.give(self.hand, to=seat.hand)

    def moves(self, t):
        attacks = [("attack", seat) for seat in t.others] if "Sword" in t.me.hand else []
        return [*attacks, *(["heal"] if "Herb" in t.me.hand else []), "draw"]

    def attack(self, t, seat):
        """Play a sword at a player. A shield in their hand is used up; without one they lose a heart."""
        t.me.hand.give("Sword", to=t.discard)
        if "Shield" in seat.hand:
            seat.hand.give("Shield", to=t.discard)
        else:
            seat.hearts -= 1
            if seat.hearts == 0:
                seat.hand.give_all(to=t.discard)
                t.out(seat)

    def heal(self, t):
        """Play a herb: one heart."""
        t.me.hand.give("Herb", to=t.discard)
        t.me.hearts += 1

    def draw(self, t):
        """Draw a card."""
        if len(t.deck) == 0:
            t.discard.give_all(to=t.deck)
            t.deck.shuffle()
        if len(t.deck):
            t.deck.give(1, to=t.me.hand)

    def over(self, t):
        return len(t.playing) == 1 or t.round > 100

    def points(self, t, seat):
        return seat.hearts
