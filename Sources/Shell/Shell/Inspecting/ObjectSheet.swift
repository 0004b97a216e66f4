import Analysis
import Cells
import Localization
import Trace

/// One object: what holds it, and what it holds.
struct ObjectSheet {
  let object: Trace.Participant
  let ownership: Ownership
  let isPlain: Bool
  /// Whether all is known that may hold an object.
  let isComplete: Bool

  func styled(width: Int) -> Styled {
    let holders = ownership.holders(of: object.name).filter { !$0.isStatic }.strongFirst
    let holds = ownership.holds(of: object.name).filter { !$0.isStatic }.strongFirst
    return .stack([
      .wrapped(
        "\(object.name.printable) (\(object.role.heading), \(object.type.printable))", to: width,
        .strong),
      holders.isEmpty
        ? .wrapped(localized("Held by no object."), to: width)
        : list(
          localized("Held by"), holders.map { ("\($0.holder.printable).\($0.property)", $0) },
          width),
      holds.isEmpty
        ? .wrapped(localized("Holds no object."), to: width)
        : list(
          localized("Holds"),
          holds.map { ("\($0.property) \($0.strength.arrow) \($0.held.printable)", $0) }, width),
      findings(width),
    ])
  }

  private func list(
    _ heading: String, _ holds: [(text: String, hold: Ownership.Hold)], _ width: Int
  ) -> Styled {
    let lines = holds.map { isPlain ? sentence($0.hold) : $0.text }
    let rows = zip(lines, holds).map { line, entry in
      (term: line, text: isPlain ? "" : entry.hold.strength.rawValue)
    }
    return Styled(heading, .heading)
      + Rows(rows: rows, style: .plain, longestTerm: 60, leastRoom: 7).styled(width: width)
  }

  private func sentence(_ hold: Ownership.Hold) -> String {
    let (holder, held) = (hold.holder.printable, hold.held.printable)
    return localized("\(holder) holds \(held) \(hold.strength.adverb) as \(hold.property).")
  }

  /// What keeps it alive, when that is not a root.
  private func findings(_ width: Int) -> Styled {
    guard ownership.unreachable.contains(object.name) else { return Styled() }
    let lines = ownership.findings(isPlain: isPlain, isComplete: isComplete)
    return .wrapped(lines, to: width, .strong)
  }
}

extension [Ownership.Hold] {
  fileprivate var strongFirst: [Ownership.Hold] {
    filter(\.isStrong) + filter { !$0.isStrong }
  }
}
