"""Read-only questions about a position of Karez. Counts by face are packed, four bits a face."""

from typing import Final

from greathall.games.karez.cards import ops
from greathall.games.karez.cards.catalogue import (
    ADVENTURES,
    BOARD,
    CARDS,
    CEMETERY,
    HEROES,
    HOLDINGS,
    LEVEL_OF,
    NEEDS,
)
from greathall.games.karez.rules.die import colour_of, face_of, fate_of, is_fixed, is_kept_at, is_rolled, owner_of
from greathall.games.karez.rules.gear import ONCE_USED, bearer_of, card_of, carried, unused
from greathall.games.karez.rules.state import Karez, Trip
from greathall.games.karez.words import (
    AFTER_ROLL,
    DEAD,
    FACTS,
    FIRST,
    HAND_DECKS,
    HANDS,
    INSTANT,
    ITEM,
    KILLS,
    MARKS,
    MIDDLE,
    MONSTER_DECKS,
    ONCE,
    QUEST,
    RAIDED,
    REPELLED,
    RESTING,
    SLEW,
    TRAPS,
    UNBUILT,
    UNDEAD,
    USED,
    USED_UP,
    WATCHED,
    WHITE,
    WON_ALONE,
    WON_INTACT,
    WON_LEVEL,
)

HERO_HP: Final = [card.hp for card in CARDS[:HEROES]]
ORDER_OF: Final = [card.order for card in CARDS]
# By window and by the deck of the foe: for each card whether its special effect works then.
WORKS: Final = [
    [[card.windows & window > 0 and card.foes >> deck & 1 == 1 for card in CARDS] for deck in range(MONSTER_DECKS)]
    for window in range(AFTER_ROLL + 1)
]
DEFENSE_POINT: Final = BOARD.defense_point


# -- the board


def site_of(seat: int) -> int:
    """The site number of a seat's private dungeon; Adventure spaces are 0 to 2."""
    return 3 + seat


def seat_of_guild(s: Karez, guild: int) -> int:
    """Who plays this guild."""
    return s.guilds.index(guild)


def total_threat(s: Karez) -> int:
    """KZ-GEN-03: all Threat cubes, on open Adventures and open dungeons."""
    return sum(s.threat)


def citizens_in_karez(s: Karez) -> int:
    """KZ-WKF-01: all Citizens in play, those on jobs included."""
    return BOARD.citizens - s.bank_citizens


def operable(s: Karez, building: int) -> bool:
    """KZ-CIT-05, KZ-RUL-44: built, and of no higher level than Karez."""
    return s.owners[building] != UNBUILT and LEVEL_OF[building] <= s.karez


def buildings_of(s: Karez, seat: int) -> int:
    """How many buildings a seat owns."""
    return s.owners.count(seat)


def hand_size(s: Karez, seat: int, deck: int) -> int:
    """How many cards of a deck a seat holds."""
    return len(s.piles[HANDS + HAND_DECKS * seat + deck].cards)


def monsters_held(s: Karez, seat: int) -> int:
    """Monster cards in hand; Traps are none."""
    base = HANDS + HAND_DECKS * seat
    piles = s.piles
    return len(piles[base].cards) + len(piles[base + 1].cards) + len(piles[base + 2].cards) + len(piles[base + 3].cards)


def holds_monster(s: Karez, seat: int) -> bool:
    """Is there a Monster in hand?"""
    base = HANDS + HAND_DECKS * seat
    piles = s.piles
    return bool(piles[base].cards or piles[base + 1].cards or piles[base + 2].cards or piles[base + 3].cards)


def equipment_held(s: Karez, seat: int) -> int:
    """Items and Instants in hand."""
    return hand_size(s, seat, ITEM) + hand_size(s, seat, INSTANT)


# -- Heroes


# The Heroes of each mask, ascending.
HEROES_IN: Final = [[hero for hero in range(HEROES) if mask >> hero & 1] for mask in range(1 << HEROES)]


def own_points(s: Karez, hero: int) -> int:
    """A Hero's own hit points by face: printed and of Level ups (KZ-HER-03)."""
    return HERO_HP[hero] + s.hero_defense[hero] * DEFENSE_POINT


def is_able(s: Karez, hero: int) -> bool:
    """KZ-RUL-66: alive, not resting, not used this turn, with a vacant hit point of his own."""
    return s.hero_status[hero] == 0 and own_vacant(s, hero) != 0


def who_is_able(s: Karez, seat: int) -> list[int]:
    """The Heroes of a seat that could still set out this turn, ascending."""
    found: list[int] = []
    for hero in HEROES_IN[s.heroes[seat]]:
        if s.hero_status[hero] == 0:
            hits = s.hero_hits[hero]
            if not hits or own_points(s, hero) != hits:
                found.append(hero)
    return found


