import struct LiveTesting.LiveTest
import Stage
import Testing

/// The tests that the shell shows for a pattern are tests of this project, too.
@MainActor struct LiveTests {
  @Test(arguments: await Pattern.all)
  func `a pattern's own tests pass`(_ pattern: Pattern) {
    let results = pattern.runTests().flatMap(\.results)
    #expect(!results.isEmpty || pattern.app != .usual)
    for result in results { #expect(result.outcome == .passed, "\(result.name)") }
  }

  @Test func `a failure says what did not hold, with both sides`() {
    #expect(
      FailingOnPurpose.tests.first?.run().words == [
        "rows.count == 3: it is 2, and should be 3",
        "rows: it is [\"Hello\", \"Work\"], and should be empty",
        "rows.contains(\"Work\"): it is true, and should be false",
        "rows.contains(\"Notes\"): it is false, and should be true",
        "rows.first { $0 == \"Notes\" }: it is nil",
      ])
  }

  @Test func `a suite that cannot be made fails each of its tests`() {
    #expect(FailingToBegin.tests.map { $0.run().words } == [["nil as String?: it is nil"]])
  }

  @Test func `comments are added to a failure, a test may have a name, and require ends it`() {
    let results = FailingInOtherWords.tests.map { ($0.name, $0.run().words) }
    #expect(
      results.map(\.0) == [
        "Comments are added", "What is required ends the test",
        "a condition that is required ends the test",
      ])
    #expect(
      results.map(\.1) == [
        [
          "rows.count == 3: it is 2, and should be 3 (one was made)",
          "rows: it is [\"Hello\", \"Work\"], and should be empty (all are deleted)",
        ],
        [
          "first == \"Work\": it is Hello, and should be Work",
          "rows.first { $0 == \"Notes\" }: it is nil (it was made)",
        ],
        ["rows.isEmpty: it is false, and should be true"],
      ])
  }

  @Test func `a test that waits for nothing fails, and does not hang`() {
    #expect(
      WaitingForNothing.tests.first?.run().words == ["it waits for something that does not come"])
  }

  @Test func `a test that waits for nothing says what did not hold before`() {
    #expect(
      WaitingAfterAFailure.tests.first?.run().words == [
        "rows: it is [\"Hello\", \"Work\"], and should be empty",
        "it waits for something that does not come",
      ])
  }
}

extension LiveTest.Outcome {
  /// Empty for a test that passed.
  fileprivate var words: [String] {
    if case .failed(let failures) = self { failures.map(\.words) } else { [] }
  }
}
