import Cells
import Lessons

extension [Block] {
  /// The blocks for a slide: all of them if they fit, else the first sentence of every paragraph
  /// and item. A wide table becomes a list.
  var abridged: [Block] {
    let narrow = narrow(to: 3)
    return narrow.fit ? narrow : narrow.map(\.abridged)
  }

  /// With tables of more columns as lists.
  func narrow(to columns: Int) -> [Block] { map { $0.narrow(to: columns) } }

  /// With tables as lists: speaker's notes cannot hold tables.
  var spoken: [Block] { map { $0.listed ?? $0 } }
}

extension Block {
  fileprivate var abridged: Block {
    switch kind {
    case .paragraph(let text): return .paragraph(text.abridged)
    case .quote(let blocks): return Block(.quote(blocks.map(\.abridged)))
    case .list(var list):
      for index in list.items.indices {
        list.items[index].blocks = list.items[index].blocks.map(\.abridged)
      }
      return Block(.list(list))
    case .heading, .table, .code, .details, .notes, .ruler, .html: return self
    }
  }

  fileprivate func narrow(to columns: Int) -> Block {
    guard case .table(let table) = kind, table.header.cells.count > columns else { return self }
    return listed ?? self
  }

  /// A table as a list: each row is its first cell, then the cells that are not empty with the head
  /// of their column. `nil` for other blocks.
  fileprivate var listed: Block? {
    guard case .table(let table) = kind else { return nil }
    let heads = table.header.cells.map(\.text)
    return .bullets(
      table.rows.map { row in
        let cells = zip(heads, row.cells.map(\.text)).dropFirst().filter { !$1.plain.isDash }
        let words = cells.map { head, cell in head + [.text(": ")] + cell }
        let rest = words.joined(separator: [.text("; ")])
        return [.paragraph((row.cells.first?.text ?? []) + [.text(" – ")] + rest)]
      })
  }
}

extension [Inline] {
  /// In cells. If the text kept so far is shorter, such as `Yes.`, the next sentence is kept, too.
  private static let shortest = 12

  fileprivate var abridged: [Inline] {
    sentences.reduce(into: []) { abridged, sentence in
      if abridged.plain.cells < Self.shortest {
        abridged += (abridged.isEmpty ? [] : [.text(" ")]) + sentence
      }
    }
  }
}

extension String {
  fileprivate var isDash: Bool { ["–", "-", "—", ""].contains(self) }
}
