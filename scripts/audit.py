"""``make audit``: known weaknesses of what is installed, and a list of it all. Asks servers on the internet."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROJECT = Path(__file__).parents[1]
TOOLS = PROJECT / ".venv" / "audit" / "bin"
OUT = PROJECT / "dist"
UNREACHABLE = (
    "could not be audited",
    "ConnectionError",
    "Max retries",
    "ENOTFOUND",
    "ECONNREFUSED",
    "EAI_AGAIN",
    "audit endpoint",
    "timed out",
)


def ask(what: str, line: list[str], where: Path) -> bool:
    """Run an audit; whether nothing was found. That its data could not be reached is said, and is no pass."""
    ran = subprocess.run(line, cwd=where, capture_output=True, text=True)
    said = ran.stdout + ran.stderr
    if ran.returncode and any(sign in said for sign in UNREACHABLE):
        sys.stdout.write(f"{what}: NOT CHECKED, its data cannot be reached from here.\n")
        return False
    sys.stdout.write(f"{what}: {'nothing known' if ran.returncode == 0 else 'look at this'}\n{said}\n")
    return ran.returncode == 0


def main() -> int:
    """Audit what runs, what builds the pages and what tests; write the lists."""
    OUT.mkdir(exist_ok=True)
    fine = []
    for pins in ("run", "dev"):
        file = f"requirements/{pins}.txt"
        fine.append(ask(file, [str(TOOLS / "pip-audit"), "--strict", "--disable-pip", "-r", file], PROJECT))
        listed = str(OUT / f"sbom-{pins}.json")
        subprocess.run([TOOLS / "cyclonedx-py", "requirements", file, "-o", listed], cwd=PROJECT, check=True)
        sys.stdout.write(f"{file}: listed in dist/sbom-{pins}.json\n")
    fine.append(ask("web/package-lock.json", ["npm", "audit"], PROJECT / "web"))
    with (OUT / "sbom-web.json").open("w") as file_of_web:
        line = ["npm", "sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]
        subprocess.run(line, cwd=PROJECT / "web", check=True, stdout=file_of_web)
    sys.stdout.write("web/package-lock.json: listed in dist/sbom-web.json\n")
    return 0 if all(fine) else 1


if __name__ == "__main__":
    sys.exit(main())
