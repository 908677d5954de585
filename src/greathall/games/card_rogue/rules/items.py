"""Items: what a player may use at any moment of his own turn. Frames that let him act append `offer_items`."""

from typing import Final

from greathall.core.option import Menu, Option, Why, first, second, verb_of
from greathall.games.card_rogue.cards.catalogue import CURSED, KIND, PACK, colour_of
from greathall.games.card_rogue.rules.fights import harm_foe
from greathall.games.card_rogue.rules.hands import discard_from_hand, gain_card, heal, put_on, take_off
from greathall.games.card_rogue.rules.moves import offer_steps, why_not_step
from greathall.games.card_rogue.rules.potions import use_potion
from greathall.games.card_rogue.rules.queries import (
    can_cast,
    can_wear,
    each_once,
    foes_fought,
    hands_are_open,
    in_combat,
    is_free,
    player_at,
    players_beside,
    sides_at,
    worn_cards,
)
from greathall.games.card_rogue.rules.state import BARE, OF_CARD, CardEffect, CardRogue
from greathall.games.card_rogue.rules.tiles import step_to
from greathall.games.card_rogue.words import (
    ARMOR,
    DRINK,
    EMPTY,
    EQUIP,
    MAGE,
    POTION,
    READ,
    READY,
    ROGUE,
    RUSH,
    SAID_READY,
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
SPELL_DAMAGE: Final = 2
SPELL_HEALS: Final = 2  # CR-CHAR-15
FILLED: Final = 5  # bits of `fidget` from here on: slots filled
USABLE: Final = [kind in (POTION, SCROLL, WEAPON, ARMOR) for kind in KIND]

NOT_HELD: Final = Why("CR-POT-03", "not-held")
NO_THROW: Final = Why("CR-ITEM-02", "no-throw")
NO_SUCH_SLOT: Final = Why("CR-EQUIP-02", "no-such-slot")
NOT_WORN: Final = Why("CR-EQUIP-02", "not-worn")
NO_TELEPORT: Final = Why("CR-POT-16", "no-teleport")


def may_use_items(s: CardRogue, seat: int, equip: bool) -> bool:
    """Could he use anything, as far as everybody knows? Who is asked must not tell what somebody holds (CR-Q-68)."""
    if not s.players[seat].hand.cards and not can_cast(s, seat):
        return False
    if not hands_are_open(s):
        return True
    menu = Menu(free=True)  # whatever a person could do
    offer_items(s, seat, menu, equip)
    return bool(menu.options)


# -- why not


def why_not_drink(s: CardRogue, seat: int, card: int) -> Why | None:
    """CR-POT-03; CR-POT-16: nobody is teleported in the end rush."""
    if not s.players[seat].hand.has(card):
        return NOT_HELD
    if s.phase == RUSH and s.potions[colour_of(card)] == TELEPORTATION:
        return NO_TELEPORT
    return None


def why_not_throw(s: CardRogue, seat: int, card: int, place: int) -> Why | None:
    """CR-ITEM-02: on a player or enemy beside him; CR-Q-80: an enemy that he fights."""
    why = why_not_drink(s, seat, card)
    if why is not None:
        return why
    if place in s.foes:
        return None if seat in s.foes[place].fighters else NO_THROW
    target = player_at(s, place)
    return None if target != EMPTY and players_beside(s, seat) >> target & 1 else NO_THROW


def why_not_read(s: CardRogue, seat: int, card: int) -> Why | None:
    """CR-SCROLL-02: a scroll that would do something."""
    p = s.players[seat]
    if not p.hand.has(card):
        return Why("CR-SCROLL-02", "not-held")
    for op in PACK[card].effect:
        if op == "identify" and not unidentified(s, seat):
            return Why("CR-SCROLL-04", "nothing-unknown")
        if op == "step_through" and not scroll_steps(s, seat):
            return Why("CR-SCROLL-06", "nowhere")
        if op == "reverse_poison" and not p.poison:
            return Why("CR-SCROLL-07", "not-poisoned")
        if op == "lift_curses" and not any(CURSED[other] for other in p.hand.cards + worn_cards(p)):
            return Why("CR-SCROLL-09", "not-cursed")
    return None


def why_not_equip(s: CardRogue, seat: int, card: int, slot: int) -> Why | None:
    """CR-EQUIP-02, CR-EQUIP-05: in its own slot, which (or both hands) must be empty."""
    p = s.players[seat]
    slots = PACK[card].slots
    if not p.hand.has(card):
        return NO_SUCH_SLOT
    if not can_wear(s, seat, card, slot):
        return Why("CR-CHAR-07", "rogue-wears") if p.character == ROGUE and slot == slots[0] else NO_SUCH_SLOT
    for other in slots if slot == slots[0] else [slot]:
        if p.gear[other] != EMPTY:
            return Why("CR-EQUIP-02", "slot-taken")
    return None


def why_not_unequip(s: CardRogue, seat: int, card: int, slot: int) -> Why | None:
    """CR-EQUIP-05: what is held in both hands is taken off the primary one."""
    gear = s.players[seat].gear
    if gear[slot] != card:
        return NOT_WORN
    if slot == SECONDARY and len(PACK[card].slots) == 2:
        return Why("CR-EQUIP-05", "both-hands")
    return None


def why_not_cast(s: CardRogue, seat: int) -> Why | None:
    """CR-CHAR-14: a Mage casts one spell, then waits."""
    p = s.players[seat]
    if p.character != MAGE:
        return Why("CR-CHAR-14", "not-mage")
    return None if p.cooldown == 0 else Why("CR-CHAR-14", "cooldown", have=p.cooldown)


def why_not_spell_hurt(s: CardRogue, seat: int, place: int, card: int) -> Why | None:
    """CR-Q-34: an enemy that he fights."""
    why = why_not_cast(s, seat)
    if why is not None:
        return why
    foe = s.foes.get(place)
    return None if foe is not None and foe.card == card and seat in foe.fighters else Why("CR-Q-34", "not-fighting")


def why_not_spell_step(s: CardRogue, seat: int, place: int) -> Why | None:
    """CR-CHAR-14: out of combat, wherever a move could lead."""
    why = why_not_cast(s, seat)
    if why is not None:
        return why
    if in_combat(s, seat):
        return Why("CR-CHAR-14", "in-a-fight")
    return why_not_step(s, s.players[seat].place, place)


def why_not_spell_heal(s: CardRogue, seat: int, card: int) -> Why | None:
    """CR-CHAR-15: with a potion in hand."""
    why = why_not_cast(s, seat)
    if why is not None:
        return why
    return None if s.players[seat].hand.has(card) else Why("CR-CHAR-15", "not-held")


def just_changed(s: CardRogue, verb: int, slot: int) -> bool:
    """Search changes no slot to and fro: that leads nowhere. People may (CR-Q-69)."""
    return s.fidget >> (slot + FILLED) & 1 != 0 or (verb == UNEQUIP and s.fidget >> slot & 1 != 0)


# -- what may be used


def offer_items(s: CardRogue, seat: int, menu: Menu, equip: bool, ready: bool = False) -> None:
    """Potions (CR-POT-03), scrolls (CR-SCROLL-02), equipment (CR-Q-69) and spells (CR-Q-34) that this seat may use now; and
    with `ready`, to be asked again before his turn goes on (CR-Q-68), if any of them could be used then."""
    if menu.why:
        _judge_items(s, seat, menu, equip, ready)
        return
    p = s.players[seat]
    before = len(menu.options)
    worn = 0
    if p.hand.cards:
        targets: list[int] | None = None
        for card in each_once([card for card in p.hand.cards if USABLE[card]]):
            kind = KIND[card]
            if kind == POTION:
                if s.phase == RUSH and s.potions[colour_of(card)] == TELEPORTATION:
                    continue
                menu.offer(DRINK, card)
                if targets is None:
                    targets = throw_targets(s, seat)
                for place in targets:
                    menu.offer(THROW, card, place)
            elif kind == SCROLL:
                if why_not_read(s, seat, card) is None:
                    menu.offer(READ, card)
            elif equip:
                length = len(menu.options)
                _offer_equip(s, seat, card, menu)
                worn += len(menu.options) - length
    if equip and p.gear != BARE:
        length = len(menu.options)
        _offer_unequip(s, seat, menu)
        worn += len(menu.options) - length
    if p.character == MAGE and p.cooldown == 0:
        _offer_spells(s, seat, menu)
    if ready and not s.alert & SAID_READY and len(menu.options) - before > worn:
        menu.offer(READY)


def throw_targets(s: CardRogue, seat: int) -> list[int]:
    """Where somebody is on whom he may throw something."""
    beside = players_beside(s, seat)
    near = [q.place for other, q in enumerate(s.players) if beside >> other & 1]
    if s.fighting:
        near.extend(foes_fought(s, seat))
    return near


def _offer_equip(s: CardRogue, seat: int, card: int, menu: Menu) -> None:
    for slot in range(5):
        if can_wear(s, seat, card, slot) and why_not_equip(s, seat, card, slot) is None:
            if menu.free or not just_changed(s, EQUIP, slot):
                menu.offer(EQUIP, card, slot)


def _offer_unequip(s: CardRogue, seat: int, menu: Menu) -> None:
    gear = s.players[seat].gear
    for slot in range(5):
        card = gear[slot]
        if card != EMPTY and (menu.free or not just_changed(s, UNEQUIP, slot)):
            if slot != SECONDARY or len(PACK[card].slots) == 1:
                menu.offer(UNEQUIP, card, slot)


def _offer_spells(s: CardRogue, seat: int, menu: Menu) -> None:
    """CR-CHAR-14, CR-CHAR-15: one spell, then a wait."""
    p = s.players[seat]
    foes = foes_fought(s, seat)
    for place in foes:
        menu.offer(SPELL_HURT, place, s.foes[place].card)
    if not foes:
        offer_steps(s, p.place, SPELL_STEP, menu)
    for card in each_once(p.hand.cards):
        if KIND[card] == POTION:
            menu.offer(SPELL_HEAL, card)


# -- the same, with reasons


def _judge_items(s: CardRogue, seat: int, menu: Menu, equip: bool, ready: bool) -> None:
    """In the same order, by the word of each home, for everything that is in the hand or worn."""
    p = s.players[seat]
    before = len(menu.options)
    worn = 0
    for card in each_once([card for card in p.hand.cards if USABLE[card]]):
        kind = KIND[card]
        if kind == POTION:
            menu.judge(why_not_drink(s, seat, card), DRINK, card)
            for place in throw_targets(s, seat):
                menu.judge(why_not_throw(s, seat, card, place), THROW, card, place)
        elif kind == SCROLL:
            menu.judge(why_not_read(s, seat, card), READ, card)
        elif equip:
            for slot in range(5):
                if slot == PACK[card].slots[0] or can_wear(s, seat, card, slot):
                    worn += _judge_slot(s, why_not_equip(s, seat, card, slot), EQUIP, card, slot, menu)
    for slot in range(5):
        if equip and p.gear[slot] != EMPTY:
            worn += _judge_slot(s, why_not_unequip(s, seat, p.gear[slot], slot), UNEQUIP, p.gear[slot], slot, menu)
    _judge_spells(s, seat, menu)
    menu.rule_out(DRINK, NOT_HELD.rule, NOT_HELD.reason)
    menu.rule_out(THROW, NO_THROW.rule, NO_THROW.reason)
    menu.rule_out(READ, "CR-SCROLL-02", "not-held")
    for verb, why in ((EQUIP, NO_SUCH_SLOT), (UNEQUIP, NOT_WORN)):
        menu.rule_out(verb, why.rule if equip else "CR-Q-69", why.reason if equip else "between-blows")
    if ready:
        menu.judge(_why_not_ready(s, len(menu.options) - before > worn), READY)


def _why_not_ready(s: CardRogue, usable: bool) -> Why | None:
    """CR-Q-68: once is enough, and only who could use something has a reason to."""
    if s.alert & SAID_READY:
        return Why("CR-Q-68", "ready-already")
    return None if usable else Why("CR-Q-68", "nothing-usable")


def _judge_slot(s: CardRogue, why: Why | None, verb: int, card: int, slot: int, menu: Menu) -> int:
    """1 if it was offered."""
    if why is None and not menu.free and just_changed(s, verb, slot):
        why = Why("CR-Q-69", "just-changed")
    menu.judge(why, verb, card, slot)
    return 1 if why is None else 0


def _judge_spells(s: CardRogue, seat: int, menu: Menu) -> None:
    why = why_not_cast(s, seat)
    if why is not None:
        for verb in (SPELL_HURT, SPELL_STEP, SPELL_HEAL):
            menu.rule_out(verb, why.rule, why.reason, why.need, why.have)
        return
    for place in foes_fought(s, seat):
        menu.judge(why_not_spell_hurt(s, seat, place, s.foes[place].card), SPELL_HURT, place, s.foes[place].card)
    menu.rule_out(SPELL_HURT, "CR-Q-34", "not-fighting")
    if in_combat(s, seat):
        menu.rule_out(SPELL_STEP, "CR-CHAR-14", "in-a-fight")
    else:
        offer_steps(s, s.players[seat].place, SPELL_STEP, menu)
    for card in each_once(s.players[seat].hand.cards):
        if KIND[card] == POTION:
            menu.judge(why_not_spell_heal(s, seat, card), SPELL_HEAL, card)
    menu.rule_out(SPELL_HEAL, "CR-CHAR-15", "not-held")


# -- what they need


def unidentified(s: CardRogue, seat: int) -> list[int]:
    """CR-SCROLL-04: the potions in hand whose colour is unknown."""
    cards = each_once(s.players[seat].hand.cards)
    return [card for card in cards if KIND[card] == POTION and s.potions[colour_of(card)] == UNKNOWN]


def scroll_steps(s: CardRogue, seat: int) -> list[int]:
    """CR-SCROLL-05, CR-SCROLL-06: free face-up cards up, down, left and right, walls ignored."""
    here = s.players[seat].place
    return [here + step for step in STEPS if sides_at(s, here + step) and is_free(s, here + step)]


# -- using them


def use_item(s: CardRogue, seat: int, option: Option) -> None:
    """Do what one of the offered item options says."""
    verb = verb_of(option)
    if verb == READY:
        s.alert |= SAID_READY
        return
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
            harm_foe(s, card, SPELL_DAMAGE, seat, "CR-CHAR-14")  # CR-Q-34: no dodge, no modifiers
        elif verb == SPELL_STEP:
            s.tell("CR-CHAR-14", "spell-step", seat, card)
            step_to(s, seat, card)
        elif verb == SPELL_HEAL:
            discard_from_hand(s, seat, card)
            s.tell("CR-CHAR-15", "spell-heal", seat, card)
            heal(s, seat, SPELL_HEALS, "CR-CHAR-15")
