"""What several consumers need: runs exported in one go, and strings as they are made safe."""

import re

from conftest import NASTY, PATTERNS, SCENARIOS, lifeline, nasty_trace


def export_runs(folder, format, scenarios=SCENARIOS, options=""):
    """Every run of the scenarios in a format, made by one process: texts by pattern and scenario."""
    runs = [(pattern, scenario) for pattern in PATTERNS for scenario in scenarios]
    return export(folder, format, {run: f"run {run[0]} {run[1]} {options}" for run in runs})


def export_nasty(folder, format, options="", trace=nasty_trace):
    """For each nasty string, a run that is made of it."""
    commands = {}
    for number, text in enumerate(NASTY):
        (folder / f"{number}.jsonl").write_text(trace(text), encoding="utf-8")
        commands[text] = f'render "{folder}/{number}.jsonl" {options}'
    return export(folder, format, commands)


def export(folder, format, commands):
    files = {key: folder / f"{number}.{format}" for number, key in enumerate(commands)}
    script = [f'{commands[key]} --format {format} --output "{files[key]}"' for key in commands]
    lifeline("-", input="\n".join(script).encode())
    return {key: file.read_bytes().decode() for key, file in files.items()}


def pictured(text):
    """As Lifeline shows it: nothing in it that a terminal would obey."""
    return "".join(map(picture, text))


def picture(character):
    code = ord(character)
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "␡"
    commands = r"[\x80-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"
    return f"\\u{{{code:X}}}" if re.fullmatch(commands, character) else character


def drawable(text):
    """The same with what no XML can hold spelled by its number."""
    return pictured(text).replace("\ufffe", "\\u{FFFE}").replace("\uffff", "\\u{FFFF}")
