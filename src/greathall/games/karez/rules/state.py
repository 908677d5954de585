"""Everything that is saved of a game of Karez. Seats index the players' lists, card numbers the Heroes' lists."""

from typing import Any, ClassVar

from greathall.core.effects import Program
from greathall.core.frame import Frame
from greathall.core.outcome import Outcome
from greathall.core.record import Record
from greathall.core.rng import Rng
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.games.karez.cards.catalogue import CARDS, JOBS
from greathall.games.karez.rules.plan import NO_PLAN, CityPlan
from greathall.games.karez.words import ACTIVATED, NOBODY


class Trip(Record):
    """An exploration in progress: the party, what it carries, the threat it faces and the dice on the table.

    Counts by face are packed, four bits a face (ops.packed). A die is packed too, see dice.py.
    """

    seat: int  # the exploring player
    site: int  # 0-2: Adventure space; 3 + seat: that seat's dungeon
    stage: int = 0  # threats drawn so far
    size: int = 0  # Heroes that set out
    party: list[int] = []  # living Heroes, ascending
    gear: list[int] = []  # carried(card, bearer) | used in this encounter << 12
    gear_hits: list[int] = []  # hits on equipment, beside party
    fallen: int = 0  # Heroes that died on this exploration
    slain: int = 0  # Monsters slain on it
    foe: int = NOBODY  # the Monster or Trap faced now
    foe_hits: int = 0
    foe_deck: int = 0  # the deck it goes back to
    cycle: int = 0  # of the fight, from 1; 0 before the fight
    round: int = 0  # initiative round: FIRST, MIDDLE, FINAL
    dice: list[int] = []  # on the table in this round
    kept: list[int] = []  # face | lies on Hero << 4 | rolled by Hero << 8
    placed: list[int] = []  # picked and not confirmed, ascending: see the frame that asks
    spent: int = 0  # mask of the cards' fixed dice: Heroes by number, bit 14 the foe, bit 15 + i gear i
    once: int = 0  # mask of the Heroes whose ability was used in this encounter
    hasted: int = 0  # mask of the Heroes made to attack first in this encounter
    boosts: int = 0  # red dice added for this round, four bits a Hero
    skip: int = 0  # the foe loses its next attack
    outcome: int = 0  # of the encounter: the last words of words.py


def masks(seats: int, by: list[int]) -> list[int]:
    """For each seat the mask of what is its own in a list of seats."""
    found = [0] * seats
    for index, seat in enumerate(by):
        if seat >= 0:
            found[seat] |= 1 << index
    return found


