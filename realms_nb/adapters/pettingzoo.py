"""PettingZoo: our games as AEC environments, `realms/minute-v0` and `realms/sand-v0`.

The agents are `seat_0`, `seat_1` ...; whose turn it is, acts, also several times in a row. The action mask stands in
`infos`, or beside the observation; it is all zeros for whoever need not act, because what another may do can tell what
they hold.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from realms_nb.adapters.encoding import LEAST, MOST, Encoder, one_of, playable, short_name
from realms_nb.adapters.talk import board_text
from realms_nb.core.chance import branch, checked_seed, fresh_seed
from realms_nb.core.game import AnyGame

REWARDS = ("result", "points")
MASKS = ("infos", "observation")
RENDER_MODES = ("ansi", "human")
# Who sits at a table when nobody says how many.
SEATS = 2


class PettingZooEnv(pettingzoo.AECEnv[str, Any, Any]):
    """A table of a game for PettingZoo.

    Rewards: `result` gives nothing before the end, then 1 to a winner (shared by those who share the victory) and as
    much less to the others that all is 0 together; `points` gives every seat the points it gains or loses, move by
    move. Who plays alone always gets points.

    The mask stands in `infos`. With `mask="observation"` an observation is a dictionary of `observation` and
    `action_mask`, as the wrappers of learning libraries expect it; the mask in `infos` stays.
    """

    metadata = {"render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1}

    def __init__(
        self,
        game: AnyGame | str,
        seats: int = SEATS,
        *,
        rules: Any = None,
        rewards: str = "result",
        mask: str = "infos",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        super().__init__()
        self.desk = Encoder(game, seats, rules)
        self.metadata = self.metadata | {"name": f"{short_name(self.desk.game)}_v0"}
        self.render_mode = None if render_mode is None else one_of(render_mode, RENDER_MODES, "render_mode")
        self._by_points = one_of(rewards, REWARDS, "rewards") == "points" or seats == 1
        self._language = language
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._beside = one_of(mask, MASKS, "mask") == "observation"
        box: Space[Any] = Box(LEAST, MOST, (self.desk.size,), np.float32)
        if self._beside:
            box = Dict({"observation": box, "action_mask": Box(0, 1, (self.desk.actions,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, box)
        # What all seats see, one after the other.
        self.state_space = Box(LEAST, MOST, (seats * self.desk.size,), np.float32)
        # Each agent has a space of its own, so that each can be seeded.
        self.action_spaces = {agent: Discrete(self.desk.actions) for agent in self.possible_agents}
        self._seed = fresh_seed()
        self._games = 0

    def observation_space(self, agent: str) -> Space[Any]:
        """The bounds of an observation."""
        # PettingZoo types its dictionaries by the base class of all spaces.
        return self.observation_spaces[agent]  # pyright: ignore[reportReturnType]

    def action_space(self, agent: str) -> Discrete:
        """The numbers of the moves."""
        # As above.
        return self.action_spaces[agent]  # pyright: ignore[reportReturnType]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new deal; the same seed deals the same games, one after the other."""
        if seed is not None:
            self._seed, self._games = checked_seed(seed), 0
        desk = self.desk
        self.position = desk.game.setup(desk.seats, branch(self._seed, "game", self._games), desk.rules)
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._points = desk.points(self.position)
        self._turn()

    def observe(self, agent: str) -> Any:
        """What a seat may know, as a row of numbers; `desk.columns` says what they are."""
        seen = self._seen(self.possible_agents.index(agent))
        return {"observation": seen, "action_mask": self.infos[agent]["action_mask"]} if self._beside else seen

    def state(self) -> Any:
        """For learners that are trained together: what all seats may know, one row after the other. No seat gets it."""
        return np.concatenate([self._seen(seat) for seat in range(self.desk.seats)])

    def _seen(self, seat: int) -> Any:
        return self.desk.observation(self.desk.game.view_for(self.position, seat))

    def step(self, action: Any) -> None:
        """Play the move of that number; one that is not allowed is refused, and nothing has changed."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        desk = self.desk
        position = desk.game.apply(self.position, desk.pick(self._legal, action))
        self.position = position
        self._cumulative_rewards[agent] = 0.0
        over = position.decision is None
        if self._by_points:
            before, self._points = self._points, desk.points(position)
            gains = [late - early for early, late in zip(before, self._points, strict=True)]
        else:
            gains = desk.result(position) if over else [0.0] * desk.seats
        self.rewards = dict(zip(self.agents, gains, strict=True))
        self.terminations = dict.fromkeys(self.agents, over)
        self._turn()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table as text, with nothing that only one seat knows: answered (`ansi`) or printed (`human`)."""
        if self.render_mode is None:
            return None
        text = board_text(self.desk.game, self.position, None, self._language)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(f"{text}\n")
        return None

    def close(self) -> None:
        """Nothing to put away."""

    def _turn(self) -> None:
        """Who must act, and what they may do."""
        decision = self.position.decision
        self.agent_selection = self.agents[0 if decision is None else decision.seat]
        self._legal = self.desk.legal(self.position)
        self.infos = {agent: {"action_mask": self.desk.mask({})} for agent in self.agents}
        if decision is not None:
            self.infos[self.agent_selection] = {"action_mask": self.desk.mask(self._legal)}


def env(game: AnyGame | str, **options: Any) -> Any:
    """A table in PettingZoo's wrappers: a move that is not allowed ends the game at -1, and being used in the wrong
    order is told. Options as for `PettingZooEnv`; how many sit there may be called `players`, too.
    """
    if "players" in options:
        options["seats"] = options.pop("players")
    return OrderEnforcingWrapper(TerminateIllegalWrapper(PettingZooEnv(game, **options), illegal_reward=-1))


def register(game: AnyGame) -> str:
    """Put a game on PettingZoo's list; the answer is its name there."""
    name = f"realms/{short_name(game).replace('_', '-')}-v0"
    if name not in pettingzoo.aec_registry:
        pettingzoo.register("aec", name, env, kwargs={"game": game.name})
    return name


for _game in playable():
    register(_game)
