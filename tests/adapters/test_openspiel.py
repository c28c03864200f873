"""OpenSpiel's own tests, and what they do not ask: nothing in a state tells a search what will come."""

from __future__ import annotations

import importlib.util
import json
import os
import pickle
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from adapters.positions import ADVANCED, IDS, MINUTE, SAND, TABLES, twin
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy
from some import some
from toy import GAME as SUMS

from realms_nb.adapters import openspiel
from realms_nb.adapters.encoding import plain
from realms_nb.adapters.nodes import Node, redealt
from realms_nb.core.errors import RealmsError
from realms_nb.games.minute_realms.adapters import outcomes, tiny

ROOT = Path(__file__).parents[2]


API_TEST = """
import runpy, sys
import realms_nb.adapters.openspiel
sys.argv = ["api_test", "--test_only_games=realms_"]
runpy.run_module("open_spiel.integration_tests.api_test", run_name="__main__", alter_sys=True)
"""


def test_the_api_test_of_openspiel():
    """The wheel's own `api_test` finds both games and passes, and Python ends in peace."""
    ran = subprocess.run([sys.executable, "-c", API_TEST], capture_output=True, text=True, cwd=ROOT, check=False)
    assert ran.returncode == 0, ran.stderr[-2000:]
    for name in ("realms_minute", "realms_sand"):
        assert len(re.findall(rf"       OK \] .*{name}_Test", ran.stdout + ran.stderr)) == 5


@pytest.mark.parametrize("name", ["tiny", "minute", "sand"])
def test_playthroughs_are_as_before(name):
    """OpenSpiel tells a game as the golden file has it: `make playthroughs` writes it anew."""
    spec = importlib.util.spec_from_file_location("playthroughs", ROOT / "tools" / "spiel_playthroughs.py")
    tool = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(tool)
    assert tool.playthrough(name) == (tool.FOLDER / f"{name}.txt").read_text("utf-8")


def states(theirs, seed, most=300):
    """The states of a random game, chance included; the kind of a move is drawn first."""
    rng, state = random.Random(seed), theirs.new_initial_state()
    for _ in range(most):
        yield state.clone()
        if state.is_terminal():
            return
        if state.is_chance_node():
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        kinds = {}
        for action, move in state.node.legal.items():
            kinds.setdefault(type(move), []).append(action)
        state.apply_action(rng.choice(kinds[rng.choice(list(kinds))]))


HIDING = [table for table in TABLES if table[0] is not SUMS]


@pytest.mark.parametrize(("game", "rules", "seats"), HIDING, ids=IDS[: len(HIDING)])
def test_the_hidden_tells_nothing(game, rules, seats):
    """With what nobody has seen put in another order, a state is written, seen and played on exactly as before."""
    theirs, rng, met = openspiel.load(game, seats, rules=rules), random.Random(1), Counter()
    for number, state in enumerate(states(theirs, 2, most=90)):
        if state.node.position is None or state.is_terminal():
            continue
        other = state.clone()
        other.node = Node(state.node.desk, twin(game, state.node.position, number), state.node.key, state.node.move)
        met["differ"] += other.node.position != state.node.position
        assert other.serialize() == state.serialize()
        if number % 10:
            continue
        for _ in range(25):
            if state.is_terminal():
                break
            if not state.is_chance_node():
                for seat in range(seats):
                    assert other.information_state_string(seat) == state.information_state_string(seat)
                    assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions() == state.legal_actions()
            met["chance"] += state.is_chance_node()
            action = rng.choice(state.legal_actions())
            state.apply_action(action)
            other.apply_action(action)
    assert met["differ"] > 10
    assert met["chance"] > 2


@pytest.mark.parametrize(("game", "rules", "seats"), HIDING, ids=IDS[: len(HIDING)])
def test_what_seats_share_is_what_each_sees(game, rules, seats):
    """What is worked out once for all seats is what each of them would see: view, text and numbers."""
    theirs, met = openspiel.load(game, seats, rules=rules), 0
    for state in states(theirs, 7, most=120):
        node = state.node
        if node.position is None:
            continue
        for seat in range(seats):
            view = game.view_for(node.position, seat)
            assert node.view(seat) == view
            assert json.loads(node.text(seat)) == json.loads(json.dumps(plain(view)))
            assert np.array_equal(node.row(seat), theirs.desk.observation(view))
            met += 1
    assert met > 20 * seats


def test_written_states_are_read():
    """A written state is read as the same state, and goes on alike; so does one that travels as a pickle."""
    for game, rules in ((MINUTE, None), (SAND, ADVANCED)):
        theirs = openspiel.load(game, 3, rules=rules)
        for state in some(list(states(theirs, 3, most=60))[::7]):
            for copy in (theirs.deserialize_state(state.serialize()), pickle.loads(pickle.dumps(state))):
                assert str(copy) == str(state)
                assert copy.legal_actions() == state.legal_actions()
                if not state.is_terminal():
                    action = state.legal_actions()[-1]
                    assert str(copy.child(action)) == str(state.child(action))


def test_private_cards_are_drawn_anew():
    """A state resampled for a seat shows it the same, and deals the others cards that it does not know."""
    theirs, met = openspiel.load(SAND, 3, rules=ADVANCED), 0
    for seed in range(8):
        for state in states(theirs, seed, most=150):
            if state.is_chance_node() or state.is_terminal():
                continue
            hidden = [seat for seat, realm in enumerate(state.node.position.realms) if realm.hidden]
            if not hidden:
                continue
            viewer = (hidden[0] + 1) % 3
            drawn = state.resample_from_infostate(viewer, random.Random(seed).random)
            assert drawn.information_state_string(viewer) == state.information_state_string(viewer)
            met += drawn.information_state_string(hidden[0]) != state.information_state_string(hidden[0])
    assert met > 5


