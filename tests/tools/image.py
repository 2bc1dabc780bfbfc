"""`python -m tests.tools.image podman cardroom`: test the image with docker or podman, on Linux.

It plays a table with the bot in a container that cannot write to its own files, replaces the container, and
plays on. It prints its findings, and ends with an AssertionError if one is wrong. `make image` builds the
image first; no test of `make test` needs either.
"""

import asyncio
import json
import os
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from bot.playground import BotProcess, Playground
from bot.run.problem import SET_RIGHT
from tests.play.drive import sensibly
from tests.play.scene import Scene
from tests.play.store import Store

MOVES = 25
"""Presses before the container is replaced."""
PATIENCE = 20.0
"""Seconds within which the bot must have connected."""
BEATS = 40.0
"""Seconds within which a heartbeat must have been sent."""
GRACE = 10
"""Seconds that a container has to stop, docker's default."""
HARDENED = ("--read-only", "--tmpfs", "/tmp", "--cap-drop", "all", "--security-opt", "no-new-privileges")


class Container(BotProcess):
    """The bot in a container, on this machine's network and with a volume that outlives it."""

    def __init__(self, playground: Playground, engine: str, image: str, name: str) -> None:
        super().__init__(playground, "")
        self.engine, self.image, self.name = engine, image, name
        self.volume = f"{name}:/var/lib/cardroom"

    async def call(self, *words: str, well: bool = True) -> tuple[int, str]:
        """Run the engine's command; return its exit code and output.

        With ``well``, a failure raises AssertionError.
        """
        process = await asyncio.create_subprocess_exec(
            self.engine, *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
        )
        said, complained = await process.communicate()
        code = process.returncode or 0
        assert code == 0 or not well, f"{' '.join(words)}: {code}\n{complained.decode()}"
        return code, said.decode().strip()

    async def start(self, within: float = PATIENCE) -> None:
        """Start a container, and wait until its bot has connected."""
        before, began = self._playground.gateway.identified, time.monotonic()
        settings = {"CARDROOM_DISCORD_URL": self._playground.url, "DISCORD_TOKEN": "playground"}
        given = [word for name, value in settings.items() for word in ("--env", f"{name}={value}")]
        where = ("--name", self.name, "--network", "host", "--volume", self.volume)
        await self.call("run", "--detach", *where, *HARDENED, *given, self.image)
        await self._playground.hub.until(
            lambda: self._playground.gateway.complete(before) and bool(self._playground.commands.all()),
            within,
        )
        print(f"connected after {time.monotonic() - began:.1f} s")

    async def inside(self, *words: str, well: bool = True) -> tuple[int, str]:
        """Run a command in the container."""
        return await self.call("exec", self.name, *words, well=well)

    async def asked(self, *words: str, well: bool = True) -> tuple[int, str]:
        """Run a command of the image on the volume; return its exit code and output."""
        where = ("--rm", "--volume", self.volume)
        return await self.call("run", *where, *HARDENED, self.image, *words, well=well)

    async def stop(self) -> int:
        """Stop the container and remove it; return the exit code of the bot."""
        began = time.monotonic()
        await self.call("stop", "--time", str(GRACE), self.name)
        took = time.monotonic() - began
        _, found = await self.call("inspect", self.name)
        code: int = json.loads(found)[0]["State"]["ExitCode"]
        print(f"stopped in {took:.1f} s with exit code {code}")
        assert took < GRACE
        await self.call("rm", self.name)
        return code

    async def look(self) -> None:
        """Check the bot's user, its writable paths and its heartbeat."""
        _, user = await self.inside("id", "--user")
        assert user == "10001"
        for place, code in (("/", 1), ("/app/", 1), ("/tmp/", 0), ("/var/lib/cardroom/", 0)):
            assert (await self.inside("touch", f"{place}x", well=False))[0] == code, place
        await self.inside("rm", "/var/lib/cardroom/x")
        began, healthy = time.monotonic(), False
        while not healthy and time.monotonic() - began < BEATS:
            asked = time.monotonic()
            code, said = await self.inside("python", "-m", "bot", "doctor", "--quick", well=False)
            healthy = code == 0
        assert healthy, said
        print(f"{said} (after {time.monotonic() - asked:.1f} s)")


async def show(engine: str, image: str) -> None:
    """Play with the image, replace the container during a match, and play to the end."""
    playground = Playground(rate_limits="off")
    await playground.start()
    container = Container(playground, engine, image, f"cardroom-{os.getpid()}")
    try:
        _, described = await container.call("image", "inspect", image)
        print(f"{image}: {json.loads(described)[0]['Size'] / 1e6:.0f} MB")
        assert "--quick" in described, "the health check is left out"
        assert json.loads(described)[0]["Config"]["User"] == "10001:10001"
        assert (await container.asked(well=False))[0] == SET_RIGHT, "there is no token"
        with tempfile.TemporaryDirectory() as unused:
            store, chance = Store(Path(unused) / "none"), Random(5)
            scene = Scene(playground, container, store, sensibly(chance), chance)
            await container.start()
            await scene.alice.slash("table open", game="gin", turn_time="off")
            await scene.bob.slash("table join")
            await scene.alice.slash("table start")
            await scene.bob.wait_dm("knock with")
            pressed = await scene.press_on(MOVES)
            await container.look()
            assert await container.stop() == 0
            await container.start()
            pressed += await scene.press_on()
            assert scene.over()
            print(f"played on to the end of the match: {pressed} presses")
            assert await container.stop() == 0
        for command in ("audit", "doctor"):
            print((await container.asked(command))[1].splitlines()[-1])
    finally:
        await container.call("rm", "--force", container.name, well=False)
        await container.call("volume", "rm", "--force", container.name, well=False)
        await playground.stop()


if __name__ == "__main__":
    asyncio.run(show(*sys.argv[1:3]))
