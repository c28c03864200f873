# Words of the boards. Every `ui-` message goes to the browser; { $... } there stands for what the browser fills in.

ui-take = Take one card, then build it or wall it up.
ui-lose = The invaders broke through: choose the building you lose.
ui-deck = Deck
ui-discards = Discards
ui-middle = Middle
ui-market = Cards on offer
ui-from = { $name_is ->
    [you] from you
   *[other] from { $name }
}
ui-took-own = { WHO($name, $name_is, "kept", "kept") } { $card }.
ui-took-middle = { WHO($name, $name_is, "took", "took") } { $card } from the middle.
ui-took-from = { WHO($name, $name_is, "took", "took") } { $card } from { $holder_is ->
    [you] you
   *[other] { $holder }
}.
ui-choice-none = Pick a card to see what each choice would do.
ui-trade = Trade, left to right
ui-no-trade = No trade actions
ui-coins = coins
ui-use = Build it or wall it up
ui-build-free = Build: free
ui-build-pay = Build: pay { $cost }
ui-shields = shields
ui-chance-to-hold = chance to hold { $percent } %
ui-held = the realm held
ui-fell = the invaders broke in
ui-lose-one = Turn { $card } face down
ui-track = Invader track
ui-track-note = pile { $pile } · rings: %
ui-realm-of = { $name_is ->
    [you] Your realm
   *[other] Realm of { $name }
}
ui-bastion-name = Bastion
ui-named-build = build { $card }
ui-named-bastion = { $card } as a bastion
ui-lost-turn = turn lost
ui-invasion = Invasion after round { $round }
ui-token-down = token, face down
ui-token-up = token of strength { $strength }
ui-token-none = no token
ui-scene-invasion = Invasion!
ui-keys-list = Tab, Esc = into the board, out of it · ← → = card to card; on the slider, step by step · Enter = select the card · B, W = build it, wall it up · N = next · [ = one step back · P = play on from here · U = undo · 1 2 3 4 = choice, moves, chances, review · V = review the game · C = win chances · H = hint, then more · F = full screen · G = new game, asks first · ? = this page

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
card-fixed = cannot be a bastion
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
ui-tour-1 = 1. Take
ui-tour-1-text = Every round you take one card: your own, another player’s or one from the middle. The coin at its top left is the price; a grey card says why it cannot be taken.
ui-tour-2 = 2. Build or wall up
ui-tour-2-text = Here you see what your choice does before you make it: coins, points, shields and the chance to hold.
ui-tour-3 = 3. Hold
ui-tour-3-text = A dark banner is an invasion. The ring says how likely a realm holds it; a bastion makes it stronger.
ui-sym-coin = coin; on a card: its price
ui-sym-points = points
ui-sym-shield = shield, holds 1 strength
ui-sym-gain = trade: take a coin
ui-sym-pay = trade: pay a coin
ui-sym-token = invader token, face down
ui-sym-bastion = bastion
ui-sym-fixed = cannot be a bastion
ui-sym-first = first player of the round
ui-sym-kinds = different categories
