# Realm of Sand in English. Events, refusals, rules, formulas, words of the text board.

title = Realm of Sand

# Colours of pieces
term-G = green
term-R = red
term-K = black
term-B = blue
term-Y = yellow

# What the discs are made of
stone-G = wood
stone-R = crimson sand
stone-K = obsidian
stone-B = sapphire
stone-Y = golden moon

# Tiles are told by their colours and their shape
tile-corner = { $colours } corner
tile-bar = { $colours } bar
tile-other = { $colours } tile
tile-twin = { $tile } { $id }

# Colours of boards
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
    [one] { $n } disc
   *[other] { $n } discs
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
    .beginner = The supply has { COUNT($squares, "square") } and up to { COUNT($discs, "disc") } of each colour. Both are limited: with fewer players there are fewer discs.

cards-laid-out = Level { $level } shows { $cards }.
    .beginner = Level { $level } shows { $cards }. Anybody may complete an open card whose pattern stands on their board.

board-given = { WHO($seat, $seat_is, "have", "has") } the { $board } board, with crystals on { $fields }.
    .beginner = { WHO($seat, $seat_is, "have", "has") } the { $board } board. Completing a building with a piece on { $fields } wakes its crystal, which then pays for the board’s power once.

tiles-given = { WHO($seat, $seat_is, "start", "starts") } with these tiles: { $tiles }.
    .beginner = { WHO($seat, $seat_is, "take", "takes") } the first tiles after the queen into the active zone: { $tiles }. One of them can be laid each turn.

start-disc-taken = { WHO($seat, $seat_is, "start", "starts") } with a disc of { $colour }.
    .beginner = { WHO($seat, $seat_is, "start", "starts") } with a disc of { $colour }: the purple board gives one before the game.

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
        [one] A { $colours } square leaves the board. Squares belong to nobody, so it goes back to the supply.
       *[other] Squares leave the board: { $colours }. They belong to nobody, so they go back to the supply.
    }

discs-returned = { $colours_count ->
    [one] A disc of { $colours } comes back to { $seat_is ->
        [you] you
       *[other] { $seat }
    }.
   *[other] Discs come back to { $seat_is ->
        [you] you
       *[other] { $seat }
    }: { $colours }.
}
    .beginner = { $colours_count ->
        [one] A disc of { $colours } leaves the board, but discs are never lost: { WHO($seat, $seat_is, "can", "can") } summon it again.
       *[other] Discs leave the board ({ $colours }), but discs are never lost: { WHO($seat, $seat_is, "can", "can") } summon them again.
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
        [1] { WHO($seat, $seat_is, "take", "takes") } the { $tile }, the first tile after the queen, into the active zone.
       *[other] { WHO($seat, $seat_is, "take", "takes") } the { $tile }, tile number { $place } after the queen, into the active zone. What was passed over stays first in the circle.
    }

disc-summoned = { WHO($seat, $seat_is, "summon", "summons") } a disc of { $colour } on { $field }.
    .beginner = { WHO($seat, $seat_is, "put", "puts") } a disc of { $colour } from the active zone on { $field }. It counts as a rune of its colour in every pattern.

disc-moved = { WHO($seat, $seat_is, "move", "moves") } the disc of { $colour } from { $start } to { $field }.
    .beginner = { WHO($seat, $seat_is, "move", "moves") } the disc of { $colour } from { $start } to { $field }. Moving a disc counts like placing one.

summoning-ended = The summoning ends after { COUNT($count, "disc") }.
    .beginner = The summoning ends after { COUNT($count, "disc") }. That was the main action of this turn.

