import Cells
import TestSupport
import Testing
import Trace

@testable import Diagrams

/// What holds of every look at every diagram.
@Suite struct FilterLawTests {
  @Test(arguments: Seed.some(oneIn: 4))
  func `hidden and shown are all there is`(seed: Seed) {
    let (whole, filter) = Self.generated(seed)
    let part = whole.filtered(by: filter)
    let hidden = part.remarks.hidden
    #expect(
      part.messages.count + hidden.messages == whole.messages.count, "seed \(seed): \(filter)")
    #expect(part.changes.count + hidden.changes == whole.changes.count, "seed \(seed): \(filter)")
    #expect(
      part.breaches.count + hidden.breaches == whole.breaches.count, "seed \(seed): \(filter)")
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `looking twice is looking once`(seed: Seed) {
    let (whole, filter) = Self.generated(seed)
    let part = whole.filtered(by: filter)
    let twice = part.filtered(by: filter)
    #expect(twice.items == part.items, "seed \(seed): \(filter)")
    #expect(twice.participants == part.participants, "seed \(seed): \(filter)")
    #expect(twice.remarks == part.remarks, "seed \(seed): \(filter)")
  }

  @Test(arguments: Seed.some(oneIn: 10))
  func `an empty filter changes nothing`(seed: Seed) {
    let (whole, _) = Self.generated(seed)
    #expect(whole.filtered(by: DiagramFilter()) == whole, "seed \(seed)")
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `numbers never change, nor does the order`(seed: Seed) {
    let (whole, filter) = Self.generated(seed)
    let all = Dictionary(uniqueKeysWithValues: whole.messages.map { ($0.number, $0) })
    let shown = whole.filtered(by: filter).messages
    #expect(shown.map(\.number) == shown.map(\.number).sorted(), "seed \(seed): \(filter)")
    for message in shown {
      #expect(message.record == all[message.number]?.record, "seed \(seed): \(filter)")
      #expect(message.inside == all[message.number]?.inside, "seed \(seed): \(filter)")
    }
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `every drawing fits, and says all that is shown`(seed: Seed) {
    let (whole, filter) = Self.generated(seed)
    let part = whole.filtered(by: filter)
    for width in [40, 80] {
      let ladder = part.ladder(.init(width: width))
      #expect(ladder.lines.allSatisfy { $0.cells <= width }, "seed \(seed): \(filter)")
    }
    let said = part.ladder(.init(width: 400)).plain
    for message in part.messages {
      #expect(said.contains("\(message.number) "), "seed \(seed): \(filter)")
      #expect(said.contains(message.text.printable), "seed \(seed): \(filter)")
    }
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `nobody is drawn who has nothing to do, and nobody is missing`(seed: Seed) {
    let (whole, filter) = Self.generated(seed)
    let part = whole.filtered(by: filter)
    let active = Set(part.items.flatMap(\.participants))
    let drawn = Set(part.participants.map(\.id))
    #expect(active.isSubset(of: drawn), "seed \(seed): \(filter)")
    let idle = drawn.subtracting(active).subtracting(filter.only + filter.focus)
    #expect(idle.isDisjoint(with: whole.items.flatMap(\.participants)), "seed \(seed): \(filter)")
  }

  @Test(arguments: Seed.some(oneIn: 4))
  func `frames begin and end`(seed: Seed) {
    let (whole, filter) = Self.generated(seed)
    var open = 0
    for item in whole.filtered(by: filter).items {
      if case .frame = item { open += 1 }
      if case .end = item { open -= 1 }
      #expect(open >= 0, "seed \(seed): \(filter)")
    }
    #expect(open == 0, "seed \(seed): \(filter)")
  }

  private static func generated(_ seed: Seed) -> (Diagram, DiagramFilter) {
    var random = SplitMix64(seed: seed)
    let trace = Trace.generated(&random)
    let marks = trace.messages.map(\.n).filter { _ in random.below(8) == 0 }
    let whole = Diagram(
      trace, showing: random.pick([.story, .all]),
      marks: Dictionary(uniqueKeysWithValues: marks.map { ($0, "not allowed") }))
    return (whole, .generated(&random, messages: max(1, whole.messages.count)))
  }
}
