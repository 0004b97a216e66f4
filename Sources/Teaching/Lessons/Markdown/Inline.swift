import Cells

/// An inline element of Markdown.
public indirect enum Inline: Equatable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link([Inline], url: String)
  case image(description: [Inline], url: String)
  /// A line end that is shown as a space.
  case softBreak
  case lineBreak
  /// Comments and tags. Invisible on a page.
  case html(String)

  /// The text without any formatting.
  public var plain: String {
    switch self {
    case .text(let text), .code(let text): text
    case .emphasis, .strong, .strikethrough, .link, .image: children.plain
    case .softBreak, .lineBreak: " "
    case .html: ""
    }
  }

  /// The address of a link or an image, else `nil`.
  var url: String? {
    switch self {
    case .link(_, let url), .image(_, let url): url
    default: nil
    }
  }

  var isCode: Bool {
    if case .code = self { true } else { false }
  }

  var children: [Inline] {
    switch self {
    case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
      .link(let inner, _), .image(let inner, _):
      inner
    default: []
    }
  }
}

extension [Inline] {
  /// The text without any formatting.
  public var plain: String { map(\.plain).joined() }

  /// The contents of all code spans, in order.
  public var codeSpans: [String] {
    compactMap { if case .code(let text) = $0 { text } else { nil } }
  }

  var urls: [String] {
    flatMap { [$0.url].compactMap(\.self) + $0.children.urls }
  }

  /// Without the white space and the invisible parts at both ends.
  var trimmed: [Inline] {
    var kept = Array(drop(while: \.isBlank).reversed().drop(while: \.isBlank).reversed())
    if case .text(let text)? = kept.first {
      kept[0] = .text(String(text.drop(while: \.isWhitespace)))
    }
    if case .text(let text)? = kept.last {
      kept[kept.count - 1] = .text(text.trimmedAtEnd)
    }
    return kept
  }
}

extension Inline {
  fileprivate var isBlank: Bool {
    switch self {
    case .softBreak, .lineBreak, .html: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    default: false
    }
  }
}
