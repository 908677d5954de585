"""What every card says, composed from its data alone, in both languages: numbers, meeples and conditions in whole sentences.

The catalogues are compared with this, so no number in them can drift away from the rules.
"""

from typing import Any

from greathall.data.language import Words
from greathall.games.meeples.cards.catalogue import (
    ASSIGNED,
    ASSIGNED_LEVELS,
    ASSIGNED_TYPES,
    BONUS,
    BUILDERS_YARD,
    CARDS,
    CENTRE,
    CONSTRUCT_N,
    DEFEAT,
    DEFEAT_N,
    HENCHMAN,
    HERO,
    HEROES,
    IN_TAVERN,
    MONSTER,
    OVERLORD,
    OWN,
    OWN_MOST,
    PILE,
    PILE_EACH,
    QUEST,
    ROOM,
    TOKEN,
    Card,
    Condition,
)
from greathall.games.meeples.rules.heroes import TOP_LEVEL
from greathall.games.meeples.rules.joining import MOST_BUILDERS
from greathall.games.meeples.words import MEEPLES, PRESTIGE, TYPES, UNIT_WORDS

from .city import GAME
from .phrases import MANY_OF_TYPE, ONE_OF_TYPE, OP, SAY, TIME, UNIT_IN_THEM, WIDER


