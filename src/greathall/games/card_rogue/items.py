"""Items: what a player may use at any moment of his own turn. Frames that let him act append `offer_items`."""

from typing import Final

from greathall.core.option import Menu, Option, first, second, verb_of
from greathall.games.card_rogue.cards import CURSED, KIND, PACK, colour_of
from greathall.games.card_rogue.fights import harm_foe
from greathall.games.card_rogue.hands import discard_from_hand, gain_card, heal, put_on, take_off
from greathall.games.card_rogue.potions import use_potion
from greathall.games.card_rogue.queries import (
    can_cast,
    can_wear,
    each_once,
    foes_fought,
    is_free,
    offer_over,
    player_at,
    players_beside,
    sides_at,
    sides_to_free,
    worn_cards,
)
from greathall.games.card_rogue.state import BARE, OF_CARD, CardEffect, CardRogue
from greathall.games.card_rogue.tiles import step_to
from greathall.games.card_rogue.words import (
    ARMOR,
    DRINK,
    EMPTY,
    EQUIP,
    MAGE,
    POTION,
    PRIMARY,
    READ,
    RUSH,
    SCROLL,
    SECONDARY,
    SPELL_HEAL,
    SPELL_HURT,
    SPELL_STEP,
    STEPS,
    TELEPORTATION,
    THROW,
    UNEQUIP,
    UNKNOWN,
    WEAPON,
    on_enemy,
)

COOLDOWN: Final = 3  # CR-CHAR-14
FILLED: Final = 5  # bits of `fidget` from here on: slots filled
FOR_WINDOWS: Final = [kind in (POTION, SCROLL) for kind in KIND]
USABLE: Final = [kind in (POTION, SCROLL, WEAPON, ARMOR) for kind in KIND]


def usable_items(s: CardRogue, seat: int) -> bool:
    """CR-Q-68: is anything held that a combat window could use? Equipment is not for windows (CR-Q-69)."""
    for card in s.players[seat].hand.cards:
        if FOR_WINDOWS[card]:
            break
    else:
        if not can_cast(s, seat):
            return False
    menu = Menu()
    offer_items(s, seat, menu, False)
    return bool(menu.options)


def offer_items(s: CardRogue, seat: int, menu: Menu, equip: bool) -> None:
    """Potions (CR-POT-03), scrolls (CR-SCROLL-02), equipment (CR-Q-69) and spells (CR-Q-34) that this seat may use now."""
    p = s.players[seat]
    foes = foes_fought(s, seat) if s.fighting else []
    if p.hand.cards:
        targets = -1
        near: list[int] = []
        for card in each_once([card for card in p.hand.cards if USABLE[card]]):
            kind = KIND[card]
            if kind == POTION:
                if s.phase == RUSH and s.potions[colour_of(card)] == TELEPORTATION:
                    if menu.why:
                        menu.refuse("CR-POT-16", "no-teleport", DRINK, card)
                    continue
                if targets < 0:
                    beside = players_beside(s, seat)
                    near = [q.place for other, q in enumerate(s.players) if beside >> other & 1]
                    near.extend(foes)
                    targets = len(near)
                menu.offer(DRINK, card)
                for place in near:
                    menu.offer(THROW, card, place)
            elif kind == SCROLL:
                reason = why_not_read(s, seat, card)
                if not reason:
                    menu.offer(READ, card)
                elif menu.why:
                    menu.refuse("CR-SCROLL-02", reason, READ, card)
            elif equip and (kind == WEAPON or kind == ARMOR):
                _offer_equip(s, seat, card, menu)
    if equip and p.gear != BARE:
        _offer_unequip(s, seat, menu)
    if p.character == MAGE:
        _offer_spells(s, seat, menu, foes)


def _offer_equip(s: CardRogue, seat: int, card: int, menu: Menu) -> None:
    """CR-EQUIP-02, CR-EQUIP-05: the slot (or both hands) must be empty. No slot is filled twice in a row: that leads nowhere."""
    gear = s.players[seat].gear
    wearable = False
    for slot in range(5):
        if can_wear(s, seat, card, slot):
            wearable = True
            slots = PACK[card].slots if slot == PACK[card].slots[0] else [slot]
            if any(gear[other] != EMPTY for other in slots):
                if menu.why:
                    menu.refuse("CR-EQUIP-02", "slot-taken", EQUIP, card, slot)
            elif not s.fidget >> (slot + FILLED) & 1:
                menu.offer(EQUIP, card, slot)
    if menu.why and not wearable:
        menu.refuse("CR-CHAR-07", "rogue-wears", EQUIP, card, PACK[card].slots[0])


