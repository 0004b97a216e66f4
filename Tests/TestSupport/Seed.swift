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
  /// The seeds of a property test. Their number is `LIFELINE_CASES`, or 10 when that is not set. They follow from
  /// the text `LIFELINE_SEEDS`, such as the name of a commit, and are small numbers when that is not set.
  ///
  /// - Parameters:
  ///   - first: sets the seeds of this test apart from those of other tests.
  ///   - share: for a test with slow cases: the number of cases is divided by `share`, but at least one
  ///     case runs.
  public static func some(
    from first: UInt64 = 1, oneIn share: UInt64 = 1,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Seed] {
    if let alone = number("LIFELINE_SEED", in: environment) { return [Seed(alone)] }
    let count = (cases(in: environment) - 1) / share + 1
    let first = base(in: environment) + first
    return (first..<first + count).map(Seed.init)
  }

  /// The seeds of a property test that is about each element of a list, such as all patterns. Where `some(from:oneIn:)`
  /// would take less than one case, only some of the elements are tried; which ones follows from `LIFELINE_SEEDS`.
  public static func some<Element>(
    for list: [Element], from first: UInt64 = 1, oneIn share: UInt64,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [(Element, Seed)] {
    let seeds = some(from: first, oneIn: share, environment: environment)
    let isShortened = environment["LIFELINE_SEED"] == nil && cases(in: environment) < share
    let step = isShortened ? Int(share / cases(in: environment)) : 1
    return part(of: list, oneIn: step, environment).flatMap { element in
      seeds.map { (element, $0) }
    }
  }

  /// A part of a list of slow cases: all of them when `LIFELINE_CASES` is `all` or more, every fiftieth case when it is 10
  /// and `all` is not said. Which ones follows from `LIFELINE_SEEDS`.
  ///
  /// While files are recorded, all of them are.
  ///
  /// - Parameter all: 30 for what `.ci/run` tries as a whole, of which `.ci/test` tries every third case.
  public static func share<Case>(
    of list: [Case], allWith all: Int = 500,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> [Case] {
    let step =
      environment["LIFELINE_RECORD"] == "1" ? 1 : all / Int(clamping: cases(in: environment))
    return part(of: list, oneIn: max(step, 1), environment)
  }

  private static func part<Case>(
    of list: [Case], oneIn step: Int, _ environment: [String: String]
  ) -> [Case] {
    guard step > 1, !list.isEmpty else { return list }
    let start = Int(base(in: environment) % UInt64(list.count))
    return stride(from: 0, to: list.count, by: step).map { list[(start + $0) % list.count] }
  }

  private static func cases(in environment: [String: String]) -> UInt64 {
    max(number("LIFELINE_CASES", in: environment) ?? 10, 1)
  }

  /// A number of at most ten digits, for people to type.
  private static func base(in environment: [String: String]) -> UInt64 {
    guard let text = environment["LIFELINE_SEEDS"], !text.isEmpty else { return 0 }
    // FNV-1a, since `hashValue` differs from run to run.
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return hash % 10_000_000_000
  }

  private static func number(_ name: String, in environment: [String: String]) -> UInt64? {
    guard let text = environment[name] else { return nil }
    let number = UInt64(text)
    precondition(number != nil, "\(name) must be a number, not \"\(text)\".")
    return number
  }
}
