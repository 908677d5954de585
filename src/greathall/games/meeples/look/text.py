"""The table in words, for the terminal: the city by districts, the offer, the council, this turn's places, the players."""

from typing import Any, Final

from greathall.core.game import Line, View
from greathall.data.lines import wrapped
from greathall.games.meeples.cards.catalogue import CARD, CARDS

INDENT: Final = 2
COUNCIL_FROM: Final = 1  # Dark Council Arrives cards after which the scoreboard is worth the room


def text(view: View, words: Any, width: int) -> list[Line]:
    """The table as lines of styled text, none longer than `width`."""
    spans: list[Line] = [_head(view, words)]
    for district in view["districts"]:
        spans += _district(district, words)
    spans.append(_offer(view, words))
    if view["arrived"] >= COUNCIL_FROM:
        spans.append(_council(view, words))
    for post in view["posts"]:
        spans += _post(post, words)
    for seat, player in enumerate(view["players"]):
        spans += _player(view, seat, player, words)
    lines: list[Line] = []
    for line in spans:
        lines += wrapped(line, width, 2 * INDENT)
    return lines


def _name(words: Any, slug: str) -> str:
    return str(words.say(f"card-{slug.replace('_', '-')}"))


def _head(view: View, words: Any) -> Line:
    phase = words.say(f"phase-{view['phase'].replace('_', '-')}")
    line: Line = [
        (words.say("text-head", turn=view["turn"], seat=words.seat(view["active"]), phase=phase), "title"),
        (" · " + words.say("text-deck", n=view["deck"]), "dim"),
        (" · " + words.say("text-council", n=view["arrived"]), "warn" if view["arrived"] else "dim"),
    ]
    if view["final"]:
        line.append((" · " + words.say("text-final", n=view["final"]), "boss"))
    return line


def _district(district: dict[str, Any], words: Any) -> list[Line]:
    line: Line = [(words.say(f"district-{district['name']}"), "label")]
    if district["overrun"]:
        line.append((" (" + words.say("text-overrun", n=district["overrun"]) + ")", "bad"))
    line.append((": " + _name(words, district["start"]), "shop"))
    for slot in district["slots"]:
        line.append((" · ", "dim"))
        if slot["tile"] is None:
            about = CARDS[CARD[slot["slot"]]].slug.replace("_", "-")
            line.append((words.say("text-vacant", bonus=words.say(f"card-{about}.about")), "dim"))
        else:
            line.append((_name(words, slot["tile"]), "shop"))
            line += _tile_extras(slot, words)
    if district["rooms"]:
        line.append((" · " + words.say("text-tower", n=district["rooms"]), "dim"))
        if district["room"] is not None:
            line.append((" " + _name(words, district["room"]), "item"))
    lines = [line]
    monsters = [monster for monster in district["monsters"] if monster is not None]
    if monsters:
        row: Line = [(" " * INDENT, "")]
        for i, monster in enumerate(monsters):
            row.append(((" · " if i else "") + _monster(monster, words), "enemy"))
        lines.append(row)
    return lines


def _tile_extras(slot: dict[str, Any], words: Any) -> Line:
    extras: Line = []
    for meeple, n in slot.get("stock", {}).items():
        extras.append((f" ({_counted('meeple', meeple, n, words)})", "item"))
    if slot.get("owner", -1) >= 0:
        held = words.say("text-hill", seat=words.seat(slot["owner"]))
        extras.append((f" ({held})", f"seat-{slot['owner']}"))
    return extras


def _monster(monster: dict[str, Any], words: Any) -> str:
    kind = words.say(f"type-{monster['type']}")
    numbers = {"strength": monster["strength"], "vp": monster["vp"], "level": monster["level"]}
    return str(words.say("text-monster", card=_name(words, monster["card"]), type=kind, **numbers))


def _offer(view: View, words: Any) -> Line:
    tiles = ", ".join(_name(words, slug) for slug in view["offer"]) or words.say("text-nothing")
    return [(words.say("text-offer") + ": ", "label"), (tiles, "shop"), (f" (+{view['stack']})", "dim")]


