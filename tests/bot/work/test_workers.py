"""Worker processes do not outlive the process they work for."""

import os
import signal
import subprocess
import sys

PARENT = """
import os, sys, time
import pytest

from bot.work.workers import pool

pytestmark = pytest.mark.long
if __name__ == "__main__":
    print(pool(1).submit(os.getpid).result(), flush=True)
    sys.stdin.read()
"""


def test_a_worker_goes_when_its_parent_is_killed() -> None:
    parent = subprocess.Popen(
        [sys.executable, "-c", PARENT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert parent.stdin is not None
    assert parent.stdout is not None
    with parent.stdin, parent.stdout:
        worker = int(parent.stdout.readline())
        os.kill(worker, 0)
        parent.send_signal(signal.SIGKILL)
        parent.wait(10)
        # The pipe is the worker's too: it is at its end when both are gone.
        assert parent.stdout.read() == ""
