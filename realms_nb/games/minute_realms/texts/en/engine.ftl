# Minute Realms in English. Events, refusals, rules, formulas, words of the text board.

title = Minute Realms

term-productive = productive
term-residential = residential
term-commercial = commercial
term-military = military
term-noble = noble
term-clerical = clerical

count-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
count-shield = { $n ->
    [one] { $n } shield
   *[other] { $n } shields
}
count-token = { $n ->
    [one] { $n } token
   *[other] { $n } tokens
}
count-building = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
}
count-bastion = { $n ->
    [one] { $n } bastion
   *[other] { $n } bastions
}
count-category = { $n ->
    [one] { $n } category
   *[other] { $n } different categories
}

## Events

coins-given = { WHO($seat, $seat_is, "start", "starts") } with { COUNT($coins, "coin") }.
    .beginner = { WHO($seat, $seat_is, "start", "starts") } with { COUNT($coins, "coin") }. Whoever chooses later in the first round never starts with less.

tokens-shuffled = The face-down pile beside the track holds { COUNT($count, "token") }.
    .beginner = The invader tokens are shuffled into a face-down pile: { COUNT($count, "token") }. The strength of each stays unknown until an invasion.

round-opened = { $first_is ->
    [you] Round { $round } of { $rounds }. You go first.
   *[other] Round { $round } of { $rounds }. { $first } goes first.
}
    .beginner = { $first_is ->
        [you] Round { $round } of { $rounds } begins. You are first player: you choose first, then the others in turn.
       *[other] Round { $round } of { $rounds } begins. { $first } is first player and chooses first, then the others in turn.
    }

card-dealt = { $seat_is ->
    [nobody] { $card } goes to the middle.
    [you] { $card } is dealt to you.
   *[other] { $card } is dealt to { $seat }.
}
    .beginner = { $seat_is ->
        [nobody] { $card } is dealt face up to the middle. Anyone may take it in exchange for their own card.
        [you] { $card } is dealt face up in front of you. You may keep it, unless somebody takes it before your turn.
       *[other] { $card } is dealt face up in front of { $seat }. Others may still take it before { $seat }’s turn.
    }

card-kept = { WHO($seat, $seat_is, "keep", "keeps") } { $card }.
    .beginner = { WHO($seat, $seat_is, "keep", "keeps") } { $card }, the card already in front. Keeping means no exchange, so its trade actions are skipped.

card-taken = { $holder_is ->
    [nobody] { WHO($seat, $seat_is, "take", "takes") } { $card } from the middle.
    [you] { WHO($seat, $seat_is, "take", "takes") } { $card } from you.
   *[other] { WHO($seat, $seat_is, "take", "takes") } { $card } from { $holder }.
}
    .beginner = { $holder_is ->
        [nobody] { WHO($seat, $seat_is, "take", "takes") } { $card } from the middle. A card taken from elsewhere must be traded for.
        [you] { WHO($seat, $seat_is, "take", "takes") } { $card } from you. You get another card for it, and every coin that its trade asks for.
       *[other] { WHO($seat, $seat_is, "take", "takes") } { $card } from { $holder }, who gets another card for it and every coin that its trade asks for.
    }

card-swapped = { $holder_is ->
    [nobody] { $card } goes to the middle instead.
    [you] { $card } lies in front of you instead.
   *[other] { $card } lies in front of { $holder } instead.
}
    .beginner = { $holder_is ->
        [nobody] { $card } takes its place in the middle and can be chosen by whoever comes next.
        [you] { $card } takes its place in front of you. It is yours to keep, unless somebody takes it before your turn.
       *[other] { $card } takes its place in front of { $holder }, where it can still be taken.
    }

coin-gained = { WHO($seat, $seat_is, "take", "takes") } 1 coin from the supply ({ $coins_before } → { $coins_after }).
    .beginner = Trade action “gain”: 1 coin comes from the supply. { WHO($seat, $seat_is, "have", "has") } { COUNT($coins_after, "coin") } now instead of { $coins_before }.

