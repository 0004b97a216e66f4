import Cells
import Localization

/// A table that fits a width: columns share the width, and cells wrap. When even single words do
/// not fit, and for a screen reader, each row becomes a list.
struct TableWriter {
  private let table: Block.Table
  private let width: Int
  private let gap = 3

  private let isSpoken: Bool

  init(_ table: Block.Table, width: Int, _ manner: LessonPage.Manner = .drawn) {
    self.table = table
    self.width = width
    isSpoken = manner == .spoken
  }

  var lines: [Styled.Line] {
    guard !isSpoken, let widths = columnWidths else { return list }
    let head = rowLines(table.header.cells, widths, .heading)
    let body = table.rows.map { rowLines($0.cells, widths, .plain) }
    let hasWrapped = body.contains { $0.count > 1 }
    let ruler = [ruler(widths)]
    let rows = hasWrapped ? Array(body.joined(separator: ruler)) : body.flatMap(\.self)
    return head + ruler + rows
  }

  private var columns: Int { table.header.cells.count }

  private func texts(_ column: Int) -> [String] {
    ([table.header] + table.rows).compactMap { row in
      row.cells.indices.contains(column)
        ? row.cells[column].text.spans().map(\.text).joined() : nil
    }
  }

  /// `nil` when not even the longest word of each column fits.
  private var columnWidths: [Int]? {
    // Chinese may break between any two characters. A few of them on a line are easier to read.
    for cells in [8, 6, 4] {
      if let widths = columnWidths(breakingChineseAfter: cells) { return widths }
    }
    return nil
  }

  private func columnWidths(breakingChineseAfter cells: Int) -> [Int]? {
    let texts = (0..<columns).map { self.texts($0) }
    let wanted = texts.map { $0.map(\.cells).max() ?? 0 }
    var widths = texts.map { $0.map { $0.longestWord(ofChinese: cells) }.max() ?? 0 }
    var spare = width - gap * (columns - 1) - widths.reduce(0, +)
    guard spare >= 0, columns > 0 else { return nil }
    while spare > 0, let column = columnToWiden(widths, wanted) {
      widths[column] += 1
      spare -= 1
    }
    return widths
  }

  /// The column that would wrap most often; `nil` when all texts fit.
  private func columnToWiden(_ widths: [Int], _ wanted: [Int]) -> Int? {
    let narrow = widths.indices.filter { widths[$0] < wanted[$0] }
    return narrow.max { wanted[$0] * widths[$1] < wanted[$1] * widths[$0] }
  }

  private func rowLines(
    _ cells: [Block.Cell], _ widths: [Int], _ style: Styled.Style
  ) -> [Styled.Line] {
    let wrapped = zip(cells, widths).map { $0.text.spans(style).wrapped(to: max($1, 1)) }
    let height = max(wrapped.map(\.count).max() ?? 0, 1)
    return (0..<height).map { line in
      let parts = zip(wrapped, widths).enumerated().map { column, cell in
        part(cell.0.indices.contains(line) ? cell.0[line] : Styled.Line(), cell.1, column)
      }
      return Styled.Line(parts.flatMap(\.self))
    }
  }

  private func part(_ line: Styled.Line, _ width: Int, _ column: Int) -> [Styled.Span] {
    let isLast = column == columns - 1
    let bar = isLast && line.spans.isEmpty ? " │" : " │ "
    let separator = column == 0 ? [] : [Styled.Span(bar, .faint)]
    let space = isLast ? 0 : max(width - line.cells, 0)
    let filler = space > 0 ? [Styled.Span(String(repeating: " ", count: space))] : []
    return separator + line.spans + filler
  }

  private func ruler(_ widths: [Int]) -> Styled.Line {
    let bars = widths.map { String(repeating: "─", count: $0) }
    return Styled.Line([Styled.Span(bars.joined(separator: "─┼─"), .faint)])
  }
}

extension TableWriter {
  /// Each row as a list under its first cell. Empty cells are left out, and all cells that hold only a dash share one line.
  private var list: [Styled.Line] {
    table.rows.map { row in
      let cells = Array(zip(table.header.cells, row.cells))
      let dashes = cells.dropFirst().filter { $0.1.text.plain.isDash }
      let full = cells.dropFirst().filter { !$0.1.text.plain.isEmpty && !$0.1.text.plain.isDash }
      let entries = full.map { entry($0.0.text.spans(), $0.1.text.spans()) }
      let title = cells.prefix(1).flatMap { self.title($0.1, under: $0.0) }
      let rest = dashes.map(\.0.text.plain).commaSeparated
      let last =
        rest.isEmpty
        ? []
        : entry([Styled.Span(isSpoken ? localized("nothing") : "–")], [Styled.Span(rest)])
      return title + (entries.flatMap(\.self) + last).indented(by: "  ")
    }
    .separatedByBlankLines
  }

  /// A corner such as `from \ to` is about rows and columns, and names no cell; neither does an empty one.
  private func title(_ cell: Block.Cell, under head: Block.Cell) -> [Styled.Line] {
    let name = cell.text.spans(.strong)
    let corner = head.text.plain
    return corner.isEmpty || corner.contains("\\")
      ? name.wrapped(to: width - 2) : entry(head.text.spans(), name)
  }

  private func entry(_ label: [Styled.Span], _ value: [Styled.Span]) -> [Styled.Line] {
    (label + [Styled.Span(localized(": "))] + value).wrapped(to: width - 2)
  }
}

extension String {
  fileprivate var isDash: Bool { ["–", "-", "—"].contains(trimmed) }

  /// The cells of the longest word, of Chinese at most `most`.
  fileprivate func longestWord(ofChinese most: Int) -> Int {
    split(separator: " ").map { word in
      word.allSatisfy { $0.cells == 2 } ? min(word.cells, most) : word.cells
    }.max() ?? 0
  }
}
