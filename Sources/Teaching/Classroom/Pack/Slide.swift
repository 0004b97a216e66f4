import Cells
import Documents
import Exports
import Lessons

/// One slide with its speaker's notes.
struct Slide {
  var title: [Inline]
  var body: [Block]
  var notes: [Block] = []

  var markdown: String {
    let parts =
      [[.heading(2, title)] + body].map(\.markdown)
      + (notes.isEmpty ? [] : ["::: notes", notes.markdown, ":::"])
    return parts.joined(separator: "\n\n")
  }

  /// The blocks on as many slides as they need. All slides have the same title.
  ///
  /// - Parameter last: blocks that stay together if they fit on one slide.
  static func fitting(_ blocks: [Block], _ last: [Block] = [], title: [Inline]) -> [Slide] {
    let pages =
      (blocks + last).fit ? [blocks + last] : blocks.fitted + last.fitted
    return pages.enumerated().map { index, page in
      Slide(title: title + (index == 0 ? [] : [.text(" (\(index + 1))")]), body: page)
    }
  }
}

/// The size of a slide in the font of pandoc's slides.
private enum Room {
  static let lines = 9
  static let cells = 44
  static let codeCells = 36
  static let tableCells = 66
}

extension [Block] {
  /// Whether one slide can hold them.
  var fit: Bool { height <= Room.lines && !mixTables }

  /// Pandoc would put a table and the blocks beside it on separate slides, without a title.
  private var mixTables: Bool { contains(where: \.isTable) && !allSatisfy(\.isTable) }

  /// As few parts as possible that fit on a slide, of nearly the same size. Cuts are made between
  /// blocks, items, rows and sentences.
  var fitted: [[Block]] {
    let pieces = flatMap(\.pieces)
    let count = pieces.filling(Room.lines).count
    let fair = (1...Room.lines).lazy.map { pieces.filling($0) }.first { $0.count == count }
    return (fair ?? []).map(\.joined)
  }

  private func filling(_ lines: Int) -> [[Block]] {
    reduce(into: []) { pages, piece in
      let together = (pages.last ?? []) + [piece]
      if !pages.isEmpty, together.joined.height <= lines, !together.mixTables {
        pages[pages.count - 1] = together
      } else {
        pages.append([piece])
      }
    }
  }

  private var height: Int { map(\.height).reduce(0, +) }

  /// With neighbouring pieces of the same list, table or code joined again.
  private var joined: [Block] {
    reduce(into: []) { blocks, block in
      if let last = blocks.last, let whole = last.joined(with: block) {
        blocks[blocks.count - 1] = whole
      } else {
        blocks.append(block)
      }
    }
  }
}

extension Block {
  fileprivate var isTable: Bool {
    if case .table = kind { true } else { false }
  }

  private func lines(_ text: [Inline], _ cells: Int) -> Int {
    text.split(separator: .lineBreak, omittingEmptySubsequences: false)
      .map { max(1, (Array($0).plain.cells + cells - 1) / cells) }.reduce(0, +)
  }

  /// The number of lines on a slide.
  fileprivate var height: Int {
    switch kind {
    case .heading(_, let text), .paragraph(let text): lines(text, Room.cells)
    case .list(let list): list.items.map { $0.blocks.map(\.height).reduce(0, +) }.reduce(0, +)
    case .table(let table):
      ([table.header] + table.rows).map { row in
        row.cells.map { lines($0.text, Room.tableCells / row.cells.count) }.max() ?? 1
      }.reduce(0, +) * 2 / 3
    case .code(_, let text):
      text.linesWithoutEnd.map { lines([.text($0)], Room.codeCells) }.reduce(0, +)
    case .quote(let blocks), .details(_, let blocks), .notes(_, let blocks):
      blocks.map(\.height).reduce(0, +)
    case .ruler, .html: 1
    }
  }

  /// The smallest parts into which it can be cut.
  fileprivate var pieces: [Block] {
    switch kind {
    case .list(let list):
      list.items.enumerated().map { index, item in
        Block(.list(List(start: list.start.map { $0 + index }, items: [item])))
      }
    case .table(let table):
      table.rows.map { Block(.table(Table(header: table.header, rows: [$0]))) }
    case .paragraph(let text) where height > Room.lines:
      text.sentences.map { .paragraph($0) }
    case .code(let language, let text):
      text.linesWithoutEnd.map { Block(.code(language: language, text: $0 + "\n")) }
    default: [self]
    }
  }

  /// `nil` when they are not pieces of the same block.
  fileprivate func joined(with next: Block) -> Block? {
    switch (kind, next.kind) {
    case (.list(var list), .list(let more)) where (list.start == nil) == (more.start == nil):
      list.items += more.items
      return Block(.list(list))
    case (.table(var table), .table(let more)) where table.header == more.header:
      table.rows += more.rows
      return Block(.table(table))
    case (.code(let language, let text), .code(let other, let more)) where language == other:
      return Block(.code(language: language, text: text + more))
    default: return nil
    }
  }
}
