"""Class packs, made into documents and slides as their own README says."""

import concurrent.futures
import functools
import html.parser
import json
import re
import subprocess
import time
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
    """In the order of the lessons' ids: `mv` comes before `mv-or-mvvm`, whatever the paper is called."""
    files = [*folder.glob(f"*-{kind}.md"), *folder.glob(f"*-{kind}-[0-9]*.md")]
    return sorted(files, key=lambda file: (f"-{kind}-" in file.name, file.name.split(f"-{kind}")))


def shows(folder):
    return sorted(folder.glob("*-slides*.html"))


PAPERS = ("plan", "key", "questions", "handout", "exercises", "lab")
MARK = "here begins paper {}"
MARKED = re.compile(MARK.format(r"(\d+)"))


def all_papers(folder):
    return [file for kind in PAPERS for file in papers(folder, kind)]


def together(folder, form):
    """All papers in one run of pandoc, each read for itself, with a mark before it. To start pandoc for every
    paper takes several times as long."""
    marks = folder.parent / "marks"
    marks.mkdir(exist_ok=True)
    files = []
    for number, file in enumerate(all_papers(folder)):
        mark = marks / f"{number}.md"
        mark.write_text(MARK.format(number) + "\n", encoding="utf-8")
        files += [mark, file]
    return pandoc(folder, "--file-scope", "-f", PAPER, "-t", form, "--no-highlight", *files)


def by_paper(folder, numbers, parts):
    """Parts by paper: there is one for each."""
    files = all_papers(folder)
    assert list(map(int, numbers)) == list(range(len(files)))
    return dict(zip(files, parts, strict=True))


@functools.cache
def trees(folder):
    numbers, parts = [], []
    for block in json.loads(together(folder, "json"))["blocks"]:
        mark = MARKED.fullmatch(text(block)) if block["t"] == "Para" else None
        if mark:
            numbers.append(mark[1])
            parts.append([])
        else:
            parts[-1].append(block)
    return by_paper(folder, numbers, parts)


def tree(folder, file):
    return trees(folder)[folder / file]


def parsed(folder, file, form):
    return json.loads(pandoc(folder, "-f", form, "-t", "json", file))["blocks"]


def pages_of_pandoc(folder):
    """What pandoc makes a page of, by paper."""
    before, *rest = re.split(rf"<p>{MARKED.pattern}</p>", together(folder, "html5"))
    assert not before.strip()
    return by_paper(folder, rest[::2], rest[1::2])


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
    for kind in ("handout", "questions", "exercises"):
        pandoc(pack, "-f", PAPER, *papers(pack, kind), "-o", f"{kind}.docx")
        words = docx_text(pack / f"{kind}.docx")
        assert "☒" not in words
        assert len(words) > 10_000
    asked = " ".join(text(tree(pack, file)) for file in papers(pack, "questions"))
    told = " ".join([asked, *(text(tree(pack, file)) for file in papers(pack, "handout"))])
    for questions, key in zip(papers(pack, "questions"), papers(pack, "key")):
        sheet = sections(tree(pack, questions))
        for heading, blocks in sections(tree(pack, key)).items():
            # The handout says below a guess what comes of it.
            is_guess = re.search("Your guess|你的猜测", text(sheet.get(heading, [])))
            for quote in quotes(blocks):
                assert len(quote) < 12 or quote not in (asked if is_guess else told), heading


class Words(html.parser.HTMLParser):
    """The words of a page, without its head."""

    def __init__(self, page):
        super().__init__()
        self.text, self.is_hidden = "", False
        self.feed(page)

    def handle_starttag(self, tag, attributes):
        self.is_hidden = tag in ("style", "title")

    def handle_endtag(self, tag):
        self.is_hidden = False

    def handle_data(self, data):
        self.text += "" if self.is_hidden else " " + data

    @property
    def words(self):
        return re.findall(r"\w+", self.text)


