from realms_nb.own import Cards, Grid, Hand, Pile, game


@game
class Fields:
    """Lay a tile from your hand beside tiles of yours, then draw. Your largest field of each kind scores."""

    players = 2, 4
    hand = 3
    tiles = Cards("""
        name  count icon
        Wheat 14    🌾
        Wood  12    🌲
        Water 10    💧
        Town  6     🏠
    """)

    def setup(self, t):
        t.bag = Pile(self.tiles)
        t.bag.shuffle()
        for seat in t.seats:
            seat.hand, seat.land = Hand(), Grid(4, 4)
            t.bag.give(self.hand, to=seat.hand)

    def moves(self, t):
        return [("lay", tile, cell) for tile in t.me.hand for cell in t.me.land.empty]

    def may_lay(self, t, tile, cell):
        land = t.me.land
        if len(land.empty) < len(land.cells) and not any(land[near] for near in land.near(cell)):
            return "A tile lies beside one of yours."

    def lay(self, t, tile, cell):
        """Lay a tile of your hand on an empty cell of your land, then draw."""
        t.me.hand.give(tile, to=t.me.land, at=cell)
        if len(t.bag):
            t.bag.give(1, to=t.me.hand)

    def over(self, t):
        return any(len(seat.hand) == 0 or len(seat.land.empty) == 0 for seat in t.seats)

    def _field(self, land, cell, seen):
        seen.add(cell)
        for near in land.near(cell):
            if near not in seen and land[near] == land[cell]:
                self._field(land, near, seen)
        return seen

    def points(self, t, seat):
        best = {}
        for cell in seat.land.cells:
            kind = seat.land[cell]
            if kind:
                best[kind] = max(best.get(kind, 0), len(self._field(seat.land, cell, set())))
        return best
