"""Solutions to 04b-five-lines-of-python."""


def left(view, card):
    return view.coins - card.cost


def can_pay(view, card):
    return card.cost <= view.coins


def plan(view):
    if view.shields < 2:
        return "bastion"
    else:  # noqa: RET505  # as the lesson writes it
        return "build"


def payable(view):
    names = []
    for card in view.cards:
        if card.cost <= view.coins:
            names.append(card.name)
    return names


def how_many(cards, category):
    count = 0
    for card in cards:
        if card.category == category:
            count = count + 1
    return count


def first_build(moves):
    for move in moves:
        if move.use == "build":
            return move.card
    return "nothing"


def turned(view, card):
    return card.cost - view.coins


def never_below(view, card):
    return max(0, view.coins - card.cost)


def only_printed(view, card):
    """Prints what it should return."""
    print(view.coins - card.cost)  # noqa: T201  # the mistake is to print


def more_than_enough(view, card):
    return card.cost < view.coins


def in_words(view, card):
    return "yes" if card.cost <= view.coins else "no"


def always(view, card):
    return True


def one_too_many(view):
    return "bastion" if view.shields <= 2 else "build"


def other_way_round(view):
    return "build" if view.shields < 2 else "bastion"


def no_else(view):  # noqa: RET503  # the mistake is to return nothing
    if view.shields < 2:
        return "bastion"


def other_words(view):
    return "wall" if view.shields < 2 else "house"


def stops_early(view):
    names = []
    for card in view.cards:
        if card.cost <= view.coins:
            names.append(card.name)
            return names
    return names


def everything(view):
    return [card.name for card in view.cards]


def too_strict(view):
    return [card.name for card in view.cards if card.cost < view.coins]


def the_last(view):
    name = "nothing"
    for card in view.cards:
        if card.cost <= view.coins:
            name = card.name
    return name


def the_cards(view):
    return [card for card in view.cards if card.cost <= view.coins]


def starts_again(cards, category):
    count = 0
    for card in cards:
        if card.category == category:
            count = 1
    return count


def all_of_them(cards, category):
    return len(cards)


def one_more(cards, category):
    return how_many(cards, category) + 1


def gives_up(moves):
    for move in moves:
        if move.use == "build":
            return move.card
        return "nothing"
    return "nothing"


def last_build(moves):
    found = "nothing"
    for move in moves:
        if move.use == "build":
            found = move.card
    return found


def first_move(moves):
    return moves[0].card


def any_wall(moves):
    for move in moves:
        if move.use != "build":
            return move.card
    return "nothing"


RIGHT = {
    "python-1": left,
    "python-2": can_pay,
    "python-3": plan,
    "python-4": payable,
    "python-5": how_many,
    "python-6": first_build,
}

WRONG = {
    "python-1": [
        (turned, "first the coins, then minus the cost"),
        (never_below, "says how many coins are missing"),
        (only_printed, "only_printed(view, card) returned nothing"),
        (lambda view, card: view.coins, "wanted is"),
        (lambda view: view.coins, "takes 1 positional argument but 2 were given"),
        (3, "should be your function"),
    ],
    "python-2": [
        (more_than_enough, "just enough, and it gives False"),
        (in_words, "True or False, without quotation marks"),
        (always, "it gives True; wanted is False"),
        (left, "wanted is True or False"),
    ],
    "python-3": [
        (one_too_many, "just as many is not"),
        (other_way_round, "it gives 'build'; wanted is `bastion`"),
        (no_else, "no_else(view) returned nothing"),
        (other_words, "one of two words"),
    ],
    "python-4": [
        (stops_early, "does `return` stand inside the loop?"),
        (everything, "Where does it ask for the cost?"),
        (too_strict, "exactly as many coins can pay, too"),
        (the_last, "wanted is a list of names"),
        (the_cards, "whole cards; wanted are their names"),
        (lambda view: ["Mill"], "it gives ['Mill']; wanted is"),
    ],
    "python-5": [
        (starts_again, "It stops at one"),
        (all_of_them, "Where does it ask for the category?"),
        (one_more, "wanted is"),
        (lambda cards, category: cards.count(category), "wanted is"),
    ],
    "python-6": [
        (gives_up, "It gives up too early"),
        (last_build, "wanted is the first"),
        (first_move, "wanted is"),
        (any_wall, "it gives"),
    ],
}
