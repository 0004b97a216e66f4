import Cells

extension String {
  /// The lines of the text, without control characters.
  var printableLines: [String] {
    isPrintableASCII ? [self] : textLines.map { String($0).printable }
  }

  /// Other white space stays.
  package var withoutSpacesAtEnd: String {
    guard utf8.last == UInt8(ascii: " ") else { return self }
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { String(self[...$0]) } ?? ""
  }

  package var onOneLine: String { replacing("\n", with: " ").printable }
}

extension [String?] {
  /// The texts that are not empty, with spaces between them. No line begins with such a space.
  package var spaced: String {
    let texts = compactMap { $0?.isEmpty == false ? $0 : nil }
    guard texts.count > 1 else { return texts.first ?? "" }
    var line = texts[0]
    for text in texts.dropFirst() {
      if line.utf8.last != UInt8(ascii: "\n") { line += " " }
      line += text
    }
    return line
  }
}
