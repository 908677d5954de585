"""What Dorian is: title, credit, seats, options and variants, and the words of its notation."""

from typing import Final

from greathall.core.game import Kind, Prompt, Setting, SettingError, Variant, Verb, Word
from greathall.games.dorian.cards import (
    CARD_SLUGS,
    DEFENCE_SLUGS,
    EVENT_SLUGS,
    LEADER_SLUGS,
    OBJECTIVE_SLUGS,
    PLACE_SLUGS,
    SUPPLY_SLUGS,
    TREASURE_SLUGS,
    UPGRADE_SLUGS,
)
from greathall.games.dorian.state import Settings
from greathall.games.dorian.words import AREAS, DEALS, JOINING, POWERS, RESOURCES, ROLES, SIDES, SLOTS

TITLE: Final = "Kingdoms Rise & Fall: Dorian"
DESIGNER: Final = "Arthur Lampe and Bowie Derwort"
SEATS: Final = (3, 6)  # DO-GEN-01
VERSION: Final = 3

AUTO: Final = ("auto", "on", "off")
VARIANTS: Final = (
    Variant(
        "length",
        "average",
        ("learn-to-play", "basic", "short", "average", "long", "very-long", "extreme", "custom"),
        "DO-SET-06",
    ),
    Variant("events", 0, range(31), "DO-SET-03"),
    Variant("goal", 0, (0, *range(5, 100)), "DO-SET-03"),
    Variant("leaders", "choose", ("choose", "random"), "DO-R-79"),
    Variant("objectives", "auto", AUTO, "DO-GEN-06"),
    Variant("field-battles", "auto", AUTO, "DO-GEN-06"),
    Variant("permission", "auto", AUTO, "DO-GEN-06"),
    Variant("tribute", False, (False, True), "DO-TRB-01"),
    Variant("trading", False, (False, True), "DO-TRD-01"),
    Variant("no-win-by-support", False, (False, True), "DO-WIN-07"),
    Variant("vale-city", 0, (0, *range(8, 21)), "DO-VAL-01"),
    Variant("teams", "none", ("none", "2v2", "3v3", "2v2v2"), "DO-TEA-01"),
)

# Length: number of Events, and the goals that belong to it (DO-SET-06, DO-SET-07, DO-R-63).
FEW: Final = {  # 3 or 4 players
    "short": ((3, 3), (20, 25)),
    "average": ((6, 6), (25, 30)),
    "long": ((9, 9), (35, 35)),
    "very-long": ((12, 12), (40, 40)),
}
MANY: Final = {  # 5 or 6 players
    "average": ((3, 3), (20, 25)),
    "long": ((6, 6), (25, 30)),
    "very-long": ((9, 9), (35, 35)),
    "extreme": ((12, 12), (40, 40)),
}
BASIC: Final = ((3, 4), (20, 25))  # DO-SET-04
LEARN: Final = ((3, 3), (20, 20))  # DO-SET-01
CUSTOM: Final = ((1, 30), (5, 99))
VALE_EVENTS: Final = (5, 10)  # DO-VAL-05
VALE_DEFAULT_EVENTS: Final = 7
TEAM_GOALS: Final = {"2v2": 35, "3v3": 45, "2v2v2": 30}
TEAM_SEATS: Final = {"2v2": 4, "3v3": 6, "2v2v2": 6}
TEAM_VALE_IP: Final = 15  # DO-TEA-08


def length(seats: int, options: dict[str, Setting]) -> tuple[int, int]:
    """Number of Events and IP goal that the options ask for (DO-SET-03, DO-SET-08)."""
    name = str(options["length"])
    table = FEW if seats < 5 else MANY
    if name == "basic":
        events, goals = BASIC
    elif name == "learn-to-play":
        events, goals = LEARN
    elif name == "custom":
        events, goals = CUSTOM
    elif name in table:
        events, goals = table[name]
    else:
        raise SettingError(f"with {seats} players the length is one of {', '.join(table)}; not {name!r}")
    given_events, given_goal = int(options["events"]), int(options["goal"])
    teams = str(options["teams"])
    if options["vale-city"] and name not in ("custom", "learn-to-play"):
        events = VALE_EVENTS
        default_events = VALE_DEFAULT_EVENTS
    else:
        default_events = 6 if name == "custom" else events[0]
    if teams != "none" and name not in ("custom", "learn-to-play"):
        goals = (TEAM_GOALS[teams], TEAM_GOALS[teams])
    if given_events and not events[0] <= given_events <= events[1]:
        raise SettingError(
            f"{name} has {events[0]} to {events[1]} Events, not {given_events}; choose length 'custom' for others"
        )
    if given_goal and not goals[0] <= given_goal <= goals[1]:
        raise SettingError(
            f"{name} has a goal of {goals[0]} to {goals[1]} IP, not {given_goal}; choose length 'custom' for others"
        )
    default_goal = 25 if name == "custom" else goals[0]
    return given_events or default_events, given_goal or default_goal


