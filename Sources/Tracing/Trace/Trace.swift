/// The record of one run: what was run, and everything that happened, in order.
///
/// A trace is a value. You get it by running the app, or by reading a trace file.
public struct Trace: Equatable, Sendable {
  public var header: Header
  public var records: [Record]

  /// The largest number in a file: larger ones are not exact in JSON readers that use `Double`.
  static let largestNumber = 1 << 53 - 1
  /// No call of a file is nested deeper.
  static let greatestDepth = 1_000_000

  public init(header: Header, records: [Record] = []) {
    self.header = header
    self.records = records
  }

  /// What was run.
  public struct Header: Equatable, Sendable {
    /// The name of the app in the runs of leak checks, which no app has.
    public static let generatedApp = "generated"

    public var app: String
    /// The pattern's id, as in commands, such as `mvc`.
    public var pattern: String
    /// The scenario's name; `nil` for a run without a scenario.
    public var scenario: String?
    /// Actions that ran before the first record. What they did is not in the trace.
    public var setup: [String]
    /// The actions of the run, as they are typed.
    public var actions: [String]
    /// The mistake that was switched on, such as `mvc.m1`; `nil` for the right pattern.
    public var mistake: String?
    /// The selected part of the run, in the words of the command `diagram`; `nil` for the whole run.
    public var part: String?
    /// Fields that this version does not know. They are written again in their order, after the others. Of a number, the
    /// value is kept, not how it was written: `1e3` is written as `1000.0`.
    public var unknown: [JSON.Member] = []

    public init(
      app: String = "recordings", pattern: String, scenario: String? = nil,
      setup: [String] = [], actions: [String] = [], mistake: String? = nil
    ) {
      self.app = app
      self.pattern = pattern
      self.scenario = scenario
      self.setup = setup
      self.actions = actions
      self.mistake = mistake
    }
  }

  /// One thing that happened. Its number `n` is greater than all before it; numbers may have gaps.
  public struct Record: Equatable, Sendable {
    public var n: Int
    public var event: Event
    /// Fields that this version does not know. They are written again in their order, after the others. Of a number, the
    /// value is kept, not how it was written: `1e3` is written as `1000.0`.
    public var unknown: [JSON.Member] = []

    public init(n: Int, event: Event) {
      self.n = n
      self.event = event
    }
  }
}

extension Trace {
  /// A line of source code.
  public struct SourceLocation: Equatable, Hashable, Sendable {
    /// As the compiler names the file, by module and file name: `MVC/PlayViewController.swift`. This is no path:
    /// a trace from outside may contain anything, so nothing opens a file by it.
    public var file: String
    /// Counted from 1.
    public var line: Int

    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }
}
