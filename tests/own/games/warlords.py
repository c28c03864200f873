from realms_nb.own import Cards, Pile, Row, game


@game
class Warlords:
    """First everybody buys a unit, then everybody chooses whom to fight. The stronger army takes a flag."""

    players = 2, 4
    gold = 4
    income = 3
    rounds = 6
    units = Cards("""
        name    count cost power icon
        Pikeman 12    2    1     🗡
        Archer  10    3    2     🏹
        Knight  8     5    4     🐴
        Cannon  4     7    6     💣
    """)

    def setup(self, t):
        t.phase, t.deck, t.market = "buy", Pile(self.units), Row()
        t.deck.shuffle()
        t.deck.give(3, to=t.market)
        for seat in t.seats:
            seat.gold, seat.army, seat.flags = self.gold, Row(), 0

    def moves(self, t):
        if t.phase == "buy":
            return ["wait"] + [("buy", unit) for unit in t.market]
        return ["rest"] + [("fight", seat) for seat in t.others]

    def may_buy(self, t, unit):
        if unit.cost > t.me.gold:
            return f"{unit} costs {unit.cost}; you have {t.me.gold}."

    def buy(self, t, unit):
        """Pay and take the unit."""
        t.me.gold -= unit.cost
        t.market.give(unit, to=t.me.army)
        if len(t.deck):
            t.deck.give(1, to=t.market)

    def wait(self, t):
        """Buy nothing."""

    def _power(self, seat):
        return sum(unit.power for unit in seat.army)

    def fight(self, t, seat):
        """Whoever has more power, plus a die, takes a flag."""
        if self._power(t.me) + t.roll(6) > self._power(seat) + t.roll(6):
            t.me.flags += 1
        else:
            seat.flags += 1

    def rest(self, t):
        """Do not fight: one gold."""
        t.me.gold += 1

    def end_of_round(self, t):
        t.phase = "fight" if t.phase == "buy" else "buy"
        if t.phase == "buy":
            for seat in t.seats:
                seat.gold += self.income

    def over(self, t):
        return t.round > 2 * self.rounds

    def points(self, t, seat):
        return {"flags": seat.flags}