def test_every_paper_is_a_page_with_the_same_words(pack):
    pages = pages_of_pandoc(pack)
    assert len(pages) > 60
    for file, page in pages.items():
        assert Words(file.with_suffix(".html").read_text(encoding="utf-8")).words == Words(page).words, file


def test_pages_of_papers_show_their_pictures_and_print(pack, browser, tmp_path):
    page = browser.new_page(viewport={"width": 360, "height": 740})
    trouble = []
    page.on("console", lambda message: trouble.append(message.text))
    for kind in PAPERS:
        for file in papers(pack, kind):
            page.goto(file.with_suffix(".html").as_uri())
            pictures = page.evaluate("[...document.images].map(one => one.naturalWidth)")
            assert all(pictures), file
            assert page.evaluate("document.documentElement.scrollWidth") <= 360, file
            if "mvc" in file.name and kind in ("questions", "handout"):
                assert pictures, file
    handout = papers(pack, "handout")[1]
    page.goto(handout.with_suffix(".html").as_uri())
    page.pdf(path=tmp_path / "handout.pdf", format="A4")
    assert (tmp_path / "handout.pdf").stat().st_size > 50_000
    assert trouble == []
    page.close()


def test_what_answers_a_question_begins_a_sheet(pack, browser):
    page = browser.new_page()
    page.emulate_media(media="print")
    script = """() => [...document.querySelectorAll("hr + h2")].map(one => getComputedStyle(one).breakBefore)"""
    sheets = set()
    for file in papers(pack, "questions"):
        page.goto(file.with_suffix(".html").as_uri())
        sheets.update(page.evaluate(script))
    assert sheets == {"page"}
    page.close()


def asks(blocks):
    """A line for a guess is no question: the drawing, or what the handout tells of a change, answers it."""
    lines = [text(block) for block in blocks]
    return any("☐" in line or "____" in line and not re.search("Your guess|你的猜测", line)
               for line in lines)


def test_nothing_below_a_question_answers_it(pack):
    """A handout has no questions, and the paper with the questions shows no run as a whole."""
    for handout, questions in zip(papers(pack, "handout"), papers(pack, "questions")):
        assert not asks(tree(pack, handout)), handout
        asked = sections(tree(pack, questions))
        told = sections(tree(pack, handout))
        guesses = [heading for heading in asked if heading in told]
        for heading in guesses:
            assert not any(node["t"] == "Image" for node in nodes(asked[heading])), heading


def test_a_drawing_in_a_handout_fits_a_page(pack):
    """A picture is never divided between two pages, and each has heads of its own."""
    for file in pack.glob("pictures/*.paper-*.svg"):
        size = xml.parse(file).getroot()
        assert float(size.get("width")[:-2]) <= 468 and float(size.get("height")[:-2]) <= 600, file
        assert any(group.get("class") == "head" for group in size.iter("{http://www.w3.org/2000/svg}g")), file


def test_the_key_answers_whatever_is_asked(pack):
    pandoc(pack, "-f", PAPER, *papers(pack, "key"), "-o", "key.docx")
    assert "☒" in docx_text(pack / "key.docx")
    for questions, key in zip(papers(pack, "questions"), papers(pack, "key")):
        answers = sections(tree(pack, key))
        asked = [heading for heading, blocks in sections(tree(pack, questions)).items()
                 if asks(blocks)]
        assert len(asked) >= 3, questions
        for heading in asked:
            solved = answers[heading]
            assert "☒" in text(solved) or any(node["t"] == "OrderedList" for node in nodes(solved))
            assert quotes(solved) or any(node["t"] == "Code" for node in nodes(solved)), heading


def test_the_key_solves_every_exercise(pack):
    for file in papers(pack, "exercises"):
        key = text(tree(pack, str(file).replace("-exercises", "-key")))
        for heading in sections(tree(pack, file)):
            assert heading in key



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


@functools.cache
def presentations(folder):
    """Each lecture with what PowerPoint gets of it. They are made once for all tests."""
    def convert(file):
        output = file.with_suffix(".pptx")
        pandoc(folder, "-f", SLIDES, "--slide-level", 2, file, "-o", output)
        return file, output

    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        return list(pool.map(convert, papers(folder, "slides")))


