"""What is printed on cards, Upgrades, Objectives, Events and leaders, in words: made of the data, so that a number stands in one
place only. The phrases are in the catalogue (`tx-...`); their numbers and names come from here."""

from typing import Any, Final

from greathall.core.effects import Program
from greathall.data.lines import sentence, slug_key
from greathall.games.dorian import words
from greathall.games.dorian.cards.catalogue import (
    ACTIVATED,
    CARDS,
    CONDITIONS,
    DEFENCES,
    EVENTS,
    IF_OWNED_MAX,
    IF_OWNED_MIN,
    LEADERS,
    OBJECTIVES,
    PROGRAMS,
    STATIC,
    SUPPLIES,
    TREASURES,
    UPGRADES,
    Abilities,
    Card,
    Conditions,
    Kingdom,
    Leader,
    Line,
    Objective,
    Pile,
    Treasure,
    Upgrade,
)
from greathall.games.dorian.cards.ops import (
    CLEAR,
    ENEMY,
    FLAGS,
    NO_MAX,
    OF,
    OPS,
    OPTIONAL,
    PER_TYPE,
    amount_parts,
    fallback_parts,
    filter_parts,
    of_whom,
    state_wanted,
    strength_wanted,
    targets_wanted,
    type_wanted,
)
from greathall.games.dorian.rules import settings
from greathall.games.dorian.words import ANY, BASE, CAMP, CHOOSE_STAT, EACH, PLAYED, POWERS, RESOURCES

Say = Any  # the catalogue in one language: data/language.py's Words, which a game does not import

WHEN: Final = ("reveal", "enemy-activated", "win", "lose")
PHASES: Final = ("", "preparation", "influence", "battle")
SLOTS: Final = ("weapon", "armour", "relic", "camp")
DEFENCE_LINES: Final = ("one", "two", "both")
ZONES: Final = ("hand", "restore", "deck-top", "deck-bottom")
COUNTERS: Final = ("", "played", "present", "other", "type", "type", "type", "enemy", "side")
ROLES: Final = ("", "attacking", "supporting", "defending")


def texts(say: Say) -> dict[str, str]:
    """All of it, by key."""
    made: dict[str, str] = {}
    for card in CARDS:
        made[f"{slug_key('card', card.slug)}.about"] = card_text(say, card)
    for upgrade in UPGRADES:
        made[f"{slug_key('upgrade', upgrade.slug)}.about"] = upgrade_text(say, upgrade)
    for objective in OBJECTIVES:
        made[f"{slug_key('objective', objective.slug)}.about"] = objective_text(say, objective)
    for event in EVENTS:
        made[f"{slug_key('kingdom', event.slug)}.about"] = event_text(say, event)
    for treasure in TREASURES:
        made[f"{slug_key('treasure', treasure.slug)}.about"] = treasure_text(say, treasure)
    for supply in SUPPLIES:
        made[slug_key("supply", supply.slug)] = supply_name(say, supply)
        made[f"{slug_key('supply', supply.slug)}.about"] = sentence(deeds(say, PROGRAMS[supply.program]))
    for defence in DEFENCES:
        does = deeds(say, PROGRAMS[defence.program])
        made[f"{slug_key('defence', defence.slug)}.about"] = sentence(does or say.say("tx-no-change"))
    for leader in LEADERS:
        made[f"{slug_key('leader', leader.slug)}.about"] = leader_text(say, leader)
    made["option-length-learn-to-play"] = length_text(say, "tx-learn", settings.LEARN)
    made["option-length-basic"] = length_text(say, "tx-basic", settings.BASIC)
    return made


def signed(n: int) -> str:
    """A number with its sign, as it is printed."""
    return f"+{n}" if n >= 0 else f"−{-n}"


# -- what each thing says


def powers(say: Say, power: tuple[int, int, int], first: int = 0) -> str:
    """Base Power, that of the own type first."""
    order = sorted(range(3), key=lambda i: (i != first, i))
    return " ".join(say.say("tx-power", power=name(say, "power", POWERS[i]), n=power[i]) for i in order if power[i])


def name(say: Say, kind: str, word: str) -> str:
    return str(say.say(slug_key(kind, word)))


def card_text(say: Say, card: Card) -> str:
    parts = [powers(say, card.power, card.type) or say.say("tx-no-power")]
    parts += abilities(say, card.abilities)
    if card.garlock:
        parts.append(say.say("tx-garlock", n=card.garlock))
    return " ".join(sentence(part) for part in parts)


def upgrade_text(say: Say, upgrade: Upgrade) -> str:
    parts = [say.say(f"tx-slot-{SLOTS[upgrade.slot]}"), powers(say, upgrade.power), *abilities(say, upgrade.abilities)]
    return " ".join(sentence(part) for part in parts if part)


