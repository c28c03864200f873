from easyAI import TwoPlayerGame

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class Noughts(TwoPlayerGame):
    def __init__(self, players=None):
        self.players = players
        self.current_player = 1
        self.cells = [0] * 9

    def possible_moves(self):
        return [str(cell) for cell in range(9) if not self.cells[cell]]

    def make_move(self, move):
        self.cells[int(move)] = self.current_player

    def unmake_move(self, move):
        self.cells[int(move)] = 0

    def lose(self):
        return any(all(self.cells[cell] == self.opponent_index for cell in line) for line in LINES)

    def is_over(self):
        return self.lose() or not self.possible_moves()

    def scoring(self):
        return -100 if self.lose() else 0

    def show(self):
        signs = ".XO"
        for row in range(3):
            print("".join(signs[self.cells[3 * row + column]] for column in range(3)))
