"""Files of game records."""

from __future__ import annotations

import os
from collections.abc import Iterator

from tenback._core import Game


def read_records(path: str | os.PathLike[str]) -> Iterator[Game]:
    """The games of a .jsonl file, one by one, every action of them checked.

    >>> import os, tempfile
    >>> game = tenback.Game(tenback.Rules("quick", players=2), seed=3)
    >>> path = os.path.join(tempfile.mkdtemp(), "games.jsonl")
    >>> with open(path, "w") as file:
    ...     _ = file.write(game.record() + chr(10))
    >>> [game.left for game in tenback.read_records(path)]
    [50]
    """
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            if not line.strip():
                continue
            try:
                game = Game.from_record(line)
            except ValueError as error:
                raise ValueError(f"line {number}: {error}") from None
            yield game
