"""The HTML player in Chromium, opened from a file."""

import json
import re

import pytest
from conftest import NASTY, lifeline, nasty_trace


class Page:
    """An exported page that is open in a browser, and all that it asked for or complained about."""

    def __init__(self, browser, file, fragment="", **options):
        self.context = browser.new_context(viewport={"width": 1280, "height": 800}, **options)
        self.tab = self.context.new_page()
        self.requests, self.complaints, self.dialogs = [], [], []
        self.tab.on("request", lambda request: self.requests.append(request.url.split("#")[0]))
        self.tab.on("console", lambda message: self.complaints.append(message.text))
        self.tab.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.tab.on("dialog", lambda dialog: (self.dialogs.append(dialog), dialog.dismiss()))
        self.visit(file, fragment)

    def visit(self, file, fragment=""):
        self.requests.clear()
        self.address = file.as_uri()
        self.tab.goto(self.address + fragment)
        return self

    def press(self, *keys):
        for key in keys:
            self.tab.keyboard.press(key)
        return self

    def click(self, name):
        self.tab.get_by_role("button", name=name, exact=True).click()

    def text(self, selector):
        return self.tab.locator(selector).inner_text()

    @property
    def heading(self):
        return self.text("#here")

    @property
    def sentence(self):
        return self.tab.locator("#sentence").inner_text().split("\n")[0]

    def is_clean(self):
        return (self.requests, self.complaints, self.dialogs) == ([self.address], [], [])


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("player")
    mistake = ("-c", "use mvc", "-c", "mistake mvc.m1", "-c", f"export html {folder}/mistake.html")
    lifeline(*mistake)
    lifeline("run", "mvc", "rename", "--format", "html", "--output", folder / "rename.html")
    return folder


@pytest.fixture
def rename(browser, files):
    page = Page(browser, files / "rename.html")
    yield page
    assert page.is_clean(), (page.requests, page.complaints, page.dialogs)
    page.context.close()


def test_keys_and_buttons_go_through_the_steps(rename):
    assert rename.heading == "Step 1 of 14"
    rename.press("Home")
    assert rename.heading == "Before the first step"
    headings = {
        "ArrowRight": 1, "PageDown": 2, " ": 3, "ArrowLeft": 2, "PageUp": 1, "End": 14,
        "Home": 0,
    }
    for key, step in headings.items():
        rename.press(key)
        assert rename.tab.locator("#number").input_value() == str(step), key
    for name, step in {"Next": 1, "End": 14, "Back": 13, "Start": 0}.items():
        rename.click(re.compile(name))
        assert rename.tab.locator("#number").input_value() == str(step), name
    rename.tab.locator("#number").fill("7")
    assert rename.heading == "Step 7 of 14"
    assert rename.tab.url.endswith("#step=7&lang=en")


def test_each_step_is_said_as_the_transcript_says_it(rename):
    plain = lifeline("run", "mvc", "rename", "--plain").decode()
    sentences = re.findall(r"^\d+\. (.*)$", plain, re.MULTILINE)
    rename.press("Home")
    said = [rename.press("ArrowRight").sentence for _ in sentences]
    assert said == sentences
    assert rename.press("ArrowRight").heading == "Step 14 of 14"


def test_drawing_state_screen_and_contract_follow(rename):
    rename.press(*["ArrowRight"] * 4)
    assert rename.tab.locator(".of-message").count() == 5
    assert rename.text(".of-message.now") == '5setName("Hi")'
    assert rename.tab.locator(".head.speaks b").all_inner_texts() == ["PlayVC2", "Hello"]
    assert rename.text("#state .changed dt") == "name"
    assert rename.text("#state .changed ins") == '"Hi"'
    assert rename.tab.locator("#screen .recording .name").all_inner_texts() == ["Hi"]
    cell = rename.tab.locator("#contract td[aria-current]")
    assert "call" in cell.inner_text().split("✓")[1]
    assert cell.evaluate("cell => cell.parentNode.firstChild.textContent") == "Controller"
    assert rename.text("#verdict") == "✓ The contract allows call from Controller to Model."
    rename.press("ArrowLeft")
    assert rename.tab.locator("#state .changed").count() == 0
    assert rename.tab.locator(".of-message").count() == 4


