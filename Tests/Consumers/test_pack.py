"""Class packs, made into documents and slides as their own README says."""

import concurrent.futures
import html.parser
import json
import pathlib
import re
import subprocess
import xml.etree.ElementTree as xml
import zipfile

import pytest

from conftest import NASTY, lifeline

PAPER = "gfm+east_asian_line_breaks"
SLIDES = PAPER + "+fenced_divs"
WORDS = "{http://schemas.openxmlformats.org/drawingml/2006/main}"
WRITER = "{http://schemas.openxmlformats.org/wordprocessingml/2006/main}"


def pandoc(folder, *words):
    """Warnings count: most of them mean that something is not there."""
    command = ["pandoc", "--fail-if-warnings", *map(str, words)]
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert result.returncode == 0, f"{command}: {result.stderr}"
    return result.stdout


@pytest.fixture(scope="module", params=["en", "zh-Hans"])
def pack(request, tmp_path_factory):
    """Every lesson in one language, in a directory that is not easily named."""
    folder = tmp_path_factory.mktemp("class") / f"pack 课堂 {request.param}"
    lifeline("--lang", request.param, "class", "pack", "all", "--output", folder)
    return folder


def papers(folder, kind):
    return sorted(folder.glob(f"*-{kind}.md"))


def tree(folder, file, form=PAPER):
    return json.loads(pandoc(folder, "-f", form, "-t", "json", file))["blocks"]


def nodes(value):
    """Every node of a document, from the outside to the inside."""
    if isinstance(value, dict):
        if "t" in value:
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for inner in value:
            yield from nodes(inner)


def text(value):
    """The words of a part of a document; what parts them is one space."""
    words = []
    for node in nodes(value):
        if node["t"] == "Str":
            words.append(node["c"])
        elif node["t"] in ("Code", "CodeBlock"):
            words.append(node["c"][1])
        elif node["t"] in ("Space", "SoftBreak", "LineBreak", "Para", "Plain", "Header"):
            words.append(" ")
    return " ".join("".join(words).split())


def sections(blocks):
    """What stands below each heading of the second level, by the heading."""
    found, heading = {}, None
    for block in blocks:
        if block["t"] == "Header" and block["c"][0] == 2:
            heading = text(block)
            found[heading] = []
        elif heading is not None:
            found[heading].append(block)
    return found


def quotes(blocks):
    return [text(node) for node in nodes(blocks) if node["t"] == "BlockQuote"]


def docx_text(file):
    document = xml.fromstring(zipfile.ZipFile(file).read("word/document.xml"))
    paragraphs = ("".join(run.text or "" for run in paragraph.iter(WRITER + "t"))
                  for paragraph in document.iter(WRITER + "p"))
    return "\n".join(paragraphs)


def test_the_commands_of_the_readme_work(pack):
    commands = re.search(r"```sh\n(.*?)```", (pack / "README.md").read_text(), re.S)[1]
    for command in commands.splitlines():
        subprocess.run(command, shell=True, cwd=pack, check=True, capture_output=True)
        assert (pack / command.split()[-1]).stat().st_size > 5000


def test_word_gets_papers_without_answers(pack):
    for kind in ("handout", "exercises"):
        pandoc(pack, "-f", PAPER, *papers(pack, kind), "-o", f"{kind}.docx")
        words = docx_text(pack / f"{kind}.docx")
        assert "☒" not in words
        assert len(words) > 50_000 if kind == "handout" else len(words) > 10_000
    handouts = " ".join(text(tree(pack, file)) for file in papers(pack, "handout"))
    for file in papers(pack, "key"):
        for quote in quotes(tree(pack, file)):
            assert len(quote) < 12 or quote not in handouts


def asks(blocks):
    """A line for a guess before a drawing is no question: the drawing answers it."""
    lines = [text(block) for block in blocks]
    return any("☐" in line or "____" in line and not re.match("Your guess|你的猜测", line)
               for line in lines)


def test_the_key_answers_whatever_the_handout_asks(pack):
    pandoc(pack, "-f", PAPER, *papers(pack, "key"), "-o", "key.docx")
    assert "☒" in docx_text(pack / "key.docx")
    for handout, key in zip(papers(pack, "handout"), papers(pack, "key")):
        answers = sections(tree(pack, key))
        asked = [heading for heading, blocks in sections(tree(pack, handout)).items() if asks(blocks)]
        assert len(asked) >= 3, handout
        for heading in asked:
            solved = answers[heading]
            assert "☒" in text(solved) or any(node["t"] == "OrderedList" for node in nodes(solved))
            assert quotes(solved) or any(node["t"] == "Code" for node in nodes(solved)), heading


