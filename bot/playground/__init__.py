"""A local Discord: a server (REST and gateway) and a web page. It knows nothing of the bot.

``python -m bot.playground`` runs it alone; tests use ``Playground`` and ``Visitor``, and ``BotProcess`` for
a bot in its own process.
"""

from bot.playground.client import Answer, Visitor
from bot.playground.clock import Clock, ManualClock
from bot.playground.processes.bot_process import BotProcess
from bot.playground.refusals import ApiError, Refusal
from bot.playground.server import Playground

__all__ = ["Answer", "ApiError", "BotProcess", "Clock", "ManualClock", "Playground", "Refusal", "Visitor"]
