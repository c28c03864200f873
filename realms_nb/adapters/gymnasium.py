"""Gymnasium: one seat learns, the others are played by strategies. Alone, nobody else is needed.

Whatever can be played alone is on the list as `realms/<game>-solo-v0`, a table of two with a knight as
`realms/<game>-v0`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Discrete

from realms_nb.adapters.encoding import (
    LEAST,
    MOST,
    Encoder,
    WrongAction,
    one_of,
    playable,
    record_of,
    served,
    short_name,
)
from realms_nb.adapters.talk import board_text
from realms_nb.core.chance import LARGEST_SEED, Random, branch, stream
from realms_nb.core.game import AnyGame
from realms_nb.core.strategy import as_choice
from realms_nb.players.registry import Participant, players, resolve

# So many steps end an episode in Gymnasium's list: who never looks at the mask would go on for ever.
LONGEST = 2_000
REWARDS = ("result", "points")
OPPONENT = "knight"


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a game for Gymnasium; `opponents` sit after it, in turn order.

    The action mask stands in `info["action_mask"]`. A move that is not allowed changes nothing, earns nothing, and
    `info["refused"]` says why. Rewards are as in `PettingZooEnv`; alone they are points.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: AnyGame | str,
        opponents: Sequence[Participant] = (),
        *,
        seat: int = 0,
        rules: Any = None,
        rewards: str = "result",
        render_mode: str | None = None,
        language: str = "en",
    ) -> None:
        record = record_of(game)
        self.desk = Encoder(record, len(opponents) + 1, rules)
        self.seat = seat % self.desk.seats
        self._others = [resolve(record, player).choose for player in opponents]
        self._by_points = one_of(rewards, REWARDS, "rewards") == "points" or not opponents
        self.render_mode = None if render_mode is None else one_of(render_mode, ("ansi",), "render_mode")
        self._language = language
        self.observation_space = Box(LEAST, MOST, (self.desk.size,), np.float32)
        self.action_space = Discrete(self.desk.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new deal, played on until it is the learner's turn."""
        super().reset(seed=seed)
        deal = int(self.np_random.integers(0, LARGEST_SEED))
        self.position = self.desk.game.setup(self.desk.seats, deal, self.desk.rules)
        self._chance = [stream(branch(deal, "seat", number)) for number in range(self.desk.seats)]
        self._play_others()
        self._points = self.desk.points(self.position)[self.seat]
        return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the move of that number, and let the others answer."""
        desk = self.desk
        try:
            move = desk.pick(self._legal, action)
        except WrongAction as error:
            observation, info = self._seen()
            return observation, 0.0, False, False, info | {"refused": str(error)}
        self.position = desk.game.apply(self.position, move)
        self._play_others()
        over = self.position.decision is None
        if self._by_points:
            before, self._points = self._points, desk.points(self.position)[self.seat]
            reward = self._points - before
        else:
            reward = desk.result(self.position)[self.seat]
        observation, info = self._seen()
        return observation, float(reward), over, False, info

    def action_masks(self) -> Any:
        """The mask alone, where others look for it."""
        return self.desk.mask(self._legal).astype(bool)

    def render(self) -> Any:
        """The table as text, as the learner's seat sees it."""
        if self.render_mode is None:
            return None
        return board_text(self.desk.game, self.position, self.seat, self._language)

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        self._legal = self.desk.legal(self.position)
        view = self.desk.game.view_for(self.position, self.seat)
        return self.desk.observation(view), {"action_mask": self.desk.mask(self._legal)}

    def _play_others(self) -> None:
        game = self.desk.game
        while (decision := self.position.decision) is not None and decision.seat != self.seat:
            seat = decision.seat
            choose = self._others[(seat - self.seat - 1) % self.desk.seats]
            rng: Random = self._chance[seat]
            choice = as_choice(choose(game.view_for(self.position, seat), game.legal_moves(self.position), rng))
            self.position = game.apply(self.position, choice.move)


def register(game: AnyGame) -> tuple[str, ...]:
    """Put a game on Gymnasium's list, alone and at a table of two as far as it can be played so; its names there."""
    seats, base = served(game), f"realms/{short_name(game).replace('_', '-')}"
    other = OPPONENT if OPPONENT in players(game) else "random"
    tables: dict[str, tuple[str, ...]] = {f"{base}-solo-v0": ()} if 1 in seats else {}
    if 2 in seats:
        tables[f"{base}-v0"] = (other,)
    for name, opponents in tables.items():
        if name not in gymnasium.registry:
            kwargs = {"game": game.name, "opponents": opponents}
            gymnasium.register(name, "realms_nb.adapters.gymnasium:SeatEnv", max_episode_steps=LONGEST, kwargs=kwargs)
    return tuple(tables)


for _game in playable():
    register(_game)
