"""White dice: absorbed by green ones or placed on hit points. All of a round are settled together, in any order."""

from bisect import insort
from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, Why, first, option, second, third, verb_of
from greathall.core.picking import SeatPicking
from greathall.games.karez.cards.catalogue import CARDS
from greathall.games.karez.cards.points import points_at, points_of_face
from greathall.games.karez.rules.die import (
    FATE_ABSORBED,
    FATE_HIT,
    FREE_COLOUR,
    FREE_FACE,
    LOST,
    end_die,
    face_of,
    is_kept_at,
    new_die,
    of_colour,
    of_face,
    owner_of,
)
from greathall.games.karez.rules.queries import gear_vacant, kept_on, own_vacant
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.words import ABSORB, COVER, DONE, GEAR, GREEN, HIT, OWN, UNABSORB, UNCOVER, UNHIT, WHITE

# Ways for a white die, in this order: absorb by Hero, cover by Hero, hit by Hero and place.
COVERS: Final = 16
HITS: Final = 32
WAY: Final = 63  # of a thing: face << 6 | way


def face_in(thing: int) -> int:
    """The face of the white die that a pick is about."""
    return thing >> 6


class Wounds(SeatPicking[Karez]):
    """KZ-HIT-03, KZ-RUL-10: the exploring player settles each white die that can hit somebody.

    Dice of one face touch only hit points and green dice of that face (KZ-DIC-05). A face is settled when all its dice are, or
    when no hit point of it is vacant any more (KZ-HIT-04); KZ-ABS-02: greens absorb before hits, so it does not matter in which
    order they are named. What leaves no choice is settled at once. Search takes face by face, ways in ascending order.

    Picks are in `Trip.placed`; hits lie on the Heroes at once, where they may be taken back; what dice came to is for the end.
    """

    RULE: ClassVar[str] = "KZ-HIT-03"
    PICK: ClassVar[int] = HIT
    UNPICK: ClassVar[int] = UNHIT
    DONE: ClassVar[int] = DONE

    dice: int = -1  # that leave a choice; -1 until this is known

    # -- what there is to pick

    def ask(self, s: Karez, menu: Menu) -> None:
        menu.ask("KZ-HIT-03", "white-die", s.journey().foe, self.dice)

    def held(self, s: Karez) -> list[int]:
        return s.journey().placed

    def candidates(self, s: Karez) -> list[int]:
        party = s.journey().party
        ways = [*party, *(COVERS + hero for hero in party)]
        ways += [HITS + 2 * hero + place for hero in party for place in (0, 1)]
        return [face << 6 | way for face in range(4) for way in ways]

    def why_not(self, s: Karez, thing: int) -> Why | None:
        trip = s.journey()
        face, way = thing >> 6, thing & WAY
        white = white_dice(trip) >> 8 * face & 255
        if not white:
            return Why("KZ-HIT-03", "no-white-die")
        if self.copies(s, thing):
            placed = placed_of(trip, face)
            return None if placed < white else Why("KZ-HIT-04", "all-placed", white, placed)
        if hit_under_a_die(s, trip, face) >= 0:
            return Why("KZ-RUL-22", "cover-first")
        if way < HITS:
            if CARDS[trip.foe].no_absorb:
                return Why("KZ-ABS-01", "no-absorb")
            return Why("KZ-ABS-01", "no-green-die") if way < COVERS else Why("KZ-ABS-03", "no-kept-die")
        hero = hero_of(way)
        vacant = own_vacant(s, hero) if place_of(way) == OWN else gear_vacant(trip, trip.party.index(hero))
        return Why("KZ-RUL-22", "kept-die-there") if points_at(vacant, face) else Why("KZ-HIT-04", "no-vacant-point")

    def copies(self, s: Karez, thing: int) -> int:
        for each in survey(s, s.journey(), thing >> 6):
            if each & WAY == thing & WAY:
                return each >> 6
        return 0

    def left(self, s: Karez) -> list[int]:
        trip = s.journey()
        white = white_dice(trip)
        found: list[int] = []
        for face in range(4):
            if white >> 8 * face & 255 > placed_of(trip, face):
                found += [face << 6 | each & WAY for each in survey(s, trip, face)]
        return found

    def need(self, s: Karez) -> int:
        """All dice of a face, unless its hit points are full before."""
        trip = s.journey()
        white = white_dice(trip)
        total = 0
        for face in range(4):
            if white >> 8 * face & 255:
                every = vacant_points(s, trip, face) or hit_under_a_die(s, trip, face) >= 0
                total += white >> 8 * face & 255 if every else placed_of(trip, face)
        return total

    def most(self, s: Karez) -> int:
        trip = s.journey()
        white = white_dice(trip)
        total = 0
        for face in range(4):
            if white >> 8 * face & 255:
                stopped = sum(each >> 6 for each in survey(s, trip, face) if each & WAY < HITS)
                room = placed_of(trip, face) + stopped + vacant_points(s, trip, face)
                total += min(white >> 8 * face & 255, room)
        return total

    def spell(self, thing: int) -> Option:
        return spelled(ABSORB, COVER, HIT, thing)

    def spell_back(self, thing: int) -> Option:
        return spelled(UNABSORB, UNCOVER, UNHIT, thing)

    def read(self, o: Option) -> int:
        verb = verb_of(o)
        way = second(o)
        if verb in (COVER, UNCOVER):
            way += COVERS
        elif verb in (HIT, UNHIT):
            way = HITS + 2 * way + 1 - third(o)
        return first(o) << 6 | way

    def pick_verbs(self) -> int:
        return 1 << ABSORB | 1 << COVER | 1 << HIT

    def unpick_verbs(self) -> int:
        return 1 << UNABSORB | 1 << UNCOVER | 1 << UNHIT

    # -- the course of it

    def advance(self, s: Karez) -> bool:
        trip = s.trip
        assert trip is not None
        if self.dice < 0:
            self.dice = settle_forced(s, self.seat, trip)
        if self.dice > 1 or (self.dice == 1 and not trip.placed):
            return ASK
        self.close(s)
        return RUN

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        if menu.free or menu.why:
            super().offer(s, seat, menu)
            if menu.why:
                for verb in (ABSORB, COVER, HIT):
                    menu.rule_out(verb, "KZ-HIT-03", "not-in-party")
            return
        self.ask(s, menu)
        self._offer_in_order(s, s.journey().placed, [], menu)
        if not menu.options:
            menu.offer(DONE)

    def _offer_in_order(self, s: Karez, held: list[int], left: list[int], menu: Menu) -> None:
        """The ways of the first face that is not settled, from the last one named on."""
        trip = s.journey()
        white = white_dice(trip)
        for face in range(4):
            number = white >> 8 * face & 255
            if number:
                placed = placed_of(trip, face)
                if placed < number and vacant_points(s, trip, face):
                    floor = 0
                    for thing in held:
                        if thing >> 6 == face:
                            floor = thing & WAY
                    ways = ways_on(s, trip, face, number - placed, floor)
                    if not ways:  # a person had picked freely, and a bot goes on
                        ways = [each & WAY for each in survey(s, trip, face)]
                    for way in ways:
                        menu.options.append(self.spell(face << 6 | way))
                    return

    def put(self, s: Karez, thing: int) -> None:
        trip = s.journey()
        insort(trip.placed, thing)
        inflict(s, trip, thing, 1)

    def take(self, s: Karez, thing: int) -> None:
        trip = s.journey()
        trip.placed.remove(thing)
        inflict(s, trip, thing, -1)

    def close(self, s: Karez) -> None:
        trip = s.journey()
        placed, trip.placed = trip.placed, []
        for thing in placed:
            record(s, self.seat, trip, thing)
        for face in range(4):
            lose_dice(trip, face)  # KZ-HIT-04
        s.end()


