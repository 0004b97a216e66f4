"""What a change costs, as a picture and as a table."""

import csv
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from conftest import PATTERNS, lifeline

CHANGES = ["confirm-delete", "count-in-title"]
ROOT = Path(__file__).parents[2]
EXERCISES = ROOT / "Lessons/exercises"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    folder = tmp_path_factory.mktemp("costs")
    for change in CHANGES:
        for form in ["svg", "csv"]:
            lifeline("costs", change, "--format", form, "--output", folder / f"{change}.{form}")
    return folder


@pytest.mark.parametrize("change", CHANGES)
def test_libxml_and_rsvg_read_the_picture(folder, change, tmp_path):
    picture, image = folder / f"{change}.svg", tmp_path / "picture.png"
    result = subprocess.run(
        ["xmllint", "--noout", "--nonet", picture], capture_output=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")
    subprocess.run(
        ["rsvg-convert", "--output", image, picture], check=True, stderr=subprocess.PIPE)
    assert image.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("change", CHANGES)
def test_the_picture_tells_what_it_shows(folder, change):
    space = "{http://www.w3.org/2000/svg}"
    root = ET.parse(folder / f"{change}.svg").getroot()
    shown = {"".join(text.itertext()) for text in root.iter(space + "text")}
    for sentence in root.find(space + "desc").text.strip().splitlines():
        _, name, cells = sentence.removesuffix(".").split(": ", 2)
        assert name in shown
        for cell in cells.split(", "):
            # A name may have a space in it: MVVM @Observable.
            splits = [(cell[:place], cell[place + 1:]) for place, sign in enumerate(cell) if sign == " "]
            assert any({head, value} <= shown for head, value in splits), cell


@pytest.mark.parametrize("change", CHANGES)
def test_git_counts_the_same_lines(folder, change):
    with open(folder / f"{change}.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    patterns = {row["pattern"] for row in rows}
    assert patterns == {*PATTERNS, "mv", "mvvm-observable", "tea"}
    for pattern in patterns:
        found = {
            (row["figure"], row["of"]): row["now"]
            for row in rows if row["pattern"] == pattern and row["figure"].startswith("lines")}
        patch = EXERCISES / f"{pattern}-{change}/solution.diff"
        counted = subprocess.run(
            ["git", "apply", "--numstat", patch], check=True, capture_output=True, text=True,
            cwd=ROOT).stdout
        for line in counted.splitlines():
            added, removed, path = line.split("\t")
            if not path.startswith("Tests/"):
                assert found.pop(("lines added", path)) == added
                assert found.pop(("lines removed", path)) == removed
        assert not found
