"""Mermaid itself, in a browser; and what a source in its language says, word by word."""

import html
import importlib.util
import pathlib
import re

DIST = pathlib.Path(importlib.util.find_spec("nicegui").origin).parent / "elements/mermaid/dist"

START = """async () => {
  window.mermaid = (await import("/index.js")).mermaid;
  mermaid.initialize({ startOnLoad: false, deterministicIds: true });
}"""

DRAW = """async source => {
  await mermaid.parse(source);
  document.body.innerHTML = (await mermaid.render("drawing", source)).svg;
  const texts = query => [...document.querySelectorAll(query)].map(node => node.textContent);
  return {
    names: texts("text.actor-box, text.actor-man"),
    messages: texts("text.messageText"),
    notes: texts("text.noteText"),
    frames: texts("text.loopText, text.sectionTitle"),
    boxes: texts("text.text"),
    titles: texts("svg > text:not([class])"),
    spoken: texts("svg > title, svg > desc"),
    links: texts("svg a"),
    strange: texts("svg script, svg img, svg iframe, svg foreignObject"),
  };
}"""


class Mermaid:
    """One page that draws one source after the other."""

    def __init__(self, browser):
        self.page = browser.new_page()
        self.asked = []
        self.page.route("**/*", self._serve)
        self.page.goto("http://mermaid.example/")
        self.page.evaluate(START)

    def _serve(self, route):
        name = route.request.url.removeprefix("http://mermaid.example/")
        if not name:
            route.fulfill(content_type="text/html", body="<!doctype html><body>")
        elif (DIST / name).is_file():
            route.fulfill(path=DIST / name)
        else:
            self.asked.append(route.request.url)
            route.abort()

    def drawn(self, source):
        """The texts of the picture, by what they are."""
        texts = self.page.evaluate(DRAW, source)
        return {what: texts_in_order(what, found) for what, found in texts.items()}


def texts_in_order(what, texts):
    """Names stand above and below the lifelines, and frames are drawn from the inside out."""
    lines = [line for text in texts for line in text.split("\n") if line.strip("\u200b")]
    if what == "names":
        return sorted(set(lines))
    return sorted(lines) if what in ("frames", "boxes", "links") else lines


STATEMENTS = [
    ("names", r"(?:create )?(?:participant|actor) p\d+(?:@\{.*?\})? as (.*)"),
    ("messages", r"p\d+(?:\(\))?[-<|/\\)>x]+(?:\(\))?[-+]?p\d+: ?(.*)"),
    ("notes", r"Note (?:over|left of|right of) [p\d,]+: ?(.*)"),
    ("frames", r"(?:loop|alt|opt|par|par_over|critical|break|else|and|option) (.*)"),
    ("boxes", r"box \S+ (.*)"),
    ("titles", r"title (.*)"),
    ("spoken", r"acc(?:Title|Descr): (.*)"),
    ("links", r"link p\d+: (.*) @ .*"),
    (None, r"sequenceDiagram|end|activate p\d+|deactivate p\d+|destroy p\d+|autonumber.*|rect .*"),
    (None, r"participant p\d+|%% .*|"),
]


def said(source):
    """What a source of ours says, by what it is: what has to be found in the picture."""
    found = {what: [] for what, _ in STATEMENTS if what}
    for line in source.splitlines():
        what, words = statement(line.strip(" "))
        if what == "frames":
            words = f"[{words}]"
        if what:
            found[what] += meaning(words).split("\n")
    found["strange"] = []
    return {what: texts_in_order(what, texts) for what, texts in found.items()}


def statement(line):
    for what, pattern in STATEMENTS:
        match = re.fullmatch(pattern, line, re.DOTALL)
        if match:
            return what, match[1] if what else None
    raise AssertionError(f"no statement that we know: {line!r}")


def meaning(words):
    """Entities are characters, and `<br/>` is a line end."""
    def character(match):
        name = match[1]
        return chr(int(name)) if name.isdigit() else html.unescape(f"&{name};")
    return re.sub(r"#(\w+);", character, words.replace("<br/>", "\n"))
