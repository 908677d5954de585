"""The table in words, for the terminal: the Round, the players, the map by region, the battle."""

from typing import Any

from greathall.core.game import Line, View
from greathall.data.lines import slug_key, wrapped

REGION_ORDER = ("estaria", "esvia", "vale", "lusta", "moguras")
INDENT = 6
POWER_STYLE = {"S": "stealth", "P": "physical", "M": "magic"}
RESOURCE_STYLE = {"DE": "stealth", "DS": "physical", "MC": "magic"}


def text(view: View, words: Any, width: int) -> list[Line]:
    """All lines of the table as the viewer sees it."""
    lines: list[Line] = [_round(view, words), []]
    lines += [line for player in view["players"] for line in _player(view, player, words)]
    lines += [[], *_map(view, words, width)]
    if view["city"]:
        names = ", ".join(words.say(slug_key("supply", slug)) for slug in view["city"])
        lines.append([(words.say("text-city"), "bold"), (" " + names, "")])
    if view["battle"] is not None:
        lines += [[], *_battle(view, words)]
    if view["deal"] is not None:
        lines += [[], _deal(view["deal"], words)]
    if view["looking"] is not None:
        seen = _names(words, view["looking"]["kind"], view["looking"]["cards"])
        lines.append([(words.say("text-looking"), "bold"), (" " + seen, "")])
    return [part for line in lines for part in wrapped(line, width, INDENT)]


def _names(words: Any, kind: str, slugs: list[str]) -> str:
    return ", ".join(words.say(slug_key(kind, slug)) for slug in slugs)


def _name(words: Any, kind: str, slug: str) -> str:
    return str(words.say(slug_key(kind, slug)))


def _round(view: View, words: Any) -> Line:
    line: Line = [(words.say("text-round", round=view["round"], left=view["events_left"], goal=view["goal"]), "bold")]
    if view["event"] is not None:
        slug = view["event"].replace("_", "-")
        line.append((f"  {words.say(f'kingdom-{slug}')}: {words.say(f'kingdom-{slug}.about')}", "dim"))
    return line


def _resources(values: dict[str, int], words: Any) -> str:
    shown = [f"{n} {words.say(f'short-{name.lower()}')}" for name, n in values.items() if n]
    return " ".join(shown) or "–"


def _player(view: View, player: dict[str, Any], words: Any) -> list[Line]:
    you = player["seat"] == view["seat"]
    active = player["seat"] == view["turn"]["seat"]
    if player["leader"] is None:
        return [[(f"  {words.seat(player['seat'])}", "you" if you else "")]]
    where = words.say("text-off-board") if player["at"] is None else _name(words, "place", player["at"])
    leader = _name(words, "leader", player["leader"])
    head = f"{'>' if active else ' '} {words.seat(player['seat'])} ({leader})"
    lap = f" +{player['lap']}×42" if player["lap"] else ""
    lines: list[Line] = [
        [
            (head, "you" if you else "bold"),
            (f"  {words.say('text-ip', ip=player['ip'])}{lap}  ★{player['stars']}  {where}", ""),
        ]
    ]
    power = " ".join(f"{name}{n}" for name, n in player["base_power"].items())
    lines.append(
        [
            (f"    {words.say('text-power')} {power}", "good"),
            (f"  {words.say('text-camp')} {_resources(player['camp'], words)}", ""),
            (f"  {words.say('text-pool')} {_resources(player['pool'], words)}", ""),
            (
                "  "
                + words.say("text-piles", hand=len(player["hand"]), deck=len(player["deck"]), restore=len(player["restore"])),
                "dim",
            ),
        ]
    )
    worn = [entry for entry in player["equipped"].values() if entry is not None]
    if worn:
        shown = [_name(words, "upgrade", e["upgrade"]) + (" ×" if e["spent"] else "") for e in worn]
        lines.append([("    " + words.say("text-upgrades") + " " + ", ".join(shown), "dim")])
    if you:
        known = [slug for slug in player["hand"] if slug is not None]
        lines.append([("    " + words.say("text-hand") + " ", "bold"), (_names(words, "card", known), "")])
        for entry in player["objectives"]:
            if entry is not None:
                slug = entry["objective"].replace("_", "-")
                about = words.say(f"objective-{slug}.about")
                lines.append([("    " + words.say(f"objective-{slug}") + ": ", "bold"), (about, "dim")])
    return lines


