import Lessons

/// What a change does to the tests of a pattern.
struct TestCost: Equatable, Sendable {
  /// How many tests the pattern has.
  var before = 0
  /// How many of them are not there any more, or not with the same text.
  var changed = 0
  /// How many there are with the solution.
  var now = 0
  /// How many of these are new or have another text.
  var written = 0
  /// How many of those written need no view: neither the test, nor what its suite makes, names a class of the kit or a class
  /// that inherits from one.
  var withoutViews = 0
}

extension TestCost {
  /// - Parameters:
  ///   - before: all files of the pattern as it is.
  ///   - now: with the solution.
  init(from before: CodeFiles, to now: CodeFiles) {
    let (old, new) = (TestCode.tests(in: before), TestCode(now))
    let (oldTexts, newTexts) = (Set(old.map(\.key)), Set(new.tests.map(\.key)))
    let written = new.tests.filter { !oldTexts.contains($0.key) }
    self.init(
      before: old.count, changed: old.count { !newTexts.contains($0.key) },
      now: new.tests.count, written: written.count,
      withoutViews: written.count { !new.needsViews($0) })
  }
}