coin-paid = { $holder_is ->
    [nobody] { WHO($seat, $seat_is, "pay", "pays") } 1 coin to the supply ({ $coins_before } → { $coins_after }).
    [you] { WHO($seat, $seat_is, "pay", "pays") } you 1 coin ({ $coins_before } → { $coins_after }); you have { $holder_after } now.
   *[other] { WHO($seat, $seat_is, "pay", "pays") } { $holder } 1 coin ({ $coins_before } → { $coins_after }); { $holder } has { $holder_after } now.
}
    .beginner = { $holder_is ->
        [nobody] Trade action “pay”: the card lay in the middle, so 1 coin goes to the supply. { WHO($seat, $seat_is, "have", "has") } { COUNT($coins_after, "coin") } left.
        [you] Trade action “pay”: the card lay in front of you, so { $seat } pays you 1 coin and has { $coins_after } left; you have { $holder_after } now.
       *[other] Trade action “pay”: the card lay in front of { $holder }, who gets 1 coin and has { $holder_after } now. { WHO($seat, $seat_is, "have", "has") } { COUNT($coins_after, "coin") } left.
    }

token-placed = A token goes face down on round { $round }.
    .beginner = Trade action “invader”: the top token goes face down on the space of round { $round }. Nobody knows its strength. Left in the pile: { COUNT($tokens_left, "token") }.

token-ignored = { $reason ->
    [pile_empty] The invader sign has no effect: no token is left.
   *[already_placed] The invader sign has no effect: round { $round } has its token.
}
    .beginner = { $reason ->
        [pile_empty] Trade action “invader”: the pile of tokens is empty, so nothing happens. The card may be taken all the same.
       *[already_placed] Trade action “invader”: a token lies on round { $round } already, and one a round is the limit. The sign is skipped; the card may be taken all the same.
    }

building-built = { $cost ->
    [0] { WHO($seat, $seat_is, "build", "builds") } { $card } for free.
   *[other] { WHO($seat, $seat_is, "build", "builds") } { $card } for { COUNT($cost, "coin") } ({ $coins_before } → { $coins_after }).
}
    .beginner = { $cost ->
        [0] { WHO($seat, $seat_is, "build", "builds") } { $card }, which costs nothing. It lies face up, counts as a building and scores at the end.
       *[other] { WHO($seat, $seat_is, "build", "builds") } { $card } and { $seat_is ->
            [you] pay
           *[other] pays
        } its cost of { COUNT($cost, "coin") } to the supply: { $coins_before } before, { $coins_after } after. It lies face up, counts as a building and scores at the end.
    }

bastion-raised = { WHO($seat, $seat_is, "turn", "turns") } { $card } into a bastion: { COUNT($shields, "shield") }, coins { $coins_before } → { $coins_after }.
    .beginner = { WHO($seat, $seat_is, "turn", "turns") } { $card } face down as a bastion. It brings { COUNT($income, "coin") } now ({ $coins_before } → { $coins_after }) and { COUNT($shields, "shield") } against every invasion, but no points.

turn-lost = { WHO($seat, $seat_is, "can", "can") } take no card: { $card } is discarded.
    .beginner = No card on offer can be paid for or made a bastion, so the turn is lost: { $card }, the card in front of { $seat_is ->
        [you] you
       *[other] { $seat }
    }, is discarded and nothing is built.

leftovers-discarded = { $cards_count ->
    [0] Round { $round } ends.
   *[other] Round { $round } ends; { $cards } { $cards_count ->
        [one] is
       *[other] are
    } discarded.
}
    .beginner = { $cards_count ->
        [0] Everybody has had a turn, so round { $round } ends.
       *[other] Everybody has had a turn, so round { $round } ends. What is left in the middle is discarded for good: { $cards }.
    }

first-player-passed = { $seat_is ->
    [you] You are first player now.
   *[other] { $seat } is first player now.
}
    .beginner = The first-player marker moves on by one seat, to { $seat_is ->
        [you] you
       *[other] { $seat }
    }.

invasion-struck = { $strengths_count ->
    [0] Invasion after round { $round }: no tokens lie on the track, so the strength is 0.
    [1] Invasion after round { $round }: one token, strength { $strength }.
   *[other] Invasion after round { $round }: { $strengths_sum } = strength { $strength }.
}
    .beginner = { $strengths_count ->
        [0] Invaders come after round { $round }, but nobody has placed a token: their strength is 0.
       *[other] Invaders come after round { $round }. { $strengths_count ->
            [1] The only token on the track is turned up: strength { $strength }.
           *[other] All tokens on the track are turned up and added: { $strengths_sum } makes strength { $strength }.
        } { $last ->
            [yes] It is the last invasion: whoever stops it earns points for it, whoever does not loses a building.
           *[no] Every realm with fewer shields loses one building.
        }
    }

