import Cells
import Digests

extension String {
  /// In a short answer a star stands for anything, unless it follows a backslash.
  var withoutWildcards: String { printable.replacing("*", with: "\\*") }

  /// The same text, when it fits; else as much of it as leaves room for eight signs that tell it from
  /// others.
  func shortened(to count: Int) -> String {
    guard self.count > count else { return self }
    return prefix(count - 9) + "-" + SHA256.digest(of: utf8).prefix(8)
  }
}
