@_exported import struct LiveTesting.LiveTest

/// Tests of one kind, and how they went.
public struct SuiteResult {
  public struct Result {
    public let name: String
    /// As it stands in the file.
    public let source: String
    public let outcome: LiveTest.Outcome
  }

  public let title: String
  public let results: [Result]

  public var hasPassed: Bool { results.allSatisfy { $0.outcome == .passed } }
}
