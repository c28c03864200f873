# A game of somebody's own: how its matches are told, and what its inventor is told. Words of the class stay as they are.

## The story

own-acted = { $seat }: { $move }{ $hidden ->
    [yes] {" "}(in secret)
   *[no] {""}
}.
own-took = { $hidden ->
    [yes] { $seat } { $seat_is ->
        [you] put
       *[other] puts
    } something face down ({ $target }).
   *[no] { $seat }: { $move } ({ $target }).
}
own-decided = { $seat } { $seat_is ->
    [you] decide
   *[other] decides
} in secret.
own-moved = { $hidden ->
    [yes] { $count } face down
   *[no] { $what }
}: from { $source }{ $giver_is ->
    [nobody] {""}
   *[other] {" "}({ $giver })
} to { $target }{ $taker_is ->
    [nobody] {""}
   *[other] {" "}({ $taker })
}.
own-showed = { $seat } { $seat_is ->
    [you] show
   *[other] shows
} { $what } ({ $target }).
own-counted = { $seat_is ->
    [nobody] { $word }
   *[other] { $seat }: { $word }
} { $before } → { $after }.
own-put = { $place }, { $cell }: { $seat_is ->
    [nobody] { $thing }
    [you] a piece of yours
   *[other] a piece of { $seat }
}.
own-left = { $place }, { $cell }: { $seat_is ->
    [nobody] { $thing }
    [you] a piece of yours
   *[other] a piece of { $seat }
} goes away.
own-rolled = { $seat } { $seat_is ->
    [you] roll
   *[other] rolls
} { $dice }.
own-dice-rolled = { $owner_is ->
    [nobody] { $place }
   *[other] { $place } ({ $owner })
} rolled: { $hidden ->
    [yes] { $count } unseen
   *[no] { $dice }
}.
own-shuffled = { $owner_is ->
    [nobody] { $place }
   *[other] { $place } ({ $owner })
} is shuffled.
own-looked = { $seat }: a look at { $count } of { $place }.
own-passed = Everybody passes { $word } on.
own-revealed = { $seat_is ->
    [nobody] { $word }
   *[other] { $seat }: { $word }
} is revealed: { $value }.
own-out = { $seat_is ->
    [you] You are out.
   *[other] { $seat } is out.
}
own-round-ended = Round { $round } is over.
own-won = { $seats_count ->
    [one] { $seats_is ->
        [you] You win.
       *[other] { $seats } wins.
    }
   *[other] { $seats } win.
} Points: { $points }.
own-lost = Nobody has won: all have lost. Points: { $points }.
own-line = { $word }: { COUNT($points, "point") }
own-board = { $title }, round { $round }: { $seat_is ->
    [you] your move.
   *[other] { $seat } is to move.
}
own-board-over = { $title }: the game is over.
own-no-end = This game does not say how it ends.
own-most-win = Most points win.
own-fewest-win = Fewest points win.
own-face-down = { $count } face down
refusal-own = { $why }
refusal-own-not-now = { $move } is not allowed now.
refusal-own-unlisted = { $move } is no move here; there is { $known }.{ NEAR($near) }

## Hints below the cell

own-hint-never = { $title } works. In the games that were played by chance nobody ever did { $word }: is it listed in moves, and ever allowed?
own-hint-open-secret = { $title } works. seat.{ $word } is seen by all, and those who move later know it; seat.{ $word } = Secret(0) in setup hides it until t.reveal("{ $word }").

## What went wrong, and where

error-own-told = { $what } { $where }
error-own-where = This was in { $method }{ $has_line ->
    [yes] {""}, line { $line } ({ $text })
   *[no] {""}
}, at move { $number }, round { $round }, { $seat } to move.
error-own-where-setup = This was in { $method }{ $has_line ->
    [yes] {""}, line { $line } ({ $text })
   *[no] {""}
}, before the first move.
error-own-again = To see it: match = { $title }.again(), the match at the move before; { $count } seats, seed { $seed }.
error-own-again-setup = It happens at once with { $count } seats and seed { $seed }.
error-own-place = { $word } ({ $seat })
error-own-place-common = t.{ $word }

