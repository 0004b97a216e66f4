/// The calls that have not ended, when records are read one after the other.
///
/// Not every trace tells how calls return. So a call has also ended when something happens that is not inside of it.
public struct OpenCalls<Call> {
  /// The outermost first. Those inside have greater numbers.
  private var calls: [(message: Int, call: Call)] = []

  public init() {}

  public var isEmpty: Bool { calls.isEmpty }

  public var innermost: Call? { calls.last?.call }

  /// The number of the innermost one of some calls.
  public func innermostNumber(where isMeant: (Call) -> Bool) -> Int? {
    calls.last { isMeant($0.call) }?.message
  }

  /// - Parameter message: the number of its record.
  public mutating func begin(_ message: Int, _ call: Call) { calls.append((message, call)) }

  /// Ends the innermost call, unless it is this message: then, and when no call is open, the result is `nil`.
  public mutating func endInnermost(unless message: Int?) -> Call? {
    guard let last = calls.last, last.message != message else { return nil }
    calls.removeLast()
    return last.call
  }

  /// Ends the calls inside of a message, because something happens directly in it.
  ///
  /// - Parameter message: `nil` for what happens outside of all calls.
  public mutating func goBack(to message: Int?) { while endInnermost(unless: message) != nil {} }

  /// Ends a call, and with it all calls inside of it.
  public mutating func end(_ message: Int) {
    goBack(to: message)
    _ = calls.popLast()
  }

  /// Calls may be nested deep, so half of them is left out at each step.
  func contains(_ message: Int) -> Bool {
    var rest = calls[...]
    while !rest.isEmpty {
      let middle = (rest.startIndex + rest.endIndex) / 2
      if rest[middle].message == message { return true }
      rest = rest[middle].message < message ? rest[(middle + 1)...] : rest[..<middle]
    }
    return false
  }
}

extension OpenCalls: Sendable where Call: Sendable {}
