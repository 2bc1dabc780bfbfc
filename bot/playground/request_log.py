"""The requests of the bot as they are remembered, and shown to those who check them."""

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

from bot.playground.messages import Upload

CALLS_KEPT = 200_000
INVALID = frozenset({401, 403, 429})
BAN_WITHIN = 600.0  # seconds in which Discord counts invalid requests, and bans a bot that made 10,000


@dataclass(slots=True)
class Call:
    """A request of the bot: its route ("POST channels/{channel}/messages"), and how it was answered."""

    number: int
    at: float
    method: str
    path: str
    route: str
    webhook: bool  # an interaction or webhook route: no bot token, no global limit
    params: dict[str, str] = field(default_factory=dict)
    query: dict[str, str] = field(default_factory=dict)
    body: Any = None
    uploads: list[Upload] = field(default_factory=list)
    status: int = 0


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request with its whole reply, for those who check both."""

    call: Call
    content_type: str
    status: int
    reply: Any
    headers: dict[str, str]


class CallLog:
    """The requests of the bot, in their order, without their bodies."""

    def __init__(self) -> None:
        self._calls: deque[Call] = deque(maxlen=CALLS_KEPT)
        self._invalid: deque[float] = deque()
        self.answers: Counter[int] = Counter()  # by status, over all calls
        self.most_invalid = 0  # answers of 401, 403 and 429 in any ten minutes

    def __iter__(self) -> Any:
        return iter(tuple(self._calls))

    def __len__(self) -> int:
        return len(self._calls)

    def add(self, call: Call) -> None:
        """Note a call."""
        self._calls.append(call)

    def answered(self, call: Call, status: int, *, shared: bool = False) -> None:
        """Note how a call was answered; ``shared``: a limit that is not the bot's own, which is no fault."""
        call.status = status
        self.answers[status] += 1
        if status not in INVALID or shared:
            return
        self._invalid.append(call.at)
        while self._invalid[0] <= call.at - BAN_WITHIN:
            self._invalid.popleft()
        self.most_invalid = max(self.most_invalid, len(self._invalid))

    def reset(self) -> None:
        """Forget all."""
        self._calls.clear()
        self._invalid.clear()
        self.answers.clear()
        self.most_invalid = 0

    @property
    def refused(self) -> dict[str, int]:
        """What a bench tells: how many answers were 429, 401 and 403, and the most of them in ten minutes."""
        return {
            **{str(status): self.answers[status] for status in sorted(INVALID)},
            "most": self.most_invalid,
        }

    @property
    def interaction(self) -> list[Call]:
        """Those on interaction and webhook routes: answers, edits of answers, followups."""
        return [call for call in self if call.webhook]

    @property
    def bot(self) -> list[Call]:
        """Those with the bot's token."""
        return [call for call in self if not call.webhook]

    @property
    def costly(self) -> list[Call]:
        """All but the first answers to interactions, which no rate limit counts."""
        return [call for call in self if not call.route.endswith("/callback")]
