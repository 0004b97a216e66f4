import Cells
import Lessons

/// The size of a slide, in the letters of the program that shows it.
struct SlideRoom {
  var lines: Int
  /// Narrow letters on a line of text, of code and of a table.
  let cells, codeCells, tableCells: Int
  /// Whether drawings grow on the slide, and answers wait there.
  var isLive = false

  /// In PowerPoint, pandoc's letters have 24 points.
  static let pandoc = SlideRoom(lines: 9, cells: 48, codeCells: 40, tableCells: 66)
  /// In a browser they have 20 points, and lines move together where a font needs it.
  static let browser = SlideRoom(lines: 11, cells: 56, codeCells: 56, tableCells: 66, isLive: true)

  /// With an answer at the foot, in smaller letters. In PowerPoint, answers are in the notes.
  func above(_ answer: [Block]) -> SlideRoom {
    guard isLive, !answer.isEmpty else { return self }
    var room = self
    room.lines = max(3, lines + 1 - height(of: answer))
    return room
  }

  /// Whether an answer fits below a body that is there.
  func holds(_ body: [Block], with answer: [Block]) -> Bool {
    body.height(in: self) + height(of: answer) <= lines + 1
  }

  /// The lines that an answer at the foot takes, which has smaller letters.
  private func height(of answer: [Block]) -> Int {
    answer.isEmpty ? 0 : (answer.height(in: self) * 3 + 3) / 4
  }

  /// With words above.
  func below(_ words: [Block]) -> SlideRoom {
    var room = self
    room.lines = max(1, lines - words.height(in: self))
    return room
  }
}

extension [Block] {
  /// Whether one slide can hold them.
  func fit(in room: SlideRoom) -> Bool { height(in: room) <= room.lines && !mixTables }

  /// Pandoc would put a table and the blocks next to it on separate slides, without a title.
  private var mixTables: Bool { contains(where: \.isTable) && !allSatisfy(\.isTable) }

  /// As few parts as possible that fit on a slide, of nearly the same size. Cuts are made between
  /// blocks, items, rows and sentences.
  func fitted(in room: SlideRoom) -> [[Block]] {
    let pieces = flatMap { $0.pieces(in: room) }
    let count = pieces.filling(room.lines, room).count
    let fair = (1...room.lines).lazy.map { pieces.filling($0, room) }.first { $0.count == count }
    return (fair ?? []).map(\.joined)
  }

  private func filling(_ lines: Int, _ room: SlideRoom) -> [[Block]] {
    reduce(into: []) { pages, piece in
      let together = (pages.last ?? []) + [piece]
      if !pages.isEmpty, together.joined.height(in: room) <= lines, !together.mixTables {
        pages[pages.count - 1] = together
      } else {
        pages.append([piece])
      }
    }
  }

  fileprivate func height(in room: SlideRoom) -> Int {
    map { $0.height(in: room) }.reduce(0, +)
  }

  /// With neighbouring pieces of the same list, table or code joined again.
  var joined: [Block] {
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
  fileprivate func height(in room: SlideRoom) -> Int {
    switch kind {
    case .heading(_, let text): lines(text, room.cells) + (room.isLive ? 1 : 0)
    case .paragraph(let text): lines(text, room.cells)
    case .list(let list): list.items.map { $0.blocks.height(in: room) }.reduce(0, +)
    case .table(let table):
      ([table.header] + table.rows).map { row in
        row.cells.map { lines($0.text, max(1, room.tableCells / row.cells.count)) }.max() ?? 1
      }.reduce(0, +) * (room.isLive ? 9 : 6) / 9
    case .code(_, let text): text.linesWithoutEnd.height(in: room)
    case .quote(let blocks), .details(_, let blocks), .notes(_, let blocks):
      blocks.height(in: room)
    case .ruler, .html: 1
    }
  }

  /// The smallest parts into which it can be cut.
  fileprivate func pieces(in room: SlideRoom) -> [Block] {
    switch kind {
    case .list(let list):
      list.items.enumerated().map { index, item in
        Block(
          .list(
            List(start: list.start.map { $0 + index }, isLoose: list.isLoose, items: [item])))
      }
    case .table(let table) where !table.rows.isEmpty:
      table.rows.map { Block(.table(Table(header: table.header, rows: [$0]))) }
    case .paragraph(let text) where height(in: room) > room.lines:
      text.sentences.map { .paragraph($0) }
    // Code that one slide can hold is not divided. It may have the line that is left for an answer.
    case .code(let language, let text) where height(in: room) > room.lines + 1:
      text.linesWithoutEnd.statements(of: room).asCode
        .map { Block(.code(language: language, text: $0)) }
    default: [self]
    }
  }

  /// `nil` when they are not pieces of the same block.
  func joined(with next: Block) -> Block? {
    switch (kind, next.kind) {
    case (.list(var list), .list(let more)) where (list.start == nil) == (more.start == nil):
      list.items += more.items
      return Block(.list(list))
    case (.table(var table), .table(let more)) where table.header == more.header:
      table.rows += more.rows
      return Block(.table(table))
    case (.code(let language, let text), .code(_, let more)) where text.last != "\n":
      return Block(.code(language: language, text: text + "\n" + more))
    default: return nil
    }
  }
}

extension [String] {
  /// Lines of code that belong together, such as `if a {` with what follows, and `} else {` with what comes before it.
  /// What is more than a slide holds is cut after an opening brace, then anywhere but before a closing one, then anywhere.
  fileprivate func statements(of room: SlideRoom) -> [[String]] {
    let rules: [(String, String) -> Bool] = [
      { $0.leadsOn || $1.goesOn }, { $0.leadsOn && $0.last != "{" || $1.goesOn },
      { $1.goesOn }, { _, _ in false },
    ]
    return rules.reduce([self]) { parts, rule in
      parts.flatMap { $0.height(in: room) > room.lines ? $0.grouped(while: rule) : [$0] }
    }
  }

  fileprivate func height(in room: SlideRoom) -> Int {
    map { Swift.max(1, ($0.cells + room.codeCells - 1) / room.codeCells) }.reduce(0, +)
  }
}

extension [[String]] {
  /// Only the last one has a line end: the others go on.
  fileprivate var asCode: [String] {
    enumerated().map { $1.joined(separator: "\n") + ($0 + 1 < count ? "" : "\n") }
  }
}

extension String {
  /// Whether this line of code begins what the next one says, or is a comment about it.
  fileprivate var leadsOn: Bool {
    last.map { "{([,:".contains($0) } ?? false || hasSuffix(" in")
      || drop { $0 == " " }.hasPrefix("//")
  }

  /// Whether this line of code says nothing without the one before.
  fileprivate var goesOn: Bool {
    let words = drop { $0 == " " }
    return words.hasPrefix("else") || words.first.map { "}]){.".contains($0) } ?? false
  }
}