def test_powerpoint_gets_slides_that_fit(pack):
    for file, output in presentations(pack):
        slides = numbered_slides(output)
        assert len(slides) == len(re.findall("^## ", file.read_text(), re.M)) + 1
        for slide in slides:
            shapes = list(slide.iter("{http://schemas.openxmlformats.org/presentationml/2006/main}sp"))
            title, *body = [paragraphs(shape) for shape in shapes]
            assert "".join(title).strip(), output
            assert sum(lines(line) for shape in body for line in shape) <= 13, body
        archive = zipfile.ZipFile(output).namelist()
        assert any("notesSlide" in name for name in archive)


def test_reveal_gets_every_slide_and_picture(pack):
    for file in papers(pack, "slides"):
        source = pandoc(pack, "-f", SLIDES, "--slide-level", 2, "--standalone", "-t", "revealjs", file)
        page = Page(source)
        assert page.slides == len(re.findall("^## ", file.read_text(), re.M)) + 1
        for picture in page.pictures:
            assert (pack / picture).is_file()


SVG = "{http://www.w3.org/2000/svg}"


def letters(picture):
    """The smallest size of letters in a picture, and its width, in its own unit."""
    root = xml.parse(picture).getroot()
    sizes = [float(text.get("font-size", root.get("font-size"))) for text in root.iter(SVG + "text")]
    return min(sizes), float(root.get("viewBox").split()[2])


def test_pictures_in_powerpoint_have_letters_to_read(pack):
    """14 points on a slide that is 405 points high."""
    drawn = "{http://schemas.openxmlformats.org/presentationml/2006/main}pic"
    smallest = 99
    for file, output in presentations(pack):
        sources = re.findall(r"!\[\]\((pictures/\S+) ", file.read_text())
        pictures = [picture for slide in numbered_slides(output) for picture in slide.iter(drawn)]
        assert len(pictures) == len(sources)
        for picture, source in zip(pictures, sources):
            width = int(next(picture.iter(WORDS + "ext")).get("cx")) / 12700
            size, whole = letters(pack / source)
            smallest = min(smallest, size * width / whole)
            assert size * width / whole >= 13.9, source
    print(f"at least {smallest:.1f} points")


def numbered_slides(file):
    archive = zipfile.ZipFile(file)
    names = [name for name in archive.namelist() if re.fullmatch(r"ppt/slides/slide\d+.xml", name)]
    names.sort(key=lambda name: int(re.search(r"\d+", name)[0]))
    return [xml.fromstring(archive.read(name)) for name in names]


# Letters of all that is seen on a slide, in points of a slide that is 405 points high; and whether anything of
# it is cut off.
MEASURE = """() => {
  const face = document.querySelector(".slide.now .face");
  const frame = face.getBoundingClientRect();
  const found = {least: 99, words: "", over: []};
  const walker = document.createTreeWalker(face, NodeFilter.SHOW_TEXT);
  for (let node; (node = walker.nextNode());) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest("title, desc, style") || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    const drawing = parent.closest("svg");
    const unit = drawing ? drawing.getScreenCTM().a : frame.width / 720;
    const size = parseFloat(getComputedStyle(parent).fontSize) * unit * 405 / frame.height;
    if (size < found.least) [found.least, found.words] = [size, node.data];
    if (box.bottom > frame.bottom + 1 || box.right > frame.right + 1) found.over.push(node.data);
  }
  const body = face.querySelector(".body");
  if (body && body.scrollHeight > body.clientHeight + 1) found.over.push("body");
  return found;
}"""
# All slides in one call, since a call takes longer than a slide.
MEASURE_ALL = f"() => slides.map((_, number) => {{ goTo(number, true); return ({MEASURE})(); }})"