def teams_of(seats: int, options: dict[str, Setting]) -> list[int]:
    """By seat the leader of its team: teams sit alternately, the first member leads (DO-TEA-01, DO-TEA-05)."""
    name = str(options["teams"])
    if name == "none":
        return list(range(seats))
    if TEAM_SEATS[name] != seats:
        raise SettingError(f"teams of {name} need {TEAM_SEATS[name]} players, not {seats}")
    count = len(name.split("v"))
    return [seat % count for seat in range(seats)]


def settings_of(seats: int, options: dict[str, Setting]) -> tuple[Settings, int]:
    """The settings of a game, and its number of Events. The three advanced rules are off in learn-to-play and basic
    games unless they are switched on (DO-GEN-06, DO-SET-02)."""
    events, goal = length(seats, options)
    simple = options["length"] in ("learn-to-play", "basic")
    advanced = [
        options[name] == "on" or (options[name] == "auto" and not simple)
        for name in ("objectives", "field-battles", "permission")
    ]
    vale = int(options["vale-city"])
    if vale and options["teams"] != "none":
        vale = TEAM_VALE_IP
    settings = Settings(
        goal=goal, objectives=advanced[0], field=advanced[1], permission=advanced[2], tribute=bool(options["tribute"]),
        trading=bool(options["trading"]), vale=vale, support_cap=bool(options["no-win-by-support"]),
        learn=options["length"] == "learn-to-play",
    )  # fmt: skip
    return settings, events


def _kind(words: list[str] | tuple[str, ...]) -> Kind:
    return Kind(list(words).__getitem__, list(words).index)


KINDS: Final = {
    "card": _kind(CARD_SLUGS), "upgrade": _kind(UPGRADE_SLUGS), "objective": _kind(OBJECTIVE_SLUGS),
    "kingdom": _kind(EVENT_SLUGS), "treasure": _kind(TREASURE_SLUGS), "supply": _kind(SUPPLY_SLUGS),
    "defence": _kind(DEFENCE_SLUGS), "place": _kind(PLACE_SLUGS), "leader": _kind(LEADER_SLUGS),
    "power": _kind(POWERS), "resource": _kind(RESOURCES), "area": _kind(AREAS), "slot": _kind(SLOTS),
    "side": _kind(SIDES), "role": _kind(ROLES), "joining": _kind(JOINING), "deal": _kind(DEALS),
    "zone": _kind(("hand", "restore", "deck_top", "deck_bottom")), "seat": Kind(str, int), "number": Kind(str, int),
}  # fmt: skip

VERBS: Final = (
    Verb("done"), Verb("lead", "leader"), Verb("keep-objective", "objective"), Verb("take", "resource", "area"),
    Verb("garlock", "card"), Verb("pick", "supply"), Verb("use", "upgrade"), Verb("equip", "upgrade", "slot"),
    Verb("unequip", "slot"), Verb("store", "upgrade"), Verb("ask-market", "owner:seat"),
    Verb("trade", "count:number", "from:resource", "into:resource"), Verb("buy", "power"), Verb("look-more"),
    Verb("choose", "card"), Verb("destroy", "card"), Verb("swap-objective", "objective"),
    Verb("stow", "resource", "from:area", "area"), Verb("tribute", "to:seat", "deal"), Verb("bargain", "to:seat"),
    Verb("give", "resource"), Verb("want", "resource"), Verb("send"), Verb("withdraw"), Verb("accept"),
    Verb("refuse"), Verb("name-price"), Verb("travel", "place"), Verb("besiege"), Verb("attack", "target:seat"),
    Verb("ask-pass", "to:seat"), Verb("gather", "count:number"), Verb("rest"), Verb("stay-out"),
    Verb("take-part", "side", "joining"), Verb("select", "card"), Verb("ready"),
    Verb("activate", "card", "index:number"), Verb("target", "card", "owner:seat", "index:number"),
    Verb("mode", "mode:number"), Verb("stat", "power"), Verb("pay", "resource", "area"),
    Verb("lose", "resource", "area"), Verb("rob", "victim:seat", "resource", "area"), Verb("fight"), Verb("flee"),
    Verb("enter"), Verb("go", "place"), Verb("grant"), Verb("deny"), Verb("under", "card"), Verb("on-top", "card"),
    Verb("exchange", "resource", "into:resource"), Verb("assign", "to:seat"),
    Verb("trigger", "card", "source:number"), Verb("take-back", "card"),
    Verb("trigger-upgrade", "upgrade", "source:number"),
)  # fmt: skip

