from realms_nb.own import game


@game
class LastStone:
    """Take 1 to 3 stones in turn. Who takes the last one wins."""

    players = 2
    ends = "Whoever takes the last stone wins."
    stones = 15
    most = 3

    def setup(self, t):
        t.heap = self.stones

    def moves(self, t):
        return [("take", n) for n in range(1, self.most + 1) if n <= t.heap]

    def take(self, t, n):
        """Take so many stones from the heap."""
        t.heap -= n
        if t.heap == 0:
            t.wins(t.me)
