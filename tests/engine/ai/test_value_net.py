"""Stored networks: what is read, and what is refused."""

import io
import json
from hashlib import sha256
from importlib.resources import files
from typing import Any

import numpy as np
import pytest

from engine.ai.training.__main__ import BELIEFS, TRAINERS
from engine.ai.value_net import header, read_weights

WANTED = header("gin", 3)


def stored(about: str = WANTED, **arrays: Any) -> bytes:
    found = io.BytesIO()
    np.savez(found, header=np.array(about), **arrays)
    return found.getvalue()


@pytest.mark.parametrize("kind", [np.float16, np.float32])
def test_arrays_are_read_row_by_row(kind: type) -> None:
    read = read_weights(
        stored(matrix=np.array([[1, 2], [3, 4.5]], kind), biases=np.array([5, 6], kind)), WANTED
    )
    assert read == {"matrix": ((1.0, 2.0), (3.0, 4.5)), "biases": ((5.0, 6.0),)}


@pytest.mark.parametrize(
    "about", ["", header("gin", 2), header("control", 3)], ids=["none", "older", "another game"]
)
def test_a_network_for_other_features_is_refused(about: str) -> None:
    with pytest.raises(
        ValueError, match=r"does not fit this version: it is “.*”, and “.*gin, features 3” is needed"
    ):
        read_weights(stored(about, biases=np.zeros(2, np.float16)), WANTED)


@pytest.mark.parametrize("data", [b"", b"no archive", stored(biases=np.zeros(2, np.float16))[:-40]])
def test_a_damaged_file_is_refused(data: bytes) -> None:
    with pytest.raises(ValueError, match="not a stored network, or it is damaged"):
        read_weights(data, WANTED)


@pytest.mark.parametrize("kind", ["integers", "text", "objects", "columns first"])
def test_arrays_of_other_kinds_are_refused(kind: str) -> None:
    array = {
        "integers": np.array([1, 2]),
        "text": np.array(["pickle"]),
        "objects": np.array([object()]),
        "columns first": np.asfortranarray(np.ones((2, 3), np.float16)),
    }[kind]
    with pytest.raises(ValueError, match="The array “biases” of the network has no numbers"):
        read_weights(stored(biases=array), WANTED)


@pytest.mark.parametrize(
    ("game", "net", "name"),
    [
        ("gin", "value_net", "gin"),
        ("gin", "belief_net", "gin belief_net"),
        ("rummy500", "value_net", "rummy500"),
        ("panguingue", "value_net", "panguingue"),
        ("control", "value_net", "control"),
        ("hand", "value_net", "hand"),
    ],
)
def test_the_card_beside_a_network_is_its_own(game: str, net: str, name: str) -> None:
    room = files(f"engine.ai.{game}")
    card = json.loads(room.joinpath(f"{net}.json").read_text("utf-8"))
    data = room.joinpath(f"{net}.npz").read_bytes()
    assert card["game"] == game
    assert card["sha256"] == sha256(data).hexdigest()
    assert read_weights(data, header(name, card["features"]))
    assert all(each["matches"] and each["half_width"] for each in card["strength"]["against"])
    assert card["strength"]["against"]
    assert card["learnt_against"]
    assert card["not_trained_for"]
    assert {"command", "commit", "seed", "processor_hours", "cells"} <= card.keys()
    assert {"examples", "deals"} & card.keys()


@pytest.mark.parametrize(
    ("game", "net"),
    [("gin", "belief_net"), ("rummy500", "value_net"), ("control", "value_net"), ("hand", "value_net")],
)
def test_a_network_says_by_which_command_anybody_can_make_it_again(game: str, net: str) -> None:
    trainer = (BELIEFS if net == "belief_net" else TRAINERS)[game]()
    card = json.loads(files(f"engine.ai.{game}").joinpath(f"{net}.json").read_text("utf-8"))
    assert card["command"].startswith(
        f"python -m engine.ai.training {game} --seed {card['seed']} --positions "
    )
    assert card["commit"] != "unknown"
    assert not card["commit"].endswith("-dirty")
    assert card["examples"]
    assert card["processor_hours"]
    assert card["cells"] == [*trainer.sizes]
    assert card["features"] == trainer.features
