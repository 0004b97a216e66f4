import Trace

/// How an object, or another of its type, was told before, and how far it went in the same way this time.
public struct Precedent: Equatable, Sendable {
  /// The message that came this time as it did before, and after which the way breaks off.
  public let again: Int
  /// The message that followed before, and is missing this time.
  public let missing: Int
  /// A property in which the earlier sender held its receiver, and which is empty this time.
  public let lostHold: LostHold?

  public struct LostHold: Equatable, Sendable {
    public var holder: String
    public var property: String
    public var held: String
    /// The object of the same type that holds nothing there.
    public var lacking: String
  }
}

/// Compares the part of a trace that is asked about with what came before it.
struct PrecedentSearch {
  let trace: Trace
  let start: Int
  private let types: [String: String]
  private let ownership: Ownership

  init(_ trace: Trace, from start: Int, _ ownership: Ownership) {
    self.trace = trace
    self.start = start
    self.ownership = ownership
    types = Dictionary(trace.participants.map { ($0.name, $0.type) }) { first, _ in first }
  }

  /// `nil` when nothing was told before, or when nothing of it happened again.
  func precedent(for object: String) -> Precedent? {
    let finder = CauseFinder(trace)
    let messages = Dictionary(trace.messages.map { ($0.n, $0.message) }) { first, _ in first }
    let told = trace.messages.filter { n, message in
      n < start && message.kind.isEvent && message.from != message.to
        && types[message.to] == types[object]
    }
    let candidates = told.filter { $0.message.to == object }.suffix(3) + told.suffix(3)
    let found = candidates.reversed().compactMap { candidate in
      finder.chain(to: candidate.n).flatMap { compare($0.steps.map(\.message), messages) }
    }
    return found.min { $0.rest < $1.rest }?.precedent
  }

  /// Finds the last step of an earlier way that came again, together with the step before it.
  ///
  /// - Returns: `rest` counts the steps that are missing.
  private func compare(
    _ earlier: [Int], _ messages: [Int: Trace.Message]
  ) -> (precedent: Precedent, rest: Int)? {
    let again = earlier.map { counterpart(of: $0, messages) }
    for index in earlier.indices.dropLast().reversed() {
      guard let now = again[index] else { continue }
      guard index == 0 || again[index - 1] != nil, let missing = messages[earlier[index + 1]],
        let last = messages[now], types[last.to] == types[missing.from]
      else { return nil }
      let cameElsewhere = trace.messages.contains {
        $0.n > now && $0.message.from == last.to && $0.message.text == missing.text
      }
      guard !cameElsewhere else { return nil }
      let precedent = Precedent(
        again: now, missing: earlier[index + 1], lostHold: lostHold(missing, now: last.to))
      return (precedent, earlier.count - index - 1)
    }
    return nil
  }

  /// The first message of this time that is like an earlier one.
  private func counterpart(of n: Int, _ messages: [Int: Trace.Message]) -> Int? {
    guard let old = messages[n] else { return nil }
    return trace.messages.first { $0.n >= start && isLike($0.message, old) }?.n
  }

  private func isLike(_ a: Trace.Message, _ b: Trace.Message) -> Bool {
    (a.kind, a.text, types[a.from], types[a.to]) == (b.kind, b.text, types[b.from], types[b.to])
  }

  private func lostHold(_ missing: Trace.Message, now sender: String) -> Precedent.LostHold? {
    guard sender != missing.from else { return nil }
    let own = Set(ownership.holds(of: sender).map(\.property))
    let hold = ownership.holds(of: missing.from).first {
      $0.held == missing.to && !own.contains($0.property)
    }
    return hold.map {
      .init(holder: $0.holder, property: $0.property, held: $0.held, lacking: sender)
    }
  }
}
