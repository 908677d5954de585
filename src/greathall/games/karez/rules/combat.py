"""Encounters: a Monster is revealed, one flees or fights in rounds of initiative; a Trap is one single roll."""

from typing import ClassVar, Final

from greathall.core.asking import SeatFrame
from greathall.core.frame import ASK, RUN
from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.karez.cards.catalogue import BOARD, CARDS, DECK_OF
from greathall.games.karez.cards.points import points_at, points_of_face
from greathall.games.karez.rules.death import Deaths, doomed_heroes
from greathall.games.karez.rules.dice import roll_round
from greathall.games.karez.rules.die import FATE_HIT, FREE_COLOUR, LOST, end_die, face_of, of_colour
from greathall.games.karez.rules.effects import CardEffect, take_effect
from greathall.games.karez.rules.gear import bearer_of, card_of, carried, unused
from greathall.games.karez.rules.keeping import KeepDice
from greathall.games.karez.rules.piles import discard, to_bottom, to_hand
from greathall.games.karez.rules.queries import foe_vacant, round_of_hero, usable_now
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.rules.traps import SpringTrap
from greathall.games.karez.rules.using import offer_uses, tell_dice, use, why_not_flee
from greathall.games.karez.rules.wounds import Wounds
from greathall.games.karez.words import (
    AFTER_ROLL,
    BEFORE_ROLL,
    DONE,
    DROP,
    END_CYCLE,
    FACTS,
    FIGHT,
    FLED,
    FLEE,
    GOES_ON,
    GREEN,
    NOBODY,
    ON_OVERCOME,
    ON_REVEAL,
    ON_SLAIN,
    RED,
    ROLL,
    SLAIN,
    SLAIN_FOE,
    SLEW,
    SURVIVED,
    TRAP,
    TRAPS,
    USE,
    WHITE,
    WIPED_OUT,
)


def begin_encounter(s: Karez, trip: Trip, foe: int) -> None:
    """The card is turned up. KZ-ITM-04, KZ-DIC-03: all that works once per encounter works again."""
    trip.foe = foe
    trip.foe_deck = DECK_OF[foe]
    trip.foe_hits = 0
    trip.cycle = 0
    trip.round = 0
    trip.spent = 0
    trip.once = 0
    trip.hasted = 0
    trip.boosts = 0
    trip.skip = 0
    trip.outcome = GOES_ON
    trip.dice = []
    trip.kept = []
    trip.gear = [unused(gear) for gear in trip.gear]
    s.tell("KZ-ENC-01", "meets", trip.seat, foe)


# The steps of Encounter.
REVEALED: Final = 0
FOUGHT: Final = 1
GIVING_UP: Final = 2
LEFT: Final = 4


