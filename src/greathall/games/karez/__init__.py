"""Fallen City of Karez."""

from greathall.core.game import Game
from greathall.games.karez import (
    about,
    actions,
    activating,
    adventure,
    cards,
    choices,
    combat,
    death,
    dungeon,
    effects,
    fight_choices,
    flow,
    heuristics,
    invariants,
    quests,
    scoring,
    setup,
    state,
    tent,
    text,
    trade,
    traps,
    usage,
    view,
    words,
    work,
    wounds,
)

GAME = Game(
    slug="karez", title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS, prefix="KZ",
    version=3, verbs=words.VERBS, prompts=about.PROMPTS, events=about.EVENTS, kinds=about.KINDS,
    records=(
        state.Karez, state.Trip, flow.Turn, setup.TakeGuilds, setup.StartingMonsters, actions.Actions,
        work.SecondCitizen, tent.RestMore, trade.Trade, activating.Activating, effects.CardEffect, choices.ChooseDeck,
        choices.KeepDrawn, choices.Stock, choices.Train, choices.Rob, choices.Raise, fight_choices.Heal,
        fight_choices.PickDice, fight_choices.Wound, fight_choices.Regrow, adventure.Adventures, adventure.Explore,
        adventure.Party, adventure.Equip, dungeon.LayStack, combat.Encounter, combat.Fight, traps.SpringTrap,
        wounds.Wounds, wounds.KeepDice, death.Deaths, quests.QuestClaims,
    ),
    reasons=about.REASONS, folder=cards.FOLDER, new_game=setup.new_game, view=view.view, text=text.text,
    problems=invariants.problems, evaluate=heuristics.evaluate, policy=heuristics.policy, horizon=heuristics.HORIZON,
    score=scoring.score_lines, usage=usage.USAGE,
)  # fmt: skip
