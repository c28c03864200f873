# Realm of Sand in English. Events, refusals, rules, formulas, words of the text board.

title = Realm of Sand

# Colours of pieces
term-G = green
term-R = red
term-K = black
term-B = blue
term-Y = yellow

# Buildings by what their card says: small ones come first, great ones bring most points
building-size = { $level ->
    [I] small
    [II] large
   *[III] great
}

# Tiles are told by their colours and their shape
tile-corner = { $colours } corner
tile-bar = { $colours } bar
tile-other = { $colours } tile
tile-twin = { $tile } { $id }

# Colours of grounds
term-red = red
term-purple = purple
term-yellow = yellow
term-green = green
term-orange = orange
term-blue = blue

# Solo ranks
term-apprentice = Apprentice
term-master = Master
term-grand-master = Grand Master
term-premier = Premier
term-king = King of Ragusa

count-square = { $n ->
    [one] { $n } rune square
   *[other] { $n } rune squares
}
count-disc = { $n ->
    [one] { $n } spirit
   *[other] { $n } spirits
}
count-lantern = { $n ->
    [one] { $n } lantern
   *[other] { $n } lanterns
}
count-tile = { $n ->
    [one] { $n } tile
   *[other] { $n } tiles
}
count-hourglass = { $n ->
    [one] { $n } hourglass
   *[other] { $n } hourglasses
}
count-field = { $n ->
    [one] { $n } field
   *[other] { $n } fields
}
count-piece = { $n ->
    [one] { $n } piece
   *[other] { $n } pieces
}
count-turn = { $n ->
    [one] { $n } turn
   *[other] { $n } turns
}

## Events

supply-sorted = The supply has { COUNT($squares, "square") } and up to { COUNT($discs, "disc") } of each colour.
    .beginner = The supply has { COUNT($squares, "square") } and up to { COUNT($discs, "disc") } of each colour. Both are limited: with fewer players there are fewer spirits.

cards-laid-out = Open { building-size } buildings: { $cards }.
    .beginner = Open { building-size } buildings: { $cards }. Anybody may complete an open card whose pattern stands on their ground.

board-given = { WHO($seat, $seat_is, "have", "has") } the { $board } ground, with crystals on { $fields }.
    .beginner = { WHO($seat, $seat_is, "have", "has") } the { $board } ground. Completing a building with a piece on { $fields } wakes its crystal, which then pays for the ground’s power once.

tiles-given = { WHO($seat, $seat_is, "start", "starts") } with these tiles: { $tiles }.
    .beginner = { WHO($seat, $seat_is, "take", "takes") } the first tiles after the queen: { $tiles }. One of them can be laid each turn.

start-disc-taken = { WHO($seat, $seat_is, "start", "starts") } with a { $colour } spirit.
    .beginner = { WHO($seat, $seat_is, "start", "starts") } with a { $colour } spirit: the purple ground gives one before the game.

round-opened = { $rounds ->
    [0] Round { $round }.
   *[other] Turn { $round } of { $rounds }.
}
    .beginner = { $rounds ->
        [0] Round { $round } begins. Everybody has one turn; the first player stays the same.
       *[other] Turn { $round } of { $rounds } begins. It allows one main action, and buildings before and after it.
    }

tile-laid = { $fields_count ->
    [0] { WHO($seat, $seat_is, "lay", "lays") } the { $tile }, but there are no squares for it.
   *[other] { WHO($seat, $seat_is, "lay", "lays") } the { $tile }: { $colours } on { $fields }.
}
    .beginner = { $fields_count ->
        [0] { WHO($seat, $seat_is, "lay", "lays") } the { $tile }, but the supply has no square of its colours.
       *[other] { WHO($seat, $seat_is, "lay", "lays") } the { $tile } as main action. Squares of its colours take its place: { $colours } on { $fields }.
    }

fields-left-empty = No squares are left for { $fields }.
    .beginner = The supply has run out of a colour, so nothing is put on { $fields }.

squares-returned = { $colours_count ->
    [one] A { $colours } square goes back to the supply.
   *[other] Squares go back to the supply: { $colours }.
}
    .beginner = { $colours_count ->
        [one] A { $colours } square leaves the ground. Squares belong to nobody, so it goes back to the supply.
       *[other] Squares leave the ground: { $colours }. They belong to nobody, so they go back to the supply.
    }

