"""Adventure phase (phase 3): marked explorations one after another, party and equipment, victory and failure."""

from bisect import insort
from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.core.picking import SeatPicking
from greathall.games.karez.cards.catalogue import ADVENTURES, BOARD, HEROES
from greathall.games.karez.cards.ops import GAIN
from greathall.games.karez.rules import dungeon
from greathall.games.karez.rules.combat import Encounter, begin_encounter
from greathall.games.karez.rules.effects import gain
from greathall.games.karez.rules.equipment import Equip
from greathall.games.karez.rules.gear import card_of
from greathall.games.karez.rules.piles import draw, draw_to_hand, left, to_hand
from greathall.games.karez.rules.queries import (
    able_heroes,
    is_able,
    marks_of,
    party_limit,
    seat_of_guild,
    site_of,
    stack_size,
    who_is_able,
)
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.words import (
    ATTACK,
    BEAST,
    DEAD,
    DISARMED,
    DONE,
    EXPLORE,
    FACTS,
    HUMANOID,
    JOIN,
    NOBODY,
    RESTING,
    SLAIN_FOE,
    SURVIVED,
    TRAP,
    UNDEAD,
    UNJOIN,
    USED,
    WON_ALONE,
    WON_INTACT,
    WON_LEVEL,
)

OVERCOME: Final = (SLAIN_FOE, SURVIVED, DISARMED)  # outcomes after which the party goes on


def why_not_resolve(s: Karez, seat: int, site: int) -> Why | None:
    """Why a seat does not explore this site now; None if it does: it has marked it."""
    by = s.marks[site]
    if by == seat:
        return None
    return Why("KZ-EXP-03", "not-marked") if by == NOBODY else Why("KZ-EXP-02", "marked")


class Adventures(Frame[Karez]):
    """KZ-PAR-01, KZ-RUL-17: in turn order; a player resolves all his marks, in the order he likes."""

    RULE: ClassVar[str] = "KZ-PAR-01"

    place: int = 0  # in the turn order

    def advance(self, s: Karez) -> bool:
        while self.place < s.seats:
            seat = s.order[self.place]
            marks = marks_of(s, seat)
            if marks > 1:
                return ASK
            if marks:
                s.call(Explore(seat=seat, site=s.marks.index(seat)))
                return RUN
            self.place += 1
        s.end()
        return RUN

    def asked(self, s: Karez) -> int:
        return s.order[self.place]

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        menu.ask("KZ-PAR-01", "which-exploration")
        for site, adventure in enumerate(s.adventures):
            if adventure != NOBODY:
                menu.judge(why_not_resolve(s, seat, site), EXPLORE, adventure)
        for rival, guild in enumerate(s.guilds):
            menu.judge(why_not_resolve(s, seat, site_of(rival)), ATTACK, guild)
        menu.options.sort()
        if menu.why:
            menu.rule_out(EXPLORE, "KZ-EXP-01", "not-open")
            menu.rule_out(ATTACK, "KZ-SET-02", "guild-absent")

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        if verb_of(option) == EXPLORE:
            s.call(Explore(seat=seat, site=s.adventures.index(first(option))))
        else:
            s.call(Explore(seat=seat, site=site_of(seat_of_guild(s, first(option)))))


# The steps of Explore.
SETTING_OUT: Final = 0
EQUIPPING: Final = 2
ON_THE_WAY: Final = 3
MEETING: Final = 4


class Explore(Frame[Karez]):
    """One exploration: (the dungeon's stack,) party, equipment, the threats in order, victory or failure."""

    RULE: ClassVar[str] = "KZ-ENC-01"

    seat: int
    site: int
    at: int = SETTING_OUT

    def advance(self, s: Karez) -> bool:
        at = self.at
        if at == SETTING_OUT:
            s.trip = Trip(seat=self.seat, site=self.site)
            s.call(Party(seat=self.seat))
            if self.site >= 3:
                s.call(dungeon.LayStack(owner=self.site - 3))  # KZ-ATK-02: first the stack, then the party
            self.at = EQUIPPING
            return RUN
        trip = s.journey()
        if at == EQUIPPING:
            set_out(s, trip)
            s.call(Equip(seat=self.seat))
            self.at = ON_THE_WAY
        elif at == ON_THE_WAY or (trip.outcome in OVERCOME and trip.party):  # KZ-ENC-02
            if next_threat(s, trip):
                s.call(Encounter(seat=self.seat))
                self.at = MEETING
            else:
                won(s, trip)
                s.end()
        else:
            failed(s, trip)
            s.end()
        return RUN


