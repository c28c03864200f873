from realms_nb.own import Track, game


@game
class DiceGame:
    """Write here how your game goes."""

    players = 2, 4
    goal = 20

    def setup(self, t):
        for seat in t.seats:
            seat.points = Track(0, most=self.goal)

    def moves(self, t):
        return ["roll"]

    def roll(self, t):
        """Roll a die and add it."""
        t.me.points += t.roll(6)
        if t.me.points >= self.goal:
            t.wins(t.me)

    def points(self, t, seat):
        return seat.points
