"""White dice: absorbed by green ones or placed on hit points; green dice kept for later."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, first, second, third, verb_of
from greathall.games.karez.cards import CARDS
from greathall.games.karez.dice import FATE_ABSORBED, FATE_HIT, FATE_KEPT, FREE_COLOUR, FREE_FACE, LOST, end_die
from greathall.games.karez.queries import gear_vacant, kept_on, own_vacant
from greathall.games.karez.state import Karez, Trip
from greathall.games.karez.words import ABSORB, COVER, GEAR, GREEN, HIT, OWN, RELEASE, STORE, WHITE

# The order in which the answers for one face are given: absorb by Hero, cover by Hero, hit by Hero and place.
COVERS: Final = 16
HITS: Final = 32


class Wounds(Frame[Karez]):
    """KZ-HIT-03, KZ-RUL-10: the exploring player settles each white die that can hit somebody, one at a time.

    Dice of one face touch only hit points and green dice of that face (KZ-DIC-05), so faces come one after another, and
    within a face the answers come in ascending order: no two ways lead to the same end.
    """

    RULE: ClassVar[str] = "KZ-HIT-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "face", "floor")

    def __init__(self, seat: int, face: int = 0, floor: int = 0) -> None:
        self.seat = seat
        self.face = face
        self.floor = floor  # the kind of the last answer for this face

    def clone(self) -> "Wounds":
        return Wounds(seat=self.seat, face=self.face, floor=self.floor)

    def advance(self, s: Karez) -> bool:
        trip = s.trip
        assert trip is not None
        white = white_dice(trip)
        while white >> 8 * self.face:
            number = white >> 8 * self.face & 255
            if number:
                ways = self.ways(s, trip, number)
                if len(ways) > 1:
                    return ASK
                if ways:
                    self.settle(s, trip, ways[0])
                    white -= 1 << 8 * self.face
                    continue
                lose_dice(trip, self.face)  # KZ-HIT-04
            self.face += 1
            self.floor = 0
        s.end()
        return RUN

    def ways(self, s: Karez, trip: Trip, white: int) -> list[int]:
        """What may be done with the next white die of this face; nothing if no hit point is vacant for it."""
        face = self.face
        shift = 4 * face
        ways: list[int] = []
        room: list[int] = []  # beside each way: how many dice it could take
        points = 0  # vacant hit points of this face
        if not CARDS[trip.foe].no_absorb:
            wanted = face | GREEN << 2
            green = [die >> 4 & 127 for die in trip.dice if die & FREE_FACE == wanted]  # whose they are
            if green:
                for hero in trip.party:
                    if hero in green:
                        ways.append(hero)
                        room.append(green.count(hero))
            if trip.kept:
                for hero in trip.party:
                    kept = kept_on(trip, hero, face)
                    if kept:
                        ways.append(COVERS + hero)
                        room.append(kept)
        for place, hero in enumerate(trip.party):
            own = own_vacant(s, hero) >> shift & 15
            gear = gear_vacant(trip, place) >> shift & 15
            points += own + gear
            bare = own + gear - (kept_on(trip, hero, face) if trip.kept else 0)
            if bare > 0:
                if gear:
                    ways.append(HITS + 2 * hero + 1 - GEAR)
                    room.append(bare)
                if own:
                    ways.append(HITS + 2 * hero + 1 - OWN)
                    room.append(min(own, bare))
        if not points:
            return []
        if white == 1:  # a single die finds a place by any way
            return [way for way in ways if way >= self.floor]
        return [way for i, way in enumerate(ways) if way >= self.floor and fits(ways, room, i, white, points)]

    def settle(self, s: Karez, trip: Trip, way: int) -> None:
        """One white die meets its fate."""
        face = self.face
        self.floor = way
        index = find_die(trip, WHITE, face)
        die = trip.dice[index]
        if way < COVERS:  # KZ-ABS-01, KZ-ABS-02
            green = find_die_of(trip, GREEN, face, way)
            trip.dice[green] = end_die(trip.dice[green], FATE_ABSORBED, way)
            trip.dice[index] = end_die(die, FATE_ABSORBED, way)
            s.tell("KZ-ABS-01", "absorbed", self.seat, face, way)
        elif way < HITS:  # KZ-ABS-03: the kept die is used up and will be rolled again (KZ-ABS-04)
            hero = way - COVERS
            for i, kept in enumerate(trip.kept):
                if kept & 255 == face | hero << 4:
                    trip.kept.pop(i)
                    break
            trip.dice[index] = end_die(die, FATE_ABSORBED, hero)
            s.tell("KZ-ABS-03", "absorbed", self.seat, face, hero)
        else:  # KZ-HIT-02
            hero = (way - HITS) >> 1
            if (way - HITS) & 1 == 1 - OWN:
                s.hero_hits[hero] += 1 << 4 * face
            else:
                trip.gear_hits[trip.party.index(hero)] += 1 << 4 * face
            trip.dice[index] = end_die(die, FATE_HIT, hero)
            s.tell("KZ-HIT-02", "hero-hit", self.seat, hero, face)

    def asked(self, s: Karez) -> int:
        return self.seat

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        trip = s.journey()
        white = white_dice(trip) >> 8 * self.face & 255
        menu.ask("KZ-HIT-03", "white-die", trip.foe, self.face, white)
        for way in self.ways(s, trip, white):
            if way < COVERS:
                menu.offer(ABSORB, self.face, way)
            elif way < HITS:
                menu.offer(COVER, self.face, way - COVERS)
            else:
                menu.offer(HIT, self.face, (way - HITS) >> 1, 1 - ((way - HITS) & 1))
        menu.options.sort()

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        verb = verb_of(option)
        way = second(option)
        if verb == COVER:
            way += COVERS
        elif verb == HIT:
            way = HITS + 2 * way + 1 - third(option)
        self.settle(s, s.journey(), way)


def fits(ways: list[int], room: list[int], index: int, white: int, points: int) -> bool:
    """Can all dice that have to be placed still be placed by this way and later ones?

    Every die must be settled while a hit point is vacant; a covered point is vacant too and has to be covered first."""
    way = ways[index]
    if way < COVERS:
        return True
    later = 0
    hits = 0
    for i in range(index, len(ways)):
        if ways[i] < HITS:
            later += 2 * room[i]  # the cover, and then the bare point
            hits += room[i]
        elif not (i > index and ways[i] >> 1 == ways[i - 1] >> 1 and ways[i - 1] >= HITS):
            later += room[i]
            hits += room[i]
    return white <= later or hits >= points


def white_dice(trip: Trip) -> int:
    """The free white dice on the table, eight bits a face."""
    count = 0
    for die in trip.dice:
        if die & FREE_COLOUR == WHITE << 2:
            count += 1 << 8 * (die & 3)
    return count


def find_die(trip: Trip, colour: int, face: int) -> int:
    """The place of a free die on the table."""
    wanted = face | colour << 2
    for i, die in enumerate(trip.dice):
        if die & FREE_FACE == wanted:
            return i
    raise ValueError("no such die is free")


def find_die_of(trip: Trip, colour: int, face: int, owner: int) -> int:
    """The place of a free die of one card."""
    return trip.dice.index(face | colour << 2 | owner << 4)


def lose_dice(trip: Trip, face: int) -> None:
    """White dice that match no vacant hit point have no effect."""
    wanted = face | WHITE << 2
    for i, die in enumerate(trip.dice):
        if die & FREE_FACE == wanted:
            trip.dice[i] = die | LOST


class KeepDice(Frame[Karez]):
    """KZ-ABS-03, KZ-RUL-22: each unused green die may lie on a vacant matching hit point of any Hero of the party."""

    RULE: ClassVar[str] = "KZ-ABS-03"
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "index")

    def __init__(self, seat: int, index: int = 0) -> None:
        self.seat = seat
        self.index = index  # of the die asked about

    def clone(self) -> "KeepDice":
        return KeepDice(seat=self.seat, index=self.index)

    def advance(self, s: Karez) -> bool:
        dice = s.journey().dice
        while self.index < len(dice):
            die = dice[self.index]
            if die >> 2 & 3 == GREEN and not die >> 12 and self.places(s, die & 3):
                return ASK
            self.index += 1
        s.end()
        return RUN

    def places(self, s: Karez, face: int) -> list[int]:
        """Heroes with a vacant matching hit point on which no die lies."""
        trip = s.journey()
        found: list[int] = []
        for place, hero in enumerate(trip.party):
            vacant = (own_vacant(s, hero) >> 4 * face & 15) + (gear_vacant(trip, place) >> 4 * face & 15)
            if vacant > kept_on(trip, hero, face):
                found.append(hero)
        return found

    def asked(self, s: Karez) -> int:
        return self.seat

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        die = s.journey().dice[self.index]
        roller = die >> 4 & 127
        menu.ask("KZ-ABS-03", "keep-die", die & 3, roller)
        for hero in self.places(s, die & 3):
            menu.offer(STORE, die & 3, roller, hero)
        menu.offer(RELEASE, die & 3, roller)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        trip = s.journey()
        die = trip.dice[self.index]
        if verb_of(option) == STORE:
            hero = third(option)
            trip.kept.append(die & 3 | hero << 4 | (die >> 4 & 127) << 8)
            trip.dice[self.index] = end_die(die, FATE_KEPT, hero)
            s.tell("KZ-ABS-03", "kept-die", seat, first(option), second(option), hero)
        else:
            while self.index + 1 < len(trip.dice) and trip.dice[self.index + 1] == die:
                self.index += 1  # an equal die would be the same question again
        self.index += 1