building-completed = { WHO($seat, $seat_is, "complete", "completes") } { $card } for { COUNT($points, "point") }{ $hourglasses ->
    [0] .
   *[other] {" "}and { COUNT($hourglasses, "hourglass") } ({ $hourglasses_after } in all).
}
    .beginner = The pattern of { $card } stands on { $fields }: { WHO($seat, $seat_is, "complete", "completes") } it. It is worth { COUNT($points, "point") } at the end{ $hourglasses ->
        [0] .
       *[other] {" "}and brings { COUNT($hourglasses, "hourglass") } ({ $hourglasses_after } in all).
    } Only the needed pieces leave the board.

hidden-card-revealed = { $card } had been lying face down.
    .beginner = { $card } had been lying face down, kept with the red power; now everybody sees it.

disc-gained = { WHO($seat, $seat_is, "get", "gets") } a disc of { $colour }.
    .beginner = Bonus: { WHO($seat, $seat_is, "get", "gets") } a disc of { $colour } at once. The supply has { $left } like it left.

disc-missed = The bonus is lost: no disc of { $colour } is left.
    .beginner = The card promises a disc of { $colour }, but the supply has none left, so the bonus is lost.

level-raised = { WHO($seat, $seat_is, "reach", "reaches") } level { $level_after }.
    .beginner = { WHO($seat, $seat_is, "rise", "rises") } from level { $level_before } to { $level_after }. Each level opens one more field of the dark zone, at once.

level-kept = { WHO($seat, $seat_is, "stay", "stays") } at level { $level }.
    .beginner = { WHO($seat, $seat_is, "stay", "stays") } at level { $level }: the level track ends here.

crystal-activated = The { $board } crystal wakes.
    .beginner = One of the pieces used lay on a crystal, so the { $board } crystal is turned to its coloured side. It can be used from the next turn on.

crystal-spent = { WHO($seat, $seat_is, "use", "uses") } the { $board } crystal.
    .beginner = { WHO($seat, $seat_is, "use", "uses") } the { $board } crystal and { $seat_is ->
        [you] turn
       *[other] turns
    } it to its colourless side. A building that uses a crystal field can wake it again.

limit-lifted = Any number of discs may be summoned this turn.
    .beginner = Purple power: if the main action of this turn is summoning, it has no limit.

deck-searched = { WHO($seat, $seat_is, "look", "looks") } at { COUNT($count, "card") } of level { $level }.
    .beginner = Red power: { WHO($seat, $seat_is, "look", "looks") } at the top { COUNT($count, "card") } of the level { $level } deck and may keep one.

card-hidden = { WHO($seat, $seat_is, "keep", "keeps") } a card of level { $level } face down.
    .beginner = { WHO($seat, $seat_is, "keep", "keeps") } a card of level { $level } face down; nobody else may complete it. { COUNT($under, "card") } went under the deck.

disc-exchanged = { WHO($seat, $seat_is, "exchange", "exchanges") } a disc of { $given } for one of { $taken }.
    .beginner = Yellow power: { WHO($seat, $seat_is, "give", "gives") } a disc of { $given } to the supply for one of { $taken }, which lies in the active zone now.

square-shifted = { WHO($seat, $seat_is, "shift", "shifts") } the { $colour } square from { $start } to { $field }.
    .beginner = Green power: { WHO($seat, $seat_is, "shift", "shifts") } the { $colour } square from { $start } to the empty field { $field }.

tile-swapped = { WHO($seat, $seat_is, "exchange", "exchanges") } the { $given } for the { $taken }.
    .beginner = Blue power: { WHO($seat, $seat_is, "exchange", "exchanges") } the { $given } for the { $taken }; the two tiles change places, so the circle keeps its order.

end-triggered = { WHO($seat, $seat_is, "have", "has") } { COUNT($hourglasses, "hourglass") }: the game ends with this round.
    .beginner = { WHO($seat, $seat_is, "have", "has") } { COUNT($hourglasses, "hourglass") }, enough to end the game. The round is played to its end, so that everybody has the same number of turns.

rounds-ran-out = The game ends after round { $round }, by a rule of this project's own.
    .beginner = Nobody has enough hourglasses after { $round } rounds. The game ends here, because it might never end otherwise.

