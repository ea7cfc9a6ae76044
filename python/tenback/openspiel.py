"""Games and states that answer as those of OpenSpiel do (names of pyspiel.Game and pyspiel.State).

Needs nothing: these classes are of their own, so pyspiel's algorithms that ask for its C++ types do not take them. The deal is
one chance node with a seed as outcome; docs/python.md says what was tried.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tenback._core import ACTIONS, Game, Rules

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4
DEALS = 1 << 20


class TenbackGame:
    """A variant; seats are players from 0.

    >>> state = tenback.openspiel.TenbackGame("classic", 2).new_initial_state()
    >>> state.is_chance_node()
    True
    >>> state.apply_action(7)
    >>> state.current_player(), len(state.legal_actions()), state.action_to_string(0, state.legal_actions()[0])
    (0, 28, '10>U1')
    """

    def __init__(self, game: str = "classic", players: int | None = None, **options: Any) -> None:
        self.rules = Rules(game, players, **options)

    def new_initial_state(self) -> TenbackState:
        return TenbackState(self)

    def num_players(self) -> int:
        return self.rules.players

    def num_distinct_actions(self) -> int:
        return ACTIONS

    def max_chance_outcomes(self) -> int:
        return DEALS

    def max_game_length(self) -> int:
        cards = self.rules.deck_size * (1 if self.rules.cooperative else 2)
        return 2 * cards  # a card and an end of a turn for each

    def min_utility(self) -> float:
        return 0.0 if self.rules.cooperative else -1.0

    def max_utility(self) -> float:
        return 1.0

    def utility_sum(self) -> float | None:
        return None if self.rules.cooperative else 0.0

    def observation_tensor_shape(self) -> list[int]:
        return [self.rules.features()[-1][1].stop]

    def __str__(self) -> str:
        return f"tenback({self.rules})"


class TenbackState:
    """One game; before the deal it is a chance node."""

    def __init__(self, game: TenbackGame) -> None:
        self._game = game
        self._playing: Game | None = None
        self._history: list[int] = []

    def get_game(self) -> TenbackGame:
        return self._game

    def num_players(self) -> int:
        return self._game.num_players()

    def _dealt(self) -> Game:
        if self._playing is None:
            raise ValueError("nothing is dealt yet")
        return self._playing

    def is_chance_node(self) -> bool:
        return self._playing is None

    def is_terminal(self) -> bool:
        return self._playing is not None and self._playing.over

    def current_player(self) -> int:
        if self._playing is None:
            return CHANCE_PLAYER
        if self._playing.over or self._playing.seat is None:
            return TERMINAL_PLAYER
        return self._playing.seat - 1

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every seed below 2**20, equally likely."""
        if self._playing is not None:
            raise ValueError("chance decides the deal only")
        return [(seed, 1.0 / DEALS) for seed in range(DEALS)]

    def legal_actions(self, player: int | None = None) -> list[int]:
        if self._playing is None:
            return list(range(DEALS)) if player in (None, CHANCE_PLAYER) else []
        if player is not None and player != self.current_player():
            return []
        return self._playing.legal()

    def legal_actions_mask(self, player: int | None = None) -> list[int]:
        mask = [0] * ACTIONS
        if self._playing is not None:
            for action in self.legal_actions(player):
                mask[action] = 1
        return mask

    def apply_action(self, action: int) -> None:
        if self._playing is None:
            if not 0 <= action < DEALS:
                raise ValueError(f"no deal has the number {action}")
            self._playing = Game(self._game.rules, seed=action)
        else:
            self._playing.step(action)
        self._history.append(action)

    def history(self) -> list[int]:
        return list(self._history)

    def action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE_PLAYER else self._game.rules.action_text(action)

    def returns(self) -> list[float]:
        """The share of cards laid; in Face to Face 1 and -1."""
        players = self.num_players()
        if self._playing is None:
            return [0.0] * players
        if self._game.rules.cooperative:
            deck = self._game.rules.deck_size
            return [(deck - self._playing.left) / deck] * players
        if self._playing.winner is None:
            return [0.0] * players
        return [1.0 if seat + 1 == self._playing.winner else -1.0 for seat in range(players)]

    def observation_string(self, player: int) -> str:
        return self._dealt().view_json(player + 1)

    def observation_tensor(self, player: int) -> list[float]:
        row: np.ndarray = self._dealt().view(player + 1).features()
        return [float(number) for number in row]

    def information_state_string(self, player: int) -> str:
        """All that the player has seen."""
        view = self._dealt().view(player + 1)
        return repr((sorted(view.hand), view.events))

    def clone(self) -> TenbackState:
        other = TenbackState(self._game)
        other._playing = self._playing.copy() if self._playing is not None else None
        other._history = list(self._history)
        return other

    def __str__(self) -> str:
        return "before the deal" if self._playing is None else self._playing.state_json()
