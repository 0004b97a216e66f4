import Testing
import Trace

@testable import Course

/// What differs between two runs, in words: which objects and screens, and how many of them are named.
@Suite struct FactWordsTests {
  private func run(_ events: [Trace.Event]) -> FilteredRun {
    let records = events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) }
    let trace = Trace(header: .init(pattern: "none"), records: records)
    return FilteredRun(trace, shipped.diagram(of: trace, .story))
  }

  private func facts(_ before: [Trace.Event], _ after: [Trace.Event]) -> VariantFacts {
    VariantFacts(run(before), run(after), contract: nil)
  }

  private func object(_ name: String, _ role: Role = .model) -> Trace.Event {
    .participant(.init(name: name, type: name, role: role))
  }

  private func hold(
    _ from: String, _ property: String, _ to: String, _ strength: Trace.Reference.Strength
  ) -> Trace.Event {
    .reference(.init(from: from, property: property, to: to, strength: strength))
  }

  /// Of objects only.
  private func objects(_ before: [Trace.Event], _ after: [Trace.Event]) -> String? {
    facts(before, after).sentences.first
  }

  @Test func `objects that live longer, that are new and that are gone are told, with their views`()
  {
    let before = [
      object("Old"), object("Kept"), object("tableView", .view), .release(.init(object: "Kept")),
      .release(.init(object: "tableView")),
    ]
    let after = [
      object("Old"), object("Kept"), object("tableView", .view), .release(.init(object: "Old")),
      object("New", .service), object("label", .view), object("button", .view),
    ]
    #expect(
      objects(before, after)
        == "Objects: still alive: Kept, 1 view; new: New, 2 views; missing: Old.")
    #expect(facts(before, after).conversation.heading == "Conversation: the same messages.")
    #expect(!facts(before, after).isEmpty)
  }

  @Test func `views alone are not told`() {
    #expect(objects([object("A")], [object("A"), object("v", .view)]) == "Objects: the same.")
    #expect(facts([object("A")], [object("A"), object("v", .view)]).isEmpty)
  }

  @Test func `five objects are named, and more are counted`() {
    func made(_ count: Int) -> String? { objects([], (1...count).map { object("O\($0)") }) }
    #expect(made(5) == "Objects: new: O1, O2, O3, O4, O5.")
    #expect(made(6) == "Objects: new: O1, O2, O3, O4, O5, 1 more object.")
    #expect(made(7) == "Objects: new: O1, O2, O3, O4, O5, 2 more objects.")
  }

  @Test func `two references are named, with their strength, and more are counted`() {
    let both = [object("A"), object("B")]
    let more = [
      hold("A", "b", "B", .strong), hold("B", "a", "A", .weak), hold("A", "c", "B", .unowned),
      hold("B", "d", "A", .strong),
    ]
    func made(_ count: Int) -> String? { objects(both, both + more.prefix(count)) }
    #expect(made(1) == "Objects: A.b holds B strongly.")
    #expect(made(2) == "Objects: A.b holds B strongly; B.a holds A weakly.")
    #expect(
      made(3) == "Objects: A.b holds B strongly; B.a holds A weakly; 1 more reference differs.")
    #expect(
      made(4) == "Objects: A.b holds B strongly; B.a holds A weakly; 2 more references differ.")
    #expect(objects(both, both + [more[2]]) == "Objects: A.c holds B unowned.")
  }

  @Test func `what a view or a new object holds, and what is held as strongly before, is the same`()
  {
    let all = [object("A"), object("B"), object("v", .view)]
    let before = all + [hold("A", "old", "B", .strong)]
    let after =
      all + [
        hold("A", "new", "B", .strong), hold("v", "target", "A", .weak),
        hold("A", "v", "v", .strong),
      ]
    #expect(objects(before, after) == "Objects: the same.")
    let made = [object("N"), hold("N", "b", "B", .strong), hold("B", "n", "N", .strong)]
    #expect(objects(before, after + made) == "Objects: new: N.")
  }

  /// Of a run with a screen after each of its actions.
  private func screens(_ texts: String...) -> [Trace.Event] {
    texts.enumerated().flatMap { index, text in
      [
        Trace.Event.turn(.init(number: index + 1, action: "action \(index + 1)")),
        .screen(.init(turn: index + 1, text: text)),
      ]
    }
  }

  private func screen(_ before: [Trace.Event], _ after: [Trace.Event]) -> String? {
    facts(before, after).sentences.last
  }

  @Test func `words of a screen are what is inside of its frames`() {
    let before = screens("┌ Edit ─┐\n│ Hello   World │\n└───────┘")
    #expect(
      screen(before, screens("┌ Done ─┐\n│ Hello World │\n└───────┘"))
        == #"Screen: "Done" in place of "Edit"."#)
    #expect(screen(before, screens("│Hello World││Edit│")) == "Screen: the same.")
    #expect(
      screen(before, screens("│ Hello World │\n Edit │ More"))
        == #"Screen: "More" is there as well."#)
    #expect(screen(before, screens("│ Edit │")) == #"Screen: "Hello World" is missing."#)
  }

  @Test func `three words are quoted, and a word that is there twice is missing once`() {
    #expect(
      screen(screens("│ a │ b │ c │ e │ e │"), screens("│ e │"))
        == #"Screen: "a", "b", "c", … is missing."#)
    #expect(screen(screens("│ a │ b │ c │"), screens("")) == #"Screen: "a", "b", "c" is missing."#)
    #expect(screen(screens("│ a │ a │"), screens("│ a │")) == #"Screen: "a" is missing."#)
  }

  @Test func `where the ends are equal, the last action with another screen is named`() {
    let before = screens("a", "b", "c", "d")
    #expect(
      screen(before, screens("x", "y", "c", "d"))
        == #"Screen after action 2: "y" in place of "b"."#)
    #expect(screen(before, screens("x", "b", "c", "z")) == #"Screen: "z" in place of "d"."#)
    #expect(!facts(before, screens("x", "b", "c", "d")).isEmpty)
  }
}
