import Documents
import Lessons
import Localization

/// What HTML of blocks becomes a part of.
package enum HTMLPlace: Sendable {
  /// Pages of other programs. Links inside the lesson directory become text.
  case elsewhere
  /// A slide for a browser. The same, and lists begin at any number.
  case slide
  /// A page of the site: what is folded can be opened, a wide table scrolls by itself, and links to its own pages are
  /// links.
  case site
  /// A file of a pack: a whole document with links and pictures, in which a list can have boxes to tick by hand, and
  /// a wide table scrolls by itself.
  case document

  /// Whether a reader reads it as it is, in a browser.
  fileprivate var isPage: Bool { self == .site || self == .document }

  fileprivate func follows(_ url: String) -> Bool {
    if ["http://", "https://"].contains(where: { url.lowercased().hasPrefix($0) }) { return true }
    return switch self {
    case .elsewhere, .slide: false
    case .site: url.prefix { $0 != "#" }.hasSuffix(".html")
    case .document: true
    }
  }
}

extension [Block] {
  /// As HTML, which is valid XHTML, too. HTML of the lesson and notes for teachers are left out.
  package func html(in place: HTMLPlace) -> [Markup] { flatMap { $0.html(in: place) } }

  /// For pages of other programs.
  package var html: [Markup] { html(in: .elsewhere) }
}

extension [Inline] {
  package func html(in place: HTMLPlace) -> [Markup] { flowing.flatMap { $0.html(in: place) } }

  package var html: [Markup] { html(in: .elsewhere) }

  /// As plain text, for fields without formatting.
  var words: String { flowing.plain }
}

extension Block {
  fileprivate func html(in place: HTMLPlace) -> [Markup] {
    switch kind {
    case .heading(let level, let text):
      [.tag("h\(place == .document ? level : Swift.min(level + 2, 6))", [:], text.html(in: place))]
    case .paragraph(let text): [.tag("p", [:], text.html(in: place))]
    case .list(let list): [list.html(in: place)]
    case .table(let table): table.html(in: place)
    case .code(_, let text): [.tag("pre", [:], [.tag("code", [:], text.html)])]
    case .quote(let blocks): [.tag("blockquote", [:], blocks.html(in: place))]
    case .details(let summary, let blocks) where place == .site:
      [.tag("details", [:], [.tag("summary", summary)] + blocks.html(in: place))]
    case .details(let summary, let blocks):
      [.tag("p", [:], [.tag("strong", [:], summary.html)])] + blocks.html(in: place)
    case .ruler: [.tag("hr")]
    case .notes, .html: []
    }
  }
}

extension Block.List {
  /// Not every program knows lists that begin at another number than 1; their numbers are written
  /// as text. A browser knows them.
  fileprivate func html(in place: HTMLPlace) -> Markup {
    let isCounted = start == 1 || (place != .elsewhere && start != nil)
    let items = items.enumerated().map { index, item in
      item.html(
        in: place, sign: isCounted ? "" : start.map { "\($0 + index). " } ?? "",
        box: item.isTicked.map { Block.Item.box($0, in: place) })
    }
    return .tag(isCounted ? "ol" : "ul", attributes(in: place), items)
  }

  private func attributes(in place: HTMLPlace) -> KeyValuePairs<String, String> {
    guard place != .elsewhere else { return [:] }
    if place == .document, items.contains(where: { $0.isTicked != nil }) {
      return ["class": "boxes"]
    }
    if place == .document, isLettered { return ["class": "letters"] }
    return start.map { $0 == 1 ? [:] : ["start": "\($0)"] } ?? [:]
  }

  /// Whether what to choose from has letters: `a) words`.
  private var isLettered: Bool {
    guard start == nil, let text = items.first?.blocks.first?.paragraph else { return false }
    return text.plain.hasPrefix("a) ")
  }
}

extension Block.Item {
  fileprivate static func box(_ isTicked: Bool, in place: HTMLPlace) -> Markup {
    place == .document
      ? .tag("span", ["class": "box"], [.text(isTicked ? "☑" : "☐")])
      : .text(isTicked ? "[x] " : "[ ] ")
  }

