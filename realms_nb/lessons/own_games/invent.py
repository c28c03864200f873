"""Exercises of `15-invent-a-game`: a pot to stop at, two bad numbers, a refusal, a game of one's own, a secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

from realms_nb.core.chance import Random
from realms_nb.core.errors import RealmsError, shown
from realms_nb.lessons.exercise import Praise, expect, not_yet, praise, told_exercise
from realms_nb.lessons.own_games.handed_in import (
    GIVEN,
    MadeMove,
    an_own_game,
    digest,
    one_of_their_own,
    parts_of,
    played_by_chance,
)
from realms_nb.own.cards import Back
from realms_nb.own.position import Act
from realms_nb.own.record import OwnGame
from realms_nb.own.table import UNSEEN
from realms_nb.simulation.statistics import wilson

SEED = 71_000
# Stopping from this pot on is what others are held against, in so many games; the pig that the lesson gives.
USUAL, DUELS, PIG = 20, 2_000, "GreedyPig"
# Games with two bad numbers, and how long they may be on average.
PIGS, SHORT, LONG = 50, 15, 80
# The refusal that the lesson gives; games in which another one must be met, and words that tell why.
GIVEN_REFUSAL, REFUSED, WORDS = "There is nothing in the pot: roll at least once.", 40, 4
# Games of one's own, and the part of decisions in which there must be a choice.
OWN_GAMES, CHOICE = 200, 0.5
HIDDEN_GAMES, WORLDS = 20, 12


@told_exercise("invent-1")
def stop_from(answer: Any) -> Praise:
    """A pot from which on to stop: no worse than 20 in games of the two against each other."""
    game, pot = parts_of(answer, 2)
    pot = expect(pot, int)
    if GIVEN.get(digest(game)) != PIG:
        raise not_yet("invent-other-pig", title=PIG)
    if pot < 1:
        raise not_yet("invent-no-pot-number", given=pot)
    won = _won_by(game, pot)
    share = wilson(won, DUELS)
    told: dict[str, Any] = {"pot": pot, "won": won, "games": DUELS, "usual": USUAL}
    if share.high < 0.5:
        raise not_yet("invent-too-soon" if pot < USUAL else "invent-too-late", **told)
    return praise("invent-pot", **told)


@told_exercise("invent-2")
def two_bad_numbers(answer: Any) -> Praise:
    """A Pig in which two numbers of the die empty the pot and end the turn, and all others fill it."""
    game = an_own_game(answer, mistaken=True)
    emptied, added, faces, lengths = Counter[int](), Counter[int](), Counter[int](), list[int]()
    for made in played_by_chance(game, PIGS, SEED):
        lengths.append(len(made))
        for face, each in _rolls(made):
            before, after = (state._values.get("pot") for state in (each.before, each.after))
            if type(before) is not int or type(after) is not int:
                raise not_yet("invent-no-pot")
            over = each.after.decision is None
            stays = not over and each.after.decision.seat == each.before.decision.seat
            if after == 0 and stays:
                raise not_yet("invent-goes-on", face=face)
            faces[face] += 1
            emptied[face] += after == 0
            added[face] += after == before + face
    if not faces:
        raise not_yet("invent-no-rolls")
    bad = sorted(face for face in faces if emptied[face])
    told: dict[str, Any] = {"count": len(bad), "listed": ", ".join(map(str, bad)), "games": PIGS}
    if any(emptied[face] != faces[face] for face in bad):
        raise not_yet("invent-sometimes", **told)
    if len(bad) == len(faces):
        raise not_yet("invent-all-bad", **told)
    if len(bad) != 2:
        raise not_yet("invent-bad-count", **told)
    wrong = next((face for face in sorted(faces) if face not in bad and added[face] != faces[face]), None)
    if wrong is not None:
        raise not_yet("invent-not-added", face=wrong)
    an_own_game(game)
    mean = sum(lengths) / len(lengths)
    if not SHORT <= mean <= LONG:
        raise not_yet("invent-length", length=round(mean), short=SHORT, long=LONG)
    return praise("invent-two-bad", **told, length=round(mean))


@told_exercise("invent-3")
def own_refusal(answer: Any) -> Praise:
    """A move that is now and then refused, with a sentence that tells why."""
    game = an_own_game(answer)
    refused, sentences, legal, wordless = Counter[str](), Counter[str](), set[str](), set[str]()
    for made in played_by_chance(game, REFUSED, SEED):
        for each in made:
            allowed = {str(move) for move in each.legal}
            legal |= {_verb(text) for text in allowed}
            for text in set(each.before._candidates) - allowed:
                why = game.why_not(each.before, Act(text))
                said = "" if why is None else str(why.details.get("why", ""))
                if not said:
                    wordless.add(_verb(text))
                elif said != GIVEN_REFUSAL:
                    refused[_verb(text)] += 1
                    sentences[said] += 1
    if not sentences:
        if wordless:
            raise not_yet("invent-no-words", verb=min(wordless))
        raise not_yet("invent-never-refused", games=REFUSED)
    never = next((verb for verb in sorted(refused) if verb not in legal), None)
    if never is not None:
        raise not_yet("invent-always-refused", verb=never)
    said = sentences.most_common(1)[0][0]
    if max(len(each.split()) for each in sentences) < WORDS:
        raise not_yet("invent-few-words", said=shown(said), wanted=WORDS)
    return praise("invent-refusal", said=said, count=sum(refused.values()), games=REFUSED)


@told_exercise("invent-4")
def own_game(answer: Any) -> Praise:
    """A game that ends, in which every move is played, there is something to choose, and a rule that matters."""
    game = an_own_game(answer)
    one_of_their_own(game)
    lengths, verbs, choices, decisions = list[int](), set[str](), 0, 0
    for made in played_by_chance(game, OWN_GAMES, SEED):
        lengths.append(len(made))
        verbs |= {_verb(str(each.move)) for each in made}
        choices += sum(len(each.legal) > 1 for each in made)
        decisions += len(made)
        if made and made[-1].after.decision is not None:
            raise not_yet("invent-too-long", count=len(made))
    missing = sorted(set(game.verbs) - verbs)
    if missing:
        raise not_yet("invent-never-played", verb=missing[0], games=OWN_GAMES)
    part = choices / max(1, decisions)
    if part < CHOICE:
        raise not_yet("invent-no-choice", percent=round(100 * part), wanted=round(100 * CHOICE))
    numbers = [name for name in game.STANDARD.__struct_fields__ if type(getattr(game.STANDARD, name)) is int]
    if not numbers:
        raise not_yet("invent-no-rule")
    matters = next((name for name in numbers if _matters(game, name)), None)
    if matters is None:
        raise not_yet("invent-idle-rule", listed=", ".join(numbers))
    told: dict[str, Any] = {"games": OWN_GAMES, "shortest": min(lengths), "longest": max(lengths)}
    return praise("invent-own", **told, percent=round(100 * part), rule=matters)


@told_exercise("invent-5")
def something_hidden(answer: Any) -> Praise:
    """Something that one seat sees and another one does not, and cannot know for sure."""
    game = an_own_game(answer)
    one_of_their_own(game)
    places, hidden_from_all = set[str](), False
    for made in played_by_chance(game, HIDDEN_GAMES, SEED):
        for each in made:
            seats = range(each.before._n)
            views = [game.view_for(each.before, seat) for seat in seats]
            for key in (*each.before._layout.things, *each.before._layout.secrets, *each.before._layout.dice):
                veiled = [seat for seat in seats if _is_veiled(views[seat]._values[key])]
                hidden_from_all = hidden_from_all or bool(veiled)
                if 0 < len(veiled) < len(seats):
                    name = key if isinstance(key, str) else key[0]
                    places.add(name)
                    if _doubtful(game, views[veiled[0]], key):
                        return praise("invent-hidden", place=name, worlds=WORLDS)
    if places:
        raise not_yet("invent-no-doubt", place=min(places))
    open_secrets = [hint.name for hint in game.tried.hints if hint.code == "open-secret"] if game.tried else []
    if open_secrets:
        raise not_yet("invent-open-secret", word=open_secrets[0])
    raise not_yet("invent-only-deck" if hidden_from_all else "invent-nothing-hidden")


def _verb(text: str) -> str:
    return text.split()[0]


def _rolls(made: list[MadeMove]) -> Iterator[tuple[int, MadeMove]]:
    """The moves with a single die that everybody saw, with what it showed."""
    for each in made:
        dice = [str(getattr(event, "dice", "")) for event in each.events if type(event).__name__ == "OwnRolled"]
        if len(dice) == 1 and dice[0].isdigit():
            yield int(dice[0]), each


@cache
def _won_by(game: OwnGame, pot: int) -> int:
    """How many games somebody wins who stops from that pot on, against who stops at the usual one."""
    roll, stop, won = Act("roll"), Act("stop"), 0
    for number in range(DUELS):
        own = number % 2
        limits = (pot, USUAL) if own == 0 else (USUAL, pot)
        state = game.setup(2, SEED + number // 2)
        while state.decision is not None:
            there, seat = state._values["pot"], state.decision.seat
            enough = there >= limits[seat] or state._values["points", seat] + there >= game.STANDARD.goal
            state = game.apply(state, stop if enough and there else roll)
        outcome = game.outcome(state)
        won += outcome is not None and outcome.winners == (own,)
    return won


def _matters(game: OwnGame, name: str) -> bool:
    """Whether games play in another way with one more of this rule, or one less."""
    usual = digest(game)
    for change in (1, -1):
        try:
            rules = game.STANDARD.changed(**{name: getattr(game.STANDARD, name) + change})
            if digest(game, rules) != usual:
                return True
        except (RealmsError, ValueError, ArithmeticError, LookupError):
            continue
    return False


def _is_veiled(value: Any) -> bool:
    if type(value) is not tuple:
        return value is UNSEEN
    return value[:1] == (None,) or any(type(thing) is Back for thing in value)


def _doubtful(game: OwnGame, view: Any, key: Any) -> bool:
    """Whether whoever does not see it would take different things for possible."""
    worlds = [game.determinize(view, Random(number)) for number in range(WORLDS)]
    return len({str(sorted(map(str, _listed(world._values[key])))) for world in worlds}) > 1


def _listed(value: Any) -> tuple[Any, ...]:
    return value if type(value) is tuple else (value,)