class Encounter(SeatFrame[Karez]):
    """KZ-FLE-01: flee or fight, before any die is rolled; KZ-TRP-01: from a Trap nobody flees."""

    RULE: ClassVar[str] = "KZ-FLE-01"

    at: int = REVEALED

    def advance(self, s: Karez) -> bool:
        at = self.at
        if at == LEFT:
            s.end()
            return RUN
        trip = s.trip
        assert trip is not None
        if at == REVEALED:
            return self.revealed(s, trip)
        if at == GIVING_UP:
            return self.give_up(s, trip)
        if at == FOUGHT and trip.outcome == FLED:
            self.at = GIVING_UP  # KZ-RUL-48: the fight had to be broken off
            return RUN
        self.finish(s, trip)
        return RUN

    def revealed(self, s: Karez, trip: Trip) -> bool:
        """The window on_reveal."""
        if trip.outcome == GOES_ON and not foe_vacant(trip) and trip.foe_deck != TRAP:
            trip.outcome = SLAIN_FOE
        if trip.outcome != GOES_ON:
            self.at = FOUGHT
            return RUN
        if not usable_now(s, trip, ON_REVEAL):
            if trip.foe_deck == TRAP:
                self.go(s, trip)
                return RUN
            if CARDS[trip.foe].no_flee:
                self.go(s, trip)
                return RUN
        return ASK

    def go(self, s: Karez, trip: Trip) -> None:
        """The fight, or the roll of the Trap."""
        self.at = FOUGHT
        if trip.foe_deck == TRAP:
            s.call(SpringTrap(seat=self.seat))
        else:
            s.call(Fight(seat=self.seat))

    def give_up(self, s: Karez, trip: Trip) -> bool:
        """KZ-FLE-02: one attached card; KZ-FLE-03, KZ-ATK-11: a Valor cube if nothing is carried."""
        different = sorted({unused(gear) for gear in trip.gear})
        if len(different) > 1:
            return ASK
        if different:
            self.drop(s, trip, different[0])
        else:
            lost = min(1, s.valor[self.seat])  # KZ-RUL-20
            s.valor[self.seat] -= lost
            s.tell("KZ-FLE-03", "fled-valor", self.seat, trip.foe, lost)
            self.finish(s, trip)
        return RUN

    def drop(self, s: Karez, trip: Trip, dropped: int) -> None:
        """KZ-ATK-05: what attackers give up goes to the dungeon's owner, else to the discard pile."""
        card = card_of(dropped)
        for i, gear in enumerate(trip.gear):
            if unused(gear) == dropped:
                trip.gear.pop(i)
                break
        if trip.site >= 3:
            to_hand(s, trip.site - 3, card)
        else:
            discard(s, card)
        s.tell("KZ-FLE-02", "fled", self.seat, trip.foe, card)
        self.finish(s, trip)

    def finish(self, s: Karez, trip: Trip) -> None:
        """The foe leaves the table; what its end brings about happens."""
        self.at = LEFT
        foe = trip.foe
        deck = trip.foe_deck
        facts = FACTS * self.seat
        trip.dice = []
        trip.kept = []  # KZ-ABS-06
        if trip.outcome == SLAIN_FOE:
            trip.slain += 1
            s.facts[facts + SLEW + deck] += 1  # KZ-RUL-55: also if the last Hero fell with it
            if trip.site >= 3:
                s.facts[FACTS * (trip.site - 3) + SLAIN] += 1
            s.tell("KZ-SLN-01", "slain", self.seat, foe)
            discard(s, foe)  # KZ-SLN-03
            if CARDS[foe].programs[ON_SLAIN]:
                take_effect(s, foe, ON_SLAIN, self.seat)
        elif deck == TRAP:
            discard(s, foe)  # KZ-TRP-05, KZ-RUL-24
            if trip.outcome == SURVIVED:
                s.facts[facts + TRAPS] += 1
                s.tell("KZ-TRP-05", "survived", self.seat, foe)
        elif trip.site >= 3:
            to_hand(s, trip.site - 3, foe)  # KZ-SLN-05, KZ-ATK-10: back to the owner without hits
        else:
            to_bottom(s, foe)  # KZ-RUL-08, KZ-RUL-41
        if trip.outcome in (SLAIN_FOE, SURVIVED):
            for hero in trip.party:
                if CARDS[hero].programs[ON_OVERCOME]:
                    s.call(CardEffect(card=hero, trigger=ON_OVERCOME, seat=self.seat, target=hero))
        trip.foe = NOBODY

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        trip = s.journey()
        if self.at == GIVING_UP:
            menu.ask("KZ-FLE-02", "drop")
            for dropped in sorted({unused(gear) for gear in trip.gear}):
                menu.offer(DROP, card_of(dropped), bearer_of(dropped))
            menu.options.sort()
            if menu.why:
                menu.rule_out(DROP, "KZ-FLE-02", "not-carried")
            return
        if trip.foe_deck == TRAP:
            menu.ask("KZ-TRP-01", "trap", trip.foe)
            offer_uses(s, trip, ON_REVEAL, menu)
            menu.offer(ROLL)
            menu.judge(why_not_flee(trip), FLEE)
            return
        menu.ask("KZ-FLE-01", "flee-or-fight", trip.foe)
        offer_uses(s, trip, ON_REVEAL, menu)
        menu.judge(why_not_flee(trip), FLEE)
        menu.offer(FIGHT)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        verb = verb_of(option)
        trip = s.journey()
        if verb == USE:
            use(s, seat, first(option), second(option))
        elif verb == DROP:
            self.drop(s, trip, carried(first(option), second(option)))
        elif verb == FLEE:
            trip.outcome = FLED
            self.at = GIVING_UP
        else:
            self.go(s, trip)


# The steps of Fight.
NEXT_ROUND: Final = 0
BEFORE_THE_ROLL: Final = 1
AFTER_THE_ROLL: Final = 2
PLACING_RED: Final = 3
DEATHS: Final = 4
KEEPING: Final = 5
ROUND_OVER: Final = 6


