/// How much of a whole each choice is worth, in the percentages that Moodle knows.
struct Fractions {
  private let rights: [Bool]
  private var right: Int { min(rights.count(where: \.self), Moodle.mostRight) }
  private var wrong: Int { rights.count { !$0 } }

  init(_ rights: [Bool]) {
    self.rights = rights
  }

  var isSingle: Bool { rights.count(where: \.self) == 1 }

  /// One for each choice. Where several are right, ticking them all is worth nothing.
  var percents: [String] {
    var left = right
    return rights.map { isRight in
      guard isRight else { return isSingle || right == 0 ? "0" : "-" + Fractions.part(of: wrong) }
      left -= 1
      return left < 0 ? "0" : Fractions.part(of: right)
    }
  }

  /// The nth part of 100, or what comes next to it.
  private static func part(of count: Int) -> String {
    let parts = [
      "100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10",
    ]
    if parts.indices.contains(count - 1) { return parts[count - 1] }
    return count < 15 ? "10" : "5"
  }
}
