// What is in a block, for those who look for one kind.

extension Block {
  /// Whether it is a Mermaid drawing: a code block with the language `mermaid`.
  public var isMermaid: Bool {
    if case .code("mermaid", _) = kind { true } else { false }
  }

  public var isTable: Bool { table != nil }

  /// `nil` for any other block.
  public var table: Table? {
    if case .table(let table) = kind { table } else { nil }
  }

  var isQuote: Bool {
    if case .quote = kind { true } else { false }
  }

  /// The text of a paragraph; `nil` for other blocks.
  public var paragraph: [Inline]? {
    if case .paragraph(let text) = kind { text } else { nil }
  }

  /// The items of a list; none for other blocks.
  var listItems: [Item] {
    if case .list(let list) = kind { list.items } else { [] }
  }

  /// The items of a bullet list that have no box.
  var plainItems: [Item] {
    guard case .list(let list) = kind, list.start == nil else { return [] }
    return list.items.filter { !$0.hasBox }
  }

  /// The blocks in a quote; none for other blocks.
  var quoted: [Block] {
    if case .quote(let inner) = kind { inner } else { [] }
  }

  /// Whether it is hidden at first.
  public var isFolded: Bool {
    switch kind {
    case .details, .notes: true
    default: false
    }
  }
}

extension [Block] {
  /// The lines of the drawings among them. The fence below each is left out: it has always counted in digests, and they
  /// are written in the files.
  var linesOfDrawings: [Range<Int>] {
    filter(\.isMermaid).map { $0.location.line..<Swift.max($0.location.line, $0.lastLine) }
  }
}

extension Block.Item {
  var hasBox: Bool { isTicked != nil }

  /// Its first paragraph; empty without one.
  var text: [Inline] { blocks.lazy.compactMap(\.paragraph).first?.trimmed ?? [] }

  /// The blocks of its quotes.
  var quoted: [Block] { blocks.flatMap(\.quoted) }
}
