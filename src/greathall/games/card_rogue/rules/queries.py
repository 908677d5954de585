"""Read-only questions: the board, who stands where, what counts for a player."""

from typing import Final

from greathall.core.ids import EVERYONE
from greathall.core.option import Menu, Why, option
from greathall.core.zone import Zone
from greathall.games.card_rogue.cards.catalogue import (
    ATTACK_OF,
    CHARACTERS,
    DAGGER,
    GOLD_OF,
    HAS_PATHS,
    KIND,
    MAX_HEALTH_OF,
    OPENLY_HELD,
    PACK,
    SELLABLE,
    VP_OF,
)
from greathall.games.card_rogue.rules.state import BARE, JOINED, CardRogue, Foe, Player
from greathall.games.card_rogue.words import (
    ARTIFACT,
    BOSS,
    EAST,
    EMPTY,
    ENEMY,
    EXPLORER,
    GOLD,
    MAGE,
    NORTH,
    PLAYING,
    POTION,
    PRIMARY,
    ROGUE,
    SECONDARY,
    SOUTH,
    START,
    STEPS,
    STRIDE,
    WARRIOR,
    WEST,
)

ENRAGED: Final = 5  # CR-CHAR-03: the health at which a Warrior hits harder
RAGE_ADDS: Final = 1
SECOND_DAGGER: Final = 1  # CR-CHAR-05
FLEES_ON: Final = 0b1110000  # CR-FLEE-02: 4, 5 and 6, as bits
EXPLORER_AVOIDS_ON: Final = 0b1110000  # CR-CHAR-12

# The steps over each set of sides, in the order of the sides.
STEPS_TO: Final = [[STEPS[side] for side in range(4) if sides >> side & 1] for sides in range(16)]
# By how far a place is from another (plus STRIDE): the bit of the side over which it lies, 0 if they do not touch.
SIDE_OVER: Final = [1 << STEPS.index(apart) if apart in STEPS else 0 for apart in range(-STRIDE, STRIDE + 1)]

# -- the board


def card_at(s: CardRogue, place: int) -> int:
    """The card of the board at a place, EMPTY if there is none. A teleported enemy lies on top of it."""
    slot = s.slot_at.get(place)
    return EMPTY if slot is None else s.board.cards[slot]


def sides_at(s: CardRogue, place: int) -> int:
    """The open sides of the card at a place; 0 if it is face-down or there is none."""
    slot = s.slot_at.get(place)
    return 0 if slot is None else s.sides[slot]


def joined(s: CardRogue, place: int, side: int) -> int:
    """The place over a side of a face-up card if a face-up card lies there and both show a path; else -1.

    CR-PATH-02, CR-PATH-07: adjacent means one step away with a path on both touching sides.
    """
    if not sides_at(s, place) >> side & 1:
        return -1
    there = place + STEPS[side]
    return there if sides_at(s, there) >> (side ^ 2) & 1 else -1


def over(place: int, sides: int) -> list[int]:
    """The places over these sides of a place, in the order of the sides."""
    return [place + step for step in STEPS_TO[sides]]


def offer_over(place: int, sides: int, verb: int, menu: Menu) -> None:
    """Offer to do something at each of these places."""
    options = menu.options
    for step in STEPS_TO[sides]:
        options.append(option(verb, place + step))


def side_to(place: int, other: int) -> int:
    """The side of a place that faces a neighbouring place, EMPTY if they do not touch."""
    apart = other - place
    if apart == 1:
        return EAST
    if apart == -1:
        return WEST
    if apart == STRIDE:
        return NORTH
    return SOUTH if apart == -STRIDE else EMPTY


def adjacent(s: CardRogue, place: int) -> list[int]:
    """The face-up cards that are adjacent to a place, in the order of the sides."""
    near = s.near[s.slot_at[place]]
    return over(place, (near | near >> 12) & 15)


def is_adjacent(s: CardRogue, place: int, other: int) -> bool:
    """CR-PATH-08: joined by a path. CR-PATH-09: so a dead end has one adjacent tile at most."""
    side = side_to(place, other)
    return side != EMPTY and s.near[s.slot_at[place]] >> side & 0x1001 != 0


def sides_to_face_down(s: CardRogue, place: int) -> int:
    """CR-FLIP-02: face-down cards to which an open path of the card at a place leads."""
    return s.near[s.slot_at[place]] >> 4 & 15


def sides_to_spaces(s: CardRogue, place: int) -> int:
    """CR-PLACE-01, CR-PLACE-02: empty spaces of the table to which an open path leads."""
    return s.near[s.slot_at[place]] >> 8 & 15


def sides_to_foes(s: CardRogue, place: int) -> int:
    """The revealed enemies on adjacent cards."""
    return s.near[s.slot_at[place]] >> 12  # `foes_beside`, without a call: it is asked for in every decision


def foes_beside(near: int) -> int:
    """The sides of a card with a revealed enemy on the adjacent card."""
    return near >> 12


