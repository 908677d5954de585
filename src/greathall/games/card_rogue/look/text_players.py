"""The players in words: health, points, what they wear and hold, and what ails them."""

from collections.abc import Sequence
from typing import Any, Final

from greathall.core.game import Line, View
from greathall.games.card_rogue.cards.catalogue import NUMBERS, PACK
from greathall.games.card_rogue.look.text_map import token_of
from greathall.games.card_rogue.words import BOSS, ENEMY, GOLD, POTION, SLOTS

Span = tuple[str, str]
Player = dict[str, Any]

MOST_HEARTS: Final = 14
ROOMY: Final = 2  # players up to which there is room for everybody's hearts
WIDE: Final = 40  # characters from which on there is room anyhow
GAP: Final = 2  # spaces between two facts
LOW: Final = 3  # health from which on it is shown as a warning


def card_name(slug: str, words: Any) -> str:
    """A card's name."""
    return str(words.say(f"card-{slug.replace('_', '-')}"))


def fill(facts: Sequence[Span], width: int, indent: str = "  ", first: str | None = None, gap: str = " " * GAP) -> list[Line]:
    """Facts side by side, as many a line as fit; a fact that is longer than a line is broken at spaces."""
    lines: list[Line] = []
    line: Line = [(first if first is not None else indent, "label" if first else "")]
    used = len(line[0][0])
    fresh = True
    for text, style in facts:
        for number, part in enumerate(_parts(text, width - len(indent))):
            space = 0 if fresh else len(gap)
            if number or used + space + len(part) > width:
                lines.append(line)
                line, used, space, fresh = [(indent, "")], len(indent), 0, True
            if space:
                line.append((gap, "dim"))
            line.append((part, style))
            used += space + len(part)
            fresh = False
    return [*lines, line]


def _parts(text: str, width: int) -> list[str]:
    if len(text) <= width:
        return [text]
    parts = [""]
    for word in text.split(" "):
        if parts[-1] and len(parts[-1]) + 1 + len(word) > width:
            parts.append("")
        parts[-1] = f"{parts[-1]} {word}".strip()[:width]
    return parts


def paragraph(text: str, width: int, style: str = "", indent: str = "", first: str | None = None) -> list[Line]:
    """A text broken at spaces."""
    return fill([(word, style) for word in text.split()], width, indent, first, " ")


def list_of(names: Sequence[Span], width: int, first: str) -> list[Line]:
    """`Hand: sword, helm, ...` with commas between the names."""
    last = len(names) - 1
    return fill([(name + ("" if i == last else ","), style) for i, (name, style) in enumerate(names)], width, "  ", first, " ")


def block(view: View, words: Any, seat: int, width: int) -> list[Line]:
    """A player in two or three lines: who, how well, and what one sees of the rest."""
    player = view["players"][seat]
    lines = [_heading(view, words, seat, width)]
    if player["character"] is None:
        return lines
    crowded = len(view["players"]) > ROOMY and seat != view["seat"] and width < WIDE
    facts = [*health(player, crowded), *numbers(player, words), *ailments(player, words), *_hand_seen(view, seat, words, crowded)]
    return [*lines, *fill([*facts, *worn(player, words)], width)]


def _heading(view: View, words: Any, seat: int, width: int) -> Line:
    player = view["players"][seat]
    letter, style = token_of(player, words)
    here = "" if player["x"] is None else f"{player['x']},{player['y']}"
    end = words.say("text-points", points=player["points"]) if player["character"] else ""
    if player["status"] != "playing":
        end = words.say(f"text-status-{player['status']}")
    room = width - len(end) - 5
    name = words.seat(seat)
    if player["character"] is not None:
        name = _fitting(name, words.say(f"character-{player['character']}"), here, room)
    turn = "›" if seat == view["active"] else " "
    name = name[: max(1, room)]
    return [(turn, "bold"), (letter, style), (f" {name} ", f"seat-{seat}"), (" " * (room - len(name)), ""), (end, "points")]


def _fitting(name: str, character: str, here: str, room: int) -> str:
    """The name with as much of character and place as there is room for."""
    short = name.removesuffix(")").partition(" (")[0]
    known = (f"{name}, {character} · {here}", f"{name}, {character}", f"{short}, {character} · {here}", f"{short}, {character}")
    for text in known:
        text = text.removesuffix(" · ")
        if len(text) <= room:
            return text
    return short


def health(player: Player, short: bool = False) -> list[Span]:
    """Hearts, and the same in numbers."""
    now, most = max(0, player["health"]), max(1, player["max_health"])
    hearts = "♥" if short else "♥" * min(now, MOST_HEARTS) + "♡" * max(0, min(most, MOST_HEARTS) - now)
    return [(f"{hearts} {now}/{most}", "health" if now > LOW else "health-low")]


