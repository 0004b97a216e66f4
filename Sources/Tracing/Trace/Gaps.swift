extension Trace {
  /// What a trace does not have of its run.
  ///
  /// Depths are those of the whole run. So a message that is deeper than its parent makes it shows how many calls the
  /// part leaves out.
  public struct Gaps: Equatable, Sendable {
    /// The selected part of the run, in the words of the command `diagram`; `nil` for the whole run.
    public let part: String?
    /// Where the records of a whole run end too early; `nil` when they do not, or when the trace does not tell how calls
    /// and actions end.
    public let cut: Cut?
    private var missing: [Int: Int] = [:]
    private var inIncompleteCalls: Set<Int> = []

    /// Of a trace whose records are not kept. Missing calls are not counted.
    ///
    /// - Parameter finder: was shown all records.
    public init(_ header: Header, _ finder: CutFinder) {
      part = header.part
      cut = part == nil ? finder.cut(of: header.actions) : nil
    }

    fileprivate init(_ trace: Trace) {
      self.init(trace.header, CutFinder(trace))
      guard part != nil else { return }
      var depths: [Int: Int] = [:]
      for (n, message) in trace.messages {
        depths[n] = message.depth
        let expected = message.parent.flatMap { depths[$0] }.map { $0 + 1 } ?? 0
        if message.depth > expected { missing[n] = message.depth - expected }
        if missing[n] != nil || message.parent.map(inIncompleteCalls.contains) == true {
          inIncompleteCalls.insert(n)
        }
      }
    }

    /// How many calls between a message and its parent are missing; of a message without a parent, how many calls
    /// around it.
    public func callsMissing(above message: Int) -> Int { missing[message] ?? 0 }

    /// Whether any of the calls around a message is missing.
    public func lacksCall(around message: Int) -> Bool { inIncompleteCalls.contains(message) }
  }

  public var gaps: Gaps { Gaps(self) }
}
