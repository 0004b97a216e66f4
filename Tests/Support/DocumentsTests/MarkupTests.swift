import Documents
import TestSupport
import Testing

@Suite struct MarkupTests {
  @Test func `a tree is written with an element on each line, and text as it is`() {
    let list = Markup.tag(
      "ul", ["class": "a \"b\""],
      [.tag("li", [:], [.text("1 < 2 & 3"), .tag("br"), .tag("em", "it's")]), .tag("li", [:], [])])
    #expect(
      list.document.joined(separator: "\n") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <ul class="a &quot;b&quot;">
          <li>1 &lt; 2 &amp; 3<br/><em>it&#39;s</em></li>
          <li></li>
        </ul>
        """)
  }

  @Test func `what is put into a literal is text, a number, markup, or markup line by line`() {
    let (name, count) = ("<b>", 2)
    let items: [Markup] = ["<li>\(name)</li>", .tag("li", "a & b")]
    let page: Markup = "<p title=\"\(name)\">\(count) \(items[0])</p>\n\(items)\(items.joined)"
    #expect(
      page.source == """
        <p title="&lt;b&gt;">2 <li>&lt;b&gt;</li></p>
        <li>&lt;b&gt;</li>
        <li>a &amp; b</li><li>&lt;b&gt;</li><li>a &amp; b</li>
        """)
  }

  @Test func `a literal in a tree is not laid out again`() {
    let literal: Markup = "<b>bold</b>"
    #expect(Markup.tag("p", [:], [literal, .text("<")]).lines() == ["<p><b>bold</b>&lt;</p>"])
  }

  @Test func `no text becomes markup`() throws {
    for text in try Nasty.strings + Hostile.joined {
      for markup in [Markup.tag("p", ["a": text], text), "<p a=\"\(text)\">\(text)</p>"] {
        let signs = markup.source.unicodeScalars.filter { "<>\"".unicodeScalars.contains($0) }
        #expect(String(String.UnicodeScalarView(signs)) == "<\"\"><>", "\(text)")
      }
    }
  }
}