card-revealed = { $card } is turned up.
    .beginner = The turn is over, so the display is refilled: { $card } is turned up in row { $level }.

row-left-short = The level { $level } deck is empty.
    .beginner = The level { $level } deck is empty, so the completed card is not replaced.

tie-broken = { $tie_break ->
    [pieces] { $seats } are level on points; the most pieces on the board decide.
   *[shared] { $seats } are level on points and on pieces.
}
    .beginner = { $tie_break ->
        [pieces] { $seats } have the same points. Then whoever has more squares and discs left on the board is ahead; discs in the active zone do not count.
       *[shared] { $seats } have the same points, and the pieces left on their boards do not tell the best apart, so the victory is shared.
    }

## Refusals

refusal-not-a-move = { $text } is not a move.
    .beginner = { $text } is not a move of this game. Take one from the list of legal moves, or write for example “summon B C3”.
refusal-other-question = { $question ->
    [start-disc] First choose the start disc.
    [start-tile] First choose the first tiles.
    [summoning] First finish summoning.
    [aside] First put a tile aside.
    [tile] First take a tile.
    [card] First keep one of the cards.
    [swap] First exchange another tile or finish.
   *[turn] That is not asked for now.
}
    .beginner = { $question ->
        [start-disc] The purple board gives a disc before the game: choose its colour first, for example “start B”.
        [start-tile] The first tiles are chosen from the circle: take one first, for example “take T05”.
        [summoning] The summoning is still going on: place or move another disc, or write “finish”.
        [aside] Alone, every turn costs a tile: after summoning, choose the one that is put aside.
        [tile] The used tile is replaced at once: take one of the first tiles after the queen.
        [card] Keep one of the cards you are looking at; the others go under the deck.
        [swap] The blue power is still going on: exchange another tile, or write “finish”.
       *[turn] That move answers a question that is not asked now. A turn is a main action (lay a tile or summon discs), with buildings and powers before and after it.
    }
refusal-main-action-done = The main action is over.
    .beginner = The main action of this turn is over, and there is only one. Buildings and powers are still possible, or end the turn.
refusal-main-action-due = The main action is still to come.
    .beginner = A turn has exactly one main action: lay a tile or summon at least one disc before you end it.
refusal-unknown-name = { $kind ->
    [tile] No tile is called { $text }.
    [card] No card is called { $text }.
    [colour] { $text } is no colour.
    [deck] There is no deck { $text }.
   *[field] There is no field { $text }.
}
    .beginner = { $kind ->
        [tile] No rune tile is called { $text }; the tiles in your active zone are listed on the board.
        [card] No building card is called { $text }; the open cards are listed on the board.
        [colour] { $text } is no colour; the colours are G, R, K (black), B and Y.
        [deck] There is no deck { $text }; the decks are I, II and III.
       *[field] There is no field { $text }; fields are named by column and row, such as C3.
    }
refusal-tile-not-yours = The { $tile } is not in your active zone.
    .beginner = The { $tile } is not in your active zone. You can only use the tiles that lie in front of you.
refusal-tile-does-not-fit = The { $tile } cannot lie like that.
    .beginner = The { $tile } cannot lie like that: the squares must have its shape and its colours, turned or flipped, and stay on the board.
refusal-too-many-dark-fields = { $used_count ->
    [0] { $fields }: dark and closed. Level { $level } lights { COUNT($level, "field") }.
   *[other] { $fields }: dark and closed. Level { $level } lights { COUNT($level, "field") }; in use: { $used }.
}
    .beginner = You would use { COUNT($dark, "field") } of the dark zone. Each level allows one, and you are at level { $level }.
refusal-dark-field-closed = { $field } is closed at level { $level }.
    .beginner = { $field } lies in the dark zone and is still closed. Each level opens one dark field, and you are at level { $level }.
