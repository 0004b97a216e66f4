import LiveTesting
import Stage
import class ToyKit.Suspension

/// A test that fails on purpose, to test its failures.
@Suite struct FailingOnPurpose {
  @Test func `says what does not hold, and goes on`() throws {
    let rows = ["Hello", "Work"]
    #expect(rows.count == 3)
    #expect(rows.isEmpty)
    #expect(!rows.contains("Work"))
    #expect(rows.contains("Notes"))
    _ = try #require(rows.first { $0 == "Notes" })
  }
}

/// A suite that cannot always be made, and a test that says nothing of it.
@Suite struct FailingToBegin {
  init() throws { _ = try #require(nil as String?) }

  @Test func `never begins`() {}
}

/// Tests with comments and names, in the words of Swift Testing.
@Suite struct FailingInOtherWords {
  @Test("Comments are added") func comments() {
    let rows = ["Hello", "Work"]
    #expect(rows.count == 3, "one was made")
    #expect(rows.isEmpty, "all are \("deleted")")
  }

  @Test("What is required ends the test") func requires() throws {
    let rows = ["Hello", "Work"]
    let first = try #require(rows.first)
    #expect(first == "Work")
    try #require(rows.count == 2)
    _ = try #require(rows.first { $0 == "Notes" }, "it was made")
    #expect(rows.isEmpty)
  }

  @Test func `a condition that is required ends the test`() throws {
    let rows = ["Hello", "Work"]
    try #require(rows.isEmpty)
    #expect(rows.count == 3)
  }
}

/// A test that waits for an answer which nobody gives.
@Suite struct WaitingForNothing {
  @Test func `waits`() async throws { _ = try await Suspension<Int>().value() }
}

/// A test in which something does not hold before it waits for nothing.
@Suite struct WaitingAfterAFailure {
  @Test func `says what does not hold, and waits`() async throws {
    let rows = ["Hello", "Work"]
    #expect(rows.isEmpty)
    _ = try await Suspension<Int>().value()
  }
}
