import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.ui.custom_id import Press, custom_id, parse
from bot.ui.games.panel_state import PanelState, index_of, panel_state_of
from tests.bot.ui.sample_tables import lobby, moments, playing, press_of


def test_a_custom_id_reads_back_as_what_was_written() -> None:
    table = playing()
    assert parse(custom_id(table, "act", 3)) == Press(table.id, 1, 0, "act", "3")
    assert parse(custom_id(lobby(), "computer", "strong")) == Press(table.id, 0, 0, "computer", "strong")
    assert parse(custom_id(None, "rules", "gin")) == Press("-", 0, 0, "rules", "gin")


def test_only_what_concerns_a_move_is_bound_to_its_ply() -> None:
    table = next(table for table in moments(playing(), seed=1) if table.ply == 4)
    for verb in ("act", "sure", "pick", "page", "step", "make", "run"):
        press = press_of(custom_id(table, verb))
        assert press.ply == table.ply
        assert press.ply_bound
    for verb in ("hand", "refresh", "sort", "resign", "ready", "back"):
        press = press_of(custom_id(table, verb))
        assert press.ply == 0
        assert not press.ply_bound


def test_the_longest_custom_id_fits() -> None:
    table = playing()
    table.id, table.deal_no = "x" * 40, 999_999
    written = custom_id(table, "resign_sure", "9" * 24)
    assert len(written) <= 100
    assert parse(written) is not None


@pytest.mark.parametrize(
    "forged",
    [
        "",
        "c",
        "c:k7w2m9x4qz:1:6:act",
        "c:k7w2m9x4qz:1:6:act:0:",
        "c:k7w2m9x4qz:1:6:act:0\n",
        "C:k7w2m9x4qz:1:6:act:0",
        "c:k7w2m9x4qz:-1:6:act:0",
        "c:k7w2m9x4qz:1:٣:act:0",
        "c:k7w2m9x4qz:1:6:Act:0",
        "c:k7w2m9x4qz:1:6:act:10♦",
        "c:k7w2m9x4qz:1:9999999:act:0",
        "c::1:6:act:0",
        "c:" + "k" * 95,
        None,
        7,
        b"c:k7w2m9x4qz:1:6:act:0",
    ],
)
def test_a_forged_custom_id_is_nothing(forged: bytes | int | str | None) -> None:
    assert parse(forged) is None


@pytest.mark.long
@given(st.text(max_size=120) | st.from_regex(r"c:[^:]*:[^:]*:[^:]*:[^:]*:[^:]*", fullmatch=True))
def test_no_text_breaks_the_parser_and_what_it_accepts_is_exact(text: str) -> None:
    press = parse(text)
    if press is not None:
        fields = text.split(":")
        assert fields[0] == "c"
        assert [press.table_id, press.verb, press.arg] == [fields[1], *fields[4:]]
        assert (press.deal, press.ply) == (int(fields[2]), int(fields[3]))


@pytest.mark.long
@given(
    st.sampled_from(["act", "sure", "pick", "page", "step", "make", "run", "resign", "sort", "hand", "x"]),
    st.from_regex(r"[0-9A-Za-z._-]{0,24}", fullmatch=True),
    st.lists(st.text(max_size=12), max_size=2),
)
def test_no_press_breaks_the_stage(verb: str, arg: str, values: list[str]) -> None:
    press = Press("k7w2m9x4qz", 1, 1, verb, arg)
    stage = panel_state_of(press, values)
    assert stage.menu >= 0
    assert stage.page >= 0
    for index in (stage.asked, stage.picked, index_of(press, values)):
        assert index is None or index >= 0


def test_a_press_leads_to_its_stage() -> None:
    def stage(verb: str, arg: str, *values: str) -> PanelState:
        return panel_state_of(Press("k7w2m9x4qz", 1, 1, verb, arg), values)

    assert stage("sure", "4") == PanelState(asked=4)
    assert stage("sure", "m1", "12") == PanelState(asked=12)
    assert stage("pick", "m0", "7") == PanelState(picked=7)
    assert stage("page", "1.2") == PanelState(menu=1, page=2)
    assert stage("page", "0.3.9") == PanelState(page=3, picked=9)
    assert stage("step", "lay.3") == PanelState(step="lay.3")
    assert stage("step", "lay.3", "1", "2") == PanelState(step="lay.3", values=("1", "2"))
    assert stage("make", "lay.3") == stage("run", "lay.3") == PanelState(step="lay.3")
    assert stage("resign", "") == PanelState(resigning=True)
    assert stage("back", "") == PanelState()


@pytest.mark.parametrize("values", [["10♦"], ["a b"], ["1"] * 26, ["x" * 65], ["1", "\n"]])
def test_a_step_with_values_that_nobody_could_choose_is_the_bare_panel(values: list[str]) -> None:
    assert panel_state_of(Press("k7w2m9x4qz", 1, 1, "step", "lay"), values) == PanelState()


def test_only_act_applies_an_action() -> None:
    assert index_of(Press("k7w2m9x4qz", 1, 1, "act", "4")) == 4
    assert index_of(Press("k7w2m9x4qz", 1, 1, "act", "m0"), ["12"]) == 12
    assert index_of(Press("k7w2m9x4qz", 1, 1, "act", "m0")) is None
    assert index_of(Press("k7w2m9x4qz", 1, 1, "sure", "4")) is None
