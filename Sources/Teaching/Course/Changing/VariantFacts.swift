import Analysis
import Cells
import Diagrams
import Lessons
import Stage
import Trace

/// What one change of a pattern changes in a run. Each fact is computed from the run as it is and the same run with the
/// change.
public struct VariantFacts {
  public let conversation: ConversationFacts
  /// Rules that only the run with the change breaks, as clauses; `nil` where the pattern has no contract.
  let broken: [String]?
  let objects: ObjectFacts
  let screen: ScreenFacts

  /// Whether anything differs that is shown.
  var isEmpty: Bool {
    conversation.isEmpty && (broken ?? []).isEmpty && objects.isEmpty && screen.isEmpty
  }

  init(_ before: FilteredRun, _ after: FilteredRun, contract: Contract?) {
    conversation = ConversationFacts(before, after)
    broken = contract.map { contract in
      let known = Set(contract.breaches(in: before.trace).map(\.wording))
      return contract.breaches(in: after.trace).map(\.wording).uniqued()
        .filter { !known.contains($0) }
    }
    objects = ObjectFacts(before.trace, after.trace)
    screen = ScreenFacts(before.trace, after.trace)
  }
}

extension Course {
  /// What a variant changes in the run of its page; `nil` for the pattern as it is.
  public func facts(
    of variant: Variations.Variant, in variations: Variations
  ) throws(FilteredRunProblem) -> VariantFacts? {
    guard let first = variations.variants.first, variant != first else { return nil }
    let after = try watch(variations.request(for: variant))
    return VariantFacts(
      try watch(variations.request(for: first)), after,
      contract: contract(of: after.trace.header.pattern))
  }
}
