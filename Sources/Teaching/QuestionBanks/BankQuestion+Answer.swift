import Lessons

extension BankQuestion {
  /// The right answer as somebody writes it who has the options before them: `b`, `a c`, words with
  /// strokes between them, or what to do. Nothing for a task that says no way.
  package var answerInLetters: String {
    switch form {
    case .choice: letters(options.indices.filter { options[$0].isRight })
    case .order(let order), .blanks(let order): letters(order)
    case .word: words.filter(\.option.isRight).map(\.word).joined(separator: " | ")
    case .task(let solution): solution.joined(separator: " ; ")
    }
  }

  private func letters(_ indices: [Int]) -> String {
    indices.map(Letters.letter).joined(separator: " ")
  }
}