def test_the_state_is_the_one_that_the_shell_shows(rename):
    rename.press("End")
    shown = rename.tab.locator(".object").evaluate_all(
        """objects => objects.map(object => [
           [...object.querySelector("h4").childNodes].filter(part => part.localName !== "small")
             .map(part => part.textContent).join(""),
           [...object.querySelectorAll("dl > div")].map(row => [row.querySelector("dt").textContent,
             row.querySelector("dd > :last-child").textContent])])""")
    words = ("-c", "run mvc rename", "-c", "state", "--width", "1000")
    state = lifeline(*words).decode().split("\n\n")
    assert shown
    for name, properties in shown:
        for key, value in properties:
            page = [part for part in state if re.search(rf"^{name} \(", part, re.MULTILINE)]
            assert re.search(rf"^ *{key} +{re.escape(value)}$", "\n".join(page), re.MULTILINE)


def test_a_breach_is_said_and_drawn(browser, files):
    page = Page(browser, files / "mistake.html").press("End")
    assert "This breaks the contract" in page.text("#sentence")
    assert "✗ breaks the contract" in page.text(".of-message.wrong")
    assert page.text("#verdict").startswith("✗ ")
    assert page.tab.locator("#contract td.forbids").count() == 1
    assert page.is_clean()


def test_what_a_screen_reader_finds(rename):
    tree = rename.tab.locator("body").aria_snapshot()
    for part in [
        "- banner:", "- main:", '- heading "mvc · rename" [level=1]', "- status:",
        '- img "Sequence diagram up to this step"', '- group "Go through the steps":',
        '- slider "Step"', '- spinbutton "Number of the step"', '- button "Next"',
        '- button "Back"', '- button "Start"', '- button "End"', '- button "Keys"',
        '- columnheader "Model"', '- rowheader "Controller"', '- heading "All steps" [level=2]',
    ]:
        assert part in tree, f"{part}\n{tree}"
    assert rename.tab.locator("#sentence").get_attribute("aria-live") == "polite"


def test_languages_change_where_one_is(rename):
    rename.press(*["ArrowRight"] * 2, "l")
    assert rename.tab.locator("html").get_attribute("lang") == "zh-Hans"
    assert rename.heading == "第 3 步，共 14 步"
    said = "在第 2 条消息的处理过程中，PlayVC2 调用 nameField2 的 resignFirstResponder()。"
    assert rename.sentence == said
    assert rename.tab.get_by_role("button", name="下一步").is_visible()
    assert not rename.tab.get_by_role("button", name="Next").is_visible()
    rename.click("English")
    assert rename.heading == "Step 3 of 14"


def test_an_address_leads_to_a_step_in_a_language(browser, files):
    page = Page(browser, files / "rename.html", "#step=7&lang=zh-Hans")
    assert page.heading == "第 7 步，共 14 步"
    for fragment in ["#step=99&lang=toString", "#step=x", "#step=-1", "#%E0%A4%A"]:
        page.tab.goto(page.address + fragment)
        assert re.fullmatch("第 .* 步，共 14 步|第一步之前", page.heading)
    assert page.complaints == []
    assert Page(browser, files / "rename.html", "#9").heading == "Step 9 of 14"


def test_dark_and_light_follow_the_system_and_the_button(browser, files):
    paper = "getComputedStyle(document.body).backgroundColor"
    dark = Page(browser, files / "rename.html", color_scheme="dark")
    light = Page(browser, files / "rename.html", color_scheme="light")
    assert dark.tab.evaluate(paper) != light.tab.evaluate(paper)
    light.press("d")
    assert dark.tab.evaluate(paper) == light.tab.evaluate(paper)


def test_the_page_fits_a_phone(browser, files):
    page = Page(browser, files / "rename.html", "#step=9")
    for width in [360, 768, 1920]:
        page.tab.set_viewport_size({"width": width, "height": 740})
        assert page.tab.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1920, 1080)])
def test_a_projector_shows_contract_and_screen_at_every_step(browser, files, size):
    page = Page(browser, files / "rename.html")
    page.tab.set_viewport_size(dict(zip(["width", "height"], size)))
    laid_out(page)
    steps = at_each_step(page, """() => [document.querySelector(".controls").getBoundingClientRect().top,
      ["#contract table", ".rule", ".screen"].map(panel =>
        document.querySelector(panel)?.getBoundingClientRect()).map(box => box ? [box.height, box.bottom] : [0, 0])]""")
    assert len(steps) == 15
    for floor, boxes in steps[1:]:
        assert all(height > 0 and bottom <= floor for height, bottom in boxes), boxes


