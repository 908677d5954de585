"""The Four Towers: stacks of Tower Rooms, completed like Locations and kept by the player."""

from greathall.core.ids import EVERYONE
from greathall.core.rng import Rng
from greathall.core.zone import Zone
from greathall.games.meeples.cards.catalogue import ROOMS, VP
from greathall.games.meeples.rules.state import Meeples, Post
from greathall.games.meeples.rules.supply import score
from greathall.games.meeples.words import TOWER

TOWERS = 4
HEIGHT = 5


def lay_towers(rng: Rng, pool: int) -> list[Zone]:
    """MM-TWR-01: shuffle all Rooms, five face down on each Tower space, the top one turned up."""
    rooms = list(ROOMS)
    rng.shuffle(rooms)
    stacks = [Zone(pool, rooms[HEIGHT * tower : HEIGHT * (tower + 1)]) for tower in range(TOWERS)]
    for stack in stacks:
        stack.reveal(len(stack.cards) - 1)
    return stacks


def complete_room(s: Meeples, seat: int, post: Post) -> None:
    """MM-TWR-02, MM-TWR-06: its VP at once, and the tile goes to the player. Its effects follow as for a Location."""
    stack = s.rooms[post.spot - TOWER]
    stack.draw()
    s.taken[seat].append(post.card)
    s.tell("MM-TWR-06", "room-done", seat, post.card)
    score(s, seat, VP[post.card], "MM-TWR-02")


def turn_up_rooms(s: Meeples) -> None:
    """MM-TWR-06, MM-R-37: the next Room of a stack is turned up after the Draw Phase."""
    for stack in s.rooms:
        if stack.cards and stack.known[-1] != EVERYONE:
            s.reveal(stack, len(stack.cards) - 1)
            s.tell("MM-TWR-06", "room-up", s.active, stack.cards[-1])
