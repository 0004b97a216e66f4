import Localization
import TestSupport
import Testing

@testable import Diagrams

/// A diagram that is too long for Mermaid, in parts that are not.
@Suite struct MermaidPartsTests {
  @Test func `is cut between turns, and each part declares whom it needs`() {
    let diagram = Diagram(
      participants: ["User", "View", "Model"].map { .init(id: $0) },
      items: [
        .turn(.init(number: 1, action: "launch")), call(1, "User", "View"),
        .turn(.init(number: 2, action: "tap")), call(2, "User", "View"),
        .turn(.init(number: 3, action: "tick")), call(3, "View", "Model"),
      ], title: "Two taps")
    #expect(
      diagram.mermaidPage(limit: 230) == """
        ```mermaid
        sequenceDiagram
          title Two taps, part 1 of 2
          participant p1 as User
          participant p2 as View
          Note over p1,p2: ── launch ──
          p1->>p2: go()
          Note over p1,p2: ── tap ──
          p1->>p2: go()
        ```

        ```mermaid
        sequenceDiagram
          title Two taps, part 2 of 2
          participant p1 as View
          participant p2 as Model
          Note over p1,p2: ── tick ──
          p1->>p2: go()
        ```

        """)
  }

  @Test func `is numbered in the language of the reader`() {
    var diagram = Diagram(
      participants: ["User", "View"].map { .init(id: $0) },
      items: (1...6).flatMap { number -> [Diagram.Item] in
        [.turn(.init(number: number, action: "launch")), call(number, "User", "View")]
      })
    func titles() -> [String] {
      Language.$current.withValue(.chinese) {
        diagram.mermaidParts(limit: 220).flatMap { $0.split(separator: "\n") }
          .filter { $0.hasPrefix("  title ") }.map(String.init)
      }
    }
    #expect(titles() == (1...3).map { "  title 第 \($0) 部分，共 3 部分" })
    diagram.title = "T"
    #expect(titles() == (1...3).map { "  title T，第 \($0) 部分，共 3 部分" })
  }

  @Test func `the names of many participants have at least the room that they take together`() {
    let names = (1...1000).map { "object \($0)" }
    let diagram = Diagram(participants: names.map { .init(id: $0) }, items: [])
    #expect(MermaidParts(diagram, 0).size(of: Set(names)) >= diagram.mermaid.utf16.count)
  }

  @Test func `opens again what is open, and goes on counting`() {
    let source = """
      sequenceDiagram
        box aqua Server
          participant p1 as Loader
        end
        participant p2 as Store
        autonumber
        activate p1
        alt is fresh
          p1->>p2: a query that is long enough
        else is stale
          p1->>p2: another query, which has so many words that it takes most of a row
          p1->>p2: and one more for the second part
          p1->>p2: which may well be said there
        end
        deactivate p1

      """
    #expect(
      Diagram.reading(mermaid: source).0.mermaidParts(limit: 375) == [
        """
        sequenceDiagram
          title Part 1 of 2
          box aqua Server
            participant p1 as Loader
          end
          participant p2 as Store
          autonumber
          activate p1
          alt is fresh
            p1->>p2: a query that is long enough
          else is stale
            p1->>p2: another query, which has so many words that it takes most of a row
          end

        """,
        """
        sequenceDiagram
          title Part 2 of 2
          box aqua Server
            participant p1 as Loader
          end
          participant p2 as Store
          autonumber 3 1
          activate p1
          alt is stale
            p1->>p2: and one more for the second part
            p1->>p2: which may well be said there
          end
          deactivate p1

        """,
      ])
  }

  @Test func `frames that are over take no room in the parts below them`() {
    let loops = (1...12).map { "loop round \($0)\nA->>B: go\nend" }
    let source = (["sequenceDiagram"] + loops).joined(separator: "\n")
    let parts = Diagram.reading(mermaid: source).0.mermaidParts(limit: 400)
    #expect(parts.map { $0.ranges(of: "loop round").count } == [7, 5])
    #expect(parts.allSatisfy { $0.utf16.count <= 400 })
  }

  @Test func `no part begins where half of it would say who is active already`() {
    let (call, reply) = ("A->>+B: go\n", "B-->>-A: done\n")
    let source = "sequenceDiagram\n" + String(repeating: call, count: 20)
    let diagram = Diagram.reading(mermaid: source + String(repeating: reply, count: 20)).0
    // Ten lines that say so take 140 of 300 characters.
    let active = diagram.mermaidParts(limit: 300).map { $0.ranges(of: "  activate p2\n").count }
    #expect(active == [0, 10, 10, 7, 2])
  }

  @Test func `is one source where that is enough`() {
    let diagram = Diagram(participants: [.init(id: "A")], items: [call(1, "A", "A")])
    #expect(diagram.mermaidParts() == [diagram.mermaid])
  }

  @Test func `names also those of whom nothing is said`() {
    let names = (1...30).map { "Object\($0)" }
    let diagram = Diagram(participants: names.map { .init(id: $0) }, items: [])
    let parts = diagram.mermaidParts(limit: 100).map { Diagram.reading(mermaid: $0).0 }
    #expect(parts.flatMap(\.participants).map(\.name) == names)
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `says all that there is, once, in parts that are short enough`(seed: Seed) {
    var random = SplitMix64(seed: seed)
    let diagram = Diagram.generated(&random, byHand: seed.value.isMultiple(of: 2))
    let limit = 800 + random.below(2000)
    let parts = MermaidParts(diagram, limit).parts
    #expect(parts.flatMap(\.events) == diagram.events, "seed \(seed)")
    for part in parts {
      let length = part.mermaidSource.utf16.count
      #expect(length <= limit || part.events.count == 1, "seed \(seed)\n\(part.mermaidSource)")
    }
  }

  @Test(arguments: Seed.some(oneIn: 5))
  func `is read as it was written, with the numbers of the whole`(seed: Seed) {
    let diagram = Diagram.reading(mermaid: GeneratedMermaid(SplitMix64(seed: seed)).source).0
    let sources = diagram.mermaidParts(limit: 1500)
    let parts = sources.map { Diagram.reading(mermaid: $0) }
    #expect(parts.flatMap(\.problems) == [], "seed \(seed)\n\(sources.joined())")
    #expect(parts.map(\.0.mermaid) == sources, "seed \(seed)")
    let messages = parts.flatMap(\.0.messages)
    #expect(messages.map(\.numeral) == diagram.messages.map(\.numeral), "seed \(seed)")
    #expect(messages.map(\.text) == diagram.messages.map(\.text), "seed \(seed)")
  }

  private func call(_ number: Int, _ from: String, _ to: String) -> Diagram.Item {
    .message(.init(number: number, kind: .call, from: from, to: to, text: "go()"))
  }
}

extension Diagram {
  /// The items that are not repeated where a part begins or ends.
  fileprivate var events: [Item] {
    items.filter {
      switch $0 {
      case .turn, .message, .change, .reply, .release, .note: true
      case .frame, .section, .end, .activation, .numbering: false
      }
    }
  }
}