discs-returned = { $colours_count ->
    [one] A { $colours } spirit comes back to { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
   *[other] Spirits come back to { $seat_is ->
        [you] you
       *[other] { $seat }
    }: { $colours }.
}
    .beginner = { $colours_count ->
        [one] A { $colours } spirit leaves the ground, but spirits are never lost: { WHO($seat, $seat_is, "can", "can") } summon it again.
       *[other] Spirits leave the ground ({ $colours }), but spirits are never lost: { WHO($seat, $seat_is, "can", "can") } summon them again.
    }

tile-returned = The { $tile } goes behind the queen.
    .beginner = The { $tile } has been used and goes to the end of the circle, behind the queen.

tile-set-aside = The { $tile } is put aside; { $turns_left ->
    [0] that was the last turn
   *[other] { COUNT($turns_left, "turn") } to come
}.
    .beginner = The { $tile } is put aside to mark the turn: { $turns } done, { $turns_left } to come. It does not return to the circle.

tile-taken = { WHO($seat, $seat_is, "take", "takes") } the { $tile }.
    .beginner = { $place ->
        [1] { WHO($seat, $seat_is, "take", "takes") } the { $tile }, the first tile after the queen.
       *[other] { WHO($seat, $seat_is, "take", "takes") } the { $tile }, tile number { $place } after the queen. What was passed over stays first in the circle.
    }

disc-summoned = { WHO($seat, $seat_is, "summon", "summons") } a { $colour } spirit on { $field }.
    .beginner = { WHO($seat, $seat_is, "put", "puts") } a { $colour } spirit on { $field }. It counts as a rune of its colour in every pattern.

disc-moved = { WHO($seat, $seat_is, "move", "moves") } the { $colour } spirit from { $start } to { $field }.
    .beginner = { WHO($seat, $seat_is, "move", "moves") } the { $colour } spirit from { $start } to { $field }. Moving a spirit counts like placing one.

summoning-ended = The summoning ends after { COUNT($count, "disc") }.
    .beginner = The summoning ends after { COUNT($count, "disc") }. That was the main action of this turn.

building-completed = { WHO($seat, $seat_is, "complete", "completes") } { $card } for { COUNT($points, "point") }{ $hourglasses ->
    [0] .
   *[other] {" "}and { COUNT($hourglasses, "hourglass") } ({ $hourglasses_after } in all).
}
    .beginner = The pattern of { $card } stands on { $fields }: { WHO($seat, $seat_is, "complete", "completes") } it. It is worth { COUNT($points, "point") } at the end{ $hourglasses ->
        [0] .
       *[other] {" "}and brings { COUNT($hourglasses, "hourglass") } ({ $hourglasses_after } in all).
    } Only the needed pieces leave the ground.

hidden-card-revealed = { $card } had been lying face down.
    .beginner = { $card } had been lying face down, kept with the red power; now everybody sees it.

disc-gained = { WHO($seat, $seat_is, "get", "gets") } a { $colour } spirit.
    .beginner = Bonus: { WHO($seat, $seat_is, "get", "gets") } a { $colour } spirit at once. The supply has { $left } like it left.

disc-missed = The bonus is lost: no { $colour } spirit is left.
    .beginner = The card promises a { $colour } spirit, but the supply has none left, so the bonus is lost.

level-raised = { WHO($seat, $seat_is, "have", "has") } { COUNT($level_after, "lantern") } now.
    .beginner = { WHO($seat, $seat_is, "have", "has") } { COUNT($level_after, "lantern") } instead of { $level_before }. Each lantern opens one more field of the dark zone, at once.

level-kept = { WHO($seat, $seat_is, "have", "has") } all { $level } lanterns already.
    .beginner = { WHO($seat, $seat_is, "have", "has") } all { $level } lanterns already: there are no more.

crystal-activated = The { $board } crystal wakes.
    .beginner = One of the pieces used lay on a crystal, so the { $board } crystal is turned to its coloured side. It can be used from the next turn on.

crystal-spent = { WHO($seat, $seat_is, "use", "uses") } the { $board } crystal.
    .beginner = { WHO($seat, $seat_is, "use", "uses") } the { $board } crystal and { $seat_is ->
        [you] turn
       *[other] turns
    } it to its colourless side. A building that uses a crystal field can wake it again.

limit-lifted = Any number of spirits may be summoned this turn.
    .beginner = Purple power: if the main action of this turn is summoning, it has no limit.

deck-searched = { WHO($seat, $seat_is, "look", "looks") } at { COUNT($count, "card") } for { building-size } buildings.
    .beginner = Red power: { WHO($seat, $seat_is, "look", "looks") } at the top { COUNT($count, "card") } of the deck of { building-size } buildings and may keep one.

card-hidden = { WHO($seat, $seat_is, "keep", "keeps") } a { building-size } building face down.
    .beginner = { WHO($seat, $seat_is, "keep", "keeps") } a { building-size } building face down; nobody else may complete it. { COUNT($under, "card") } went under the deck.

disc-exchanged = { WHO($seat, $seat_is, "exchange", "exchanges") } a { $given } spirit for a { $taken } one.
    .beginner = Yellow power: { WHO($seat, $seat_is, "give", "gives") } a { $given } spirit to the supply for a { $taken } one, which is at hand now.

square-shifted = { WHO($seat, $seat_is, "shift", "shifts") } the { $colour } square from { $start } to { $field }.
    .beginner = Green power: { WHO($seat, $seat_is, "shift", "shifts") } the { $colour } square from { $start } to the empty field { $field }.

tile-swapped = { WHO($seat, $seat_is, "exchange", "exchanges") } the { $given } for the { $taken }.
    .beginner = Blue power: { WHO($seat, $seat_is, "exchange", "exchanges") } the { $given } for the { $taken }; the two tiles change places, so the circle keeps its order.

end-triggered = { WHO($seat, $seat_is, "have", "has") } { COUNT($hourglasses, "hourglass") }: the game ends with this round.
    .beginner = { WHO($seat, $seat_is, "have", "has") } { COUNT($hourglasses, "hourglass") }, enough to end the game. The round is played to its end, so that everybody has the same number of turns.

rounds-ran-out = The game ends after round { $round }, by a rule of this project's own.
    .beginner = Nobody has enough hourglasses after { $round } rounds. The game ends here, because it might never end otherwise.

card-revealed = { $card } is turned up.
    .beginner = The turn is over, so the display is refilled: { $card } is turned up among the { building-size } buildings.

row-left-short = The deck of { building-size } buildings is empty.
    .beginner = The deck of { building-size } buildings is empty, so the completed card is not replaced.

tie-broken = { $tie_break ->
    [pieces] { $seats } have the same points; the most pieces on the ground decide.
   *[shared] { $seats } have the same points and pieces.
}
    .beginner = { $tie_break ->
        [pieces] { $seats } have the same points. Then whoever has more squares and spirits left on the ground is ahead; spirits at hand do not count.
       *[shared] { $seats } have the same points, and the pieces left on their grounds do not tell the best apart, so the victory is shared.
    }

## Refusals

refusal-not-a-move = { $text } is not a move.
    .beginner = { $text } is not a move of this game. Take one from the list of legal moves, or write for example “summon B C3”.
refusal-other-question = { $question ->
    [start-disc] First choose the start spirit.
    [start-tile] First choose the first tiles.
    [summoning] First finish summoning.
    [aside] First put a tile aside.
    [tile] First take a tile.
    [card] First keep one of the cards.
    [swap] First exchange another tile or finish.
   *[turn] That is not asked for now.
}
    .beginner = { $question ->
        [start-disc] The purple ground gives a spirit before the game: choose its colour first, for example “start B”.
        [start-tile] The first tiles are chosen from the circle: take one first, for example “take T05”.
        [summoning] The summoning is still going on: place or move another spirit, or write “finish”.
        [aside] Alone, every turn costs a tile: after summoning, choose the one that is put aside.
        [tile] The used tile is replaced at once: take one of the first tiles after the queen.
        [card] Keep one of the cards you are looking at; the others go under the deck.
        [swap] The blue power is still going on: exchange another tile, or write “finish”.
       *[turn] That move answers a question that is not asked now. A turn is a main action (lay a tile or summon spirits), with buildings and powers before and after it.
    }
refusal-main-action-done = The main action is over.
    .beginner = The main action of this turn is over, and there is only one. Buildings and powers are still possible, or end the turn.
refusal-main-action-due = The main action is still to come.
    .beginner = A turn has exactly one main action: lay a tile or summon at least one spirit before you end it.
refusal-unknown-name = { $kind ->
    [tile] No tile is called { $text }.
    [card] No card is called { $text }.
    [colour] { $text } is no colour.
    [deck] There is no deck { $text }.
   *[field] There is no field { $text }.
}
    .beginner = { $kind ->
        [tile] No rune tile is called { $text }; those at hand are listed on the board.
        [card] No building card is called { $text }; the open cards are listed on the board.
        [colour] { $text } is no colour; the colours are G, R, K (black), B and Y.
        [deck] There is no deck { $text }; the decks are I, II and III.
       *[field] There is no field { $text }; fields are named by column and row, such as C3.
    }
refusal-tile-not-yours = The { $tile } is not among yours.
    .beginner = The { $tile } is not among yours. You can only use the tiles that lie in front of you.
refusal-tile-does-not-fit = The { $tile } cannot lie like that.
    .beginner = The { $tile } cannot lie like that: the squares must have its shape and its colours, turned or flipped, and stay on the ground.
refusal-too-many-dark-fields = { $level ->
    [0] { $fields }: dark and closed. You have no lantern.
   *[other] { $fields }: dark and closed. Your { COUNT($level, "lantern") } { $level ->
        [one] lights
       *[other] light
    } { COUNT($level, "field") }{ $used_count ->
        [0] .
       *[other] ; in use: { $used }.
    }
}
    .beginner = You would use { COUNT($dark, "field") } of the dark zone. Each lantern allows one, and you have { COUNT($level, "lantern") }.
refusal-dark-field-closed = { $field } is dark and closed: you have { COUNT($level, "lantern") }.
    .beginner = { $field } lies in the dark zone and is still closed. Each lantern opens one dark field, and you have { COUNT($level, "lantern") }.
refusal-squares-run-out = There are not enough squares for the { $tile }.
    .beginner = The supply does not have all the squares for the { $tile }. Choose which fields stay empty and write “-” for them, for example “B2=-”.
refusal-squares-left = The { $tile } must be replaced in full.
    .beginner = A field may stay empty only where the supply has no square of its colour, and no more fields than squares are missing.
refusal-no-disc-in-zone = You have no { $disc } spirit at hand.
    .beginner = You have no { $disc } spirit at hand. Spirits come from completed buildings; those on the ground can be moved.
refusal-no-disc-there = There is no spirit on { $field }.
    .beginner = There is no spirit of yours on { $field }.
refusal-same-field = The spirit lies on { $field } already.
    .beginner = The spirit lies on { $field } already; moving it means moving it somewhere else.
refusal-card-not-open = { $card } is not open.
    .beginner = { $card } is not one of the open cards, and you do not keep it face down. New cards come only after a turn.
refusal-pattern-not-there = The pattern of { $card } does not stand there.
    .beginner = The pattern of { $card } does not stand on these fields. Shape and colours must match; turning the card is allowed, and pieces around it do not matter.
refusal-tile-out-of-reach = The { $tile } is not among the first { COUNT($choice, "tile") }.
    .beginner = The { $tile } lies too far from the queen: only the first { COUNT($choice, "tile") } after her can be taken.
refusal-tile-not-in-circle = The { $tile } is not in the circle.
    .beginner = The { $tile } is not in the circle; somebody has it, or it is out of the game.
refusal-card-not-drawn = { $card } is not among the cards you look at.
    .beginner = { $card } is not among the cards you look at. Keep one of those.
refusal-no-start-disc = The start spirit cannot be { $disc }.
    .beginner = The purple ground starts with a blue or a yellow spirit, as far as the supply has them; { $disc } is not possible.
refusal-no-crystals = The basic grounds have no crystals.
    .beginner = The basic grounds have no crystals and no powers. Play with side="advanced" to use them.
refusal-other-power = The { $board } ground has another power.
    .beginner = That power belongs to another ground; yours is the { $board } one.
refusal-crystal-colourless = Your crystal is asleep.
    .beginner = Your crystal lies colourless side up. Complete a building with a piece on a crystal field to wake it.
refusal-crystal-fresh = Your crystal can be used from the next turn on.
    .beginner = Your crystal woke only this turn. It can be used from the next turn on.
refusal-level-at-top = You have all lanterns.
    .beginner = You have all { COUNT($level, "lantern") }; the orange power would do nothing.
refusal-deck-empty = The deck of { building-size } buildings is empty.
    .beginner = The deck of { building-size } buildings is empty: there is nothing to look at.
refusal-same-colour = Both spirits are { $disc }.
    .beginner = Both spirits are { $disc }; an exchange needs another colour.
refusal-disc-out-of-stock = The supply has no { $disc } spirit.
    .beginner = The supply has no { $disc } spirit left, so you cannot get one for yours.
refusal-no-square-there = There is no square on { $field }.
    .beginner = There is no rune square on { $field }. The green power moves squares only, not spirits.
refusal-field-not-empty = { $field } is not empty.
    .beginner = { $field } is not empty. The green power moves a square to an empty field.
refusal-tile-just-swapped = The { $tile } has just changed places.
    .beginner = The { $tile } has just changed places; the second exchange is for two other tiles.

## Rules

rule-turn = Your turn
    .text = Exactly one main action: lay a rune tile or summon spirits. Before and after it, as often as you like, complete buildings and use your crystal.
rule-round = Rounds
    .text = Everybody has one turn a round. The first player stays the same.
rule-supply = The supply
    .text = There are { $squares } rune squares (green, red, black) and { $discs } spirits in the box; with 1, 2, 3, 4 players at most { $discs_in_play } spirits of a colour are used. If squares of a colour run out, what there is is placed and the player chooses which fields stay empty.
rule-display = Building cards
    .text = Small, large, great: of each { COUNT($display, "card") } lie open. After a turn, completed cards are replaced; if a deck is empty, its row stays short.
rule-active-zone = At hand
    .text = In front of you lie { COUNT($active_tiles, "tile") } and your spirits. The first tiles come from the circle in turn order, clockwise from the queen.
rule-main-action = Main action
    .text = Exactly one each turn: lay a tile, or place and move spirits. Nobody may pass.
rule-laying = Laying a tile
    .text = Lay one of your tiles on allowed fields of your ground, turned and flipped as you like; it must not stick out. Put squares of its colours in its place.
rule-overbuilding = Building over
    .text = Tiles and spirits may cover what lies there. Covered squares go to the supply, covered spirits back in front of you.
rule-queen = Queen and circle
    .text = A used tile goes to the end of the circle, behind the queen. Then take one of the first { COUNT($tile_choice, "tile") } after her. What is passed over stays first.
rule-solo = Playing alone
    .text = A game has { COUNT($solo_turns, "turn") }; hourglasses do not end it. Every turn a tile leaves the game: the one you laid or, after summoning, one you choose. Then take one of the first { COUNT($tile_choice, "tile") }.
rule-summoning = Summoning spirits
    .text = Place spirits that are at hand or move those on your ground, at least one and up to { $summoned_discs } in all. No tile is used.
rule-buildings = Completing a building
    .text = If the pattern of an open card stands on your ground, turned as you like, you may complete it, with squares and spirits alike. Only the needed pieces are removed: squares to the supply, spirits to you. What lies around does not matter.
rule-bonuses = Bonuses
    .text = Bonus spirits and lanterns come at once and may be used in the same turn. A spirit that the supply does not have is lost.
rule-dark-zone = Lanterns and the dark zone
    .text = Around the light area lies the dark zone. Each lantern opens one of its fields. There are { $top_level }; further ones are ignored.
rule-crystals = Crystals
    .text = If a piece used for a building lay on a crystal field, your crystal wakes. From the next turn on it can be used once; then it is asleep until a building wakes it again.
rule-power-red = Red: look for a building
    .text = Look at the top { COUNT($red_cards, "card") } of a deck, keep one face down for yourself and put the others under the deck. There is no limit to such cards; they count once completed.
rule-power-purple = Purple: summon without limit
    .text = Before the game you get a blue or a yellow spirit. The crystal lifts the limit of { COUNT($summoned_discs, "disc") } for one summoning.
rule-power-yellow = Yellow: exchange a spirit
    .text = Exchange one of your spirits, on the ground or not, for one of the supply. The new one is at hand.
rule-power-green = Green: move a square
    .text = Move one rune square of your ground to an empty field that you are allowed to use.
rule-power-orange = Orange: a lantern more
    .text = You get one more lantern.
rule-power-blue = Blue: exchange tiles
    .text = Exchange up to { COUNT($blue_tiles, "tile") } of yours for any of the circle; they change places.
rule-end = End of the game
    .text = When somebody has { COUNT($hourglasses_to_end, "hourglass") } on completed buildings, the round is finished and the game ends. It also ends after round { $most_rounds }, which hardly ever happens: no rulebook says so, it is a rule of this project's own.
rule-scoring = Scoring
    .text = Every completed building scores the points in its star. Cards kept face down score nothing.
rule-ties = Ties
    .text = Equal points: whoever has more squares and spirits left on the ground. If that is equal too, the victory is shared.
rule-winning = The winner
    .text = Whoever has the most points at the end wins.
rule-ranks = Solo ranks
    .text = The points make a rank: Apprentice, and from { $rank_points } points on Master, Grand Master, Premier and King of Ragusa.

## Why a player chose as it did

reason-building = Completes { $card } for { COUNT($points, "point") }.
    .beginner = The pattern of { $card } stands on the ground: completing it brings { COUNT($points, "point") } and its bonuses.
reason-completes = Makes { $card } ready.
    .beginner = With this main action the pattern of { $card } can be completed in the same turn.
reason-stands = { $card } stands already and can be completed.
    .beginner = The pattern of { $card } stands on the ground; it can be completed as a further action.
reason-progress = Works for { $card }, which lacks { COUNT($missing, "piece") }.
    .beginner = Of all open buildings { $card } pays best for the turns it takes; after this move it lacks { COUNT($missing, "piece") }.
reason-aim = { $card } promises most.
    .beginner = { $card } promises the most points for the turns it takes from here.
reason-power = The power helps now.
    .beginner = The crystal is awake, and its power improves the position now.
reason-start-disc = The open buildings want a { $disc } spirit.
    .beginner = The open buildings that need a rare spirit ask for a { $disc } one more often.
reason-future-score = About { COUNT($points, "point") } at the end of { $playouts } sampled futures.
    .beginner = Unseen cards were drawn { $playouts } times and the game was played on: it ended with { COUNT($points, "point") } on average.
reason-start-tile = The open buildings want its colours.
reason-nothing-left = Nothing else would help.
    .beginner = Nothing else would bring a building nearer.

## Formulas of the score sheet

score-level-1 = { $card } (small): { COUNT($points, "point") }
score-level-2 = { $card } (large): { COUNT($points, "point") }
score-level-3 = { $card } (great): { COUNT($points, "point") }

## Words of the text board

board-heading = { $rounds ->
    [0] Realm of Sand, round { $round }
   *[other] Realm of Sand, turn { $round } of { $rounds }
}
board-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
board-start-disc = { WHO($seat, $seat_is, "choose", "chooses") } a start spirit.
board-start-tile = { WHO($seat, $seat_is, "choose", "chooses") } a first tile from the circle.
board-summoning = { WHO($seat, $seat_is, "are", "is") } summoning spirits.
board-set-aside = { WHO($seat, $seat_is, "put", "puts") } a tile aside.
board-draw = { WHO($seat, $seat_is, "take", "takes") } a tile.
board-keep = { WHO($seat, $seat_is, "keep", "keeps") } one of the cards.
board-swap = { WHO($seat, $seat_is, "may", "may") } exchange another tile.
board-rank = { COUNT($total, "point") }: { $rank }.
board-row = Open { building-size } buildings: { $cards }; { COUNT($pile, "card") } to come.
board-circle = Circle, from the queen: { $tiles }.
board-stock = { $count } { $colour }
board-supply = Supply: squares { $squares }; spirits { $discs }.
board-seat = { $seat }: { COUNT($points, "point") }, { COUNT($hourglasses, "hourglass") }, { COUNT($level, "lantern") }. Buildings: { $buildings }. Tiles: { $tiles }. Spirits: { $discs }.
board-pieces = { $seat_is ->
    [you] Your ground: { $pieces }.
   *[other] Ground of { $seat }: { $pieces }.
}
board-square = { $field } { $colour } square
board-disc = { $field } { $colour } spirit
board-empty = empty
board-crystal-colourless = { $seat }: the { $board } crystal is asleep.
board-crystal-fresh = { $seat }: the { $board } crystal can be used from the next turn on.
board-crystal-active = { $seat }: the { $board } crystal is awake.
board-hidden = { $seat }: { COUNT($count, "card") } face down.
board-hidden-yours = { $seat }: { COUNT($count, "card") } face down, { $cards }.
board-level = { $level } { building-size }
board-worth = { $points }p { $hourglasses }h
board-level-up = +lantern { $levels }
board-queen = After the queen
board-letters = Capital letters are squares, small letters spirits: G green, R red, K black, B blue, Y yellow. # is dark, * a crystal. Above a pattern: points (p), hourglasses (h), what it gives.
column-hourglasses = Hourglasses
column-level = Lanterns
column-buildings = Buildings
column-tiles = Tiles
column-discs = Spirits

## Errors

error-no-such-name = { $kind ->
    [tile] No tile is called { $text }.
    [card] No card is called { $text }.
    [field] No field is called { $text }.
    [level] No deck is called { $text }; write I, II or III.
    [disc] No spirit is called { $text }.
   *[colour] No colour is called { $text }.
}{ NEAR($near) }
error-no-fields = { $text } names no fields: write where the pattern stands, for example 'build Palm Lamp B2 C2 B3'.
error-no-rune = { $text } is no rune; write a field and a colour, for example 'B2=G'.
