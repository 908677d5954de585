"""The table in words: the map and the players beside it, then what concerns the viewer at this moment."""

from typing import Any, Final

from greathall.core.game import Line, View
from greathall.games.card_rogue.cards.catalogue import CHARACTERS, NUMBERS, PACK
from greathall.games.card_rogue.look.text_map import ARROW, LABEL, PITCH, SIDE_BITS, Board, board_of, draw_map, sides, token_of
from greathall.games.card_rogue.look.text_players import block, card_name, fill, list_of, open_hands, own_hand, paragraph

BESIDE: Final = 72  # from this width on the players stand beside the map
WIDE: Final = 120
PANEL: Final = 32  # characters of the column beside the map
WIDE_PANEL: Final = 46
ROWS: Final = 5  # of the map, at 80 columns
WIDE_ROWS: Final = 9
NARROW_ROWS: Final = 3
USUAL_LINES: Final = 3  # above and below the map, for which its height was chosen
HIGH_PANEL: Final = 10  # lines to which the column beside the map may always grow
AROUND: Final = (("north", 0, 1), ("east", 1, 0), ("south", 0, -1), ("west", -1, 0))
OPPOSITE: Final = {"north": "south", "east": "west", "south": "north", "west": "east"}


def text(view: View, words: Any, width: int) -> list[Line]:
    """The table as lines of styled text, none longer than `width`."""
    if not view["board"]:
        return _setting_up(view, words, width)
    lines = _banner(view, words, width)
    below = _near(view, words, width)
    if view["seat"] < len(view["players"]):
        below += own_hand(view, words, width)
    below += open_hands(view, words, width)
    potions = _potions(view, words, width)
    if width < BESIDE:
        lines += draw_map(view, words, _columns(width), NARROW_ROWS)
        for seat in range(len(view["players"])):
            lines += block(view, words, seat, width)
        return lines + _about_table(view, words, width) + below + potions
    panel = WIDE_PANEL if width >= WIDE else PANEL
    beside = _panel(view, words, panel)
    drawn = draw_map(view, words, _columns(width - panel - 1), _rows(width, len(lines) + len(below), len(beside)))
    narrow_potions = _potions(view, words, panel)
    if len(beside) + len(narrow_potions) <= max(len(drawn), HIGH_PANEL):
        beside += narrow_potions
        potions = []
    return lines + _side_by_side(drawn, beside) + below + potions


