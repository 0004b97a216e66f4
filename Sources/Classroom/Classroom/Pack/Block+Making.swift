import Lessons
import Localization

/// Short ways to make the blocks of papers.
extension Block {
  static func heading(_ level: Int, _ text: [Inline]) -> Block {
    Block(.heading(level: level, text))
  }

  static func paragraph(_ text: [Inline]) -> Block { Block(.paragraph(text)) }

  static func paragraph(_ words: String) -> Block { paragraph([.text(words)]) }

  static func bullets(_ items: [[Block]]) -> Block {
    Block(.list(List(items: items.map { Item(blocks: $0) })))
  }

  static func numbered(from start: Int = 1, _ items: [[Block]]) -> Block {
    Block(.list(List(start: start, items: items.map { Item(blocks: $0) })))
  }

  /// A list with boxes.
  static func boxes(_ items: [(isTicked: Bool, blocks: [Block])]) -> Block {
    Block(.list(List(items: items.map { Item(isTicked: $0.isTicked, blocks: $0.blocks) })))
  }

  static func table(_ heads: [String], _ rows: [[[Inline]]]) -> Block {
    func row(_ cells: [[Inline]]) -> Row { Row(cells: cells.map { Cell(text: $0) }) }
    return Block(.table(Table(header: row(heads.map { [.text($0)] }), rows: rows.map(row))))
  }

  static func table(_ heads: [String], _ rows: [[String]]) -> Block {
    table(heads, rows.map { $0.map { [Inline.text($0)] } })
  }

  static func text(_ lines: String) -> Block { Block(.code(language: "text", text: lines + "\n")) }

  /// `**Hints:** words`, or `**提示**：文字`: a full-width colon has a space of its own. With it inside and without a space,
  /// Markdown would not know the end of the strong words.
  static func labelled(_ label: String, _ text: [Inline]) -> Block {
    guard label.hasSuffix("：") else {
      return paragraph([.strong([.text(label)]), .text(" ")] + text)
    }
    return paragraph([.strong([.text(String(label.dropLast()))]), .text("：")] + text)
  }

  static func label(_ label: String) -> Block { paragraph([.strong([.text(label)])]) }
}

/// Room to write a word or a line by hand.
enum Blank {
  static let word = "________"
  static let line = String(repeating: "_", count: 48)

  /// Blanks with numbers, as a drawing has them.
  static func numbered(_ count: Int) -> String {
    (0..<count).map { "(\($0 + 1)) \(word)" }.joined(separator: " ")
  }

  /// For the letters of what is to be put in order.
  static func order(_ count: Int) -> String {
    let blanks = Array(repeating: "____", count: count).joined(separator: " ")
    return localized("Letters, in the right order: \(blanks)")
  }
}
