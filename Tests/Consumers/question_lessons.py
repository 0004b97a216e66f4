"""Lessons whose questions are taken to other programs: the real ones, and one made of nasty strings."""

import html
import json
import pathlib
import re

from conftest import HERE, NASTY

REAL = HERE.parents[1] / "Lessons"

SECTION = """\
## Choice {number} {text} <!-- id: choice-{number} type: quiz concept: roles -->

Which one? {text}

- [x] right {text}
  > because {text}
- [ ] wrong {text}
  > yet {text}

<details><summary>Hint 1</summary>

Look {text}

</details>

## Choices {number} <!-- id: choices-{number} type: quiz concept: roles -->

Which ones?

- [x] right {text}
  > because
- [ ] wrong {text}
  > yet
- [x] right, too
  > because
- [x] as right as any other
  > because

<details><summary>Hint 1</summary>

Look

</details>

## Order {number} <!-- id: order-{number} type: order setup: launch ; open "Hello" actions: type "Zulu" concept: roles -->

In which order? {text}

1. `textFieldDidEndEditing` {text}
2. `setName` then
3. `post` {text}

> At last {text}

<details><summary>Hint 1</summary>

Look {text}

</details>

## Word {number} <!-- id: word-{number} type: short-answer concept: roles -->

Which word? {text}

- [x] `right`, {code}
  > because {text}
- [ ] `wrong`
  > yet {text}

<details><summary>Hint 1</summary>

Look {text}

</details>

## Task {number} <!-- id: task-{number} type: task -->

Do it. {text}

- It is done {text}: `screen shows "Hello"`

<details><summary>Hint 1</summary>

Look {text}

</details>

Solution: `launch`

"""


def write_nasty_lessons(folder):
    """Every nasty string as text of every part of every form of question."""
    head = '---\nlifeline: 1\nid: nasty\ntitle: "Nasty <b> & \\"quoted\\" / :: {=x -> y} $$z$$"\npattern: mvc\n---\n\n'
    sections = [
        SECTION.format(number=number, text=escaped(text), code=code_span(text))
        for number, text in enumerate(NASTY)
    ]
    folder.mkdir()
    (folder / "01-nasty.md").write_text(head + "# Nasty\n\n" + "".join(sections), encoding="utf-8")
    return folder


def escaped(text):
    """Markdown that means the text itself, on one line."""
    line = " ".join(re.split(r"[\r\n\t\u2028\u2029\u0085]+", text)).strip()
    return re.sub(r"([!-/:-@\[-`{-~])", r"\\\1", line)


def code_span(text):
    line = " ".join(text.split())
    if not line:
        return "`empty`"
    fence = "`" * (max(map(len, re.findall("`+", line)), default=0) + 1)
    return f"{fence} {line} {fence}" if fence != "`" else f"`{line}`"


def seen(text):
    """What is to be seen of a text: letters that a terminal would obey are pictures, an arrow is an
    arrow, and how much space there is does not count."""
    return "".join(map(picture, text)).replace("->", "→")


def picture(letter):
    code = ord(letter)
    if letter.isspace() or letter in "`•":
        return ""
    if code < 0x20:
        return chr(0x2400 + code)
    if code == 0x7F:
        return "␡"
    if 0x80 <= code < 0xA0 or code in (0xFFFE, 0xFFFF) or code in (0x61C, 0x200E, 0x200F) or 0x2028 <= code <= 0x202E or 0x2066 <= code <= 0x2069:
        return "\ufffd"
    return letter


HARMLESS = (
    r"</?(p|pre|code|span|strong|em|ul|ol|li|br|hr|div|details|summary|blockquote|h[3-6]|table|thead|tbody|tr|th|td)/?>"
    r'|<div style="text-align: left">|<a href="https?://[^"<>]*">|</a>'
)


def text_of(markup):
    """The words of HTML, which holds no markup but what Markdown makes."""
    for tag in re.findall(r"<[^>]*>?", markup):
        assert re.fullmatch(HARMLESS, tag), tag
    return seen(html.unescape(re.sub(r"<[^>]*>", "", markup)))


def ticks(folder):
    """For each question of choices in lesson files: how many choices have a tick, and how many not."""
    found = {}
    for file in sorted(pathlib.Path(folder).glob("*.md")):
        text = file.read_text(encoding="utf-8")
        lesson = re.search(r"^id: (\S+)$", text, re.M)
        if not lesson or file.name == "README.md" or file.name.count(".") > 1:
            continue
        for part in re.split(r"^#+ ", text, flags=re.M)[1:]:
            head = re.match(r".*<!-- id: (\S+)(?: .*)? type: (\S+)", part)
            if head and head[2] in ("quiz", "breach", "order", "fill", "predict", "short-answer", "task"):
                boxes = re.findall(r"^- \[(.)\]", part, re.M)
                found[f"lifeline-{lesson[1]}-{head[1]}"] = (head[2], boxes.count("x"), boxes.count(" "))
    return found
