"""Who holds whom, laid out by Graphviz."""

import json
import subprocess
import xml.etree.ElementTree as XML

from conftest import NASTY, PATTERNS, SCENARIOS, lifeline, nasty_trace
from exported import drawable, export_nasty, export_runs

SVG = "{http://www.w3.org/2000/svg}"


def lay_out(sources, form="dot_json"):
    """All in one process. A warning is a failure."""
    result = subprocess.run(["dot", f"-T{form}"], input="".join(sources).encode(), capture_output=True)
    assert (result.returncode, result.stderr) == (0, b"")
    return result.stdout.decode()


def graphs(sources):
    text, found = lay_out(sources).strip(), []
    while text:
        graph, end = json.JSONDecoder().raw_decode(text)
        found.append(graph)
        text = text[end:].lstrip()
    return found


def test_graphviz_draws_every_run_without_a_word(tmp_path):
    sources = export_runs(tmp_path, "dot").values()
    assert len(graphs(sources)) == len(PATTERNS) * len(SCENARIOS)
    assert lay_out(sources, "svg").count("</svg>") == len(PATTERNS) * len(SCENARIOS)


def test_graphviz_finds_the_objects_and_what_they_hold(tmp_path):
    for pattern in PATTERNS:
        run = f"run {pattern} open-folder --output {tmp_path}/drawing --force"
        answer = lifeline("-c", run, "-c", "objects --json", "-c", "export dot --all").decode()
        lines = [line for line in answer.splitlines(keepends=True) if not line.startswith("Wrote")]
        objects = [json.loads(line) for line in lines if line.startswith("{")]
        graph, = graphs(lines[len(objects):])
        names = [node["name"] for node in graph["objects"]]
        assert names == [thing["name"] for thing in objects]
        held = {(names[e["tail"]], e["label"], names[e["head"]], e.get("style", "solid"))
                for e in graph["edges"]}
        styles = {"strong": "solid", "weak": "dashed", "unowned": "dotted"}
        assert held == {
            (thing["name"], hold["property"], hold["to"], styles[hold["strength"]])
            for thing in objects for hold in thing["holds"]}


def unchanged(text):
    """A run in which nothing ends what is held."""
    return "".join(line for line in nasty_trace(text).splitlines(True) if '"state"' not in line)


def test_graphviz_shows_nasty_strings_as_they_are(tmp_path):
    sources = export_nasty(tmp_path, "dot", "--all", unchanged).values()
    drawings = lay_out(sources, "svg").split("<?xml ")[1:]
    for text, drawing in zip(NASTY, drawings, strict=True):
        svg = XML.fromstring("<?xml " + drawing)
        name = drawable(text or "nobody")
        assert shown(svg, "node") == [name, "Other " + name]
        assert shown(svg, "edge") == ([drawable(text)] if text else [])


def shown(svg, kind):
    """The first words of each node, or each edge."""
    groups = [group for group in svg.iter(SVG + "g") if group.get("class") == kind]
    words = [group.findtext(f".//{SVG}text") for group in groups]
    return [text.replace("\xa0", " ") for text in words if text is not None]
