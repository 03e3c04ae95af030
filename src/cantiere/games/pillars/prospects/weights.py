"""What things are worth to a good player: tuning numbers, found by play. The rules do not know them."""

from __future__ import annotations

from typing import Final

POINT: Final = 1000  # the solver counts in thousandths of a victory point
LAST_GOLD: Final = 0.01  # gold at the end only breaks ties
REGAN_RATE: Final = 0.335  # of a gold that Regan can exchange, a little more than what she gives: she waits


class Weights:
    """The tuning numbers, in victory points unless said otherwise."""

    def __init__(self) -> None:
        # Gold buys craftsmen, spaces and cubes.
        self.gold = 0.28  # of one gold while there are rounds in which to spend it
        self.last_gold = 0.11  # of one gold in the last round, before the builders stand
        # Workers bring cubes, or gold from the mill.
        self.free_worker = 0.36  # of one that may yet be sent out in Phase I
        self.worker = 0.25  # of one more in a later round
        # A round to come, for the worth of craftsmen.
        self.effort = 10.0  # workers, and gold for the market, that feed the row
        self.supply = 4.5  # cubes of a kind that a seat can get
        self.metal_supply = 1.0
        self.later = 0.77  # a row's worth fades from round to round, as better craftsmen come
        self.keep = 0.88  # a kept cube against its price in gold
        # Builders and their spaces.
        self.bishop = 1.1
        self.start = 0.9  # of being start player next round
        self.builder = 2.0  # of one before Phase II, or lost to the town wall
        self.overlap = 0.75  # how far the others want the same spaces
        self.trade = 0.78  # of what trading promises, for each builder that trades before
        # Privileges.
        self.each_round = 1.25  # of a cube each round against its price in gold
        self.sixth = 0.8  # of one more craftsman allowed, for each round to come
        self.philip = 0.5  # for each round to come
        self.ellen = 0.25  # for each round to come
        self.thomas = 0.9
        self.tax_freedom = 3.6  # gold
        self.remigius = 2.5  # gold
        # The expansion's, for each round to come unless said otherwise.
        self.alfred = 0.35
        self.waleran = 2.2  # gold
        self.jonathan = 0.9  # gold
        self.regan = 0.5
        self.sally = 0.35
        self.black_builder = 0.9
        self.mathilde = 1.4  # once
        self.assistant = 1.0  # of one in the row
        self.reserved = 0.5  # of the space that the black builder keeps
        # What a seat scores besides, by the number of rounds to come.
        self.besides: list[float] = [0.0, 0.3, 3.4, 8.0, 14.0, 20.5]
