# What the doors to other people's tools say.

door-rules = The rules of { $title }:
door-cards = What the cards do:
door-moves = { $count ->
    [one] It is your turn. There is one legal move; answer with it:
   *[other] It is your turn. There are { $count } legal moves, one on each line; answer with one of them:
}
door-again = Your answer { $text } was not played. { $reason } Answer with one of the legal moves.
door-over = The game is over; nothing more can be played.

error-wrong-action = { $given } is the number of no legal move; the action mask tells the { $count } that are.
error-action-not-allowed = { $given } ({ $move }) is not allowed now; the action mask tells the { $count } moves that are.
error-door-no-numbers = { $title } has { $count } legal moves here for which there is no number.
error-door-option = { $what } is one of { $known }, not { $given }.
error-door-rules-unreadable = { $given } are no rules that can be read; str(game) of a game made by spiel.load has them.
error-door-outcomes = outcomes is how many deals chance chooses from, at least 1, not { $given }.
error-door-parameters = Observations of this game take no parameters, not { $given }.
error-door-private-cards = { $title } has private cards; its folder in the doors must say how to deal anew what nobody has seen.
error-door-no-text = A move is given as a text, not as { $given }.
error-door-tries = tries is a whole number from 1 on, not { $given }.
