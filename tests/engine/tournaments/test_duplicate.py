"""Duplicate deals: differences to the field."""

from fractions import Fraction

from engine.tournaments.duplicate import comparisons, differences, is_open
from engine.tournaments.events import Finished, Source, Withdrawn
from engine.tournaments.settings import Format
from tests.engine.tournaments.play import Play


def duplicate(entrants: int, form: Format = Format.SWISS, deals: int = 2, seats: int = 2) -> Play:
    play = Play(form, entrants, seats=seats, duplicate=True, deals=deals)
    play.round()
    return play


def test_each_deal_is_held_against_the_mean_of_the_same_seat_at_other_tables() -> None:
    play = duplicate(6)
    a, b, c = play.open
    play.finish(a, 30, 5, deals=((10, 0), (20, 5)))
    play.finish(b, 10, 25, deals=((0, 25), (10, 0)))
    play.finish(c, 5, 0, deals=((5, 0), (0, 0)))
    assert differences(play.tournament, 1) == {
        a.number: (2250, -750),  # 10 - 2.5 and 20 - 5; 0 - 12.5 and 5 - 0
        b.number: (-750, 2250),
        c.number: (-1500, -1500),
    }
    assert play.points[a.seats[0]] == 2250
    assert play.standings[0].points == 2250


def test_differences_of_a_round_add_up_to_nothing() -> None:
    play = duplicate(12, seats=3)
    for pairing in play.open:
        rolls = [tuple(play.random.randint(-20, 60) for _ in range(3)) for _ in range(2)]
        play.finish(pairing, *map(sum, zip(*rolls, strict=True)), deals=rolls)
    found = differences(play.tournament, 1)
    assert all(abs(sum(seats)) <= len(found) // 2 for seats in zip(*found.values(), strict=True))


def test_parts_are_rounded_once_to_hundredths() -> None:
    play = duplicate(8)
    for pairing, score in zip(play.open, (1, 0, 0, 0), strict=True):
        play.finish(pairing, 2 * score, 0, deals=((score, 0), (score, 0)))
    assert [each[0] for each in differences(play.tournament, 1).values()] == [200, -67, -67, -67]


def test_what_only_one_table_has_played_is_worth_nothing() -> None:
    play = duplicate(4)
    play.finish(play.open[0], 50, 0, deals=((50, 0), (0, 0)))
    assert {*play.points.values()} == {0}


def test_who_is_gone_has_the_lowest_points_in_deals_that_were_not_played_to_their_end() -> None:
    play = duplicate(6)
    a, b, c = play.open
    play.finish(a, 10, 0, gone=(0,), deals=((10, 0),))
    play.finish(b, 10, 0, deals=((4, 0), (6, 10)))
    play.finish(c, 10, 0, deals=((4, 0), (2, 4)))
    assert differences(play.tournament, 1)[a.number] == (
        400,
        0,
    )  # 6 above the mean, then 2 below; 0 and nothing


def test_a_match_that_was_not_played_is_worth_the_mean_to_who_was_there() -> None:
    play = duplicate(4, deals=1)
    a, b = play.open
    play.finish(b, 8, 3, deals=((8, 3),))
    play.take(Withdrawn(a.seats[1]), Finished(a.number, (0, 0), (0,), (1,), Source.FORFEIT))
    assert differences(play.tournament, 1)[a.number] == (0, 0)


def test_results_that_an_organiser_sets_are_compared_as_a_whole() -> None:
    play = duplicate(4, deals=1)
    a, b = play.open
    play.finish(b, 8, 3, deals=((8, 3),))
    play.finish(a, 10, 0, source=Source.ORGANISER)
    assert differences(play.tournament, 1)[a.number] == (200, -300)


def test_a_bye_is_worth_the_mean_and_a_missed_round_the_lowest() -> None:
    play = duplicate(5, deals=1)
    first = play.tournament.byes[1][0]
    a, b = play.open
    play.finish(a, 8, 0, deals=((8, 0),))
    play.finish(b, 4, 6, deals=((4, 6),))
    assert play.points[first] == 0
    play.take(Withdrawn(first))
    play.round()
    for pairing, scores in zip(play.open, ((3, 0), (0, 0)), strict=True):
        play.finish(pairing, *scores, deals=(scores,))
    assert play.points[first] == -300


def test_scores_pair_by_their_order_however_far_apart() -> None:
    play = duplicate(8, deals=1)
    for pairing, score in zip(play.open, (1000, 3, 2, 1), strict=True):
        play.finish(pairing, score, -score, deals=((score, -score),))
    place = play.places
    second = play.round()
    assert all(abs(place[a] - place[b]) <= 3 for a, b in second.matches)


def test_a_round_robin_adds_up_differences_as_well() -> None:
    play = duplicate(4, Format.ROUND_ROBIN, deals=1)
    for pairing, scores in zip(play.open, ((5, 0), (1, 2)), strict=True):
        play.finish(pairing, *scores, deals=(scores,))
    assert sorted(play.points.values()) == [-400, -200, 200, 400]


def test_a_seat_is_compared_with_the_same_seat_deal_by_deal() -> None:
    play = duplicate(6)
    a, b, c = play.open
    assert is_open(play.tournament, 1)
    play.finish(a, 30, 5, deals=((10, 0), (20, 5)))
    play.finish(b, 10, 25, deals=((0, 25), (10, 0)))
    assert is_open(play.tournament, 1)
    play.finish(c, 5, 0, deals=((5, 0),))
    assert not is_open(play.tournament, 1)
    first, second = comparisons(play.tournament, play.tournament.pairing(a.number), 0)
    assert (first.own, first.others, first.mean) == (10, ((c.number, 5), (b.number, 0)), Fraction(5, 2))
    assert first.difference == Fraction(15, 2)
    assert (second.own, second.others) == (20, ((b.number, 10),))
    assert second.difference == 10
    _, missing = comparisons(play.tournament, play.tournament.pairing(c.number), 0)
    assert (missing.own, missing.difference) == (None, None)
