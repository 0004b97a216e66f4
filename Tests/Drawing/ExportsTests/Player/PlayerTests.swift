import Cells
import Diagrams
import Documents
import Localization
import TestSupport
import Testing
import Trace

@testable import Exports

/// The page as a text. What it does is tested in a browser: Tests/Consumers/test_player.py.
@Suite struct PlayerTests {
  /// `LIFELINE_RECORD=1 swift test --filter PlayerTests` writes the file again; read the diff.
  @Test func `a page looks as it was last read`() throws {
    let page = Player.sample().html().text.withoutProgram
    #expect(
      page == (try Golden.text(of: "Drawing/ExportsTests/Golden/Player/sample.html", found: page)))
  }

  @Test func `both languages are in a page, and it opens in that of its author`() {
    let player = Player.sample()
    let english = player.html().text
    let chinese = Language.$current.withValue(.chinese) { player.html().text }
    #expect(chinese.hasPrefix("<!doctype html>\n<html lang=\"zh-Hans\">"))
    #expect(chinese.replacing("<html lang=\"zh-Hans\">", with: "<html lang=\"en\">") == english)
    #expect(english.contains("set from Controller to View is not allowed."))
    #expect(english.contains("这违反契约：不允许从 Controller 到 View 的 set。"))
  }

  @Test func `the rules of a contract are told in both languages`() {
    let contract = Contract(
      senders: [.view], receivers: [.model], allowed: [:],
      rules: [.init(.state([.model], .notInside), [.body])])
    let trace = Trace.sample("Hi")
    let page = Player(Diagram(trace), trace: trace, contract: contract).html().text
    #expect(
      page.matches(of: #/<p class="rule">(.*?)</p>/#).map { String($0.output.1) } == [
        """
        <span lang="en">State of Model does not change inside a body.</span>\
        <span lang="zh-Hans">Model 的状态不在 body 里改变。</span>
        """
      ])
  }

  @Test func `in a site, the title is that of the page of the lesson, in each language`() {
    let ways = [
      Player.Way(language: .english, address: "../a.html#2", title: "Watch it – A – Lifeline"),
      Player.Way(language: .chinese, address: "../zh-Hans/a.html#2", title: "看 – 甲 – Lifeline"),
    ]
    let player = Player.sample()
    let page = player.html(sharing: "../shared/", backTo: ways).text
    #expect(page.contains("<title>Watch it – A – Lifeline</title>"))
    #expect(
      page.contains(
        """
        <nav class="way"><a href="../a.html#2" lang="en" hreflang="en" \
        data-title="Watch it – A – Lifeline">← Back to the lesson</a>\
        <a href="../zh-Hans/a.html#2" lang="zh-Hans" hreflang="zh-Hans" \
        data-title="看 – 甲 – Lifeline">← 回到这一课</a></nav>
        """))
    let chinese = Language.$current.withValue(.chinese) {
      player.html(sharing: "../shared/", backTo: ways).text
    }
    #expect(chinese.contains("<title>看 – 甲 – Lifeline</title>"))
  }

  @Test func `no text makes a tag or ends one`() throws {
    let tags = Player.sample("words").html().text.tags
    for text in try Nasty.strings + Hostile.joined {
      #expect(Player.sample(text).html().text.tags == tags, "\(text.debugDescription)")
    }
  }

  @Test func `no text is lost`() throws {
    for text in try Nasty.strings + Hostile.joined {
      let page = Player.sample(text).html().text
      let data = try #require(page.firstMatch(of: /id="run">(.*)<\/script>/)).output.1
      let run = try JSON(parsing: String(data))
      let type = run["objects"]?.elements[1]["type"]
      #expect(type == .string(text.printable), "\(text.debugDescription)")
      #expect(run["screens"]?.elements.last == .string(text.printableLines))
    }
  }

  @Test func `what nobody ran has neither state nor screen nor contract`() {
    let diagram = Diagram.reading(mermaid: "sequenceDiagram\nA->>+B: one\nB-->>-A: two\n").0
    let data = PlayerData(Player(diagram, trace: nil, contract: nil)).json
    #expect(
      data["steps"]?.text == """
        [{"number":1,"items":[{"is":"message","from":0,"to":1,"text":"one"}]},\
        {"number":2,"items":[{"is":"message","from":1,"to":0,"text":"two","bars":[1],\
        "line":"broken"}]}]
        """)
    #expect(["objects", "before", "screens", "contract"].allSatisfy { data[$0] == nil })
  }

  @Test func `a name of several lines is on one line in a head`() {
    let source =
      "sequenceDiagram\nbox The<br/>back end\nparticipant A as Client<br/>(an app)\nend\nA->>A: x\n"
    let diagram = Diagram.reading(mermaid: source).0
    let data = PlayerData(Player(diagram, trace: nil, contract: nil)).json
    #expect(
      data["participants"]?.text == #"[{"name":"Client (an app)","note":"The back end"}]"#)
  }

  @Test func `a lifeline that has ended is not active any more`() {
    let source = "sequenceDiagram\nA->>+B: one\ndestroy B\nA-xB: bye\nA->>A: later\n"
    let data = PlayerData(
      Player(Diagram.reading(mermaid: source).0, trace: nil, contract: nil)
    ).json
    let steps = data["steps"]?.text ?? ""
    #expect(steps.contains("\"text\":\"bye\",\"bars\":[1]"))
    #expect(steps.ranges(of: "\"bars\"").count == 1)
  }

  @Test func `steps in words have the numbers of the drawing`() {
    let source =
      "sequenceDiagram\nautonumber 10 5\nA->>B: one\nautonumber 0.5\nB->>A: two\n"
      + "autonumber off\nA->>B: three\n"
    let page = Player(Diagram.reading(mermaid: source).0, trace: nil, contract: nil).html().text
    #expect(page.contains("<li><p><a href=\"#step=1\">10. A sends to B: one.</a></p></li>"))
    #expect(page.contains("<li><p><a href=\"#step=2\">0.5. B sends to A: two.</a></p></li>"))
    #expect(page.contains("<li><p><a href=\"#step=3\">A sends to B: three.</a></p></li>"))
    #expect(!page.contains("<li value"))
  }

  @Test func `steps without numbers in the drawing are counted`() {
    let source = "sequenceDiagram\nA->>B: one\nB->>A: two\n"
    let page = Player(Diagram.reading(mermaid: source).0, trace: nil, contract: nil).html().text
    #expect(
      page.contains("<li value=\"2\"><p><a href=\"#step=2\">B sends to A: two.</a></p></li>"))
  }
}

extension JSON {
  fileprivate var elements: [JSON] {
    if case .array(let elements) = self { elements } else { [] }
  }

  fileprivate subscript(key: String) -> JSON? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

extension String {
  /// As a browser sees them, by code points.
  fileprivate var tags: [String] {
    matches(of: /<[^>]*>/.matchingSemantics(.unicodeScalar)).map { String($0.output) }
  }

  /// Without the style, the script and their digests, which are the same in every page.
  fileprivate var withoutProgram: String {
    replacing(#/<style>[\s\S]*</style>/#, with: "<style></style>")
      .replacing(#/<script>[\s\S]*</script>/#, with: "<script></script>")
      .replacing(#/sha256-[^']*/#, with: "sha256-…")
  }
}
