import Analysis
import Cells
import Diagrams
import Localization
import Trace

extension TraceDifference {
  /// The difference as a sequence diagram: what differs on a coloured ground and with its sign, the calls around it, and
  /// counts of what both runs have.
  ///
  /// - Parameter lines: of the difference, from the first on.
  public func diagram(of lines: some Sequence<DifferenceLine>) -> Diagram {
    var builder = DifferenceDiagram(roles)
    for line in lines { builder.add(line) }
    return builder.diagram
  }

  /// As many of the lines as Mermaid's source has room for, and the source.
  func mermaid(limit: Int) -> (shown: Int, source: String) {
    let lines = lines
    let source = { (count: Int) in diagram(of: lines.prefix(count)).mermaid }
    let tooMany = (1..<lines.count + 1).partitioningIndex { source($0).utf16.count > limit }
    return (tooMany - 1, source(tooMany - 1))
  }
}

/// Draws line by line. Neighbours with the same mark share a ground.
private struct DifferenceDiagram {
  private let roles: [String: Role]
  private var items: [Diagram.Item] = []
  private var participants: [Diagram.Participant] = []
  private var known: Set<String> = []
  private var ground: TraceDifference.Mark = .same
  private var messages = 0

  init(_ roles: [String: Role]) { self.roles = roles }

  /// With every ground closed. A diagram needs at least one lifeline.
  var diagram: Diagram {
    var copy = self
    copy.beginGround(of: .same)
    if copy.participants.isEmpty { copy.participants = [.init(id: "run")] }
    return Diagram(participants: copy.participants, items: copy.items)
  }

  mutating func add(_ line: DifferenceLine) {
    switch line {
    case .same(let count, _):
      beginGround(of: .same)
      note(over: [], localized(count, one: "… 1 the same", other: "… \(count) the same"))
    case .row(let row):
      beginGround(of: row.mark)
      add(row)
    }
  }

  private mutating func add(_ row: TraceDifference.Row) {
    guard let occurrence = row.mark == .movedAway ? row.before : row.after ?? row.before else {
      return
    }
    let words = row.drawnWords
    switch occurrence.record.event {
    case .message(let message): add(message, words)
    case .state(let change):
      lifeline(change.owner)
      note(over: [change.owner], words)
    case .release(let release):
      lifeline(release.object)
      note(over: [release.object], words)
    default: note(over: [], words)
    }
  }

  private mutating func add(_ message: Trace.Message, _ words: String) {
    lifeline(message.from)
    lifeline(message.to)
    messages += 1
    var drawn = Diagram.Message(
      number: messages, kind: message.kind, from: message.from, to: message.to, text: words)
    drawn.creates = false
    items.append(.message(drawn))
  }

  /// Notes over nothing reach over all lifelines that there are.
  private mutating func note(over objects: [String], _ words: String) {
    items.append(.note(.init(over: objects, text: words)))
  }

  private mutating func lifeline(_ name: String) {
    guard known.insert(name).inserted else { return }
    participants.append(.init(id: name, role: roles[name]))
  }

  /// Ends the ground before, if it is another.
  private mutating func beginGround(of mark: TraceDifference.Mark) {
    guard mark != ground else { return }
    if ground.color != nil { items.append(.end(.rect)) }
    if let color = mark.color { items.append(.frame(.init(.rect, color))) }
    ground = mark
  }
}

extension TraceDifference.Row {
  /// The sign, and what was there before a change.
  fileprivate var drawnWords: String {
    let start = mark == .same ? "" : mark.sign + " "
    let words = (mark == .movedAway ? before : after ?? before)?.drawn ?? ""
    let remark =
      switch mark {
      case .changed: localized(" (was: \(formerWords))")
      case .moved where isEdited: localized(" (moved here, was: \(formerWords))")
      case .moved: localized(" (moved here)")
      case .movedAway: localized(" (moved away)")
      case .same, .added, .removed: ""
      }
    return start + words + remark
  }

  /// The arrow shows the ends and the kind. Only where one of them changed, the words name them.
  private var formerWords: String {
    guard let old = before?.message, let new = after?.message, old.from == new.from,
      old.to == new.to, old.kind == new.kind
    else { return before?.words ?? "" }
    return before?.drawn ?? ""
  }
}

extension Occurrence {
  /// The words next to an arrow do not name its ends, and the drawing adds the kind.
  fileprivate var drawn: String {
    guard let message else { return words }
    return message.call + resultWords
  }
}

extension TraceDifference.Mark {
  /// The colour of the ground, which lets light and dark pages through; `nil` for none.
  fileprivate var color: String? {
    switch self {
    case .same: nil
    case .added: "rgba(46, 160, 67, 0.2)"
    case .removed: "rgba(248, 81, 73, 0.2)"
    case .changed: "rgba(210, 153, 34, 0.25)"
    case .moved, .movedAway: "rgba(56, 139, 253, 0.2)"
    }
  }
}
