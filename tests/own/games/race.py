from realms_nb.own import Track, game


@game
class Race:
    """Roll the die and run. Ladders take you up, snakes take you down. Whoever first reaches the last square wins."""

    players = 2, 4
    length = 30
    jumps = {3: 11, 9: 18, 17: 4, 24: 29, 28: 10}

    def setup(self, t):
        for seat in t.seats:
            seat.pawn = Track(0, most=self.length)

    def moves(self, t):
        return ["roll"]

    def roll(self, t):
        """Roll the die and move your pawn."""
        t.me.pawn += t.roll(6)
        t.me.pawn = self.jumps.get(t.me.pawn, t.me.pawn)
        if t.me.pawn == self.length:
            t.wins(t.me)
