"""What is printed on cards, buildings and guilds, in words: made of the data, so that a number stands in one place only.

The phrases are in the catalogue (`tx-...`), their numbers and names come from here. For every thing there is `<key>.about`; what
Heroes can do and what they carry has `<key>.does` too: what using it does, in short.
"""

from typing import Any, Final

from greathall.data.lines import sentence, slug_key
from greathall.games.karez import words
from greathall.games.karez.cards import ops
from greathall.games.karez.cards.catalogue import (
    ADVENTURES,
    BOARD,
    BUILDING_VP,
    BUILDINGS,
    CARDS,
    CEMETERY,
    GUILDS,
    HOLDINGS,
    JOBS,
    NEEDS,
    VALOR_PER,
    WATCH,
    Adventure,
    Building,
    Card,
    Guild,
    Job,
    Line,
)
from greathall.games.karez.cards.points import points_at

Say = Any  # the catalogue in one language: data/language.py's Words, which a game does not import

ALL_FOES: Final = 31
ANY_MONSTER: Final = 15
WINDOW_NAMES: Final = {1: "on-reveal", 2: "before-roll", 4: "after-roll", 7: "any"}


def texts(say: Say) -> dict[str, str]:
    """All of it, by key."""
    made: dict[str, str] = {}
    for card in CARDS:
        name = slug_key("card", card.slug)
        made[f"{name}.about"] = sentence(card_text(say, card))
        if card.lines and card.deck in (words.HERO, words.ITEM, words.INSTANT):
            made[f"{name}.does"] = use_text(say, card)
    for job in JOBS:
        made[f"{slug_key('job', job.slug)}.about"] = sentence(job_text(say, job))
    for building in BUILDINGS:
        made[f"{slug_key('building', building.slug)}.about"] = sentence(building_text(say, building))
    for adventure in ADVENTURES:
        made[f"{slug_key('adventure', adventure.slug)}.about"] = sentence(adventure_text(say, adventure))
    for guild in GUILDS:
        made[f"{slug_key('guild', guild.slug)}.about"] = sentence(guild_text(say, guild))
    for number, step in enumerate(BOARD.treasure):
        made[f"treasure-{number + 1}"] = treasure(say, step)
    return made


def faces(say: Say, packed: int) -> str:
    """Faces by name, each as often as it is there."""
    return ", ".join(say.say(f"face-{words.FACES[face]}") for face in range(4) for _ in range(points_at(packed, face)))


def listed(say: Say, numbers: tuple[int, ...]) -> str:
    """Faces by name, in the printed order."""
    return ", ".join(say.say(f"face-{words.FACES[face]}") for face in numbers)


def a_card(say: Say, deck: int, number: int) -> str:
    """Cards of a deck, as a noun in the singular or plural."""
    return str(say.say(f"tx-card-{words.DECKS[deck]}", n=number))


def of_decks(say: Say, mask: int, number: int) -> str:
    """Cards of one of several decks."""
    names = [a_card(say, deck, number) for deck in range(len(words.DECKS)) if mask >> deck & 1]
    return str(say.say("tx-or", a=names[0], b=names[1])) if len(names) == 2 else ", ".join(names)


# -- cards


def card_text(say: Say, card: Card) -> str:
    """A card: its numbers, then its effects."""
    if card.deck == words.QUEST:
        reward = effect(say, card.lines[0].step, False)
        return f"{need(say, card)}: {reward}"
    parts: list[str] = []
    if card.deck == words.HERO:
        parts.append(hero_numbers(say, card))
    elif card.deck < words.MONSTER_DECKS:
        parts.append(monster_numbers(say, card))
    else:
        parts.append(say.say("tx-price", n=card.price))
    parts += [line_text(say, line) for line in card.lines]
    return " ".join(sentence(part) for part in parts)


def use_text(say: Say, card: Card) -> str:
    """What the use of a card does; if it is not used, what it is good for."""
    used = [effect(say, line.step, True) for line in card.lines if line.windows]
    return "; ".join(used or [line_text(say, line) for line in card.lines])


def hero_numbers(say: Say, card: Card) -> str:
    """Dice, fixed attack, order, hit points, and how much he carries."""
    parts = [say.say("tx-red", n=card.red)] if card.red else []
    parts += [say.say("tx-green", n=card.green)] if card.green else []
    return "; ".join([*parts, *fighter_numbers(say, card), say.say("tx-carry", n=card.carry)])