class Party(SeatPicking[Karez]):
    """KZ-PAR-03: Heroes are named one by one; KZ-PAR-05: at least one, able ones only, one left for each other mark."""

    RULE: ClassVar[str] = "KZ-PAR-03"
    PICK: ClassVar[int] = JOIN
    UNPICK: ClassVar[int] = UNJOIN
    DONE: ClassVar[int] = DONE

    def ask(self, s: Karez, menu: Menu) -> None:
        trip = s.journey()
        menu.ask("KZ-PAR-03", "party", party_limit(s, trip.site) - len(trip.party))

    def need(self, s: Karez) -> int:
        return 1

    def most(self, s: Karez) -> int:
        """KZ-PAR-05: as many as the site takes, and one able Hero stays for each other mark."""
        limit = party_limit(s, s.journey().site)
        return min(limit, able_heroes(s, self.seat) - (marks_of(s, self.seat) - 1))

    def held(self, s: Karez) -> list[int]:
        return s.journey().party

    def candidates(self, s: Karez) -> list[int]:
        return list(range(HEROES))

    def why_not(self, s: Karez, thing: int) -> Why | None:
        party = s.journey().party
        if s.hero_seat[thing] != self.seat:
            return Why("KZ-PAR-03", "not-your-hero")
        if not is_able(s, thing):
            return Why("KZ-PAR-05", self.unable(s.hero_status[thing]))
        if thing in party:
            return Why("KZ-PAR-03", "picked")
        limit = party_limit(s, s.journey().site)
        if len(party) >= limit:
            return Why("KZ-PAR-05", "party-full", limit, len(party))
        if len(party) >= self.most(s):
            return Why("KZ-PAR-05", "needed-for-mark")
        return None

    def unable(self, status: int) -> str:
        """What keeps a Hero at home who is not able (KZ-RUL-66)."""
        if status & DEAD:
            return "hero-dead"
        if status & RESTING:
            return "hero-rests"
        return "hero-used" if status & USED else "all-points-hit"

    def left(self, s: Karez) -> list[int]:
        party = s.journey().party
        if len(party) >= self.most(s):
            return []
        return [hero for hero in who_is_able(s, self.seat) if hero not in party]

    def put(self, s: Karez, thing: int) -> None:
        trip = s.journey()
        insort(trip.party, thing)
        trip.gear_hits.append(0)

    def take(self, s: Karez, thing: int) -> None:
        trip = s.journey()
        trip.party.remove(thing)
        trip.gear_hits.pop()

    def close(self, s: Karez) -> None:
        s.end()


def set_out(s: Karez, trip: Trip) -> None:
    """KZ-PAR-04: the party is fixed, and its Heroes are used for this turn."""
    trip.size = len(trip.party)
    for hero in trip.party:
        s.hero_status[hero] |= USED
        s.tell("KZ-PAR-03", "joins", trip.seat, hero)


def next_threat(s: Karez, trip: Trip) -> bool:
    """KZ-ENC-01: the next card of the printed decks, in order; KZ-ATK-04: of the stack. False if all are overcome."""
    if trip.site >= 3:
        if not stack_size(s):
            return False
        begin_encounter(s, trip, dungeon.draw_from_stack(s))
        return True
    threats = ADVENTURES[s.adventures[trip.site]].threats
    while trip.stage < len(threats):
        deck = threats[trip.stage]
        trip.stage += 1
        if not left(s, deck):
            deck = substitute(s, deck)
        if deck != NOBODY:
            s.reveals += 1
            begin_encounter(s, trip, draw(s, deck))
            return True
    return False


def substitute(s: Karez, deck: int) -> int:
    """KZ-RUL-42: for an exhausted deck the largest of Humanoids, Undead, Beasts; none for Traps or if all are empty."""
    if deck == TRAP:
        return NOBODY
    best = max((HUMANOID, UNDEAD, BEAST), key=lambda other: left(s, other))
    return best if left(s, best) else NOBODY


def won(s: Karez, trip: Trip) -> None:
    """KZ-WIN-01: every threat overcome and a Hero alive; KZ-ATK-06, KZ-RUL-63: the whole stack for a dungeon."""
    seat = trip.seat
    if trip.site >= 3:
        dungeon.attack_won(s, seat, trip.site - 3, trip.slain)
    else:
        adventure = ADVENTURES[s.adventures[trip.site]]
        s.tell("KZ-WIN-01", "won", seat, s.adventures[trip.site], adventure.valor)
        s.valor[seat] += adventure.valor  # KZ-ADV-02, KZ-WIN-03
        facts = FACTS * seat
        s.facts[facts + WON_ALONE] += trip.size == 1
        s.facts[facts + WON_INTACT] += trip.fallen == 0
        s.facts[facts + WON_LEVEL] = max(s.facts[facts + WON_LEVEL], adventure.level)
        s.adventures[trip.site] = NOBODY  # KZ-WIN-04, KZ-RUL-25: it leaves the game with its Threat
        s.threat[trip.site] = 0
        for _ in range(adventure.treasure):
            roll_treasure(s, seat)
    come_home(s, trip)


def roll_treasure(s: Karez, seat: int) -> None:
    """KZ-WIN-02: everything rolled is gained; 2 gold for a missing gem, 1 for a missing card."""
    number = s.rng.die()
    code, a, n, _ = BOARD.treasure[number - 1]
    s.tell("KZ-WIN-02", "treasure", seat, number)
    if code == GAIN:
        if a == 2 and not s.bank_gems:
            a, n = 0, 2
        gain(s, seat, a, n)
    elif draw_to_hand(s, seat, a.bit_length() - 1, "KZ-WIN-02") == NOBODY:
        gain(s, seat, 0, 1)


def failed(s: Karez, trip: Trip) -> None:
    """KZ-FAI-01: one more Threat on the Adventure, which stays; KZ-FAI-02, KZ-FLE-05: fled or all dead."""
    if trip.site >= 3:
        dungeon.attack_lost(s, trip.seat, trip.site - 3, trip.fallen)
    else:
        s.threat[trip.site] += 1
        s.tell("KZ-FAI-01", "failed", trip.seat, s.adventures[trip.site], s.threat[trip.site])
    come_home(s, trip)


def come_home(s: Karez, trip: Trip) -> None:
    """KZ-ITM-02, KZ-FLE-04, KZ-RUL-61: survivors bring back what they carry; KZ-RUL-29: the token returns.

    KZ-SLN-04: hits on the Heroes themselves stay; KZ-RUL-47: those on equipment are gone with the exploration."""
    for gear in trip.gear:
        to_hand(s, trip.seat, card_of(gear))
    s.marks[trip.site] = NOBODY
    s.tokens[trip.seat] += 1
    s.trip = None
