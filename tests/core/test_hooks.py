"""Hooks: what handlers are told of a match, and what comes of it."""

from __future__ import annotations

import random
import sys
from collections import Counter

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup, IllegalMove, RealmsError, UnknownName
from realms_nb.core.heard import event_types, name_of
from realms_nb.core.listeners import ListenerFailed
from realms_nb.core.saves import decode, encode
from realms_nb.core.strategy import Choice, Reason
from realms_nb.games.minute_realms.engine.invasion import defence
from realms_nb.games.realm_of_sand.engine.state import hourglasses

MINUTE, SAND = rn.minute_realms, rn.realm_of_sand


@pytest.fixture
def match():
    return rn.Match(MINUTE, ["You", "Ada"], seed=7)


def finish(match, rng):
    while match.turn is not None:
        match.play(rng.choice(match.legal_moves))


def wander(match, rng, acts):
    """Play, undo, redo, look back, change lines and deal anew, as somebody does who tries everything."""
    met = Counter()
    for _ in range(acts):
        act = rng.choice(["play"] * 6 + ["undo", "redo", "seek", "line", "restart", "back"])
        if act == "play" and match.turn is not None:
            match.play(rng.choice(match.legal_moves))
        elif act == "undo" and match.at:
            match.undo()
        elif act == "redo" and match.at < match.length:
            match.redo()
        elif act == "seek":
            match.seek(rng.randint(0, match.length))
        elif act == "line":
            match.choose_line(rng.randrange(len(match.lines)))
        elif act == "restart" and rng.random() < 0.3:
            match.restart(rng.randrange(1000))
        elif act == "back" and match.earlier:
            match.bring_back(0)
        else:
            continue
        met[act] += 1
    return met


@pytest.mark.parametrize("game", [MINUTE, SAND], ids=["minute", "sand"])
@pytest.mark.parametrize("since", ["start", None])
def test_a_sum_of_signs_is_always_right(game, since):
    """Whatever is undone, redone, looked at or dealt anew: events told less events taken back are those that count."""
    rng, met = random.Random(3), Counter()
    for seed in range(4):
        match = rn.Match(game, 2, seed=seed)
        finish_some = rng.randint(0, 4)
        for _ in range(finish_some):
            match.play(match.legal_moves[0])
        told = Counter()

        def count(event, told=told):
            told[event.name] += event.sign

        match.on("event", count, since=since, taken_back=True)
        before, start, renewed = match.history, match.start, since == "start"
        for _ in range(60):
            met.update(wander(match, rng, 2))
            renewed = renewed or match.start is not start
            counts = Counter(name_of(type(event)) for event in match.events)
            if not renewed:
                # What had happened before anybody listened is told neither when it goes nor when it comes again.
                known = [step for step in match.history if any(step is each for each in before)]
                counts -= Counter(name_of(type(event)) for step in known for event in step.events)
                counts -= Counter(name_of(type(event)) for event in game.opening(start))
            assert +told == counts
    assert min(met[act] for act in ("play", "undo", "redo", "seek", "line", "restart", "back")) > 3