refusal-squares-run-out = There are not enough squares for the { $tile }.
    .beginner = The supply does not have all the squares for the { $tile }. Choose which fields stay empty and write “-” for them, for example “B2=-”.
refusal-squares-left = The { $tile } must be replaced in full.
    .beginner = A field may stay empty only where the supply has no square of its colour, and no more fields than squares are missing.
refusal-no-disc-in-zone = You have no disc of { $disc } in your active zone.
    .beginner = You have no disc of { $disc } in your active zone. Discs come from completed buildings; those on the board can be moved.
refusal-no-disc-there = There is no disc on { $field }.
    .beginner = There is no disc of yours on { $field }.
refusal-same-field = The disc lies on { $field } already.
    .beginner = The disc lies on { $field } already; moving it means moving it somewhere else.
refusal-card-not-open = { $card } is not open.
    .beginner = { $card } is not one of the open cards, and you do not keep it face down. New cards come only after a turn.
refusal-pattern-not-there = The pattern of { $card } does not stand there.
    .beginner = The pattern of { $card } does not stand on these fields. Shape and colours must match; turning the card is allowed, and pieces around it do not matter.
refusal-tile-out-of-reach = The { $tile } is not among the first { COUNT($choice, "tile") }.
    .beginner = The { $tile } lies too far from the queen: only the first { COUNT($choice, "tile") } after her can be taken.
refusal-tile-not-in-circle = The { $tile } is not in the circle.
    .beginner = The { $tile } is not in the circle; it lies in an active zone or is out of the game.
refusal-card-not-drawn = { $card } is not among the cards you look at.
    .beginner = { $card } is not among the cards you look at. Keep one of those.
refusal-no-start-disc = The start disc cannot be of { $disc }.
    .beginner = The start disc of the purple board is of sapphire (blue) or of golden moon (yellow), as far as the supply has them; { $disc } is not possible.
refusal-no-crystals = The basic boards have no crystals.
    .beginner = The basic boards have no crystals and no powers. Play with side="advanced" to use them.
refusal-other-power = The { $board } board has another power.
    .beginner = That power belongs to another board; yours is the { $board } one.
refusal-crystal-colourless = Your crystal is asleep.
    .beginner = Your crystal lies colourless side up. Complete a building with a piece on a crystal field to wake it.
refusal-crystal-fresh = Your crystal can be used from the next turn on.
    .beginner = Your crystal woke only this turn. It can be used from the next turn on.
refusal-level-at-top = You are at the highest level.
    .beginner = You are at level { $level }, the end of the level track; the orange power would do nothing.
refusal-deck-empty = The level { $level } deck is empty.
    .beginner = The level { $level } deck is empty: there is nothing to look at.
refusal-same-colour = Both discs are of { $disc }.
    .beginner = Both discs are of { $disc }; an exchange needs another colour.
refusal-disc-out-of-stock = The supply has no disc of { $disc }.
    .beginner = The supply has no disc of { $disc } left, so you cannot get one for yours.
refusal-no-square-there = There is no square on { $field }.
    .beginner = There is no rune square on { $field }. The green power moves squares only, not discs.
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
    .text = There are { $squares } rune squares (green, red, black) and { $discs } discs in the box; with 1, 2, 3, 4 players at most { $discs_in_play } discs of a colour are used. If squares of a colour run out, what there is is placed and the player chooses which fields stay empty.
rule-display = Building cards
    .text = Of each level { COUNT($display, "card") } lie open. After a turn, completed cards are replaced; if a deck is empty, its row stays short.
rule-active-zone = Active zone
    .text = In front of you lie { COUNT($active_tiles, "tile") } and your discs. The first tiles come from the circle in turn order, clockwise from the queen.
rule-main-action = Main action
    .text = Exactly one each turn: lay a tile, or place and move discs. Nobody may pass.
rule-laying = Laying a tile
    .text = Lay a tile of your active zone on allowed fields of your board, turned and flipped as you like; it must not stick out. Put squares of its colours in its place.
