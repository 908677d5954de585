"""Building positions of Dorian for tests: everything is moved, nothing is conjured up, so problems() stays empty."""

from greathall.core import engine
from greathall.core.event import Event
from greathall.core.game import Setting
from greathall.core.option import Decision, Refusal
from greathall.data.notation import read, read_all, show
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import (
    BOUGHT,
    CARD_SLUGS,
    DEFENCE_SLUGS,
    EVENT_SLUGS,
    OBJECTIVE_SLUGS,
    PLACE_SLUGS,
    SUPPLY_SLUGS,
    TREASURE_SLUGS,
    UPGRADE_OF,
    UPGRADE_SLUGS,
)
from greathall.games.dorian.rules.flow import INFLUENCE_PHASE, PREPARATION_PHASE, KingdomRounds
from greathall.games.dorian.rules.influence import InfluenceTurn
from greathall.games.dorian.rules.objectives import receive
from greathall.games.dorian.rules.piles import show_face
from greathall.games.dorian.rules.preparation import PreparationTurn
from greathall.games.dorian.rules.queries import face
from greathall.games.dorian.rules.round_start import RoundStart
from greathall.games.dorian.rules.setup import SettingUp
from greathall.games.dorian.rules.state import Dorian
from greathall.games.dorian.words import NONE, NOWHERE, SHORT, SLOT_COUNT, SLOTS

LEADERS = ("salazar", "nazul", "selina", "grumash", "marcus", "ilyra")
SALAZAR, NAZUL, SELINA, GRUMASH, MARCUS, ILYRA = range(6)


def kingdom(players: int = 4, **options: Setting) -> Dorian:
    """A game before its first Round, everybody at home, turn order by seat, no Event, all advanced rules off unless
    asked for. Names of options with `_` for `-`."""
    given: dict[str, Setting] = {
        "length": "basic",
        **{name.replace("_", "-"): value for name, value in options.items()},
    }
    s = GAME.start(players, "test", given)
    assert isinstance(s, Dorian)
    setting_up = s.frames[-1]
    assert isinstance(setting_up, SettingUp)
    for leader in range(players):
        setting_up.choose(s, leader, read(GAME, f"lead {LEADERS[leader]}"))
    if s.settings.objectives:
        for seat in range(2 * players):
            receive(s, seat % players, s.objective_deck.draw())
    s.dirty = 0
    s.round = 1
    s.frames.clear()
    return s


def preparation(s: Dorian, seat: int = 0) -> Dorian:
    """Start the Preparation turn of a seat."""
    s.frames = [KingdomRounds(PREPARATION_PHASE, s.order.index(seat) + 1), PreparationTurn(seat)]
    engine.run(s)
    return s


def influence(s: Dorian, seat: int = 0, place: str = "") -> Dorian:
    """Start the Influence turn of a seat, perhaps on another Location."""
    if place:
        stand(s, seat, place)
    s.frames = [KingdomRounds(INFLUENCE_PHASE, s.order.index(seat) + 1), InfluenceTurn(seat)]
    engine.run(s)
    return s


def next_round(s: Dorian) -> Dorian:
    """Start the next Round."""
    s.round += 1
    s.frames = [KingdomRounds(PREPARATION_PHASE, 0), RoundStart()]
    engine.run(s)
    return s


# -- asking and answering


def question(s: Dorian, seat: int | None = None, why: bool = False) -> Decision:
    """The question as it is put to people."""
    found = engine.decision(s, seat, why, free=True)
    assert found is not None
    return found


def asked(s: Dorian) -> int:
    return question(s).seat


def options(s: Dorian, seat: int | None = None) -> list[str]:
    """The legal answers in words."""
    return [show(GAME, option) for option in question(s, seat).options]


def offers(s: Dorian, verb: str) -> list[str]:
    """The legal answers with this verb."""
    return [text for text in options(s) if text.split()[0] == verb]


def refused(s: Dorian, text: str) -> list[str]:
    """The rules that refuse an answer: one, or none that says so."""
    note = why_not(s, text)
    return [] if note is None else [note.rule]


def why_not(s: Dorian, text: str, seat: int | None = None) -> Refusal | None:
    """Why an answer may not be given."""
    assert text not in options(s, seat), text
    return question(s, seat, why=True).why_not(read(GAME, text))