def objective_text(say: Say, card: Objective) -> str:
    what = {"power_in_battle": "stat", "own_in_region": "region"}.get(card.need, "")
    named = "" if not what else name(say, "region", card.what) if what == "region" else letter(say, card.what)
    need = card.need if what or not card.what else f"{card.need}_{card.what}"
    said = say.say(f"tx-{need.replace('_', '-')}", n=card.n, what=named, stars=words.GREAT, round=words.LOWEST_FROM)
    return sentence(f"{said}: {deeds(say, PROGRAMS[card.reward])}")


def letter(say: Say, short: str) -> str:
    return name(say, "power", POWERS[words.LETTERS.index(short)])


def event_text(say: Say, event: Kingdom) -> str:
    parts: list[str] = []
    for who, conditions, program in event.now:
        does = deeds(say, PROGRAMS[program])
        whom = "" if who == "board" else " ".join([say.say(f"tx-who-{who.replace('_', '-')}"), *owned(say, conditions)])
        parts.append(f"{whom}: {does}" if whom else does)
    if event.flags:
        changes = ", ".join(change(say, flag, a, b) for flag, (a, b) in event.flags.items())
        parts.append(say.say("tx-this-round", changes=changes))
    return " ".join(sentence(part) for part in parts)


def owned(say: Say, conditions: Conditions) -> list[str]:
    """Of whom an Event speaks."""
    found: list[str] = []
    for what, value in conditions:
        kind = "min" if what == IF_OWNED_MIN else "max" if what == IF_OWNED_MAX else "no-field"
        found.append(say.say(f"tx-owning-{kind}", n=value))
    return found


def change(say: Say, flag: int, a: int, b: int) -> str:
    """A rule change of an Event: its number, perhaps with the least that remains, or the Defences that it is about."""
    word = FLAGS[flag].replace("_", "-")
    if word == "siege-defence":
        which = say.say("tx-defences-one" if a == 3 else "tx-defences-two") if a >= 3 else say.say(
            "tx-defences-of", power=name(say, "power", POWERS[a])
        )  # fmt: skip
        return str(say.say("tx-rule-siege-defence", which=which, signed=signed(b)))
    n = b if word == "siege-ip" else a
    said = say.say(f"tx-rule-{word}", n=n, signed=signed(n))
    return str(say.say("tx-at-least", text=said, n=b)) if n < 0 else str(said)


def treasure_text(say: Say, treasure: Treasure) -> str:
    columns = ((say.say("tx-attacker"), treasure.left), (say.say("tx-others"), treasure.right))
    found: list[str] = []
    for whose, column in columns:
        tiers = [f"★{tier} {deeds(say, PROGRAMS[program]) or say.say('tx-nothing')}" for tier, program in enumerate(column, 1)]
        found.append(sentence(f"{whose}: {'; '.join(tiers)}"))
    return " ".join(found)


def supply_name(say: Say, supply: Pile) -> str:
    return ", ".join(amount(say, res, n) for _, res, n, _ in PROGRAMS[supply.program])


def leader_text(say: Say, leader: Leader) -> str:
    places = [
        say.say("tx-leader-power", power=name(say, "power", POWERS[i]), n=leader.base[i], slots=leader.slots[i]) for i in range(3)
    ]
    return sentence(say.say("tx-leader", n=leader.movement, powers=", ".join(places)))


def length_text(say: Say, phrase: str, length: tuple[tuple[int, int], tuple[int, int]]) -> str:
    (fewest, most), (low, high) = length
    return str(say.say(phrase, fewest=fewest, most=most, low=low, high=high))


# -- Abilities


def abilities(say: Say, found: Abilities) -> list[str]:
    return [ability(say, line) for line in found.printed]


def ability(say: Say, line: Line) -> str:
    """One Ability: when, at what cost, what, and if."""
    does = str(deeds(say, line.modes[0]))
    for other in line.modes[1:]:
        does = say.say("tx-or", one=does, two=deeds(say, other))
    if line.conditions:
        does = " ".join([does, *(condition(say, what, value) for what, value in line.conditions)])
    if line.cost:
        does = f"{deeds(say, line.cost)}: {does}"
    if line.limit:
        does = say.say("tx-times", text=does, n=line.limit)
    if line.kind == STATIC:
        return does
    if line.kind != ACTIVATED:
        return str(say.say(f"tx-when-{WHEN[line.kind]}", does=does))
    if line.phase == words.NONE:
        return str(say.say("tx-activate", does=does))
    return str(say.say("tx-activate-in", phase=say.say(f"tx-phase-{PHASES[line.phase]}"), does=does))


def condition(say: Say, what: int, value: int) -> str:
    word = CONDITIONS[what].replace("_", "-")
    if word == "role":
        word = f"role-{ROLES[value]}"
    elif word == "side":
        word = f"side-{ROLES[value]}"
    elif word == "battle":
        word = "siege" if value == words.SIEGE else "field"
    return str(say.say(f"tx-if-{word}", n=value))


