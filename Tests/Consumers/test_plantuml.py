"""PlantUML, drawn by PlantUML itself."""

import re
import subprocess
import xml.etree.ElementTree as XML

from conftest import NASTY
from exported import drawable, export_nasty, export_runs

SVG = "{http://www.w3.org/2000/svg}"
TEXT = SVG + "text"


def draw(sources, form):
    """All in one process, which takes a second to start."""
    command = ["plantuml", "-failfast2", f"-t{form}", "-charset", "UTF-8", "-pipe"]
    command += ["-pipedelimitor", "====="]
    result = subprocess.run(command, input="".join(sources).encode(), capture_output=True)
    assert result.returncode == 0, result.stderr.decode()
    drawings = result.stdout.decode().split("=====")
    return [drawing.strip() for drawing in drawings if drawing.strip()]


def spelled_out(source):
    return re.sub(r"<U\+([0-9A-F]{4})>", lambda match: chr(int(match[1], 16)), source)


def labels(source):
    """Of messages and notes, from top to bottom."""
    found = re.findall(r"^(?:p\d+ \S+ p\d+|note over .*?) : (.+)$", source, re.M)
    return [spelled_out(label) for label in found]


def stand_in_order(labels, texts):
    """Whether all labels are among the texts, each behind the one before."""
    texts = iter(texts)
    return all(any(label == text for text in texts) for label in labels)


def test_plantuml_shows_every_name_and_label_of_every_run_in_order(tmp_path):
    sources = list(export_runs(tmp_path, "plantuml", options="--all").values())
    drawings = draw(sources, "svg")
    assert len(drawings) == len(sources)
    for source, drawing in zip(sources, drawings):
        texts = [plain("".join(text.itertext())) for text in XML.fromstring(drawing).iter(TEXT)]
        assert {spelled_out(name) for name in re.findall(r'"(.+)" as', source)} <= set(texts)
        assert len(labels(source)) > 2
        assert stand_in_order(labels(source), texts)


def test_plantuml_draws_a_rename_as_text(tmp_path):
    sources = list(export_runs(tmp_path, "plantuml", ["rename"]).values())
    for source, drawing in zip(sources, draw(sources, "utxt"), strict=True):
        rows = (row for row in spelled_out(drawing).splitlines())
        for label in labels(source):
            assert any(label in row for row in rows), label


def test_plantuml_shows_nasty_strings_as_they_are(tmp_path):
    drawings = draw(export_nasty(tmp_path, "plantuml").values(), "svg")
    assert len(drawings) == len(NASTY)
    for text, drawing in zip(NASTY, drawings):
        root = XML.fromstring(drawing)
        assert {part.tag.removeprefix(SVG) for part in root.iter()} <= HARMLESS, text
        shown = ["".join(part.itertext()).strip() for part in root.iter(TEXT)]
        wanted = [drawable(line).strip() for line in text.split("\n")]
        # In both heads and their feet; a turn, a message, a state change and a reply are longer.
        if len(wanted) == 1 and wanted[0]:
            name = plain(wanted[0])
            assert len([line for line in map(plain, shown) if line == name]) >= 2, (text, shown)
            assert len([line for line in map(plain, shown) if name in line]) >= 7, (text, shown)
        for line in wanted:
            assert any(plain(line) in plain(other) for other in shown), (line, shown)


HARMLESS = {
    "svg", "defs", "filter", "feGaussianBlur", "feColorMatrix", "feOffset", "feBlend", "g", "line",
    "rect", "path", "polygon", "ellipse", "text",
}


def plain(text):
    """Without blanks at the ends, which are drawn as room."""
    return text.replace("\xa0", " ").strip()
