"""What several consumers need: many runs exported by one process."""

from conftest import NASTY, PATTERNS, SCENARIOS, lifeline, nasty_trace, printable


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


def drawable(text):
    """As Lifeline shows it, with what no XML can hold spelled by its number."""
    return printable(text).replace("\ufffe", "\\u{FFFE}").replace("\uffff", "\\u{FFFF}")
