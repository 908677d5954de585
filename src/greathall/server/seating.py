"""Who plays a seat: sitting down, and leaving it to a bot for a while."""

from typing import TYPE_CHECKING

from greathall.server.clockwork import charge
from greathall.server.gathering import say_words
from greathall.server.people import Chair
from greathall.table.refusals import Refused

if TYPE_CHECKING:
    from greathall.server.match import Match


def seats_by_person(chairs: list[Chair]) -> dict[str, list[int]]:
    """The seats that each person plays."""
    seats: dict[str, list[int]] = {}
    for seat, chair in enumerate(chairs):
        if chair.person:
            seats.setdefault(chair.person, []).append(seat)
    return seats


async def sit(match: "Match", seat: int, person: str, name: str, words: str = "") -> None:
    """Take an open seat, and say one's words if they are asked for."""
    async with match.lock:
        if not await match.store.take_seat(match.id, seat, person, name):
            raise Refused("taken", "this seat was taken a moment ago")
        chair = match.chairs[seat]
        chair.kind, chair.person, chair.name = "person", person, name
        match.seats = seats_by_person(match.chairs)
        match.names[seat] = name
        match.announce()
        if not match.dealt and words and match.words[match.seats_of(person)[0]] is None:
            await say_words(match, person, words)


async def add_words(match: "Match", person: str, text: str) -> None:
    """Add words to the seed before the game is dealt."""
    async with match.lock:
        await say_words(match, person, text)


async def give_to_bot(match: "Match", seat: int, on: bool, bot: str) -> None:
    """A seat whose player leaves is played by a bot until it is taken back."""
    async with match.lock:
        if not on and match.clock.running and not match.clock.left[seat]:
            if match.clock.kind == "live":
                raise Refused("no-time", "your time is up: a bot plays this seat to the end")
            raise Refused("no-days", "your days for this answer are over: a bot gives it, and then the seat is yours again")
        await hand_over(match, seat, bot if on else "")


async def hand_over(match: "Match", seat: int, bot: str) -> None:
    """Within the lock: a bot plays a seat, or its player again."""
    charge(match)  # what is left stays what it is: a bot gives back no time
    await match.store.set_seat(match.id, seat, {"bot": bot})
    match.chairs[seat].bot = bot
    match.table.drop_picks(seat)
    match.announce()


async def relieve(match: "Match") -> bool:
    """Whoever has no time left hands the seat to a bot; did that happen?"""
    if not match.clock.running or match.stands:
        return False
    async with match.lock:
        charge(match)
        late = [seat for seat in match.asked() if not match.clock.left[seat]]
        for seat in late:
            await hand_over(match, seat, "greedy")
        return bool(late)