class Teller:
    """Composes the texts of all cards in one language."""

    def __init__(self, locale: str) -> None:
        self.locale = locale
        self.words = Words(GAME, locale)
        self.say = SAY[locale]

    def about(self, number: int) -> str:
        """What the catalogue says about a card."""
        card = CARDS[number]
        if card.kind == TOKEN:
            return self.say["token"].format(vp=card.vp) + self.condition(card)
        if card.kind in (OVERLORD, HENCHMAN, MONSTER):
            return self.joined(self.monster(card), self.effect(card))
        if card.kind == QUEST:
            return self.say["quest"].format(vp=card.vp, penalty=card.penalty) + self.quest(card)
        if card.kind == HERO:
            return self.joined(self.hero(card), self.ability(card))
        return self.place(number, card)

    def text(self, number: int) -> str:
        """What the data file says besides the numbers that stand there anyway."""
        card = CARDS[number]
        if card.kind == MONSTER:
            return self.effect(card)
        if card.kind == QUEST:
            return self.quest(card)
        return self.ability(card) if card.kind == HERO else self.about(number)

    def joined(self, *parts: str) -> str:
        return " ".join(part for part in parts if part)

    # -- words

    def one(self, word: str) -> str:
        wider = WIDER[self.locale]
        return wider[word][0] if word in wider else self.words.say(f"meeple-{word}")

    def many(self, word: str) -> str:
        wider = WIDER[self.locale]
        return wider[word][1] if word in wider else self.words.say(f"meeple-{word}.many")

    def counted(self, word: str, n: int) -> str:
        return f"{n} {self.one(word) if n == 1 else self.many(word)}"

    def listed(self, needs: dict[str, int]) -> str:
        found = [self.counted(word, n) for word, n in needs.items()]
        if len(found) == 1:
            return found[0]
        return self.words.say("list-and", rest=", ".join(found[:-1]), last=found[-1])

    def type(self, number: int) -> str:
        return self.words.say(f"type-{TYPES[number]}")

    # -- effects

    def effect(self, card: Card, lines: list[str] | None = None) -> str:
        """The sentences of an effect."""
        found: list[str] = []
        before = ""
        for line in card.effects()[0] if lines is None else lines:
            op, *args = line.split()
            said = self.op(card, op, args)
            if before:
                said = said[0].lower() + said[1:]
            if op == "cycle":
                before = said
            else:
                found.append(before + said)
                before = ""
        return " ".join(found)

    def op(self, card: Card, op: str, args: list[str]) -> str:
        say = OP[self.locale]
        this_turn = card.kind not in (MONSTER, QUEST)
        time = "" if card.kind == HERO else TIME[self.locale][this_turn]
        if op in ("gain", "gain_from_tile"):
            return say[op].format(c=self.counted(args[0], int(args[1])))
        if op == "remove":
            return say[f"remove {args[2]}"].format(c=self.counted(args[0], int(args[1])))
        if op == "draw":
            n = int(args[0])
            return say[f"draw {args[1]}"].format(n=n, meeples="meeple" if n == 1 else "meeples")
        if op == "quests":
            n, m = int(args[0]), int(args[1])
            one = {"en": "Quest", "es": "Misión"}[self.locale]
            quests = one if n == 1 else {"en": "Quests", "es": "Misiones"}[self.locale]
            key = "discard" if not n else "quests discard" if m else "quests"
            return say[key].format(n=n, m=m, quests=quests)
        if op == "boost":
            return say[op].format(many=self.many(args[0]), n=args[1], time=time)
        if op in ("boost_with", "call_up"):
            other = UNIT_IN_THEM[self.locale].format(self.one(args[2]))
            some = self.counted(args[0], int(args[1]))
            return say[op].format(many=self.many(args[0]), n=args[1], c=some, other=other, time=time)
        if op == "boost_vs":
            return say[op].format(n=args[1], type=MANY_OF_TYPE[self.locale][TYPES.index(args[0])], time=time)
        if op == "cycle":
            if args[1] == "all":
                return say["cycle all"].format(many=self.many(args[0]))
            return say["cycle"].format(c=self.counted(args[0], int(args[1])))
        if op == "keep":
            return say[op].format(one=self.one(args[0]))
        return say[op].format(n=args[0] if args else "", m=args[1] if len(args) > 1 else "", time=time)

    # -- places

    def place(self, number: int, card: Card) -> str:
        values = card.row.values
        if card.kind == BONUS:
            return self.effect(card)
        if card.kind == CENTRE:
            return self.capitol(number, card)
        if card.hill:
            return self.hill(values)
        score = OP[self.locale]["vp"].format(n=card.vp) if card.kind == ROOM else ""
        return self.joined(self.listed(values["needs"]) + ":", score, self.effect(card))

    def capitol(self, number: int, card: Card) -> str:
        if number != BUILDERS_YARD:
            return self.say["hall"]
        gain, build = card.effects()[0]
        _, meeple, n = gain.split()
        said = self.say["yard"].format(
            joined=self.counted("peasant", 1), joins=self.counted(meeple, int(n)), two=self.counted("peasant", MOST_BUILDERS)
        )
        return said + self.op(card, build, [])

    def hill(self, values: dict[str, Any]) -> str:
        either = {"en": " or ", "es": " o "}[self.locale].join(self.one(word) for word in values["needs_any"])
        offers = []
        for word, lines in values["offers"].items():
            effect = self.effect(CARDS[0], lines).rstrip(".")
            unit = UNIT_IN_THEM[self.locale].format(self.one(word))
            offers.append(self.say["offer"].format(unit=unit, effect=effect[0].lower() + effect[1:]))
        return self.say["hill"].format(units=either, offers="; ".join(offers))

    # -- Monsters, Quests, tokens

    def monster(self, card: Card) -> str:
        key = {MONSTER: "monster", OVERLORD: "overlord", HENCHMAN: "henchman"}[card.kind]
        return self.say[key].format(level=card.level, type=self.type(card.type), strength=card.strength, vp=card.vp)

    def quest(self, card: Card) -> str:
        cost = " ".join(self.say["cost"].format(c=self.counted(UNIT_WORDS[unit], n)) for unit, n in card.cost)
        effect = self.effect(card)
        if card.at == "draw_phase":
            effect = self.say["each draw"] + effect
        return self.joined(self.condition(card), cost, effect)

    def condition(self, card: Card) -> str:
        condition = card.condition
        assert condition is not None
        given = next(iter(card.row.values["condition"].values()))
        needs: dict[str, int] = given.get("with") or given.get("has") or given.get("needs") or {}
        kind = condition.kind
        if kind == DEFEAT:
            return self.beaten(condition, needs)
        if kind == DEFEAT_N:
            return self.say["beat n"].format(n=condition.n)
        if kind == CONSTRUCT_N:
            return self.say[f"construct {condition.n}"]
        if kind == IN_TAVERN:
            if condition.n:
                return self.say["tavern types"].format(n=condition.n)
            return self.say["tavern"].format(list=self.listed(needs))
        if kind in (ASSIGNED, ASSIGNED_TYPES, ASSIGNED_LEVELS):
            return self.assigned(condition, needs)
        if kind in (PILE, PILE_EACH, OWN, OWN_MOST, HEROES):
            return self.say["end"] + self.at_the_end(condition)
        return self.say["activate n"].format(n=condition.n)

    def level(self, least: int) -> str:
        """No level is higher than the third."""
        return str(least) if least == TOP_LEVEL else self.say["or more"].format(n=least)

    def beaten(self, condition: Condition, needs: dict[str, int]) -> str:
        level = self.say["of level"].format(level=self.level(condition.level)) if condition.level else ""
        with_ = self.say["with"].format(list=self.listed(needs)) if needs else ""
        if condition.surplus:
            with_ = self.say["surplus"].format(n=condition.surplus)
        overrun = self.say["overrun"] if condition.overrun else ""
        monster = ONE_OF_TYPE[self.locale][condition.type]
        return self.say["beat"].format(monster=monster, level=level, overrun=overrun, with_=with_)

    def assigned(self, condition: Condition, needs: dict[str, int]) -> str:
        if condition.kind == ASSIGNED:
            return self.say["assigned"].format(c=self.listed(needs))
        key = "types of level" if condition.kind == ASSIGNED_LEVELS else "types"
        return self.say[key].format(n=condition.n, level=self.level(condition.level))

    def at_the_end(self, condition: Condition) -> str:
        if condition.kind == PILE:
            of = MANY_OF_TYPE[self.locale].get(condition.type) or self.say["monsters"]
            if condition.level:
                of += self.say["of level"].format(level=self.level(condition.level))
            return self.say["pile"].format(n=condition.n, type=of)
        if condition.kind == PILE_EACH:
            return self.say["pile each"].format(n=condition.n)
        if condition.kind == HEROES:
            return self.say["heroes"].format(n=condition.n, level=self.level(condition.level))
        word = UNIT_WORDS[condition.unit]
        if condition.kind == OWN_MOST:
            return self.say["own most"].format(many=self.many(word))
        if condition.low:
            return self.say["own min"].format(n=condition.low, many=self.many(word))
        return self.say["own max"].format(c=self.counted(word, condition.high))

    # -- Heroes

    def hero(self, card: Card) -> str:
        key = "hero level" if card.unit in PRESTIGE else "hero price" if card.price else "hero"
        assert card.unit < MEEPLES
        return self.say[key].format(cv=card.cv, price=card.price, level=card.level)

    def ability(self, card: Card) -> str:
        effect = self.effect(card)
        if card.at == "assignment":
            return self.say["assignment"] + effect
        if card.at == "development":
            return self.say["development"].format(list=self.listed(card.row.values["needs"])) + effect
        return effect
