from realms_nb.own import Cards, Hand, Pile, Row, game

COLOURS = "red", "green", "blue", "black"


@game
class RedHearts:
    """Follow the colour that was led. The highest card of that colour takes the trick.
    Red cards cost a point each, the black 9 costs five."""

    players = 3, 4
    ends = "Ends after {tricks} tricks."
    tricks = 8
    witch = 5
    fewest_wins = True
    cards = Cards([{"name": f"{c} {n}", "colour": c, "number": n} for c in COLOURS for n in range(1, 10)])

    def setup(self, t):
        t.deck, t.trick, t.leader, t.played = Pile(self.cards), Row(), t.seats[0], 0
        t.deck.shuffle()
        for seat in t.seats:
            seat.hand, seat.won = Hand(), Row()
            t.deck.give(self.tricks, to=seat.hand)

    def moves(self, t):
        return [("play", card) for card in t.me.hand]

    def may_play(self, t, card):
        led = t.trick[0].colour if t.trick else card.colour
        if card.colour != led and any(mine.colour == led for mine in t.me.hand):
            return f"{led} was led, and you have a {led} card: play one."

    def play(self, t, card):
        """Play a card to the trick."""
        t.me.hand.give(card, to=t.trick)
        if len(t.trick) == len(t.seats):
            best = max((c for c in t.trick if c.colour == t.trick[0].colour), key=lambda c: c.number)
            t.leader = t.seats[(t.leader.number + t.trick.index(best)) % len(t.seats)]
            t.trick.give_all(to=t.leader.won)
            t.played += 1
            t.next(t.leader)

    def over(self, t):
        return t.played == self.tricks

    def points(self, t, seat):
        return {"red": sum(c.colour == "red" for c in seat.won), "black 9": self.witch * seat.won.count("black 9")}
