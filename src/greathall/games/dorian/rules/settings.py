"""What the chosen options come to: Events, goal, advanced rules and teams."""

from typing import Final

from greathall.core.game import Setting, SettingError
from greathall.games.dorian.rules.state import Settings

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
        raise SettingError(f"{name} has {events[0]} to {events[1]} Events, not {given_events}; choose length 'custom' for others")
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