def test_slides_in_a_browser_are_readable_and_whole(pack, browser):
    tab = browser.new_page(viewport={"width": 1280, "height": 720})
    requests, trouble = [], []
    tab.on("request", lambda request: requests.append(request.url.split("#")[0]))
    tab.on("console", lambda message: trouble.append(message.text))
    tab.on("pageerror", lambda error: trouble.append(str(error)))
    least, over = 99, []
    for file in shows(pack):
        requests.clear()
        tab.goto(file.as_uri())
        count = tab.locator(".slide").count()
        assert 2 <= count <= 25, file
        measured = tab.evaluate(MEASURE_ALL)
        assert len(measured) == count, file
        for number, found in enumerate(measured):
            least = min(least, found["least"])
            assert found["least"] >= 13.9, (file, number + 1, found)
            if found["over"]:
                over.append((file.name, number + 1, found["over"][0]))
        assert (requests, trouble) == ([file.as_uri()], [])
    print(f"at least {least:.1f} points")
    assert over == []
    tab.close()


def test_a_run_is_shown_message_by_message(pack, browser):
    tab = browser.new_page(viewport={"width": 1280, "height": 720})
    tab.goto(shows(pack)[0].as_uri())
    slide = tab.evaluate(
        """() => slides.findIndex(slide => slide.querySelectorAll(".step").length > 3)""")
    tab.evaluate("slide => goTo(slide)", slide)
    seen = []
    while tab.evaluate("place") == slide:
        seen.append(tab.locator(".slide.now .step:not(.later)").count())
        tab.keyboard.press("ArrowRight")
    assert seen == list(range(1, len(seen) + 1))
    tab.keyboard.press("ArrowLeft")
    assert tab.evaluate("place") == slide
    tab.close()


def printed_pages(tab, file):
    """What the browser prints: how many pages there are."""
    tab.pdf(path=file, prefer_css_page_size=True)
    return len(re.findall(rb"/Type\s*/Page\b", file.read_bytes()))


def seen(tab, selector):
    return tab.locator(selector).evaluate_all("all => all.filter(one => one.checkVisibility()).length")


def test_slides_print_all_their_pages_and_notes_on_request(pack, browser, tmp_path):
    tab = browser.new_page()
    for file in shows(pack)[:4]:
        tab.goto(file.as_uri())
        slides, scenes = tab.locator(".slide").count(), tab.locator(".scene").count()
        alone = slides - tab.locator(".slide:has(.scene)").count()
        assert alone + scenes <= printed_pages(tab, tmp_path / "wall.pdf") <= alone + scenes + 1, file
        tab.emulate_media(media="print")
        assert (seen(tab, ".face"), seen(tab, ".scene")) == (slides, scenes)
        assert (seen(tab, ".notes"), seen(tab, ".answer")) == (0, 0)
        tab.emulate_media(media="null")
        tab.goto(file.as_uri() + "?notes")
        assert printed_pages(tab, tmp_path / "desk.pdf") >= slides
        tab.emulate_media(media="print")
        assert (seen(tab, ".face"), seen(tab, ".notes")) == (slides, slides)
        assert seen(tab, ".answer") == tab.locator(".answer").count() > 0
        tab.emulate_media(media="null")
    tab.close()


def until(holds):
    """The policy of the page forbids what Playwright would wait with."""
    for _ in range(100):
        if holds():
            return
        time.sleep(0.1)
    raise AssertionError("waited ten seconds")


