"""What `07-change-a-rule` says of five seats is what its games say."""

from __future__ import annotations

from lessons.course import NOTEBOOKS, cells

import realms_nb as rn

PATH = next(path for path in NOTEBOOKS if path.stem == "07-change-a-rule")
TEXT = "\n".join(cell.source for cell in cells(PATH, "markdown")).replace("\u00a0", " ")


def test_the_fifth_seat():
    """With equal coins the last of five wins least, by the standard more than its part; both with their interval."""
    variants = {"equal": {"starting_coins": (3,) * 5}, "standard": {}}
    shares = rn.lab.compare(rn.minute_realms, variants, ["knight"] * 5, games=4_000, seed=1, quiet=True).seat_shares
    for variant in ("equal", "standard"):
        seats = shares[shares["variant"] == variant].set_index("seat")
        last = 100 * seats.loc[4, ["share", "low", "high"]].astype(float)
        assert seats.loc[4, "share"] == seats["share"].min() if variant == "equal" else seats.loc[4, "low"] > 0.2
        games = " of 4,000 games" if variant == "equal" else ""
        assert f"{last['share']:.1f} %{games} [{last['low']:.1f}, {last['high']:.1f}]" in TEXT
