from easyAI import TwoPlayerGame


class LastStone(TwoPlayerGame):
    def __init__(self, players=None):
        self.players = players
        self.current_player = 1
        self.heap = 15

    def possible_moves(self):
        return [str(n) for n in (1, 2, 3) if n <= self.heap]

    def make_move(self, move):
        self.heap -= int(move)

    def unmake_move(self, move):
        self.heap += int(move)

    def is_over(self):
        return self.heap == 0

    def scoring(self):
        return -100 if self.heap == 0 else 0

    def show(self):
        print(self.heap, "stones")
