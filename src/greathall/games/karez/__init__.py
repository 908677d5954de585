"""Fallen City of Karez."""

from greathall.core.game import Game
from greathall.games.karez import about
from greathall.games.karez.cards import catalogue
from greathall.games.karez.look import printed, text, view
from greathall.games.karez.mind import heuristics, usage
from greathall.games.karez.rules import (
    actions,
    activating,
    adventure,
    choices,
    combat,
    death,
    dungeon,
    effects,
    equipment,
    fight_choices,
    flow,
    invariants,
    keeping,
    quests,
    scoring,
    setup,
    state,
    tent,
    trade,
    traps,
    work,
    wounds,
)

GAME = Game(
    slug="karez", title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS, prefix="KZ",
    version=4, verbs=about.VERBS, prompts=about.PROMPTS, events=about.EVENTS, kinds=about.KINDS,
    records=(
        state.Karez, state.Trip, flow.Turn, setup.TakeGuilds, setup.StartingMonsters, actions.Actions,
        work.SecondCitizen, tent.RestMore, trade.Trade, trade.Side, activating.Activating, effects.CardEffect, choices.ChooseDeck,
        choices.KeepDrawn, choices.Stock, choices.Train, choices.Rob, choices.Raise, fight_choices.Heal,
        fight_choices.PickDice, fight_choices.Wound, fight_choices.Regrow, adventure.Adventures, adventure.Explore,
        adventure.Party, equipment.Equip, dungeon.LayStack, combat.Encounter, combat.Fight, traps.SpringTrap,
        wounds.Wounds, keeping.KeepDice, death.Deaths, quests.QuestClaims,
    ),
    reasons=about.REASONS, folder=catalogue.FOLDER, new_game=setup.new_game, view=view.view, text=text.text,
    problems=invariants.problems, evaluate=heuristics.evaluate, policy=heuristics.policy, horizon=heuristics.HORIZON,
    score=scoring.score_lines, usage=usage.USAGE, texts=printed.texts,
)  # fmt: skip