def monster_numbers(say: Say, card: Card) -> str:
    """The same for a Monster or Trap."""
    parts = [say.say("tx-white", n=card.white)] if card.white else []
    return "; ".join([*parts, *fighter_numbers(say, card)])


def fighter_numbers(say: Say, card: Card) -> list[str]:
    """What Heroes and Monsters have in common."""
    parts: list[str] = []
    if card.fixed:
        parts.append(say.say("tx-fixed", faces=listed(say, card.fixed)))
    if card.order != words.MIDDLE:
        parts.append(say.say(f"tx-order-{words.ORDERS[card.order]}"))
    if card.points:
        parts.append(say.say("tx-points", faces=listed(say, card.points)))
    return parts


def line_text(say: Say, line: Line) -> str:
    """An effect with the moment at which it works."""
    if line.trigger == words.PASSIVE:
        text = effect(say, line.step, False)
        if line.foes != ALL_FOES:
            text = str(say.say("tx-against", what=text, foes=against(say, line.foes)))
        return text
    does = effect(say, line.step, True)
    if line.trigger in (words.ONCE, words.USED_UP):
        head = "tx-once" if line.trigger == words.ONCE else "tx-use"
        return str(say.say(head, when=moment(say, line), what=does))
    return str(say.say(f"tx-{words.WHENS[line.trigger].replace('_', '-')}", what=does))


def moment(say: Say, line: Line) -> str:
    """When something may be used, and against whom."""
    name = WINDOW_NAMES[line.windows]
    if line.windows == words.ON_REVEAL:
        return str(say.say("tx-when-trap" if line.foes == 1 << words.TRAP else "tx-when-monster"))
    text = str(say.say(f"tx-when-{name}"))
    return text if line.foes == ALL_FOES else str(say.say("tx-against", what=text, foes=against(say, line.foes)))


def against(say: Say, foes: int) -> str:
    """The foes of a mask, in the plural."""
    return str(say.say("tx-monsters")) if foes == ANY_MONSTER else of_decks(say, foes, 2)


def effect(say: Say, step: tuple[int, int, int, int], used: bool) -> str:
    """What one step of a program does. `used`: it is used at a moment, and does not simply hold."""
    code, a, b, c = step
    name = ops.OPS.ops[code].name.replace("_", "-")
    if code == ops.GAIN:
        return str(say.say(f"tx-gain-{ops.RESOURCES[a]}", n=b))
    if code == ops.DRAW:
        text = str(say.say("tx-draw", n=b, cards=of_decks(say, a, b)))
        return str(say.say("tx-keep", what=text, n=c)) if c < b else text
    if name == "stock":
        return str(say.say("tx-stock", cards=of_decks(say, a, 1)))
    if name in ("migrate", "kill"):
        return str(say.say(f"tx-{name}-{ops.WORKERS[a]}", n=b))
    if name == "level-up":
        return str(say.say(f"tx-level-up-{ops.STATS[a]}"))
    if code == ops.ADD_DICE:
        return str(say.say(f"tx-dice-{words.COLOURS[a]}{'-now' if used else ''}", n=b))
    if code in (ops.FIXED, ops.HIT_POINTS):
        return str(say.say(f"tx-{name}-more", faces=faces(say, a)))
    if code == ops.INITIATIVE:
        return str(say.say(f"tx-order-{words.ORDERS[a]}{'-now' if used else ''}"))
    if code == ops.REROLL:
        return str(say.say(f"tx-reroll-{words.COLOURS[a]}", n=b))
    if code == ops.SET_DIE:
        return str(say.say("tx-set-die", colour=say.say(f"colour-{words.COLOURS[a]}"), face=say.say(f"face-{words.FACES[b]}")))
    if code == ops.CANCEL:
        return str(say.say(f"tx-cancel-{ops.DIE_KINDS[b]}", n=a))
    return str(say.say(f"tx-{name}", n=b if name == "take" else a))


