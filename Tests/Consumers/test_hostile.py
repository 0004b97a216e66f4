"""What is hostile, opened with the program that opens it: recordings, reports, drawings, papers, homework and costs."""

import csv
import hashlib
import html.parser
import io
import json
import re
import shutil
import subprocess
import xml.etree.ElementTree as XML
from pathlib import Path

import cmarkgfm
import pytest
from cmarkgfm.cmark import Options

from conftest import LIFELINE, NASTY, lifeline, nasty_trace, printable
from exported import export, export_nasty
from test_asciicast import COMMANDS, ORDERS, played
from test_class_report import answer
from test_pack import nasty_lesson, papers
from test_plantuml import HARMLESS, SVG, draw

ROOT = Path(__file__).parents[2]

# Orders of the languages that a drawing is written in, in the middle of a name.
ORDERS_WITHIN = [
    "a\n@enduml\n!include /etc/passwd\n@startuml\nb", "a\\n@enduml\\n!include /etc/passwd", "a <&lock> $sprite %date() b",
    "a\n!includeurl http://example.com/x\nb", "a [[http://example.com{tip} link]] b", "a\nend\nend note\ntitle b",
]
MARKDOWN = [
    "[x](javascript:alert(1))", "<javascript:alert(1)>", "![x](http://example.com/x.png)", "[x]: javascript:alert(1)",
    "<a href=\"javascript:alert(1)\">x</a>", "https://example.com/x", "www.example.com", "ann@example.com", "\n\n<script>alert(1)</script>\n\n",
    "`` ` ``\n```\n<b>", "|x|\n|-|\n|<img src=x onerror=alert(1)>|", "&#106;avascript:alert(1)", "@someone #12 :tada:",
]


def export_each(folder, form, texts):
    """A run for each text, which stands wherever there is room for one."""
    commands = {}
    for number, text in enumerate(texts):
        (folder / f"{number}.jsonl").write_text(nasty_trace(text), encoding="utf-8")
        commands[text] = f'render "{folder}/{number}.jsonl"'
    return export(folder, form, commands)


class Elements(html.parser.HTMLParser):
    """The elements of a page, and the addresses in them."""

    def __init__(self, text):
        super().__init__()
        self.names, self.addresses = set(), []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        self.names.add(tag)
        self.addresses += [value for name, value in attributes if name in ("href", "src") or name.startswith("on")]


def forge(page):
    """As a forge makes a page of Markdown, without what it removes afterwards."""
    return cmarkgfm.github_flavored_markdown_to_html(page, Options.CMARK_OPT_UNSAFE)


def pandoc(page):
    command = ["pandoc", "--from", "gfm", "--to", "html"]
    return subprocess.run(command, input=page.encode(), capture_output=True, check=True).stdout.decode()


@pytest.mark.parametrize("reader", [forge, pandoc])
def test_markdown_of_a_hostile_run_has_no_links_and_no_markup_of_its_own(tmp_path, reader):
    for text, page in export_each(tmp_path, "markdown", NASTY + MARKDOWN).items():
        elements = Elements(reader(page))
        # A forge makes links of mail addresses, whatever is done against it. They lead to what is shown.
        mail = [address for address in elements.addresses if re.fullmatch(r"mailto:[\w.@-]+", address)]
        known = {"h1", "h2", "p", "ul", "ol", "li", "pre", "code", "strong", "br", "div", "span"}
        assert elements.names <= known | ({"a"} if mail else set()), text
        assert elements.addresses == mail, text


def test_the_readers_of_markdown_find_what_is_not_made_harmless():
    page = "[x](javascript:alert(1)) <img src=x onerror=alert(1)>"
    assert Elements(pandoc(page)).addresses or Elements(forge(page)).addresses
    assert "img" in Elements(forge(page)).names


def test_asciinema_plays_a_hostile_run_as_words(tmp_path):
    for number, (text, cast) in enumerate(export_nasty(tmp_path, "asciicast").items()):
        file = tmp_path / f"{number}.cast"
        file.write_text(cast, encoding="utf-8")
        shown = ORDERS.sub("", played(file))
        assert not COMMANDS.search(shown), text
        if text.strip():
            assert printable(text).strip()[:20].split()[0] in shown, text


def test_orders_within_a_name_are_words_for_plantuml(tmp_path):
    sources = export_each(tmp_path, "plantuml", ORDERS_WITHIN)
    for source in sources.values():
        assert re.findall(r"^\s*@.*$", source, re.MULTILINE) == ["@startuml", "@enduml"]
        assert not re.search(r"^\s*!", source, re.MULTILINE)
    drawings = draw(sources.values(), "svg")
    assert len(drawings) == len(ORDERS_WITHIN)
    for drawing in drawings:
        assert "root:" not in drawing
        root = XML.fromstring(drawing)
        assert {part.tag.removeprefix(SVG) for part in root.iter()} <= HARMLESS


def test_papers_of_a_hostile_lesson_are_pages_without_elements_of_its_own(tmp_path, browser):
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    (lessons / "01-nasty.md").write_text(nasty_lesson(), encoding="utf-8")
    pack = tmp_path / "pack"
    lifeline("--lessons", lessons, "class", "pack", "nasty", "--output", pack)
    known = set("html head meta title link style body main header footer nav section article aside div h1 h2 h3 h4 p ul ol "
                "li strong em b br blockquote table thead tbody tr th td span code pre a label input".split())
    tab = browser.new_page()
    trouble = []
    for event, words in (("console", "text"), ("dialog", "message"), ("request", "url")):
        tab.on(event, lambda found, words=words: trouble.append(getattr(found, words)))
    files = [pack / "index.html", *(file.with_suffix(".html") for kind in ("questions", "key", "handout", "plan", "exercises")
                                    for file in papers(pack, kind) if file.with_suffix(".html").exists())]
    assert len(files) > 3
    for file in files:
        tab.goto(file.as_uri())
        names = set(tab.locator("*").evaluate_all("all => all.map(one => one.localName)"))
        assert names <= known, (file, names - known)
        links = tab.evaluate("[...document.links].map(one => one.href)")
        assert all(link.startswith("file:") for link in links), links
    assert [word for word in trouble if not word.startswith("file:")] == []
    tab.close()


