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

  /// Wrong answers that several learners gave, those of as many learners together; the most frequent first, and wrong
  /// ones before incomplete ones.
  public var commonWrongAnswers: [Tie] {
    let common = wrongAnswers.filter { $0.learners > 1 }
    return Set(common.map(\.learners)).sorted(by: >).flatMap { learners in
      [false, true].compactMap { isIncomplete -> Tie? in
        let tied = common.filter { $0.learners == learners && $0.isIncomplete == isIncomplete }
        return tied.isEmpty
          ? nil : Tie(learners: learners, words: tied.map(\.words), isIncomplete: isIncomplete)
      }
    }
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
  /// `3 answered: the table`, `1 only chose: the cell`
  var line: String {
    isIncomplete
      ? localized("\(learners) only chose: \(words)")
      : localized("\(learners) answered: \(words)")
  }
}

nonisolated extension ItemStatistics.Tie {
  /// `3 answered: the table`, `2 each answered: the table; the cell`
  public var line: String {
    let answers = words.joined(separator: localized("; "))
    return switch (isIncomplete, words.count) {
    case (false, 1): localized("\(learners) answered: \(answers)")
    case (false, _): localized("\(learners) each answered: \(answers)")
    case (true, 1): localized("\(learners) only chose: \(answers)")
    case (true, _): localized("\(learners) each only chose: \(answers)")
    }
  }
}

nonisolated extension Item.State {
  /// `nil` when the item is present.
  var words: String? {
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
