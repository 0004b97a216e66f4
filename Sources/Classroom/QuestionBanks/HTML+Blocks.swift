import Documents
import Lessons
import Localization

extension [Block] {
  /// As HTML for slides and for pages of other programs; it is valid XHTML, too. HTML of the lesson and notes for
  /// teachers are left out, and links inside the lesson directory become text.
  package var html: [Markup] { flatMap(\.html) }
}

extension [Inline] {
  package var html: [Markup] { flowing.flatMap(\.html) }

  /// As plain text, for fields without formatting.
  var words: String { flowing.plain }
}

extension Block {
  fileprivate var html: [Markup] {
    switch kind {
    case .heading(let level, let text): [.tag("h\(Swift.min(level + 2, 6))", [:], text.html)]
    case .paragraph(let text): [.tag("p", [:], text.html)]
    case .list(let list): [list.html]
    case .table(let table): [table.html]
    case .code(_, let text): [.tag("pre", [:], [.tag("code", [:], text.html)])]
    case .quote(let blocks): [.tag("blockquote", [:], blocks.html)]
    case .details(let summary, let blocks):
      [.tag("p", [:], [.tag("strong", [:], summary.html)])] + blocks.html
    case .ruler: [.tag("hr")]
    case .notes, .html: []
    }
  }
}

extension Block.List {
  /// Not every program knows lists that begin at another number than 1; their numbers are written
  /// as text.
  fileprivate var html: Markup {
    let isCounted = start == 1
    let items = items.enumerated().map { index, item in
      let number = isCounted ? nil : start.map { "\($0 + index). " }
      return item.html(sign: (number ?? "") + (item.isTicked.map { $0 ? "[x] " : "[ ] " } ?? ""))
    }
    return .tag(isCounted ? "ol" : "ul", [:], items)
  }
}

extension Block.Item {
  fileprivate func html(sign: String) -> Markup {
    let sign: [Markup] = sign.isEmpty ? [] : [.text(sign)]
    guard case .paragraph(let text)? = blocks.first?.kind else {
      return .tag("li", [:], sign + blocks.html)
    }
    return .tag("li", [:], sign + text.html + Array(blocks.dropFirst()).html)
  }
}

extension Block.Table {
  fileprivate var html: Markup {
    .tag(
      "table", [:],
      [.tag("thead", [:], [header.html("th")]), .tag("tbody", [:], rows.map { $0.html("td") })])
  }
}

extension Block.Row {
  fileprivate func html(_ cell: String) -> Markup {
    .tag("tr", [:], cells.map { .tag(cell, [:], $0.text.html) })
  }
}

extension Inline {
  fileprivate var html: [Markup] {
    switch self {
    case .text(let text): text.html
    case .code(let text): [.tag("code", [:], text.html)]
    case .emphasis(let inner): [.tag("em", [:], inner.html)]
    case .strong(let inner): [.tag("strong", [:], inner.html)]
    case .strikethrough(let inner): [.text("~")] + inner.html + [.text("~")]
    case .link(let inner, let url): Inline.link(inner, to: url)
    case .image(let inner, let url):
      [.text(localized("[image: "))] + inner.html + "] (\(url))".html
    case .softBreak: [.text(" ")]
    case .lineBreak: [.tag("br")]
    case .html: []
    }
  }

  private static func link(_ inner: [Inline], to url: String) -> [Markup] {
    let isWeb = ["http://", "https://"].contains { url.lowercased().hasPrefix($0) }
    return isWeb ? [.tag("a", ["href": url], inner.html)] : inner.html + " (\(url))".html
  }
}

extension String {
  /// Text that no program reads as a formula, a sound or a placeholder. Where the text looks like such a
  /// thing, its first sign is put into an element of its own.
  var html: [Markup] {
    var markup: [Markup] = []
    var rest = self[...]
    while let sign = rest.firstMatch(of: String.opening) {
      markup.appendText(rest[..<sign.range.lowerBound])
      markup.append(.tag("span", String(rest[sign.range.lowerBound])))
      rest = rest[rest.index(after: sign.range.lowerBound)...]
    }
    markup.appendText(rest)
    return markup
  }

  /// MathJax, TeX filters, Anki's tags and clozes.
  // Safe: a regex is not Sendable, but this regex is only read.
  nonisolated(unsafe) private static let opening =
    /\\[(\[]|\\begin|\$\$|\{\{|\[\[|\[(sound:|anki:|latex|tex|\$)/.ignoresCase()
}

extension [Markup] {
  fileprivate mutating func appendText(_ text: Substring) {
    if !text.isEmpty { append(.text(String(text))) }
  }
}
