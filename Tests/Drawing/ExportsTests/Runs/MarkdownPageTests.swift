import Diagrams
import Documents
import Exports
import Localization
import Testing
import Trace

@Suite struct MarkdownPageTests {
  private let diagram = Diagram(
    participants: [.init(id: "User", role: .user), .init(id: "VC", role: .controller)],
    items: [
      .message(.init(number: 1, kind: .user, from: "User", to: "VC", text: "tap `+`")),
      .change(.init(owner: "VC", property: "rows", old: "[]", new: "[1]", depth: 1, inside: 1)),
      .turn(.init(number: 2, action: "tap \"OK\"")),
      .message(.init(number: 2, kind: .call, from: "VC", to: "VC", text: "load(_:)")),
    ])
  private let header = Trace.Header(
    pattern: "mvc", scenario: "new_folder", setup: ["launch"], actions: ["tap `+`"])

  @Test func `a page says what was done, shows it, and tells it step by step`() {
    let page = diagram.markdownPage(
      header: header, drawing: Lines(["User   VC", "``` is a fence"]))
    #expect(
      page.text == #"""
        # new_folder in mvc

        ## Before

        1. `launch`

        ## Actions

        1. `` tap `+` ``

        ## Conversation

        ````text
        User   VC
        ``` is a fence
        ````

        ## Step by step

        - **1** User acts on VC: tap \`+\`.
          - VC.rows changes from \[\] to \[1\].
        - Turn 2: tap "OK".
        - **2** VC calls load(\_:) on itself.

        """#)
  }

  @Test func `it speaks the language of its reader, whenever it is written`() {
    let lines = Language.$current.withValue(.chinese) {
      diagram.markdownPage(header: header, drawing: Lines([]))
    }
    #expect(lines.contains("# mvc 里的 new_folder"))
  }

  @Test func `what nobody ran has its own title, or none`() {
    var diagram = diagram
    #expect(
      diagram.markdownPage(header: nil, drawing: Lines([])).contains("# A sequence diagram"))
    diagram.title = "Shop"
    #expect(diagram.markdownPage(header: nil, drawing: Lines([])).contains("# Shop"))
  }

  @Test(arguments: [
    ("- item", "\\- item"), ("12. x", "12\\. x"), ("3) x", "3\\) x"), ("a - b", "a - b"),
    ("3 x", "3 x"), ("x: y", "x: y"), (":smile:", "\\:smile:"), ("www.a.b", "www\\.a.b"),
    ("http://a", "http\\://a"), ("# x", "\\# x"), ("a\\b", "a\\\\b"), ("a\u{1B}b", "a␛b"),
  ]) func `only what might be markup is escaped`(text: String, written: String) {
    let header = Trace.Header(pattern: text)
    let diagram = Diagram(participants: [], items: [])
    let page = diagram.markdownPage(header: header, drawing: Lines([]))
    #expect(page.contains("# " + written))
  }
}
