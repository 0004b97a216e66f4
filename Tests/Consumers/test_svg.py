"""Pictures, opened with the libraries that browsers, slides and handouts use."""

import re
import subprocess
import xml.etree.ElementTree as ET

import pytest

from conftest import PATTERNS, SCENARIOS, lifeline

NAMESPACE = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def pictures(tmp_path_factory):
    """Every run as a picture and, beside it, in words."""
    folder = tmp_path_factory.mktemp("pictures")
    files = []
    commands = []
    for pattern in PATTERNS:
        (folder / pattern).mkdir()
        for scenario in SCENARIOS:
            file = folder / pattern / f"{scenario}.svg"
            files.append(file)
            for form, output in [("svg", file), ("plain", file.with_suffix(".txt"))]:
                commands.append(f"run {pattern} {scenario} --format {form} --output {output}\n")
    lifeline("-", input="".join(commands).encode())
    return files


def words(root):
    """All that is to be read on a picture, without spaces: lines end where they have to."""
    texts = ["".join(text.itertext()) for text in root.iter(NAMESPACE + "text")]
    return "".join("".join(texts).split())


def test_libxml_reads_every_picture_without_a_word_of_complaint(pictures):
    result = subprocess.run(
        ["xmllint", "--noout", "--nonet", *pictures], capture_output=True, check=False)
    assert (result.returncode, result.stdout, result.stderr) == (0, b"", b"")


def test_rsvg_draws_every_picture(pictures, tmp_path):
    for file in pictures:
        image = tmp_path / "picture.png"
        subprocess.run(
            ["rsvg-convert", "--zoom", "0.2", "--output", image, file], check=True,
            stderr=subprocess.PIPE)
        assert image.read_bytes().startswith(b"\x89PNG")


def test_a_picture_shows_every_participant_and_every_message_and_tells_them(pictures):
    for file in pictures:
        root = ET.parse(file).getroot()
        described = root.find(NAMESPACE + "desc").text.strip().splitlines()
        told = file.with_suffix(".txt").read_text(encoding="utf-8").strip()
        # The words name the option that shows what is folded: it would do nothing on a picture.
        told = re.sub(r" \(--all shows (it|them)\)", "", told).splitlines()
        assert described == told, file
        shown = words(root)
        cast = described[0].removeprefix("With ").removesuffix(".")
        for name in cast.split(", "):
            assert name.split(" (")[0] in shown, (file, name)
        count = len(root.findall(f".//{NAMESPACE}g[@class='message']"))
        assert f"{count}message" in shown, file


def test_nasty_strings_stay_what_they_are(nasty):
    text, file = nasty
    picture = lifeline("render", file, "--format", "svg")
    root = ET.fromstring(picture)
    names = {element.tag.removeprefix(NAMESPACE) for element in root.iter()}
    assert names <= {"svg", "title", "desc", "style", "rect", "path", "circle", "g", "text", "tspan"}
    for line in text.splitlines():
        if line.isprintable():
            assert "".join(line.split()) in words(root)
