import Documents

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

  /// A star beside a star would be parsed as `**`.
  private var sign: String { text.last == "*" ? "_" : "*" }

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
    if !isImage, text.last == "!" { text = text.dropLast() + "\\!" }
    text += "["
    write(inner)
    text += "](" + url.linkTarget + ")"
  }
}
