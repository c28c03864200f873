"""How a move is played: the method of its verb, then whose turn it is, whether a round is over, whether the game is."""

from __future__ import annotations

from typing import Any

from realms_nb.core.closing import Outcome
from realms_nb.core.errors import IllegalMove, Refusal, nearest, shown
from realms_nb.own.chance import TURN_BITS
from realms_nb.own.knowledge import Account
from realms_nb.own.mistakes import Mistake
from realms_nb.own.position import Act, Position
from realms_nb.own.rulebook import bound
from realms_nb.own.table import Table
from realms_nb.own.verbs import TableVerbs

# What is written to a table lies on it, but for this.
_filled = vars(TableVerbs)["__dict__"].__set__
# A game that goes on for so many moves will not end.
LONGEST = 2_000
# So much of a number may be used to draw candidates; the rest is enough to choose among all that is legal.
DRAWN = 1 << 32


def legal_moves(state: Position) -> tuple[Act, ...]:
    """Every move that is listed and not refused, in the order of the list."""
    worked = state._worked
    known = worked.get("legal")
    if known is not None:
        return known
    if state._values["_over"]:
        return ()
    play, listed = state._play, state._candidates
    if play._may:
        moves = tuple([Act(text) for text, (verb, args) in listed.items() if play._refused(state, verb, args) is None])
    else:
        moves = tuple(map(Act, listed))
    if not moves:
        raise play._told(Mistake(code="own-no-move", seat=state._values["_turn"]), state)
    worked["legal"] = moves
    return moves


def drawn(state: Position, number: float) -> Act:
    """A legal move by a number from 0 up to 1, each as likely as the others.

    Candidates are drawn until one is not refused: so most of them need not be asked for. What is left of the number
    draws the next one.
    """
    worked = state._worked
    if "legal" not in worked and not state._values["_over"]:
        play, listed = state._play, tuple(state._candidates.items())
        count, used = len(listed), 1
        while count and used < DRAWN:
            used *= count
            number *= count
            place = int(number)
            number -= place
            text, (verb, args) = listed[place]
            if verb not in play._may or play._refused(state, verb, args) is None:
                worked["drawn"] = move = Act(text)
                return move
    moves = legal_moves(state)
    return moves[int(number * len(moves))]


def why_not(state: Position, move: Any) -> Refusal | None:
    """Why a move may not be made now, None if it may."""
    if state._values["_over"]:
        return Refusal("game_over", "move")
    text, listed = str(move), state._candidates
    there = listed.get(text)
    if there is None:
        return _unlisted(text, listed)
    why = state._play._refused(state, *there)
    if why is None:
        return None
    return Refusal("own", "move", {"why": why}) if why else Refusal("own_not_now", "move", {"move": text})


def _unlisted(text: str, listed: Any) -> Refusal:
    known, near = list(listed), nearest(text, listed)
    some = ", ".join(known[:8]) + (", …" if len(known) > 8 else "")
    return Refusal("own_unlisted", "move", {"move": shown(text), "known": some, "near": near or ""})


def played(state: Position, move: Any, story: list[Any] | None = None) -> Position:
    """The position after a move; what happens is added to the story, if somebody wants it."""
    values, play, worked, text = state._values, state._play, state._worked, getattr(move, "text", "")
    there = None if values["_over"] else (worked.get("candidates") or state._candidates).get(text)
    if there is None or (
        there[0] in play._may
        and move is not worked.get("drawn")
        and move not in worked.get("legal", ())
        and play._refused(state, *there) is not None
    ):
        raise IllegalMove(refusal=why_not(state, move), game=play._name, rules=state.rules)
    # This is the way of every move: nothing is set twice. Numbers that were read stay read, but for those that change.
    verb, args = there
    after, deeds = Position.__new__(Position), []
    facts = {**state.__dict__, "_values": dict(values), "_worked": {}, "_open": True, "_story": story, "_deeds": deeds}
    _filled(after, facts)
    if verb in play._seat_verbs:
        args = bound(after, args)
    try:
        getattr(play, verb)(after, *args)
    except Exception as error:
        play._failed(error, verb, after, args)
    _go_on(after, state, verb)
    del facts["_open"], facts["_story"], facts["_deeds"]
    if deeds:
        facts["_account"] = _accounted(state, after, deeds, verb, text)
    return after


