"""The Draw Phase: new Monsters, new meeples, Draw Phase effects, Tavern Quests, new tiles."""

from typing import ClassVar, Final

from greathall.core.frame import ASK, RUN, Frame
from greathall.core.ids import NO_SEAT
from greathall.core.option import Menu, Option, Why, first, verb_of
from greathall.games.meeples.cards.catalogue import CARDS, NONE, PROGRAMS, QUESTS
from greathall.games.meeples.rules.development import fill_offer
from greathall.games.meeples.rules.effects import Benefit
from greathall.games.meeples.rules.endgame import LAST_CARD
from greathall.games.meeples.rules.quests import CompleteQuests
from greathall.games.meeples.rules.rivals import DRAW_STEP
from greathall.games.meeples.rules.state import Meeples
from greathall.games.meeples.rules.supply import draw_meeples, exhaust, take_from_supply
from greathall.games.meeples.rules.towers import turn_up_rooms
from greathall.games.meeples.words import CORRUPTION, DISTRICTS, DONE, MEEPLES, PUT_IN, TO_LODGINGS, USE_QUEST, band

# MM-R-06: the order of the steps; 3 and 5 happen inside 2, 6 inside every draw.
SLIDE: Final = 0
MONSTERS: Final = 1
DRAW_MEEPLES: Final = 2
EFFECTS: Final = 3
TAVERN_QUESTS: Final = 4
TILES: Final = 5

CITY_SIZE: Final = 6
DRAW_NUMBERS: Final = (4, 5, 6, 6)  # by Dark Council Arrives cards out: MM-DRAW-09, MM-DRAW-10
DRAW_EFFECTS: Final = tuple(card for card in QUESTS if CARDS[card].at == "draw_phase")
FIRST_BIT: Final = 8  # of these effects in s.used


class DrawPhase(Frame[Meeples]):
    """MM-R-08: it is played in full also in the last turns."""

    RULE: ClassVar[str] = "MM-DRAW-02"

    at: int = SLIDE
    homeless: int = NONE  # a new Monster whose district is full

    def advance(self, s: Meeples) -> bool:
        at = self.at
        if at == SLIDE:
            slide(s)
            self.at = MONSTERS
        elif at == MONSTERS:
            return self._monsters(s)
        elif at == DRAW_MEEPLES:
            draw_meeples(s, s.active, DRAW_NUMBERS[min(s.arrived, LAST_CARD)] + s.extra_draw)
            self.at = EFFECTS
        elif at == EFFECTS:
            if any_effect(s):
                return ASK
            self.at = TAVERN_QUESTS
        elif at == TAVERN_QUESTS:
            self.at = TILES
            s.just_drawn = 0
            s.call(CompleteQuests(s.active, DRAW_STEP, NONE))
        else:
            fill_offer(s)
            end_of_turn(s)
            s.end()
        return RUN

    def _monsters(self, s: Meeples) -> bool:
        """MM-DRAW-02, MM-DRAW-08, MM-DRAW-12, MM-R-03, MM-R-04: until six lie in the city or the deck is empty."""
        if self.homeless != NONE:
            free = districts_with_room(s)
            if len(free) > 1:
                return ASK
            place_monster(s, self.homeless, free[0])
            self.homeless = NONE
        elif len(s.city) - s.city.count(NONE) >= CITY_SIZE or not deck_size(s):
            self.at = DRAW_MEEPLES
        else:
            card = draw_card(s)
            if card == NONE:
                council_arrives(s)
            elif has_room(s, CARDS[card].district):
                place_monster(s, card, CARDS[card].district)
            else:
                self.homeless = card
        return RUN

    def asked(self, s: Meeples) -> int:
        return s.active

    def offer(self, s: Meeples, seat: int, menu: Menu) -> None:
        if self.at == MONSTERS:
            menu.ask("MM-DRAW-04", "district", self.homeless)
            for district in range(len(DISTRICTS)):
                menu.judge(why_not_put_in(s, district), PUT_IN, district)
        else:
            menu.ask("MM-DRAW-14", "draw-effect")
            menu.offer(DONE)
            for card in DRAW_EFFECTS:
                menu.judge(why_not_use_quest(s, seat, card), USE_QUEST, card)

    def choose(self, s: Meeples, seat: int, option: Option) -> None:
        if verb_of(option) == PUT_IN:
            place_monster(s, self.homeless, first(option))
            self.homeless = NONE
        elif verb_of(option) == DONE:
            self.at = TAVERN_QUESTS
        else:
            card = first(option)
            s.used |= 1 << FIRST_BIT + DRAW_EFFECTS.index(card)
            s.tell("MM-DRAW-14", "ability", seat, card)
            s.call(Benefit(card, 0, seat, TO_LODGINGS))


