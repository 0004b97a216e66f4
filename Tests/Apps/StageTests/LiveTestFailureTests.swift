import LiveTesting
import Stage
import class ToyKit.Suspension

/// A test that fails on purpose, to test its failures.
@Suite struct FailingOnPurpose {
  @Test func `says what does not hold, and goes on`() throws {
    let rows = ["Hello", "Work"]
    #expect(rows.count == 3)
    #expect(rows.isEmpty)
    _ = try require(rows.first { $0 == "Notes" }, "row called Notes")
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