def test_the_speaker_has_a_window_that_the_class_does_not_see(pack, browser):
    """Two windows of one file, each as far as the other. The answer is on the wall only when it is shown there."""
    context = browser.new_context()
    wall = context.new_page()
    trouble = []
    wall.on("pageerror", lambda error: trouble.append(str(error)))
    wall.goto(shows(pack)[0].as_uri())
    # As with Caps Lock on.
    with wall.expect_popup() as opened:
        wall.keyboard.press("N")
    desk = opened.value
    desk.on("pageerror", lambda error: trouble.append(str(error)))
    desk.wait_for_selector(".clock")

    def are_both_at(place, shown):
        for tab in (wall, desk):
            until(lambda: tab.evaluate("[place, shown]") == [place, shown])

    slide = wall.evaluate("slides.findIndex(slide => slide.querySelector('.answer'))")
    wall.evaluate("slide => goTo(slide)", slide)
    are_both_at(slide, 0)
    answer, notes = ".slide.now .answer", ".slide.now .notes"
    assert "hidden" == wall.locator(answer).evaluate("one => getComputedStyle(one).visibility")
    assert not wall.locator(notes).is_visible() and not wall.locator(".clock").is_visible()
    assert desk.locator(answer).is_visible() and desk.locator(notes).is_visible()
    assert desk.locator(".slide.next .face").is_visible()
    assert re.fullmatch(r"\d+:\d\d", desk.locator(".passed").inner_text())
    assert re.search(r"\d+", desk.locator(".planned").inner_text())
    wall.keyboard.press("n")
    assert not wall.locator(notes).is_visible()
    desk.keyboard.press("ArrowRight")
    are_both_at(slide, 1)
    assert wall.locator(answer).is_visible()
    wall.keyboard.press("ArrowLeft")
    are_both_at(slide, 0)
    wall.reload()
    until(lambda: wall.evaluate("Boolean(partner)"))
    desk.keyboard.press("ArrowRight")
    are_both_at(slide, 1)
    assert trouble == []
    context.close()


def test_a_lecture_fits_a_lesson_at_school(pack):
    for plan in papers(pack, "plan"):
        heads = re.findall(r"^## .*?(\d+) (?:min|分钟)\D*(\d+)", plan.read_text(), re.M)
        assert heads, plan
        for minutes, slides in heads:
            assert int(minutes) <= 45 and int(slides) <= 25, plan
        rows = re.findall(r"^\| \d+:\d\d \| (\d+) \| (\d+) \|", plan.read_text(), re.M)
        assert sum(int(minutes) for minutes, _ in rows) == sum(int(head[0]) for head in heads)
        assert [int(page) for _, page in rows] == list(range(1, len(rows) + 1))


SITTINGS = re.compile(r"^(\| (?:read alone|自己读) .*)\n\|[-|]+\n((?:\|.*\n)+)", re.M)


def cells(row):
    return [cell.strip() for cell in row.strip("|").split("|")]


def sittings(plan):
    """The rows of the table, each by its heads. Not every lesson has a core, or several lectures."""
    table = SITTINGS.search(plan)
    if not table:
        return []
    names = {"read alone": "title", "自己读": "title", "pages": "pages", "页": "pages", "core": "core", "核心": "core",
             "minutes in class": "minutes", "课堂分钟数": "minutes", "lecture": "lectures", "第几讲": "lectures"}
    heads = [names[head] for head in cells(table[1])]
    return [dict(zip(heads, cells(row), strict=True)) for row in table[2].splitlines()]


def numbers(ranges):
    """The pages of `1-3,7`."""
    ends = [list(map(int, part.split("-"))) for part in ranges.split(",")]
    return [number for first, *last in ends for number in range(first, (last or [first])[0] + 1)]


def test_plan_and_handout_show_the_same_sittings(pack):
    handouts = {file.name.removesuffix("-handout.md"): file.read_text() for file in papers(pack, "handout")}
    several = 0
    for plan in papers(pack, "plan"):
        words = plan.read_text()
        parts = sittings(words)
        lesson = handouts[plan.name.removesuffix("-plan.md")]
        if not parts:
            continue
        several += 1
        row = re.compile(r"^\| \d+:\d\d \| (\d+) \| (\d+) \|", re.M)
        lectures = [{int(page): int(minutes) for minutes, page in row.findall(lecture)}
                    for lecture in words.split("\n## ")[1:]]
        rows = {page: minutes for lecture in lectures for page, minutes in lecture.items()}
        assert [page for part in parts for page in numbers(part["pages"])] == list(rows), plan
        for part in parts:
            pages = set(numbers(part["pages"]))
            assert sum(rows[page] for page in pages) == int(part["minutes"]), plan
            assert set(numbers(part["core"]) if part.get("core") else []) <= pages
            taught = [number + 1 for number, lecture in enumerate(lectures) if pages & set(lecture)]
            assert numbers(part.get("lectures", "1")) == taught, (plan, part)
            line = rf"^- {re.escape(part['title'])}.* {re.escape(part['pages'])}\b"
            assert re.search(line, lesson, re.M), (plan, part)
    assert several > 5