def _offer_unequip(s: CardRogue, seat: int, menu: Menu) -> None:
    gear = s.players[seat].gear
    for slot in range(5):
        card = gear[slot]
        if card != EMPTY and not s.fidget >> slot & 1 and not s.fidget >> (slot + FILLED) & 1:
            if slot != SECONDARY or gear[PRIMARY] != card or len(PACK[card].slots) == 1:
                menu.offer(UNEQUIP, card, slot)


def _offer_spells(s: CardRogue, seat: int, menu: Menu, foes: list[int]) -> None:
    """CR-CHAR-14, CR-CHAR-15: one spell, then a wait."""
    p = s.players[seat]
    if not can_cast(s, seat):
        if menu.why:
            menu.refuse("CR-CHAR-14", "cooldown", SPELL_STEP, p.place, need=0, have=p.cooldown)
        return
    for place in foes:
        menu.offer(SPELL_HURT, place, s.foes[place].card)
    if not foes:
        offer_over(p.place, sides_to_free(s, p.place), SPELL_STEP, menu)
    for card in each_once(p.hand.cards):
        if KIND[card] == POTION:
            menu.offer(SPELL_HEAL, card)


def why_not_read(s: CardRogue, seat: int, card: int) -> str:
    """The reason why a scroll cannot be read now, empty if it can."""
    p = s.players[seat]
    for op in PACK[card].effect:
        if op == "identify" and not unidentified(s, seat):
            return "nothing-unknown"
        if op == "step_through" and not scroll_steps(s, seat):
            return "nowhere"
        if op == "reverse_poison" and not p.poison:
            return "not-poisoned"  # CR-SCROLL-07
        if op == "lift_curses" and not any(CURSED[other] for other in p.hand.cards + worn_cards(p)):
            return "not-cursed"
    return ""


def unidentified(s: CardRogue, seat: int) -> list[int]:
    """CR-SCROLL-04: the potions in hand whose colour is unknown."""
    cards = each_once(s.players[seat].hand.cards)
    return [card for card in cards if KIND[card] == POTION and s.potions[colour_of(card)] == UNKNOWN]


def scroll_steps(s: CardRogue, seat: int) -> list[int]:
    """CR-SCROLL-05, CR-SCROLL-06: free face-up cards up, down, left and right, walls ignored."""
    here = s.players[seat].place
    return [here + step for step in STEPS if sides_at(s, here + step) and is_free(s, here + step)]


def use_item(s: CardRogue, seat: int, option: Option) -> None:
    """Do what one of the offered item options says."""
    verb = verb_of(option)
    card = first(option)
    p = s.players[seat]
    s.busy = True
    if verb == EQUIP:
        slot = second(option)
        p.hand.take(card)
        put_on(s, seat, card, slot)
        s.fidget |= 1 << (slot + FILLED)
        s.tell("CR-EQUIP-02", "equip", seat, card, slot)
        return
    if verb == UNEQUIP:
        slot = second(option)
        gain_card(s, seat, take_off(s, seat, slot))
        s.fidget |= 1 << slot
        s.tell("CR-EQUIP-02", "unequip", seat, card, slot)
        return
    s.fidget = 0
    if verb == DRINK:
        use_potion(s, seat, card, seat)
    elif verb == THROW:
        place = second(option)
        target = player_at(s, place)
        use_potion(s, seat, card, on_enemy(place) if target == EMPTY else target)  # CR-ITEM-02
    elif verb == READ:
        discard_from_hand(s, seat, card)
        s.tell("CR-SCROLL-02", "read", seat, card)
        s.call(CardEffect(card=card, trigger=OF_CARD, seat=seat, target=seat))  # CR-SCROLL-03
    else:
        p.cooldown = COOLDOWN
        if verb == SPELL_HURT:
            s.tell("CR-CHAR-14", "spell-hurt", seat, s.foes[card].card)
            harm_foe(s, card, 2, seat, "CR-CHAR-14")  # CR-Q-34: no dodge, no modifiers
        elif verb == SPELL_STEP:
            s.tell("CR-CHAR-14", "spell-step", seat, card)
            step_to(s, seat, card)
        elif verb == SPELL_HEAL:
            discard_from_hand(s, seat, card)
            s.tell("CR-CHAR-15", "spell-heal", seat, card)
            heal(s, seat, 2, "CR-CHAR-15")
