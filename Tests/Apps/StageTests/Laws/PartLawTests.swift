import Analysis
import Diagrams
import Lessons
import Stage
import TestSupport
import Testing
import Trace

/// A part of a run breaks no rule that the whole run keeps.
@MainActor struct PartLawTests {
  @Test(arguments: Seed.share(of: await Performance.all))
  func `no part of a run breaks what the run keeps`(_ performance: Performance) throws {
    try expectNoOtherBreaches(inPartsOf: performance.trace())
  }

  @Test(arguments: Seed.share(of: await MistakenPattern.all))
  func `a part of a run with a mistake breaks nothing else`(_ mistaken: MistakenPattern) throws {
    try expectNoOtherBreaches(inPartsOf: mistaken.trace())
  }

  @Test(arguments: Seed.share(of: await Performance.all))
  func `at its end, a part has the values and references of the whole run`(
    _ performance: Performance
  ) throws {
    let trace = try performance.trace()
    for part in Self.parts(of: trace) {
      let (end, kept) = (Self.end(of: part, in: trace), Set(part.participants.map(\.name)))
      let (whole, told) = (TraceState(trace.upTo(end)), TraceState(part.upTo(end)))
      for name in kept {
        #expect(
          told[name]?.properties == whole[name]?.properties, "\(part.header.part ?? ""): \(name)")
      }
      let holds = Ownership(of: trace, at: end).holds.filter {
        kept.isSuperset(of: [$0.holder, $0.held])
      }
      let toldHolds = Ownership(of: part, at: end).holds
      #expect(Set(toldHolds) == Set(holds), "\(part.header.part ?? "")")
    }
  }

  /// The last record that a part of some steps tells of; of other parts, the last of the run.
  private static func end(of part: Trace, in whole: Trace) -> Int {
    guard part.header.part?.hasPrefix("steps") == true else { return .max }
    let last = (part.messages.map(\.n) + part.stateChanges.map(\.n)).max() ?? 0
    let next = whole.records.first { record in
      if case .reference = record.event { false } else { record.n > last }
    }
    return next.map { $0.n - 1 } ?? .max
  }

  private func expectNoOtherBreaches(inPartsOf trace: Trace) throws {
    let contract = try Scenarios.contract(of: trace.header.pattern).contract
    let whole = trace.messagesByRecord
    let broken = contract.breaches(in: trace).map(\.message)
    for part in Self.parts(of: trace) {
      let kept = Set(part.messages.map(\.n))
      let known = Set(broken.compactMap { Self.nearest(to: $0, among: kept, in: whole) })
      let found = contract.breaches(in: part).map(\.message)
      #expect(known.isSuperset(of: found), "\(part.header.part ?? "")")
    }
  }

  /// Without each object and each kind of message, and each few steps.
  private static func parts(of trace: Trace) -> [Trace] {
    let drawn = Diagram(trace)
    let kinds = Set(trace.messages.map(\.message.kind.rawValue)).sorted()
    let hiding = (drawn.participants.map(\.id) + kinds).map { name in
      var filter = DiagramFilter()
      filter.hide = [name]
      return filter
    }
    let count = drawn.messages.count
    let ranges = stride(from: 1, through: count, by: 3).map { first in
      var filter = DiagramFilter()
      filter.steps = first...min(first + 4, count)
      return filter
    }
    return (hiding + ranges).map { TracePart(of: trace, $0, in: drawn).trace }
  }

  /// A change in a call that the part leaves out is in the part a change in the call around it.
  private static func nearest(
    to message: Int, among kept: Set<Int>, in whole: [Int: Trace.Message]
  ) -> Int? {
    var call: Int? = message
    while let n = call, let sent = whole[n], !kept.contains(n) || sent.from == sent.to {
      call = sent.parent
    }
    return call
  }
}

extension Trace {
  fileprivate func upTo(_ end: Int) -> Trace {
    Trace(header: header, records: records.filter { $0.n <= end })
  }
}
