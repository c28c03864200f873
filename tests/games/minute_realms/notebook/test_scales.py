"""The scales: sliders are weights, and what stands beside them was played with these weights."""

from __future__ import annotations

import pytest

import realms_nb as rn
from realms_nb.core.errors import BadSetup
from realms_nb.core.narrator import LANGUAGES


@pytest.fixture
def scales():
    return rn.minute_realms.Scales(games=200, seed=3)


def shares(scales):
    return [row["win_rate"] for row in scales._chart.rows["shares"]]


def test_sliders_are_weights(scales):
    """Each slider sets the weight of its name; the rest stays as it was, and the code can be copied into a cell."""
    assert scales.weights == rn.minute_realms.Weights()
    scales.sliders["coins"].value = 1.2
    scales.sliders["gifts"].value = -0.5
    assert scales.weights == rn.minute_realms.Weights(coins=1.2, gifts=-0.5)
    assert eval(scales._code.value.removeprefix("<code>").removesuffix("</code>")) == scales.weights


def test_games_are_played_with_these_weights(scales):
    """The shares and points beside the sliders are those of a tournament with the same weights and seed."""
    assert shares(scales) == [0.5, 0.5]
    scales.sliders["coins"].value = 1.2
    cup = rn.tournament(rn.minute_realms, {"yours": scales.weights, "greedy": "greedy"}, games=200, seed=3)
    table = cup.standings.set_index("strategy")
    assert shares(scales) == [table.loc["yours", "win_rate"], table.loc["greedy", "win_rate"]]
    assert f"{table.loc['yours', 'score']:.1f} ±" in scales._scores.value


def test_back_to_the_start():
    """The button brings back the weights that the scales began with."""
    start = rn.minute_realms.Weights(coins=0.5, shields=2.0)
    scales = rn.minute_realms.Scales(start, against=rn.minute_realms.Weights(award=1.0), games=20)
    scales.sliders["shields"].value = 6.0
    scales._reset()
    assert scales.weights == start


@pytest.mark.parametrize("language", LANGUAGES)
def test_scales_speak_the_language(language):
    """Sliders, chart and the still picture of a saved notebook are in words, in the chosen language."""
    scales = rn.minute_realms.Scales(games=20, language=language)
    words = [slider.description for slider in scales.sliders.values()]
    assert len(set(words)) == len(words)
    still = scales._repr_mimebundle_()
    assert still["text/plain"].startswith("rn.Weights()\n")
    assert scales._chart.description in still["text/plain"]


def test_scales_start_from_weights():
    """Anything else than weights is refused in a sentence."""
    with pytest.raises(BadSetup, match="Scales start from weights"):
        rn.minute_realms.Scales("knight")
