import Cells

extension String {
  /// Printable, and with the two that are no characters spelled as in Swift: other programs make XML of
  /// the text, which cannot hold them.
  package var drawable: String {
    printable.replacing("\u{FFFE}", with: "\\u{FFFE}").replacing("\u{FFFF}", with: "\\u{FFFF}")
  }
}
