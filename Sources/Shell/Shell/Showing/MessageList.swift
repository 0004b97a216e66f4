import Cells
import Diagrams

/// The messages of a diagram as a table: number, kind, from whom to whom, and what.
struct MessageList {
  private let diagram: Diagram
  private let arrow: String
  private let signs: Charset

  init(_ diagram: Diagram, _ options: Options) {
    self.diagram = diagram
    signs = options[.ascii] ? .ascii : .unicode
    arrow = " \(signs.becomes) "
  }

  func styled(width: Int) -> Styled {
    let rows = Rows(
      rows: diagram.messages.map { (term($0), text($0)) }, style: .plain, indent: 0,
      longestTerm: 60, hanging: numberWidth + 2)
    let closing = diagram.closing(signs)
    return .stack([
      rows.styled(width: width),
      Styled(closing.flatMap { $0.wrapped(to: width) }.map { .init([.init($0, .faint)]) }),
    ])
  }

  private func term(_ message: Diagram.Message) -> String {
    let number = String(message.number).padded(to: numberWidth, at: .trailing)
    let kind = (message.kind?.rawValue ?? "").padded(to: kindWidth)
    let sign = message.emphasis == .highlighted ? "\(signs.lens)" : " "
    let margin = diagram.folded.lens == nil ? "" : sign
    return "\(margin)\(number)  \(kind)  \(name(message.from))\(arrow)\(name(message.to))"
  }

  private func text(_ message: Diagram.Message) -> String {
    let breach = message.breach.map { " \(signs.breach) \($0)" } ?? ""
    return (message.text + breach).printable
  }

  private func name(_ id: String) -> String {
    (diagram.participants.first { $0.id == id }?.name ?? id).printable
  }

  private var numberWidth: Int { String(diagram.messages.last?.number ?? 0).count }

  private var kindWidth: Int { diagram.messages.compactMap(\.kind?.rawValue.count).max() ?? 0 }
}
