"""Findings of an audit: the sentences of the page, and those of the command line."""

from typing import Any

import pytest

from bot.texts.fairness.audit import LONGEST, fault_line, note_line
from bot.texts.localization import LANGUAGES, use_locale
from data.audit import Fault, FaultKind, Note, NoteKind

OF_ACCOUNT = (FaultKind.BALANCE, FaultKind.FREEZE)
OF_SEQ = (
    FaultKind.CHANGED, FaultKind.MISSING, FaultKind.INSERTED, FaultKind.RUNNING, FaultKind.DIFFERENT,
    FaultKind.NOT_PLAYED, FaultKind.REVERSAL, FaultKind.ENTRY, FaultKind.SEAL_CHANGED, FaultKind.SEALED,
    FaultKind.NOT_DUE,
)  # fmt: skip
OF_TOURNAMENTS = (
    FaultKind.EVENT_CHANGED, FaultKind.EVENT_MISSING, FaultKind.EVENT_REFUSED, FaultKind.ENTRANT,
    FaultKind.NOT_DUE, FaultKind.NOT_BOOKED, FaultKind.DIFFERENT, FaultKind.LOST, FaultKind.BEYOND,
    FaultKind.PLAYED,
)  # fmt: skip


def faults(kind: FaultKind) -> list[Fault]:
    values: dict[str, Any] = {"what": "the result of deal 3", "stored": "12345", "due": "6"}
    if kind in OF_ACCOUNT:
        return [Fault(kind=kind, account=12345, **values)]
    seq = 12345 if kind in OF_SEQ else None
    found = [Fault(kind=kind, seq=seq, table_id="abc", number=number, **values) for number in (None, 3)]
    if kind in OF_TOURNAMENTS:
        found = [
            Fault(kind=kind, seq=seq, tournament_id="abc", number=number, **values) for number in (None, 3)
        ]
    if kind is FaultKind.SEAL_MISSING:
        return [Fault(kind=kind, seq=12345)]
    if kind in (FaultKind.PLAYED, FaultKind.REPLAY, FaultKind.RULES, FaultKind.UNSEALED):
        bare: dict[str, Any] = {"what": ""} if kind is FaultKind.REPLAY else {"what": "gin"}
        found.append(Fault(kind=kind, table_id="abc", number=3, **bare))
    if kind in OF_SEQ or kind is FaultKind.UNSEALED:
        found.append(Fault(kind=kind, seq=seq, **values))
    return found


@pytest.mark.parametrize("kind", FaultKind)
def test_a_page_says_of_faults_what_the_command_line_says(kind: FaultKind) -> None:
    for fault in faults(kind):
        assert fault_line(fault) == str(fault)


def test_a_value_of_any_length_is_shown_in_part() -> None:
    line = fault_line(Fault(kind=FaultKind.DIFFERENT, seq=1, what="note", stored="9" * 5_000, due="6"))
    assert line.startswith("Transfer 1: note is 999")
    assert line.endswith("…, should be 6.")
    assert len(line) < LONGEST + 50


@pytest.mark.parametrize("kind", NoteKind)
def test_a_page_says_of_notes_what_the_command_line_says(kind: NoteKind) -> None:
    note = Note(kind=kind, count=12345, table_id="abc", number=3, deal=2)
    assert note_line(note) == str(note)


@pytest.mark.parametrize("locale", [each for each in LANGUAGES if each != "en"])
def test_every_language_names_the_same_facts(locale: str, caplog: pytest.LogCaptureFixture) -> None:
    for fault in [fault for kind in FaultKind for fault in faults(kind)]:
        english = fault_line(fault)
        with use_locale(locale):
            words = fault_line(fault)
        assert words != english
        for fact in ("abc", "12345", "the result of deal 3", "gin"):
            assert (fact in words) is (fact in english), (fault, words)
    assert not caplog.records
