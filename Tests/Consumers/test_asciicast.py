"""Recordings of a terminal, played by asciinema and made into pictures by agg."""

import json
import os
import pty
import re
import shutil
import subprocess
import sys

from conftest import printable
from exported import export_nasty, export_runs

# What Lifeline says to a terminal: colours, and a new screen.
ORDERS = re.compile(r"\x1b\[[0-9;]*m|\x1b\[H\x1b\[2J")
COMMANDS = re.compile(r"[\x00-\x09\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def events(cast):
    header, *events = map(json.loads, cast.splitlines())
    assert header["version"] == 2
    return events


def played(file):
    """What `asciinema cat` writes; it wants to own a terminal."""
    program = [shutil.which("asciinema"), "cat", str(file)]
    child, terminal = pty.fork()
    if child == 0:
        os.execv(program[0], program)
    output = b""
    while True:
        try:
            chunk = os.read(terminal, 1 << 16)
        except OSError:
            chunk = b""
        if not chunk:
            break
        output += chunk
    assert os.waitpid(child, 0)[1] == 0, output.decode()
    return output.decode()


def test_asciinema_plays_a_run(tmp_path):
    for number, cast in enumerate(export_runs(tmp_path, "asciicast", ["rename"]).values()):
        file = tmp_path / f"{number}.cast"
        file.write_text(cast, encoding="utf-8")
        written = "".join(data for _, kind, data in events(cast) if kind == "o")
        assert played(file).replace("\r\r\n", "\r\n").strip() == written.strip()


def test_agg_makes_a_picture_of_every_step(tmp_path):
    for number, cast in enumerate(export_runs(tmp_path, "asciicast", ["rename"]).values()):
        file, picture = tmp_path / f"{number}.cast", tmp_path / f"{number}.gif"
        file.write_text(cast, encoding="utf-8")
        agg = os.path.join(os.path.dirname(sys.executable), "agg")
        subprocess.run([agg, file, picture], check=True, capture_output=True)
        steps = [data for _, kind, data in events(cast) if kind == "m"]
        assert picture.read_bytes().startswith(b"GIF89a")
        assert picture.read_bytes().count(b"\x21\xf9\x04") >= len(steps) > 5


def test_there_is_a_marker_at_every_message(tmp_path):
    casts = export_runs(tmp_path, "asciicast", options="--all --width 200")
    traces = export_runs(tmp_path, "jsonl")
    for run, cast in casts.items():
        records = map(json.loads, traces[run].splitlines())
        messages = [record for record in records if record.get("event") == "message"]
        markers = [data for _, kind, data in events(cast) if kind == "m"]
        assert len(markers) == len(messages)
        for marker, message in zip(markers, messages):
            assert f" {message['from']} → {message['to']}: " in marker
        times = [time for time, _, _ in events(cast)]
        assert times == sorted(times)


def test_nothing_nasty_is_obeyed_by_a_terminal(tmp_path):
    for text, cast in export_nasty(tmp_path, "asciicast").items():
        for _, kind, data in events(cast):
            assert not COMMANDS.search(ORDERS.sub("", data)), text
            assert "\n" not in data.replace("\r\n", "")
        marker = next(data for _, kind, data in events(cast) if kind == "m")
        if text:
            # A name is on one line. A line end of Windows is one sign for us, and stays to be seen.
            assert printable(re.sub(r"(?<!\r)\n", " ", text)) in marker
