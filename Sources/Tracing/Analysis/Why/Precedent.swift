import Trace

/// How an object, or another of its type, was told before, and how far it went in the same way this time.
public struct Precedent: Equatable, Sendable {
  /// The messages of the earlier way, up to the object.
  public let earlier: [Int]
  /// The messages of this time that are like the first ones of the earlier way.
  public let again: [Int]
  /// A property in which the earlier sender held its receiver, and which is empty this time.
  public let lostHold: LostHold?

  public struct LostHold: Equatable, Sendable {
    public var holder: String
    public var property: String
    public var held: String
    /// The object of the same type that holds nothing there.
    public var lacking: String
  }

  /// The message that came this time, after which the way breaks off.
  public var lastAgain: Int? { again.last }
  /// The message that came before and is missing this time.
  public var missing: Int { earlier[again.count] }
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
    let told = trace.messages.filter { n, message in
      n < start && message.kind.isEvent && message.from != message.to
        && types[message.to] == types[object]
    }
    let candidates = told.filter { $0.message.to == object }.suffix(3) + told.suffix(3)
    let found = candidates.compactMap { candidate in
      finder.chain(to: candidate.n).flatMap { compare($0.steps.map(\.message)) }
    }
    return found.max { $0.again.count < $1.again.count }
  }

  private func compare(_ earlier: [Int]) -> Precedent? {
    let messages = Dictionary(trace.messages.map { ($0.n, $0.message) }) { first, _ in first }
    var again: [Int] = []
    for n in earlier {
      guard let old = messages[n],
        let new = trace.messages.first(where: { other, message in
          other >= start && other > again.last ?? 0 && isLike(message, old)
        })
      else { break }
      again.append(new.n)
    }
    guard again.count > 1, again.count < earlier.count, let missing = messages[earlier[again.count]],
      let last = again.last.flatMap({ messages[$0] }), types[last.to] == types[missing.from]
    else { return nil }
    return Precedent(
      earlier: earlier, again: again, lostHold: lostHold(missing, now: last.to))
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
