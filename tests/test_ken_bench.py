"""The simulation of Ken's chances lies near what the rules were designed with."""

from __future__ import annotations

import pytest

from bench.ken import DESIGNED, cell
from partyhost.titles.beat_ken.options import STRENGTHS, Rules


@pytest.mark.parametrize(("players", "rate"), [(2, 0.55), (3, 0.40), (4, 0.70)])
@pytest.mark.parametrize("strength", ["normal", "champion"])
def test_kens_share_of_wins(players: int, rate: float, strength: str) -> None:
    rules = Rules(ken_strength=strength)  # type: ignore[arg-type]
    found = cell(players, rate, rules, games=500)
    designed = DESIGNED[players, rate][list(STRENGTHS).index(strength)]
    assert abs(found.share - designed) < 0.05
    assert 20 < found.minutes < 42
