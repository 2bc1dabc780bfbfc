"""Imported matches: each member reads in one at a time, and the latest are kept."""

from dataclasses import replace

import pytest

from bot.manager.results.imported_matches import KEPT, ImportedMatches
from bot.manager.results.replay import ReplayReason, ReplayRefused
from tests.bot.recorded import match_of

STORED = replace(match_of("gin", deals=1), open_hands=False)


def refused(loaded: ImportedMatches, table_id: str) -> ReplayReason:
    with pytest.raises(ReplayRefused) as refusal:
        loaded.match(table_id)
    return refusal.value.reason


def test_a_match_is_at_hand_under_an_id_that_no_table_has_and_open() -> None:
    loaded = ImportedMatches()
    table_id = loaded.keep(STORED)
    assert table_id != STORED.table_id
    assert loaded.match(table_id) == replace(STORED, table_id=table_id, open_hands=True)
    assert loaded.match(STORED.table_id) is None
    assert refused(loaded, table_id + "x") is ReplayReason.FILE_GONE


def test_the_oldest_goes_first_and_what_is_loaded_again_is_new() -> None:
    loaded = ImportedMatches()
    ids = [loaded.keep(replace(STORED, table_id=f"t{number}")) for number in range(KEPT)]
    assert loaded.keep(replace(STORED, table_id="t0")) == ids[0]
    loaded.keep(STORED)
    assert refused(loaded, ids[1]) is ReplayReason.FILE_GONE
    for kept in (ids[0], *ids[2:]):
        assert loaded.match(kept) is not None


def test_a_member_has_one_record_read_at_a_time() -> None:
    loaded = ImportedMatches()
    with loaded.reading(1), loaded.reading(2):
        with pytest.raises(ReplayRefused) as refusal, loaded.reading(1):
            pass
        assert refusal.value.reason is ReplayReason.READING
        with pytest.raises(ReplayRefused), loaded.reading(1):  # the refusal did not end the first reading
            pass
    with pytest.raises(OSError, match="broken"), loaded.reading(1):
        raise OSError("broken")
    with loaded.reading(1):
        pass
