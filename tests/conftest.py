"""In which order the tests run."""

import pytest

LONG = ("kill", "browser", "strength", "long")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long, so that at the end no worker is left alone with it."""
    items.sort(key=lambda item: all(item.get_closest_marker(kind) is None for kind in LONG))
