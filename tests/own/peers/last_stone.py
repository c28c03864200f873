import numpy as np
import pyspiel

STONES, MOST = 15, 3
KIND = pyspiel.GameType(
    short_name="python_last_stone",
    long_name="Last Stone",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)
SIZE = pyspiel.GameInfo(
    num_distinct_actions=MOST,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=STONES,
)


class LastStoneGame(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(KIND, SIZE, params or {})

    def new_initial_state(self):
        return LastStoneState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Heap()


class LastStoneState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.player, self.stones = 0, STONES

    def current_player(self):
        return pyspiel.PlayerId.TERMINAL if self.stones == 0 else self.player

    def _legal_actions(self, player):
        return [n - 1 for n in range(1, MOST + 1) if n <= self.stones]

    def _apply_action(self, action):
        self.stones -= action + 1
        self.player = 1 - self.player

    def _action_to_string(self, player, action):
        return f"take {action + 1}"

    def is_terminal(self):
        return self.stones == 0

    def returns(self):
        if self.stones:
            return [0.0, 0.0]
        return [-1.0, 1.0] if self.player == 0 else [1.0, -1.0]

    def __str__(self):
        return f"{self.stones} stones"


class Heap:
    def __init__(self):
        self.tensor = np.zeros(STONES + 1, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor.fill(0)
        self.tensor[state.stones] = 1

    def string_from(self, state, player):
        return str(state)


pyspiel.register_game(KIND, LastStoneGame)
