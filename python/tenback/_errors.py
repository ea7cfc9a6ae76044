"""What can go wrong in a game."""


class Refused(ValueError):
    """The rules refuse an action, which changed nothing.

    >>> game = tenback.Game(tenback.Rules("classic", players=2), seed=7)
    >>> try:
    ...     game.play(".")
    ... except tenback.Refused as refused:
    ...     print(refused.code, refused.rule)
    too_few_cards TG-4
    """

    def __init__(self, message: str, code: str, rule: str) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
