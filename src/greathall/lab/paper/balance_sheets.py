"""A report on balance as tables: in the terminal for one run, as a page for runs with several numbers of players."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from greathall.core.game import Game
from greathall.lab.paper.balance import Balance, Class, Share, Thing
from greathall.lab.play.simulate import Plan

DEAD = 0.01  # used in fewer of the games with it
DECISIVE = 2.0  # its users win more often, in fair shares
FEW = 30  # games of which no win rate is worth a word


@dataclass(frozen=True)
class Sheet:
    """A table: the first column is text, the others are figures."""

    title: str
    columns: list[str]
    rows: list[list[str]]


def percent(part: float) -> str:
    """A share, with one decimal."""
    return f"{part:.1%}"


def of(count: int, all_: int) -> str:
    """A count and its share."""
    return f"{count:,} ({percent(count / all_ if all_ else 0.0)})"


def sheets(balance: Balance) -> list[Sheet]:
    """All tables of one run."""
    result = [shares("seat", balance.seats)]
    if balance.roles:
        result.append(shares("role", balance.roles))
    result.append(facts(balance))
    return result + [things(part) for part in balance.parts if any(thing.available for thing in part.things)]


def shares(what: str, rows: Sequence[Share]) -> Sheet:
    """Win rates against the fair share."""
    columns = [what, "games won by somebody", "wins", "win rate", "95% interval", "times fair share", "mean points"]
    return Sheet(what, columns, [
        [row.name, f"{row.games:,}", f"{row.wins:,.1f}", percent(row.rate), f"{percent(row.low)} to {percent(row.high)}",
         f"{row.times:.2f}", f"{row.points:.2f}"] for row in rows
    ])  # fmt: skip


def facts(balance: Balance) -> Sheet:
    """Length, points, ends and moments."""
    low, mean, high = balance.rounds
    rows = [
        ["rounds: fewest, mean, most", f"{low}, {mean:.1f}, {high}"],
        ["mean points of all, of winners", f"{balance.points[0]:.2f}, {balance.points[1]:.2f}"],
    ]
    rows += [[f"end: {reason}", of(count, balance.games)] for reason, count in balance.reasons.items()]
    for name, by_round in balance.moments.items():
        when = ", ".join(f"{number}: {count}" for number, count in by_round.items())
        rows.append([f"{name}, by first round", f"{of(sum(by_round.values()), balance.games)}; {when}"])
    for part in balance.parts:
        if 0 < part.seen >= part.times:  # each once at most: a Quest is completed, an attack is won
            rows.append([f"{part.name}: of those that came up", of(part.times, part.seen)])
    return Sheet("game", ["game", ""], rows)


def things(part: Class) -> Sheet:
    """Every thing of a part."""
    columns = [part.name, "games with it", "used in", "times used", "users' win rate", "times fair share", ""]
    return Sheet(part.name, columns, [
        [thing.name, f"{thing.available:,}", of(thing.used, thing.available), f"{thing.times:,}",
         percent(thing.users.rate) if thing.users.games else "-", f"{thing.users.times:.2f}" if thing.users.games else "-",
         remark(thing)] for thing in part.things
    ])  # fmt: skip


def remark(thing: Thing) -> str:
    """What is wrong with a thing, if the games are enough to say so."""
    if thing.available and thing.use() < DEAD:
        return "dead"
    return "decisive" if thing.users.games >= FEW and thing.users.times > DECISIVE else ""


def print_balance(console: Console, game: Game, plan: Plan, balance: Balance) -> None:
    """The tables for people."""
    title = f"{game.title}, {plan.seats} players, {balance.games:,} games of {', '.join(plan.bots)}, seed {plan.seed}"
    console.print(Text(title, style="bold"))
    for sheet in sheets(balance):
        grid = Grid(show_edge=False, pad_edge=False)
        for number, column in enumerate(sheet.columns):
            grid.add_column(column, justify="right" if number else "left")
        for row in sheet.rows:
            grid.add_row(*[Text(cell) for cell in row])
        console.print()
        console.print(grid)


# -- a page for several numbers of players

LEGEND = (
    "For each number of players: in how many of the games with it somebody used it, how many such games there were, and how",
    f"often its users won, in fair shares (a dash for fewer than {FEW} users). Who wins has more of everything, so a figure",
    f"somewhat above 1 is usual. **Dead**: used in under {DEAD:.0%} of the games with it; **decisive**: above {DECISIVE:.0f}",
    "fair shares.",
)


def markdown(sheet: Sheet) -> list[str]:
    """A table as lines of a page."""
    head = ["| " + " | ".join(sheet.columns) + " |", "|---" + "|--:" * (len(sheet.columns) - 1) + "|"]
    return [*head, *["| " + " | ".join(row) + " |" for row in sheet.rows]]


def page(game: Game, runs: Sequence[tuple[Plan, Balance]]) -> list[str]:
    """The page of a game, for runs that differ in the number of players."""
    lines = [f"# Balance of {game.title}", ""]
    lines += ["Played by bots against one another; the same command gives the same figures. Win rates are of games that",
              "somebody won, a shared first place is shared, and 1.00 times the fair share is what each seat would have if",
              "nothing mattered.", ""]  # fmt: skip
    for plan, balance in runs:
        options = "".join(f" --set {name}={value}" for name, value in sorted(plan.options.items()))
        command = f"greathall balance {plan.game} --players {plan.seats} --bots {','.join(plan.bots)} --games {plan.games}"
        lines.append(f"- {plan.seats} players: {balance.games:,} games, `{command} --seed {plan.seed}{options}`")
    for plan, balance in runs:
        lines += ["", f"## {plan.seats} players"]
        for sheet in (shares("seat", balance.seats), *([shares("role", balance.roles)] if balance.roles else ()), facts(balance)):
            lines += ["", *markdown(sheet)]
    lines += ["", "## What is used", "", *LEGEND]
    for number, part in enumerate(runs[0][1].parts):
        sheet = side_by_side([plan.seats for plan, _ in runs], [balance.parts[number] for _, balance in runs])
        if sheet.rows:
            lines += ["", f"### {part.name[0].upper()}{part.name[1:]}", "", *markdown(sheet)]
    return lines


def side_by_side(seats: Sequence[int], parts: Sequence[Class]) -> Sheet:
    """The things of a part, with a column for each number of players; things that never came up are left out only if
    the whole part did not."""
    columns = [parts[0].name, *[f"{number} players" for number in seats]]
    if not any(thing.available for part in parts for thing in part.things):
        return Sheet(parts[0].name, columns, [])
    rows = [[thing.name, *[cell(part.things[at]) for part in parts]] for at, thing in enumerate(parts[0].things)]
    return Sheet(parts[0].name, columns, rows)


def cell(thing: Thing) -> str:
    """The figures of a thing in one cell."""
    if not thing.available:
        return "never came up"
    times = f"×{thing.users.times:.2f}" if thing.users.games >= FEW else "-"
    word = remark(thing)
    return f"{percent(thing.use())} of {thing.available:,}, {times}" + (f" **{word}**" if word else "")
