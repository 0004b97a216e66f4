import Documents
import Lessons
import Testing

@testable import QuestionBanks

/// Markdown as HTML for the pages of other programs.
@Suite struct HTMLOfBlocksTests {
  @Test(arguments: [
    ("a < b & `c`", "<p>a &lt; b &amp; <code>c</code></p>"),
    ("*a* **b** ~~c~~", "<p><em>a</em> <strong>b</strong> ~c~</p>"),
    ("<b onclick=x>bold</b> <!-- no -->", "<p>bold </p>"),
    ("[a](https://b.org/?c=\"d)", "<p><a href=\"https://b.org/?c=&quot;d\">a</a></p>"),
    ("[a](javascript:b)", "<p>a (javascript:b)</p>"),
    ("[a](02-mvc.md)", "<p>a (02-mvc.md)</p>"),
    ("![a](b.png)", "<p>[image: a] (b.png)</p>"),
    ("1. a\n2. b", "<ol><li>a</li><li>b</li></ol>"),
    ("3. a\n4. b", "<ul><li>3. a</li><li>4. b</li></ul>"),
    ("- [x] a\n- b", "<ul><li>[x] a</li><li>b</li></ul>"),
    ("```swift\na < b\n```", "<pre><code>a &lt; b\n</code></pre>"),
    ("> a", "<blockquote><p>a</p></blockquote>"),
    ("中文\n中文", "<p>中文中文</p>"),
    (
      "|a|\n|-|\n|b|",
      "<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>"
    ),
    ("``", "<p>``</p>"), ("a  \nb", "<p>a<br/>b</p>"),
  ]) func `what is written is HTML, and what was HTML is not`(markdown: String, html: String) {
    #expect(blocks(markdown).html.source == html)
  }

  @Test func `a list on a slide goes on with the number that it had reached`() {
    let list = blocks("3. a\n4. b")
    #expect(list.html(in: .slide).source == "<ol start=\"3\"><li>a</li><li>b</li></ol>")
  }

  @Test func `paper keeps boxes and letters together, and other lists not`() {
    let lists = ["- [ ] a) b", "- a) b", "- b", "3. a) b"].map { text in
      blocks(text).html(in: .document).source
    }
    let box = "<span class=\"box\">☐</span>"
    #expect(
      lists == [
        "<ul class=\"boxes\"><li>\(box)a) b</li></ul>", "<ul class=\"letters\"><li>a) b</li></ul>",
        "<ul><li>b</li></ul>", "<ol start=\"3\"><li>a) b</li></ol>",
      ])
  }

  @Test(arguments: [HTMLPlace.site, .document])
  func `in a browser, the first of three cells or more is the name of its row`(place: HTMLPlace) {
    let tables = ["|a|b|c|\n|-|-|-|\n|d|e|f|", "|a|b|\n|-|-|\n|d|e|"].map { text in
      blocks(text).html(in: place).source
    }
    #expect(
      tables == [
        """
        <div class="scroller"><table><thead><tr><th scope="col">a</th><th scope="col">b</th>\
        <th scope="col">c</th></tr></thead><tbody><tr><th scope="row">d</th><td>e</td><td>f</td></tr>\
        </tbody></table></div>
        """,
        """
        <div class="scroller"><table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead>\
        <tbody><tr><td>d</td><td>e</td></tr></tbody></table></div>
        """,
      ])
  }

  @Test(arguments: [
    "\\(x\\)", "\\[x\\]", "$$x$$", "[sound:x.mp3]", "[latex]x[/latex]", "{{c1::x}}", "[[1]]",
    "[anki:play:x]", "\\begin{x}",
  ]) func `nothing opens a formula, a sound or a blank of another program`(text: String) {
    let html = text.html.source
    #expect(!html.contains(text.prefix(2)))
    #expect(html.replacing(/<\/?span>/, with: "") == text)
  }

  private func blocks(_ markdown: String) -> [Block] {
    let reading = Lesson.read(
      "---\nlifeline: 1\nid: a\ntitle: A\n---\n# A\n\n## B\n\n\(markdown)\n", file: "a.md")
    return reading.value?.sections.last?.blocks ?? []
  }
}
