"""What Lifeline exports, opened with the programs that people will open it with."""

import json
import os
import pathlib
import shutil
import subprocess

import pytest
from playwright.sync_api import sync_playwright

HERE = pathlib.Path(__file__).parent
LIFELINE = os.environ["LIFELINE"]
PATTERNS = ["mvc", "mvvm-c", "mvc-vs", "mvp", "viper"]
SCENARIOS = sorted(file.stem for file in (HERE.parents[1] / "Lessons/scenarios").glob("*.scenario"))
NASTY = json.loads((HERE / "nasty.json").read_text(encoding="utf-8"))


def lifeline(*words, status=0, input=None):
    """What `lifeline WORDS` writes to standard output, as bytes."""
    command = [LIFELINE, "--no-progress", "--no-history", *map(str, words)]
    result = subprocess.run(command, input=input, capture_output=True, check=False)
    assert result.returncode == status, result.stderr.decode()
    return result.stdout


def printable(text):
    """A line of text as it leaves Lifeline: with pictures of the characters that a terminal obeys."""
    return "".join(map(picture, text))


def picture(character):
    code = ord(character)
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "\u2421"
    turning = {0x61C, 0x200E, 0x200F, *range(0x2028, 0x202F), *range(0x2066, 0x206A)}
    return f"\\u{{{code:X}}}" if 0x80 <= code < 0xA0 or code in turning else character


def nasty_trace(text):
    """A run in which a string stands wherever a trace has room for one."""
    name = text or "nobody"
    records = [
        {"lifeline": 1, "app": "recordings", "pattern": "mvc", "scenario": text, "setup": [text],
         "actions": [text], "mistake": None},
        {"n": 1, "event": "participant", "name": name, "type": text, "role": "view"},
        {"n": 2, "event": "participant", "name": "Other " + name, "type": text, "role": "controller"},
        {"n": 3, "event": "reference", "from": name, "property": text, "to": "Other " + name,
         "strength": "strong"},
        {"n": 4, "event": "turn", "turn": 1, "action": text},
        {"n": 5, "event": "message", "turn": 1, "depth": 0, "parent": None, "kind": "call",
         "from": name, "to": "Other " + name, "text": text, "arguments": [text]},
        {"n": 6, "event": "state", "parent": 5, "owner": name, "property": text, "old": text,
         "new": text + "!"},
        {"n": 7, "event": "return", "message": 5, "value": text, "error": None},
        {"n": 8, "event": "screen", "turn": 1, "text": text},
    ]
    return "".join(json.dumps(record) + "\n" for record in records)


@pytest.fixture(params=NASTY, ids=[f"nasty {number}" for number in range(len(NASTY))])
def nasty(request, tmp_path):
    """One nasty string, and a file with a run that is made of it."""
    file = tmp_path / "nasty.jsonl"
    file.write_text(nasty_trace(request.param), encoding="utf-8")
    return request.param, file


@pytest.fixture(scope="session")
def browser():
    """Chromium, without a window."""
    program = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert program, "chromium is missing; .ci/consumers installs it"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield chromium
        chromium.close()
