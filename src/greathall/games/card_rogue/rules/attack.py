"""The attack roll: one die, and everything that changes what it does (CR-Q-66 gives the order)."""

from typing import Final

from greathall.games.card_rogue.cards.catalogue import ATTACK_OF, DAGGER, KIND, PACK
from greathall.games.card_rogue.rules.queries import ENRAGED, RAGE_ADDS, SECOND_DAGGER, attack_modifier
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.words import ARTIFACT, EMPTY, PRIMARY, SECONDARY, WARRIOR

POTIONS: Final = -1  # where a part of an attack comes from, if not from a card
RAGE: Final = -2
FRIGHT_ON: Final = 6  # CR-CHAR-19
ENOUGH: Final = 100  # the dice of a story level may show nothing else: one roll comes to an end


class AttackRoll:
    """What an attack roll came to. `blocks` and `six` look at die faces only (CR-COMBAT-14, CR-EQUIP-11)."""

    def __init__(self, damage: int, blocks: bool, six: bool) -> None:
        self.damage = damage
        self.blocks = blocks  # CR-EQUIP-12: the enemies' attacks of this turn
        self.six = six  # CR-CHAR-19: the Bard takes fright


def roll_attack(s: CardRogue, seat: int) -> AttackRoll:
    """Roll, reroll, and reckon."""
    gear = s.players[seat].gear
    weapon = gear[PRIMARY]
    reroll_on = 0 if weapon == EMPTY else PACK[weapon].reroll_on
    miss_on = 0 if weapon == EMPTY else PACK[weapon].miss_on
    block_on = 0 if gear[SECONDARY] == EMPTY else PACK[gear[SECONDARY]].block_on
    rolls = 1
    rolled = 0
    total = 0
    faces = 0
    while rolls:
        rolls -= 1
        rolled += 1
        face = s.rng.die()
        faces |= 1 << face
        s.tell("CR-COMBAT-04", "attack-die", seat, face)
        if not reroll_on >> face & 1:
            total += face
        elif rolled < ENOUGH:
            rolls += 2  # CR-MOD-08: the number itself adds nothing
    damage = 0 if faces & miss_on else reckon(total, weapon, attack_modifier(s, seat))  # CR-EQUIP-13
    if s.log is not None:
        tell_parts(s, seat, total, weapon, bool(faces & miss_on))
    return AttackRoll(damage, bool(faces & block_on), bool(faces >> FRIGHT_ON & 1))


def tell_parts(s: CardRogue, seat: int, total: int, weapon: int, missed: bool) -> None:
    """Why the attack comes to more or less than the dice show (CR-Q-66)."""
    if missed:
        s.tell("CR-EQUIP-13", "weapon-misses", seat, weapon)
        return
    if weapon != EMPTY:
        card = PACK[weapon]
        if total < card.min_attack:
            total = card.min_attack
            s.tell("CR-MOD-03", "weapon-raises", seat, weapon, total)
        if card.doubles:
            s.tell("CR-MOD-02", "weapon-doubles", seat, weapon, 2 * total)
    for source, amount in attack_parts(s, seat):
        more = amount > 0
        if source == RAGE:
            s.tell("CR-CHAR-03", "rage-adds", seat, amount)
        elif source == POTIONS:
            s.tell("CR-POT-11", "potions-add" if more else "potions-take", seat, abs(amount))
        else:
            s.tell("CR-MOD-04" if more else "CR-MOD-05", "card-adds" if more else "card-takes", seat, source, abs(amount))


def attack_parts(s: CardRogue, seat: int) -> list[tuple[int, int]]:
    """Everything that `attack_modifier` adds up: the card, or what else it comes from, and how much."""
    p = s.players[seat]
    parts = [(POTIONS, p.attack)]
    parts += [(card, ATTACK_OF[card]) for card in p.hand.cards if KIND[card] == ARTIFACT]
    if p.gear[PRIMARY] != EMPTY:
        parts.append((p.gear[PRIMARY], ATTACK_OF[p.gear[PRIMARY]]))
    if p.gear[SECONDARY] == DAGGER:
        parts.append((DAGGER, SECOND_DAGGER))
    if p.character == WARRIOR and p.health <= ENRAGED:
        parts.append((RAGE, RAGE_ADDS))
    return [part for part in parts if part[1]]


def reckon(total: int, weapon: int, modifier: int) -> int:
    """CR-MOD-01 to CR-MOD-07 and CR-MOD-09: minimum, then doubling, then the modifiers once; never below 0.

    A minimum holds against penalties, the reading that is best for the player; else a penalty counts in full.
    """
    least = 0
    if weapon != EMPTY:
        least = PACK[weapon].min_attack
        total = max(total, least)  # CR-MOD-03
        if PACK[weapon].doubles:
            total *= 2  # CR-MOD-02
    if modifier < 0:
        return max(total + modifier, least, 0)
    return total + modifier