rule-overbuilding = Building over
    .text = Tiles and discs may cover what lies there. Covered squares go to the supply, covered discs back in front of you.
rule-queen = Queen and circle
    .text = A used tile goes to the end of the circle, behind the queen. Then take one of the first { COUNT($tile_choice, "tile") } after her. What is passed over stays first.
rule-solo = Playing alone
    .text = A game has { COUNT($solo_turns, "turn") }; hourglasses do not end it. Every turn a tile leaves the game: the one you laid or, after summoning, one you choose. Then take one of the first { COUNT($tile_choice, "tile") }.
rule-summoning = Summoning spirits
    .text = Place discs from your active zone or move discs on your board, at least one and up to { $summoned_discs } in all. No tile is used.
rule-buildings = Completing a building
    .text = If the pattern of an open card stands on your board, turned as you like, you may complete it, with squares and discs alike. Only the needed pieces are removed: squares to the supply, discs to you. What lies around does not matter.
rule-bonuses = Bonuses
    .text = Bonus discs and levels come at once and may be used in the same turn. A disc that the supply does not have is lost.
rule-dark-zone = Level and dark zone
    .text = Around the light area lies the dark zone. Each level allows one of its fields. The level track ends at { $top_level }; further levels are ignored.
rule-crystals = Crystals
    .text = If a piece used for a building lay on a crystal field, your crystal wakes. From the next turn on it can be used once; then it is asleep until a building wakes it again.
rule-power-red = Red: look for a building
    .text = Look at the top { COUNT($red_cards, "card") } of a deck, keep one face down for yourself and put the others under the deck. There is no limit to such cards; they count once completed.
rule-power-purple = Purple: summon without limit
    .text = Before the game you get a disc of sapphire (blue) or golden moon (yellow). The crystal lifts the limit of { COUNT($summoned_discs, "disc") } for one summoning.
rule-power-yellow = Yellow: exchange a disc
    .text = Exchange one of your discs, on the board or not, for one of the supply. The new one lies in your active zone.
rule-power-green = Green: move a square
    .text = Move one rune square of your board to an empty field that you are allowed to use.
rule-power-orange = Orange: rise a level
    .text = Your level rises by one.
rule-power-blue = Blue: exchange tiles
    .text = Exchange up to { COUNT($blue_tiles, "tile") } of your active zone for any of the circle; they change places.
rule-end = End of the game
    .text = When somebody has { COUNT($hourglasses_to_end, "hourglass") } on completed buildings, the round is finished and the game ends. It also ends after round { $most_rounds }, which hardly ever happens: no rulebook says so, it is a rule of this project's own.
rule-scoring = Scoring
    .text = Every completed building scores the points in its star. Cards kept face down score nothing.
rule-ties = Ties
    .text = Equal points: whoever has more squares and discs left on the board. If that is equal too, the victory is shared.
rule-winning = The winner
    .text = Whoever has the most points at the end wins.
rule-ranks = Solo ranks
    .text = The points make a rank: Apprentice, and from { $rank_points } points on Master, Grand Master, Premier and King of Ragusa.

## Why a player chose as it did

reason-building = Completes { $card } for { COUNT($points, "point") }.
    .beginner = The pattern of { $card } stands on the board: completing it brings { COUNT($points, "point") } and its bonuses.
reason-completes = Makes { $card } ready.
    .beginner = With this main action the pattern of { $card } can be completed in the same turn.
reason-stands = { $card } stands already and can be completed.
    .beginner = The pattern of { $card } stands on the board; it can be completed as a further action.
reason-progress = Works for { $card }, which lacks { COUNT($missing, "piece") }.
    .beginner = Of all open buildings { $card } pays best for the turns it takes; after this move it lacks { COUNT($missing, "piece") }.
reason-aim = { $card } promises most.
    .beginner = { $card } promises the most points for the turns it takes from here.