realm-held = { WHO($seat, $seat_is, "stop", "stops") } the invasion: { $defence } against { $strength }.
    .beginner = { WHO($seat, $seat_is, "have", "has") } { COUNT($defence, "shield") }, which is at least { $strength }: the realm stops the invasion and nothing is lost.

realm-breached = { $choices ->
    [0] The defence of { $seat_is ->
        [you] your realm
       *[other] { $seat }
    } fails ({ $defence } against { $strength }), but there is nothing to lose.
   *[other] The defence of { $seat_is ->
        [you] your realm
       *[other] { $seat }
    } fails: { $defence } against { $strength }.
}
    .beginner = { $choices ->
        [0] { WHO($seat, $seat_is, "have", "has") } { COUNT($defence, "shield") }, fewer than { $strength }, so the defence fails. Bastions and cards that can never be bastions are never lost, and there is nothing else: nothing happens.
       *[other] { WHO($seat, $seat_is, "have", "has") } { COUNT($defence, "shield") }, fewer than { $strength }, so the defence fails. One building must be turned face down, whatever the difference.
    }

building-lost = { WHO($seat, $seat_is, "lose", "loses") } { $card }; defence is { $defence } now.
    .beginner = { WHO($seat, $seat_is, "turn", "turns") } { $card } face down. It scores no more, but is a bastion with { COUNT($shields, "shield") } from now on: defence { $defence }. It brings no coins this time.

award-given = { WHO($seat, $seat_is, "earn", "earns") } { COUNT($points, "point") } for stopping the last invasion.
    .beginner = { WHO($seat, $seat_is, "have", "has") } stopped the last invasion, and that brings { COUNT($points, "point") } in the final scoring.

tie-broken = { $tie_break ->
    [coins] { $seats } are level on points; the most coins decide.
    [buildings] { $seats } are level on points, and coins do not decide; the most buildings do.
   *[shared] { $seats } are level on points, and nothing else tells the best apart.
}
    .beginner = { $tie_break ->
        [coins] { $seats } have the same points. Then whoever has the most coins left is ahead.
        [buildings] { $seats } have the same points, and coins do not decide either. Then the most face-up buildings do; bastions do not count.
       *[shared] { $seats } have the same points. Coins and face-up buildings do not tell the best apart either, so the victory is shared.
    }

## Refusals

refusal-not-a-move = { $text } is not a move.
    .beginner = { $text } is not a move of this game. Take one from the list of legal moves, or write for example “build Mill”.
refusal-unknown-card = { $near_is ->
    [nobody] No card is called { $text }.
   *[other] No card is called { $text }. Did you mean { $near }?
}
    .beginner = { $near_is ->
        [nobody] No card of this deck is called { $text }. The cards on offer are listed on the board.
       *[other] No card of this deck is called { $text }. Did you mean { $near }? The cards on offer are listed on the board.
    }
refusal-no-loss-due = { $card } need not be lost: no invasion is waiting for a choice.
    .beginner = { $card } need not be lost. Buildings are turned face down only when an invasion has just broken through; now a card must be taken.
refusal-loss-due = First choose a building to lose.
    .beginner = The invasion comes first: choose the building that is turned face down. After that the game goes on.
refusal-choice-left = { $card } may not be discarded: another choice is allowed.
    .beginner = { $card } may not be discarded. That is only for a player who can take no card at all, and here at least one choice is allowed.
refusal-discard-own-card = Only your own card, { $own }, may be discarded.
    .beginner = If nothing can be taken, the card in front of you is discarded: that is { $own }, not { $card }.
refusal-already-bastion = { $card } is a bastion already.
    .beginner = { $card } lies face down already. A bastion cannot be lost: choose a building that lies face up.
refusal-not-in-your-realm = { $card } is not in your realm.
    .beginner = { $card } is not in your realm. You can only turn down a building of your own.
