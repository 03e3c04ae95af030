"""What things are worth to a good player: tuning numbers, found by play. The rules do not know them."""

from __future__ import annotations

from typing import Final

POINT: Final = 1000  # the solver counts in thousandths of a victory point
LAST_GOLD: Final = 0.01  # gold at the end only breaks ties


class Weights:
    """The tuning numbers, in victory points unless said otherwise."""

    def __init__(self) -> None:
        # Gold buys craftsmen, spaces and cubes; the first pieces are needed most.
        self.gold = 0.28  # of one gold while there are rounds in which to spend it
        self.last_gold = 0.16  # of one gold in the last round, before the builders stand
        self.rich = 14.0  # gold beyond this …
        self.rich_part = 0.6  # … is worth this part only
        # Workers bring cubes, or gold from the mill.
        self.free_worker = 0.36  # of one that may yet be sent out in Phase I
        self.worker = 0.33  # of one more in a later round
        # A round to come, for the worth of craftsmen.
        self.effort = 15.0  # workers, and gold for the market, that feed the row
        self.supply = 4.5  # cubes of a kind that a seat can get
        self.metal_supply = 0.7
        self.later = 0.9  # a row's worth fades from round to round, as better craftsmen come
        self.keep = 0.75  # a kept cube against its price in gold
        # Builders and their spaces.
        self.bishop = 1.1
        self.start = 0.6  # of being start player next round
        self.builder = 1.6  # of one before Phase II, or lost to the town wall
        self.overlap = 0.55  # how far the others want the same spaces
        self.trade = 0.92  # of what trading promises, for each builder that trades before
        # Privileges.
        self.each_round = 0.9  # of a cube each round against its price in gold
        self.sixth = 0.8  # of one more craftsman allowed, for each round to come
        self.philip = 0.5  # for each round to come
        self.ellen = 0.25  # for each round to come
        self.thomas = 0.9
        self.tax_freedom = 3.6  # gold
        self.remigius = 3.5  # gold
        # What a seat scores besides, by the number of rounds to come.
        self.besides: list[float] = [0.0, -1.0, 1.5, 5.0, 10.0, 15.5]