def _map(view: View, words: Any, width: int) -> list[Line]:
    """The Locations by region: ★, Defence, what is there, who owns it, who stands on it."""
    lines: list[Line] = []
    for region in REGION_ORDER:
        lines.append([(words.say(f"region-{region}"), "bold")])
        row: Line = []
        used = 0
        for place in view["places"]:
            if place["region"] != region:
                continue
            spans = _place(place, words)
            size = sum(len(part) for part, _ in spans) + 2
            if row and used + size > width - 2:
                lines.append(row)
                row, used = [], 0
            row += [("  ", ""), *spans]
            used += size
        lines.append(row)
    return lines


def _place(place: dict[str, Any], words: Any) -> Line:
    spans: Line = [(_name(words, "place", place["place"]), "wall" if place["stars"] else "dim")]
    if place["stars"]:
        spans.append((" " + "★" * place["stars"], "gold"))
        for wall in place["defence"]:
            spans.append((f" {wall['power']}{wall['n']}", POWER_STYLE[wall["power"]]))
    marks = ("⚓" if place["port"] else "") + ("⚖" if place["market"] else "")
    if place["plus"]:
        marks += f"+1{place['plus']}"
    if marks:
        spans.append((" " + marks, "dim"))
    if place["mine"] is not None:
        spans.append((f" {place['mine']['n']}{place['mine']['resource']}", RESOURCE_STYLE[place["mine"]["resource"]]))
    if place["owner"] is not None:
        spans.append((f" [{place['owner'] + 1}]", "you"))
    if place["characters"]:
        spans.append((" " + "".join(f"@{seat + 1}" for seat in place["characters"]), "enemy"))
    return spans


def _battle(view: View, words: Any) -> list[Line]:
    battle = view["battle"]
    where = "" if battle["place"] is None else _name(words, "place", battle["place"])
    lines: list[Line] = [[(words.say(f"text-battle-{battle['kind']}", place=where), "bold")]]
    for seat in battle["order"]:
        role = words.say(f"role-{battle['roles'][seat]}") if battle["revealed"] else ""
        joined = words.say("text-joined") if seat in battle["joined"] else ""
        lines.append([(f"  {words.seat(seat)} {role} {joined}".rstrip(), "you" if seat == view["seat"] else "")])
        for card in battle["cards"]:
            if card["owner"] == seat:
                style = "" if card["present"] else "dim"
                mark = " ×" if card["exhausted"] else ""
                lines.append([(f"      {_name(words, 'card', card['card'])}{mark}", style)])
    if battle["selected"]:
        lines.append([("  " + words.say("text-selected") + " " + _names(words, "card", battle["selected"]), "you")])
    for wall in battle.get("required", []):
        enough = wall["have"] >= wall["need"]
        sentence = words.say("text-required", power=wall["power"], need=wall["need"], have=wall["have"])
        lines.append([("  " + sentence, "good" if enough else "bad")])
    if battle["kind"] != "siege":
        for side, power in battle.get("power", {}).items():
            lines.append([(f"  {side}: S{power[0]} P{power[1]} M{power[2]}", "")])
    return lines


def _deal(deal: dict[str, Any], words: Any) -> Line:
    sentence = words.say(
        "text-deal",
        giver=words.seat(deal["from"]),
        to=words.seat(deal["to"]),
        deal=words.say(f"deal-{deal['deal']}"),
        give=_resources(deal["give"], words),
        want=_resources(deal["want"], words),
    )
    binding = words.say("text-binds" if deal["binds"] else "text-binds-not")
    return [(sentence + " ", "bold"), (binding, "good" if deal["binds"] else "bad")]
