from realms_nb.own import Dice, Number, game


@game
class LiarsDice:
    """Everybody rolls five dice under a cup. Say how many of a face there are on the whole table, or doubt the last
    claim. Whoever is wrong loses a die; the last one with dice wins."""

    players = 2, 5
    dice = 5

    def setup(self, t):
        t.many, t.face, t.claimer = 0, 1, t.seats[0]
        for seat in t.seats:
            seat.cup = Dice(self.dice, hidden=True)
            seat.cup.roll()

    def moves(self, t):
        total = sum(len(seat.cup) for seat in t.playing)
        return [("claim", Number(1, total), Number(1, 6)), "doubt"]

    def may_claim(self, t, many, face):
        if (many, face) <= (t.many, t.face):
            return f"Claim more than {t.many} times {t.face}: a higher number, or the same with a higher face."

    def may_doubt(self, t):
        if t.many == 0:
            return "Nobody has claimed anything yet."

    def claim(self, t, many, face):
        """There are at least so many dice of this face."""
        t.many, t.face, t.claimer = many, face, t.me

    def doubt(self, t):
        """The last claim was a lie."""
        t.reveal("cup")
        found = sum(seat.cup.count(t.face) for seat in t.playing)
        loser = t.me if found >= t.many else t.claimer
        loser.cup.lose()
        if len(loser.cup) == 0:
            t.out(loser)
        t.many, t.face = 0, 1
        for seat in t.playing:
            seat.cup.roll()
        t.next(loser.left if loser.is_out else loser)

    def over(self, t):
        return len(t.playing) == 1

    def points(self, t, seat):
        return len(seat.cup)