  fileprivate func html(in place: HTMLPlace, sign: String, box: Markup?) -> Markup {
    let sign: [Markup] = (sign.isEmpty ? [] : [.text(sign)]) + [box].compactMap(\.self)
    guard let text = blocks.first?.paragraph else {
      return .tag("li", [:], sign + blocks.html(in: place))
    }
    return .tag(
      "li", [:], sign + text.html(in: place) + Array(blocks.dropFirst()).html(in: place))
  }
}

extension Block.Table {
  fileprivate func html(in place: HTMLPlace) -> [Markup] {
    // Of two columns, the first may be as much a value as the other.
    let hasNames = place.isPage && header.cells.count > 2
    let rows = rows.map { row in row.html(in: place, "row") { hasNames && $0 == 0 } }
    let head = header.html(in: place, "col") { _ in true }
    let table = Markup.tag(
      "table", [:], [.tag("thead", [:], [head]), .tag("tbody", [:], rows)])
    return [place.isPage ? .tag("div", ["class": "scroller"], [table]) : table]
  }
}

extension Block.Row {
  /// - Parameters:
  ///   - scope: what a head is the head of.
  ///   - isHead: whether the cell at this place is one.
  fileprivate func html(
    in place: HTMLPlace, _ scope: String, where isHead: (Int) -> Bool
  ) -> Markup {
    let attributes: KeyValuePairs<String, String> = place.isPage ? ["scope": scope] : [:]
    let cells = cells.enumerated().map { index, cell in
      isHead(index)
        ? Markup.tag("th", attributes, cell.text.html(in: place))
        : .tag("td", [:], cell.text.html(in: place))
    }
    return .tag("tr", [:], cells)
  }
}

extension Inline {
  fileprivate func html(in place: HTMLPlace) -> [Markup] {
    switch self {
    case .text(let text): text.html
    case .code(let text): [.tag("code", [:], text.html)]
    case .emphasis(let inner): [.tag("em", [:], inner.html(in: place))]
    case .strong(let inner): [.tag("strong", [:], inner.html(in: place))]
    case .strikethrough(let inner): [.text("~")] + inner.html(in: place) + [.text("~")]
    case .link(let inner, let url): Inline.link(inner, to: url, in: place)
    case .image(let inner, let url) where place == .document:
      [.tag("img", ["src": url, "alt": inner.plain])]
    case .image(let inner, let url):
      [.text(localized("[image: "))] + inner.html(in: place) + "] (\(url))".html
    case .softBreak: [.text(" ")]
    case .lineBreak: [.tag("br")]
    case .html: []
    }
  }

  private static func link(_ inner: [Inline], to url: String, in place: HTMLPlace) -> [Markup] {
    if place.follows(url) { return [.tag("a", ["href": url], inner.html(in: place))] }
    let address = place == .site ? "" : localized(" (\(url))")
    return inner.html(in: place) + address.html
  }
}

extension String {
  /// Text that no program reads as a formula, a sound or a placeholder. Where the text looks like such a
  /// thing, its first sign is put into an element of its own.
  var html: [Markup] {
    var markup: [Markup] = []
    var rest = self[...]
    while let start = rest.firstMatch(of: String.opening)?.range.lowerBound {
      markup.appendText(rest[..<start])
      markup.append(.tag("span", String(rest.unicodeScalars[start])))
      rest = rest[rest.unicodeScalars.index(after: start)...]
    }
    markup.appendText(rest)
    return markup
  }

  /// MathJax, TeX filters, Anki's tags and clozes.
  // Safe: a regex is not Sendable, but this regex is only read.
  nonisolated(unsafe) private static let opening =
    /\\[(\[]|\\begin|\$\$|\{\{|\[\[|\[(sound:|anki:|latex|tex|\$)/.ignoresCase()
    .matchingSemantics(.unicodeScalar)
}

extension [Markup] {
  fileprivate mutating func appendText(_ text: Substring) {
    if !text.isEmpty { append(.text(String(text))) }
  }
}