def told(state):
    return str(plain(MINUTE.view_for(state, 0)))


def test_listed_outcomes_are_as_likely_as_dealt_ones():
    """Where chance is listed, the list has the probabilities that dealing anew has, within 5 standard errors."""
    rules, met = tiny(), 0
    theirs = openspiel.load(MINUTE, 2, rules=rules)
    for seed in range(6):
        for state in states(theirs, seed):
            node = state.node
            if node.move is None:
                continue
            seen = Counter()
            for position, chance in outcomes(node.position, node.move, 512):
                seen[told(MINUTE.apply(position, node.move))] += chance
            assert sum(seen.values()) == pytest.approx(1)
            rng, n = random.Random(seed), 400
            dealt = Counter(told(MINUTE.apply(redealt(MINUTE, node.position, rng), node.move)) for _ in range(n))
            assert set(dealt) <= set(seen)
            for view, chance in seen.items():
                assert abs(dealt[view] / n - chance) <= 5 * (chance * (1 - chance) / n) ** 0.5 + 1e-9
            met += len(seen) > 1
    assert met > 4


def test_many_outcomes_are_dealt():
    """Where chance cannot be listed, as many deals as asked for stand for it, each as likely, and they differ."""
    theirs = openspiel.load(MINUTE, 2, outcomes=64)
    first = theirs.new_initial_state()
    assert first.chance_outcomes() == [(outcome, 1 / 64) for outcome in range(64)]
    assert len({str(first.child(outcome)) for outcome in range(64)}) == 64
    # A list of their own: a search that shuffles it shuffles nobody else's.
    first.chance_outcomes().reverse()
    assert first.chance_outcomes()[0][0] == 0


# After two rounds it is 0.407; `make nightly` goes on to five.
ROUNDS = 5 if "FUZZ" in os.environ else 2
BOUND = {2: 0.42, 5: 0.12}


def test_the_tiny_game_is_solved():
    """The tiny game's whole tree is walked, and their CFR+ brings exploitability from .82 below .12 in five rounds."""
    theirs, kinds = openspiel.load(MINUTE, 2, rules=tiny()), Counter()

    def walk(state):
        kinds["end" if state.is_terminal() else "chance" if state.is_chance_node() else "decision"] += 1
        for action in state.legal_actions():
            walk(state.child(action))

    walk(theirs.new_initial_state())
    assert kinds == {"chance": 801, "decision": 1720, "end": 2832}
    assert exploitability.exploitability(theirs, UniformRandomPolicy(theirs)) == pytest.approx(0.8236, abs=1e-4)
    solver = cfr.CFRPlusSolver(theirs)
    for _ in range(ROUNDS):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(theirs, solver.average_policy()) < BOUND[ROUNDS]


def test_games_are_made_by_their_texts():
    """The text of a game is enough to make it elsewhere, with its rules; wrong ones are refused in a sentence."""
    changed = MINUTE.STANDARD.changed(bastion_income=3)
    theirs = pyspiel.load_game(str(openspiel.load(MINUTE, 3, rules=changed)))
    assert (theirs.num_players(), theirs.desk.rules) == (3, changed)
    assert str(openspiel.load("realm_of_sand", 1)) == "realms_sand(outcomes=512,players=1,rules=standard,seats=0)"
    with pytest.raises(RealmsError, match="at least 1, not 0"):
        openspiel.load(MINUTE, 2, outcomes=0)
    with pytest.raises(RealmsError, match="for 2 to 5 players, not 9"):
        openspiel.load(MINUTE, 9)
    with pytest.raises(RealmsError, match="not 'hard'"):
        openspiel.load(MINUTE, 2, rules="hard")


def test_alone_the_return_is_points():
    """Solo Realm of Sand returns the points of the score sheet, and nothing before the end."""
    theirs = openspiel.load(SAND, 1)
    *before, last = states(theirs, 5)
    assert last.is_terminal()
    assert last.returns() == [SAND.scores(last.node.position)[0].total]
    assert {tuple(state.returns()) for state in before} == {(0.0,)}
    assert theirs.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert theirs.min_utility() < last.returns()[0] < theirs.max_utility()
    assert theirs.min_utility() < 0


@pytest.mark.parametrize("game", [MINUTE, SAND])
def test_at_a_table_the_return_is_between_minus_one_and_one(game):
    """The bounds of a return, which searches rely on, are those of losing and of winning alone; together they are 0."""
    theirs = openspiel.load(game, 2)
    assert (theirs.min_utility(), theirs.max_utility(), theirs.utility_sum()) == (-1, 1, 0)
    *_, last = states(theirs, 5)
    assert sorted(last.returns()) in ([-1, 1], [0, 0])


def test_observations_are_those_of_the_desk():
    """The tensor of a state is the row of numbers of the view, and the text holds every field of it but sums."""
    theirs = openspiel.load(SAND, 2)
    state = list(states(theirs, 6, most=40))[-1]
    view = SAND.view_for(state.node.position, 1)
    assert np.array_equal(np.float32(state.observation_tensor(1)), theirs.desk.observation(view))
    fields = set(view.__struct_fields__) - {"rules", "scores", "outcome"}
    assert all(f'"{field}":' in state.observation_string(1) for field in fields)


def test_seats_are_players():
    """How many sit there is `players` for OpenSpiel and `seats` for us; either word is understood on either side."""
    for text in ("realms_minute(players=3)", "realms_minute(seats=3)"):
        assert pyspiel.load_game(text).num_players() == 3
    for options in ({"players": 3}, {"seats": 3}):
        assert openspiel.load(MINUTE, **options).num_players() == 3
