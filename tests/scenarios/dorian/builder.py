"""What the worked examples of Dorian may set up and ask for."""

from typing import Any

from greathall.core import engine
from greathall.games.dorian import GAME
from greathall.games.dorian.cards.catalogue import CARD_SLUGS, SUPPLY_SLUGS
from greathall.games.dorian.rules.arithmetic import contribution
from greathall.games.dorian.rules.final_battle import FinalBattle
from greathall.games.dorian.rules.queries import face
from rules.dorian import kingdom as at

LEADERS = at.LEADERS


def start(players: int, seed: str, options: dict[str, Any]) -> Any:
    """Everybody at home before the first Round: Salazar, Nazul, Selina, Grumash, Marcus and Ilyra by seat."""
    s = at.kingdom(players, **{name.replace("-", "_"): value for name, value in options.items()})
    s.log = []
    return s


# -- setting up


def preparation_turn(s: Any, seat: int) -> None:
    at.preparation(s, seat)


def influence_turn(s: Any, seat: int, place: str) -> None:
    at.influence(s, seat, place)


def round_starts(s: Any) -> None:
    at.next_round(s)


def final_battle(s: Any, *seats: int) -> None:
    """These seats are tied and fight, their turn order drawn as they are named."""
    s.frames = [FinalBattle(list(seats))]
    engine.run(s)


def hand(s: Any, seat: int, *slugs: str) -> None:
    at.hand(s, seat, *slugs)


def deck_top(s: Any, seat: int, *slugs: str) -> None:
    at.deck_top(s, seat, *slugs)


def power_top(s: Any, power: int, *slugs: str) -> None:
    at.power_top(s, power, *slugs)


def city(s: Any, *slugs: str) -> None:
    at.city(s, *slugs)


def resources(s: Any, seat: int, area: str, de: int, ds: int, mc: int) -> None:
    at.give(s, seat, area, DE=de, DS=ds, MC=mc)


def owner(s: Any, seat: int, *places: str) -> None:
    at.own(s, seat, *places)


def stands(s: Any, seat: int, place: str) -> None:
    at.stand(s, seat, place)


def influence_points(s: Any, *ip: int) -> None:
    s.ip = list(ip)


def defence_card(s: Any, slug: str) -> None:
    at.defence_top(s, slug)


def treasure(s: Any, slug: str) -> None:
    at.treasure_top(s, slug)


def upgrade_top(s: Any, seat: int, slug: str) -> None:
    at.upgrade_top(s, seat, slug)


def next_event(s: Any, slug: str) -> None:
    at.event_next(s, slug)


# -- asking


def ip(s: Any) -> list[int]:
    return [int(n) for n in s.ip]


def stock(s: Any, seat: int, area: str) -> list[int]:
    return at.stock(s, seat, area)


def hand_of(s: Any, seat: int) -> list[str]:
    return at.hand_of(s, seat)


def hand_size(s: Any, seat: int) -> int:
    return len(s.hands[seat])


def pile_of(s: Any, seat: int) -> list[str]:
    return at.pile_of(s, seat)


def place(s: Any, seat: int) -> str:
    return str(GAME.view(s, seat)["players"][seat]["at"])


def owner_of(s: Any, slug: str) -> int:
    return int(s.owner[at.place_of(slug)])


def moves(s: Any) -> int:
    return int(s.turn.moves)


def city_size(s: Any) -> int:
    return len(s.city)


def supply_bottom(s: Any) -> list[str]:
    return sorted(SUPPLY_SLUGS[card] for card in s.supplies.cards[:2])


def deck_bottom(s: Any, power: int, n: int) -> list[str]:
    return [CARD_SLUGS[face(s, card)] for card in s.power_decks[power][:n]]


def looking(s: Any, seat: int) -> list[str]:
    return list(GAME.view(s, seat)["looking"]["cards"])


def power_of(s: Any, seat: int) -> list[int]:
    """What a player adds to the battle now."""
    return contribution(s, s.battle, seat)


def required(s: Any) -> list[list[int]]:
    """Needed and present Power for each printed Defence."""
    return [[line["need"], line["have"]] for line in GAME.view(s, 15)["battle"]["required"]]


def happened(s: Any, kind: str) -> int:
    """How often an event of this kind has been told."""
    return sum(1 for event in s.log if event.kind == kind)


def final_power(s: Any, seat: int, power: int) -> int:
    """What the last told final calculation of a running Aftermath gave."""
    return int(s.battle.totals[3 * seat + power])


def asked(s: Any) -> list[int]:
    return engine.waiting(s)


def shown(s: Any, seat: int) -> list[int]:
    """IP, lap and field on the track."""
    player = GAME.view(s, seat)["players"][seat]
    return [player["ip"], player["lap"], player["field"]]


def passes(s: Any) -> int:
    return int(s.turn.passes)


def drawn_and_put_back(s: Any) -> list[list[int]]:
    """For each finalist in order: cards taken, and cards put under the Deck; played out on a copy."""
    copy = s.clone()
    order = copy.frames[0].finalists
    taken = [0] * len(order)
    returned = [0] * len(order)
    while at.question(copy).prompt == "put-back":
        for i, seat in enumerate(order):
            taken[i] = max(taken[i], len(copy.hands[seat]))
        picks = [text for text in at.options(copy) if text != "done"]
        returned[order.index(at.asked(copy))] += bool(picks)
        at.answer(copy, picks[0] if picks else "done")
    assert [len(copy.hands[seat]) for seat in order] == [5] * len(order)
    return [[a, b] for a, b in zip(taken, returned, strict=True)]


def finalists(s: Any) -> list[int]:
    """The drawn order, and how many cards each holds at the moment."""
    return [len(s.hands[seat]) for seat in s.frames[0].finalists]
