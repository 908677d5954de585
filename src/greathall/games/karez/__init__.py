"""Fallen City of Karez."""

from greathall.core.game import Game
from greathall.games.karez import about, notation
from greathall.games.karez.cards.catalogue import FOLDER
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

VERSION = 4  # of the rules: it rises when a stored game could go on otherwise

GAME = Game(
    slug="karez", prefix="KZ", version=VERSION, folder=str(FOLDER),
    title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS, reasons=about.REASONS,
    verbs=notation.VERBS, prompts=notation.PROMPTS, events=notation.EVENTS, kinds=notation.KINDS,
    records=(
        state.Karez, state.Trip, flow.Turn, setup.TakeGuilds, setup.StartingMonsters, actions.Actions,
        work.SecondCitizen, tent.RestMore, trade.Trade, trade.Side, activating.Activating, effects.CardEffect,
        choices.ChooseDeck, choices.KeepDrawn, choices.Stock, choices.Train, choices.Rob, choices.Raise,
        fight_choices.Heal, fight_choices.PickDice, fight_choices.Wound, fight_choices.Regrow, adventure.Adventures,
        adventure.Explore, adventure.Party, equipment.Equip, dungeon.LayStack, combat.Encounter, combat.Fight,
        traps.SpringTrap, wounds.Wounds, keeping.KeepDice, death.Deaths, quests.QuestClaims,
    ),
    new_game=setup.new_game, problems=invariants.problems, score=scoring.score,
    view=view.view, text=text.text, texts=printed.texts,
    evaluate=heuristics.evaluate, policy=heuristics.policy, horizon=heuristics.HORIZON, usage=usage.USAGE,
)  # fmt: skip
