from realms_nb.own import Cards, Pile, Row, Track, game


@game
class Storm:
    """All together: build five lighthouses before the water is over the dam or the deck is empty."""

    players = 2, 4
    lighthouses = 5
    dam = 6
    deck = Cards("""
        name  count wood water
        Plank 16    1    0
        Beam  8     2    0
        Wave  12    0    1
        Flood 5     0    2
    """)

    def setup(self, t):
        t.sea, t.beach = Pile(self.deck), Row()
        t.sea.shuffle()
        t.wood, t.water, t.built = 0, Track(0, most=self.dam), Track(0, most=self.lighthouses)

    def moves(self, t):
        return ["draw"] + ["build"] * (t.wood >= 4) + ["pump"] * (t.wood > 0 and t.water > 0)

    def draw(self, t):
        """Turn up a card: wood for all, or the water rises."""
        t.sea.give(1, to=t.beach)
        t.wood += t.beach.top.wood
        t.water += t.beach.top.water

    def build(self, t):
        """Four wood become a lighthouse."""
        t.wood -= 4
        t.built += 1
        if t.built == self.lighthouses:
            t.all_win()

    def pump(self, t):
        """One wood, two water less."""
        t.wood -= 1
        t.water = max(0, t.water - 2)

    def over(self, t):
        if t.water == self.dam or len(t.sea) == 0:
            t.all_lose()

    def points(self, t, seat):
        return t.built