refusal-cannot-be-flipped = { $card } cannot be turned face down.
    .beginner = { $card } carries the sign “cannot be a bastion”, so an invasion cannot turn it face down either. Choose another building.
refusal-card-in-realm = { $card } is in { $seat_is ->
        [you] your realm
       *[other] the realm of { $seat }
    } already.
    .beginner = { $card } has been built: it lies in { $seat_is ->
        [you] your realm
       *[other] the realm of { $seat }
    } and stays there. Only cards dealt this round can be taken.
refusal-card-discarded = { $card } has been discarded.
    .beginner = { $card } was not built and lies with the discards. It does not come back.
refusal-card-not-in-game = { $card } is used only with { COUNT($needed, "player") } or more.
    .beginner = { $card } shows a { $needed }, so it stays in the box with { COUNT($players, "player") }.
refusal-card-not-dealt = { $card } is not on the table.
    .beginner = { $card } has not been dealt this round. Only a card that lies open in front of a player still to act, or in the middle, can be taken.
refusal-trade-not-payable = The trade takes { COUNT($needed, "coin") }; you have { $coins }.
    .beginner = { $card } lies elsewhere, so its trade comes first: at action { $step } of { $steps } you would have no coin to pay with. You have { COUNT($coins, "coin") } before the trade.
refusal-cannot-be-bastion = { $card } cannot be a bastion.
    .beginner = { $card } carries the sign “cannot be a bastion”: it can only be built.
refusal-too-few-coins = { $card } costs { $cost }; you would have { $coins }.
    .beginner = { $card } costs { COUNT($cost, "coin") }, and when it comes to building you would have { $coins }: { COUNT($missing, "coin") } too few.

## Rules

rule-starting-coins = Starting coins
    .text = From the first player on, the seats start with { $starting_coins } coins. Coins are unlimited.
rule-invader-tokens = Invader tokens
    .text = Tokens lie face down in a pile. Each hides a strength; with few players some of the weakest are left out.
rule-player-count = Number of players
    .text = Cards that show a number above the number of players stay in the box.
rule-round = Rounds
    .text = A game has { $rounds } rounds. In each, every player takes one card and builds it.
rule-dealing = Dealing
    .text = Each round one card is dealt face up to every player and { $middle_cards } to the middle.
rule-turn = Your turn
    .text = Take one card on offer, trade for it if it lay elsewhere, then build it or make it a bastion.
rule-taking = Choosing a card
    .text = You may take the card in front of you, in front of a player who has not acted yet, or in the middle. Cards in realms are out of reach.
rule-swapping = Exchanging
    .text = If you take a card from elsewhere, your own card goes to its place. The trade actions on the card you give away are ignored.
rule-trade-order = Trade actions
    .text = All actions of a card taken from elsewhere are carried out from left to right. If one of them could not be paid, the card cannot be taken at all.
rule-trade-gain = Gain a coin
    .text = Take 1 coin from the supply. It may pay for a later action or for the building.
rule-trade-pay = Pay a coin
    .text = Pay 1 coin to the player the card lay in front of, or to the supply if it lay in the middle.
rule-trade-token = Invader token
    .text = Put the top token of the pile, unseen, on the space of this round.
rule-one-token = One token a round
    .text = A round’s space holds one token. Further signs in the same round are ignored, and so is a sign when the pile is empty; the cards may still be taken.
rule-building = Building
    .text = Pay the cost to the supply and put the card face up into your realm.
rule-bastion = Bastions
    .text = Put the card face down into your realm and take { COUNT($bastion_income, "coin") }. A bastion has { COUNT($bastion_strength, "shield") } and is not a building: it scores nothing and has no category.
rule-fixed-cards = Cannot be a bastion
    .text = Cards with this sign can only be built, and an invasion cannot turn them face down.
rule-dead-end = No choice at all
    .text = If a player can take no card, the card in front of them is discarded and they build nothing this round. With the standard deck this never happens.
rule-end-of-round = End of the round
    .text = When everybody has built, the cards left in the middle are discarded, face up.
rule-first-player = First player
    .text = After each round the marker goes to the next seat.
rule-invasion = Invasion
    .text = After certain rounds all tokens on the track are turned up. The sum of all tokens placed since the start is the strength of the invaders.
