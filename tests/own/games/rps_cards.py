from realms_nb.own import Cards, Hand, Row, game


@game
class RpsCards:
    """Everybody chooses rock, paper or scissors in secret. A point for everyone you beat. First to five points."""

    players = 2, 6
    goal = 5
    signs = Cards("""
        name     icon beats
        Rock     ✊   Scissors
        Paper    ✋   Rock
        Scissors ✌   Paper
    """)

    def setup(self, t):
        for seat in t.seats:
            seat.hand, seat.chosen, seat.shown, seat.score = Hand(self.signs), Hand(), Row(), 0

    def moves(self, t):
        return [("show", card) for card in t.me.hand]

    def show(self, t, card):
        """Choose in secret."""
        t.me.hand.give(card, to=t.me.chosen)

    def end_of_round(self, t):
        for seat in t.seats:
            seat.chosen.give_all(to=seat.shown)
        for seat in t.seats:
            seat.score += sum(seat.shown.top.beats == other.shown.top for other in t.seats)
        for seat in t.seats:
            seat.shown.give_all(to=seat.hand)

    def over(self, t):
        return any(seat.score >= self.goal for seat in t.seats)

    def points(self, t, seat):
        return seat.score