def test_a_page_opens_where_there_is_something_to_see(browser, files):
    for name in ["rename", "mistake"]:
        page = Page(browser, files / f"{name}.html")
        assert page.tab.locator(".of-message").count() == 1
        assert page.tab.locator(".screen .pane").count() == 2


# Parts of identifiers of which the letters are on two lines: `setN ame`, but not `set Name`.
BROKEN = """selector => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(selector), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node; (node = walker.nextNode());) {
    if (!node.parentElement.checkVisibility() || node.parentElement.closest("script, .ears, .kinds, .controls .name, .crowded .head")) continue;
    for (const { 0: word, index } of node.data.matchAll(/[A-Z]?[a-z0-9]+|[A-Z]+/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].map(box => Math.round(box.top));
      if (new Set(tops).size > 1) found.push(word);
    }
  }
  return found;
}"""

WIDE_RUNS = [("mvc", "rename"), ("mvp", "record")]


@pytest.fixture(scope="module", params=WIDE_RUNS, ids=" ".join)
def wide_run(request, tmp_path_factory):
    file = tmp_path_factory.mktemp("wide") / "run.html"
    lifeline("run", *request.param, "--format", "html", "--output", file)
    return file


def each_step(page):
    last = int(page.tab.locator("#number").get_attribute("max"))
    for step in range(last + 1):
        page.tab.evaluate("go", step)
        yield step


