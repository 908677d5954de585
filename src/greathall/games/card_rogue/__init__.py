"""Card Rogue: grow the catacombs tile by tile, fight what you find, and be first out."""

from greathall.core.game import Game
from greathall.games.card_rogue import about, notation
from greathall.games.card_rogue.cards.catalogue import FOLDER
from greathall.games.card_rogue.look import text, view
from greathall.games.card_rogue.mind import heuristics, usage
from greathall.games.card_rogue.rules import (
    combat,
    death,
    effects,
    exceptions,
    flow,
    invariants,
    meeting,
    mole,
    paths,
    payment,
    potions,
    scoring,
    setup,
    shop,
    state,
    story,
    tiles,
    traps,
    turns,
    votes,
)

VERSION = 2  # of the rules: it rises when a stored game could go on otherwise

GAME = Game(
    slug="card-rogue", prefix="CR", version=VERSION, folder=str(FOLDER),
    title=about.TITLE, designer=about.DESIGNER, seats=about.SEATS, variants=about.VARIANTS, reasons=about.REASONS,
    verbs=notation.VERBS, prompts=notation.PROMPTS, events=notation.EVENTS, kinds=notation.KINDS,
    records=(
        state.CardRogue, state.Player, state.Foe, state.Settings, state.CardEffect, setup.Setup, flow.Rounds,
        turns.Turn, combat.Combat, combat.Flight, death.Death, traps.SpringTrap, tiles.Arrive, paths.Replace,
        paths.Place, paths.Spaces, potions.Teleport, effects.Identify, effects.StepThrough, shop.Shop, payment.Pay,
        meeting.Trade, meeting.Offer, meeting.Leap, mole.Mole, setup.Goals, votes.ForfeitVote, votes.LeaverVote,
        votes.LastPlayer, exceptions.Deserted,
    ),
    new_game=setup.new_game, problems=invariants.problems, score=scoring.score, maps=story.MAPS,
    view=view.view, views=view.views, text=text.text,
    evaluate=heuristics.evaluate, policy=heuristics.policy, horizon=heuristics.HORIZON, usage=usage.USAGE,
)  # fmt: skip
