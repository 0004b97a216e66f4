import Cells

extension String {
  /// With its line ends, and nothing else that is not to be seen.
  var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).printable }
      .joined(separator: "\n")
  }
}
