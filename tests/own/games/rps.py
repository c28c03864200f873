from realms_nb.own import Secret, game


@game
class Rps:
    """Everybody chooses rock, paper or scissors in secret. A point for everyone you beat. First to five points."""

    players = 2, 6
    goal = 5
    beats = {"rock": "scissors", "scissors": "paper", "paper": "rock"}

    def setup(self, t):
        for seat in t.seats:
            seat.choice, seat.score = Secret(""), 0

    def moves(self, t):
        return [("show", sign) for sign in self.beats]

    def show(self, t, sign):
        """Choose in secret."""
        t.me.choice = sign

    def end_of_round(self, t):
        t.reveal("choice")
        for seat in t.seats:
            seat.score += sum(self.beats[seat.choice] == other.choice for other in t.seats)

    def over(self, t):
        return any(seat.score >= self.goal for seat in t.seats)

    def points(self, t, seat):
        return seat.score
