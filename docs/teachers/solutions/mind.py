"""Solutions to 14-read-a-mind."""

import contextlib
import io

import realms_nb as rn


def record(match):
    found = []

    @match.on("played")
    def heard(move):
        points = 0
        for reason in move.because.reasons:
            if reason.code == "points_later":
                points = reason.details["points"]
        if move.move.use == "build":
            found.append([move.move.card, points])

    return found


def averages(games=40):
    """Card -> the points that are still to come, on average, when a knight builds it."""
    heard = {}
    for seed in range(games):
        match = rn.Match(rn.minute_realms, ["Ada", "Bo", "Cleo"], seed=seed)
        pairs = record(match)
        with contextlib.redirect_stdout(io.StringIO()):
            rn.watch(match, "knight@2026-11")
        for card, points in pairs:
            heard.setdefault(card, []).append(points)
    return {card: sum(points) / len(points) for card, points in heard.items()}


later = averages()


def guess(view, moves):
    left = 8 - view.round

    def worth(move):
        then = rn.odds.after(view, move)
        to_come = later.get(move.card, 0) if move.use == "build" else 0
        return then.points + 0.5 * to_come * left + 0.3 * then.coins * left + min(then.shields, 6)

    return max(moves, key=worth)


def walls_too(match):
    found = []

    @match.on("played")
    def heard(move):
        points = [each.details["points"] for each in move.because.reasons if each.code == "points_later"]
        found.append([move.move.card, points[0] if points else 0])

    return found


def no_zeros(match):
    found = []

    @match.on("played")
    def heard(move):
        for reason in move.because.reasons:
            if reason.code == "points_later" and move.move.use == "build":
                found.append([move.move.card, reason.details["points"]])

    return found


def points_at_once(match):
    found = []

    @match.on("played")
    def heard(move):
        points = 0
        for reason in move.because.reasons:
            if reason.code == "points_now":
                points = reason.details["points"]
        if move.move.use == "build":
            found.append([move.move.card, points])

    return found


def hears_nothing(match):
    found = []

    @match.on("refused")
    def heard(refused):
        found.append([refused.move.card, 0])

    return found


def only_ada(match):
    found = []

    @match.on("played")
    def heard(move):
        if move.who == "Ada" and move.move.use == "build":
            found.append([move.move.card, 0])

    return found


def stumbles(match):
    found = []

    @match.on("played")
    def heard(move):
        found.append([move.card, 0])

    return found


def most_points(view, moves):
    return max(moves, key=lambda move: rn.odds.after(view, move).points)


def first(view, moves):
    return moves[0]


def asks_a_knight(view, moves):
    return rn.strategy("knight")(view, moves, None).move


RIGHT = {
    "mind-1": record,
    "mind-2": guess,
}

WRONG = {
    "mind-1": [
        (walls_too, "one for every move"),
        (no_zeros, "expects 0, and that belongs into the list"),
        (points_at_once, "to come"),
        (hears_nothing, "your list stayed empty"),
        (only_ada, "buildings were built"),
        (stumbles, "a hook of stumbles stopped with an error"),
        (lambda match: {"Mill": 2}, "should return its list of pairs"),
        ([["Mill", 2]], "should be your function"),
    ],
    "mind-2": [
        (most_points, "You always say what brings most points at once"),
        (first, "The first that was missed"),
        (asks_a_knight, "leaves the choice to a player of the package"),
        (rn.strategy("knight", rn.minute_realms), "should be your function"),
        (lambda view, moves: "Mill", "is not one of the"),
        (lambda view, moves: None, "returned nothing"),
    ],
}
