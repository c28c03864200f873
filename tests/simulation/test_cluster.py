"""Simulations on a cluster, through joblib's Dask backend."""

from __future__ import annotations

import joblib
import pandas as pd
import pytest
from simulation import players_for_tests as players

import realms_nb as rn


@pytest.mark.filterwarnings("default")  # Dask's own start and stop warn about sockets and event loops
def test_a_dask_cluster_gives_the_same_table():
    """On a Dask cluster a simulation gives the table that it gives here, guarded functions included."""
    distributed = pytest.importorskip("distributed")
    here = rn.simulate(rn.minute_realms, [players.first, "random"], games=110, seed=2, workers=1, quiet=True)
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, host="127.0.0.1", dashboard_address=None
        ) as cluster,
        distributed.Client(cluster),
        joblib.parallel_config(backend="dask"),
    ):
        there = rn.simulate(rn.minute_realms, [players.first, "random"], games=110, seed=2, workers=-1, quiet=True)
    assert here["forfeit"].isna().all()
    pd.testing.assert_frame_equal(there, here)
