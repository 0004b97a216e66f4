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
    let outcome = FailingOnPurpose.tests.first?.run()
    #expect(
      outcome
        == .failed([
          "rows.count == 3: it is 2, and should be 3", "rows.isEmpty",
          "it threw no row called Notes",
        ]))
  }

  @Test func `comments are added to a failure, a test may have a name, and require ends it`() {
    let results = FailingInOtherWords.tests.map { ($0.name, $0.run()) }
    #expect(
      results.map(\.0) == [
        "Comments are added", "What is required ends the test",
        "a condition that is required ends the test",
      ])
    #expect(
      results.map(\.1) == [
        .failed([
          "rows.count == 3: it is 2, and should be 3 (one was made)",
          "rows.isEmpty (all are deleted)",
        ]),
        .failed([
          "first == \"Work\": it is Hello, and should be Work",
          "rows.first { $0 == \"Notes\" }: it is nil (it was made)",
        ]),
        .failed(["rows.isEmpty"]),
      ])
  }

  @Test func `a test that waits for nothing fails, and does not hang`() {
    let outcome = WaitingForNothing.tests.first?.run()
    #expect(outcome == .failed(["it waits for something that does not come"]))
  }

  @Test func `a test that waits for nothing says what did not hold before`() {
    let outcome = WaitingAfterAFailure.tests.first?.run()
    #expect(outcome == .failed(["rows.isEmpty", "it waits for something that does not come"]))
  }
}
