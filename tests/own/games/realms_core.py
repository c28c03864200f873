from realms_nb.own import Cards, Pile, Row, game


@game
class RealmsCore:
    """Take a card (yours, from the middle, or of someone still to play, who gets yours), do its trade, then
    build it or turn it into a bastion. After rounds 4 and 8 invaders come: who has fewer shields loses a building."""

    players = 2, 5
    rounds, middle_size, start_coins, bastion_income, bastion_shields = 8, 2, 3, 2, 2
    tokens = Cards("name count strength\nzero 5 0\none 5 1\ntwo 2 2")
    cards = Cards("""
        name      count cost trade kind     points shield each
        Hamlet    6     0    g     home     1      0      -
        House     6     1    i     home     3      0      -
        Farm      6     0    gg    farm     1      0      -
        Mill      5     1    p     farm     2      0      home
        Market    6     1    g     trade    2      0      -
        Guild     5     2    pi    trade    5      0      -
        Tower     6     1    i     military 1      1      -
        Keep      5     2    p     military 3      1      -
        Palace    5     3    pi    noble    5      0      -
        Abbey     6     2    i     church   2      0      farm
    """)

    def setup(self, t):
        t.deck, t.middle, t.away = Pile(self.cards), Row(), Row()
        t.bag, t.track, t.army = Pile(self.tokens), Pile(), Row()
        t.phase, t.day, t.icon = "take", 1, 0
        t.deck.shuffle()
        t.bag.shuffle()
        for seat in t.seats:
            seat.coins, seat.flip, seat.award = self.start_coins, 0, 0
            seat.front, seat.taken, seat.realm, seat.bastions = Row(), Row(), Row(), Row()
        self._deal(t)

    def _deal(self, t):
        t.middle.give_all(to=t.away)
        t.deck.give(self.middle_size, to=t.middle)
        for seat in t.seats:
            t.deck.give(1, to=seat.front)

    def _holder(self, t, card):
        return next((seat for seat in [t.me, *t.others] if card in seat.front), None)

    def moves(self, t):
        if t.phase == "flip":
            return [("flip", card) for card in t.me.realm] if t.me.flip and len(t.me.realm) else ["wait"]
        if len(t.me.taken):
            return ["build", "bastion"]
        return [("take", card) for place in [t.middle] + [seat.front for seat in t.seats] for card in place]

    def may_take(self, t, card):
        if card in t.me.front:
            return None
        coins = t.me.coins
        for icon in card.trade.replace("i", ""):
            coins += 1 if icon == "g" else -1
            if coins < 0:
                return "You cannot pay this trade."

    def take(self, t, card):
        """Take this card; its trade happens, from left to right."""
        holder, mine = self._holder(t, card), t.me.front[0]
        if holder is None:
            t.middle.give(card, to=t.me.taken)
            t.me.front.give(mine, to=t.middle)
        elif holder == t.me:
            t.me.front.give(card, to=t.me.taken)
        else:
            holder.front.give(card, to=t.me.taken)
            t.me.front.give(mine, to=holder.front)
        for icon in card.trade if holder != t.me else "":
            if icon == "g":
                t.me.coins += 1
            elif icon == "p":
                t.me.coins -= 1
                if holder is not None:
                    holder.coins += 1
            elif icon == "i" and not t.icon:
                t.icon = 1
                t.bag.give(1, to=t.track)
        t.again()

    def may_build(self, t):
        if t.me.taken[0].cost > t.me.coins:
            return f"{t.me.taken[0]} costs {t.me.taken[0].cost}; you have {t.me.coins}."

    def build(self, t):
        """Pay for the building."""
        t.me.coins -= t.me.taken[0].cost
        t.me.taken.give_all(to=t.me.realm)

    def bastion(self, t):
        """Face down: coins and shields, no points."""
        t.me.coins += self.bastion_income
        t.me.taken.give_all(to=t.me.bastions)

    def flip(self, t, card):
        """Lose this building: it becomes a bastion."""
        t.me.realm.give(card, to=t.me.bastions)

    def wait(self, t):
        """Nothing to lose."""

    def _shields(self, seat):
        return sum(card.shield for card in seat.realm) + self.bastion_shields * len(seat.bastions)

    def end_of_round(self, t):
        if t.phase == "take" and t.day in (4, 8):
            t.track.give_all(to=t.army)
            strength = sum(token.strength for token in t.army)
            for seat in t.seats:
                seat.flip = 1 if self._shields(seat) < strength else 0
                if t.day == 8 and not seat.flip:
                    seat.award = strength
            t.phase = "flip"
            return
        t.phase, t.icon = "take", 0
        t.day += 1
        if t.day <= self.rounds:
            self._deal(t)
            t.next(t.seats[(t.day - 1) % len(t.seats)])

    def over(self, t):
        return t.day > self.rounds

    def points(self, t, seat):
        kinds = {card.kind for card in seat.realm}
        return {
            "buildings": sum(card.points for card in seat.realm),
            "each": sum(2 for card in seat.realm for other in seat.realm if card.each == other.kind),
            "kinds": (0, 0, 1, 2, 4, 7, 10)[len(kinds)],
            "award": seat.award,
        }