def deeds(say: Say, program: Program) -> str:
    """What a program does, one thing after the other."""
    return ", ".join(str(deed(say, OPS.ops[code].name, a, b, c)) for code, a, b, c in program)


def deed(say: Say, op: str, a: int, b: int, c: int) -> str:
    """One op in words: the numbers are its arguments."""
    if op == "power":
        return power(say, a, b, c)
    if op == "defence":
        said = say.say(f"tx-defence-{DEFENCE_LINES[a]}", signed=signed(b))
        if not c:
            return str(said)
        line, n = fallback_parts(c)
        other = say.say(f"tx-defence-{DEFENCE_LINES[line]}", signed=signed(n))
        return str(say.say("tx-without-one", text=said, other=other))
    if op in ("copy_power", "exhaust", "restore", "silence"):
        return str(say.say(f"tx-{op.replace('_', '-')}", target=target(say, a)))
    if op == "send":
        return str(say.say(f"tx-send-{ZONES[b]}", target=target(say, a)))
    if op == "guard":
        kind = type_wanted(a)
        return str(say.say("tx-guard-type" if kind else f"tx-guard-{OF[of_whom(a)].replace('_', '-')}", power=of_type(say, kind)))
    if op == "keep":
        return str(say.say(f"tx-keep-{ZONES[a]}"))
    if op == "play":
        return play(say, a, b, c)
    if op == "recover":
        return str(say.say(f"tx-recover-{'played' if c == PLAYED else 'restore'}-{ZONES[b]}", n=a))
    if op == "cull":
        return str(say.say(f"tx-cull-{'hand' if b == 1 else 'both'}{'-starter' if c else ''}", n=a))
    if op in ("gain", "pay"):
        return str(say.say(f"tx-{op}", what=amount(say, a, b)))
    if op in ("steal", "lose"):
        area = "camp" if c == CAMP else "base" if c == BASE else "board"
        return str(say.say(f"tx-{op}-{area}", what=amount(say, a, b)))
    if op == "capacity":
        return str(say.say("tx-capacity-each" if a == EACH else "tx-capacity", signed=signed(b), what=resource(say, a)))
    if op == "battle_card":
        return str(say.say("tx-battle-card", power=name(say, "power", POWERS[a]), n=b))
    if op == "buy_mod":
        deck = "any" if a == ANY else "of"
        phrase = f"tx-buy-{'look' if b else 'less'}-{deck}"
        return str(say.say(phrase, n=b or c, power="" if a == ANY else name(say, "power", POWERS[a])))
    if op == "mine":
        return str(say.say("tx-mine-clear" if a == CLEAR else "tx-mine", n=a))
    return str(say.say(f"tx-{op.replace('_', '-')}", n=a, signed=signed(a)))


def power(say: Say, stat: int, packed: int, side: int) -> str:
    n, per, most = amount_parts(packed)
    what = "choose" if stat == CHOOSE_STAT else "of"
    whose = "enemy" if side == ENEMY else "own"
    said = say.say(f"tx-{whose}-{what}", signed=signed(n), power="" if stat == CHOOSE_STAT else name(say, "power", POWERS[stat]))
    if per:
        said = f"{said} {say.say(f'tx-per-{COUNTERS[per]}', power=of_type(say, per - PER_TYPE + 1))}"
    return str(say.say("tx-at-most", text=said, n=most)) if most else str(said)


def of_type(say: Say, kind: int) -> str:
    return name(say, "power", POWERS[kind - 1]) if 1 <= kind <= 3 else ""


def target(say: Say, spec: int) -> str:
    """`enemy/type=M/max=3/n=2` in words."""
    of, kind, most = OF[of_whom(spec)].replace("_", "-"), type_wanted(spec), strength_wanted(spec)
    form = f"{of}-type" if kind else f"{of}-exhausted" if state_wanted(spec) == 1 else of
    said = say.say(f"tx-target-{form}", n=targets_wanted(spec), power=of_type(say, kind))
    return str(said) if most == NO_MAX else str(say.say("tx-with-at-most", text=said, n=most))


def play(say: Say, zone: int, n: int, narrow: int) -> str:
    kind, most = filter_parts(narrow)
    cards = say.say("tx-cards-of" if kind else "tx-cards", n=n, power=of_type(say, kind))
    said = say.say(f"tx-{'may-' if narrow & OPTIONAL else ''}play-{ZONES[zone]}", cards=cards)
    return str(said) if most == NO_MAX else str(say.say("tx-weak", text=said, n=most))


def amount(say: Say, res: int, n: int) -> str:
    return str(say.say("tx-any" if res == ANY else f"tx-{RESOURCES[res].replace('_', '-')}", n=n))


def resource(say: Say, res: int) -> str:
    return "" if res in (ANY, EACH) else name(say, "resource", RESOURCES[res])