def spelled(absorb: int, cover: int, hit: int, thing: int) -> Option:
    """The answer of one of these verbs for a thing."""
    face, way = thing >> 6, thing & WAY
    if way < COVERS:
        return option(absorb, face, way)
    if way < HITS:
        return option(cover, face, way - COVERS)
    return option(hit, face, hero_of(way), place_of(way))


def hero_of(way: int) -> int:
    """Who is hit by a way."""
    return (way - HITS) >> 1


def place_of(way: int) -> int:
    """Where he is hit: OWN or GEAR."""
    return 1 - ((way - HITS) & 1)


def placed_of(trip: Trip, face: int) -> int:
    """How many dice of a face are picked."""
    count = 0
    for thing in trip.placed:
        if thing >> 6 == face:
            count += 1
    return count


def vacant_points(s: Karez, trip: Trip, face: int) -> int:
    """The vacant hit points of a face in the whole party."""
    points = 0
    for place, hero in enumerate(trip.party):
        points += points_at(own_vacant(s, hero), face) + points_at(gear_vacant(trip, place), face)
    return points


def survey(s: Karez, trip: Trip, face: int) -> list[int]:
    """What may be done with one more white die of this face, ascending: room << 6 | way, the room being for how many dice."""
    found: list[int] = []
    placed = trip.placed
    hero = hit_under_a_die(s, trip, face)
    if hero >= 0:
        return [kept_left(trip, hero, face) << 6 | COVERS + hero]
    if not CARDS[trip.foe].no_absorb:
        wanted = of_face(face, GREEN)
        green = [owner_of(die) for die in trip.dice if die & FREE_FACE == wanted]  # whose they are
        if green:
            for hero in trip.party:
                if hero in green:
                    room = green.count(hero) - (placed.count(face << 6 | hero) if placed else 0)
                    if room:
                        found.append(room << 6 | hero)
        if trip.kept:
            for hero in trip.party:
                room = kept_left(trip, hero, face)
                if room:
                    found.append(room << 6 | COVERS + hero)
    for place, hero in enumerate(trip.party):
        own = points_at(own_vacant(s, hero), face)
        gear = points_at(gear_vacant(trip, place), face)
        bare = own + gear - (kept_left(trip, hero, face) if trip.kept else 0)
        if bare > 0:
            if gear:
                found.append(min(gear, bare) << 6 | HITS + 2 * hero + 1 - GEAR)
            if own:
                found.append(min(own, bare) << 6 | HITS + 2 * hero + 1 - OWN)
    return found


