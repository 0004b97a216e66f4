import Cells

extension String {
  /// With its line ends, and nothing else that is not to be seen.
  package var printableLines: String {
    textLines.map { String($0).printable }.joined(separator: "\n")
  }

  /// Without the line feed at its end, which ends the last line and begins none.
  public var linesWithoutEnd: [String] {
    guard !isEmpty else { return [] }
    return (hasSuffix("\n") ? String(dropLast()) : self).textLines.map(String.init)
  }
}
