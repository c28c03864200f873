from realms_nb.own import Grid, Track, game


@game
class Meadow:
    """Put a sheep on the meadow, next to one of yours. Flowers give points, and so does your largest flock."""

    players = 2, 4
    ends = "Ends when nobody can put down a sheep."
    size = 5
    flowers = 7
    flower_points = 2

    def setup(self, t):
        t.meadow, t.resting = Grid(self.size, self.size), 0
        while len(t.meadow.of("flower")) < self.flowers:
            free = t.meadow.empty
            t.meadow[free[t.roll(len(free)) - 1]] = "flower"
        for seat in t.seats:
            seat.points, seat.sheep = Track(0), 7

    def moves(self, t):
        if t.me.sheep == 0:
            return ["rest"]
        free = t.meadow.empty + t.meadow.of("flower")
        return [("graze", cell) for cell in free] + ["rest"]

    def may_graze(self, t, cell):
        mine = t.meadow.of(t.me)
        if mine and not any(near in mine for near in t.meadow.near(cell)):
            return f"{cell} touches none of your sheep."

    def may_rest(self, t):
        mine = t.meadow.of(t.me)
        free = t.meadow.empty + t.meadow.of("flower")
        if t.me.sheep and (not mine or any(near in free for cell in mine for near in t.meadow.near(cell))):
            return "There is still grass beside your sheep."

    def graze(self, t, cell):
        """Put a sheep on that cell."""
        if t.meadow[cell] == "flower":
            t.me.points += self.flower_points
        t.meadow[cell] = t.me
        t.me.sheep -= 1
        t.resting = 0

    def rest(self, t):
        """No sheep can be put down."""
        t.resting += 1

    def over(self, t):
        return t.resting >= len(t.seats) or all(seat.sheep == 0 for seat in t.seats)

    def points(self, t, seat):
        left, best = set(t.meadow.of(seat)), 0
        while left:
            flock = [left.pop()]
            for cell in flock:
                for near in t.meadow.near(cell):
                    if near in left:
                        left.remove(near)
                        flock.append(near)
            best = max(best, len(flock))
        return {"flowers": seat.points, "flock": best}
