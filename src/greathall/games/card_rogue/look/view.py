"""What a seat, or a spectator, may see: an allow-list of plain values."""

from collections.abc import Sequence
from typing import Any

from greathall.core.game import LastViews, View
from greathall.core.ids import HIDDEN
from greathall.core.state import State
from greathall.core.zone import Zone
from greathall.games.card_rogue.cards.catalogue import CHARACTER_SLUGS, SLUGS
from greathall.games.card_rogue.look.view_board import board_again, board_rows
from greathall.games.card_rogue.rules.flow import AT_INTRO, Rounds
from greathall.games.card_rogue.rules.queries import armor, attack_modifier, foes_fought, max_health, purse, victory_points
from greathall.games.card_rogue.rules.state import CardRogue
from greathall.games.card_rogue.rules.story import find_campaign
from greathall.games.card_rogue.words import (
    COLOURS,
    EFFECTS,
    EMPTY,
    END_STORY,
    GOALS,
    NO_CHARACTER,
    NOWHERE,
    RUSH,
    SLOTS,
    place_x,
    place_y,
)

STATUS = ("playing", "away", "gone", "dead", "returning")


def view(s: State, seat: int) -> View:
    """The table as a seat sees it."""
    return views(s, [seat])[0]


def views(s: State, seats: Sequence[int], last: LastViews | None = None) -> list[View]:
    """The table as each of these seats sees it; what they see alike is built once, and what they saw already not at all."""
    assert isinstance(s, CardRogue)
    was: CardRogue | None = None
    before: dict[int, View] = {}
    if last is not None and seats and last.views.keys() >= set(seats):
        assert isinstance(last.state, CardRogue)
        if last.state.settings is s.settings and last.state.starts is s.starts:  # else it was another game, or a rewind
            was, before = last.state, last.views
    shared = _shared(s, was, before[seats[0]] if was is not None else {})
    mats = [_mats(s, other, seats, was, before) for other in range(s.seats)]
    seen: list[View] = []
    for k, seat in enumerate(seats):
        own: View = {"seat": seat}
        own.update(shared)
        own["players"] = [mat[k] for mat in mats]
        seen.append(own)
    return seen


def _shared(s: CardRogue, was: CardRogue | None, old: View) -> dict[str, Any]:
    """What all see alike. Clones share the discard pile, the shop and the known potions until one is changed."""
    same_goals = was is not None and was.goals == s.goals and was.done_goals == s.done_goals
    return {
        "phase": "rush" if s.phase == RUSH else "normal",
        "active": s.active,
        "first": s.first,
        "turn": s.turns,
        "board": board_rows(s) if was is None else board_again(s, was, old["board"]),
        "explore": len(s.explore),
        "paths": len(s.paths),
        "discard": old["discard"] if was is not None and was.discard is s.discard else _named(s.discard),
        "shop": old["shop"] if was is not None and was.shop is s.shop else _named(s.shop),
        "potions": old["potions"] if was is not None and was.potions is s.potions else _potions(s),
        "goals": old["goals"] if same_goals else _goals(s),
        "open_hands": s.settings.open_hands or s.seats == 1,
        "deck_profile": "box" if s.settings.box else "rulebook",
        "story": _story(s),
    }


POTION_COLOURS = ("red", "orange", "yellow", "green", "blue", "pink")
POTION_KEYS = tuple(f"potion_{colour}" for colour in POTION_COLOURS)


def _named(zone: Zone) -> list[str]:
    """The cards of a zone that lies open, by name."""
    return [SLUGS[card] for card in zone.cards]


def _potions(s: CardRogue) -> dict[str, str]:
    return {key: EFFECTS[s.potions[i]] for i, key in enumerate(POTION_KEYS)}


def _goals(s: CardRogue) -> list[dict[str, Any]]:
    return [{"goal": goal, "done": bool(s.done_goals >> i & 1)} for i, goal in enumerate(GOALS) if s.goals >> i & 1]


def cards_seen(zone: Zone, seat: int) -> list[str | None]:
    """The cards of a zone by name, None where the seat does not know one."""
    return [None if card == HIDDEN else SLUGS[card] for card in zone.seen_by(seat)]


