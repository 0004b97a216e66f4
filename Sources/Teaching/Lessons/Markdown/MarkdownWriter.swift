import Documents

extension [Block] {
  /// As GitHub-flavoured Markdown, without a line feed at the end. Parsed again, it gives the same
  /// blocks.
  public var markdown: String { MarkdownWriter().lines(self).joined(separator: "\n") }
}

/// Writes blocks as lines of Markdown.
private struct MarkdownWriter {
  func lines(_ blocks: [Block], isTight: Bool = false) -> [String] {
    var parts: [[String]] = []
    var isOther = false
    for (index, block) in blocks.enumerated() {
      // Two lists in a row would be parsed as a single list if they had the same bullets.
      isOther = index > 0 && block.isLike(blocks[index - 1]) && !isOther
      parts.append(lines(block, otherBullet: isOther))
    }
    return Array(parts.joined(separator: isTight ? [] : [""]))
  }

  private func lines(_ block: Block, otherBullet: Bool) -> [String] {
    switch block.kind {
    case .heading(let level, let text):
      [String(repeating: "#", count: level) + " " + text.markdownOnOneLine]
    case .paragraph(let text): text.markdown.linesWithoutEnd
    case .list(let list): lines(list, otherBullet)
    case .table(let table): lines(table)
    case .code(let language, let text): code(language, text)
    case .quote(let blocks): lines(blocks).map { $0.isEmpty ? ">" : "> " + $0 }
    case .details(let summary, let blocks): details("<details>", summary, blocks)
    case .notes(let summary, let blocks): details("<details class=\"teacher\">", summary, blocks)
    case .ruler: ["* * *"]
    case .html(let html): html.linesWithoutEnd
    }
  }

  private func lines(_ list: Block.List, _ otherBullet: Bool) -> [String] {
    let items = list.items.enumerated().map { index, item in
      lines(item, bullet: list.bullet(index, otherBullet), isTight: !list.isLoose)
    }
    return Array(items.joined(separator: list.isLoose ? [""] : []))
  }

  private func lines(_ item: Block.Item, bullet: String, isTight: Bool) -> [String] {
    let indent = String(repeating: " ", count: bullet.count + 1)
    let box = item.isTicked.map { $0 ? "[x] " : "[ ] " } ?? ""
    var lines = lines(item.blocks, isTight: isTight)
    let first = lines.isEmpty ? "" : lines.removeFirst()
    let head = first.isEmpty && box.isEmpty ? bullet : bullet + " " + box + first
    return [head] + lines.map { $0.isEmpty ? "" : indent + $0 }
  }

  private func lines(_ table: Block.Table) -> [String] {
    let ruler = "|" + String(repeating: "---|", count: table.header.cells.count)
    return [line(table.header), ruler] + table.rows.map(line)
  }

  private func line(_ row: Block.Row) -> String {
    let cells = row.cells.map { $0.text.markdownOnOneLine.escaping(["|": "\\|"]) }
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func code(_ language: String, _ text: String) -> [String] {
    let word = language.escaping(["\\": "\\\\", "`": ""])
    return text.linesWithoutEnd.map(\.disarmed).fenced(word)
  }

  private func details(_ tag: String, _ summary: String, _ blocks: [Block]) -> [String] {
    let title = summary.isEmpty ? "" : "<summary>\(summary)</summary>"
    let inner = blocks.isEmpty ? [] : lines(blocks) + [""]
    return [tag + title, ""] + inner + ["</details>"]
  }
}

extension Block {
  /// Whether both are lists, numbered or not.
  fileprivate func isLike(_ other: Block) -> Bool {
    guard case .list(let list) = kind, case .list(let before) = other.kind else { return false }
    return (list.start == nil) == (before.start == nil)
  }
}

extension Block.List {
  fileprivate func bullet(_ index: Int, _ isOther: Bool) -> String {
    guard let start else { return isOther ? "*" : "-" }
    return String(start + index) + (isOther ? ")" : ".")
  }
}

extension [Inline] {
  /// As Markdown, with every sign of the texts escaped that would be formatting.
  public var markdown: String { markdown(beginsLine: true) }

  /// As Markdown for headings and table cells, where a line end would end the text.
  var markdownOnOneLine: String {
    map { $0 == .softBreak || $0 == .lineBreak ? .text(" ") : $0 }.markdown(beginsLine: false)
  }

  private func markdown(beginsLine: Bool) -> String {
    var writer = InlineWriter(beginsLine: beginsLine)
    writer.write(self)
    return writer.ended
  }
}

/// Writes inlines, and keeps track of line beginnings: some signs are formatting only there.
private struct InlineWriter {
  private let beginsLine: Bool
  private var text = ""

  init(beginsLine: Bool) {
    self.beginsLine = beginsLine
  }

  var ended: String { text.keepingLastSpace }

  mutating func write(_ inlines: [Inline]) {
    for inline in inlines { write(inline) }
  }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let words): write(words)
    case .code(let code): text += code.codeSpan
    case .emphasis(let inner): write(inner, between: sign)
    case .strong(let inner): write(inner, between: sign + sign)
    case .strikethrough(let inner): write(inner, between: "~~")
    case .link(let inner, let url): write(inner, url)
    case .image(let inner, let url):
      text += "!"
      write(inner, url, isImage: true)
    case .softBreak: text = ended + "\n"
    case .lineBreak: text += "\\\n"
    case .html(let html): text += html
    }
  }

  /// A star next to a star would be parsed as `**`.
  private var sign: String { text.unicodeScalars.last == "*" ? "_" : "*" }

  private mutating func write(_ words: String) {
    let escaped = words.withoutInlineMarkdown
    let isAtStart = text.isEmpty && beginsLine || text.last == "\n"
    text += isAtStart ? escaped.withoutBlockMarkdown : escaped
  }

  private mutating func write(_ inner: [Inline], between sign: String) {
    text += sign
    write(inner)
    text += sign
  }

  private mutating func write(_ inner: [Inline], _ url: String, isImage: Bool = false) {
    if !isImage, text.unicodeScalars.last == "!" {
      text = String(text.unicodeScalars.dropLast()) + "\\!"
    }
    text += "["
    write(inner)
    text += "](" + url.linkTarget + ")"
  }
}