def homework(name, lessons=("welcome", "../../etc", "<img src=x>"), due="2099-01-01"):
    """A file as `class assign` writes it, with words that a teacher's program would not write."""
    return {"at": "2026-03-01T10:00:00.000Z", "due": due, "exercises": ["mvc-second-writer", name],
            "lessons": [*lessons, name], "name": name}


def homework_file(assignments, entries=()):
    contents = {"lifeline-progress": 2, "assignments": assignments, "entries": list(entries), "places": []}
    compact = json.dumps(contents, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    digest = "sha256:" + hashlib.sha256(compact.encode()).hexdigest()
    return json.dumps({**contents, "digest": digest}, ensure_ascii=False)


NAMES = [text for text in NASTY if text.strip() and "\u0000" not in text and "\ufffe" not in text]


def harmless(words):
    """What the program says to some words: no order to a terminal is in it."""
    result = subprocess.run([LIFELINE, "--no-history", *map(str, words)], capture_output=True, check=False, timeout=60)
    assert result.returncode in (0, 1), (words, result.stderr)
    said = (result.stdout + result.stderr).decode().replace("\r\n", "\n").lstrip("\ufeff")
    assert not COMMANDS.search(said), (words, said)
    return result.returncode, result.stdout.decode().replace("\r\n", "\n").lstrip("\ufeff")


def test_hostile_homework_is_words_for_the_program(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    files, taken = [], 0
    for number, name in enumerate(NAMES):
        file = tmp_path / f"{number}.json"
        file.write_text(homework_file([homework(name)], [answer(number, "quiz-format", "right", name)]), encoding="utf-8")
        files.append(file)
        taken += harmless(["progress", "import", file])[0] == 0
        for words in (["progress"], ["next"]):
            harmless(words)
    assert taken > len(NAMES) // 2
    assert {path.name.split(".")[0] for path in (tmp_path / "state").rglob("*") if path.is_file()} == {"progress"}

    # A report is about a whole class. All lines of it that a file leads to are there, since each file is of another learner.
    harmless(["class", "report", *files])
    page = harmless(["class", "report", *files, "--format", "html"])[1]
    assert not {"img", "script"} & Elements(page).names
    table = list(csv.reader(io.StringIO(harmless(["class", "report", *files, "--format", "csv"])[1])))
    assert len({row[1] for row in table[1:]}) > len(NAMES) // 2
    cells = [cell for row in table for cell in row]
    assert not [cell for cell in cells if cell.lstrip().startswith(("=", "+", "-", "@")) and cell.strip() != "-"]


def test_hostile_homework_is_words_for_the_site(tmp_path, browser):
    lifeline("site", tmp_path / "site", "welcome")
    tab = browser.new_page()
    trouble = []
    for event, words in (("console", "text"), ("dialog", "message")):
        tab.on(event, lambda found, words=words: trouble.append(getattr(found, words)))
    tab.on("pageerror", lambda error: trouble.append(str(error)))
    tab.goto((tmp_path / "site/index.html").as_uri())
    before = tab.evaluate("document.querySelectorAll('img, script, iframe, object').length")
    tab.locator("#en .keeping summary").click()
    for number, name in enumerate(NAMES):
        file = tmp_path / f"{number}.json"
        file.write_text(homework_file([homework(name)]), encoding="utf-8")
        tab.locator("#en .open").set_input_files(file)
        tab.locator("#en .kept").wait_for()
    assert tab.evaluate("document.querySelectorAll('img, script, iframe, object').length") == before
    links = tab.evaluate("[...document.links].map(one => one.href)")
    assert all(link.startswith(tab.url.rsplit("/", 1)[0]) or link.startswith("https://") for link in links)
    assert not any("etc" in link for link in links)
    assert trouble == []
    tab.close()


@pytest.mark.parametrize("first", range(0, len(NASTY), 10))
def test_hostile_words_in_a_bill_stay_words(tmp_path, first):
    """As the title of a change, which is the first line of its scenario. The tables in CSV have no titles."""
    course = tmp_path / "Lessons"
    shutil.copytree(ROOT / "Lessons", course)
    (tmp_path / "Sources").mkdir()
    (tmp_path / "Sources/Apps").symlink_to(ROOT / "Sources/Apps")
    scenario = course / "exercises/features/confirm-delete.scenario"
    texts = [re.sub("[\r\n]+", " ", text) for text in NASTY[first:first + 10]]
    rest = scenario.read_text(encoding="utf-8").split("\n", 1)[1]
    scenario.write_text(f"# {' and '.join(texts)}\n{rest}", encoding="utf-8", newline="")

    def said(form):
        return lifeline("--lessons", course, "costs", "confirm-delete", "--format", form).decode().lstrip("\ufeff")

    def known(words):
        """Without spaces, at which lines are broken; what turns a line or is no character has one sign."""
        return "".join(re.sub(r"\\u\{\w+\}|[\ufffe\uffff]", "\ufffd", words).split())

    drawing = XML.fromstring(said("svg"))
    for words in (said("text"), "".join(drawing.itertext())):
        assert [text for text in texts if known(printable(text)) not in known(words)] == []
        assert not COMMANDS.search(words)
    assert {part.tag.removeprefix(SVG) for part in drawing.iter()} <= HARMLESS | {"title", "desc", "style", "tspan"}
