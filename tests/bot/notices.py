"""Write THIRD_PARTY_NOTICES.md, which lists the libraries that requirements.lock pins.

``make notices`` runs it. It reads the metadata of the installed libraries, so it needs no network.
"""

import re
from email.message import Message
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Final

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression
from packaging.utils import canonicalize_name

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "THIRD_PARTY_NOTICES.md"

NOT_INSTALLED_EVERYWHERE: Final = {
    "audioop-lts": ("PSF-2.0", "https://github.com/AbstractUmbra/audioop"),
    "tzdata": ("Apache-2.0", "https://github.com/python/tzdata"),
}
"""Licences and home pages of libraries that only some Pythons or systems need."""
LICENCES: Final = {
    "aiosignal": "Apache-2.0",
    "aiosqlite": "MIT",
    "discord-py": "MIT",
    "fluent-runtime": "Apache-2.0",
    "fluent-syntax": "Apache-2.0",
    "uvloop": "MIT OR Apache-2.0",
}
"""Licences as SPDX expressions where the metadata has only words."""
HOME_PAGES: Final = {"pytz": "https://launchpad.net/pytz"}
"""Home pages where the metadata names a package index instead."""
_HOMES: Final = ("homepage", "repository", "source", "github", "documentation")

_HEAD: Final = """# Third-party notices

Cardroom is under the [MIT licence](LICENSE). `make notices` makes this page from `requirements.lock`.

## In Cardroom itself

| what | licence | where |
|---|---|---|
| parts of Noto Sans and Noto Sans CJK, for names in pictures | OFL-1.1 | `bot/pictures/fonts` |
| a part of Noto Color Emoji, for the playground | OFL-1.1 | `bot/playground/page` |

## Libraries

They are installed beside Cardroom, unchanged. Licences are [SPDX](https://spdx.org/licenses/) expressions.
The texts are in each library's `dist-info` folder, with those of the C libraries that some wheels carry.

`psycopg` and `psycopg-binary` are under the GNU Lesser General Public License: you may change them or use
other versions of them, and Cardroom works with your own build of them.

| library | version | licence | home page |
|---|---|---|---|
"""


def pinned() -> dict[str, str]:
    """Return the version of each library in requirements.lock."""
    lock = (ROOT / "requirements.lock").read_text()
    return {
        canonicalize_name(name): version for name, version in re.findall(r"(?m)^([\w.-]+)==([\w.]+)", lock)
    }


def notices() -> str:
    """Return the page; raises LookupError for a library without licence or home page."""
    rows = (f"| {name} | {version} | {' | '.join(_found(name))} |\n" for name, version in pinned().items())
    return _HEAD + "".join(rows)


def _found(name: str) -> tuple[str, str]:
    """Return the licence and the home page of a library."""
    if name in NOT_INSTALLED_EVERYWHERE:
        return NOT_INSTALLED_EVERYWHERE[name]
    try:
        metadata = distribution(name).metadata
    except PackageNotFoundError:
        raise LookupError(f"{name} is not installed: add it to NOT_INSTALLED_EVERYWHERE") from None
    assert isinstance(metadata, Message)
    said = metadata.get("License-Expression") or LICENCES.get(name) or metadata.get("License", "")
    try:
        licence = canonicalize_license_expression(str(said))
    except InvalidLicenseExpression:
        raise LookupError(f"the licence of {name} is not an SPDX expression: add it to LICENCES") from None
    urls = dict(url.split(", ", 1) for url in metadata.get_all("Project-URL", ()))
    urls = {label.lower(): url for label, url in urls.items()}
    homes = [HOME_PAGES.get(name), metadata.get("Home-page"), *(urls.get(label) for label in _HOMES)]
    home = next((url for url in homes if url), None)
    if home is None:
        raise LookupError(f"{name} names no home page")
    return licence, home


if __name__ == "__main__":
    FILE.write_text(notices(), encoding="utf-8")