error-own-no-class = @rn.game stands above a class, such as class Sushi: ...
error-own-no-setup = { $title } has no setup(self, t): there the table is laid.
error-own-no-moves = { $title } has no moves(self, t): there the moves are listed, such as return ["roll", "stop"].
error-own-arguments = { $method } takes the table: write def { $method }(self, { $taken }): ...
error-own-may-without-verb = There is a may_{ $verb }, but no def { $verb }(self, t): ... that it could refuse.
error-own-nobody-wins = { $title } never says who wins: write points(self, t, seat), or call t.wins(seat) in a move.
error-own-teams = teams names the seats 0, 1, 2 ... once each, as in teams = (0, 2), (1, 3), and players is their number: players = { $count }.
error-own-players = { $title } is for { $least } to { $most } players, not { $given }.
error-own-players-exactly = { $title } is for { $least } players, not { $given }.
error-own-unreadable = { $text } is no move of { $title }: a move begins with { $known }.
error-own-no-mistake = { $title } has no mistake that could be seen again.

error-own-moves-nothing = moves(self, t) gave back nothing: it must end with return and a list, such as return ["roll", "stop"].
error-own-moves-what = moves(self, t) lists { $given }: a move is a word such as "roll", or a word and what it is done with, such as ("take", card), a number, a seat or a cell.
error-own-no-verb = moves(self, t) lists "{ $verb }", but the class has no method of that name: write def { $verb }(self, t{ $arguments }): ...{ NEAR($near) }
error-own-verb-without-t = { $verb } is listed as a move, so it takes the table first: write def { $verb }(self, t): ...
error-own-arity = { $verb } is listed with what it is done with, so write def { $verb }({ $given }): ...
error-own-moves-peek = moves and may_... look at something that the seat to move cannot see. { $what }
error-own-moves-change = moves(self, t) does not list the same moves twice. Chance belongs into the methods of moves: t.roll(6), t.deck.shuffle().
error-own-no-move = { $seat }: no move is left, but the game is not over. List a move such as "wait" in moves(self, t), end the game in over(self, t), or take the seat out with t.out(seat).
error-own-number-too-many = Number(...) would be { $count } moves, at most { $most } can be shown; give it a step, such as Number(0, 10000, step=100).
error-own-points-what = points(self, t, seat) gave back { $given } ({ $seat }): it must end with return and a whole number, or a dict from a word to a whole number.

error-own-raised = { $kind }: { $fault }.
error-own-recursion = { $method } calls itself without end.
error-own-loop = A method has not come back after { $seconds } seconds of work: is there a while that never ends?
error-own-nothing-changed = { $verb } changed nothing and the same seat moves again: that would go on for ever.
error-own-endless = The game has gone on for { $count } moves and does not end: end it in over(self, t), for example return t.round > 10, or call t.wins(seat).
error-own-all-out = All seats are out, but the game is not over: end it in over(self, t), for example return len(t.playing) == 1, or call t.wins(seat) or t.all_lose().
error-own-random = Python's own chance (import random) was used. Take t.roll(6), t.deck.shuffle() or Dice: otherwise a saved game plays differently, and undo does, too.
error-own-chance-here = There is no chance here: dice are rolled and things shuffled in setup, in the methods of moves and in end_of_round.

error-own-no-name = There is no t.{ $word }; in setup you made { $known }.{ NEAR($near) }
error-own-no-name-of-seat = There is no seat.{ $word }; in setup you made { $known }.{ NEAR($near) }
error-own-name-of-table = There is no seat.{ $word }; in setup you made t.{ $word }, one for the whole table.
error-own-name-of-seat = There is no t.{ $word }; each seat has its own: write seat.{ $word } or t.me.{ $word }.
error-own-reserved = { $owner }.{ $word } has a meaning of its own; call yours something else, such as { $owner }.my_{ $word }.
error-own-new-name = { $owner }.{ $word } is new: everything that lies on the table is made in setup(self, t).
error-own-overwritten = { $place } cannot be overwritten: things would vanish. Give them elsewhere: { $owner }.{ $word }.give_all(to=t.box). Dice are rolled: { $owner }.{ $word }.roll().
error-own-too-small = { $place } would be { $value }, less than { $least }. Ask in moves or may_... whether there is enough; if it may be less, write { $word } = Counter(0, least=-99) in setup.
error-own-dict = { $word } cannot be a dict on the table: make a name for each part, or a rule of the class if it never changes.
error-own-cannot-lie = { $word } cannot be a { $given }: use a number, a word, a seat, a list of these, or a Pile, Hand, Row, Track, Grid, Dice or Secret.
error-own-no-things = What lies in a place is cards or words, not a { $given }; for a number write seat.wood = 3.
error-own-read-only = This table can only be read: it changes in setup, in the methods of moves and in end_of_round, nowhere else.
error-own-peeked = { $place } is hidden from whoever looks here. Only its number is known: len(...). A place that all may see is a Row.