def need(say: Say, card: Card) -> str:
    """What a Quest asks for."""
    code, a, n = card.need
    name = NEEDS[code].replace("_", "-")
    if name == "slew":
        if a == ANY_MONSTER:
            return str(say.say("tx-need-slew-any", n=n))
        return str(say.say("tx-need-slew", n=n, cards=of_decks(say, a, n), deck=words.DECKS[a.bit_length() - 1]))
    if name == "has":
        return str(say.say(f"tx-need-has-{HOLDINGS[a]}", n=n))
    return str(say.say(f"tx-need-{name}", n=n))


# -- buildings


def job_text(say: Say, job: Job) -> str:
    """Whose it is, what it takes, what it brings, and the owner's dividend."""
    takes = [workers(say, job)]
    if job.gold:
        takes.append(say.say("tx-cost-gold", n=job.gold))
    if job.valor:
        takes.append(say.say("tx-cost-valor", n=job.valor))
    brings = "; ".join(effect(say, step, False) for step in job.program)
    text = sentence(say.say("tx-job", takes=", ".join(takes), brings=brings))
    if job.owner:
        text = f"{say.say('tx-owner')} {text}"
    if job.dividend:
        text = f"{text} {say.say('tx-dividend', n=job.dividend)}"
    return text


def workers(say: Say, job: Job) -> str:
    """Who does it."""
    if not job.citizens:
        return str(say.say("tx-adventurers", n=1))
    if not job.adventurer:
        return str(say.say("tx-citizens", n=job.citizens))
    if job.most > job.citizens:
        return str(say.say("tx-workers-range", low=job.citizens, high=job.most))
    return str(say.say("tx-workers", n=job.citizens))


def building_text(say: Say, building: Building) -> str:
    """Its level and its jobs; what else happens there."""
    if BUILDINGS.index(building) == WATCH:
        return f"{say.say('tx-watch', n=len(building.jobs))} {job_text(say, JOBS[building.jobs[0]])}"
    parts = [str(say.say(f"tx-building-{words.STATES[building.level]}"))]
    for number in building.jobs:
        name = str(say.say(slug_key("job", JOBS[number].slug))).partition(": ")[2]
        parts.append(f"{name}: {job_text(say, JOBS[number])}")
    if BUILDINGS.index(building) == CEMETERY:
        parts.append(str(say.say("tx-burial", n=BOARD.burial_fee)))
    return " ".join(parts)


# -- Adventures, guilds, treasure


def adventure_text(say: Say, adventure: Adventure) -> str:
    """Its numbers and its threats, in order."""
    threats = ", ".join(a_card(say, deck, 1) for deck in adventure.threats)
    return str(
        say.say(
            "tx-adventure", level=adventure.level, threat=adventure.threat, valor=adventure.valor, n=adventure.treasure,
            threats=threats,
        )
    )  # fmt: skip


def guild_text(say: Say, guild: Guild) -> str:
    """Its goal."""
    parts: list[str] = []
    if guild.valor_per != VALOR_PER:
        parts.append(say.say("tx-goal-valor", n=guild.valor_per, usual=VALOR_PER))
    if guild.building_vp != BUILDING_VP:
        parts.append(say.say("tx-goal-building", n=guild.building_vp, usual=BUILDING_VP))
    if guild.gold_per:
        parts.append(say.say("tx-goal-gold", n=guild.gold_per))
    if guild.quests_per:
        parts.append(say.say("tx-goal-quests", n=guild.quests_per))
    if guild.citizens_per:
        parts.append(say.say("tx-goal-citizens", n=guild.citizens_per))
    if guild.monsters_per:
        parts.append(
            say.say(
                "tx-goal-monsters", n=guild.monsters_per, undead=guild.undead_points, other=guild.monster_points,
                slain=guild.slain_points, most=guild.monsters_max,
            )
        )  # fmt: skip
        parts.append(say.say("tx-goal-fallen", most=guild.fallen_max))
    return " ".join(sentence(part) for part in parts)


def treasure(say: Say, step: tuple[int, int, int, int]) -> str:
    """What a face of the Treasure die brings, as a noun."""
    code, a, b, _ = step
    if code == ops.GAIN:
        return str(say.say(f"tx-treasure-{ops.RESOURCES[a]}", n=b))
    return str(say.say("tx-treasure-draw", n=b, cards=of_decks(say, a, b), deck=words.DECKS[a.bit_length() - 1]))