def able_heroes(s: Karez, seat: int) -> int:
    """How many Heroes of a seat could still set out this turn."""
    return len(who_is_able(s, seat))


def has_able_heroes(s: Karez, seat: int, more_than: int) -> bool:
    """Could more than so many Heroes of a seat still set out? Most often the first ones say so."""
    left = more_than
    for hero in HEROES_IN[s.heroes[seat]]:
        if s.hero_status[hero] == 0:
            hits = s.hero_hits[hero]
            if not hits or own_points(s, hero) != hits:
                if not left:
                    return True
                left -= 1
    return False


def living_heroes(s: Karez, seat: int) -> list[int]:
    """The Heroes of a seat that are face up."""
    status = s.hero_status
    return [hero for hero in HEROES_IN[s.heroes[seat]] if not status[hero] & DEAD]


def dead_heroes(s: Karez, seat: int) -> list[int]:
    """The dead Heroes that a seat keeps face down."""
    status = s.hero_status
    return [hero for hero in HEROES_IN[s.heroes[seat]] if status[hero] & DEAD]


def hero_level(s: Karez, hero: int) -> int:
    """Level-up tokens on a Hero."""
    return s.hero_attack[hero] + s.hero_defense[hero]


def resting_heroes(s: Karez) -> int:
    """Rest tokens that are out."""
    count = 0
    for status in s.hero_status:
        if status & RESTING:
            count += 1
    return count


def may_rest(s: Karez, hero: int, spare: int) -> bool:
    """KZ-HEA-04, KZ-HEA-05: wounded, and not needed for a mark (`spare`: able Heroes beyond the marks)."""
    if s.hero_status[hero] & (RESTING | DEAD | USED) or not s.hero_hits[hero]:
        return False
    return spare > 0 or own_points(s, hero) == s.hero_hits[hero]


def can_bury(s: Karez, seat: int) -> bool:
    """KZ-CEM-02, KZ-CEM-07, KZ-RUL-13: a working Cemetery, and both fee and token at hand unless it is his own."""
    if not operable(s, CEMETERY):
        return False
    if s.owners[CEMETERY] == seat:
        return True
    return s.gold[seat] >= BOARD.burial_fee and (s.graves >> seat & 1 == 1 or s.tokens[seat] > 0)


# -- the party


def gear_points(trip: Trip, hero: int) -> int:
    """Hit points by face that a Hero's equipment gives him."""
    points = 0
    for gear in trip.gear:
        if bearer_of(gear) == hero:
            points += CARDS[card_of(gear)].gear_hp
    return points


def own_vacant(s: Karez, hero: int) -> int:
    """Vacant hit points of the Hero's own, by face."""
    return HERO_HP[hero] + s.hero_defense[hero] * DEFENSE_POINT - s.hero_hits[hero]


def gear_vacant(trip: Trip, place: int) -> int:
    """Vacant hit points of a Hero's equipment, by face; `place` is his index in the party."""
    return gear_points(trip, trip.party[place]) - trip.gear_hits[place]


def kept_on(trip: Trip, hero: int, face: int) -> int:
    """Green dice that lie on a Hero's hit points of this face."""
    count = 0
    for die in trip.kept:
        if is_kept_at(die, face, hero):
            count += 1
    return count


def foe_vacant(trip: Trip) -> int:
    """Vacant hit points of the Monster, by face."""
    return CARDS[trip.foe].hp - trip.foe_hits


def round_of_hero(trip: Trip, hero: int) -> int:
    """KZ-INI-03, KZ-INI-04: the initiative round in which a Hero acts; first and last cancel each other."""
    order = ORDER_OF[hero]
    if not trip.gear and not trip.hasted:
        return order
    first = order == FIRST or trip.hasted >> hero & 1 == 1
    last = order == 2
    for gear in trip.gear:
        if bearer_of(gear) == hero:
            card = CARDS[card_of(gear)]
            if card.firsts:
                first = True
            if card.lasts:
                last = True
    if first:
        return MIDDLE if last else FIRST
    return 2 if last else MIDDLE


def party_limit(s: Karez, site: int) -> int:
    """KZ-ADV-03: Heroes up to the Valor of the Adventure; KZ-ATK-03, KZ-RUL-26: up to the cards of the stack."""
    if site < 3:
        return ADVENTURES[s.adventures[site]].valor
    return max(1, stack_size(s))


def stack_size(s: Karez) -> int:
    """Cards in the dungeon stack that is being attacked."""
    return len(s.piles[MARKS].cards)