class Karez(State):
    """The board, the guilds and all piles.

    Piles are shared between clones until one of them writes: read `piles[i]`, change only what `pile(i)` returns.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS, "turns", "trade", "turn", "phase", "karez", "balance", "citizens", "adventurers",
        "bank_citizens", "bank_adventurers", "bank_gems", "attack_tokens", "defense_tokens", "order", "guilds", "gold",
        "valor", "gems", "vp", "tokens", "till", "facts", "owners", "job_seat", "job_workers", "sale", "tent", "graves",
        "adventures", "threat", "marks", "dungeons", "moved", "hero_seat", "hero_hits", "hero_attack", "hero_defense",
        "hero_status", "piles", "trip",
    )  # fmt: skip

    def __init__(
        self, seats: int, rng: Rng, frames: list[Frame[Any]], value: int, answers: int, reveals: int,
        outcome: Outcome | None, turns: int, trade: bool, turn: int, phase: int, karez: int, balance: int,
        citizens: int, adventurers: int, bank_citizens: int, bank_adventurers: int, bank_gems: int,
        attack_tokens: int, defense_tokens: int, order: list[int], guilds: list[int], gold: list[int],
        valor: list[int], gems: list[int], vp: list[int], tokens: list[int], till: list[int], facts: list[int],
        owners: list[int], job_seat: list[int], job_workers: list[int], sale: list[int], tent: list[int], graves: int,
        adventures: list[int], threat: list[int], marks: list[int], dungeons: list[int], moved: list[int],
        hero_seat: list[int], hero_hits: list[int], hero_attack: list[int], hero_defense: list[int],
        hero_status: list[int], piles: list[Zone], trip: Trip | None, reserved: list[int] | None = None,
        heroes: list[int] | None = None,
    ) -> None:  # fmt: skip
        super().__init__(seats, rng, frames, value, answers, reveals, outcome)
        self.turns = turns  # turns of this game: ten
        self.trade = trade  # may players trade with each other?
        self.turn = turn
        self.phase = phase  # index of words.PHASES
        self.karez = karez  # VILLAGE, TOWN or CITY
        self.balance = balance  # where the marker of the Threat-Valor monitor stands
        self.citizens = citizens  # in the City Center
        self.adventurers = adventurers
        self.bank_citizens = bank_citizens
        self.bank_adventurers = bank_adventurers
        self.bank_gems = bank_gems
        self.attack_tokens = attack_tokens  # Level-up tokens in the supply
        self.defense_tokens = defense_tokens
        self.order = order  # seats in turn order
        self.guilds = guilds  # by seat; NOBODY until chosen
        self.gold = gold
        self.valor = valor
        self.gems = gems
        self.vp = vp  # Victory Points earned during play
        self.tokens = tokens  # free guild tokens
        self.till = till  # gold paid to oneself, taken back at the end of the phase
        self.facts = facts  # FACTS numbers a seat, see words.py
        self.owners = owners  # by building: seat, UNBUILT or NEUTRAL
        self.job_seat = job_seat  # by job: who reserved it, or NOBODY
        self.job_workers = job_workers  # by job: Citizens | Adventurers << 4
        self.sale = sale  # lot_of(card, building), in the order in which they were opened
        self.tent = tent  # seats that used the Healer's Tent this turn
        self.graves = graves  # mask of the seats with a guild token on the Cemetery
        self.adventures = adventures  # by Adventure space: the open Adventure, or NOBODY
        self.threat = threat  # by site: Threat cubes
        self.marks = marks  # by site: the seat that explores it this turn, or NOBODY
        self.dungeons = dungeons  # by seat: 1 if the private dungeon is open
        self.moved = moved  # by seat: the turn in which its dungeon was last opened or closed
        self.hero_seat = hero_seat  # by Hero: his master, or NOBODY while he is in a pile
        self.hero_hits = hero_hits  # packed by face, on his own hit points
        self.hero_attack = hero_attack  # Level-up tokens
        self.hero_defense = hero_defense
        self.hero_status = hero_status  # RESTING | USED | DEAD
        self.piles = piles  # see words.py; never written directly
        self.trip = trip  # the exploration in progress
        # Not saved, as the above determines it: by seat the masks of its reserved jobs and of its Heroes, and the mask of
        # the piles that no clone shares; and the last plan of the city.
        self.reserved: list[int] = masks(seats, job_seat) if reserved is None else reserved
        self.heroes: list[int] = masks(seats, hero_seat) if heroes is None else heroes
        self.own = -1
        self.plan = NO_PLAN

    def clone(self) -> "Karez":
        trip = self.trip
        self.own = 0
        new = Karez(
            seats=self.seats, rng=self.rng.clone(), frames=[f.clone() for f in self.frames], value=self.value,
            answers=self.answers, reveals=self.reveals, outcome=self.outcome, turns=self.turns, trade=self.trade,
            turn=self.turn, phase=self.phase, karez=self.karez, balance=self.balance, citizens=self.citizens,
            adventurers=self.adventurers, bank_citizens=self.bank_citizens, bank_adventurers=self.bank_adventurers,
            bank_gems=self.bank_gems, attack_tokens=self.attack_tokens, defense_tokens=self.defense_tokens,
            order=self.order[:], guilds=self.guilds[:], gold=self.gold[:], valor=self.valor[:], gems=self.gems[:],
            vp=self.vp[:], tokens=self.tokens[:], till=self.till[:], facts=self.facts[:], owners=self.owners[:],
            job_seat=self.job_seat[:], job_workers=self.job_workers[:], sale=self.sale[:], tent=self.tent[:],
            graves=self.graves, adventures=self.adventures[:], threat=self.threat[:], marks=self.marks[:],
            dungeons=self.dungeons[:], moved=self.moved[:], hero_seat=self.hero_seat[:], hero_hits=self.hero_hits[:],
            hero_attack=self.hero_attack[:], hero_defense=self.hero_defense[:], hero_status=self.hero_status[:],
            piles=self.piles[:], trip=None if trip is None else trip.clone(), reserved=self.reserved[:],
            heroes=self.heroes[:],
        )  # fmt: skip
        new.own = 0
        new.plan = self.plan
        return new

    def city_plan(self) -> CityPlan:
        """The plan of the city as it is now."""
        plan = self.plan
        if plan.owners != self.owners or plan.karez != self.karez:
            plan = self.plan = CityPlan(self.seats, self.owners, self.karez)
        return plan

    def give_hero(self, hero: int, seat: int) -> None:
        """A Hero joins a seat, or (NOBODY) leaves his own."""
        before = self.hero_seat[hero]
        if before >= 0:
            self.heroes[before] &= ~(1 << hero)
        if seat >= 0:
            self.heroes[seat] |= 1 << hero
        self.hero_seat[hero] = seat

    def pile(self, index: int) -> Zone:
        """A pile to be changed: from now on no clone shares it."""
        zone = self.piles[index]
        if not self.own >> index & 1:
            zone = zone.clone()
            self.piles[index] = zone
            self.own |= 1 << index
        return zone

    def zones(self) -> list[Zone]:
        """Every pile; handed out to be changed."""
        return [self.pile(index) for index in range(len(self.piles))]

    def program(self, card: int, trigger: int) -> Program:
        if trigger == ACTIVATED:
            return JOBS[card].program
        return CARDS[card].programs[trigger]

    def journey(self) -> Trip:
        """The exploration in progress; there must be one."""
        trip = self.trip
        assert trip is not None
        return trip
