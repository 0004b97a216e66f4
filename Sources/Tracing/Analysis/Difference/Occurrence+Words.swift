import Localization
import Trace

extension Occurrence {
  /// What happened, on one line: `PlayVC -> Hello: setName("Hi")`.
  public var words: String {
    switch record.event {
    case .turn(let turn): "── \(words(on: turn)) ──"
    case .message(let message):
      "\(message.from) -> \(message.to): \(message.call)" + kindWords(message.kind) + resultWords
    case .state(let change):
      "\(change.owner).\(change.property) \(change.old.map { "\($0) → " } ?? "= ")\(change.new)"
    case .release(let release): "\(release.object) released"
    case .participant, .reference, .return, .screen: ""
    }
  }

  /// The number is that of the drawing, which names an action only once.
  private func words(on turn: Trace.Turn) -> String {
    continues ? localized("turn \(turn.number) (\(turn.action))") : turn.action
  }

  private func kindWords(_ kind: MessageKind) -> String {
    kind == .call || kind == .user ? "" : " [\(kind.rawValue)]"
  }

  /// What the call of a message brought back, after a comma; empty for nothing.
  public var resultWords: String {
    if let error = result?.error { return ", throws \(error)" }
    return result?.value.map { ", returns \($0)" } ?? ""
  }
}

extension TraceDifference.Mark {
  /// One character, so that no colour is needed.
  public var sign: String {
    switch self {
    case .same: " "
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .moved: ">"
    case .movedAway: "<"
    }
  }
}

extension TraceDifference {
  /// `5 differences: 2 added (with 4 inside), 1 moved, 2 changed`
  public var summary: String {
    let counts: [(Int, String)] = [
      (count(of: .added), withInside(.added, localized("\(count(of: .added)) added"))),
      (count(of: .removed), withInside(.removed, localized("\(count(of: .removed)) removed"))),
      (count(of: .moved), localized("\(count(of: .moved)) moved")),
      (count(of: .changed), localized("\(count(of: .changed)) changed")),
    ]
    let parts = counts.filter { $0.0 > 0 }.map(\.1).commaSeparated
    let total = differences.count
    return localized(total, one: "1 difference: \(parts)", other: "\(total) differences: \(parts)")
  }

  /// A call counts as one, with all that is inside of it.
  private func withInside(_ mark: Mark, _ words: String) -> String {
    let inside = countInside(of: mark)
    return inside == 0 ? words : localized("\(words) (with \(inside) inside)")
  }
}

extension DifferenceLine {
  /// Begins with the sign of its mark. A changed occurrence takes two lines.
  ///
  /// - Parameter step: how many spaces deeper each level is.
  public func text(indent step: Int = 2) -> [String] {
    func indent(_ depth: Int) -> String { String(repeating: " ", count: min(depth, 12) * step) }
    switch self {
    case .same(let count, let depth):
      let words = localized(count, one: "… 1 the same", other: "… \(count) the same")
      return ["  " + indent(depth) + words]
    case .row(let row): return row.text(indent(row.depth))
    }
  }
}

extension TraceDifference.Row {
  fileprivate func text(_ indent: String) -> [String] {
    let start = "\(mark.sign) \(indent)"
    switch mark {
    case .changed:
      return [
        "\(start)\(before?.numbered ?? "")",
        "\(start)\(localized("now")) \(after?.numbered ?? "")",
      ]
    case .moved:
      let place = before?.number.map { localized(" (was \($0))") } ?? ""
      let former = isEdited ? before.map { localized(", changed from \($0.words)") } ?? "" : ""
      return [start + (after?.numbered ?? "") + place + former]
    case .movedAway:
      let place = after?.number.map { localized(" (now \($0))") } ?? localized(" (moved)")
      return [start + (before?.numbered ?? "") + place]
    case .same, .added, .removed: return [start + ((after ?? before)?.numbered ?? "")]
    }
  }
}

extension Occurrence {
  /// With the number of a message before it.
  fileprivate var numbered: String { number.map { "\($0) \(words)" } ?? words }
}
