"""Check that all verifiers refuse all mutations of true files: ``python -m tests.bot.proofs``."""

import json
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import sync_playwright

from tests.bot.proofs import fuzz
from tests.bot.proofs.made import PLAYED, VECTORS, proved
from tests.bot.proofs.mutations import mutations
from tests.bot.proofs.verifiers import CHANGED, PAGE, by_the_one_file, by_the_program
from tests.playground.page.room import CHROMIUM, FLAGS


def main() -> int:
    """Print a line for each file; the exit code is 1 if a mutation was accepted."""
    count = accepted = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page()
        page.goto(PAGE.as_uri())
        for game, asked in PLAYED.items():
            other = proved(game, 2, **asked)
            for kind in ("opened", "sealed"):
                text = (VECTORS / f"{game}-{kind}.json").read_text("utf-8")
                file = json.loads(text)
                changes = list(mutations(file, getattr(other, kind), Random(game)))
                texts = [json.dumps(change.of(file)) for change in changes]
                for change, changed, on_the_page in zip(
                    changes,
                    texts,
                    page.evaluate(CHANGED, [text, [each.told() for each in changes]]),
                    strict=True,
                ):
                    said = (by_the_program(changed), by_the_one_file(changed, Path(folder)), on_the_page)
                    if None in said:
                        accepted += 1
                        print(f"ACCEPTED {game}-{kind} {change}: {said}")
                count += len(changes)
                print(f"{game}-{kind}: {len(changes)} changes", flush=True)
        browser.close()
    print(f"{count} changes, {accepted} accepted by one of the three")
    return 1 if accepted else 0


if __name__ == "__main__":
    sys.exit(fuzz.main(sys.argv[2:]) if sys.argv[1:2] == ["fuzz"] else main())
