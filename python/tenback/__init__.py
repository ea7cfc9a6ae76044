"""The Game, Quick & Easy and Face to Face, to study: rules, views, bots, a solver, and batches of games at full speed.

>>> import tenback
>>> game = tenback.Game(tenback.Rules("classic", players=2), seed=7)
>>> bot = tenback.Bot("greedy")
>>> while not game.over:
...     for action in bot.think(game.view(game.seat)).actions:
...         game.step(action)
>>> game.status, game.left
('lost', 17)
"""

from tenback._core import (
    ACTIONS,
    ACTIONS_WITH_TALK,
    END,
    Batch,
    Bot,
    Choice,
    Game,
    Rules,
    Solution,
    State,
    View,
    bots,
    solve,
)
from tenback._errors import Refused
from tenback._records import read_records

__all__ = [
    "ACTIONS",
    "ACTIONS_WITH_TALK",
    "END",
    "Batch",
    "Bot",
    "Choice",
    "Game",
    "Refused",
    "Rules",
    "Solution",
    "State",
    "View",
    "bots",
    "read_records",
    "solve",
]
