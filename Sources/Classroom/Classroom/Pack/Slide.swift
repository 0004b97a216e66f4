import Cells
import Documents
import Exports
import Lessons
import Localization

/// One slide with its speaker's notes.
struct Slide {
  var title: [Inline]
  var body: [Block] = []
  /// In place of a body: pictures that follow each other on the slide, message by message.
  var scenes: [Figure.Part] = []
  /// The same for programs whose slides stand still, each on a slide of its own.
  var stills: [Figure.Part] = []
  /// What is shown when the class has decided. On a slide of pandoc it is in the notes.
  var answer: [Block] = []
  var notes: [Block] = []

  /// How many slides it takes where slides stand still.
  var count: Int { max(1, stills.count) }

  var markdown: String {
    guard !stills.isEmpty else { return markdown(title, body.markdown, notes) }
    return stills.enumerated().map { index, still in
      let part = localized(" (\(index + 1) of \(stills.count))")
      return markdown(
        title + (stills.count == 1 ? [] : [.text(part)]), markdown(of: still),
        (index == 0 ? notes : []) + [.bullets(still.sentences.map { [.paragraph($0)] })])
    }.joined(separator: "\n\n")
  }

  private func markdown(_ title: [Inline], _ body: String, _ notes: [Block]) -> String {
    [[.heading(2, title)].markdown, body, "::: notes", notes.markdown, ":::"]
      .joined(separator: "\n\n")
  }

  /// A description in square brackets would be printed below the picture, which would have to be smaller.
  private func markdown(of still: Figure.Part) -> String {
    let words = [Inline.text(title.plain.replacing("\"", with: "'"))].markdown
    return "![](\(still.path) \"\(words)\")"
  }

  /// This slide with another one below it; `nil` where both have much to say, or one has a drawing, or there is no room.
  func joined(with next: Slide) -> Slide? {
    guard isText, next.isText, hasLittleText || next.hasLittleText else { return nil }
    var slide = self
    slide.body += [.heading(3, next.title)] + next.body
    slide.notes += next.notes
    return slide.body.fit ? slide : nil
  }

  private var isText: Bool { scenes.isEmpty && stills.isEmpty && answer.isEmpty }

  /// What is said in a few seconds is no slide of its own.
  private var hasLittleText: Bool { body.markdown.cells < 180 }

  /// The blocks on as many slides as they need. All slides have the same title.
  static func fitting(_ blocks: [Block], title: [Inline]) -> [Slide] {
    let pages = blocks.fit ? [blocks] : blocks.fitted
    return pages.enumerated().map { index, page in
      Slide(title: title + (index == 0 ? [] : [.text(" (\(index + 1))")]), body: page)
    }
  }
}

/// The size of a slide in the letters of pandoc's slides, which have 24 points.
private enum Room {
  static let lines = 9
  static let cells = 48
  static let codeCells = 40
  static let tableCells = 66
}

extension [Block] {
  /// Whether one slide can hold them.
  var fit: Bool { height <= Room.lines && !mixTables }

  /// Pandoc would put a table and the blocks next to it on separate slides, without a title.
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
