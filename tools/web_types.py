"""Write the protocol for the browser client: web/openapi.json and web/src/protocol.ts.

Run it after a change to spinney/tables/protocol.py: python tools/web_types.py. It needs the tools
that 'npm ci --prefix web' installs.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from spinney.server.app import create_app
from spinney.server.settings import Settings
from spinney.tables.protocol import VERSION

WEB = Path(__file__).parent.parent / "web"
GENERATOR = WEB / "node_modules" / ".bin" / "openapi-typescript"

HEADER = f"""\
// Written by tools/web_types.py from the server's messages; change those, not this.

/** What a hello says it speaks. */
export const VERSION = {VERSION};

"""


def openapi() -> str:
    """The schema of all messages; the same messages give the same text."""
    app = create_app(Settings(db="sqlite://"))  # never opened
    return json.dumps(app.openapi(), indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def typescript(schema: Path) -> str:
    """The version, and the schema's types, from the generator pinned in web/package-lock.json."""
    if not GENERATOR.exists():
        sys.exit(f"{GENERATOR} is missing; run 'npm ci --prefix web' first")
    command = ["npm", "run", "--silent", "types", "--", str(schema)]
    made = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=WEB).stdout
    return HEADER + made[made.index("export ") :]


def write(folder: Path) -> None:
    """Write both files into this folder."""
    schema = folder / "openapi.json"
    schema.write_text(openapi(), "utf-8")
    (folder / "src").mkdir(exist_ok=True)
    (folder / "src" / "protocol.ts").write_text(typescript(schema), "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=WEB, help="another folder than web/")
    write(parser.parse_args().into.resolve())
