import Cells

extension String {
  /// In a short answer a star stands for anything, unless it follows a backslash.
  var withoutWildcards: String { printable.replacing("*", with: "\\*") }

  /// The same text, when it fits; else as much of it as leaves room for eight signs that tell it from
  /// others.
  func shortened(to count: Int) -> String {
    guard self.count > count else { return self }
    let hash = utf8.reduce(into: UInt64(0xcbf2_9ce4_8422_2325)) {
      $0 = ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    let signs = String(hash >> 32 | 0x1_0000_0000, radix: 16).dropFirst()
    return prefix(count - 9) + "-" + signs
  }
}