def without_title(slide):
    return slide.partition("\n")[2]


def test_slides_of_a_change_ask_before_they_tell(pack):
    asked = 0
    for file in papers(pack, "slides"):
        slides = re.split(r"^## ", file.read_text(), flags=re.M)
        for index, slide in enumerate(slides):
            face = slide.split("::: notes")[0]
            if "Guess first: what follows" not in face and "先猜一猜：对话" not in face:
                continue
            asked += 1
            title = re.sub(r" \(\d\)$|（\d）$", "", slide.splitlines()[0])
            # A long question is on two slides.
            if slides[index - 1].startswith(title):
                face = slides[index - 1].split("::: notes")[0] + face
            changes = re.findall(r"^-\s+(.*)$", face, re.M)
            told = "".join(without_title(other.split("::: notes")[0])
                           for other in slides[index + 1:index + 6] if other.startswith(title))
            assert len(changes) >= 2 and told, (file, title)
            # What follows is not told together with what is asked.
            for line in told.splitlines():
                if len(line) > 40 and not any(line.strip("-* ")[:30] in change for change in changes):
                    assert line not in face, (file, line)
    assert asked >= 14


def test_no_slide_holds_only_the_rest_of_another(pack):
    """What goes on, on a slide with a number, is more than one line."""
    for file in papers(pack, "slides"):
        for body in re.findall(r"^## .*\(\d\)\n\n(.*?)\n\n:::", file.read_text(), re.M | re.S):
            assert sum(lines(line) for line in body.splitlines() if line) > 1, (file, body)


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
    expected = {"questions": (PAPER, 3), "key": (PAPER, 6), "slides": (SLIDES, 5)}
    for kind, (form, times) in expected.items():
        files = papers(tmp_path / "pack", kind)
        blocks = [block for file in files for block in parsed(tmp_path / "pack", file, form)]
        kinds = {node["t"] for node in nodes(blocks)}
        assert kinds.isdisjoint({"RawInline", "RawBlock", "Link", "Image", "Math", "Note", "Code",
                                 "CodeBlock", "Strikeout", "Span", "HorizontalRule"})
        assert sum(node["t"] == "Header" for node in nodes(blocks)) >= len(NASTY)
        words = text(blocks)
        for string in NASTY:
            for word in plain_words(string):
                assert words.count(word) >= times, (kind, word)
        source = "".join(file.read_text(encoding="utf-8") for file in files)
        assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]", source)


def test_nothing_in_a_lesson_becomes_an_element_of_a_slide(tmp_path, browser):
    lessons = tmp_path / "lessons"
    lessons.mkdir()
    (lessons / "01-nasty.md").write_text(nasty_lesson(), encoding="utf-8")
    lifeline("--lessons", lessons, "class", "pack", "nasty", "--output", tmp_path / "pack")
    tab = browser.new_page()
    trouble = []
    tab.on("console", lambda message: trouble.append(message.text))
    tab.on("dialog", lambda dialog: trouble.append(dialog.message))
    known = set("html head meta title style body section div h1 h2 h3 h4 h5 p ul ol li b strong em br footer "
                "aside script table thead tbody tr th td blockquote span code".split())
    for file in shows(tmp_path / "pack"):
        tab.goto(file.as_uri())
        assert set(tab.locator("*").evaluate_all("all => all.map(one => one.localName)")) <= known
        assert tab.locator("script").count() == 1
    assert trouble == []
    tab.close()