class Fight(SeatFrame[Karez]):
    """KZ-INI-01, KZ-HIT-06: three initiative rounds, again and again, until the Monster or the party is dead."""

    RULE: ClassVar[str] = "KZ-INI-01"

    at: int = NEXT_ROUND

    def advance(self, s: Karez) -> bool:
        trip = s.trip
        assert trip is not None
        at = self.at
        if at == NEXT_ROUND:
            self.next_round(s, trip)
            at = self.at
            if at == NEXT_ROUND:
                return RUN
        if at < PLACING_RED:
            if trip.outcome != GOES_ON or CARDS[trip.foe].hp == trip.foe_hits:
                self.break_off(s, trip)
                return RUN
            if at == BEFORE_THE_ROLL:
                if usable_now(s, trip, BEFORE_ROLL):
                    return ASK
                self.roll(s, trip)
            if usable_now(s, trip, AFTER_ROLL):
                return ASK
            at = PLACING_RED
        if at == PLACING_RED:
            place_red_dice(s, trip)
            if has_free(trip, WHITE):
                self.at = DEATHS
                s.call(Wounds(seat=self.seat))
                return RUN
            at = DEATHS
        if at == DEATHS:
            if doomed_heroes(s, trip):
                self.at = KEEPING
                s.call(Deaths(seat=self.seat))
                return RUN
            at = KEEPING
        if at == KEEPING:  # KZ-RUL-22: only who lives keeps dice
            self.at = ROUND_OVER
            foe = CARDS[trip.foe]
            if foe.hp != trip.foe_hits and not foe.no_absorb and has_free(trip, GREEN):
                s.call(KeepDice(seat=self.seat))
                return RUN
        self.end_round(s, trip)
        return RUN

    def next_round(self, s: Karez, trip: Trip) -> None:
        """KZ-INI-02: the round of the next group in which anybody acts; after the last one a cycle ends."""
        trip.dice = []
        trip.boosts = 0
        order = CARDS[trip.foe].order
        start = trip.round + 1 if trip.cycle else 0
        if not trip.cycle:
            trip.cycle = 1
        acting = 1 << order
        for hero in trip.party:
            acting |= 1 << round_of_hero(trip, hero)
        for number in range(start, 3):
            if acting >> number & 1:
                trip.round = number
                self.at = BEFORE_THE_ROLL
                return
        self.end_cycle(s, trip)

    def end_cycle(self, s: Karez, trip: Trip) -> None:
        """What happens after each cycle; KZ-RUL-48: after the thirtieth the party flees."""
        if trip.cycle >= BOARD.longest_fight:
            trip.outcome = FLED
            s.tell("KZ-RUL-48", "broken-off", self.seat, trip.foe)
            s.end()
            return
        trip.cycle += 1
        trip.round = -1
        if CARDS[trip.foe].programs[END_CYCLE] and trip.foe_hits:
            s.call(CardEffect(card=trip.foe, trigger=END_CYCLE, seat=self.seat))

    def break_off(self, s: Karez, trip: Trip) -> None:
        """A card has ended the fight: a wound that fills the last hit point slays at once; KZ-FLE-06: escape works."""
        if trip.outcome == GOES_ON:
            trip.outcome = SLAIN_FOE
        s.end()

    def roll(self, s: Karez, trip: Trip) -> None:
        """KZ-DIC-01: the dice of this round."""
        roll_round(s, trip)
        if s.log is not None:
            s.tell("KZ-DIC-01", "rolled", self.seat, trip.cycle, trip.round, len(trip.dice))
            tell_dice(s, trip)
        self.at = AFTER_THE_ROLL

    def end_round(self, s: Karez, trip: Trip) -> None:
        """KZ-HIT-05, KZ-HIT-07, KZ-RUL-11: all hits count; then the Monster is slain, the party dead, or it goes on."""
        if not foe_vacant(trip):
            trip.outcome = SLAIN_FOE
            s.end()
        elif not trip.party:
            trip.outcome = WIPED_OUT
            s.end()
        else:
            self.at = NEXT_ROUND

    def offer(self, s: Karez, seat: int, menu: Menu) -> None:
        trip = s.journey()
        if self.at == BEFORE_THE_ROLL:
            menu.ask("KZ-ITM-01", "before-roll", trip.foe, trip.round)
            offer_uses(s, trip, BEFORE_ROLL, menu)
            menu.offer(ROLL)
        else:
            menu.ask("KZ-ITM-03", "after-roll", trip.foe, trip.round)
            menu.offer(DONE)
            offer_uses(s, trip, AFTER_ROLL, menu)
        menu.judge(why_not_flee(trip), FLEE)

    def choose(self, s: Karez, seat: int, option: Option) -> None:
        verb = verb_of(option)
        if verb == USE:
            use(s, seat, first(option), second(option))
        elif verb == ROLL:
            self.roll(s, s.journey())
        else:
            self.at = PLACING_RED


def place_red_dice(s: Karez, trip: Trip) -> None:
    """KZ-HIT-01, KZ-HIT-04, KZ-DIC-04: each red die fills one vacant matching hit point of the Monster, or is lost."""
    vacant = foe_vacant(trip)
    for i, die in enumerate(trip.dice):
        if die & FREE_COLOUR == of_colour(RED):
            face = face_of(die)
            if points_at(vacant, face):
                vacant -= points_of_face(face)
                trip.foe_hits += points_of_face(face)
                trip.dice[i] = end_die(die, FATE_HIT, trip.foe)
                s.tell("KZ-HIT-01", "foe-hit", trip.seat, trip.foe, face)
            else:
                trip.dice[i] = die | LOST


def has_free(trip: Trip, colour: int) -> bool:
    """Is a die of this colour still free?"""
    wanted = of_colour(colour)
    for die in trip.dice:
        if die & FREE_COLOUR == wanted:
            return True
    return False
