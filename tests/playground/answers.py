"""Typed access to the bot's answers, for tests that know what they are."""

from bot.playground.client import Answer
from bot.playground.refusals import Json


def message_of(answer: Answer) -> Json:
    """Return the message that was sent or changed, as it is now."""
    assert answer.message is not None
    return answer.message