PROMPTS: Final = (
    Prompt("lead"), Prompt("objective"), Prompt("place", "count:number"), Prompt("pay", "count:number"),
    Prompt("lose", "count:number"), Prompt("rob", "count:number"), Prompt("exchange", "count:number"),
    Prompt("market", "asker:seat", "place"), Prompt("upgrade", "upgrade"), Prompt("return"), Prompt("preparation"),
    Prompt("pick", "count:number"), Prompt("buy", "power", "count:number"), Prompt("influence", "moves:number"),
    Prompt("pass", "asker:seat"), Prompt("offer-tribute", "asker:seat", "deal", "count:number"),
    Prompt("offer-barter", "asker:seat", "deal", "count:number"), Prompt("price", "asker:seat", "deal", "count:number"),
    Prompt("give", "to:seat"), Prompt("want", "to:seat"), Prompt("set-price", "to:seat"), Prompt("parley"),
    Prompt("siege", "attacker:seat", "place"), Prompt("select"), Prompt("battle-turn"), Prompt("mode"),
    Prompt("stat", "count:number"), Prompt("copy-power", "count:number"), Prompt("send", "count:number"),
    Prompt("exhaust", "count:number"), Prompt("restore", "count:number"), Prompt("silence", "count:number"),
    Prompt("reinforce", "count:number"), Prompt("discard", "count:number"), Prompt("recover", "count:number"),
    Prompt("cull", "count:number"), Prompt("put-back", "count:number"), Prompt("look-under", "count:number"),
    Prompt("look-top", "count:number"), Prompt("trigger"), Prompt("keep", "card"), Prompt("retreat"),
    Prompt("entry", "asker:seat", "attacker:seat"), Prompt("attacked", "attacker:seat"),
    Prompt("field", "attacker:seat", "target:seat"), Prompt("flee"), Prompt("assign", "count:number"),
)  # fmt: skip

EVENTS: Final = (
    Word("leads", "leader"), Word("order", "round:number"), Word("star-reward", "count:number", "stars:number"),
    Word("kingdom", "kingdom"), Word("mines"), Word("preparation"), Word("influence"), Word("end-preparation"),
    Word("end-influence"), Word("drew", "count:number"), Word("reshuffled"), Word("gained", "resource", "area"),
    Word("paid", "resource", "area"), Word("lost-resource", "resource", "area"),
    Word("stole", "victim:seat", "resource", "area"), Word("stowed", "resource", "area"),
    Word("traded", "count:number", "from:resource", "into:resource"), Word("market-granted", "asker:seat", "place"),
    Word("market-denied", "asker:seat", "place"), Word("garlock", "card"), Word("picked", "supply"),
    Word("buys", "power"), Word("looks-more", "power"), Word("recruited", "power", "card"), Word("destroyed", "card"),
    Word("discarded", "card"), Word("recovered", "card", "zone"), Word("put-back", "card"),
    Word("drew-upgrade", "upgrade"), Word("equipped", "upgrade", "slot"), Word("stored", "upgrade"),
    Word("used", "upgrade"), Word("objective", "objective"), Word("kept-objective", "objective"),
    Word("swapped-objective", "objective"), Word("travelled", "place"), Word("returned", "place"), Word("rested"),
    Word("gathered", "count:number", "resource"), Word("granted", "asker:seat"), Word("denied", "asker:seat"),
    Word("offered", "to:seat", "deal", "count:number"), Word("named-price", "asker:seat"),
    Word("struck", "to:seat", "deal", "count:number"), Word("withdrawn", "to:seat"),
    Word("refused", "asker:seat", "deal"), Word("besieges", "place"), Word("takes-part", "joining", "side"),
    Word("stays-out"), Word("sealed"), Word("revealed", "role", "joined:number"), Word("played", "card"),
    Word("activated", "card"), Word("triggered", "card"), Word("triggered-upgrade", "upgrade"),
    Word("banked", "count:number", "power"), Word("drained", "count:number", "power"), Word("copied", "card"),
    Word("exhausted", "card"), Word("restored", "card"), Word("silenced", "card"), Word("sent", "card", "zone"),
    Word("reinforced", "card"), Word("wall", "slot:number", "count:number"), Word("defence-card", "defence"),
    Word("siege-won", "place"), Word("siege-lost", "place"), Word("kept", "card"), Word("captured", "place"),
    Word("treasure", "treasure"), Word("ip", "count:number", "total:number"),
    Word("ip-lost", "count:number", "total:number"), Word("retreated", "place"), Word("off-board"),
    Word("attacks", "target:seat"), Word("fled", "place"), Word("flight-blocked"), Word("entered", "place"),
    Word("entry-granted", "asker:seat"), Word("entry-denied", "asker:seat"), Word("field-won", "target:seat"),
    Word("field-lost", "target:seat"), Word("field-tied", "target:seat"), Word("final", "count:number"),
    Word("final-tied", "count:number"), Word("over", "total:number"),
)  # fmt: skip
