import Analysis
import Exports
import TestSupport
import Testing
import Trace

@Suite struct OwnershipGraphTests {
  @Test func `lines tell how an object is held, and borders which is lost`() {
    let ownership = Ownership(
      of: trace([
        .participant(.init(name: "App", type: "AppDelegate", role: .app)),
        .participant(.init(name: "VC", type: "PlayViewController", role: .controller)),
        .participant(.init(name: "label", type: "UILabel", role: .view)),
        .participant(.init(name: "A", type: "A", role: .model)),
        .participant(.init(name: "B", type: "Model", role: .model)),
        .participant(.init(name: "C", type: "Waiter", role: .service)),
        .reference(.init(from: "App", property: "root", to: "VC", strength: .strong)),
        .reference(.init(from: "VC", property: "label", to: "label", strength: .strong)),
        .reference(.init(from: "VC", property: "app", to: "App", strength: .weak)),
        .reference(.init(from: "A", property: "b", to: "B", strength: .strong)),
        .reference(.init(from: "B", property: "a", to: "A", strength: .strong)),
        .reference(.init(from: "B", property: "c", to: "C", strength: .unowned)),
      ]))
    #expect(
      ownership.dot(foldingParts: true).text == #"""
        digraph ownership {
          graph [rankdir=LR, labelloc=b, fontname="Helvetica,Arial,sans-serif", label="solid: holds and keeps alive · dashed: weak · dotted: unowned\ndouble border: lives by itself\n1 view left out (--all shows it)"];
          node [shape=box, style=rounded, fontname="Helvetica,Arial,sans-serif"];
          edge [fontname="Helvetica,Arial,sans-serif"];
          "App" [label="App\nAppDelegate", peripheries=2];
          "VC" [label="VC\nPlayViewController\nController"];
          "A" [label="A\nModel\nleaked", color="#b00020", fontcolor="#b00020", penwidth=2];
          "B" [label="B\nModel\nModel\nleaked", color="#b00020", fontcolor="#b00020", penwidth=2];
          "C" [label="C\nWaiter\nService\nheld by no property", style="rounded,dashed"];
          "App" -> "VC" [label="root"];
          "VC" -> "App" [label="app", style=dashed, arrowhead=empty];
          "A" -> "B" [label="b", color="#b00020", fontcolor="#b00020", penwidth=2];
          "B" -> "A" [label="a", color="#b00020", fontcolor="#b00020", penwidth=2];
          "B" -> "C" [label="c", style=dotted, arrowhead=empty];
        }

        """#)
    #expect(ownership.dot().contains(#"  "VC" -> "label" [label="label"];"#))
  }

  @Test func `a quote and a backslash are escaped, though a combining mark follows them`() {
    let name = "P\"\u{301};x\\\u{301}"
    let ownership = Ownership(
      of: trace([.participant(.init(name: name, type: "A", role: .app))]))
    let escaped = "P\\\"\u{301};x\\\\\u{301}"
    #expect(ownership.dot().text.unicodeScalars.contains(escaped.unicodeScalars))
  }

  @Test func `what is left out is counted, and where nothing is, nothing is said`() {
    let ownership = Ownership(
      of: trace([
        .participant(.init(name: "App", type: "AppDelegate", role: .app)),
        .participant(.init(name: "VC", type: "PlayViewController", role: .controller)),
        .participant(.init(name: "label", type: "UILabel", role: .view)),
        .participant(.init(name: "field", type: "UITextField", role: .view)),
        .reference(.init(from: "App", property: "root", to: "VC", strength: .strong)),
        .reference(.init(from: "VC", property: "label", to: "label", strength: .strong)),
        .reference(.init(from: "VC", property: "field", to: "field", strength: .strong)),
      ]))
    #expect(
      ownership.dot(foldingParts: true).contains {
        $0.hasSuffix(#"lives by itself\n2 views left out (--all shows them)"];"#)
      })
    let whole = Array(ownership.dot())
    #expect(whole.contains { $0.hasSuffix(#"lives by itself"];"#) })
    #expect(whole.count { $0.contains(" -> ") } == 3)
    #expect(Array(ownership.dot(foldingParts: true)).count { $0.contains(" -> ") } == 1)
  }

  @Test func `of a run without references, no object is said to be held by nothing`() {
    let ownership = Ownership(
      of: trace([
        .participant(.init(name: "User", type: "Person", role: .user)),
        .participant(.init(name: "Cart", type: "Cart", role: .model)),
      ]))
    #expect(
      ownership.dot().text == #"""
        digraph ownership {
          graph [rankdir=LR, labelloc=b, fontname="Helvetica,Arial,sans-serif", label="the run does not say who holds whom\ndouble border: lives by itself"];
          node [shape=box, style=rounded, fontname="Helvetica,Arial,sans-serif"];
          edge [fontname="Helvetica,Arial,sans-serif"];
          "User" [label="User\nPerson", peripheries=2];
          "Cart" [label="Cart\nModel"];
        }

        """#)
  }

  @Test(arguments: try Nasty.strings)
  func `no text ends its quotes`(text: String) {
    let name = text + "1"
    let lines = Array(
      Ownership(
        of: trace([
          .participant(.init(name: name, type: text, role: .model)),
          .reference(.init(from: name, property: text, to: name, strength: .strong)),
        ])
      ).dot())
    #expect(lines.count == 7)
    for line in lines[4...5] {
      let quotes = line.replacing(#"\\"#, with: "").replacing(#"\""#, with: "")
        .filter { $0 == "\"" }
      // Of these, four are those of the colours of a cycle.
      #expect(quotes.count == (line == lines[4] ? 8 : 10))
    }
  }

  private func trace(_ events: [Trace.Event]) -> Trace {
    Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { .init(n: $0 + 1, event: $1) })
  }
}
