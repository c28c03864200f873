# Words of the boards. Every `ui-` message goes to the browser; { $... } there stands for what the browser fills in.

ui-take = Take one card. Build it, or make it a bastion.
ui-lose = The invaders broke through: choose the building you lose.
ui-middle = Middle
ui-market = Cards on offer
ui-took-own = { WHO($name, $name_is, "kept", "kept") } { $card }.
ui-took-middle = { WHO($name, $name_is, "took", "took") } { $card } from the middle.
ui-took-from = { WHO($name, $name_is, "took", "took") } { $card } from { $holder_is ->
    [you] you
   *[other] { $holder }
}.
ui-choice-none = Press a card to see what it would do.
ui-trade = Trade, left to right
ui-no-trade = No trade actions
ui-coins = coins
ui-use = Build it, or make it a bastion
ui-build-free = Build: free
ui-build-pay = Build: pay { $cost }
ui-shields = shields
ui-held = the realm stopped the invaders
ui-fell = the invaders broke in
ui-lose-one = { $card } becomes a bastion
ui-track = Invaders
ui-track-note = ring: chance to stop it
ui-realm-of = { $name_is ->
    [you] Your realm
   *[other] Realm of { $name }
}
ui-bastion-name = Bastion
ui-stock = Cards in the deck: { $deck }. Discarded: { $discards }. Invader tokens in the pile: { $pile }.
ui-card-own = your card
ui-card-of = { $name_is ->
    [you] your card
   *[other] { $name }’s card
}
ui-card-middle = middle
ui-swap = swap
ui-chance-to-stop = chance to stop it { $percent } %
ui-chance-about = chance to stop it about { $percent } %
trades = trade: { $actions }
trades-g = +{ COUNT($count, "coin") }
trades-p = pay { $count }
trades-i = an invader
goal = { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}, { $invasions ->
    [0] no invasion
    [1] 1 invasion
   *[other] { $invasions } invasions
}. Most points win.
end-headline = { $seats_is ->
    [you] You win
   *[other] { $seats_count ->
        [one] { $seats } wins
       *[other] { $seats } share the victory
    }
} with { COUNT($points, "point") }.
end-other = { $seat_is ->
    [you] you
   *[other] { $seat }
} { $points }
end-title = { $seats_is ->
    [you] You win
   *[other] { $seats } wins
}, { $points } to { $next }
end-shared = { $seats } share the victory, { $points } each
end-place = You are { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[other] fifth
} with { $points }.
end-tie = { $how ->
    [coins] Both have the same points: more coins decided.
    [buildings] Points and coins are the same: more buildings decided.
   *[shared] Points, coins and buildings are all the same.
}
end-bastions = { WHO($seat, $seat_is, "stopped", "stopped") } { $stopped ->
    [1] the invasion
    [2] both invasions
   *[other] all { $stopped } invasions
}, but { $bastions } bastions bring no points.
end-award = { WHO($seat, $seat_is, "scored", "scored") } { $points } for stopping the last invasion, { $other }.
end-buildings = { WHO($seat, $seat_is, "have", "has") } { $count ->
    [1] 1 building
   *[other] { $count } buildings
} worth { COUNT($points, "point") }, { $other }.
end-built = { $seat_is ->
    [you] you have
   *[other] { $seat } has
} { $count } worth { $points }
ui-named-build = build { $card }
ui-named-bastion = { $card } as a bastion
ui-lost-turn = turn lost
ui-invasion = Invasion after round { $round }
ui-token-down = token, face down
ui-token-up = token of strength { $strength }
ui-token-none = no token
ui-scene-invasion = Invasion: who stops it?
ui-keys-list = Tab, Esc = into the board, out of it · ← → = card to card; on the slider, step by step · Enter = select the card · B, W = build it, make it a bastion · N, Space = one step · [ = one step back · P = play on from here · U = undo · 1 2 3 4 = choice, moves, chances, review · Y = why · O = worth to each of you · D = enlarge the chart · V = review the game · C = win chances · H = hint, then more · F = full screen · G = new game, asks first · ? = this page

# Where the long words of the cards may be broken in a narrow place.
long-words = Alms-house Aque-duct Cathe-dral Ceme-tery Count-ing Court-yard Farm-stead Gate-house Guard-house Hermit-age Jus-tice Reli-quary River-side Scrip-torium Shep-herd's Tour-na-ment Treas-ury Vine-yard Ware-house Watch-tower Work-shop

step-gain = Take 1 from the supply
step-pay-supply = Pay 1 to the supply
step-pay-seat = Pay 1 to { $seat_is ->
    [you] you
   *[other] { $seat }
}
step-token = Token, face down, on round { $round }
step-token-skipped = Token sign skipped
step-cannot-pay = No coin to pay with
choice-from-you = your own card, no trade
choice-from-middle = from the middle; your { $card } goes there
choice-from-seat = { $seat_is ->
    [you] from you; { $card } goes there
   *[other] from { $seat }, who gets your { $card }
}
bastion-brings = Bastion: +{ COUNT($income, "coin") }, { COUNT($shields, "shield") }
loss-cost = { COUNT($points, "point") } fewer, { COUNT($shields, "shield") } more

card-flat = { COUNT($points, "point") }
card-percat = { COUNT($points, "point") } per { $category } building
card-bestcat = { COUNT($points, "point") } per building of one category, your best
card-coin = { COUNT($points, "point") } per coin you keep
card-pair = { COUNT($points, "point") } for owning { $first } and { $second }
card-cats = { $table } points for 1 to { $most } different categories
card-inv = { $points } points less one per coin you keep
card-shields = { COUNT($shields, "shield") }
card-fixed = never a bastion
card-cost = costs { $cost }
card-trade = trade: { $signs }
sign-g = gain a coin
sign-p = pay a coin
sign-i = invader token

hint-take = { $free ->
    [0] Keeping your own card costs no trade. A bastion brings { COUNT($income, "coin") } and { COUNT($shields, "shield") } at once; buildings bring points at the end.
   *[other] { COUNT($free, "card") } on offer can be built for nothing now. A bastion brings { COUNT($income, "coin") } and { COUNT($shields, "shield") } at once; buildings bring points at the end.
}
hint-lose = The building becomes a bastion and scores no more: give up the one that is worth least to you.
move-build = build { $card }
move-bastion = make { $card } a bastion
move-lose = lose { $card }
move-discard = discard { $card }

short-built-own = kept { $card } and built it
short-built-middle = took { $card } from the middle and built it
short-built-seat = took { $card } from { $seat_is ->
    [you] you
   *[other] { $seat }
} and built it
short-bastion-own = kept { $card }: bastion
short-bastion-middle = took { $card } from the middle: bastion
short-bastion-seat = took { $card } from { $seat_is ->
    [you] you
   *[other] { $seat }
}: bastion
short-turn-lost = discarded { $card }: turn lost
short-lost = lost { $card }
short-dealt = { $card } to { $seat_is ->
    [you] you
   *[other] { $seat }
}
short-deal = Dealt: { $given }.
short-deal-middle = Dealt: { $given }; { $middle } to the middle.

# A first look, in three steps, and what the signs mean.
ui-sym-coin = coin; on a card: its price
ui-sym-points = points
ui-sym-shield = shield, stops strength 1
ui-sym-gain = trade: take a coin
ui-sym-pay = trade: pay a coin
ui-sym-token = invader token, face down
ui-sym-bastion = bastion
ui-sym-fixed = cannot be a bastion
ui-sym-first = first player of the round
ui-sym-kinds = different categories

# How the levels play, for the dialog of a new game.
ui-plays-squire = Takes the most points it sees at once, and is often distracted.
ui-plays-knight = Weighs points now and later, coins and shields; never looks ahead.
ui-plays-duke = Tries every move in sampled futures, in which everybody plays like a knight.
ui-plays-emperor = Searches sampled futures up to the end of the round.