def marks_of(s: Karez, seat: int) -> int:
    """Explorations that a seat has marked and not resolved."""
    return s.marks.count(seat)


# -- what may be used in an encounter


def usable_now(s: Karez, trip: Trip, window: int) -> list[int]:
    """KZ-ITM-03, KZ-RUL-53: carried(card, bearer) of everything that living Heroes may use at this window."""
    found: list[int] = []
    works = WORKS[window][trip.foe_deck]
    for hero in trip.party:
        if works[hero] and not trip.once >> hero & 1 and has_target(s, trip, hero, hero):
            found.append(carried(hero, hero))
    for gear in trip.gear:
        if works[card_of(gear)] and not gear & ONCE_USED and has_target(s, trip, card_of(gear), bearer_of(gear)):
            use = unused(gear)
            if use not in found:
                found.append(use)
    if found:
        found.sort()
    return found


def has_target(s: Karez, trip: Trip, number: int, bearer: int) -> bool:
    """Is there anything that the card's special effect could change now?"""
    card = CARDS[number]
    program = card.programs[ONCE] or card.programs[USED_UP]
    code, a, b, c = program[0]
    if code == ops.HEAL_OP:
        return any(s.hero_hits[hero] or trip.gear_hits[i] for i, hero in enumerate(trip.party))
    if code == ops.ADD_DICE:
        return round_of_hero(trip, bearer) == trip.round
    if code == ops.CANCEL:
        return any(colour_of(die) == WHITE and not fate_of(die) and (b == 1 or not is_fixed(die)) for die in trip.dice)
    if code == ops.REROLL:
        return any(can_reroll(die, a, c, bearer) for die in trip.dice)
    if code == ops.SET_DIE:
        return any(can_reroll(die, a, c, bearer) and face_of(die) != b for die in trip.dice)
    if code == ops.INITIATIVE:
        return not trip.hasted >> bearer & 1
    if code == ops.SKIP:
        return not trip.skip
    return True


def can_reroll(die: int, colour: int, whose: int, bearer: int) -> bool:
    """KZ-RUL-52: a rolled die of this colour, not fixed, still free; `whose` 0 is the bearer's only."""
    if colour_of(die) != colour or not is_rolled(die):
        return False
    return whose != 0 or owner_of(die) == bearer


# -- Quests

MONSTERS_IN: Final = [[deck for deck in range(4) if mask >> deck & 1] for mask in range(16)]  # decks of a mask
SLEW_NEED: Final = NEEDS.index("slew")
HAS_NEED: Final = NEEDS.index("has")
_FACTS: Final = {
    "survived_trap": TRAPS, "won_with": WON_ALONE, "won_intact": WON_INTACT, "won_level": WON_LEVEL, "won_attack": RAIDED,
    "repelled_attack": REPELLED, "used_watch": WATCHED, "dungeon_kills": KILLS,
}  # fmt: skip
FACT_OF_NEED: Final = [_FACTS.get(need, -1) for need in NEEDS]  # needs that are a fact of so many


def is_fulfilled(s: Karez, seat: int, quest: int) -> bool:
    """KZ-QST-02: is the condition of a Quest true now?"""
    code, a, n = CARDS[quest].need
    facts = s.facts
    base = FACTS * seat
    if code == SLEW_NEED:
        slain = 0
        for deck in MONSTERS_IN[a]:
            slain += facts[base + SLEW + deck]
        return slain >= n
    if code == HAS_NEED:
        return holding(s, seat, a) >= n
    fact = FACT_OF_NEED[code]
    if fact >= 0:
        return facts[base + fact] >= n
    need = NEEDS[code]
    if need == "hero_level":
        return any(hero_level(s, hero) >= n for hero in living_heroes(s, seat))
    if need == "dungeon_open":
        return s.dungeons[seat] == 1
    return citizens_in_karez(s) >= n


def holding(s: Karez, seat: int, what: int) -> int:
    """How much of something a seat has: an index of HOLDINGS."""
    name = HOLDINGS[what]
    if name == "gold":
        return s.gold[seat]
    if name == "gem":
        return s.gems[seat]
    if name == "valor":
        return s.valor[seat]
    if name == "building":
        return buildings_of(s, seat)
    if name == "hero":
        return len(living_heroes(s, seat))
    if name == "equipment":
        return equipment_held(s, seat)
    if name == "monster":
        return monsters_held(s, seat)
    return hand_size(s, seat, UNDEAD)


def fulfilled_quests(s: Karez, seat: int) -> list[int]:
    """The held Quests that may be claimed now, ascending."""
    held = s.piles[HANDS + HAND_DECKS * seat + QUEST].cards
    if not held:
        return []
    return sorted([quest for quest in held if is_fulfilled(s, seat, quest)])
