import Cells

extension String {
  /// The text as Markdown in which no character is markup, wherever in a line it is.
  package var markdown: String { withoutInlineMarkdown.withoutBlockMarkdown.keepingLastSpace }

  /// With a backslash before every character that could be inline markup. Line feeds and tabs become
  /// character references.
  package var withoutInlineMarkdown: String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    let scalars = Array(lines.map { String($0).disarmed }.joined(separator: "\n").unicodeScalars)
    return scalars.indices.reduce(into: "") { text, index in
      switch scalars[index] {
      case "\n": text += "&#10;"
      case "\t": text += "&#9;"
      case _ where scalars.isSign(at: index): text += "\\\(scalars[index])"
      case let scalar: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// With a backslash where the beginning of a line could begin a heading, a list, a quote, a rule or a
  /// table.
  package var withoutBlockMarkdown: String {
    guard let first = unicodeScalars.first else { return self }
    if first == " " { return "&#32;" + String(unicodeScalars.dropFirst()) }
    if ">-+=|:".unicodeScalars.contains(first) { return "\\" + self }
    if allSatisfy({ $0 == "_" || $0 == " " }) { return "\\" + self }
    let digits = unicodeScalars.prefix { ("0"..."9").contains($0) }
    let rest = unicodeScalars.dropFirst(digits.count)
    guard !digits.isEmpty, rest.first == "." || rest.first == ")" else { return self }
    return String(digits) + "\\" + String(rest)
  }

  /// With a space at the end, which Markdown would drop, as a character reference.
  package var keepingLastSpace: String {
    unicodeScalars.last == " " ? String(unicodeScalars.dropLast()) + "&#32;" : self
  }

  /// As inline code, between as many backticks as it needs. An empty text becomes a space, since Markdown
  /// has no empty code.
  package var codeSpan: String {
    guard !isEmpty else { return " ".codeSpan }
    let fence = String(repeating: "`", count: longestRun(of: "`") + 1)
    let ends = [unicodeScalars.first, unicodeScalars.last]
    let isPadded = !allSatisfy { $0 == " " } && ends.allSatisfy { $0 == " " }
    let isQuoted = ends.contains("`")
    let padding = isQuoted || isPadded ? " " : ""
    return fence + padding + printable + padding + fence
  }

  /// An address as it is after a link.
  package var linkTarget: String {
    let signs = "<>()\\&".unicodeScalars
    let isPlain =
      !isEmpty && unicodeScalars.allSatisfy { !$0.properties.isWhitespace && !signs.contains($0) }
    guard !isPlain else { return self }
    let line = String(map { $0.isNewline ? " " : $0 })
    return "<" + line.escaping(["<": "\\<", ">": "\\>", "\\": "\\\\", "&": "\\&"]) + ">"
  }

  /// The text without control characters other than tabs.
  package var disarmed: String {
    split(separator: "\t", omittingEmptySubsequences: false)
      .map { String($0).printable }.joined(separator: "\t")
  }

  fileprivate func longestRun(of scalar: Unicode.Scalar) -> Int {
    unicodeScalars.split { $0 != scalar }.map(\.count).max() ?? 0
  }
}

extension Sequence<String> {
  /// The fence for a block of these lines: longer than any run of backticks in them.
  package var fence: String {
    let most = reduce(0) { Swift.max($0, $1.longestRun(of: "`")) }
    return String(repeating: "`", count: Swift.max(3, most + 1))
  }
}

extension [String] {
  /// The lines as a block of code in a language.
  package func fenced(_ language: String) -> [String] { [fence + language] + self + [fence] }
}

extension [Unicode.Scalar] {
  /// Whether the scalar there could mean something where it is.
  fileprivate func isSign(at index: Int) -> Bool {
    switch self[index] {
    case "\\", "`", "*", "[", "]", "<", "#", "~", "$": true
    case "&": self[after: index].map { $0.properties.isAlphabetic || $0 == "#" } ?? false
    case "_": !isWithinWordOrSpace(at: index)
    case ":": self[after: index] == "/" || isShortcode(at: index)
    case ".": index >= 3 && self[index - 3..<index].allSatisfy { $0 == "w" || $0 == "W" }
    default: false
    }
  }

  private subscript(after index: Int) -> Unicode.Scalar? {
    index + 1 < count ? self[index + 1] : nil
  }

  /// `snake_case`, and a blank to write on.
  private func isWithinWordOrSpace(at index: Int) -> Bool {
    let before = self[..<index].last { $0 != "_" }
    let after = self[index...].first { $0 != "_" }
    let isWord = [before, after].allSatisfy { $0?.isOfWord ?? false }
    let isBlank = [before, after].allSatisfy { ($0 ?? " ") == " " }
    return isWord || isBlank
  }

  /// `:smile:`, which some readers take for a picture.
  private func isShortcode(at index: Int) -> Bool {
    let rest = self[(index + 1)...]
    let word = rest.prefix { $0.isLetterOrNumber || $0 == "_" || $0 == "+" || $0 == "-" }
    return !word.isEmpty && rest.dropFirst(word.count).first == ":"
  }
}

extension Unicode.Scalar {
  fileprivate var isLetterOrNumber: Bool {
    properties.isAlphabetic || properties.numericType != nil
  }

  fileprivate var isOfWord: Bool { isASCII && isLetterOrNumber }
}
