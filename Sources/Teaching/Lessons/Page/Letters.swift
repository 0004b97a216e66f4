/// Names of choices: a, b, … z, aa, ab.
public enum Letters {
  /// - Parameter index: counted from 0.
  public static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(97 + index % 26)))
    return index < 26 ? letter : self.letter(index / 26 - 1) + letter
  }

  /// The choice that a letter or a number names: `b` and `2` are 1.
  public static func index(of name: String, in choices: Range<Int>) -> Int? {
    choices.first { letter($0) == name || String($0 + 1) == name }
  }
}
