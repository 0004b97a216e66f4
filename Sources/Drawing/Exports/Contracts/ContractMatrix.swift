import Cells
import Diagrams
import Localization
import Trace

/// The table of a contract, drawn with the names above its columns as above lifelines. It fits where a
/// table of words does not.
public struct ContractMatrix {
  private let sheet: ContractSheet
  private let receivers: [Role]
  private let start: Int
  private let step: Int

  /// - Parameter width: in cells. `nil` when there is no room for it.
  public init?(_ sheet: ContractSheet, width: Int) {
    let receivers = sheet.receivers
    let start = (sheet.senders.map(\.heading.count).max() ?? 0) + 2
    let longest = sheet.cells.map { Self.words($0, sheet.charset).count }.max() ?? 1
    let step = [5, 4, 3].first { step in
      step > longest
        && receivers.enumerated().allSatisfy {
          start + $0.offset * step + 2 + $0.element.heading.count <= width
        }
    }
    guard let step else { return nil }
    (self.sheet, self.receivers, self.start, self.step) = (sheet, receivers, start, step)
  }

  public var lines: [Styled.Line] { receivers.indices.map(head) + sheet.senders.map(row) }

  private func head(_ index: Int) -> Styled.Line {
    let bars = String(repeating: String(sheet.charset.lifeline).padded(to: step), count: index)
    return Styled.Line([
      .init(String(repeating: " ", count: start)), .init(bars + "\(sheet.charset.head) ", .faint),
      .init(receivers[index].heading, .strong),
    ])
  }

  private func row(_ sender: Role) -> Styled.Line {
    let cells = receivers.enumerated().map { index, receiver in
      let cell = sheet.cell(sender, receiver)
      let words = Self.words(cell, sheet.charset)
      let isLast = index == receivers.count - 1
      return Styled.Span(isLast ? words : words.padded(to: step), Self.style(cell))
    }
    return Styled.Line([.init(sender.heading.padded(to: start), .strong)] + cells)
  }

  private static func words(_ cell: ContractSheet.Cell, _ charset: Charset) -> String {
    if cell.isBroken { return "\(cell.count)\(charset.breach)" }
    if cell.count > 0 { return String(cell.count) }
    return cell.allowed.isEmpty ? charset.never : String(charset.creation)
  }

  private static func style(_ cell: ContractSheet.Cell) -> Styled.Style {
    if cell.isBroken { return .failure }
    if cell.count > 0 { return .success }
    return cell.allowed.isEmpty ? .faint : .plain
  }

  /// What the signs mean.
  public var legend: String {
    let charset = sheet.charset
    let signs = [
      sheet.use == nil ? nil : localized("a number: how often it was sent"),
      localized("\(charset.creation): allowed"), localized("\(charset.never): not allowed"),
      sheet.breaches.isEmpty ? nil : localized("\(charset.breach): sent, and breaks the contract"),
    ]
    return signs.compactMap { $0 }.joined(separator: charset.separator)
  }
}

extension Charset {
  fileprivate var never: String { self == .ascii ? "-" : "–" }
}