reason-power = The power helps now.
    .beginner = The crystal is awake, and its power improves the position now.
reason-start-disc = The open buildings want { $disc }.
    .beginner = The open buildings that need a rare disc ask for { $disc } more often.
reason-future-score = About { COUNT($points, "point") } at the end of { $playouts } sampled futures.
    .beginner = Unseen cards were drawn { $playouts } times and the game was played on: it ended with { COUNT($points, "point") } on average.
reason-start-tile = The open buildings want its colours.
reason-nothing-left = Nothing else would help.
    .beginner = Nothing else would bring a building nearer.

## Formulas of the score sheet

score-level-1 = { $card } (level I): { COUNT($points, "point") }
score-level-2 = { $card } (level II): { COUNT($points, "point") }
score-level-3 = { $card } (level III): { COUNT($points, "point") }

## Words of the text board

board-heading = { $rounds ->
    [0] Realm of Sand, round { $round }
   *[other] Realm of Sand, turn { $round } of { $rounds }
}
board-turn = { $seat_is ->
    [you] It is your turn.
   *[other] It is { $seat }’s turn.
}
board-start-disc = { WHO($seat, $seat_is, "choose", "chooses") } a start disc.
board-start-tile = { WHO($seat, $seat_is, "choose", "chooses") } a first tile from the circle.
board-summoning = { WHO($seat, $seat_is, "are", "is") } summoning spirits.
board-set-aside = { WHO($seat, $seat_is, "put", "puts") } a tile aside.
board-draw = { WHO($seat, $seat_is, "take", "takes") } a tile.
board-keep = { WHO($seat, $seat_is, "keep", "keeps") } one of the cards.
board-swap = { WHO($seat, $seat_is, "may", "may") } exchange another tile.
board-rank = { COUNT($total, "point") }: { $rank }.
board-row = Level { $level }: { $cards }; { COUNT($pile, "card") } to come.
board-circle = Circle, from the queen: { $tiles }.
board-stock = { $count } { $colour }
board-supply = Supply: squares { $squares }; discs { $discs }.
board-seat = { $seat }: { COUNT($points, "point") }, { COUNT($hourglasses, "hourglass") }, level { $level }. Buildings: { $buildings }. Tiles: { $tiles }. Discs: { $discs }.
board-pieces = { $seat_is ->
    [you] Your board: { $pieces }.
   *[other] Board of { $seat }: { $pieces }.
}
board-square = { $field } { $colour } square
board-disc = { $field } disc of { $colour }
board-empty = empty
board-crystal-colourless = { $seat }: the { $board } crystal is asleep.
board-crystal-fresh = { $seat }: the { $board } crystal can be used from the next turn on.
board-crystal-active = { $seat }: the { $board } crystal is awake.
board-hidden = { $seat }: { COUNT($count, "card") } face down.
board-hidden-yours = { $seat }: { COUNT($count, "card") } face down, { $cards }.
board-level = Level { $level }
board-worth = { $points }p { $hourglasses }h
board-level-up = +level { $levels }
board-queen = After the queen
board-letters = Capital letters are squares, small letters discs: G green (a disc of wood), R red (crimson sand), K black (obsidian), B blue (sapphire), Y yellow (golden moon). # is dark, * a crystal. Above a pattern: points (p), hourglasses (h), what it gives.
column-hourglasses = Hourglasses
column-level = Level
column-buildings = Buildings
column-tiles = Tiles
column-discs = Discs

## Errors

error-no-such-name = { $kind ->
    [tile] No tile is called { $text }.
    [card] No card is called { $text }.
    [field] No field is called { $text }.
    [level] No level is called { $text }.
    [disc] No disc is called { $text }.
   *[colour] No colour is called { $text }.
}{ NEAR($near) }
error-no-rune = { $text } is no rune; write a field and a colour, for example 'B2=G'.
