import Diagrams
import Testing

/// The title above a diagram, which is written in YAML.
@Suite struct MermaidFrontMatterTests {
  @Test(
    arguments: [
      ("title: Foo", "Foo"), ("title:   Foo  # comment", "Foo"), ("title: Foo#1", "Foo#1"),
      ("title: # comment", nil), ("title:", nil), ("titles: x", nil), ("  title: x", nil),
      ("\"title\": X", "X"), ("'title' : X", "X"), ("title : X", "X"),
      ("title: 'It''s paid' # x", "It's paid"), ("title: 'a \\ b'", "a \\ b"),
      (#"title: "Esc \"q\" \\ x" # y"#, #"Esc "q" \ x"#), ("title: \"It's\"", "It's"),
      ("title: ''", nil), ("title: '", "'"), ("title: \"open", "open"),
      ("title: >\n  Two\n  lines\n\n  more\nother: x", "Two lines more"),
      ("title: |-\n  Two\n  lines\ntheme: x", "Two lines"), ("title: >\nother: x", nil),
      ("title: One\ntitle: Two", "Two"), ("theme: x\ntitle: Last", "Last"),
    ] as [(String, String?)])
  func `is read as YAML spells it`(lines: String, title: String?) {
    let (diagram, problems) = Diagram.reading(
      mermaid: "---\n\(lines)\n---\nsequenceDiagram\nA->>B: x")
    #expect(problems == [])
    #expect(diagram.title == title)
    #expect(diagram.messages.map(\.text) == ["x"])
  }

  @Test func `a title below is said to be another one at the line of the key`() {
    let source = "---\ntheme: x\ntitle: >\n  A\n---\nsequenceDiagram\ntitle B\nA->>B: x"
    #expect(
      Diagram.reading(mermaid: source).problems.map(\.description) == [
        "3:1: line 7 says something else. Keep one of the two. Here: title: >"
      ])
  }
}
