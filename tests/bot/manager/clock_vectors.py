"""Answer the test vectors of kind ``clock`` (docs/rules/rummy500.md 8.4) with the match clock."""

from typing import Any

from bot.manager.time.match_clock import MatchClock, SeatTime, Terms

START = 1_700_000_000_000


def answer(vector: dict[str, Any]) -> dict[str, Any]:
    """Return ``seconds_left``, ``over`` and ``winner`` after the actions of a vector."""
    given, now, turn = vector["given"], START, vector["given"]["turn"]
    terms = Terms(vector["options"].get("clock", 0) * 60_000)
    left = given["seconds_left"]
    clock = MatchClock(terms, tuple(SeatTime(seconds * 1000) for seconds in left or ()))
    clock = clock.turn([turn] if given["running"] else [], now)
    done = vector["do"]
    fallen = clock.fallen(now)
    for step in done if isinstance(done, list) else [done]:
        if fallen:
            break  # the match is over
        match step["act"]:
            case "wait":
                now += round(step["seconds"] * 1000)
            case "end_turn":
                turn = 1 - turn
                clock = clock.turn([turn], now)
            case "end_round":
                clock = clock.turn([], now)
            case "begin_round":
                turn = step["turn"]
                clock = clock.turn([turn], now)
        fallen = clock.fallen(now)
    assert bool(clock.seats) == (left is not None)
    return {
        "seconds_left": None if left is None else [clock.left(seat, now) / 1000 for seat in range(len(left))],
        "over": bool(fallen),
        "winner": 1 - fallen[0] if fallen else None,
    }
