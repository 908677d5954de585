"""The effect vocabulary: 31 ops, and the words for targets, amounts and filters inside their lines."""

from typing import Final

from greathall.core.effects import Op, OpError, OpTable
from greathall.data.pack import nearest
from greathall.games.dorian.words import (
    ANY,
    ATTACKING,
    BASE,
    BOARD,
    CAMP,
    CHOOSE_STAT,
    DECK_BOTTOM,
    DECK_TOP,
    EACH,
    HAND,
    LETTERS,
    PLAYED,
    RESTORE,
)

# -- words inside op lines: targets, amounts, filters --------------------------------------------------------------

OF: Final = ("self", "own", "other_own", "enemy", "any", "attacking_player")
OF_SELF: Final = 0
OF_OWN: Final = 1
OF_OTHER_OWN: Final = 2
OF_ENEMY: Final = 3
OF_ANY: Final = 4
OF_ATTACKER: Final = 5
NO_MAX: Final = 15
STATES: Final = ("", "exhausted", "restored")
COUNTERS: Final = (
    "", "own_cards_played", "own_cards_present", "own_other_cards_present", "own_type_present:S", "own_type_present:P",
    "own_type_present:M", "enemy_cards_present", "side_players",
)  # fmt: skip
PER_PLAYED: Final = 1
PER_PRESENT: Final = 2
PER_OTHER_PRESENT: Final = 3
PER_TYPE: Final = 4  # and 5, 6: Stealth, Physical, Magic
PER_ENEMY: Final = 7
PER_SIDE: Final = 8
OWN: Final = 0
ENEMY: Final = 1
SLOT_I: Final = 0
SLOT_II: Final = 1
SLOT_BOTH: Final = 2
CLEAR: Final = -1
OPTIONAL: Final = 1 << 8
FLAGS: Final = (
    "siege_ip", "field_ip", "support_ip", "no_sea", "free_sea", "movement", "siege_defence", "no_field",
    "permission_free", "market_anywhere", "garlock_picks", "buy_discount", "buy_look", "treasures_per_win",
    "rest_amount", "battle_open", "hand_size_flag",
)  # fmt: skip
FLAG_ARGUMENTS: Final = {"attacking": ATTACKING, "I": 3, "II": 4, "S": 0, "P": 1, "M": 2}


def _target(word: str) -> int:
    """`enemy/type=M/max=3/n=2` packed: of, type + 1, max, state, n, pick."""
    parts = word.split("/")
    if parts[0] not in OF:
        raise OpError(f"{word!r} is not a target{nearest(parts[0], OF)}")
    of, kind, most, state, n, pick = OF.index(parts[0]), 0, NO_MAX, 0, 1, 0
    for part in parts[1:]:
        name, _, value = part.partition("=")
        if name == "type" and value in LETTERS:
            kind = LETTERS.index(value) + 1
        elif name == "max":
            most = int(value)
        elif name == "state" and value in STATES:
            state = STATES.index(value)
        elif name == "n":
            n = int(value)
        elif name == "pick" and value == "owner":
            pick = 1
        else:
            raise OpError(f"{part!r} does not narrow a target")
    return of | kind << 3 | most << 6 | state << 10 | n << 12 | pick << 15


def of_whom(spec: int) -> int:
    """Whose cards a target word means."""
    return spec & 7


def type_wanted(spec: int) -> int:
    """The Power type that a target must have, plus one; 0 is any."""
    return spec >> 3 & 7


def strength_wanted(spec: int) -> int:
    """The most Power that a target may have."""
    return spec >> 6 & 15


def state_wanted(spec: int) -> int:
    """Whether a target must be Exhausted or Restored."""
    return spec >> 10 & 3


def targets_wanted(spec: int) -> int:
    """How many targets there are to be."""
    return spec >> 12 & 7


def attacker_picks(spec: int) -> bool:
    """Whether not the user but the attacker chooses."""
    return spec >> 15 & 1 == 1


def _amount(word: str) -> int:
    """`2`, `1*side_players<3` packed: n + 64, counter, cap."""
    rest, _, cap = word.partition("<")
    n, _, per = rest.partition("*")
    if per and per not in COUNTERS:
        raise OpError(f"{per!r} counts nothing{nearest(per, COUNTERS)}")
    return int(n) + 64 | COUNTERS.index(per) << 8 | (int(cap) if cap else 0) << 12


def amount_parts(packed: int) -> tuple[int, int, int]:
    """An amount: the number, what it is multiplied by (a counter), and the most that comes of it; 0 is no limit."""
    return (packed & 255) - 64, packed >> 8 & 15, packed >> 12


def _filter(word: str) -> int:
    """`type=M/max=2/optional` packed: type + 1, max, optional."""
    kind, most, optional = 0, NO_MAX, 0
    for part in word.split("/"):
        name, _, value = part.partition("=")
        if name == "type":
            kind = LETTERS.index(value) + 1
        elif name == "max":
            most = int(value)
        elif name == "optional":
            optional = OPTIONAL
        elif name != "any":
            raise OpError(f"{part!r} does not narrow the cards")
    return kind | most << 3 | optional