def test_a_tally_is_what_the_position_says():
    """Coins, shields and points of a tally add up to those of the position, at every step of whole games."""
    rng = random.Random(1)
    losses = 0
    for seed in range(12):
        match = rn.Match(MINUTE, rng.randint(2, 5), seed=seed)
        finish(match, rng)
        losses += sum(type(event).__name__ == "BuildingLost" for event in match.events)
        for at in {match.length, match.length // 2, 1, 0}:
            match.seek(at)
            tally, names = match.tally(), match.narrator()
            for seat, realm in enumerate(match.state.realms):
                who = names.name(seat)
                assert tally.total(who, "coins") == realm.coins == sum(tally[who, "coins"].values())
                assert tally.total(who, "shields") == defence(realm, match.rules)
                assert tally.total(who, "points") == match.scores[seat].total
                assert match.tally(by="thing").total(who, "coins") == realm.coins
    assert losses > 1
    assert "trade-gain" in {row.cause for row in match.tally()} or match.at == 0
    with pytest.raises(BadSetup, match="cause, event, thing"):
        match.tally(by="moon")


def test_a_tally_of_the_other_game():
    """In Realm of Sand hourglasses and points of a tally are those of the position."""
    match = rn.Match(SAND, 2, seed=4)
    rn.watch(match, "knight", moves=40)
    for seat, realm in enumerate(match.state.realms):
        who = match.names[seat]
        assert match.tally().total(who, "hourglasses") == hourglasses(match.rules, realm)
        assert match.tally().total(who, "points") == match.scores[seat].total
    assert any(row.thing == "buildings" for row in match.tally())


def test_an_event_is_told_with_names(match):
    """A handler reads who it was, every field in words, the whole sentence, the cause and the number of the move."""
    told = []
    match.on("building_built", told.append)
    match.play("build Timber House")
    (event,) = told
    assert (event.who, event.name, event.cause, event.step) == ("You", "building_built", "building", 1)
    assert event.coins_after == event.coins_before - event.cost
    assert event.words["card"] == event.card == "Timber House"
    assert "Timber House" in event.sentence
    assert "who" in dir(event)
    with pytest.raises(AttributeError, match="BuildingBuilt has no 'whoo'; it has again, .*who"):
        event.whoo  # noqa: B018  # a mistake of somebody who writes a handler


@pytest.mark.parametrize(
    "what",
    ["coin_gained", "CoinGained", "coin gained", "trade-gain", "event"],
)
def test_events_are_asked_for_by_name(match, what):
    """An event goes by its name however it is written, by the rule behind it, or with all others as "event"."""
    told = []
    match.on(what, told.append)
    while not any(type(event).__name__ == "CoinGained" for step in match.history for event in step.events):
        match.play(match.legal_moves[-1] if match.at % 2 else match.legal_moves[0])
    assert "coin_gained" in {event.name for event in told}
    assert what == "event" or {event.name for event in told} == {"coin_gained"}


def test_events_are_asked_for_by_type(match):
    """`rn.events` has every event by its name; a name that two games share stands for both."""
    told = []
    match.on(rn.events.RoundOpened, told.append, since="start")
    assert [event.round for event in told] == [1]
    assert rn.events.CoinGained.__name__ == "CoinGained"
    assert isinstance(rn.events.RoundOpened, tuple)
    with pytest.raises(AttributeError, match="Did you mean 'CoinGained'"):
        rn.events.CoinGaind  # noqa: B018  # a slip of the keys
    with pytest.raises(UnknownName, match=r"'coin_gaind' is no event of this game .* Did you mean 'coin_gained'\?"):
        match.on("coin_gaind", print)


@pytest.mark.parametrize("game", [MINUTE, SAND], ids=["minute", "sand"])
def test_every_event_stands_in_the_list(game):
    """The list of a game has every event that its games bring, with fields, rule and a line that says what it is."""
    rng, seen = random.Random(2), set()
    for seats in (1, 2, 3) if game is SAND else (2, 3, 5):
        match = rn.Match(game, seats, seed=seats)
        finish(match, rng)
        seen |= {type(event) for event in match.events}
    assert len(seen) > 15
    assert seen <= set(event_types(game))
    rows = {row[0]: row for row in rn.events.of(game).rows()}
    for kind in event_types(game):
        name, fields, rule, line = rows[name_of(kind)]
        assert all(field in fields for field in kind.__struct_fields__)
        assert rule
        assert line.endswith(".")
        assert name in repr(rn.events)
        assert name in rn.events.of(game)._repr_html_()


def test_a_move_is_told_whole(match):
    """Played, taken back and again tell the move with its events, the positions around it and why it was made."""
    told = []
    for kind in (rn.Played, rn.TakenBack, "again"):
        match.on(kind, told.append)
    start = match.state
    because = Choice(None, (Reason("only_move"),))
    events = match.play(match.legal_moves[0], because=because)
    match.undo()
    match.redo()
    assert [type(each) for each in told] == [rn.Played, rn.TakenBack, rn.Again]
    for each in told:
        assert (each.step, each.seat, each.who) == (1, 0, "You")
        assert each.before is start
        assert each.after is match.state
        assert [event.event for event in each.events] == list(events)
        assert each.because is because
    assert [event.taken_back for event in told[1].events] == [True] * len(events)


def test_a_refusal_is_told(match):
    """A refused move is told with its sentence; nothing has changed."""
    told = []
    match.on("refused", told.append)
    with pytest.raises(IllegalMove, match="Castle has not been dealt"):
        match.play("build Castle")
    assert (told[0].who, told[0].seat, str(told[0].move)) == ("You", 0, "build Castle")
    assert "Castle" in told[0].sentence
    assert match.at == 0


def test_a_thought_is_told_before_the_move(match):
    """A strategy's decision is told with reasons in words and its time, before the move changes anything."""
    told = []
    match.on(rn.Thought, lambda thought: told.append((thought, match.at)))
    rn.watch(match, {0: "knight", 1: "squire"}, moves=4)
    assert [at for _, at in told] == [0, 1, 2, 3]
    assert [thought.step for thought, _ in told] == [1, 2, 3, 4]
    assert [str(thought.move) for thought, _ in told] == [str(step.move) for step in match.history]
    assert all(thought.reasons and thought.seconds >= 0 for thought, _ in told)
    assert {thought.player for thought, _ in told} == {"knight", "squire"}
    assert [each.why for each in match.thoughts] == [thought.reasons for thought, _ in told]
    assert match.thoughts.by("Ada") == match.thoughts.by(1) != ()


def test_a_hook_ends(match):
    """A hook ends with its `with`, by `stop`, or by `off` with the function of a decorator."""
    told = Counter()

    @match.on("played")
    def one(move):
        told["one"] += 1

    stopped = match.on("played", lambda move: told.update(["two"]))
    with match.on("played", lambda move: told.update(["three"])):
        match.play(match.legal_moves[0])
    stopped.stop()
    match.play(match.legal_moves[0])
    match.off(one)
    match.play(match.legal_moves[0])
    assert told == {"one": 2, "two": 1, "three": 1}
    assert one is not None


def test_a_handler_changes_nothing(match):
    """A handler that plays, undoes, looks back or deals anew is refused, and the game is as it was."""
    tried = Counter()

    def meddle(move, its):
        for act in (its.undo, its.redo, its.restart, lambda: its.seek(0), lambda: its.choose_line(0)):
            with pytest.raises(RealmsError, match="A handler listens"):
                act()
            tried["refused"] += 1
        with pytest.raises(RealmsError, match="A handler listens"):
            its.play(its.legal_moves[0])

    match.on("played", meddle)
    match.play(match.legal_moves[0])
    assert tried["refused"] == 5
    assert (match.at, match.length, len(match.earlier)) == (1, 1, 0)
    match.play(match.legal_moves[0])
    assert match.at == 2


def test_what_a_handler_prints_and_raises_is_kept(match, capsys):
    """Prints go where they would go and are kept; an error with the line it comes from, and the game goes on."""

    def broken(move):
        sys.stdout.write("before it breaks\n")
        return 1 / 0  # this line

    match.on("played", broken)
    with pytest.warns(ListenerFailed, match="ZeroDivisionError"):
        match.play(match.legal_moves[0])
    error, printed = match.hooks.lines(None)
    assert (printed.kind, printed.text) == ("printed", "before it breaks")
    assert error.kind == "error"
    assert "ZeroDivisionError: division by zero (test_hooks.py, line " in error.text
    assert "return 1 / 0  # this line" in error.text
    assert "before it breaks" in capsys.readouterr().out
    assert match.at == 1


def test_a_flood_of_prints_is_cut(match):
    """Only the last lines that handlers print are kept, each of a length that can be shown."""
    match.on("played", lambda move: sys.stdout.write("\n".join(map(str, ("x" * 5_000, *range(1_000))))))
    match.play(match.legal_moves[0])
    lines = match.hooks.lines(None)
    assert len(lines) == 50
    assert lines[-1].text == "999"
    assert max(len(line.text) for line in lines) <= 400


def test_a_returned_text_is_a_remark(match):
    """A text that a handler returns stands with the move it speaks of, once, however often the move comes again."""
    match.on("building_built", lambda event: f"{event.who} built:\n  {event.card}")
    match.play("build Timber House")
    step = match.history[0]
    assert match.hooks.remarks(step, None) == ("You built: Timber House",)
    match.undo()
    match.redo()
    assert match.hooks.remarks(step, None) == ("You built: Timber House",)
    assert match.hooks.remarks(match.start, None) == ()


def test_a_pause_is_asked_for_in_a_handler(match):
    """`rn.pause` counts whether it is returned or not, and outside a handler it says where it belongs."""
    match.on("played", lambda move: rn.pause("Look at the track."))

    @match.on("building_built")
    def look(event):
        rn.pause(f"{event.who} built.")

    match.play("build Timber House")
    assert [wish.sentence for _, wish in match.hooks.pauses] == ["Look at the track.", "You built."]
    assert match.hooks.pause_after(1, None).sentence == "You built."
    assert match.hooks.pause_after(2, None) is None
    with pytest.raises(BadSetup, match="from inside a handler"):
        rn.pause("Here.")


@pytest.mark.parametrize("wrong", [None.__class__, 3, lambda: None, lambda a, b, c: None, "print"])
def test_what_cannot_listen_is_refused(match, wrong):
    """A handler is a function of one or two arguments."""

    async def later(event):
        return None

    for each in (wrong, later):
        if each is not type(None):
            with pytest.raises(BadSetup, match="handler"):
                match.on("played", each)
    with pytest.raises(BadSetup, match="since"):
        match.on("played", print, since="yesterday")


def test_handlers_with_one_or_two_arguments(match):
    """A second argument that must be given is the match; one that need not be is left alone."""
    told = []
    match.on("played", lambda move: told.append(1))
    match.on("played", lambda move, its: told.append(its))
    match.on("played", lambda move, mine="mine": told.append(mine))
    match.on("played", lambda *given: told.append(len(given)))
    match.play(match.legal_moves[0])
    assert told == [1, match, "mine", 1]


def test_a_restart_takes_all_back(match):
    """Another game on the table takes the old one back with its names, then opens with its own."""
    told = []
    match.on("event", lambda event: told.append((event.sign, event.name, event.who)), since="start", taken_back=True)
    match.on("restarted", lambda new: told.append(new.names))
    match.play(match.legal_moves[0])
    happened = list(told)
    told.clear()
    match.become(rn.Match(MINUTE, ["Bo", "Cleo", "Dan"], seed=3))
    cut = told.index(("Bo", "Cleo", "Dan"))
    opening = [each for each in told if each[0] == 1]
    assert told[:cut] == [(-1, name, who) for _, name, who in reversed(happened)]
    assert (1, "coins_given", "Dan") in opening
    assert {name for _, name, _ in happened} >= {"coins_given", "round_opened"}


def test_reasons_stay_with_the_moves(match, tmp_path):
    """What players said is in the step, in the save and in the match that is opened from it, on every line."""
    rn.watch(match, "knight", moves=6)
    match.seek(2)
    match.play(next(move for move in match.legal_moves if move != match.steps[2].move))
    rn.watch(match, "squire", moves=3)
    match.save(tmp_path / "m.json")
    loaded = rn.Match.load(tmp_path / "m.json")
    assert loaded.thoughts[0].why == match.thoughts[0].why
    for one, other in zip(match.lines, loaded.lines, strict=True):
        assert [step.because and step.because.reasons for step in one.steps] == [
            step.because and step.because.reasons for step in other.steps
        ]
    assert sum(step.because is None for line in match.lines for step in line.steps[line.leaves :]) == 1
    assert match.as_save().format_version == 4
    assert rn.Match(MINUTE, 2, seed=1).as_save().format_version == 1


def test_invented_reasons_are_refused(match):
    """A file whose reasons lack what their sentence needs is refused with a sentence; unknown ones are told plainly."""
    rn.watch(match, "knight", moves=2)
    text = encode(match.as_save()).decode()
    assert '"because"' in text
    broken = decode(text, "m")
    broken.because["1"] = (Reason("win_chance"),)
    with pytest.raises(RealmsError, match="cannot be replayed"):
        rn.Match.from_save(broken)
    broken.because["1"] = (Reason("of_the_future", {"x": 1}),)
    assert rn.Match.from_save(broken).thoughts[0].why
