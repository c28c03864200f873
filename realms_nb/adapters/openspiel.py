"""OpenSpiel: our games with explicit chance, `realms_minute` and `realms_sand`.

What a move reveals is drawn when it is revealed: the move leads to a chance node, and each outcome deals anew what
nobody has seen (`hidden`). Where chance can do only a few things, they are listed with their exact probabilities;
otherwise so many deals as the parameter `outcomes` says stand for all of them. So nothing that a search finds in a
state tells it what will come.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from realms_nb.adapters.encoding import (
    STANDARD,
    Encoder,
    desk_for,
    own,
    pack,
    playable,
    record_of,
    rules_of,
    served,
    short_name,
)
from realms_nb.adapters.nodes import Node
from realms_nb.core.chance import Random
from realms_nb.core.errors import BadSetup, shown
from realms_nb.core.game import AnyGame

OUTCOMES = 512
# No game that says nothing else is thought to last longer.
LONGEST = 100_000
MOST_POINTS = 1_000.0
# As plain numbers: their own are asked for hundreds of times a move.
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)


def load(
    game: AnyGame | str, seats: int = 2, *, players: int | None = None, rules: Any = None, outcomes: int = OUTCOMES
) -> pyspiel.Game:
    """A game for OpenSpiel, with any rules; its text (`str(game)`) is all that `pyspiel.load_game` needs elsewhere.

    How many sit there may be called `players`, too, as OpenSpiel does.
    """
    record = record_of(game)
    name = register(record)
    text = pack(record, rules_of(record, rules))
    return pyspiel.load_game(
        name, {"players": seats if players is None else players, "rules": text, "outcomes": outcomes}
    )


def register(game: AnyGame) -> str:
    """Put a game on OpenSpiel's list; the answer is its name there."""
    name = f"realms_{short_name(game)}"
    if name not in pyspiel.registered_names():
        kind = _kind(game, name, pyspiel.GameType.Utility.GENERAL_SUM, private=True)
        # A class of its own, for OpenSpiel keeps it beyond the end of Python, and a mere function would not last.
        pyspiel.register_game(kind, type(game.name, (SpielGame,), {"record": game, "name": name}))
    return name


class SpielGame(pyspiel.Game):
    """A game of ours as OpenSpiel knows games; every game has a class of its own."""

    record: AnyGame
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given, game, name = params or {}, self.record, self.name
        # Our word for it, or theirs.
        self.seats = int(given.get("seats") or given.get("players", 2))
        self.outcomes = int(given.get("outcomes", OUTCOMES))
        if self.outcomes < 1:
            raise BadSetup(code="door_outcomes", given=self.outcomes)
        self.desk = desk_for(game.name, self.seats, str(given.get("rules", STANDARD)))
        rules, alone = self.desk.rules, self.seats == 1
        utility = pyspiel.GameType.Utility.GENERAL_SUM if alone else pyspiel.GameType.Utility.ZERO_SUM
        private = not alone and own(game, "private", lambda rules: True)(rules)
        moves = own(game, "longest", lambda rules, seats: LONGEST)(rules, self.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.desk.actions,
            max_chance_outcomes=self.outcomes,
            num_players=self.seats,
            min_utility=-MOST_POINTS if alone else -1.0,
            max_utility=MOST_POINTS if alone else 1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=moves,
        )
        kind = _kind(game, name, utility, private=private)
        super().__init__(kind, info, params or {})
        self.root = Node(self.desk, None, 0)
        self.root.whole = self.root.ways(self.outcomes) is not None

    def new_initial_state(self) -> SpielState:
        """The table before the first deal."""
        return SpielState(self)

    def state_at(self, position: Any) -> SpielState:
        """A state at a position of ours: it knows no history, so it cannot be written down, but can be searched."""
        state = SpielState(self)
        state.node = Node(self.desk, position, 0)
        return state

    def max_chance_nodes_in_history(self) -> int:
        """At most one before every move, and the first deal."""
        return self.max_game_length() + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """What a seat sees, as text and as numbers."""
        if params:
            raise BadSetup(code="door_parameters", given=shown(params))
        return Observer(self.desk, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A state of such a game: a decision, a question to chance, or the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = game.root
        self._outcomes = game.outcomes

    def current_player(self) -> int:
        """The seat that must decide, or chance, or nobody."""
        if self.node.asks_chance:
            return CHANCE
        decision = self.node.position.decision
        return TERMINAL if decision is None else decision.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.node.asks_chance and self.node.position.decision is None

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.node.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can do, with probabilities."""
        ways = self.node.ways(self._outcomes)
        if ways is None:
            # A list of their own: some algorithms shuffle it.
            return list(_even(self._outcomes))
        return [(number, chance) for number, (_, chance) in enumerate(ways)]

    def _apply_action(self, action: int) -> None:
        self.node = self.node.then(action, self._outcomes)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        listed = self.node.desk.text(action)
        if listed is not None:
            return listed
        move = None if self.node.asks_chance else self.node.legal.get(action)
        return f"other {action}" if move is None else str(move)

    def returns(self) -> list[float]:
        """What the end is worth to every seat; 0 before."""
        node = self.node
        return [0.0] * node.desk.seats if not self.is_terminal() else node.desk.result(node.position)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that this seat cannot tell from the real one: what it does not know is drawn anew."""
        state = self.clone()
        node = self.node
        if node.position is not None:
            drawn = node.desk.game.determinize(node.view(player), _Drawn(sampler))
            state.node = Node(node.desk, drawn, node.key, node.move)
        return state

    def __str__(self) -> str:
        node = self.node
        if node.position is None:
            return "before the first deal"
        asked = "" if node.move is None else f"\nafter {node.move}"
        return node.text(node.position.decision.seat if node.position.decision else 0) + asked


class Observer:
    """What a seat sees of a state: its view, nothing else. Views tell all that matters of what went before."""

    def __init__(self, desk: Encoder, kind: Any) -> None:
        self._whole = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(desk.size if self._whole else 0, np.float32)
        self.dict = {"view": self.tensor} if self._whole else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into the tensor."""
        if self._whole:
            node = state.node
            self.tensor[:] = 0 if node.position is None else node.row(player)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """What a seat sees as one line of JSON; a part of it alone is not told."""
        return state.node.text(player) if self._whole else None


class _Drawn(Random):
    """Chance that somebody else draws."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        super().__init__(0)
        self._sampler = sampler

    def random(self) -> float:
        return self._sampler()


@lru_cache(maxsize=32)
def _even(outcomes: int) -> list[tuple[int, float]]:
    return [(outcome, 1 / outcomes) for outcome in range(outcomes)]


def _kind(game: AnyGame, name: str, utility: Any, *, private: bool) -> Any:
    information, seats = pyspiel.GameType.Information, served(game)
    return pyspiel.GameType(
        short_name=name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if private else information.PERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": 2, "seats": 0, "rules": STANDARD, "outcomes": OUTCOMES},
    )


for _game in playable():
    register(_game)