def _accounted(state: Position, after: Position, deeds: list[Any], verb: str, text: str) -> Account:
    """The account of a move that did something with what somebody cannot see."""
    account = Account(state._account, deeds)
    for deed in deeds:
        wrote = deed[0] == "wrote"
        if wrote:
            state._play._secret_verbs.add(verb)
        if wrote or (deed[0] == "took" and deed[4] is not None):
            # Others will want to know what else could have been done.
            account.before, account.after, account.text = state, after, text
    return account


def _go_on(t: Table, state: Position, verb: str) -> None:
    """Whose turn it is after a move, and whether the round or the game is over."""
    values, play = t._values, t._play
    after, values["_next"] = values["_next"], None
    values["_moves"] += 1
    if values["_won"] is None:
        turn = values["_turn"]
        out = values["_out"]
        if after == -1 and not out >> turn & 1 and not values["_ended"]:
            if values == {**state._values, "_moves": values["_moves"]} and not t._deeds:
                raise play._told(Mistake(code="own-nothing-changed", verb=verb), t, verb)
        else:
            _end_turn(t, after)
        if values["_won"] is None and "over" in play._has and play._call("over", t):
            values["_over"] = True
    values["_over"] = values["_over"] or values["_won"] is not None
    if values["_moves"] > LONGEST and not values["_over"]:
        raise play._told(Mistake(code="own-endless", count=str(LONGEST)), t, verb)


def _end_turn(t: Table, after: int | None) -> None:
    values, play, everybody = t._values, t._play, (1 << t._n) - 1
    turn = values["_turn"]
    values["_had"] |= 1 << turn
    if (values["_had"] | values["_out"]) & everybody == everybody or values["_ended"]:
        if "end_of_round" in play._has:
            play._call("end_of_round", t)
            if values["_next"] is not None:
                after, values["_next"] = values["_next"], None
        if t._story is not None:
            t._story.append(("round", values["_round"]))
        values["_round"] += 1
        values["_had"], values["_ended"] = 0, False
    # Nobody can move: either the game is over, or the author forgot to say so.
    all_out = values["_out"] and values["_out"] & everybody == everybody and values["_won"] is None
    if all_out and not ("over" in play._has and (play._call("over", t) or values["_won"] is not None)):
        raise play._told(Mistake(code="own-all-out"), t, "over")
    if after is None:
        following = t._after(turn, 1) if values["_out"] else (turn + 1) % t._n
    else:
        following = turn if after == -1 else after
        if values["_out"] >> following & 1:
            following = t._after(following, 1)
    values["_turns"] += 1 << TURN_BITS * turn
    values["_turn"], values["_draws"] = following, 0


def outcome(state: Position) -> Outcome | None:
    """Who has won: whoever `t.wins` named, otherwise the most points, or the fewest; those of a team together."""
    values, play = state._values, state._play
    if not values["_over"]:
        return None
    everybody = tuple(range(state._n))
    won = values["_won"]
    if won is not None:
        rest = tuple(seat for seat in everybody if seat not in won)
        return Outcome(won, tuple(group for group in (won, rest) if group), "shared" if _shares(state, won) else None)
    points = [play._sheet(state, seat).total for seat in everybody]
    sums = [sum(points[each] for each in play._team(state._n, seat)) for seat in everybody]
    sign = 1 if getattr(play, "fewest_wins", False) else -1
    places = sorted(set(sums), key=lambda total: sign * total)
    ranking = tuple(tuple(seat for seat in everybody if sums[seat] == place) for place in places)
    return Outcome(ranking[0], ranking, "shared" if _shares(state, ranking[0]) else None)


def _shares(state: Position, won: tuple[int, ...]) -> bool:
    """Whether several win who are not one team."""
    return bool(won) and won != state._play._team(state._n, won[0])
