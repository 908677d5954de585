"""The table in words, for the terminal: Karez first, then the guilds, the Adventures and the fight in progress."""

from typing import Any

from greathall.core.game import Line, View
from greathall.data.lines import slug_key, wrapped


def text(view: View, words: Any, width: int) -> list[Line]:
    """The table as lines of at most `width` characters."""
    lines = city_lines(view, words, width)
    lines += board_lines(view, words, width)
    for place, seat in enumerate(view["order"]):
        lines += guild_lines(view, words, width, place, view["guilds"][seat])
    if view["exploration"] is not None:
        lines += fight_lines(view["exploration"], words, width)
    return lines


def said(content: str, style: str, width: int, indent: int = 0) -> list[Line]:
    """A text as one or more lines."""
    return wrapped([(" " * indent + content, style)], width, indent + 2)


def signed(number: int) -> str:
    """A change, with its sign."""
    return f"{number:+d}" if number else "0"


def named(words: Any, kind: str, slugs: list[str]) -> str:
    """Names with commas between."""
    return ", ".join(words.say(slug_key(kind, slug)) for slug in slugs)


def city_lines(view: View, words: Any, width: int) -> list[Line]:
    """The common danger: always in sight."""
    karez = view["karez"]
    state = words.say(slug_key("state", karez["state"]))
    head = words.say(
        "text-turn", turn=view["turn"], turns=view["turns"], phase=words.say(slug_key("phase", view["phase"])), state=state
    )
    citizens = words.say(
        "text-citizens", citizens=karez["citizens"], town=karez["town"], city=karez["city"],
        free=karez["center"]["citizens"], adventurers=karez["center"]["adventurers"],
    )  # fmt: skip
    balance = words.say(
        "text-balance", valor=karez["valor"], threat=karez["threat"], balance=signed(karez["balance"]),
        citizens=signed(karez["coming"]["citizens"]), adventurers=signed(karez["coming"]["adventurers"]),
    )  # fmt: skip
    good = "good" if karez["balance"] >= 0 else "bad"
    return [*said(head, "bold", width), *said(citizens, "", width), *said(balance, good, width)]


def board_lines(view: View, words: Any, width: int) -> list[Line]:
    """Adventures, neutral and unbuilt buildings, cards on sale."""
    lines: list[Line] = []
    for adventure in view["adventures"]:
        if adventure is not None:
            content = words.say(
                "text-adventure", adventure=words.say(slug_key("adventure", adventure["adventure"])),
                threat=adventure["threat"], valor=adventure["valor"], threats=named(words, "deck", adventure["threats"]),
            )  # fmt: skip
            if adventure["marked"] is not None:
                guild = view["guilds"][adventure["marked"]]["guild"]
                content += " · " + words.say("text-marked", guild=words.say(slug_key("guild", guild)))
            lines += said(content, "enemy", width)
    for state in ("neutral", "unbuilt"):
        found = [b["building"] for b in view["buildings"] if b["state"] == state and within(b, view)]
        if found:
            lines += said(words.say(f"text-{state}", names=named(words, "building", found)), "dim", width)
    if view["sale"]:
        names = ", ".join(f"{words.say(slug_key('card', lot['card']))} ({lot['price']})" for lot in view["sale"])
        lines += said(words.say("text-sale", names=names), "", width)
    return lines


def within(building: View, view: View) -> bool:
    """Is a building of a level that Karez has?"""
    levels = ["village", "town", "city"]
    return levels.index(building["level"]) <= levels.index(view["karez"]["state"])


