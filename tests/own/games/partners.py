from realms_nb.own import Cards, Hand, Pile, Row, game


@game
class Partners:
    """Two against two: everybody lays a card in turn, and the higher sum of a team takes the trick. Partners see
    each other's hands."""

    players = 4
    teams = (0, 2), (1, 3)
    hand = 5
    cards = Cards([{"name": f"{n} {c}", "value": n} for c in ("sun", "moon") for n in range(1, 11)])

    def setup(self, t):
        t.deck = Pile(self.cards)
        t.deck.shuffle()
        for seat in t.seats:
            seat.hand, seat.laid, seat.tricks = Hand(seen_by="team"), Row(), 0
            t.deck.give(self.hand, to=seat.hand)

    def moves(self, t):
        return [("lay", card) for card in t.me.hand]

    def lay(self, t, card):
        """Lay a card."""
        t.me.hand.give(card, to=t.me.laid)

    def _sum(self, team):
        return sum(seat.laid.top.value for seat in team)

    def end_of_round(self, t):
        best = max(t.seats, key=lambda seat: self._sum(seat.team))
        if self._sum(best.team) > self._sum(best.left.team):
            best.tricks += 1
        t.next(best)

    def over(self, t):
        return all(len(seat.hand) == 0 for seat in t.seats)

    def points(self, t, seat):
        return seat.tricks
