"""Every variant there is."""

import tenback


def all_variants() -> list[tenback.Rules]:
    rules = []
    for players in range(1, 6):
        usual = tenback.Rules("classic", players).hand_size
        rules += [
            tenback.Rules("classic", players, fire=fire, minimum=minimum, hand=usual - fewer)
            for fire in (False, True)
            for minimum in (2, 3)
            for fewer in (0, 1)
        ]
    rules += [tenback.Rules("quick", players, pro=pro) for players in range(2, 6) for pro in (False, True)]
    return [*rules, tenback.Rules("face")]
