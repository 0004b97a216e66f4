import Cells
import Diagrams
import Trace

/// Messages of a diagram as a table: number, kind, from whom to whom, and what. Changes of state may be between them.
struct MessageList {
  /// A message, or a change under the number of the message that brought it.
  struct Row {
    let number: Int
    let item: Diagram.Item
  }

  private let diagram: Diagram
  private let rows: [Row]
  private let closing: [String]
  private let signs: Charset
  private let names: [String: String]
  private let numberWidth: Int
  private let kindWidth: Int

  /// All messages of a diagram, with counts of what is in it.
  init(_ diagram: Diagram, _ options: Options) {
    self.init(
      diagram, options, rows: diagram.messages.map { Row(number: $0.number, item: .message($0)) },
      closing: diagram.closing(options.charset))
  }

  /// Some messages and changes of a diagram.
  init(_ diagram: Diagram, _ options: Options, rows: [Row], closing: [String] = []) {
    self.diagram = diagram
    self.rows = rows
    self.closing = closing
    signs = options.charset
    names = Dictionary(diagram.participants.map { ($0.id, $0.name) }) { first, _ in first }
    numberWidth = String(rows.last?.number ?? 0).count
    kindWidth = rows.compactMap(\.item.message?.kind?.rawValue.count).max() ?? 1
  }

  func styled(width: Int) -> Styled {
    let table = Rows(
      rows: rows.compactMap(columns), style: .plain, indent: 0, longestTerm: 60,
      hanging: numberWidth + 2)
    return .stack([table.styled(width: width), .wrapped(closing, to: width, .faint)])
  }

  private func columns(_ row: Row) -> (term: String, text: String)? {
    let number = String(row.number).padded(to: numberWidth, at: .trailing)
    switch row.item {
    case .message(let message):
      return ("\(margin(message))\(number)  \(term(message))", text(message))
    case .change(let change):
      let sign = "\(signs.change)".padded(to: kindWidth)
      let values = "\(change.old ?? "") \(signs.becomes) \(change.new)"
      return (
        "\(number)  \(sign)  \(name(change.owner))", "\(change.property) \(values)".printable
      )
    default: return nil
    }
  }

  /// Where a lens is on, a sign next to what belongs to it.
  private func margin(_ message: Diagram.Message) -> String {
    guard diagram.remarks.lens != nil else { return "" }
    return message.emphasis == .highlighted ? "\(signs.lens)" : " "
  }

  private func term(_ message: Diagram.Message) -> String {
    let kind = (message.kind?.rawValue ?? "").padded(to: kindWidth)
    return "\(kind)  \(name(message.from)) \(signs.becomes) \(name(message.to))"
  }

  private func text(_ message: Diagram.Message) -> String {
    let breach = message.breach.map { " \(signs.breach) \($0)" } ?? ""
    return (message.text + breach).printable
  }

  private func name(_ id: String) -> String { (names[id] ?? id).printable }
}
