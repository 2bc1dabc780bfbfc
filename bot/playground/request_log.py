"""The log of the bot's requests, and the observers that check them."""

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

from bot.playground.resources.messages import Upload

CALLS_KEPT = 200_000
INVALID = frozenset({401, 403, 429})
BAN_WITHIN = 600.0  # seconds in which Discord counts invalid requests; 10,000 get a bot banned


@dataclass(slots=True)
class Call:
    """A request of the bot: its route ("POST channels/{channel}/messages"), and its answer."""

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
    """A request with its whole reply, for observers."""

    call: Call
    content_type: str
    status: int
    reply: Any
    headers: dict[str, str]


class CallLog:
    """The requests of the bot in order, without their bodies."""

    def __init__(self) -> None:
        self._calls: deque[Call] = deque(maxlen=CALLS_KEPT)
        self._invalid: deque[float] = deque()
        self.answers: Counter[int] = Counter()  # by status, over all calls
        self.most_invalid = 0  # the most answers of 401, 403 and 429 in any ten minutes

    def __iter__(self) -> Any:
        return iter(tuple(self._calls))

    def __len__(self) -> int:
        return len(self._calls)

    def add(self, call: Call) -> None:
        """Add a call."""
        self._calls.append(call)

    def answered(self, call: Call, status: int, *, shared: bool = False) -> None:
        """Record the answer to a call; ``shared``: by a limit that is not the bot's own fault."""
        call.status = status
        self.answers[status] += 1
        if status not in INVALID or shared:
            return
        self._invalid.append(call.at)
        while self._invalid[0] <= call.at - BAN_WITHIN:
            self._invalid.popleft()
        self.most_invalid = max(self.most_invalid, len(self._invalid))

    def reset(self) -> None:
        """Forget all calls."""
        self._calls.clear()
        self._invalid.clear()
        self.answers.clear()
        self.most_invalid = 0

    @property
    def refused(self) -> dict[str, int]:
        """Return the counts of answers 429, 401 and 403, and the most in ten minutes."""
        return {
            **{str(status): self.answers[status] for status in sorted(INVALID)},
            "most": self.most_invalid,
        }

    @property
    def interaction(self) -> list[Call]:
        """Return the calls of interaction and webhook routes: answers, edits, followups."""
        return [call for call in self if call.webhook]

    @property
    def bot(self) -> list[Call]:
        """Return the calls with the bot's token."""
        return [call for call in self if not call.webhook]

    @property
    def costly(self) -> list[Call]:
        """Return all calls but first answers to interactions, which no rate limit counts."""
        return [call for call in self if not call.route.endswith("/callback")]