# -- Monsters


def deck_size(s: Meeples) -> int:
    """Cards left in the Monster deck, Dark Council Arrives cards included."""
    return sum(len(deck.cards) for deck in s.decks) + (LAST_CARD - s.arrived)


def draw_card(s: Meeples) -> int:
    """The top card: a Monster, or NONE for a Dark Council Arrives card. The three blocks lie on one another, level 1
    on top (MM-DECK-04). Each block is its Monsters and, for its lowest cards, a pile of slips of which one says that
    the Dark Council arrives; so what is hidden can be shuffled without mixing levels or lifting that card."""
    s.reveals += 1
    for level in range(3):
        deck = s.decks[level]
        slips = s.slips[level]
        if not deck.cards and not slips.cards:
            continue
        if len(deck.cards) < len(slips.cards) and slips.draw():
            slips.cards.clear()  # all others say Monster
            slips.known.clear()
            return NONE
        return deck.draw()
    raise ValueError("the Monster deck is empty")


def slide(s: Meeples) -> None:
    """MM-DRAW-01: Monsters slide to the lowest slots of their district."""
    for at in range(0, len(s.city), 3):
        here = [card for card in s.city[at : at + 3] if card != NONE]
        s.city[at : at + 3] = [*here, NONE, NONE, NONE][:3]


def has_room(s: Meeples, district: int) -> bool:
    """Is a slot free?"""
    return NONE in s.city[3 * district : 3 * district + 3]


def districts_with_room(s: Meeples) -> list[int]:
    """MM-DRAW-04: where a Monster may go whose own district is full."""
    return [district for district in range(4) if has_room(s, district)]


def why_not_put_in(s: Meeples, district: int) -> Why | None:
    """The home of PUT_IN."""
    return None if has_room(s, district) else Why("MM-DRAW-04", "district-full")


def place_monster(s: Meeples, card: int, district: int) -> None:
    """MM-DRAW-03: face up in the lowest empty slot."""
    at = 3 * district
    while s.city[at] != NONE:
        at += 1
    s.city[at] = card
    s.tell("MM-DRAW-03", "monster", NO_SEAT, card, district)


def council_arrives(s: Meeples) -> None:
    """MM-DRAW-05, MM-DRAW-18: set aside as it is drawn. MM-DRAW-06, MM-DRAW-07, MM-R-05: the first two put Corruption
    into every bag and give the others a meeple; MM-DRAW-11: the third only starts the final turns."""
    s.arrived += 1
    s.tell("MM-DRAW-05", "council", NO_SEAT, s.arrived)
    if s.arrived >= LAST_CARD:
        return
    for i in range(s.seats):  # MM-R-26: the active player first, as far as the supply reaches
        seat = (s.active + i) % s.seats
        s.bags[seat][CORRUPTION] += take_from_supply(s, CORRUPTION, 1)
    for i in range(1, s.seats):  # MM-R-69: no Quest is completed by it
        draw_meeples(s, (s.active + i) % s.seats, 1)


# -- the end of the phase


def why_not_use_quest(s: Meeples, seat: int, card: int) -> Why | None:
    """The home of USE_QUEST. MM-DRAW-14: each Draw Phase effect once a turn, in any order. MM-QST-09: not one that is new."""
    done = s.done[seat]
    if card not in done:
        return Why("MM-QST-08", "not-completed")
    if done.index(card) >= len(done) - s.newly_done:
        return Why("MM-QST-09", "new-this-turn")
    if s.used >> FIRST_BIT + DRAW_EFFECTS.index(card) & 1:
        return Why("MM-DRAW-14", "used")
    cycled = PROGRAMS[card][0][0][1]  # what it moves out of the Tavern: at least 1 must be there
    return None if s.taverns[seat][cycled] else Why("MM-DRAW-14", "tavern-lacks")


def any_effect(s: Meeples) -> bool:
    """Is there a Draw Phase effect to use?"""
    for card in DRAW_EFFECTS:
        if why_not_use_quest(s, s.active, card) is None:
            return True
    return False


def end_of_turn(s: Meeples) -> None:
    """MM-R-18: what Quests gave in this phase goes to the Lodgings. MM-ICO-16, MM-R-36: kept meeples come back into
    the Tavern after step 9, too late for step 8. MM-R-19: Ongoing Quests start now."""
    seat = s.active
    exhaust(s, seat, s.on_quests)
    if any(s.kept):
        s.tell("MM-ICO-16", "kept", seat, band(s.kept))
        for meeple in range(MEEPLES):
            s.taverns[seat][meeple] += s.kept[meeple]
            s.kept[meeple] = 0
    s.newly_done = 0
    turn_up_rooms(s)
