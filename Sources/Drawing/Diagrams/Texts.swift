import Cells

extension String {
  /// The lines of the text, without control characters.
  var printableLines: [String] {
    isPrintableASCII ? [self] : textLines.map { String($0).printable }
  }

  var onOneLine: String { replacing("\n", with: " ").printable }
}

extension [String?] {
  /// The texts that are not empty, with spaces between them.
  package var spaced: String {
    let texts = compactMap { $0?.isEmpty == false ? $0 : nil }
    return texts.count == 1 ? texts[0] : texts.joined(separator: " ")
  }
}
