import Cells
import Localization
import Testing

@testable import Diagrams

/// The small parts that drawings are made with.
@Suite struct SmallPartsTests {
  @Test func `neighbours of a style are a span, whatever bytes their signs take`() {
    let spans = SpanWriter.spans(mostBytes: 100) { writer in
      writer.write("é│", .plain)
      writer.write(spaces: 2)
      writer.write(spaces: 0)
      for sign in ["a", "~", "\u{7F}", "\u{80}", "ÿ", "\u{7FF}"] as [Unicode.Scalar] {
        writer.write(sign, .plain)
      }
      for sign in ["\u{800}", "│", "\u{FFFD}", "\u{10000}", "😀"] as [Unicode.Scalar] {
        writer.write(sign, .faint)
      }
      writer.write("═", .strong, count: 3)
      writer.write("", .failure)
      writer.write("═", .strong, count: 0)
      writer.write("x", .strong)
    }
    #expect(
      spans == [
        .init("é│  a~\u{7F}\u{80}ÿ\u{7FF}", .plain), .init("\u{800}│\u{FFFD}\u{10000}😀", .faint),
        .init("═══", .strong), .init("x", .strong),
      ])
    #expect(SpanWriter.spans(mostBytes: 0) { _ in } == [])
  }

  @Test func `activations are counted, never below zero, and end with a lifeline`() {
    var call = Diagram.Message(number: 1, from: "A", .init(), to: "B", text: "")
    call.activates = true
    var back = Diagram.Message(number: 2, from: "B", .init(), to: "A", text: "")
    back.deactivates = true
    var end = Diagram.Message(number: 3, from: "A", .init(), to: "B", text: "")
    end.destroys = "B"
    func counts(_ items: Diagram.Item..., endWithLifelines: Bool = true) -> [Int] {
      var activations = Activations(endWithLifelines: endWithLifelines)
      for item in items { activations.follow(item) }
      return [activations.count(of: "A"), activations.count(of: "B"), activations.total]
    }
    let begin = Diagram.Item.activation(.init(of: "A", begins: true))
    let stop = Diagram.Item.activation(.init(of: "A", begins: false))
    #expect(counts(.message(call), .message(call), begin) == [1, 2, 3])
    #expect(counts(.message(call), .message(back), .message(back), begin) == [1, 0, 1])
    #expect(counts(stop, begin, stop, stop) == [0, 0, 0])
    #expect(counts(.message(call), .message(call), begin, .message(end)) == [1, 0, 1])
    #expect(
      counts(.message(call), .message(call), .message(end), endWithLifelines: false) == [0, 2, 2])
  }

  @Test func `what is active begins again in the order in which it began, and ends in reverse`() {
    var activations = Activations()
    for (id, begins) in [("C", true), ("A", true), ("B", true), ("C", true), ("A", false)] {
      activations.follow(.activation(.init(of: id, begins: begins)))
    }
    func item(_ id: String, _ begins: Bool) -> Diagram.Item {
      .activation(.init(of: id, begins: begins))
    }
    #expect(Set(activations.active) == ["B", "C"])
    #expect(activations.items(begin: true) == [item("C", true), item("C", true), item("B", true)])
    #expect(
      activations.items(begin: false) == [item("B", false), item("C", false), item("C", false)])
  }

  @Test func `one is counted in the singular`() {
    #expect(
      Counted.allCases.map { $0(1) } == [
        "1 message", "1 state change", "1 participant", "1 breach", "1 query",
        "1 data-source pull", "1 message inside them", "1 returned value", "1 reply", "1 release",
        "1 note", "1 view",
      ])
    #expect(
      Counted.allCases.map { $0(2) } == [
        "2 messages", "2 state changes", "2 participants", "2 breaches", "2 queries",
        "2 data-source pulls", "2 messages inside them", "2 returned values", "2 replies",
        "2 releases", "2 notes", "2 views",
      ])
  }

  @Test(arguments: [3, 12, 13, 30]) func `the first of equal names has its place`(count: Int) {
    var index = NameIndex()
    for name in (1..<count).map({ "name \($0)" }) + ["name 2"] { index.add(name) }
    #expect(index.count == count)
    #expect(index["name 1"] == 0 && index["name 2"] == 1)
    #expect(index["name \(count - 1)"] == count - 2)
    #expect(index["name \(count)"] == nil)
    index.update((1...count + 1).map { .init(id: "id \($0)") })
    #expect(index.count == count + 1 && index["id \(count + 1)"] == count)
    #expect(index["id \(count)"] == nil)
  }

  @Test func `an extent knows the greatest numbers of all items`() {
    var first = Diagram.Message(
      number: 1, kind: .call, from: "A", to: "B", text: "", depth: 4, breach: "no")
    first.numeral = "100.25"
    let open: [Diagram.Item] = [.frame(.init(.loop)), .frame(.init(.opt)), .end(.opt)]
    let items: [Diagram.Item] =
      open + [
        .frame(.init(.alt)), .end(.alt), .end(.loop), .message(first),
        .change(.init(owner: "A", property: "n", old: nil, new: "1")),
        .change(.init(owner: "A", property: "n", old: "1", new: "2", depth: 2)),
      ]
    let whole = DiagramExtent(items)
    #expect([whole.items, whole.messages, whole.changes, whole.breaches] == [9, 1, 1, 1])
    #expect([whole.deepestFrame, whole.deepest, whole.numberWidth] == [2, 4, 6])
    #expect(whole.hasFrames && !whole.hasTurns && !whole.hasHandDrawnMessage)

    let byHand = Diagram.Message(number: 1, from: "A", .init(), to: "B", text: "")
    var numbered = byHand
    numbered.numeral = "7"
    func extent(_ items: Diagram.Item...) -> DiagramExtent { DiagramExtent(items) }
    #expect(extent(.message(byHand)).numberWidth == 0)
    #expect(extent(.message(byHand), .message(numbered)).numberWidth == 2)
    #expect(extent(.turn(.init(number: 1, action: ""))).hasTurns)
    #expect(extent().numberWidth == 2)
  }

  @Test func `a diagram of drawn messages only has no state, and a run has`() {
    func summary(_ items: Diagram.Item...) -> String {
      Diagram(participants: [.init(id: "A")], items: items).summary()
    }
    let byHand = Diagram.Item.message(.init(number: 1, from: "A", .init(), to: "A", text: ""))
    let run = Diagram.Item.message(.init(number: 2, kind: .call, from: "A", to: "A", text: ""))
    #expect(summary(byHand, byHand) == "2 messages · 1 participant")
    #expect(summary(byHand, run) == "2 messages · 0 state changes · 1 participant")
    #expect(summary(run, byHand) == "2 messages · 0 state changes · 1 participant")
    #expect(summary() == "0 messages · 0 state changes · 1 participant")
  }
}