def hit_under_a_die(s: Karez, trip: Trip, face: int) -> int:
    """KZ-RUL-22: the Hero who is hit where a kept die lies, because its cover was taken back; -1 if nobody is."""
    if trip.kept and trip.placed:
        for place, hero in enumerate(trip.party):
            vacant = points_at(own_vacant(s, hero), face) + points_at(gear_vacant(trip, place), face)
            if vacant < kept_left(trip, hero, face):
                return hero
    return -1


def kept_left(trip: Trip, hero: int, face: int) -> int:
    """Green dice that lie on a Hero's hit points of this face and are not picked to stop anything."""
    kept = kept_on(trip, hero, face)
    return kept - trip.placed.count(face << 6 | COVERS + hero) if kept and trip.placed else kept


def ways_on(s: Karez, trip: Trip, face: int, white: int, floor: int) -> list[int]:
    """The ways from `floor` on by which all of so many white dice can still be settled in ascending order.

    Every die must be settled while a hit point is vacant; a point under a kept die is vacant too and is covered first."""
    points = vacant_points(s, trip, face)
    if not points:
        return []
    ways = survey(s, trip, face)
    if white == 1:  # a single die finds a place by any way
        return [each & WAY for each in ways if each & WAY >= floor]
    found: list[int] = []
    for index, each in enumerate(ways):
        if each & WAY >= floor and (each & WAY < COVERS or fits(s, trip, face, ways, index, white, points)):
            found.append(each & WAY)
    return found


