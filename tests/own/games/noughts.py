from realms_nb.own import Grid, game


@game
class Noughts:
    """Three in a row win."""

    players = 2

    def setup(self, t):
        t.board = Grid(3, 3)

    def moves(self, t):
        return [("mark", cell) for cell in t.board.empty]

    def mark(self, t, cell):
        t.board[cell] = t.me
        mine = set(t.board.of(t.me))
        if any(mine.issuperset(line) for line in t.board.lines(3)):
            t.wins(t.me)

    def over(self, t):
        return not t.board.empty

    def points(self, t, seat):
        return 0