error-own-give-where = give needs a place to give to, not { $given }: { $place }.give(card, to=t.box).
error-own-give-to-seat = give needs a place, not a seat: { $place }.give(card, to=seat.hand).
error-own-give-to-cell = give needs a place to give to. A cell takes a thing so: { $place }.give(card, to={ $grid }, at="b3").
error-own-which-cell = A grid takes a thing on one of its cells: { $place }.give(card, to={ $grid }, at="{ $cell }").
error-own-give-one = give takes one thing or a number: { $place }.give(card, to=...) or { $place }.give(3, to=...); give_all(to=...) takes everything.
error-own-give-from-cell = The cell { $cell } of { $grid } gives a card to a Pile, Hand or Row, and anything to a cell: { $grid }.give("{ $cell }", to=t.box).
error-own-too-few = { $count } were to be taken from { $place }, which has { $there }. Ask before: if len(place) >= { $count }: ..., or end the game in over(self, t).
error-own-not-there = { $thing } is not in { $place }, so it cannot be given away.
error-own-card-in-cell = A card lies in one place only: give it to the cell with place.give(card, to={ $grid }, at="{ $cell }").
error-own-card-on-cell = On { $cell } of { $grid } lies { $thing }; give it elsewhere first: { $grid }.give("{ $cell }", to=t.box).
error-own-cell-taken = On { $cell } of { $grid } lies something already; ask before: if cell in grid.empty.
error-own-empty-cell = On { $cell } of { $grid } lies nothing.
error-own-no-cell = There is no cell { $cell }: the cells are { $first } to { $last }.
error-own-grid-size = A Grid has 1 to { $most } columns and at least one row, not { $width } x { $height }.
error-own-no-die = No die of { $place } shows { $face }, so it cannot be kept.
error-own-sides = A die has 1, 2, 3 ... sides, not { $given }: t.roll(6).
error-own-no-column = The card { $word } has no column "{ $column }"; its columns are: { $known }.
error-own-no-card = No card is called "{ $word }"; there is { $known }.{ NEAR($near) }
error-own-card-count = The card { $word } has a count from 0 to { $most }, a whole number, not { $given }.
error-own-no-cards = Cards are a text with a line of column names, or a list such as ["Owl", "Fox"], not { $given }.
error-own-card-twice = Two lines of the cards are called { $word }: give one another name, or one line a higher count.
error-own-cards-line = The line "{ $line }" of the cards has { $words } words, but the first line has { $columns } ({ $known }). Write names of two words with _ , such as Egg_Roll.
error-own-cards-without-name = A row of the cards needs a name; it has { $known }.

error-own-wins-nobody = t.wins() needs a seat: t.wins(t.me). If all win or lose together, write t.all_win() or t.all_lose().
error-own-no-seat = A seat is t.me, one of t.seats or its number from 0, not { $given }.
error-own-next-is-out = Out already: { $seat }. Whoever is next is still in the game, such as t.me.left.
error-own-pass-what = { $word } cannot be passed on: t.pass_left("hand") passes what lies in seat.hand.
error-own-reveal-what = There is no secret called { $word }; t.reveal shows a Secret or Dice: { $known }.
error-own-rule-changed = self.{ $word } is a rule and cannot change during a game. What changes lies on the table: write t.{ $word } = ... (and make it in setup).
error-own-rule-part = A dict that is a rule cannot change during a game. What changes lies on the table: make it in setup.
error-own-no-rule = { $word } cannot be a rule of a class, because it is a { $given }: rules are numbers, words, lists and dicts of these, and Cards.
error-own-rule-whole = { $rule } is a whole number, not { $given }.
error-own-rule-gone = These rules have { $rule }, which the class { $title } does not have; it has { $known }. They were made with another version of the class.{ NEAR($near) }
error-own-game-missing = This is a match of { $title }, a game that somebody invented: run the cell with class { $title } first, then open it again.
error-own-changed = The class { $title } has changed since then. { $error }
error-own-future-known = This match of { $title } can only be saved with its future: something that nobody has seen yet has already decided what happened or who has how many points, so it cannot be drawn anew.