def _mats(s: CardRogue, other: int, seats: Sequence[int], was: CardRogue | None, before: dict[int, View]) -> list[dict[str, Any]]:
    """A player as each of these seats sees him: one and the same for all who know none of his cards."""
    if was is not None and unchanged(s, was, other):
        return [before[seat]["players"][other] for seat in seats]
    p = s.players[other]
    everybody = s.seats == 1 or s.settings.open_hands
    mat = _mat(s, other)
    kept: dict[int, dict[str, Any]] = {}
    rows: list[dict[str, Any]] = []
    for seat in seats:
        mine = everybody or other == seat
        key = seat if mine or _knows(p.hand, seat) or _knows(s.offers[other], seat) else STRANGER
        row = kept.get(key)
        if row is None:
            row = dict(mat)
            row["hand"] = cards_seen(p.hand, seat)
            row["purse"] = purse(s, other) if mine else None
            row["offer"] = cards_seen(s.offers[other], seat)
            kept[key] = row
        rows.append(row)
    return rows


STRANGER = -1


def unchanged(s: CardRogue, was: CardRogue, seat: int) -> bool:
    """Is a player as he was, in everything that is saved of him? Whoever fights counts as changed."""
    p, q = s.players[seat], was.players[seat]
    if (s.fighting | was.fighting) >> seat & 1:
        return False
    return (
        p.place == q.place and p.health == q.health and p.max_health == q.max_health and p.attack == q.attack
        and p.character == q.character and p.token == q.token and p.status == q.status and p.came_from == q.came_from
        and p.poison == q.poison and p.reversal == q.reversal and p.lost == q.lost and p.cooldown == q.cooldown
        and p.vp == q.vp and p.arriving == q.arriving and p.unplaced == q.unplaced and p.gear == q.gear
        and _alike(p.hand, q.hand) and _alike(s.offers[seat], was.offers[seat])
    )  # fmt: skip


def _alike(zone: Zone, other: Zone) -> bool:
    """Are these the same cards, known to the same seats?"""
    return zone is other or (zone.cards == other.cards and zone.known == other.known)


def _knows(zone: Zone, seat: int) -> bool:
    """Does a seat know any card of a zone?"""
    mask = 1 << seat
    for known in zone.known:
        if known & mask:
            return True
    return False


def _mat(s: CardRogue, other: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    p = s.players[other]
    return {
        "character": None if p.character == NO_CHARACTER else CHARACTER_SLUGS[p.character],
        "token": None if p.token == EMPTY else COLOURS[p.token],
        "status": STATUS[p.status],
        "x": None if p.place == NOWHERE else place_x(p.place),
        "y": None if p.place == NOWHERE else place_y(p.place),
        "health": max(0, p.health),
        "max_health": max_health(s, other),
        "attack": attack_modifier(s, other),
        "armor": armor(s, other),
        "poison": p.poison,
        "reversal": p.reversal,
        "lost": p.lost,
        "cooldown": p.cooldown,
        "points": victory_points(s, other),
        "recorded": p.vp,
        "gear": {SLOTS[slot]: SLUGS[card] for slot, card in enumerate(p.gear) if card != EMPTY},
        "fighting": [[place_x(place), place_y(place)] for place in foes_fought(s, other)],
        "arriving": p.arriving,
    }


def _story(s: CardRogue) -> dict[str, Any] | None:
    if not s.settings.story:
        return None
    campaign = find_campaign(s.settings.story)
    level = campaign.levels[s.level]
    ending = s.outcome is not None and s.outcome.reason == END_STORY
    return {
        "campaign": campaign.title,
        "level": s.level + 1,
        "levels": len(campaign.levels),
        "title": level.title,
        "intro": level.intro,
        "outro": level.outro if ending else campaign.levels[s.level - 1].outro if s.level else None,
        "exit": level.exit,
        "best": level.best,
        "turns": s.turns,
        "dice": s.dice if ending else s.dice + s.rng.looped,
        "ending": ending,
        "opening": isinstance(s.frames[-1], Rounds) and s.frames[-1].at == AT_INTRO if s.frames else False,
    }
