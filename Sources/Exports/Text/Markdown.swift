import Cells

extension String {
  /// As text of a paragraph of Markdown, as GitHub and pandoc read it, with nothing in it that is markup.
  var markdownEscaped: String {
    let text = printable.withoutListMarker
    let next = text.unicodeScalars.dropFirst() + [" "]
    return zip(text.unicodeScalars, next)
      .reduce(into: "") { result, pair in
        // A colon before a word may begin an emoji, or an address with the word before it.
        let isMarkup =
          "`*_[]<>#|~$&{}".unicodeScalars.contains(pair.0) || pair.0 == ":" && pair.1 != " "
        result += isMarkup ? "\\\(pair.0)" : String(pair.0)
      }
      .replacing("www.", with: "www\\.")
  }

  /// The text as code in a paragraph, between more backticks than there are in it.
  var markdownCode: String {
    let text = isEmpty ? " " : printable
    let fence = String(repeating: "`", count: text.mostBackticks + 1)
    let touches = text.hasPrefix("`") || text.hasSuffix("`")
    let isPadded = text.hasPrefix(" ") && text.hasSuffix(" ") && text.contains { $0 != " " }
    return touches || isPadded ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// The length of the longest run of backticks.
  var mostBackticks: Int { split { $0 != "`" }.map(\.count).max() ?? 0 }

  /// `-`, `+`, `=`, `1.` and `1)` mean something at the beginning of a line; a backslash does anywhere.
  private var withoutListMarker: String {
    let text = replacing("\\", with: "\\\\")
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard let sign = text[digits.endIndex...].first else { return text }
    let marks = digits.isEmpty ? "-+=" : ".)"
    return marks.contains(sign) ? digits + "\\" + text[digits.endIndex...] : text
  }
}
