"""The plan of the city: where each guild may work and what may still be built, as far as owners and levels decide it."""

from typing import Final

from greathall.core.option import Option, option
from greathall.games.karez.cards.catalogue import BOARD, BUILDINGS, JOBS, LEVEL_OF, UP_TO
from greathall.games.karez.words import CONSTRUCT, UNBUILT

# By building: the masks of its jobs and of those that are open to everybody, and what it costs.
ALL_JOBS: Final = [sum(1 << job for job in row.jobs) for row in BUILDINGS]
GENERAL_JOBS: Final = [sum(1 << job for job in row.jobs if not JOBS[job].owner) for row in BUILDINGS]
COST_OF: Final = [BOARD.build_cost[level] for level in LEVEL_OF]  # KZ-CON-03, KZ-BLD-03, KZ-RUL-33: by its own level
DEAREST: Final = max(COST_OF)


class CityPlan:
    """What follows from the owners of the buildings and the state of Karez, the City Watch apart.

    It changes a few times a turn and is asked at every action, so a state keeps the last one (clones share it, as it
    never changes) and `Karez.city_plan` draws a new one only when a building or the state of Karez has changed.
    """

    __slots__ = ("at_home", "general", "karez", "owners", "sites")

    def __init__(self, seats: int, owners: list[int], karez: int) -> None:
        self.owners = owners[:]
        self.karez = karez
        self.general = 0  # mask of the jobs that are open to everybody
        self.at_home = [0] * seats  # by seat: the mask of all jobs of its own buildings
        self.sites: list[list[Option]] = [[] for _ in range(DEAREST + 1)]  # by gold: the buildings that it can pay for
        for building, owner in enumerate(owners[: UP_TO[karez]]):  # KZ-CIT-05: of levels that Karez has
            if owner == UNBUILT:
                for sites in self.sites[COST_OF[building] :]:
                    sites.append(option(CONSTRUCT, building))
                continue
            self.general |= GENERAL_JOBS[building]
            if owner >= 0:
                self.at_home[owner] |= ALL_JOBS[building]


NO_PLAN: Final = CityPlan(0, [], 0)
