"""The rules of Control Card Rummy for players, with the section numbers that refusals cite."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from bot.texts.faces import boxed
from bot.texts.games.control.words import asked_for, example, kind_name, names_of_kinds
from bot.texts.games.points import Point
from bot.texts.games.wording import Text
from bot.texts.localization import LazyMessage, join, message, with_commas
from engine.cards import parse_cards
from engine.games.control.control_cards import CLOSED, ControlKind
from engine.games.control.deck import ControlMode, ControlSet, control_counts
from engine.games.control.terms import CardPoints, ControlOptions, MeldCredit, MeldScope, Scoring


def _cards(codes: str) -> str:
    return boxed(parse_cards(codes))


def _kinds(options: ControlOptions) -> list[ControlKind]:
    """Return the kinds of control card that can be in force under these options."""
    if options.control_set is ControlSet.LEVEL1:
        return [ControlKind.GROUP, ControlKind.SUIT]
    counts = control_counts(options.control_set, options.control_mode, options.custom_controls)
    return [kind for kind in ControlKind if counts[kind] or kind in options.level_kinds]


def _shown(kind: ControlKind, options: ControlOptions) -> str:
    """Return a control card with an example of its meld."""
    cards = example(kind, options)
    return asked_for(kind, options) + (f": {boxed(cards)}" if cards else "")


def _penalty(options: ControlOptions) -> bool:
    return options.scoring is Scoring.PENALTY


def short(options: ControlOptions) -> list[Point]:
    """Return the rules in a few lines."""
    return [
        Point(_ruling(options), ("control_set", "control_mode", "controls_in_force")),
        Point(message("control-rules-short-turn", cards=options.hand_size), ("hand_size",)),
        Point(message("control-rules-short-kind")),
        Point(message("control-rules-short-taken")),
        Point(_aim(options), ("scoring", "target", "meld_scope", "card_points")),
    ]


def _ruling(options: ControlOptions) -> str:
    if options.control_set is ControlSet.LEVEL1:
        return message("control-rules-short-both")
    first = _shown(_kinds(options)[0], options)
    return message("control-rules-short-control", mode=options.control_mode.value, example=first)


def _aim(options: ControlOptions) -> str:
    target, courts = options.target, options.card_points.value
    if _penalty(options):
        return message("control-rules-short-penalty", target=target)
    if options.meld_scope is MeldScope.OUT:
        return message("control-rules-short-out", target=target, courts=courts)
    return message("control-rules-short-all", target=target, courts=courts)


def _setup(options: ControlOptions) -> list[Point]:
    if options.control_set is ControlSet.LEVEL1:
        controls = message("control-rules-no-deck")
    else:
        controls = message("control-rules-deck", kinds=_counts(options), cards=options.controls_in_force)
    return [
        Point(message("control-rules-packs", packs=options.decks.name.lower()), ("decks",)),
        Point(message("control-rules-dealer")),
        Point(message("control-rules-deal", cards=options.hand_size), ("hand_size",)),
        Point(controls, ("control_set", "custom_controls", "controls_in_force")),
        Point(message("control-rules-first")),
        Point(message("control-rules-seen")),
    ]


def _counts(options: ControlOptions) -> str:
    counts = control_counts(options.control_set, options.control_mode, options.custom_controls)
    return with_commas(f"{kind_name(kind)} {count}" for kind, count in counts.items() if count)


def _turn(_: ControlOptions) -> list[Point]:
    return [
        Point(message("control-rules-draw")),
        Point(message("control-rules-meld")),
        Point(message("control-rules-lay-off")),
        Point(message("control-rules-discard")),
        Point(message("control-rules-order")),
    ]


_OPEN: Final = {
    ControlKind.GROUP: "four",
    ControlKind.EITHER: "either",
    ControlKind.PRIMES: "four",
    ControlKind.EVENS: "four",
    ControlKind.ODDS: "four",
    **dict.fromkeys(CLOSED, "closed"),
}
"""What melds of a kind take, as a code; other kinds take any number of cards."""


def _melds(options: ControlOptions) -> list[Point]:
    chosen = ("control_set", "custom_controls", "control_mode", "number_suit", "ace_high")
    return [
        Point(message("control-rules-melds")),
        *(
            Point(
                f"{_shown(kind, options)} · {message('control-rules-open', open=_OPEN.get(kind, 'open'))}",
                chosen,
            )
            for kind in _kinds(options)
        ),
        *_together(options),
        Point(message("control-rules-several-kinds")),
    ]


def _together(options: ControlOptions) -> list[Point]:
    points = []
    if options.controls_in_force > 1 or options.control_set is ControlSet.LEVEL1:
        points.append(Point(message("control-rules-one-of-them"), ("controls_in_force",)))
    if options.level_kinds:
        level = names_of_kinds(options.level_kinds)
        points.append(Point(message("control-rules-always", kinds=level), ("control_set",)))
    return points


def _lay_off(_: ControlOptions) -> list[Point]:
    return [
        Point(message("control-rules-takes")),
        Point(message("control-rules-together", cards=_cards("4H 8H"), meld=_cards("2H 6H 10H"))),
        Point(message("control-rules-closed")),
        Point(message("control-rules-stay")),
    ]


def _pile(options: ControlOptions) -> list[Point]:
    control = "deck" if options.control_mode is ControlMode.DECK else "played"
    if options.control_set is ControlSet.LEVEL1:
        control = "none"
    turned = message("control-rules-dead-turned", times=options.most_turnovers)
    stalled = message("control-rules-dead-stall", turns=options.most_idle)
    return [
        Point(message("control-rules-upcard")),
        Point(message("control-rules-taken")),
        Point(message("control-rules-leaves-taken")),
        Point(message("control-rules-turn-over", control=control), ("control_mode",)),
        Point(f"{turned} {stalled}", ("max_turnovers", "stall")),
    ]


def _end(options: ControlOptions) -> list[Point]:
    points = [Point(message("control-rules-out"))]
    if options.level_meld_to_go_out and options.level_kinds:
        points.append(Point(message("control-rules-out-level"), ("level_meld_to_go_out",)))
    return points


def _scoring(options: ControlOptions) -> list[Point]:
    points = [Point(message("control-rules-count", courts=options.card_points.value), ("card_points",))]
    if _penalty(options):
        return [
            *points,
            Point(message("control-rules-penalty"), ("scoring",)),
            Point(message("control-rules-penalty-example", cards=_cards("4H 4D")), ("scoring",)),
        ]
    layer = options.meld_credit is MeldCredit.LAYER
    ann, ben = (33, 37) if layer else (28, 42)
    if options.card_points is CardPoints.TEN:
        ann, ben = (31, 36) if layer else (28, 39)
    played = message(
        "control-rules-example",
        sevens=_cards("7S 7H 7D"),
        seven=_cards("7C"),
        run=_cards("9H 10H JH"),
        queen=_cards("QH"),
        ann=ann,
        ben=ben if options.meld_scope is MeldScope.ALL else 0,
    )
    return [
        *points,
        Point(message("control-rules-who-scores", scope=options.meld_scope.value), ("scoring", "meld_scope")),
        Point(message("control-rules-credit", credit=options.meld_credit.value), ("meld_credit",)),
        Point(played, ("meld_credit", "meld_scope", "card_points")),
    ]


def _match(options: ControlOptions) -> list[Point]:
    end = (
        message("control-rules-match-penalty", target=options.target)
        if _penalty(options)
        else message("control-rules-match", target=options.target)
    )
    return [
        Point(end, ("scoring", "target")),
        Point(message("control-rules-tie")),
        Point(message("control-rules-time")),
    ]


def _controls(options: ControlOptions) -> list[Point]:
    if options.control_set is ControlSet.LEVEL1:
        return [Point(message("control-rules-change-none"), ("control_set",))]
    match options.control_mode:
        case ControlMode.ROUND:
            words = message("control-rules-change-round")
        case ControlMode.TURN:
            words = message("control-rules-change-turn")
        case ControlMode.DEAL:
            words = message("control-rules-change-deal")
        case ControlMode.HELD:
            words = message("control-rules-change-held", cards=options.held_controls)
        case ControlMode.DECK:
            words = message("control-rules-change-deck")
    points = [Point(words, ("control_mode", "held_controls"))]
    if options.control_mode in (ControlMode.ROUND, ControlMode.TURN, ControlMode.DEAL):
        preview = "shown" if options.preview else "hidden"
        points.append(Point(message("control-rules-next", preview=preview), ("preview",)))
    if options.controls_in_force > 1:
        in_force = message("control-rules-in-force", cards=options.controls_in_force)
        points.append(Point(in_force, ("controls_in_force",)))
    if options.control_mode is not ControlMode.DECK:
        points.append(Point(message("control-rules-reshuffled")))
    return points


def _cases(_: ControlOptions) -> list[Point]:
    return [
        Point(message("control-rules-ask-lay-offs")),
        Point(message("control-rules-ask-earlier")),
        Point(message("control-rules-ask-stays")),
        Point(message("control-rules-ask-nobody")),
        Point(message("control-rules-ask-two")),
        Point(message("control-rules-ask-first")),
        Point(message("control-rules-ask-without")),
        Point(message("control-rules-ask-one-card")),
        Point(message("control-rules-ask-twice")),
    ]


def _examples(options: ControlOptions) -> list[Point]:
    suits = "any" if options.customs.mixed else "one"
    points = [
        Point(message("control-rules-example-sum", cards=_cards("AC 2C 3C"))),
        Point(message("control-rules-example-product", cards=_cards("3S 4D QH"))),
        Point(message("control-rules-example-factors", cards=_cards("2D 4D 8D"), card=_cards("QD"))),
        Point(message("control-rules-example-steps", cards=_cards("3H 7H JH"), suits=suits)),
        Point(message("control-rules-example-group", cards=_cards("8S 8H 8C 8D"))),
    ]
    if options.ace_high:
        run = message("control-rules-example-sequence", cards=_cards("QS KS AS"))
        points.append(Point(run, ("ace_high",)))
    return points


def _fine(options: ControlOptions) -> list[Point]:
    kinds = join([kind_name(kind) for kind in options.level_kinds], "or")
    level = (
        message("control-rules-level", kinds=kinds)
        if options.level_meld_to_go_out and kinds
        else message("control-rules-no-level")
    )
    return [
        Point(level, ("level_meld_to_go_out",)),
        Point(message("control-rules-mid-round")),
        Point(message("control-rules-numbers-once"), ("number_suit",)),
    ]


SECTIONS: Final[Mapping[str, tuple[Text, Callable[[ControlOptions], Sequence[Point]]]]] = MappingProxyType(
    {
        "1": (LazyMessage("control-rules-title-1"), _setup),
        "2": (LazyMessage("control-rules-title-2"), _turn),
        "3": (LazyMessage("control-rules-title-3"), _melds),
        "4": (LazyMessage("control-rules-title-4"), _lay_off),
        "5": (LazyMessage("control-rules-title-5"), _pile),
        "6": (LazyMessage("control-rules-title-6"), _end),
        "7": (LazyMessage("control-rules-title-7"), _scoring),
        "8": (LazyMessage("control-rules-title-8"), _match),
        "9": (LazyMessage("control-rules-title-9"), _controls),
        "10": (LazyMessage("control-rules-title-10"), _cases),
        "11": (LazyMessage("control-rules-title-11"), _examples),
        "12": (LazyMessage("control-rules-title-12"), _fine),
    }
)
"""By number: title and points of each section."""