def sides_to_free(s: CardRogue, place: int) -> int:
    """CR-MOVE-01: the adjacent face-up cards that hold neither a token nor an enemy."""
    free = s.near[s.slot_at[place]] & JOINED
    if free:
        for p in s.players:
            apart = p.place - place
            if -STRIDE <= apart <= STRIDE and p.status == PLAYING:
                free &= ~SIDE_OVER[apart + STRIDE]
    return free


def player_at(s: CardRogue, place: int) -> int:
    """The seat whose token stands at a place, EMPTY if none does."""
    for seat, p in enumerate(s.players):
        if p.place == place and p.status == PLAYING:
            return seat
    return EMPTY


def is_free(s: CardRogue, place: int) -> bool:
    """Neither a token nor an enemy is there."""
    return place not in s.foes and player_at(s, place) == EMPTY


def players_beside(s: CardRogue, seat: int) -> int:
    """The seats on adjacent tiles, as a mask."""
    place = s.players[seat].place
    near = s.near[s.slot_at[place]]
    sides = (near | near >> 12) & 15
    found = 0
    for other, p in enumerate(s.players):
        apart = p.place - place
        if -STRIDE <= apart <= STRIDE and sides & SIDE_OVER[apart + STRIDE] and p.status == PLAYING:
            found |= 1 << other
    return found


def teleport_targets(s: CardRogue, for_enemy: bool) -> list[int]:
    """CR-POT-15, CR-Q-43: face-up cards with stone paths, free; starting tiles only for players."""
    found: list[int] = []
    for slot, there in enumerate(s.places):
        card = s.board.cards[slot]
        if s.sides[slot] and HAS_PATHS[card] and is_free(s, there) and not (for_enemy and KIND[card] == START):
            found.append(there)
    found.sort()
    return found


# -- fights


def foes_fought(s: CardRogue, seat: int) -> list[int]:
    """The places of the enemies that a seat is in combat with, ascending."""
    if not s.fighting >> seat & 1:
        return []
    return sorted([place for place, foe in s.foes.items() if seat in foe.fighters])


def foes_attacking(s: CardRogue, seat: int) -> list[int]:
    """CR-SURR-02: those of them that attack this seat, having met it first."""
    if not s.fighting >> seat & 1:
        return []
    return sorted([place for place, foe in s.foes.items() if foe.fighters and foe.fighters[0] == seat])


def in_combat(s: CardRogue, seat: int) -> bool:
    """Is this seat fighting anything?"""
    return s.fighting >> seat & 1 != 0


def foe_attack(foe: Foe) -> int:
    """The standard attack of an enemy with its lasting changes, never below 0 (CR-Q-82)."""
    return max(0, ATTACK_OF[foe.card] + foe.attack)


def holds_fast(foe: Foe) -> bool:
    """Must one roll to leave it? Not if it does not chase (CR-ABIL-01) or is paralysed (CR-FLEE-08)."""
    return PACK[foe.card].chases and foe.paralysed != 2


def flee_faces(s: CardRogue, seat: int) -> int:
    """The die faces on which a seat flees, as a mask; -1 if no roll is needed, 0 if fleeing is not allowed.

    CR-Q-17: no roll if none of the enemies attacking him both chases and is unparalysed (so never for one who is not
    attacked, CR-SURR-03). CR-CHAR-04 with CR-FLEE-07 and CR-Q-30: a Warrior flees chasing enemies only if all are
    bosses, or on the numbers of a can-flee item.
    """
    p = s.players[seat]
    holding = [s.foes[place] for place in foes_attacking(s, seat) if holds_fast(s.foes[place])]
    if not holding:
        return -1
    item = 0
    for slot, card in enumerate(p.gear):
        if card != EMPTY and slot != PRIMARY:
            item |= PACK[card].flee_on  # CR-FLEE-06
    if p.character == WARRIOR and any(KIND[foe.card] != BOSS for foe in holding):
        return item
    return item | FLEES_ON


def has_way_out(s: CardRogue, seat: int) -> bool:
    """CR-Q-15: an adjacent free face-up tile, or an adjacent face-down card that may turn out to be one."""
    place = s.players[seat].place
    return sides_to_face_down(s, place) != 0 or sides_to_free(s, place) != 0


# -- a player's numbers


def max_health(s: CardRogue, seat: int) -> int:
    """CR-ARTI-02, CR-ARTI-04: the sheet's maximum and what every held artifact adds."""
    p = s.players[seat]
    total = p.max_health
    for card in p.hand.cards:
        total += MAX_HEALTH_OF[card] if KIND[card] == ARTIFACT else 0
    return total


