import Trace

/// Two conversations laid side by side by what happens in them.
public struct PhaseAlignment: Equatable, Sendable {
  /// What both have, or what only one of them has.
  public enum Row: Equatable, Sendable {
    case both(PhaseStretch, PhaseStretch)
    case first(PhaseStretch)
    case second(PhaseStretch)

    public var isCommon: Bool { if case .both = self { true } else { false } }

    public var phase: Phase {
      switch self {
      case .both(let stretch, _), .first(let stretch), .second(let stretch): stretch.phase
      }
    }
  }

  /// In the order of both conversations.
  public let rows: [Row]

  public init(_ first: [PhaseStretch], _ second: [PhaseStretch]) {
    var likenesses: [Likeness: Int] = [:]
    func number(_ stretch: PhaseStretch) -> Int {
      let (likeness, next) = (Likeness(stretch), likenesses.count)
      likenesses[likeness, default: next] += 0
      return likenesses[likeness] ?? next
    }
    let pairs = CommonSequence(before: first.map(number), after: second.map(number)) {
      first[$0].fit(to: second[$1])
    }.pairs
    var rows: [Row] = []
    var (here, there) = (0, 0)
    for pair in pairs + [(first.count, second.count)] {
      rows += first[here..<pair.before].map(Row.first) + second[there..<pair.after].map(Row.second)
      if pair.before < first.count { rows.append(.both(first[pair.before], second[pair.after])) }
      (here, there) = (pair.before + 1, pair.after + 1)
    }
    self.rows = rows
  }

  /// The row where they part first; `nil` when they do not.
  public var parting: Row? { rows.first { !$0.isCommon } }
}

/// The same for stretches that fit best.
private struct Likeness: Hashable {
  let action: Int
  let phase: Phase
  let kinds: [MessageKind]

  init(_ stretch: PhaseStretch) {
    (action, phase, kinds) = (stretch.action, stretch.phase, stretch.kinds)
  }
}

extension PhaseStretch {
  /// Actions and changes of the model are what conversations turn on. Among stretches of one phase, those whose messages
  /// are sent in the same way fit better.
  fileprivate func fit(to other: PhaseStretch) -> Int {
    guard action == other.action, phase == other.phase else { return 0 }
    return (phase == .action || phase == .change ? 6 : 4) + (kinds == other.kinds ? 1 : 0)
  }
}
