import Foundation

/// The start of a random test case: the same seed makes the same case on every machine.
///
/// A failing case prints its seed. `LIFELINE_SEED=17 swift test --filter SameScreenTests` runs seed 17
/// alone.
public struct Seed: Hashable, Sendable, CustomStringConvertible {
  public let value: UInt64

  public init(_ value: UInt64) { self.value = value }

  public var description: String { "\(value) (LIFELINE_SEED=\(value) runs it alone)" }
}

extension Seed {
  /// The seeds of a property test. Their number is `LIFELINE_CASES`, or 10 when that is not set.
  ///
  /// - Parameters:
  ///   - first: the first seed; the others follow it.
  ///   - share: for a test with slow cases: the number of cases is divided by `share`, but at least one
  ///     case runs.
  public static func some(
    from first: UInt64 = 1, oneIn share: UInt64 = 1,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Seed] {
    if let alone = number("LIFELINE_SEED", in: environment) { return [Seed(alone)] }
    let count = (cases(in: environment) - 1) / share + 1
    return (first..<first + count).map(Seed.init)
  }

  /// A part of a list of slow cases: all of them when `LIFELINE_CASES` is 500 or more, every fiftieth
  /// case when it is 10.
  public static func share<Case>(
    of list: [Case], environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Case] {
    let step = max(500 / Int(clamping: cases(in: environment)), 1)
    return stride(from: 0, to: list.count, by: step).map { list[$0] }
  }

  private static func cases(in environment: [String: String]) -> UInt64 {
    max(number("LIFELINE_CASES", in: environment) ?? 10, 1)
  }

  private static func number(_ name: String, in environment: [String: String]) -> UInt64? {
    guard let text = environment[name] else { return nil }
    let number = UInt64(text)
    precondition(number != nil, "\(name) must be a number, not \"\(text)\".")
    return number
  }
}
