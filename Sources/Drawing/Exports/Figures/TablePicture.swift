import Documents

/// Tables of figures as a picture, one below the other. Each number has a bar, as long as it is in comparison with the
/// greatest number of its row.
public struct TablePicture: Sendable {
  public struct Table: Sendable {
    public var heads: [String]
    /// The first cell of a row is its name.
    public var rows: [[String]]

    public init(heads: [String], rows: [[String]]) {
      (self.heads, self.rows) = (heads, rows)
    }
  }

  private let title: String
  private let tables: [Table]
  private let columns: [Double]

  private static let (row, gap, bar, padding) = (22.0, 18.0, 14.0, 8.0)
  private static let narrowest = 84.0

  public init(title: String, tables: [Table]) {
    self.title = title
    self.tables = tables
    let count = tables.map(\.heads.count).max() ?? 0
    columns = (0..<count).map { column in
      let texts = tables.flatMap { table in
        [(table.heads, Font.strong)] + table.rows.map { ($0, Font.prose) }
      }
      let widths = texts.map { cells, font in
        cells.indices.contains(column) ? font.width(of: cells[column]) : 0
      }
      return max(Self.narrowest, (widths.max() ?? 0) + 2 * Self.padding)
    }
  }

  /// A file that needs nothing else. What it shows is also in its description, in words.
  public var svg: Lines {
    let (shapes, height) = drawn
    let start = [
      Markup.declaration, SVGPicture.start((width: width, height: height)),
      "<title>\(title.xmlEscaped)</title>", "<desc>",
    ]
    let paper = Shape.box(Box(0, 0, width, height), fill: .paper)
    return Lines(
      start + tables.flatMap(Self.sentences).map(\.xmlEscaped)
        + ["</desc>", "<style>\(SVGPicture.styles)</style>"] + ([paper] + shapes).map(\.svg)
        + ["</svg>"])
  }

  private static func sentences(_ table: Table) -> [String] {
    table.rows.map { row in
      let cells = zip(table.heads, row).dropFirst().map { "\($0) \($1)" }
      return "\(table.heads.first ?? ""): \(row.first ?? ""): \(cells.joined(separator: ", "))."
    }
  }

  // MARK: Shapes

  private var width: Double { columns.reduce(0, +) + 2 * PictureMetrics.margin }

  private var drawn: (shapes: [Shape], height: Double) {
    var y = PictureMetrics.margin
    let heading = Paragraph(title, .title, within: width - 2 * PictureMetrics.margin)
    var shapes = [Shape.text(.init(paragraph: heading, place: Point(PictureMetrics.margin, y)))]
    y += heading.height
    for table in tables {
      y += Self.gap
      shapes += words(table.heads, .strong, y)
      y += Self.row
      shapes.append(
        .line(
          Point(PictureMetrics.margin, y), Point(width - PictureMetrics.margin, y), .init(.lifeline)
        ))
      for row in table.rows {
        shapes += bars(row, y) + words(row, .prose, y)
        y += Self.row
      }
    }
    return (shapes, y + PictureMetrics.margin)
  }

  /// The left edge of each column.
  private var edges: [Double] {
    columns.dropLast().reduce(into: [PictureMetrics.margin]) { $0.append($0[$0.count - 1] + $1) }
  }

  private func words(_ cells: [String], _ font: Font, _ y: Double) -> [Shape] {
    zip(cells, edges).map { cell, x in
      let paragraph = Paragraph(cell, font, within: .greatestFiniteMagnitude)
      return .text(.init(paragraph: paragraph, place: Point(x + Self.padding, y + 3)))
    }
  }

  /// Equal numbers have equal bars, also where a title makes a column wider.
  private func bars(_ row: [String], _ y: Double) -> [Shape] {
    let numbers = row.dropFirst().map(\.lastNumber)
    guard let most = numbers.compactMap(\.self).max(), most > 0 else { return [] }
    let room = (columns.dropFirst().min() ?? Self.narrowest) - Self.padding
    return zip(numbers, edges.dropFirst()).compactMap { number, edge in
      guard let number, number > 0 else { return nil }
      let (left, top) = (edge + Self.padding / 2, y + (Self.row - Self.bar) / 2)
      let length = room * Double(number) / Double(most)
      return .box(Box(left, top, left + length, top + Self.bar), corner: 2, fill: .inside(.model))
    }
  }
}

extension String {
  /// Of `12 → 13` it is 13; `nil` where the text ends otherwise.
  fileprivate var lastNumber: Int? { split(separator: " ").last.flatMap { Int($0) } }
}