def filter_parts(narrow: int) -> tuple[int, int]:
    """Cards that may be played: their Power type plus one (0 is any), and the most Power that they may have."""
    return narrow & 7, narrow >> 3 & 15


def fallback_parts(packed: int) -> tuple[int, int]:
    """A change of a Defence line in place of another: which line, and by how much."""
    return (packed & 15) - 1, packed >> 4


NAMES: Final = {
    "stat": {"S": 0, "P": 1, "M": 2, "choose": CHOOSE_STAT},
    "deck": {"S": 0, "P": 1, "M": 2, "any": ANY},
    "res": {"DE": 0, "DS": 1, "MC": 2, "any": ANY, "each": EACH},
    "side": {"own": OWN, "enemy": ENEMY},
    "slot": {"I": SLOT_I, "II": SLOT_II, "both": SLOT_BOTH},
    "zone": {"hand": HAND, "restore": RESTORE, "deck_top": DECK_TOP, "deck_bottom": DECK_BOTTOM, "played": PLAYED},
    "zones": {"hand": 1, "restore": 2, "hand+restore": 3},
    "only": {"any": 0, "starter": 1},
    "area": {"camp": CAMP, "base": BASE, "board": BOARD},
    "flag": {name: code for code, name in enumerate(FLAGS)},
}


def names(kind: str, word: str) -> int:
    """The int that a word of an op line stands for."""
    try:
        if kind == "target":
            return _target(word)
        if kind == "amount":
            return _amount(word)
        if kind == "filter":
            return _filter(word)
        if kind == "fallback":
            slot, _, n = word.partition(":")
            return 0 if word == "none" else NAMES["slot"][slot] + 1 | int(n) << 4
        if kind == "pile":
            return CLEAR if word == "clear" else int(word)
        if kind == "argument":
            return FLAG_ARGUMENTS[word] if word in FLAG_ARGUMENTS else int(word)
    except (ValueError, KeyError):
        raise OpError(f"{word!r} is not a {kind}") from None
    if word not in NAMES[kind]:
        raise OpError(f"{word!r} is not a {kind}{nearest(word, list(NAMES[kind]))}")
    return NAMES[kind][word]


# The 31 ops.
OPS: Final = OpTable([
    Op("power", ("stat", "amount", "side"), "Add Power to the own side, or take it from the other."),
    Op("defence", ("slot", "int", "fallback"), "Change the Location Defence for this battle."),
    Op("copy_power", ("target",), "Gain the printed Base Power of the target."),
    Op("send", ("target", "zone"), "Move the target out of the battle to a zone of its owner."),
    Op("exhaust", ("target",), "The target becomes Exhausted."),
    Op("restore", ("target",), "An Exhausted target becomes Restored, once a battle."),
    Op("silence", ("target",), "The target's Abilities are off for the rest of the battle."),
    Op("play", ("zone", "int", "filter"), "Bring own cards into this battle, Restored."),
    Op("guard", ("target",), "Static: players you battle cannot target it.", standing=True),
    Op("keep", ("zone",), "Static: after the battle the card may go there.", standing=True),
    Op("draw", ("int",), "Take cards from the own Deck."),
    Op("discard", ("int",), "Put Hand cards in the own Restore Pile."),
    Op("recover", ("int", "zone", "zone"), "Take own cards back from the Restore Pile."),
    Op("look_deck", ("int",), "Look at the top of the own Deck and rearrange it."),
    Op("cull", ("int", "zones", "only"), "Destroy own cards."),
    Op("gain", ("res", "int"), "Gain Resources."),
    Op("steal", ("res", "int", "area"), "Take Resources from the board of another player."),
    Op("lose", ("res", "int", "area"), "Own Resources go to the supply."),
    Op("pay", ("res", "int"), "Pay from Pool or Camp."),
    Op("exchange", ("int",), "Turn Resources into other types."),
    Op("ip", ("int",), "Change the own IP."),
    Op("move", ("int",), "More movement this turn, or always for a static."),
    Op("upgrade", ("int",), "Draw Upgrades."),
    Op("battle_card", ("deck", "int"), "Look at the top of a Power deck and take one card."),
    Op("buy_mod", ("deck", "int", "int"), "More looks or a lower price for purchases."),
    Op("hand_size", ("int",), "Static: change of the hand target.", standing=True),
    Op("capacity", ("res", "int"), "Static: change of the Camp capacity.", standing=True),
    Op("loss_reduction", ("int",), "Static: fewer Base Resources lost with a battle.", standing=True),
    Op("range", ("int",), "Static: join battles from further away.", standing=True),
    Op("mine", ("pile",), "Add to the mines, or empty them."),
    Op("rule", ("flag", "argument", "argument"), "Events: a rule change until the next Round.", standing=True),
])  # fmt: skip
CODES: Final = OPS.codes
