/// The grade of each choice, in the percentages that Moodle knows.
struct Fractions {
  /// Whether each choice is right.
  let rights: [Bool]

  private var right: Int { min(rights.count(where: \.self), Moodle.mostRight) }
  private var wrong: Int { rights.count { !$0 } }

  var isSingle: Bool { rights.count(where: \.self) == 1 }

  /// A percentage for each choice. When several choices are right, wrong choices have a negative
  /// percentage, so that a learner who ticks every choice gets nothing.
  var percents: [String] {
    var left = right
    return rights.map { isRight in
      guard isRight else { return isSingle || right == 0 ? "0" : "-" + Fractions.part(of: wrong) }
      left -= 1
      return left < 0 ? "0" : Fractions.part(of: right)
    }
  }

  /// 100 divided by `count`, or the nearest percentage that Moodle knows.
  private static func part(of count: Int) -> String {
    let parts = [
      "100", "50", "33.33333", "25", "20", "16.66667", "14.28571", "12.5", "11.11111", "10",
    ]
    if parts.indices.contains(count - 1) { return parts[count - 1] }
    return count < 15 ? "10" : "5"
  }
}
