"""The site of the whole course in Chromium, opened from files."""

import html.parser
import json
import os
import re
import subprocess
import time
import urllib.parse

import pytest
from axe_playwright_python.sync_playwright import Axe
from conftest import LIFELINE, lifeline
from test_pack import NASTY, nasty_lesson, plain_words, until

LANGUAGES = {"en": "", "zh-Hans": "zh-Hans/"}


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The site, in a directory that is not easily named."""
    folder = tmp_path_factory.mktemp("web") / "site 课程"
    begun = time.monotonic()
    lifeline("site", folder)
    print(f"written in {time.monotonic() - begun:.0f} seconds")
    return folder


class Tab:
    """A page of the site, and all that it asked for or complained about."""

    def __init__(self, browser, **options):
        self.context = browser.new_context(**{"viewport": {"width": 1280, "height": 800}, **options})
        self.page = self.context.new_page()
        self.requests, self.trouble = [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.trouble.append(message.text))
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))

    def open(self, file, fragment=""):
        self.page.goto(file.as_uri() + fragment)
        return self.page

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)


@pytest.fixture
def tab(browser):
    tab = Tab(browser)
    yield tab
    assert tab.trouble == []
    tab.context.close()


def lessons(site):
    return sorted(file for folder in LANGUAGES.values() for file in (site / folder).glob("*.html"))


def pages(site):
    return lessons(site) + sorted((site / "runs").glob("*.html"))


class Addresses(html.parser.HTMLParser):
    """What a page refers to, and the places that can be referred to."""

    def __init__(self, text):
        super().__init__()
        self.found, self.places = [], []
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        self.found += [attributes[name] for name in ("href", "src", "srcset") if name in attributes]
        self.places += [attributes["id"]] if "id" in attributes else []


def test_every_link_leads_to_a_place_and_no_place_is_there_twice(site):
    known = {file: Addresses(file.read_text(encoding="utf-8")) for file in pages(site)}
    count = 0
    for file, page in known.items():
        assert len(set(page.places)) == len(page.places), file
        for address in page.found:
            if urllib.parse.urlsplit(address).scheme:
                assert address.startswith("https://"), (file, address)
                continue
            path, _, place = address.partition("#")
            target = (file.parent / urllib.parse.unquote(path)).resolve() if path else file
            assert target.is_file(), (file, address)
            if place and "=" not in place:
                assert place in known[target].places, (file, address)
            count += 1
    assert count > 5000


def test_it_is_small_enough_for_any_server(site):
    def size(files):
        return sum(file.stat().st_size for file in files if file.is_file())

    first = [site / "welcome.html", *site.glob("*/welcome.*"), *site.glob("shared/*")]
    whole = size(site.rglob("*"))
    print(f"first lesson {size(first) / 1e6:.2f} MB, all {whole / 1e6:.1f} MB, {len(pages(site))} pages")
    assert size(first) <= 1.5e6
    assert whole <= 30e6


@pytest.mark.parametrize("language", LANGUAGES)
def test_comparisons_are_what_the_shell_answers(site, tab, language):
    page = tab.open(site / LANGUAGES[language] / "comparisons.html")
    names = page.locator(".compared").evaluate_all("all => all.map(one => one.id)")
    assert len(names) > 10
    lines = (site / LANGUAGES[language] / "comparisons.html").read_text(encoding="utf-8")
    for name in ["mvc-mvvm-c-rename", "mvp-viper-rename", "tea-tea-store-rename"]:
        words = {"mvc-mvvm-c-rename": ["mvc", "mvvm-c"], "mvp-viper-rename": ["mvp", "viper"],
                 "tea-tea-store-rename": ["tea", "tea-store"]}[name]
        told = lifeline("--lang", language, "compare", *words, "rename", "--width", 100).decode().split("\n")
        shown = page.locator(f"[id='{name}'] .wide").inner_text().split("\n")
        table = told[:told.index("")]
        assert len(table) > 5 and [line.rstrip() for line in shown[:len(table)]] == [line.rstrip() for line in table]
        # The shell tells the first differences and how to see the rest; the page tells all.
        assert "--all" not in "\n".join(shown)
        slim = page.locator(f"[id='{name}'] .slim").text_content().split("\n")
        assert len(slim) > len(shown) and max(map(len, slim)) <= 44
    assert "lifeline compare" not in lines


@pytest.mark.parametrize("width", [360, 400, 1280])
def test_comparisons_fit_their_window(site, browser, width):
    page = Tab(browser, viewport={"width": width, "height": 740}).open(site / "comparisons.html")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    seen = page.locator(".compared pre").evaluate_all(
        "all => all.filter(one => one.checkVisibility()).map(one => one.scrollWidth - one.clientWidth)")
    assert len(seen) == page.locator(".compared").count() and max(seen) <= 1


def test_every_page_opens_without_complaint_and_loads_only_the_site(site, tab):
    for file in pages(site):
        tab.open(file)
        assert tab.page.locator("h1").is_visible(), file
    inside = site.as_uri() + "/"
    assert [url for url in tab.requests if not url.startswith(inside)] == []


def reach(tab, name):
    """Goes by Tab to the next element of a kind."""
    for _ in range(30):
        tab.press("Tab")
        if tab.page.evaluate("document.activeElement.tagName") == name:
            return
    raise AssertionError(f"no {name}")


def test_a_whole_lesson_is_done_by_keyboard(site, tab):
    page = tab.open(site / "welcome.html")
    count, answered = page.locator(".page").count(), 0
    for number in range(1, count + 1):
        assert page.locator(".page:visible").get_attribute("id") == str(number)
        sheet = page.locator(".page.now")
        right = ["abcdefghij"[int(option.get_attribute("data-option"))]
                 for option in sheet.locator(".answer .right").all()]
        if sheet.locator("select").count():
            for letter in right:
                reach(tab, "SELECT")
                tab.press(letter)
            reach(tab, "BUTTON")
            tab.press("Enter")
        elif sheet.locator(".word").count():
            reach(tab, "INPUT")
            page.keyboard.type(sheet.locator(".answer .right").first.get_attribute("data-forms").split("\n")[0])
            tab.press("Enter")
        elif right:
            tab.press(*right, "Enter")
        if right:
            assert sheet.locator(".verdict p").first.inner_text() == "✓ Right."
            assert len(sheet.locator(".verdict").inner_text()) > 20
            answered += 1
        if number < count:
            reach(tab, "A") if right else None
            # A capital comes with Caps Lock on.
            tab.press("N" if right else "n" if number % 2 else "ArrowRight")
            until(lambda: page.evaluate("document.activeElement.tagName") == "H2")
            assert page.evaluate("scrollY") == 0
    assert answered > 5
    tab.press("p")
    until(lambda: page.locator(".page:visible").get_attribute("id") == str(count - 1))
    tab.press("Enter")
    until(lambda: page.locator(".page:visible").get_attribute("id") == str(count))
    with page.expect_navigation():
        tab.press("n")
    assert page.url.endswith("/mvc.html")


# What a page knows of its question, in one call: a call takes longer than the answer.
QUESTION = """sheet => {
  const all = selector => [...sheet.querySelectorAll(selector)];
  return {
    form: sheet.querySelector("form").dataset.form,
    numbers: all(".answer [data-option]").map(option => option.dataset.option),
    right: all(".answer .right").map(option => option.dataset.option),
    words: all(".answer .right[data-forms]").map(option => option.dataset.forms.split("\\n")[0]),
    checked: all("form [type=checkbox]:checked").map(field => field.value),
  };
}"""


def answer(sheet, is_right):
    """Fills the form of a page in, and checks it."""
    form, question = sheet.locator("form"), sheet.evaluate(QUESTION)
    numbers, right = question["numbers"], question["right"]
    match question["form"]:
        case "one" | "several":
            wrong = [number for number in numbers if number not in right][:1]
            wanted = right if is_right else wrong
            for number in question["checked"]:
                if number not in wanted:
                    form.locator(f"[value='{number}']").uncheck()
            for number in wanted:
                form.locator(f"[value='{number}']").check()
        case "sequence":
            places = numbers if is_right else [numbers[-1], *numbers[:-1]]
            for place, number in zip(form.locator("select").all(), places):
                place.select_option(number)
        case "word":
            form.locator("input").fill(question["words"][0] if is_right else "something else")
    form.locator("button").click()
    return form.locator(".verdict p").first.inner_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_knows_right_from_wrong(site, tab, language):
    seen = set()
    words = {"en": ["✗ Not right.", "✓ Right."], "zh-Hans": ["✗ 不对。", "✓ 对。"]}[language]
    for name in ["welcome", "mvc", "mvp", "words", "mistakes"]:
        page = tab.open(site / LANGUAGES[language] / f"{name}.html")
        forms = page.evaluate("[...document.forms].map(form => [form.closest('.page').id, form.dataset.form])")
        for number, kind in forms:
            page.evaluate("number => show(document.getElementById(number))", number)
            sheet = page.locator(".page.now")
            # Two blanks with the same word can be changed for each other.
            if kind != "sequence" or number not in seen:
                assert answer(sheet, False) == words[0], (name, number)
            assert answer(sheet, True) == words[1], (name, number)
            reasons = sheet.locator(".verdict").inner_text().count("\n")
            assert reasons or kind == "sequence", (name, number)
            seen.add(kind)
    assert seen == {"one", "several", "sequence", "word"}


def test_what_is_said_of_an_answer_is_in_sight_on_a_phone(site, browser):
    tab = Tab(browser, viewport={"width": 375, "height": 740})
    places = []
    for name in ["welcome", "mvc", "words"]:
        page = tab.open(site / f"{name}.html")
        places += page.evaluate(
            """() => [...document.forms].map(form => {
              show(form.closest(".page"));
              form.querySelector(".choice input")?.click();
              const button = form.querySelector("button");
              button.scrollIntoView({ block: "end" });
              button.click();
              const { top, bottom } = form.querySelector(".verdict").getBoundingClientRect();
              return [form.closest(".page").id, top, Math.min(bottom, top + innerHeight) - innerHeight];
            })""")
    assert len(places) > 30
    assert [place for place in places if place[1] < -1 or place[2] > 1] == []
    assert tab.trouble == []
    tab.context.close()


def test_another_choice_takes_back_what_was_said_of_the_last_one(site, tab):
    page = tab.open(site / "welcome.html", "#quiz-between")
    sheet = page.locator(".page.now")
    assert answer(sheet, True) == "✓ Right."
    sheet.locator(".choice input:not(:checked)").first.click()
    assert sheet.locator(".verdict").inner_text() == ""
    # The answer is known already: to look at it is no giving up.
    sheet.locator(".answer summary").click()
    outcomes = page.evaluate("progress.read().entries.map(entry => entry.outcome)")
    assert outcomes == ["right"]


@pytest.mark.parametrize("width", [700, 1000])
def test_paper_cuts_nothing(site, browser, width):
    tab = Tab(browser, viewport={"width": width, "height": 990})
    tab.page.emulate_media(media="print")
    for file in lessons(site):
        page = tab.open(file)
        cut = page.evaluate(
            """() => [...document.querySelectorAll("pre, table, .scroller, main img")].filter(box =>
              box.checkVisibility()
                && (box.getBoundingClientRect().right > innerWidth + 1 || box.scrollWidth > box.clientWidth + 1)
            ).map(box => [box.closest("[id]").id, box.localName])""")
        assert cut == [], file
        # What is closed cannot be opened there.
        assert page.locator("summary:visible").count() == page.locator("details[open] > summary:visible").count()
    tab.context.close()


@pytest.mark.parametrize("width", [375, 1280])
def test_what_a_change_does_is_whole(site, browser, width):
    page = Tab(browser, viewport={"width": width, "height": 800}).open(site / "tea.html")
    cut = page.evaluate(
        """() => [...document.querySelectorAll(".page > details:not([class]) > pre")].map(code => {
          show(code.closest(".page"));
          code.parentNode.open = true;
          return code.scrollWidth - code.clientWidth;
        })""")
    assert len(cut) > 1 and max(cut) <= 1


def test_without_a_script_a_run_is_there_in_both_languages(site, browser):
    tab = Tab(browser, java_script_enabled=False)
    page = tab.open(site / "runs/welcome.watch-rename.html")
    assert page.locator(".transcript:visible").evaluate_all("all => all.map(one => one.lang)") == list(LANGUAGES)
    assert page.locator(".way a:visible").count() == 2
    assert tab.trouble == []
    tab.context.close()


def test_no_two_runs_have_the_same_title(site, tab):
    files = sorted((site / "runs").glob("*.html"))
    titles = [re.search("<title>(.*)</title>", file.read_text(encoding="utf-8"))[1] for file in files]
    assert len(set(titles)) == len(titles) > 100
    page = tab.open(site / "runs/welcome.watch-rename.html", "#lang=zh-Hans")
    chinese = page.title()
    assert chinese.endswith(" – Lifeline") and chinese not in titles
    tab.press("l")
    assert page.title() in titles


def test_without_a_script_everything_can_be_read(site, browser):
    tab = Tab(browser, java_script_enabled=False)
    page = tab.open(site / "welcome.html", "#5")
    assert page.locator(".page:visible").count() == page.locator(".page").count() > 20
    assert page.locator("button:visible").count() == 0
    sheet = page.locator(".page").nth(4)
    sheet.locator(".answer summary").click()
    assert sheet.locator(".answer .reason").first.is_visible()
    assert tab.trouble == []
    tab.context.close()


@pytest.mark.parametrize(("width", "scheme"), [(360, "light"), (1280, "dark")])
def test_axe_finds_nothing_serious(site, browser, width, scheme):
    tab = Tab(browser, viewport={"width": width, "height": 800}, color_scheme=scheme)
    found = set()

    def look(file, fragment=""):
        page = tab.open(file, fragment)
        page.evaluate("document.querySelectorAll('details').forEach(one => { one.open = true; })")
        for violation in Axe().run(page).response["violations"]:
            if violation["impact"] in ("serious", "critical"):
                found.add((file.name + fragment, violation["id"], violation["nodes"][0]["html"][:200]))

    look(site / "index.html")
    look(site / "exercises.html")
    look(site / "zh-Hans/mvc.html", "#3")
    look(site / "runs/welcome.watch-rename.html")
    for number in range(1, 24):
        look(site / "welcome.html", f"#{number}")
    for name in ["mvc", "viper", "words"]:
        page = tab.open(site / f"{name}.html")
        # A page of each kind of question, and the contract.
        kinds = {form.get_attribute("data-form"): form.evaluate("one => one.closest('.page').id")
                 for form in page.locator("form").all()}
        for number in {*kinds.values(), "contract"}:
            if page.locator(f"[id='{number}']").count():
                look(site / f"{name}.html", f"#{number}")
    assert found == set()
    tab.context.close()


def test_every_page_of_every_lesson_fits_a_phone(site, browser):
    tab = Tab(browser, viewport={"width": 360, "height": 740})
    for file in lessons(site):
        page = tab.open(file)
        wide = page.evaluate(
            """() => [...document.querySelectorAll(".page")].filter(sheet => {
              show(sheet);
              return document.documentElement.scrollWidth > innerWidth;
            }).map(sheet => sheet.id)""")
        assert wide == [], file
    tab.context.close()


def test_a_phone_gets_narrow_drawings_that_it_shows_whole(site, browser):
    tab = Tab(browser, viewport={"width": 360, "height": 740})
    scrolling, count = [], 0
    for file in lessons(site):
        page = tab.open(file)
        found = page.evaluate(
            """() => [...document.querySelectorAll(".drawing picture")].map(picture => {
              show(picture.closest(".page"));
              picture.closest("details")?.setAttribute("open", "");
              const box = picture.parentElement;
              return box.scrollWidth > box.clientWidth ? picture.closest(".page").id : "";
            })""")
        count += len(found)
        scrolling += [(file.name, number) for number in found if number]
    print(f"{len(scrolling)} of {count} drawings scroll on a phone")
    assert len(scrolling) < count / 20
    tab.context.close()


@pytest.mark.parametrize("width", [641, 800, 1100, 1280, 1920])
def test_a_drawing_is_whole_in_every_window(site, browser, width):
    tab = Tab(browser, viewport={"width": width, "height": 800})
    for file in lessons(site):
        page = tab.open(file)
        cut = page.evaluate(
            """() => [...document.querySelectorAll(".drawing picture")].filter(picture => {
              show(picture.closest(".page"));
              picture.closest("details")?.setAttribute("open", "");
              const [box, image] = [picture.parentElement, picture.querySelector("img")];
              const sources = [...picture.querySelectorAll("source")];
              const shown = sources.find(source => matchMedia(source.media).matches) ?? image;
              const isSmall = image.clientWidth < 0.97 * shown.getAttribute("width");
              return isSmall || box.scrollWidth > box.clientWidth;
            }).map(picture => picture.closest(".page").id)""")
        assert cut == [], file
    tab.context.close()


def test_languages_lead_to_each_other_page_by_page(site, tab):
    page = tab.open(site / "mvc.html", "#7")
    heading = page.locator(".page.now h2").get_attribute("id")
    page.get_by_role("link", name="中文").click()
    assert page.url.endswith("/zh-Hans/mvc.html#7")
    # The page is shown, and has its title, when the script has run.
    shown = page.locator(".page.now h2").inner_text()
    assert page.title().startswith(shown + " – ")
    assert page.locator("html").get_attribute("lang") == "zh-Hans"
    assert page.locator(".page.now h2").get_attribute("id") == heading
    page.get_by_role("link", name="English").click()
    assert page.url.endswith("/mvc.html#7")


def test_a_run_leads_back_to_its_page(site, tab):
    page = tab.open(site / "zh-Hans/welcome.html", "#watch-edit")
    page.locator(".page.now .step").click()
    # The page of the run is there when it can go to a step; its script sets the language.
    page.wait_for_function("() => typeof go === 'function' && document.documentElement.lang === 'zh-Hans'")
    tab.press("ArrowRight")
    page.locator(".way a:visible").click()
    assert page.url.endswith("/zh-Hans/welcome.html#4")


def test_progress_goes_to_the_shell_and_back(site, tab, tmp_path):
    page = tab.open(site / "welcome.html", "#quiz-between")
    sheet = page.locator(".page.now")
    sheet.locator(".hint summary").first.click()
    answer(sheet, False)
    answer(sheet, True)
    page = tab.open(site / "index.html")
    row = page.locator("#en [data-lesson=welcome] .standing")
    assert row.inner_text().startswith("1 of ")
    page.locator("#en .keeping summary").click()
    page.locator("#en .learner").fill("Ada 艾达")
    with page.expect_download() as saved:
        page.locator("#en .save").click()
    file = tmp_path / "ada.json"
    saved.value.save_as(file)
    assert saved.value.suggested_filename == "lifeline-progress.json"

    report = lifeline("class", "report", file).decode()
    assert "Ada 艾达" in report and "0 of 1 right at once" in report
    kept = json.loads(file.read_text(encoding="utf-8"))
    events = [(entry["kind"], entry.get("outcome"), entry["section"]) for entry in kept["entries"]]
    assert events == [("hint", None, "quiz-between"), ("answer", "wrong", "quiz-between"),
                      ("answer", "right", "quiz-between")]
    assert kept["places"][0]["section"] == "quiz-between"

    home = {**os.environ, "HOME": str(tmp_path / "home"), "XDG_DATA_HOME": str(tmp_path / "home")}

    def shell(*words):
        command = [LIFELINE, "--no-history", *map(str, words)]
        subprocess.run(command, env=home, check=True, capture_output=True)

    (tmp_path / "home").mkdir()
    shell("progress", "import", file)
    shell("progress", "export", tmp_path / "shell.json", "--name", "Ada 艾达")

    row.get_by_role("link").click()
    assert page.url.endswith("welcome.html#quiz-between")

    other = Tab(tab.context.browser)
    page = other.open(site / "zh-Hans/../index.html")
    page.locator("#en .keeping summary").click()
    page.locator("#en .open").set_input_files(tmp_path / "shell.json")
    page.locator("#en .kept").get_by_text("New answers: 2.").wait_for()
    assert page.locator("#en [data-lesson=welcome] .standing").inner_text().startswith("1 of ")
    damaged = tmp_path / "damaged.json"
    damaged.write_text(file.read_text(encoding="utf-8").replace("wrong", "right"), encoding="utf-8")
    page.locator("#en .open").set_input_files(file)
    page.locator("#en .kept").get_by_text("New answers: 0.").wait_for()
    page.locator("#en .open").set_input_files(damaged)
    page.locator("#en .kept").get_by_text("This is no progress file").wait_for()
    other.context.close()


def test_what_a_teacher_asks_for_goes_to_the_site_and_comes_back_with_the_answers(site, tab, tmp_path):
    week = tmp_path / "week 3.json"
    lifeline("class", "assign", "welcome", "mvc-second-writer", "gone", "--by", "2099-12-08", "--name", "Week <3>",
             "--output", week, status=1)
    lifeline("class", "assign", "welcome", "mvc-second-writer", "--by", "2099-12-08", "--name", "Week <3>",
             "--output", week)
    page = tab.open(site / "index.html")
    assert page.locator(".assigned:visible").count() == 0
    page.locator("#en .keeping summary").click()
    page.locator("#en .open").set_input_files(week)
    page.locator("#en .kept").get_by_text("To be done: Week <3>.").wait_for()
    task = page.locator("#en .assigned li")
    assert task.inner_text() == (
        "Week <3>, due on 2099-12-08: Welcome to Lifeline, A title with two writers (mvc)")
    task.get_by_role("link", name="A title with two writers").click()
    assert page.url.endswith("/exercises.html#mvc-second-writer")
    page.go_back()
    page.locator("#en .assigned li a").first.click()
    assert page.url.endswith("/welcome.html")
    page = tab.open(site / "welcome.html", "#quiz-between")
    answer(page.locator(".page.now"), True)
    page = tab.open(site / "index.html")
    page.locator("#en .keeping summary").click()
    with page.expect_download() as saved:
        page.locator("#en .save").click()
    saved.value.save_as(tmp_path / "ada.json")
    assert json.loads((tmp_path / "ada.json").read_text(encoding="utf-8"))["learner"] == ""
    report = lifeline("class", "report", tmp_path / "ada.json").decode()
    words = " ".join(report.split())
    assert re.search(r"Week <3>, due 2099-12-08 \(\d+ days left\) 0 of 1 learners done", words)
    assert "Not done yet: ada (1 of " in words


def test_nothing_in_a_lesson_becomes_an_element(tmp_path, browser):
    folder = tmp_path / "lessons"
    folder.mkdir()
    (folder / "01-nasty.md").write_text(nasty_lesson(), encoding="utf-8")
    lifeline("--lessons", folder, "site", tmp_path / "site")
    tab = Tab(browser)
    page = tab.open(tmp_path / "site/nasty.html")
    known = set("html head meta title link body a header nav main div h1 h2 p details summary ol ul li section form "
                "fieldset legend label input b span button script".split())
    assert set(page.locator("*").evaluate_all("all => all.map(one => one.localName)")) <= known
    text = " ".join(page.locator("main").evaluate("main => main.textContent").split())
    for string in NASTY:
        for word in plain_words(string):
            assert text.count(word) >= 3, word
    assert tab.trouble == []
    tab.context.close()
