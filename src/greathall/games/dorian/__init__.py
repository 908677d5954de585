"""Kingdoms Rise & Fall: Dorian."""

from greathall.core.game import Game
from greathall.games.dorian import about, notation
from greathall.games.dorian.cards.catalogue import FOLDER
from greathall.games.dorian.look import printed, text, view
from greathall.games.dorian.mind import heuristics, usage
from greathall.games.dorian.rules import (
    activation,
    aftermath,
    battle,
    choices,
    deals,
    effects,
    field,
    final_battle,
    flight,
    flow,
    garlock,
    influence,
    invariants,
    market,
    objectives,
    offer,
    payment,
    permission,
    preparation,
    programs,
    purchase,
    resources,
    round_start,
    scoring,
    setup,
    siege,
    state,
    targeting,
    triggers,
    units,
    upgrades,
)

VERSION = 4  # of the rules: it rises when a stored game could go on otherwise

GAME = Game(
    slug="dorian", prefix="DO", version=VERSION, folder=str(FOLDER),
    title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS, reasons=about.REASONS,
    verbs=notation.VERBS, prompts=notation.PROMPTS, events=notation.EVENTS, kinds=notation.KINDS,
    records=(
        state.Settings, state.Turn, state.Battle, state.Dorian, setup.SettingUp, flow.KingdomRounds,
        round_start.RoundStart, round_start.Sharing, preparation.PreparationTurn, garlock.GarlockWork,
        garlock.CityPick, purchase.Purchase, influence.InfluenceTurn, siege.Siege, field.FieldBattle, flight.Flight,
        final_battle.FinalBattle, battle.Selection, battle.BattleTurns, aftermath.Aftermath, aftermath.Retreat,
        activation.Activation, triggers.Triggers, targeting.Targeting, effects.PowerChoice, programs.Deed,
        choices.CardChoice, choices.Reinforcement, choices.DeckLook, choices.PutUnder, choices.Ordering, units.Gain,
        payment.Payment, resources.Loss, resources.Robbery, resources.Exchange, market.MarketTrade,
        market.MarketRequest, upgrades.NewUpgrade, objectives.TurnIn, objectives.ObjectiveLook,
        permission.PassRequest, permission.Passage, offer.Offer, deals.PassageOffer, deals.Parley,
    ),
    new_game=setup.new_game, problems=invariants.problems, score=scoring.score,
    view=view.view, text=text.text, texts=printed.texts,
    evaluate=heuristics.evaluate, policy=heuristics.policy, usage=usage.USAGE,
)  # fmt: skip