def _council(view: View, words: Any) -> Line:
    line: Line = [(words.say("text-council-row") + ": ", "label")]
    for i, monster in enumerate(view["council"]):
        line.append(((" · " if i else "") + _monster(monster, words), "boss"))
        if monster["token"] is not None:
            token = monster["token"].replace("_", "-")
            line.append((" [" + words.say(f"card-{token}.about") + "]", "gold"))
        if monster["fought_by"]:
            who = ", ".join(words.seat(seat) for seat in monster["fought_by"])
            line.append((" (" + words.say("text-fought", who=who) + ")", "dim"))
    return line


def _post(post: dict[str, Any], words: Any) -> list[Line]:
    line: Line = [
        (words.say("text-posts") + ": ", "label"),
        (_name(words, post["card"]), "card"),
        (" · " + pieces(post["pieces"], words), "you"),
    ]
    if post["guests"]:
        line.append((" + " + meeples(post["guests"], words), "good"))
    if "strength" not in post:
        return [line]
    enough = post["total"] >= post["strength"]
    sums = " + ".join(_reason(row, words) for row in post["reasons"])
    line.append((" · " + words.say("text-total", total=post["total"], strength=post["strength"]), "good" if enough else "bad"))
    if sums:
        line.append((f" ({sums})", "dim"))
    return [line]


def _reason(row: dict[str, Any], words: Any) -> str:
    """`Warrior 2 + 1 Ghoul`: what a piece counts and why."""
    plus = "".join(f" +{bonus['n']} {_name(words, bonus['from'])}" for bonus in row["plus"])
    if row["piece"] is None:
        return plus.strip()
    name = words.say(f"piece-{row['piece'].replace('_', '-')}")
    times = f"{row['count']} x " if row["count"] > 1 else ""
    return f"{times}{name} {row['base']}{plus}"


def meeples(counts: dict[str, int], words: Any) -> str:
    """`3 Peasants, 1 Corruption`."""
    found = [_counted("meeple", word, n, words) for word, n in counts.items()]
    return ", ".join(found) or str(words.say("text-nothing"))


def pieces(counts: dict[str, int], words: Any) -> str:
    """The same for pieces of a place."""
    found = [_counted("piece", word, n, words) for word, n in counts.items()]
    return ", ".join(found) or str(words.say("list-nothing"))


def _counted(kind: str, word: str, n: int, words: Any) -> str:
    key = f"{kind}-{word.replace('_', '-')}"
    return f"{n} {words.say(key if n == 1 else key + '.many')}"


def _player(view: View, seat: int, player: dict[str, Any], words: Any) -> list[Line]:
    mine = seat == view["seat"]
    line: Line = [(words.say("text-player", seat=words.seat(seat), vp=player["vp"]), f"seat-{seat}")]
    if mine:
        line.append((" (" + words.say("text-you") + ")", "you"))
    for zone, style in (("tavern", "good"), ("lodgings", ""), ("bag", "dim")):
        line += [(" · " + words.say(f"text-{zone}") + ": ", "label"), (meeples(player[zone], words), style)]
    more: Line = [(" " * INDENT + words.say("text-heroes") + ": ", "label")]
    heroes = [f"{words.say(f'meeple-{unit}')} {hero['level']}" for unit, hero in player["heroes"].items()]
    more.append((", ".join(heroes), "magic"))
    for key in ("done", "pile", "rooms"):
        if player[key]:
            more.append((f" · {len(player[key])} {words.say(f'text-{key}')}", "dim"))
    known = [slug for slug in player["hand"] if slug is not None]
    lines = [line, more]
    if known:
        for slug in known:
            about = words.say(f"card-{slug.replace('_', '-')}.about")
            lines.append([(" " * INDENT + _name(words, slug) + ": ", "card"), (about, "dim")])
    hidden = len(player["hand"]) - len(known)
    if hidden:
        more.append((" · " + words.say("text-hand") + ": " + words.say("text-hidden", n=hidden), "hidden"))
    return lines
