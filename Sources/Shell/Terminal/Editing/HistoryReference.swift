/// A word at the beginning of a line that stands for an earlier line, as in the shells of terminals: `!!`, `!12`,
/// `!-2`, `!run`.
struct HistoryReference: Equatable {
  private enum Meaning: Equatable {
    case number(Int)
    /// Counted from the end: 1 is the last line.
    case last(Int)
    case beginning(String)
  }

  private let meaning: Meaning
  /// What is written after it.
  private let rest: String

  /// `nil` for a line that begins with no reference.
  init?(_ line: String) {
    let word = line.prefix { !$0.isWhitespace }
    guard word.count > 1, word.first == "!" else { return nil }
    rest = String(line.dropFirst(word.count))
    let name = String(word.dropFirst())
    meaning =
      switch Int(name) {
      case _ where name == "!": .last(1)
      case let number? where number < 0: .last(number == .min ? .max : -number)
      case let number?: .number(number)
      case nil: .beginning(name)
      }
  }

  /// The whole line that is meant; `nil` where there is none.
  func line(in lines: [String]) -> String? { found(lines).map { $0 + rest } }

  private func found(_ lines: [String]) -> String? {
    switch meaning {
    case .number(let number):
      (1...max(1, lines.count)).contains(number) ? lines.dropFirst(number - 1).first : nil
    case .last(let count): count <= lines.count ? lines[lines.count - count] : nil
    case .beginning(let text): lines.last { $0.hasPrefix(text) }
    }
  }
}
