import Testing

@testable import Diagrams

/// The words of labels, settings and titles in Mermaid's language.
@Suite struct MermaidTextTests {
  @Test(arguments: [
    ("a<br>b", "a\nb"), ("a <BR /> b", "a\nb"), ("a<br/>", "a\n"), ("a<br/ >b", "a<br/ >b"),
    ("a<brx>b", "a<brx>b"), ("a<b>b<", "a<b>b<"), ("a\nb", "a\nb"), ("a\tb", "a b"),
    ("wrap: a", "a"), ("nowrap:a", "a"), (":wrap: a", "a"), (":nowrap:a", "a"),
    ("wrapped: a", "wrapped: a"), ("a wrap: b", "a wrap: b"), ("wrap:", ""),
    ("a#35;b", "a#b"), ("#quot;a#quot;", "\"a\""), ("a&amp;b", "a&b"), ("a&#35;b", "a#b"),
    ("a#9829;b#59;", "a♥b;"), ("a#;b", "a#;b"), ("a#35 b;", "a#35 b;"), ("a#35", "a#35"),
    ("R&D;", "R&D;"), ("  a  ", "a"), ("", ""),
  ]) func `a label is read as it is meant`(text: String, words: String) {
    #expect(text.mermaidWords == words)
  }

  @Test(
    arguments: [
      (#"{ "type": "queue", "alias": "A, b: c" }"#, ["type=queue", "alias=A, b: c"]),
      ("type: queue, alias: My Queue", ["type=queue", "alias=My Queue"]),
      ("'a': 'b', c: 'd", ["a=b", "c=d"]), ("a: b:c", ["a=b:c"]),
      (#"a: "x\"y\\z""#, [#"a=x"y\z"#]), ("a", ["a=none"]), ("a: b,\nc", ["a=b", "c=none"]),
      ("", []),
    ] as [(String, [String])]) func `settings are pairs as in JSON, or as in YAML`(
      text: String, pairs: [String]
    )
  {
    #expect(text[...].mermaidPairs.map { "\($0.key)=\($0.value ?? "none")" } == pairs)
  }

  @Test(
    arguments: [
      ("title: Shop", "Shop"), ("title:Shop ", "Shop"), ("title: \"A: b\" # c", "A: b"),
      ("title: 'it is' x", "it is"), ("title: \"", "\""), ("title: \"\"", nil), ("title:", nil),
      (" title: Shop", nil), ("subtitle: Shop", nil), ("title: A#35;1", "A#1"),
    ] as [(String, String?)])
  func `the front matter may have a title`(line: String, title: String?) {
    let source = "---\nconfig: x\n\(line)\n---  \nsequenceDiagram\nA->>B: x"
    let (diagram, problems) = Diagram.reading(mermaid: source)
    #expect(diagram.title == title)
    #expect(problems.isEmpty && diagram.messages.map(\.text) == ["x"])
  }
}
