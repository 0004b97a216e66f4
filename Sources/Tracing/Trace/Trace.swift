/// The ordered record of one run: what it was a run of, and everything that happened, in order.
///
/// A trace is a value. It is made by running the app, or by reading a file that was.
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
    public var app: String
    /// The pattern's id, as in commands: `mvc`, `mvvm-c`, `mvc-vs`, `mvp`, `viper`.
    public var pattern: String
    /// The scenario's name; `nil` when somebody played freely.
    public var scenario: String?
    /// Actions that ran before the first record; they are not part of the trace.
    public var setup: [String]
    public var actions: [String]
    /// The mistake that was switched on, such as `mvc.m1`.
    public var mistake: String?
    /// What was chosen of the run, as one would type it behind `diagram`; `nil` for the whole of it.
    public var part: String?
    /// Fields of a newer writer that this version does not know. Kept when written again.
    public var unknown: [String: JSON] = [:]

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

  /// One thing that happened. `n` counts all records of a trace and never repeats.
  public struct Record: Equatable, Sendable {
    public var n: Int
    public var event: Event
    /// Fields of a newer writer that this version does not know. Kept when written again.
    public var unknown: [String: JSON] = [:]

    public init(n: Int, event: Event) {
      self.n = n
      self.event = event
    }
  }
}