def reason(s: Dorian, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the reason that refuse an answer."""
    note = why_not(s, text, seat)
    assert note is not None, text
    return note.rule, note.reason


def picked(s: Dorian, seat: int | None = None) -> list[str]:
    """What is picked and not confirmed, in words."""
    picks = question(s, seat).picks
    return [] if picks is None else [show(GAME, o) for o in picks.held]


def answer(s: Dorian, *texts: str, seat: int | None = None) -> Dorian:
    """Give answers, each by the seat that is asked; picks and what confirms them may stand together ("take ...; done")."""
    for text in texts:
        who = asked(s) if seat is None else seat
        for option in read_all(GAME, text):
            engine.answer(s, who, option)
    return s


def told(s: Dorian) -> list[Event]:
    """Listen to the log from now on."""
    s.log = []
    return s.log


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def sound(s: Dorian) -> None:
    assert GAME.problems(s) == []


def settle(s: Dorian) -> Dorian:
    """Answer what follows a battle in a dull way: Resources to the Pool, Upgrades stored, first of everything else."""
    while s.battle is not None and s.frames:
        answer(s, dull(options(s)))
    return s


def dull(texts: list[str]) -> str:
    """The dullest of some answers."""
    for wanted in ("take-rest pool", "done", "pay-rest pool"):
        if wanted in texts:
            return wanted
    found = [t for t in texts if t.startswith("store") or (t.startswith("take ") and t.endswith("pool"))]
    return found[0] if found else texts[0]


# -- placing things


def place_of(slug: str) -> int:
    return PLACE_SLUGS.index(slug)


def card_id(slug: str) -> int:
    return CARD_SLUGS.index(slug)


def stand(s: Dorian, seat: int, place: str) -> None:
    s.at[seat] = place_of(place) if place else NOWHERE


def own(s: Dorian, seat: int, *places: str) -> None:
    for place in places:
        s.owner[place_of(place)] = s.team[seat]


def neutral(s: Dorian, place: str) -> None:
    s.owner[place_of(place)] = NOWHERE


def give(s: Dorian, seat: int, area: str, **amounts: int) -> None:
    """Set Resources: give(s, 0, "pool", DE=2)."""
    pile = {"pool": s.pool, "camp": s.camp, "base": s.base}[area]
    for res, name in enumerate(SHORT):
        pile[3 * seat + res] = amounts.get(name, 0)


def stock(s: Dorian, seat: int, area: str) -> list[int]:
    pile = {"pool": s.pool, "camp": s.camp, "base": s.base}[area]
    return pile[3 * seat : 3 * seat + 3]


def find_card(s: Dorian, seat: int, slug: str) -> int:
    """Take a card out of wherever it is: the own piles, or a Power deck."""
    wanted = card_id(slug)
    for i, card in enumerate(s.decks[seat].cards):
        if face(s, card) == wanted:
            return s.decks[seat].take_at(i)
    for pile in (s.restore[seat], *s.power_decks):
        for i, card in enumerate(pile):
            if face(s, card) == wanted:
                return pile.pop(i)
    for i, card in enumerate(s.hands[seat].cards):
        if face(s, card) == wanted:
            return s.hands[seat].take_at(i)
    raise AssertionError(f"no {slug} left")


def starter(seat: int, kind: str) -> str:
    """worker, supervisor or followers of the leader of a seat."""
    name = {"worker": "garlock_worker", "supervisor": "garlock_supervisor", "followers": "faction_followers"}[kind]
    return f"{name}_{LEADERS[seat]}"


def hand(s: Dorian, seat: int, *slugs: str) -> None:
    """Exactly these cards in Hand; `worker`, `supervisor` and `followers` are the own ones."""
    zone = s.hands[seat]
    for card in zone.cards:
        s.decks[seat].put_under(card, 0)
    zone.cards.clear()
    zone.known.clear()
    for slug in slugs:
        full = starter(seat, slug) if slug in ("worker", "supervisor", "followers") else slug
        card = find_card(s, seat, full)
        show_face(s, card, 1 << seat)
        zone.put(card, 1 << seat)


def hand_of(s: Dorian, seat: int) -> list[str]:
    return sorted(CARD_SLUGS[face(s, card)] for card in s.hands[seat].cards)


def pile(s: Dorian, seat: int, *slugs: str) -> None:
    """These cards in the Restore Pile, on top of what is there."""
    for slug in slugs:
        full = starter(seat, slug) if slug in ("worker", "supervisor", "followers") else slug
        card = find_card(s, seat, full)
        show_face(s, card, 0xFFFF)
        s.restore[seat].append(card)


def pile_of(s: Dorian, seat: int) -> list[str]:
    return sorted(CARD_SLUGS[face(s, card)] for card in s.restore[seat])


def deck_top(s: Dorian, seat: int, *slugs: str) -> None:
    """The Deck of a seat with these cards on top, the first one uppermost."""
    for slug in reversed(slugs):
        full = starter(seat, slug) if slug in ("worker", "supervisor", "followers") else slug
        s.decks[seat].put(find_card(s, seat, full), 0)


def power_top(s: Dorian, power: int, *slugs: str) -> None:
    """A Power deck with these cards on top, the first one uppermost."""
    deck = s.power_decks[power]
    for slug in reversed(slugs):
        card = next(c for c in deck if face(s, c) == card_id(slug))
        deck.remove(card)
        deck.append(card)


def wear(s: Dorian, seat: int, slug: str, slot: str = "", inventory: bool = False) -> int:
    """An Upgrade of the own deck in a slot, or in the Inventory; the Upgrade."""
    wanted = UPGRADE_SLUGS.index(slug)
    zone = s.upgrades[seat]
    upgrade = next(u for u in zone.cards if UPGRADE_OF[u] == wanted)
    zone.take(upgrade)
    if inventory:
        s.inventory[seat].append(upgrade)
    else:
        s.slots[SLOT_COUNT * seat + SLOTS.index(slot)] = upgrade
    return upgrade


def upgrade_top(s: Dorian, seat: int, slug: str) -> None:
    zone = s.upgrades[seat]
    upgrade = next(u for u in zone.cards if UPGRADE_OF[u] == UPGRADE_SLUGS.index(slug))
    zone.take(upgrade)
    zone.put(upgrade, 0)


def event(s: Dorian, slug: str) -> None:
    """This Event is in force."""
    wanted = EVENT_SLUGS.index(slug)
    for zone in (s.event_deck, s.event_rest):
        if zone.has(wanted):
            zone.take(wanted)
    if s.event != NONE:
        s.event_rest.put(s.event, 0)
    s.event = wanted


def event_next(s: Dorian, slug: str) -> None:
    """This Event is the next to be revealed."""
    wanted = EVENT_SLUGS.index(slug)
    for zone in (s.event_deck, s.event_rest):
        if zone.has(wanted):
            zone.take(wanted)
    s.event_deck.put(wanted, 0)


def defence_top(s: Dorian, slug: str) -> None:
    card = DEFENCE_SLUGS.index(slug)
    s.defences.take(card)
    s.defences.put(card, 0)


def treasure_top(s: Dorian, slug: str) -> None:
    card = TREASURE_SLUGS.index(slug)
    s.treasures.take(card)
    s.treasures.put(card, 0)


def city(s: Dorian, *slugs: str) -> None:
    """Exactly these Resource Cards are open."""
    for card in s.city:
        s.supplies.put_under(card, 0)
    s.city.clear()
    for slug in slugs:
        card = SUPPLY_SLUGS.index(slug)
        s.supplies.take(card)
        s.city.append(card)


def fetch_objective(s: Dorian, slug: str) -> int:
    """Take an Objective out of the deck; a player who holds it gets another one of the deck instead."""
    card = OBJECTIVE_SLUGS.index(slug)
    if not s.objective_deck.has(card):
        holder = next(zone for zone in s.objectives if zone.has(card))
        holder.cards[holder.cards.index(card)] = s.objective_deck.take_at(0)
    else:
        s.objective_deck.take(card)
    return card


def objectives(s: Dorian, seat: int, *slugs: str) -> None:
    """Exactly these Objectives held, taken now."""
    zone = s.objectives[seat]
    for card in zone.cards:
        s.objective_deck.put_under(card, 0)
    zone.cards.clear()
    zone.known.clear()
    for slug in slugs:
        receive(s, seat, fetch_objective(s, slug))
    s.dirty = 0


def objective_top(s: Dorian, *slugs: str) -> None:
    for slug in reversed(slugs):
        s.objective_deck.put(fetch_objective(s, slug), 0)


def objectives_of(s: Dorian, seat: int) -> list[str]:
    return sorted(OBJECTIVE_SLUGS[card] for card in s.objectives[seat].cards)


# -- battles


def besiege(s: Dorian, attacker: int, place: str, parts: dict[int, str] | None = None) -> Dorian:
    """Declare a siege where the attacker is put; `parts` says how others take part ("attack joins"), the rest stays
    out. Stops at the selection of cards, or later if nobody has a choice."""
    if s.at[attacker] != place_of(place) or not s.frames:
        influence(s, attacker, place)
    answer(s, "besiege")
    join(s, parts or {})
    return s


def join(s: Dorian, parts: dict[int, str]) -> None:
    """Answer who takes part."""
    while s.frames and question(s).prompt in ("siege", "field"):
        seat = asked(s)
        answer(s, f"take-part {parts[seat]}" if seat in parts else "stay-out")


def select(s: Dorian, chosen: dict[int, list[str]] | None = None) -> Dorian:
    """Select cards: those named, or all of the Hand."""
    while s.frames and question(s).prompt == "select":
        seat = asked(s)
        for slug in chosen[seat] if chosen and seat in chosen else hand_of(s, seat):
            answer(s, f"select {slug}", seat=seat)
        answer(s, "ready", seat=seat)
    return s


def pass_turns(s: Dorian) -> Dorian:
    """End all Battle Turns without activating anything more."""
    while s.frames and question(s).prompt == "battle-turn":
        answer(s, "done")
    return s


def activate(s: Dorian, slug: str) -> Dorian:
    """Activate a card of the player whose Battle Turn it is."""
    return answer(s, next(text for text in offers(s, "activate") if text.split()[1] == slug))


def target(s: Dorian, slug: str) -> Dorian:
    return answer(s, next(text for text in offers(s, "target") if text.split()[1] == slug))


def bought_cards(s: Dorian, seat: int) -> list[str]:
    cards = s.decks[seat].cards + s.hands[seat].cards + s.restore[seat]
    return sorted(CARD_SLUGS[face(s, card)] for card in cards if card < BOUGHT)
