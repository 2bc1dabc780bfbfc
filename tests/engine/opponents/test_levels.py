"""Which levels a game has, and the expert among them."""

from engine import GAMES
from engine.match import SEED_BYTES
from engine.opponents import LEVELS, PLAIN, PLAYERS, USUAL_BUDGET, Level, choose, expert, levels
from engine.opponents.judge import JUDGED


def test_an_expert_plays_what_the_judge_knows() -> None:
    for key in PLAYERS:
        judged = GAMES[key].view in JUDGED
        assert levels(key) == (LEVELS if judged else PLAIN)
        match = GAMES[key].new_match(seats=GAMES[key].seats[0])
        deal = match.deal(match.pack(), seed=bytes(SEED_BYTES))
        view = deal.view(deal.actors[0])
        expected = expert(view, USUAL_BUDGET).best.action if judged else choose(key, Level.STRONG, view)
        assert choose(key, Level.EXPERT, view) == expected
    assert levels("whist") == PLAIN
    assert levels("gin") == LEVELS
