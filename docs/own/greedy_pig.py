from realms_nb.own import Track, game


@game
class GreedyPig:
    """Roll as often as you dare: what you roll is in the pot. A 1 empties it. Stop, and the pot is yours."""

    players = 2, 5
    ends = "Whoever has {goal} points first wins."
    goal = 40
    bad = 1
    sides = 6

    def setup(self, t):
        t.pot = 0
        for seat in t.seats:
            seat.points = Track(0, most=self.goal)

    def moves(self, t):
        return ["roll", "stop"]

    def may_stop(self, t):
        if t.pot == 0:
            return "There is nothing in the pot: roll at least once."

    def roll(self, t):
        """Roll the die: a bad number ends your turn and empties the pot."""
        die = t.roll(self.sides)
        if die == self.bad:
            t.pot = 0
        else:
            t.pot += die
            t.again()

    def stop(self, t):
        """Keep the pot and end your turn."""
        t.me.points += t.pot
        t.pot = 0
        if t.me.points >= self.goal:
            t.wins(t.me)

    def points(self, t, seat):
        return seat.points