def fits(s: Karez, trip: Trip, face: int, ways: list[int], index: int, white: int, points: int) -> bool:
    """Can all dice be settled by this way and later ones, or all hit points be filled?"""
    later = 0
    hits = 0
    counted = -1  # the Hero whose hit points are counted
    for each in ways[index:]:
        way = each & WAY
        if way < HITS:
            later += 2 * (each >> 6)  # the cover, and then the bare point
            hits += each >> 6
        elif hero_of(way) != counted:
            counted = hero_of(way)
            room = each >> 6
            if place_of(way) == GEAR:  # and his own points after those of his equipment
                room = bare_points(s, trip, counted, face)
            later += room
            hits += room
    return white <= later or hits >= points


def bare_points(s: Karez, trip: Trip, hero: int, face: int) -> int:
    """Vacant hit points of a Hero on which no kept die lies."""
    vacant = (points_at(own_vacant(s, hero), face)) + (points_at(gear_vacant(trip, trip.party.index(hero)), face))
    return vacant - kept_left(trip, hero, face)


def settle_forced(s: Karez, seat: int, trip: Trip) -> int:
    """Settle the dice that have one way only; how many are left that have more."""
    white = white_dice(trip)
    left = 0
    for face in range(4):
        number = white >> 8 * face & 255
        floor = 0
        while number:
            ways = ways_on(s, trip, face, number, floor)
            if len(ways) > 1:
                left += number
                break
            if not ways:
                lose_dice(trip, face)  # KZ-HIT-04
                break
            floor = ways[0]
            inflict(s, trip, face << 6 | floor, 1)
            record(s, seat, trip, face << 6 | floor)
            number -= 1
    return left


def inflict(s: Karez, trip: Trip, thing: int, by: int) -> None:
    """A hit lies on a Hero or his equipment, or leaves it again; other ways leave no hit."""
    way = thing & WAY
    if way >= HITS:
        hits = points_of_face(thing >> 6, by)
        if place_of(way) == OWN:
            s.hero_hits[hero_of(way)] += hits
        else:
            trip.gear_hits[trip.party.index(hero_of(way))] += hits


def record(s: Karez, seat: int, trip: Trip, thing: int) -> None:
    """The dice themselves meet their fate, and it is told."""
    face, way = thing >> 6, thing & WAY
    index = find_die(trip, WHITE, face)
    die = trip.dice[index]
    if way < COVERS:  # KZ-ABS-01
        green = find_die_of(trip, GREEN, face, way)
        trip.dice[green] = end_die(trip.dice[green], FATE_ABSORBED, way)
        trip.dice[index] = end_die(die, FATE_ABSORBED, way)
        s.tell("KZ-ABS-01", "absorbed", seat, face, way)
    elif way < HITS:  # KZ-ABS-03: the kept die is used up and will be rolled again (KZ-ABS-04)
        hero = way - COVERS
        for i, kept in enumerate(trip.kept):
            if is_kept_at(kept, face, hero):
                trip.kept.pop(i)
                break
        trip.dice[index] = end_die(die, FATE_ABSORBED, hero)
        s.tell("KZ-ABS-03", "absorbed", seat, face, hero)
    else:  # KZ-HIT-02
        trip.dice[index] = end_die(die, FATE_HIT, hero_of(way))
        s.tell("KZ-HIT-02", "hero-hit", seat, hero_of(way), face)


def white_dice(trip: Trip) -> int:
    """The free white dice on the table, eight bits a face."""
    count = 0
    for die in trip.dice:
        if die & FREE_COLOUR == of_colour(WHITE):
            count += 1 << 8 * face_of(die)
    return count


def find_die(trip: Trip, colour: int, face: int) -> int:
    """The place of a free die on the table."""
    wanted = of_face(face, colour)
    for i, die in enumerate(trip.dice):
        if die & FREE_FACE == wanted:
            return i
    raise ValueError("no such die is free")


def find_die_of(trip: Trip, colour: int, face: int, owner: int) -> int:
    """The place of a free die of one card."""
    return trip.dice.index(new_die(face, colour, owner))


def lose_dice(trip: Trip, face: int) -> None:
    """White dice that match no vacant hit point have no effect."""
    wanted = of_face(face, WHITE)
    for i, die in enumerate(trip.dice):
        if die & FREE_FACE == wanted:
            trip.dice[i] = die | LOST
