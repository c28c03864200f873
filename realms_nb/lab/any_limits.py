"""Games at a table where a seat may not do everything, of any game: moves are forbidden by their words."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from realms_nb.core.chance import Random, branch
from realms_nb.core.game import AnyGame
from realms_nb.core.strategy import as_choice
from realms_nb.lab.report_facts import shares_at_end
from realms_nb.lab.results import Numbers

# Games by chance in which the words of moves are met.
MET = 10


def banned_words(words: Sequence[str], *, first: bool = False) -> Callable[[str], bool]:
    """Whether the text of a move has one of these words in it; or begins with it, where only the `first` counts."""
    listed = "|".join(map(re.escape, words))
    found = re.compile(rf"^(?:{listed})(?!\w)" if first else rf"(?<!\w)(?:{listed})(?!\w)")
    return lambda text: found.search(text) is not None


class LimitedTable:
    """Plays games of one table, and notes which cards could have been taken, and by whom they were."""

    def __init__(self, game: AnyGame, rules: Any, players: Sequence[Any], names: Sequence[str]) -> None:
        self._game, self._rules, self._players = game, rules, players
        self._cards = [(place, banned_words([name])) for place, name in enumerate(names)]
        # What cards a text names, asked for the same texts again and again.
        self._known: dict[str, frozenset[int]] = {}
        self.offered, self.taken = np.zeros(len(names)), np.zeros(len(names))
        self.used: set[tuple[int, int]] = set()

    def play(
        self, deal: int, limited: int = -1, banned: Callable[[str], bool] | None = None
    ) -> tuple[Numbers, Numbers]:
        """Every seat's part of the win and its points; the limited seat does nothing banned if it can do otherwise."""
        game, players = self._game, self._players
        state, rng = game.setup(len(players), deal, self._rules), Random(branch(deal, "play"))
        while (decision := state.decision) is not None:
            seat, moves = decision.seat, game.legal_moves(state)
            if banned is not None and seat == limited:
                moves = tuple(move for move in moves if not banned(str(move))) or moves
            chance = Random(int(rng.random() * 2**53))
            if len(moves) == 1:
                move = moves[0]
            else:
                move = as_choice(players[seat](game.view_for(state, seat), moves, chance)).move
            if banned is None and self._cards:
                self._note(seat, moves, move)
            state = game.apply(state, move)
        points = np.array([float(sheet.total) for sheet in game.scores(state)])
        return shares_at_end(game, state, len(players)), points

    def _note(self, seat: int, moves: Sequence[Any], move: Any) -> None:
        """A card could be taken if a move names it, and was if that move was made; what must be taken is no choice."""
        if len(moves) > 1:
            for card in frozenset().union(*(self._named(str(each)) for each in moves)):
                self.offered[card] += 1
        for card in self._named(str(move)):
            self.taken[card] += len(moves) > 1
            self.used.add((seat, card))

    def _named(self, text: str) -> frozenset[int]:
        found = self._known.get(text)
        if found is None:
            found = self._known[text] = frozenset(place for place, names_it in self._cards if names_it(text))
        return found


def verbs_of(game: AnyGame, rules: Any, seats: int) -> list[str]:
    """The words that moves begin with, where a move with another word could have been made instead."""
    found: dict[str, None] = {}
    for number in range(MET):
        state, rng = game.setup(seats, branch(0, "verbs", number), rules), Random(number)
        while state.decision is not None:
            moves = game.legal_moves(state)
            verbs = dict.fromkeys(str(move).split(" ", 1)[0] for move in moves)
            if len(verbs) > 1:
                found |= verbs
            state = game.apply(state, moves[int(rng.random() * len(moves))])
    return list(found)
