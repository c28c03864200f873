"""Solutions to 13-listen-to-the-game."""

from collections import Counter

import realms_nb as rn


def walls(match):
    found = Counter()

    @match.on("bastion_raised", taken_back=True)
    def raised(event):
        found[event.who] += event.sign

    return found


def coins(match):
    found = Counter()

    @match.on("event", taken_back=True, since="start")
    def count(event):
        for each in match.game.counts(event.event, match.rules):
            if each.thing == "coins":
                found[match.names[each.seat], event.cause] += event.sign * each.amount

    return found


def herald(match):
    @match.on("invasion_struck")
    def storm(event):
        return f"The gates shake: strength {event.strength}!"

    return True


def forgets_undo(match):
    found = Counter()

    @match.on("bastion_raised")
    def raised(event):
        found[event.who] += 1

    return found


def forgets_the_sign(match):
    found = Counter()

    @match.on("bastion_raised", taken_back=True)
    def raised(event):
        found[event.who] += 1

    return found


def counts_buildings(match):
    found = Counter()

    @match.on("building_built", taken_back=True)
    def built(event):
        found[event.who] += event.sign

    return found


def returns_the_hook(match):
    return match.on("bastion_raised", print)


def stumbles(match):
    found = Counter()

    @match.on("bastion_raised", taken_back=True)
    def raised(event):
        found[event.who] += event.signs

    return found


def misspelt(match):
    return match.on("bastion_razed", print)


def asks_the_match(match):
    return {(row.who, row.cause): row.amount for row in match.tally() if row.thing == "coins"}


def forgets_the_start(match):
    found = Counter()

    @match.on("event", taken_back=True)
    def count(event):
        for each in match.game.counts(event.event, match.rules):
            if each.thing == "coins":
                found[match.names[each.seat], event.cause] += event.sign * each.amount

    return found


def only_who_moves(match):
    """Forgets that a trade pays a coin to somebody else."""
    found = Counter()

    @match.on("event", taken_back=True, since="start")
    def count(event):
        for each in match.game.counts(event.event, match.rules):
            if each.thing == "coins" and each.seat == event.seat:
                found[event.who, event.cause] += event.sign * each.amount

    return found


def never_back(match):
    found = Counter()

    @match.on("event", since="start")
    def count(event):
        for each in match.game.counts(event.event, match.rules):
            if each.thing == "coins":
                found[match.names[each.seat], event.cause] += each.amount

    return found


def only_prints(match):
    @match.on("invasion_struck")
    def storm(event):
        print("The gates shake", event.strength)  # noqa: T201  # the mistake is to print

    return True


def at_every_event(match):
    @match.on("event")
    def storm(event):
        return "The gates shake: strength 3!"

    return True


def at_each_realm(match):
    @match.on(rn.events.of(rn.minute_realms).RealmHeld)
    def held(event):
        return f"{event.who} holds strength {event.strength}!"

    @match.on("invasion_struck")
    def storm(event):
        return f"Strength {event.strength}!"

    return True


def says_no_strength(match):
    @match.on("invasion_struck")
    def storm(event):
        return "The gates shake!"

    return True


def says_what_all_say(match):
    @match.on("invasion_struck")
    def storm(event):
        return event.sentence

    return True


RIGHT = {
    "listen-1": walls,
    "listen-2": coins,
    "listen-3": herald,
}

WRONG = {
    "listen-1": [
        (forgets_undo, "Let the hook hear that, too"),
        (forgets_the_sign, "counts with `event.sign`"),
        (counts_buildings, 'one for each "bastion_raised"'),
        (returns_the_hook, "should return its table"),
        (stumbles, "a hook of stumbles stopped with an error"),
        (misspelt, "Did you mean"),
        ("walls", "should be your function"),
    ],
    "listen-2": [
        (forgets_the_start, '`since="start"` tells it'),
        (never_back, "Let the hook hear that, too"),
        (only_who_moves, "may pay them to another seat"),
        (asks_the_match, "the match adds nothing up by itself"),
        (lambda match: 3, "should return its table"),
    ],
    "listen-3": [
        (only_prints, "`print` is not enough"),
        (at_every_event, "nobody invaded"),
        (at_each_realm, '"invasion_struck" comes once'),
        (says_no_strength, "does not tell it"),
        (says_what_all_say, "Find a sentence of your own"),
        (lambda match: None, "nothing was said"),
    ],
}