def _rows(width: int, others: int, beside: int) -> int:
    """How many rows of the map are drawn: fewer when there is much to say above and below it, but never fewer than the
    players beside it leave room for anyhow."""
    if width >= WIDE:
        return WIDE_ROWS
    return max(NARROW_ROWS, min(ROWS, ROWS - (others - USUAL_LINES + 1) // 2), min(ROWS, (beside - 1) // 2))


def _columns(width: int) -> int:
    return max(1, (width - LABEL - ARROW - 1) // PITCH)


def _side_by_side(left: list[Line], right: list[Line]) -> list[Line]:
    """The map, and the players to the right of it."""
    used = sum([len(part) for part, _ in left[0]])
    lines: list[Line] = []
    for i in range(max(len(left), len(right))):
        line: Line = list(left[i]) if i < len(left) else [(" " * used, "")]
        if i < len(right):
            line += [(" ", ""), *right[i]]
        lines.append(line)
    return lines


def _panel(view: View, words: Any, width: int) -> list[Line]:
    lines: list[Line] = []
    for seat in range(len(view["players"])):
        lines += block(view, words, seat, width)
    return lines + _about_table(view, words, width)


def _about_table(view: View, words: Any, width: int) -> list[Line]:
    """Goals of a solo game, and how many cards are left."""
    lines: list[Line] = []
    if view["goals"]:
        goals = [(f"{'✓' if goal['done'] else '○'} {_name('goal', goal['goal'], words)}", _done(goal)) for goal in view["goals"]]
        lines += fill(goals, width, "  ", words.say("text-goals") + " ")
    if view["story"] is None:
        stacks = words.say("text-stacks", explore=view["explore"], paths=view["paths"])
        lines += fill([(stacks, "dim")], width, "")
    return lines


def _done(goal: dict[str, Any]) -> str:
    return "good" if goal["done"] else ""


def _name(kind: str, word: str, words: Any) -> str:
    return str(words.say(f"{kind}-{word.replace('_', '-')}"))


# -- above the map


def _banner(view: View, words: Any, width: int) -> list[Line]:
    """The end rush, or where one is in a story; before a level begins, its story."""
    if view["phase"] == "rush":
        return paragraph(words.say("text-rush"), width, "warn")
    story = view["story"]
    if story is None:
        return []
    title = words.say(
        "text-story", campaign=story["campaign"][words.locale], level=story["level"], levels=story["levels"],
        title=story["title"][words.locale],
    )  # fmt: skip
    facts = [(title, "title")]
    if not story["opening"] and not story["ending"]:
        facts.append((words.say(f"text-exit-{story['exit']}"), "dim"))
        return fill(facts, width, "", gap=" · ")
    lines = fill(facts, width, "")
    for passage in (story["outro"], None if story["ending"] else story["intro"]):
        if passage and passage[words.locale]:
            for part in passage[words.locale].strip().split("\n"):
                lines += paragraph(part, width, "story") if part.strip() else []
    if story["best"] and story["opening"]:
        lines += fill([(words.say("text-best", turns=story["best"]), "dim")], width, "")
    return lines


def _setting_up(view: View, words: Any, width: int) -> list[Line]:
    """Who plays whom so far, and what the characters can do."""
    lines: list[Line] = []
    taken = {player["character"]: seat for seat, player in enumerate(view["players"])}
    chosen = view["seat"] < len(view["players"]) and view["players"][view["seat"]]["character"] is not None
    for character in CHARACTERS:
        slug = character.slug
        name = words.say(f"character-{slug}")
        if slug in taken:
            seat = taken[slug]
            text = words.say("text-plays", seat=words.seat(seat), character=words.say(f"character-{slug}.the"))
            lines.append([token_of(view["players"][seat], words), (f" {text}"[: width - 1], f"seat-{seat}")])
        elif not chosen:
            lines += paragraph(words.say(f"character-{slug}.about"), width, "", "  ", f"{name}: ")
    if view["goals"]:
        goals = [(_name("goal", goal["goal"], words), "goal") for goal in view["goals"]]
        lines += list_of(goals, width, words.say("text-goals") + " ")
    return lines


# -- below the map


def _near(view: View, words: Any, width: int) -> list[Line]:
    """The enemies one fights, or else what lies around; of the player whose turn it is for one who watches."""
    seat = view["seat"] if view["seat"] < len(view["players"]) else view["active"]
    player = view["players"][seat]
    if player["x"] is None:
        return []
    board = board_of(view)
    if player["fighting"]:
        lines: list[Line] = []
        for x, y in player["fighting"]:
            lines += _fight(board[x, y]["foe"], x, y, words, width)
        return lines
    first = words.say("text-around") if seat == view["seat"] else words.say("text-around-other", seat=words.seat(seat))
    ways = _ways(board, player["x"], player["y"], words, "text-space" if view["story"] is None else "text-void")
    long = fill([(f"{side} {rest}", "") for side, rest in ways], width, "  ", first + " ", " · ")
    if len(long) == 1:
        return long
    return fill([(f"{side[0].upper()} {rest}", "") for side, rest in ways], width, "  ", first + " ", " · ")


def _ways(board: Board, x: int, y: int, words: Any, space: str) -> list[tuple[str, str]]:
    """The sides on which no wall is, each with the place and what is there."""
    ways: list[tuple[str, str]] = []
    here = board.get((x, y))
    for side, dx, dy in AROUND:
        there = board.get((x + dx, y + dy))
        walled = bool(sides(there)) and not sides(there) & SIDE_BITS[OPPOSITE[side]]
        if sides(here) & SIDE_BITS[side] and not walled:
            ways.append((words.say(f"side-{side}"), f"{x + dx},{y + dy} {_thing(there, words) or words.say(space)}"))
    return ways or [(words.say("text-walls"), "")]


def _thing(cell: dict[str, Any] | None, words: Any) -> str:
    """What stands or lies on a neighbouring place."""
    if cell is None:
        return ""
    if cell["card"] is None:
        return str(words.say("text-face-down"))
    if cell["token"] is not None:
        return str(words.seat(cell["token"]))
    if cell["foe"] is not None:
        return card_name(cell["foe"]["card"], words)
    return card_name(cell["card"], words) if PACK[NUMBERS[cell["card"]]].kind else str(words.say("text-path"))


def _fight(foe: dict[str, Any], x: int, y: int, words: Any, width: int) -> list[Line]:
    attack = words.say("text-foe-doubles") if foe["attack"] is None else words.say("text-foe-attack", value=foe["attack"])
    facts = [
        (words.say("text-foe-health", health=foe["health"], most=foe["max_health"]), "health"),
        (attack, "bad"),
    ]
    if foe["poison"]:
        facts.append((words.say("text-poison", turns=foe["poison"]), "effect"))
    if foe["paralysed"]:
        facts.append((words.say("text-paralysed"), "effect"))
    if foe["fighters"]:
        facts.append((words.say("text-foe-target", seat=words.seat(foe["fighters"][0])), "dim"))
    first = words.say("text-foe", card=card_name(foe["card"], words), place=f"{x},{y}") + " "
    return fill(facts, width, "  ", first, " · ")


def _potions(view: View, words: Any, width: int) -> list[Line]:
    """What is known of the potions' colours."""
    known = [(slug, effect) for slug, effect in view["potions"].items() if effect != "unknown"]
    if not known:
        return []
    names = [(words.say(f"card-{s.replace('_', '-')}.colour") + " " + _name("effect", e, words), "potion") for s, e in known]
    return list_of(names, width, words.say("text-potions") + " ")