rule-defence = Defence
    .text = Your defence is the number of shields in your realm, on buildings and bastions. If it is at least the strength, you stop the invasion.
rule-losing = Losing a building
    .text = A realm that does not stop it loses one building of its owner’s choice: it is turned face down and becomes a bastion, without coins. Bastions and fixed cards cannot be chosen; whoever has nothing else loses nothing.
rule-award = Award
    .text = { $award ->
        [1] Whoever stops the last invasion scores its strength in points. Earlier invasions give none.
       *[other] Whoever stops the last invasion scores { $award } times its strength in points. Earlier invasions give none.
    }
rule-scoring = Scoring
    .text = Every face-up building scores what it shows. Bastions score nothing and belong to no category. A card counts itself.
rule-ties = Ties
    .text = Equal points: most coins, then most face-up buildings. If that is equal too, the victory is shared.
rule-winning = The winner
    .text = Whoever has the most points after the last round and its invasion wins.

## Formulas of the score sheet

score-flat = { $card }: { COUNT($points, "point") }
score-percat = { $card }: { $each } for each { $category } building, { $count } × { $each } = { COUNT($points, "point") }
score-bestcat = { $card }: { $each } for each building of one category, best { $category }, { $count } × { $each } = { COUNT($points, "point") }
score-coin = { $card }: { $each } for each coin, { $coins } × { $each } = { COUNT($points, "point") }
score-pair = { $complete ->
    [1] { $card }: both { $first } and { $second }, { COUNT($points, "point") }
   *[0] { $card }: needs both { $first } and { $second }, { COUNT($points, "point") }
}
score-cats = { $card }: { COUNT($count, "category") }, { COUNT($points, "point") }
score-inv = { $card }: { $most } less one per coin, never below 0, { $most } − { $coins }, { COUNT($points, "point") }
score-award = { $each ->
    [1] Last invasion stopped, strength { $strength }: { COUNT($points, "point") }
   *[other] Last invasion stopped, strength { $strength } × { $each }: { COUNT($points, "point") }
}

## Words of the text board

board-heading = Minute Realms, round { $round } of { $rounds }
board-turn = { $seat_is ->
    [you] You take a card now.
   *[other] { $seat } takes a card now.
}
board-loss = { $seat_is ->
    [you] You choose a building to lose.
   *[other] { $seat } chooses a building to lose.
}
board-first = First player: { $seat }.
board-offer = On offer: { $cards }.
board-place = { $card } ({ $place })
board-middle = middle
board-track = Invader track: { $spaces }. Pile: { COUNT($pile, "token") }.
board-space-empty = round { $round } none
board-space-hidden = round { $round } face down
board-space-open = round { $round } strength { $strength }
board-invasion = Invasion after round { $round }: strength { $strength }; stopped by: { $seats }.
board-seat = { $seat }: { COUNT($points, "point") }, { COUNT($coins, "coin") }, { COUNT($defence, "shield") }. Buildings: { $buildings }. Bastions: { $bastions }.
board-deck = Draw pile { $pile }, discards { $discards }.
column-coins = Coins
column-defence = Shields
column-buildings = Buildings
column-bastions = Bastions

error-too-few-cards = { $players } players need { $needed } cards ({ $rounds } rounds of { $cards }); this deck has { $have } for that number of players.
error-rule-strikes = invasion_rounds must be rising numbers from 1 to { $most } (rounds), such as (4, 8), not { $given }.
error-rule-coins = starting_coins must hold { $least } to { $most } whole numbers from 0 to 99, one per seat, not { $given }.
error-rule-table = category_table must hold { $numbers } whole numbers from 0 to 99, for 0 to { $categories } different categories, not { $given }.
error-rule-tokens = tokens must be a list such as [Tokens(strength=1, count=5)], with strengths 0-9 and counts 0-50; { $given } does not fit.
error-rule-most-tokens = tokens may be at most { $most } in all, not { $given }.
error-cell-trade = Row { $row }, column { $column }: is { $given }; it holds up to { $most } letters g (gain), p (pay) and i (invader token), in order.
error-cell-not-empty = Row { $row }, column { $column }: is { $given }; a card that scores '{ $scoring }' leaves it empty.
error-cell-pair = Row { $row }, column { $column }: is { $given } like arg1; a pair names two different categories.
