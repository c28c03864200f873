import numpy as np
import pyspiel

GOAL, SIDES, BAD, SEATS = 40, 6, 1, 2
ROLL, STOP = 0, 1
KIND = pyspiel.GameType(
    short_name="python_greedy_pig",
    long_name="Greedy Pig",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=SEATS,
    min_num_players=SEATS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)
SIZE = pyspiel.GameInfo(
    num_distinct_actions=2,
    max_chance_outcomes=SIDES,
    num_players=SEATS,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=2_000,
)


class GreedyPigGame(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(KIND, SIZE, params or {})

    def new_initial_state(self):
        return GreedyPigState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return Pot()


class GreedyPigState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.player, self.pot, self.points, self.rolling = 0, 0, [0] * SEATS, False

    def current_player(self):
        if self.is_terminal():
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if self.rolling else self.player

    def _legal_actions(self, player):
        return [ROLL, STOP] if self.pot else [ROLL]

    def chance_outcomes(self):
        return [(face, 1 / SIDES) for face in range(SIDES)]

    def _apply_action(self, action):
        if self.rolling:
            self.rolling = False
            if action + 1 == BAD:
                self._pass_on()
            else:
                self.pot += action + 1
        elif action == ROLL:
            self.rolling = True
        else:
            self.points[self.player] = min(GOAL, self.points[self.player] + self.pot)
            self._pass_on()

    def _pass_on(self):
        self.pot = 0
        if not self.is_terminal():
            self.player = (self.player + 1) % SEATS

    def _action_to_string(self, player, action):
        if player == pyspiel.PlayerId.CHANCE:
            return f"rolled {action + 1}"
        return "roll" if action == ROLL else "stop"

    def is_terminal(self):
        return max(self.points) >= GOAL

    def returns(self):
        if not self.is_terminal():
            return [0.0] * SEATS
        return [1.0 if points >= GOAL else -1.0 for points in self.points]

    def __str__(self):
        return f"pot {self.pot}, points {self.points}"


class Pot:
    def __init__(self):
        self.tensor = np.zeros(1 + SEATS, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state, player):
        self.tensor[:] = [state.pot, *state.points]

    def string_from(self, state, player):
        return str(state)


pyspiel.register_game(KIND, GreedyPigGame)