def attack_modifier(s: CardRogue, seat: int) -> int:
    """CR-MOD-04, CR-MOD-05: potions, artifacts, weapon, second dagger and rage netted to one number (CR-Q-66 f)."""
    p = s.players[seat]
    total = p.attack
    for card in p.hand.cards:
        if KIND[card] == ARTIFACT:
            total += ATTACK_OF[card]
    weapon = p.gear[PRIMARY]  # CR-EQUIP-01: items work only while they are worn
    if weapon != EMPTY:
        total += ATTACK_OF[weapon]
    if p.gear[SECONDARY] == DAGGER:
        total += SECOND_DAGGER  # CR-CHAR-05
    if p.character == WARRIOR and p.health <= ENRAGED:
        total += RAGE_ADDS  # CR-CHAR-03, CR-Q-67
    return total


def armor(s: CardRogue, seat: int) -> int:
    """CR-EQUIP-07: what worn items take off each attack."""
    return sum([PACK[card].armor for card in s.players[seat].gear if card != EMPTY])


def worn_cards(p: Player) -> list[int]:
    """The cards on the equipment card, a two-handed one once."""
    cards = [card for card in p.gear if card != EMPTY]
    if p.gear[PRIMARY] != EMPTY and len(PACK[p.gear[PRIMARY]].slots) == 2:
        cards.remove(p.gear[PRIMARY])
    return cards


def extra_steps(s: CardRogue, seat: int) -> int:
    """CR-EQUIP-09: extra tiles a turn."""
    gear = s.players[seat].gear
    return 0 if gear == BARE else sum([PACK[card].steps for card in gear if card != EMPTY])


def avoid_faces(s: CardRogue, seat: int) -> int:
    """CR-TRAP-08, CR-CHAR-12, CR-Q-88: the faces on which a trap is avoided; those of all sources count."""
    p = s.players[seat]
    faces = EXPLORER_AVOIDS_ON if p.character == EXPLORER else 0
    for card in p.gear:
        if card != EMPTY:
            faces |= PACK[card].avoid_on
    return faces


def base_max_health(s: CardRogue, character: int) -> int:
    """CR-SETUP-10: the character's own maximum, with the solo option's extra health."""
    return CHARACTERS[character].max_health + s.settings.extra_health


def victory_points(s: CardRogue, seat: int) -> int:
    """CR-VP-11: recorded points, which nobody can take (CR-VP-04), and those on cards now held (CR-VP-07): basilisks 1 each,
    the golem 2 (CR-VP-10). Nothing else scores (CR-GOAL-03)."""
    p = s.players[seat]
    return p.vp + sum([VP_OF[card] for card in p.hand.cards])


# -- cards in hand


def each_once(cards: list[int]) -> list[int]:
    """Every different card, ascending."""
    return cards if len(cards) < 2 else sorted(set(cards))


def may_sell(s: CardRogue, seat: int, card: int) -> bool:
    """CR-SHOP-08 and CR-CHAR-13: a gold amount is shown, and an Explorer sells only gold and loot (CR-Q-32)."""
    if not SELLABLE[card]:
        return False
    return s.players[seat].character != EXPLORER or KIND[card] in (GOLD, ENEMY)


def why_not_sold(s: CardRogue, seat: int, card: int) -> Why | None:
    """The same, with the reason."""
    if may_sell(s, seat, card):
        return None
    return Why("CR-CHAR-13", "explorer-sells") if SELLABLE[card] else Why("CR-ITEM-04", "unsellable")


def purse(s: CardRogue, seat: int) -> int:
    """CR-SHOP-04: what the cards in hand that may pay are worth together."""
    return sum([GOLD_OF[card] for card in s.players[seat].hand.cards if may_sell(s, seat, card)])


def known_in_hand(s: CardRogue, seat: int, card: int) -> int:
    """CR-Q-70: who knows a card in this hand: its owner; everybody if it is held openly, hands are open, or solo."""
    if OPENLY_HELD[card] or hands_are_open(s):
        return EVERYONE
    return 1 << seat


def hides_something(zone: Zone) -> bool:
    """Are there several cards, of which somebody does not know all? Then who is asked must depend on their number only."""
    if len(zone.cards) > 1:
        for known in zone.known:
            if known != EVERYONE:
                return True
    return False


def hands_are_open(s: CardRogue) -> bool:
    """CR-Q-70: alone, or by the option."""
    return s.seats == 1 or s.settings.open_hands


def can_wear(s: CardRogue, seat: int, card: int, slot: int) -> bool:
    """May this character wear the card in this slot at all (whatever is there now)?"""
    slots = PACK[card].slots
    if s.players[seat].character == ROGUE:
        if card == DAGGER and slot == SECONDARY:
            return True  # CR-EQUIP-06, CR-CHAR-05
        if SECONDARY in slots:
            return False  # CR-CHAR-07
    return bool(slots) and slot == slots[0]


def can_cast(s: CardRogue, seat: int) -> bool:
    """CR-CHAR-14: a Mage whose cooldown is over."""
    p = s.players[seat]
    return p.character == MAGE and p.cooldown == 0


def is_potion(card: int) -> bool:
    """CR-POT-02: a card that pictures a potion."""
    return KIND[card] == POTION