def numbers(player: Player, words: Any) -> list[Span]:
    """What is added to attacks and taken off those of others."""
    found: list[Span] = []
    if player["attack"]:
        found.append((words.say("text-attack", value=f"{player['attack']:+d}"), "good" if player["attack"] > 0 else "bad"))
    if player["armor"]:
        found.append((words.say("text-armor", value=player["armor"]), "good"))
    return found


def ailments(player: Player, words: Any) -> list[Span]:
    """Poison, lost turns, the Mage's wait."""
    found: list[Span] = []
    if player["poison"]:
        healing = player["reversal"]
        key = "text-poison-heals" if healing else "text-poison"
        found.append((words.say(key, turns=player["poison"]), "good" if healing else "effect"))
    if player["lost"]:
        found.append((words.say("text-lost"), "effect"))
    if player["cooldown"]:
        found.append((words.say("text-cooldown", turns=player["cooldown"]), "effect"))
    if player["arriving"]:
        found.append((words.say("text-arriving"), "effect"))
    return found


def worn(player: Player, words: Any) -> list[Span]:
    """The equipment, a two-handed item once."""
    slugs = list(dict.fromkeys([(player["gear"][slot], _hand_of(player, slot)) for slot in SLOTS if slot in player["gear"]]))
    if not slugs:
        return []
    names = ", ".join([card_name(slug, words) for slug, _ in slugs])
    return [(words.say("text-worn", cards=names), "item")]


def _hand_of(player: Player, slot: str) -> str:
    """Tells two daggers apart, and the two hands of one maul not."""
    two_handed = len(PACK[NUMBERS[player["gear"][slot]]].slots) == 2
    return "both" if two_handed else slot


def _hand_seen(view: View, seat: int, words: Any, short: bool) -> list[Span]:
    """How many cards another player holds, and those that everybody sees; where room is short, points, attack and maximum
    health must tell of these. One's own are listed below the map."""
    player = view["players"][seat]
    if seat == view["seat"]:
        return []
    known = [slug for slug in player["hand"] if slug is not None]
    text = words.say("text-cards", count=len(player["hand"]))
    if known and not short:
        names = list(dict.fromkeys([card_name(slug, words) for slug in known]))
        text = words.say("text-cards-known", count=len(player["hand"]), cards=", ".join(names))
    return [(text, "dim")]


def hand_names(view: View, slugs: Sequence[str], words: Any) -> list[Span]:
    """Cards by name: gold added up, equal ones counted, loot with its worth, potions with what they are known to do."""
    names: list[Span] = []
    coins = sum([PACK[NUMBERS[slug]].gold for slug in slugs if PACK[NUMBERS[slug]].kind == GOLD])
    if coins:
        names.append((words.say("text-gold", gold=coins), "gold"))
    for slug in dict.fromkeys(slugs):
        card = PACK[NUMBERS[slug]]
        if card.kind == GOLD:
            continue
        name, style = card_name(slug, words), "card"
        if card.kind == POTION:
            effect, style = view["potions"][slug], "potion"
            if effect != "unknown":
                name = words.say("text-potion", card=name, effect=words.say(f"effect-{effect}"))
        elif card.kind == ENEMY:
            name, style = words.say("text-loot", card=name, gold=card.gold), "gold"
        elif card.kind == BOSS:
            name, style = words.say("text-trophy", card=name, points=card.vp), "points"
        count = slugs.count(slug)
        names.append((words.say("text-many", count=count, card=name) if count > 1 else name, style))
    return names


def own_hand(view: View, words: Any, width: int) -> list[Line]:
    """The viewer's hand."""
    player = view["players"][view["seat"]]
    if player["character"] is None:
        return []
    slugs = [slug for slug in player["hand"] if slug is not None]
    coins = sum([PACK[NUMBERS[slug]].gold for slug in slugs if PACK[NUMBERS[slug]].kind == GOLD])
    worth = player["purse"] != coins  # gold cards alone are added up already
    first = words.say("text-hand-worth", gold=player["purse"]) if worth else words.say("text-hand")
    return list_of(hand_names(view, slugs, words) or [(words.say("text-nothing"), "dim")], width, first + " ")


def open_hands(view: View, words: Any, width: int) -> list[Line]:
    """What lies on the table in a trade."""
    lines: list[Line] = []
    for seat, player in enumerate(view["players"]):
        if player["offer"]:
            known = [slug for slug in player["offer"] if slug is not None]
            names = hand_names(view, known, words)
            if len(known) < len(player["offer"]):
                names.append((words.say("text-cards", count=len(player["offer"]) - len(known)), "dim"))
            lines += list_of(names, width, words.say("text-offer", seat=words.seat(seat)) + " ")
    return lines
