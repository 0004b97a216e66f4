import Foundation
import Localization
import Progress

nonisolated extension ItemStatistics {
  /// Further figures, such as `1.8 tries on average`.
  public var details: [String] {
    let tries = tally.meanTries.flatMap { mean in
      mean > 1 ? localized("\(mean.digits(1)) tries on average") : nil
    }
    let sharpness = discrimination.map {
      localized("discrimination \($0.words) (\($0.learners) learners)")
    }
    return [tries, sharpness, item.state.words].compactMap(\.self)
  }

  /// The tally of a task: `3 done, 1 shown, 2 hints`.
  public var taskWords: String {
    let counts = [
      (tally[.done], localized("\(tally[.done]) done")),
      (tally.tasksShown, localized("\(tally.tasksShown) shown")),
      (tally.hints, tally.hintWords),
    ]
    return counts.filter { $0.0 > 0 }.map(\.1).commaSeparated
  }

  private static let fewWrongAnswers = 4

  /// Wrong answers that several learners gave, those of as many learners together; the most frequent first.
  public var commonWrongAnswers: [Tie] {
    Dictionary(grouping: wrongAnswers, by: \.learners).filter { $0.key > 1 }
      .map { Tie(learners: $0.key, words: $0.value.map(\.words)) }
      .sorted { $0.learners > $1.learners }
  }

  /// The most frequent wrong answers, and the number of others.
  public var wrongAnswerLines: [String] {
    let others = wrongAnswers.count - Self.fewWrongAnswers
    guard others > 1 else { return wrongAnswers.map(\.line) }
    return wrongAnswers.prefix(Self.fewWrongAnswers).map(\.line)
      + [localized("and \(others) other wrong answers, all of them in the CSV")]
  }
}

nonisolated extension ItemStatistics.WrongAnswer {
  /// `3 answered: the table`
  public var line: String { localized("\(learners) answered: \(words)") }
}

nonisolated extension ItemStatistics.Tie {
  /// `3 answered: the table`, `2 each answered: the table; the cell`
  public var line: String {
    let answers = words.joined(separator: localized("; "))
    return words.count == 1
      ? localized("\(learners) answered: \(answers)")
      : localized("\(learners) each answered: \(answers)")
  }
}

nonisolated extension Item.State {
  /// `nil` when the item is present.
  public var words: String? {
    switch self {
    case .present: nil
    case .sectionGone: localized("no longer in the lesson")
    case .lessonGone: localized("its lesson is missing here")
    }
  }
}

nonisolated extension Discrimination {
  /// `+0.42`
  public var words: String {
    let digits = value.digits(2)
    return digits.hasPrefix("-") ? digits : "+" + digits
  }
}

nonisolated extension Double {
  /// With a point in every language, and without a negative zero.
  func digits(_ count: Int) -> String {
    let text = String(format: "%.\(count)f", self)
    return text.contains { "123456789".contains($0) } ? text : text.replacing("-", with: "")
  }
}