def laid_out(page):
    """Waits until the page has been drawn in its new size."""
    page.tab.evaluate(
        "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def at_each_step(page, look):
    """What a function of the page finds at every step, all in one call: a call takes longer than a step."""
    return page.tab.evaluate(f"""() => {{
      const [look, found] = [{look}, []];
      for (let step = 0; step <= Number(document.querySelector("#number").max); step++) {{
        go(step);
        found.push(look());
      }}
      return found;
    }}""")


@pytest.mark.parametrize("width", [360, 400, 1280])
def test_no_identifier_is_broken_inside_of_a_word(browser, wide_run, width):
    page = Page(browser, wide_run)
    page.tab.set_viewport_size({"width": width, "height": 740})
    laid_out(page)
    assert page.tab.evaluate(BROKEN, "#all-steps") == []
    found = at_each_step(page, f"() => [({BROKEN})('.player'), document.documentElement.scrollWidth]")
    assert len(found) > 10
    for step, (broken, wide) in enumerate(found):
        assert broken == [] and wide <= width, step


@pytest.mark.parametrize("size", [(360, 740), (400, 740), (1280, 720)])
def test_names_stay_above_their_lifelines(browser, wide_run, size):
    page = Page(browser, wide_run)
    page.tab.set_viewport_size(dict(zip(["width", "height"], size)))
    laid_out(page)
    found = at_each_step(page, """() => {
      const middle = node => { const box = node.getBoundingClientRect(); return box.left + box.width / 2; };
      const lines = [...document.querySelectorAll(".lifeline")];
      return [part("diagram").getBoundingClientRect().top, [...heads.children].map((head, index) =>
        [head.getBoundingClientRect().top, middle(head) - lines[index].getBoundingClientRect().left])];
    }""")
    assert len(found) > 10
    for step, (frame, places) in enumerate(found):
        for top, apart in places:
            assert frame <= top <= frame + 12, step
            assert abs(apart) <= 3, step


def test_the_message_is_in_sight_on_a_phone(browser, wide_run):
    page = Page(browser, wide_run)
    page.tab.set_viewport_size({"width": 400, "height": 740})
    page.tab.evaluate("fit()")
    found = at_each_step(page, """() => {
      const label = document.querySelector(".of-message.now .label");
      if (!label) return null;
      const [box, room] = [label.getBoundingClientRect(), part("diagram").getBoundingClientRect()];
      const floor = document.querySelector(".controls").getBoundingClientRect().top;
      return [box.left - room.left, room.right - box.right, floor - box.bottom,
        box.top - heads.getBoundingClientRect().bottom];
    }""")
    assert any(found)
    for step, now in enumerate(found):
        assert now is None or min(now) >= -1, (step, now)


@pytest.mark.parametrize("run", [("mvc", "rename"), ("mvcs", "open-folder")])
def test_names_are_horizontal_at_1280(browser, tmp_path, run):
    lifeline("run", *run, "--format", "html", "--output", tmp_path / "run.html")
    page = Page(browser, tmp_path / "run.html")
    assert page.tab.locator(".head").count() >= 10
    modes = page.tab.locator(".head").evaluate_all("all => all.map(one => getComputedStyle(one).writingMode)")
    assert set(modes) == {"horizontal-tb"}


def test_names_that_have_no_room_are_turned(browser, tmp_path):
    source = tmp_path / "many.mmd"
    names = [f"Participant{number}" for number in range(30)]
    source.write_text("sequenceDiagram\n" + "".join(f"  participant {name}\n" for name in names)
                      + "  Participant0->>Participant29: far()\n")
    lifeline("render", source, "--format", "html", "--output", tmp_path / "many.html")
    page = Page(browser, tmp_path / "many.html")
    assert page.tab.locator(".crowded").count() == 1
    assert page.tab.evaluate(SIDEWAYS) == []


def test_the_code_is_in_sight_at_720_rows(browser, wide_run):
    page = Page(browser, wide_run)
    page.tab.set_viewport_size({"width": 1280, "height": 720})
    found = at_each_step(page, """() => {
      const box = node => { const { top, bottom } = node.getBoundingClientRect(); return [top, bottom]; };
      return {
        floor: document.querySelector(".controls").getBoundingClientRect().top,
        marked: [...document.querySelectorAll("#code .marked")].slice(0, 1).map(line => [box(line), box(line.parentNode)]),
        codes: [...document.querySelectorAll("#code pre")].map(box),
      };
    }""")
    for step, now in enumerate(found):
        for (line, _), (top, bottom) in now["marked"]:
            assert top <= line and line + 10 <= bottom <= now["floor"], step
        for top, bottom in now["codes"]:
            assert bottom - top >= 40 and bottom <= now["floor"], step
    assert sum(len(now["marked"]) for now in found) > 2


def test_the_screen_of_the_app_is_drawn(browser, tmp_path):
    for number, run in enumerate([("mvc", "edit"), ("mvp", "record"), ("mvc", "seek")]):
        lifeline("run", *run, "--format", "html", "--output", tmp_path / f"{number}.html")
    page = Page(browser, tmp_path / "0.html").press("End")
    assert page.tab.locator(".pane").first.locator(".push").all_inner_texts() == ["Done", "+", "Record"]
    assert page.text(".pane:first-child .bar-of b") == "Recordings"
    assert page.tab.locator(".line .remove").count() == 2
    assert page.tab.locator(".screen").get_attribute("aria-label") == (
        "Recordings. Buttons: Done, +, Record. In edit mode. Hello. Work, folder. No recording.")
    page.visit(tmp_path / "1.html")
    spoken = set()
    for _ in each_step(page):
        spoken |= {label for label in [page.tab.locator(".screen").get_attribute("aria-label", timeout=1000)
                                       if page.tab.locator(".screen").count() else None] if label}
    assert any("On top: Save recording. Field: Memo. Buttons: Cancel, Save." in words for words in spoken), spoken
    page.visit(tmp_path / "2.html").press("End")
    assert page.text(".pane .box") == "Hello"
    assert page.tab.locator(".knob").count() == 1
    assert re.search(r"Slider Position: \d+ of 100", page.tab.locator(".screen").get_attribute("aria-label"))
    page.press("l")
    assert page.tab.locator(".screen").get_attribute("aria-label").startswith("Recordings。按钮：Edit、+、Record。")


SIDEWAYS = """() => [document.documentElement, ...document.querySelectorAll("body *")].filter(node =>
  node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0
  && ["auto", "scroll"].includes(getComputedStyle(node).overflowX)
).map(node => node.id || node.className || node.localName)"""


@pytest.mark.parametrize("run", [("viper", "restore"), ("mvvm-c", "launch"), ("mvc-vs", "rename")])
def test_nothing_is_scrolled_sideways_at_1280(browser, tmp_path, run):
    lifeline("run", *run, "--format", "html", "--output", tmp_path / "run.html")
    page = Page(browser, tmp_path / "run.html")
    last = int(page.tab.locator("#number").get_attribute("max"))
    for step in sorted({0, 1, last, *range(1, last, max(1, last // 12))}):
        page.tab.evaluate("go", step)
        assert page.tab.evaluate(SIDEWAYS) == [], step
        assert page.tab.evaluate("document.documentElement.scrollWidth") <= 1280


def test_a_message_is_asked_before_it_is_shown(rename):
    assert rename.tab.locator("#choices button").count() == 0
    telling = "['code', 'screen', 'state'].map(id => part(id).closest('details').open)"
    assert rename.tab.evaluate(telling) == [True, True, True]
    # As with Caps Lock on.
    rename.press("A")
    assert rename.text("#asked") == "Which message comes next?"
    # The code of a message may send the next one, and the screen is that at the end of the action.
    assert rename.tab.evaluate(telling) == [False, False, True]
    assert rename.heading == "Step 1 of 14"
    choices = rename.tab.locator("#choices button")
    texts = choices.all_inner_texts()
    assert len(set(texts)) == 4
    right = next(index for index, text in enumerate(texts) if "textFieldShouldReturn" in text)
    assert not rename.tab.locator("#all-steps").is_visible()
    rename.press(str(right + 1))
    assert rename.text("#asked") == "✓ Right. Right so far: 1 of 1."
    assert rename.heading == "Step 2 of 14"
    rename.press("ArrowRight")
    wrong = next(text for text in choices.all_inner_texts() if "resignFirstResponder" not in text)
    rename.tab.locator("#choices button", has_text=wrong[2:]).click()
    assert rename.text("#asked").startswith("✗ You chose: ")
    assert rename.text("#asked").endswith("Right so far: 1 of 2.")
    assert rename.heading == "Step 3 of 14"
    rename.press("ArrowRight", "ArrowRight")
    assert rename.heading == "Step 4 of 14"
    assert rename.tab.evaluate(telling) == [False, False, True]
    rename.press("a", "ArrowRight")
    assert rename.heading == "Step 5 of 14"
    assert rename.tab.locator("#choices button").count() == 0
    assert rename.tab.evaluate(telling) == [True, True, True]


def test_every_question_has_its_answer_among_the_choices(rename):
    for step in range(13):
        rename.tab.evaluate("go", step)
        choices = rename.tab.evaluate("choicesAt(position)")
        right = rename.tab.evaluate("inWords(messageOf(run.steps[position]))")
        assert choices.count(right) == 1 and 2 <= len(set(choices)) == len(choices) <= 4


FOCUS = "[document.activeElement.localName, document.activeElement.id]"


def test_what_is_pressed_and_goes_away_leaves_the_focus_near(rename):
    rename.press("a")
    rename.tab.locator("#choices button").first.focus()
    rename.press("Enter")
    assert rename.heading == "Step 2 of 14"
    assert rename.tab.evaluate(FOCUS) == ["button", "next"]
    rename.press("a", "ArrowRight", "ArrowRight")
    rename.tab.locator("#path button").last.focus()
    rename.press("Enter")
    assert rename.heading == "Step 3 of 14"
    assert rename.tab.evaluate("document.activeElement.closest('#path') !== null")
    rename.press("Home")
    assert rename.tab.evaluate(FOCUS) == ["button", "next"]
    rename.tab.locator("#state summary").focus()
    rename.press("ArrowRight")
    assert rename.tab.evaluate("document.activeElement.closest('#state') !== null")


def test_the_controls_leave_room_for_the_drawing_on_a_phone(rename):
    for width in [320, 375]:
        rename.tab.set_viewport_size({"width": width, "height": 740})
        tops = rename.tab.locator(".controls button, #number").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect().top)")
        assert max(tops) - min(tops) < 5
    rename.tab.set_viewport_size({"width": 740, "height": 360})
    assert rename.tab.locator(".controls").evaluate("one => getComputedStyle(one).position") == "static"


def test_the_number_of_a_line_is_next_to_its_beginning(browser, tmp_path):
    lifeline("run", "mvc", "delete", "--format", "html", "--output", tmp_path / "run.html")
    page = Page(browser, tmp_path / "run.html")
    # Two pieces of code next to each other, too narrow for some identifiers.
    page.tab.set_viewport_size({"width": 1024, "height": 768})
    laid_out(page)
    found = at_each_step(page, """() => [...document.querySelectorAll("#code pre > span")].map(row => {
      const range = document.createRange();
      range.selectNodeContents(row.firstChild);
      const [number, line] = [[...range.getClientRects()].at(-1), row.getBoundingClientRect()];
      const isCut = [...row.querySelectorAll(".word")].some(word => word.offsetHeight > number.height * 1.5);
      return [number.top - line.top, isCut];
    })""")
    rows = [row for step in found for row in step]
    assert any(is_cut for _, is_cut in rows)
    assert max(top for top, _ in rows) < 6


def test_paper_has_neither_the_code_of_a_step_nor_a_mark_at_it(browser, files):
    page = Page(browser, files / "rename.html", "#step=2")
    page.tab.emulate_media(media="print")
    for width in [700, 1100]:
        page.tab.set_viewport_size({"width": width, "height": 800})
        assert not page.tab.locator("#code").is_visible()
        marked = page.tab.locator(".transcript:visible [aria-current]")
        assert marked.evaluate("one => getComputedStyle(one).backgroundColor") == "rgba(0, 0, 0, 0)"


def test_paper_has_every_step(browser, files):
    page = Page(browser, files / "rename.html", "#step=2")
    page.tab.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.tab.emulate_media(media="print")
    assert page.tab.locator(".of-message").count() == 14
    assert not page.tab.get_by_role("button", name="Next").is_visible()


def test_without_a_script_the_sentences_are_there(browser, files):
    page = Page(browser, files / "rename.html", java_script_enabled=False)
    plain = lifeline("run", "mvc", "rename", "--plain").decode()
    sentences = re.findall(r"^\d+\. (.*)$", plain, re.MULTILINE)
    assert page.tab.locator(".transcript[lang=en] a").all_inner_texts() == sentences
    assert not page.tab.locator(".transcript[lang=zh-Hans]").is_visible()
    assert not page.tab.locator(".controls").is_visible()


def test_a_drawing_that_nobody_ran_is_gone_through(browser, tmp_path):
    source = tmp_path / "drawn.mmd"
    source.write_text(
        "sequenceDiagram\n  A->>+B: one\n  Note over A,B: words\n  loop daily\n  B--)A: two\n"
        "  end\n  B-x-A: three\n")
    lifeline("render", source, "--format", "html", "--output", tmp_path / "drawn.html")
    page = Page(browser, tmp_path / "drawn.html").press("End")
    assert page.heading == "Step 3 of 3"
    assert page.tab.locator(".row").all_inner_texts() == [
        "one", "words", "loop daily", "two", "end loop", "three"]
    assert page.tab.locator(".panels").count() == 0
    assert page.is_clean()


def test_nothing_in_a_run_is_more_than_text(browser, tmp_path):
    commands, names = [], set()
    # What is long is put into elements that keep it together, whatever it is.
    texts = ["plainWords(inALine)", *NASTY]
    for number, text in enumerate(texts):
        source = tmp_path / f"{number}.jsonl"
        source.write_text(nasty_trace(text), encoding="utf-8")
        commands += ["-c", f"load {source}", "-c", f"export html {tmp_path}/{number}.html"]
    lifeline(*commands)
    page = Page(browser, tmp_path / "0.html")
    for number, text in enumerate(texts):
        page.visit(tmp_path / f"{number}.html").press("End")
        assert page.is_clean(), (text, page.complaints)
        elements = page.tab.locator("*").evaluate_all("nodes => nodes.map(node => node.localName)")
        names |= set(elements) if number == 0 else set()
        assert set(elements) <= names, text
        assert elements.count("script") == 2


@pytest.mark.parametrize("count", [100, 10_000])
def test_a_step_changes_as_little_of_the_page_in_a_long_run_as_in_a_short_one(browser, tmp_path, count):
    records = nasty_trace("words").splitlines()
    head, message = records[:5], json.loads(records[5])
    calls = [json.dumps({**message, "n": 10 + n, "text": f"step{n}()"}) for n in range(count)]
    source = tmp_path / "long.jsonl"
    source.write_text("\n".join(head + calls) + "\n")
    lifeline("render", source, "--format", "html", "--output", tmp_path / "long.html")
    page = Page(browser, tmp_path / "long.html").press("End")
    assert page.heading == f"Step {count} of {count}"
    changes = page.tab.evaluate(
        "() => { const seen = new MutationObserver(() => {});"
        " seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });"
        " go(position - 1); return seen.takeRecords().length; }")
    assert page.heading == f"Step {count - 1} of {count}"
    assert 0 < changes < 50