def test_the_key_solves_every_exercise(pack):
    for file in papers(pack, "exercises"):
        key = text(tree(pack, str(file).replace("-exercises", "-key")))
        for heading in sections(tree(pack, file)):
            assert heading in key


def slides_of(file):
    archive = zipfile.ZipFile(file)
    names = [name for name in archive.namelist() if re.fullmatch(r"ppt/slides/slide\d+.xml", name)]
    return [xml.fromstring(archive.read(name)) for name in names]


def paragraphs(shape):
    return ["".join(run.text or "" for run in paragraph.iter(WORDS + "t"))
            for paragraph in shape.iter(WORDS + "p")]


def lines(paragraph):
    """On a slide of PowerPoint, where a line holds some 48 narrow characters."""
    width = sum(2 if ord(character) > 0x2E80 else 1 for character in paragraph)
    return max(1, -(-width // 48))


class Page(html.parser.HTMLParser):
    """Counts the slides of reveal.js, and notes the pictures."""

    def __init__(self, source):
        super().__init__()
        self.slides, self.pictures = 0, []
        self.feed(source)

    def handle_starttag(self, tag, attrs):
        attrs = dict(attrs)
        self.slides += tag == "section"
        if tag == "img":
            self.pictures.append(attrs.get("src") or attrs["data-src"])


def test_powerpoint_gets_slides_that_fit(pack):
    def convert(file):
        output = file.with_suffix(".pptx")
        pandoc(pack, "-f", SLIDES, "--slide-level", 2, file, "-o", output)
        return file, output

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for file, output in pool.map(convert, papers(pack, "slides")):
            slides = slides_of(output)
            assert len(slides) == len(re.findall("^## ", file.read_text(), re.M)) + 1
            for slide in slides:
                shapes = list(slide.iter("{http://schemas.openxmlformats.org/presentationml/2006/main}sp"))
                title, *body = [paragraphs(shape) for shape in shapes]
                assert "".join(title).strip(), output
                assert sum(lines(line) for shape in body for line in shape) <= 12, body
            archive = zipfile.ZipFile(output).namelist()
            assert any("notesSlide" in name for name in archive)


def test_reveal_gets_every_slide_and_picture(pack):
    for file in papers(pack, "slides"):
        source = pandoc(pack, "-f", SLIDES, "--slide-level", 2, "--standalone", "-t", "revealjs", file)
        page = Page(source)
        assert page.slides == len(re.findall("^## ", file.read_text(), re.M)) + 1
        for picture in page.pictures:
            assert (pack / picture).is_file()


def encoded(string):
    """Character by character, so that a lesson holds it as words."""
    return "x" + "".join(f"&#{ord(character)};" for character in string) + "y"


def nasty_lesson():
    head = "---\nlifeline: 1\nid: nasty\ntitle: \"<b>&amp; *nasty* $x$ :smile:\"\n---\n# Nasty <!-- id: nasty -->\n"
    pages = []
    for number, string in enumerate(map(encoded, NASTY)):
        pages.append(f"""
## {string} <!-- id: q{number} type: quiz concept: c -->

Prompt {string}

- [ ] Wrong {string}
  > Because {string}
- [x] Right {string}
  > Reason {string}

<details><summary>Hint 1</summary>

Look {string}

</details>

<details class="teacher"><summary>For teachers</summary>

Say {string}

| a | b |
|---|---|
| 1 | {string} |

</details>
""")
    return head + "".join(pages)


def plain_words(string):
    """What of a string is neither space nor command, in pieces."""
    return "".join(c if c.isprintable() and not c.isspace() else " " for c in string).split()


def test_nothing_in_a_lesson_becomes_markup(tmp_path):
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    (lessons / "01-nasty.md").write_text(nasty_lesson(), encoding="utf-8")
    lifeline("--lessons", lessons, "class", "pack", "nasty", "--output", tmp_path / "pack")
    expected = {"handout": (PAPER, 3), "key": (PAPER, 6), "slides": (SLIDES, 5)}
    for kind, (form, times) in expected.items():
        blocks = tree(tmp_path / "pack", f"nasty-{kind}.md", form)
        kinds = {node["t"] for node in nodes(blocks)}
        assert kinds.isdisjoint({"RawInline", "RawBlock", "Link", "Image", "Math", "Note", "Code",
                                 "CodeBlock", "Strikeout", "Span", "HorizontalRule"})
        assert sum(node["t"] == "Header" for node in nodes(blocks)) >= len(NASTY)
        words = text(blocks)
        for string in NASTY:
            for word in plain_words(string):
                assert words.count(word) >= times, (kind, word)
        source = pathlib.Path(tmp_path / "pack" / f"nasty-{kind}.md").read_text(encoding="utf-8")
        assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", source)
