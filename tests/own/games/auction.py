from realms_nb.own import Cards, Number, Pile, Row, Secret, game


@game
class Auction:
    """A painting is turned up, and everybody writes down a bid in secret. The highest bid pays and takes it;
    if two bid the same, nobody does."""

    players = 2, 5
    money = 20
    rounds = 6
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
            seat.money, seat.bid, seat.wall = self.money, Secret(0), Row()

    def moves(self, t):
        return [("offer", Number(0, t.me.money))]

    def offer(self, t, coins):
        """Write down a bid. Nobody sees it."""
        t.me.bid = coins

    def end_of_round(self, t):
        t.reveal("bid")
        best = max(seat.bid for seat in t.seats)
        winners = [seat for seat in t.seats if seat.bid == best]
        if len(winners) == 1:
            winners[0].money -= best
            t.market.give(1, to=winners[0].wall)
        else:
            t.market.give(1, to=t.box)
        t.deck.give(1, to=t.market)

    def over(self, t):
        return t.round > self.rounds

    def points(self, t, seat):
        return {"art": sum(card.value for card in seat.wall), "money": seat.money}
