from realms_nb.own import Cards, Hand, Pile, Row, game


@game
class AuctionCards:
    """A painting is turned up, and everybody bids with a note in secret. The highest bid pays and takes it;
    if two bid the same, nobody does."""

    players = 2, 5
    money = 20
    rounds = 6
    notes = Cards([{"name": f"bid {n}", "value": n} for n in range(21)])
    art = Cards("""
        name      count value
        Sketch    4     2
        Portrait  4     5
        Landscape 3     8
        Master    1     15
    """)

    def setup(self, t):
        t.deck, t.market = Pile(self.art), Row()
        t.deck.shuffle()
        t.deck.give(1, to=t.market)
        for seat in t.seats:
            seat.money = self.money
            seat.notes, seat.chosen, seat.shown, seat.wall = Hand(self.notes), Hand(), Row(), Row()

    def moves(self, t):
        return [("bid", note) for note in t.me.notes if note.value <= t.me.money]

    def bid(self, t, note):
        """Write down a bid. Nobody sees it."""
        t.me.notes.give(note, to=t.me.chosen)

    def end_of_round(self, t):
        for seat in t.seats:
            seat.chosen.give_all(to=seat.shown)
        best = max(seat.shown.top.value for seat in t.seats)
        winners = [seat for seat in t.seats if seat.shown.top.value == best]
        if len(winners) == 1:
            winners[0].money -= best
            t.market.give(1, to=winners[0].wall)
        else:
            t.market.give(1, to=t.box)
        for seat in t.seats:
            seat.shown.give_all(to=seat.notes)
        t.deck.give(1, to=t.market)

    def over(self, t):
        return t.round > self.rounds

    def points(self, t, seat):
        return {"art": sum(card.value for card in seat.wall), "money": seat.money}
