import Cells
import Diagrams
import Localization
import Trace

extension ContractSheet {
  /// The table, drawn with the names above its columns as above lifelines. It fits where a table of words does not.
  ///
  /// - Parameter width: in cells. `nil` when there is no room for it.
  public func matrix(width: Int) -> [Styled.Line]? {
    let start = (senders.map(\.heading.count).max() ?? 0) + 2
    let longest = cells.map { Self.words($0, charset).count }.max() ?? 1
    let step = [5, 4, 3].first { step in
      step > longest
        && receivers.enumerated().allSatisfy {
          start + $0.offset * step + 2 + $0.element.heading.count <= width
        }
    }
    return step.map { step in
      receivers.indices.map { head($0, start, step) } + senders.map { row($0, start, step) }
    }
  }

  private func head(_ index: Int, _ start: Int, _ step: Int) -> Styled.Line {
    let bars = String(repeating: String(charset.lifeline).padded(to: step), count: index)
    return Styled.Line([
      .init(String(repeating: " ", count: start)), .init(bars + "\(charset.head) ", .faint),
      .init(receivers[index].heading, .strong),
    ])
  }

  private func row(_ sender: Role, _ start: Int, _ step: Int) -> Styled.Line {
    let receivers = receivers
    let cells = receivers.enumerated().map { index, receiver in
      let cell = cell(sender, receiver)
      let words = Self.words(cell, charset)
      let isLast = index == receivers.count - 1
      return Styled.Span(isLast ? words : words.padded(to: step), Self.style(cell))
    }
    return Styled.Line([.init(sender.heading.padded(to: start), .strong)] + cells)
  }

  private static func words(_ cell: Cell, _ charset: Charset) -> String {
    if cell.isBroken { return "\(cell.count)\(charset.breach)" }
    if cell.count > 0 { return String(cell.count) }
    return cell.allowed.isEmpty ? charset.never : String(charset.creation)
  }

  private static func style(_ cell: Cell) -> Styled.Style {
    if cell.isBroken { return .failure }
    if cell.count > 0 { return .success }
    return cell.allowed.isEmpty ? .faint : .plain
  }

  /// What the signs of the matrix mean.
  public var legend: String {
    let signs = [
      use == nil ? nil : localized("a number: how often it was sent"),
      localized("\(charset.creation): allowed"), localized("\(charset.never): not allowed"),
      breaches.isEmpty ? nil : localized("\(charset.breach): sent, and breaks the contract"),
    ]
    return signs.compactMap { $0 }.joined(separator: charset.separator)
  }
}

extension Charset {
  fileprivate var never: String { self == .ascii ? "-" : "–" }
}
