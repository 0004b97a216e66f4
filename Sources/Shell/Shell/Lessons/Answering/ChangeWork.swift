import Lessons

/// A page on which something is changed, and what the learner has done there: guessed, and looked at variants.
struct ChangeWork {
  let variations: Variations
  /// In the learner's words; `nil` for none.
  var guess: String?
  /// The variants that were looked at, counted from 0.
  private var seen: Set<Int> = []

  /// Whether anything changed was seen on another visit.
  private let wasDone: Bool

  init(_ variations: Variations, wasDone: Bool = false) {
    (self.variations, self.wasDone) = (variations, wasDone)
  }

  var letters: [String] { variations.variants.indices.map { Letters.letter($0) } }

  /// Whether the learner has seen anything changed. The first variant is the pattern as it is.
  var isDone: Bool { wasDone || seen.contains { $0 > 0 } }

  mutating func see(_ index: Int) { seen.insert(index) }

  /// Whether it shows the same variants of the same run. Their words may differ.
  func isSame(as other: ChangeWork) -> Bool {
    variations.run.source == other.variations.run.source
      && variations.variants.map(\.name) == other.variations.variants.map(\.name)
  }

  /// With what was done on an older version of the page.
  func carryingOn(from old: ChangeWork?) -> ChangeWork {
    guard let old, old.letters == letters else { return self }
    var work = ChangeWork(variations, wasDone: wasDone || old.wasDone)
    (work.guess, work.seen) = (old.guess, old.seen)
    return work
  }
}
