import Cells
import Diagrams

// A part of a diagram in few rows: a row for each message where that is possible.

extension Diagram {
  /// As it is in sentences; `nil` where there is no room for all lifelines: with widgets in their screens, messages would
  /// be missing.
  func inFewRows(_ options: Options, width: Int) -> Diagram? {
    guard !options[.plain] else { return self }
    guard let canvas = Canvas(DiagramStream(self), options, width: width),
      canvas.diagram.extent.messages == messages.count
    else { return nil }
    return inFewRows(withChanges: canvas.isLadder) { item in
      var trial = canvas
      return trial.append(item).count
    }
  }

  /// - Parameters:
  ///   - withChanges: whether the row of a message can show a change.
  ///   - rows: counts the rows of an item.
  func inFewRows(
    withChanges: Bool, _ rows: (Diagram.Item) -> Int
  ) -> Diagram {
    var diagram = self
    diagram.items = []
    var rest = items[...]
    while let item = rest.popFirst() {
      guard case .message(let message) = item else {
        diagram.items.append(item)
        continue
      }
      let change = rest.first?.change(by: message)
      if change != nil { rest.removeFirst() }
      diagram.items += ShortMessage(message: message, change: change, mayMerge: withChanges)
        .items(rows)
    }
    return diagram
  }
}

/// A message with a change of its receiver, in as few rows as possible: without some arguments, and with the change in
/// its row.
private struct ShortMessage {
  let message: Diagram.Message
  let change: Diagram.Change?
  let mayMerge: Bool

  /// The fullest of those with the fewest rows.
  func items(_ rows: (Diagram.Item) -> Int) -> [Diagram.Item] {
    var best: (items: [Diagram.Item], rows: Int)?
    for items in forms {
      let count = items.reduce(0) { $0 + rows($1) }
      if count == 1 { return items }
      if best.map({ count < $0.rows }) ?? true { best = (items, count) }
    }
    return best?.items ?? []
  }

  /// The first is the one to choose among equals. Two rows are easier to read when the second is that of the change.
  private var forms: [[Diagram.Item]] {
    let short = [message] + (isFixed ? [] : message.shorter)
    let all = short + (message.outcome == nil ? [] : short.map { $0.with(nil) })
    guard let change else { return all.map { [.message($0)] } }
    let apart = all.map { [Diagram.Item.message($0), .change(change)] }
    guard mayMerge, !message.creates else { return apart }
    return apart + short.map { [.message($0.with(.change(change)))] }
  }

  private var isFixed: Bool { message.breach != nil || message.kind == .user }
}

extension Diagram.Item {
  /// The change, if it is one of the receiver of a message, and happened in it.
  fileprivate func change(by message: Diagram.Message) -> Diagram.Change? {
    guard case .change(let change) = self, change.inside == message.number,
      change.owner == message.to
    else { return nil }
    return change
  }
}

extension Diagram.Message {
  fileprivate func with(_ outcome: Outcome?) -> Diagram.Message {
    var message = self
    message.outcome = outcome
    return message
  }

  /// With ever fewer arguments.
  fileprivate var shorter: [Diagram.Message] {
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return [] }
    let name = String(text[..<open])
    let arguments = String(text[text.index(after: open)...].dropLast()).arguments
    let some = (1..<max(1, arguments.count)).reversed().map { count in
      "\(name)(\(arguments.prefix(count).joined(separator: ", ")), …)"
    }
    return (some + [name.last == " " ? String(name.dropLast()) : name]).map { words in
      var message = self
      message.text = words
      return message
    }
  }
}

extension String {
  /// The parts between the commas that are in no parentheses.
  fileprivate var arguments: [String] {
    var (arguments, depth) = ([""], 0)
    for sign in self {
      if "([{".contains(sign) { depth += 1 }
      if ")]}".contains(sign) { depth -= 1 }
      if sign == ",", depth == 0 {
        arguments.append("")
      } else if sign != " " || !arguments[arguments.count - 1].isEmpty {
        arguments[arguments.count - 1].append(sign)
      }
    }
    return arguments
  }
}