def guild_lines(view: View, words: Any, width: int, place: int, guild: View) -> list[Line]:
    """A player's section of the table."""
    seat = guild["seat"]
    name = words.say(slug_key("guild", guild["guild"])) if guild["guild"] else "?"
    head = words.say(
        "text-guild", place=place + 1, guild=name, player=words.seat(seat), gold=guild["gold"], valor=guild["valor"],
        gems=guild["gems"], tokens=guild["tokens"], vp=guild["score"]["total"],
    )  # fmt: skip
    if guild["dungeon"]["open"]:
        head += " · " + words.say("text-dungeon-open", threat=guild["dungeon"]["threat"])
    lines = said(head, "you" if seat == view["seat"] else "", width)
    owned = [building["building"] for building in view["buildings"] if building["owner"] == seat]
    if owned:
        lines += said(words.say("text-buildings", names=named(words, "building", owned)), "", width, 3)
    jobs = [job["job"] for building in view["buildings"] for job in building["jobs"] if job["seat"] == seat]
    if jobs:
        lines += said(words.say("text-working", names=named(words, "job", jobs)), "dim", width, 3)
    heroes = [hero_words(hero, words) for hero in view["heroes"] if hero["seat"] == seat]
    if heroes:
        lines += said(words.say("text-heroes", names="; ".join(heroes)), "", width, 3)
    cards = hand_words(guild["hand"], words)
    if cards:
        lines += said(words.say("text-hand", names=cards), "", width, 3)
    return lines


def hero_words(hero: View, words: Any) -> str:
    """A Hero with his hit points; filled ones in brackets."""
    content = f"{words.say(slug_key('card', hero['hero']))} {points_words(hero['points'], hero['hits'], words)}"
    for mark in ("resting", "dead", "used"):
        if hero[mark]:
            content += f" ({words.say('text-' + mark)})"
    return content


def points_words(points: dict[str, int], hits: dict[str, int], words: Any) -> str:
    """Hit points by face: vacant ones, and those that are hit as crosses."""
    parts: list[str] = []
    for face, number in points.items():
        hit = hits.get(face, 0)
        name = words.say(slug_key("face", face))
        parts.append(f"{name} {'○' * (number - hit)}{'●' * hit}")
    return ", ".join(parts)


def hand_words(hand: dict[str, list[str | None]], words: Any) -> str:
    """The cards of a hand; unknown ones as a number by deck."""
    parts: list[str] = []
    for deck, cards in hand.items():
        parts += [words.say(slug_key("card", card)) for card in cards if card is not None]
        hidden = sum(1 for card in cards if card is None)
        if hidden:
            parts.append(f"{hidden}× {words.say(slug_key('deck', deck))}")
    return ", ".join(parts)


def fight_lines(trip: View, words: Any, width: int) -> list[Line]:
    """The exploration: the party, the foe and the dice."""
    lines: list[Line] = []
    for hero in trip["party"]:
        content = words.say(
            "text-party", hero=words.say(slug_key("card", hero["hero"])),
            points=points_words(hero["points"], hero["hits"], words),
        )  # fmt: skip
        if hero["gear_points"]:
            content += " + " + points_words(hero["gear_points"], hero["gear_hits"], words)
        if hero["gear"]:
            content += " · " + named(words, "card", [gear["card"] for gear in hero["gear"]])
        lines += said(content, "good", width)
    foe = trip["foe"]
    if foe is not None:
        points = points_words(foe["points"], foe["hits"], words)
        content = words.say("text-foe", foe=words.say(slug_key("card", foe["card"])), points=points)
        lines += said(content, "enemy", width)
        if trip["cycle"]:
            name = words.say(slug_key("round", trip["round"]))
            lines += said(words.say("text-round", cycle=trip["cycle"], round=name), "dim", width)
    if trip["dice"]:
        lines += said(words.say("text-dice", dice=", ".join(die_words(d, words) for d in trip["dice"])), "", width)
    if trip["kept"]:
        kept = [f"{words.say(slug_key('face', d['face']))} → {words.say(slug_key('card', d['on']))}" for d in trip["kept"]]
        lines += said(words.say("text-kept", dice=", ".join(kept)), "", width)
    if trip["stack"]:
        cards = ["?" if card is None else words.say(slug_key("card", card)) for card in trip["stack"]]
        lines += said(words.say("text-stack", cards=", ".join(reversed(cards))), "dim", width)
    return lines


def die_words(die: View, words: Any) -> str:
    """A die: its face and colour, where it lies."""
    content = f"{words.say(slug_key('face', die['face']))} ({words.say(slug_key('colour', die['colour']))})"
    if die["fate"] == "free":
        return content
    return f"{content} → {words.say(slug_key('card', die['on']))}" if die["on"] else f"{content} ×"
