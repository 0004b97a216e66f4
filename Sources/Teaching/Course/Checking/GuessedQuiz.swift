import Cells
import Lessons

/// What a learner can take who has not read the choices.
nonisolated enum Guess: CaseIterable {
  case first, last, longest, shortest
  /// A choice with a word that leaves no exception.
  case absolute
}

/// A quiz with one right choice, as a guesser sees it.
struct GuessedQuiz {
  let id: String
  let right: Int
  private let lengths: [Int]
  private let absolute: [Int]

  init?(_ section: Section, language: String) {
    guard let question = section.question, question.form == .quiz, question.ticked.count == 1,
      let right = question.ticked.first, question.choices.count > 1
    else { return nil }
    self.right = right
    id = section.id ?? section.heading.plain
    // In cells and without the reason.
    lengths = question.choices.map(\.text.plain.cells)
    absolute = question.choices.indices.filter {
      AbsoluteWords.areIn(question.choices[$0].text.plain, language: language)
    }
  }

  var choices: Int { lengths.count }

  /// The choices that a guess takes; `nil` where it takes none, or leaves none.
  func places(of guess: Guess) -> [Int]? {
    switch guess {
    case .first: [0]
    case .last: [choices - 1]
    case .longest: lengths.max().flatMap(only)
    case .shortest: lengths.min().flatMap(only)
    case .absolute: absolute.isEmpty || absolute.count == choices ? nil : absolute
    }
  }

  /// A tie for the longest gives nothing away.
  private func only(_ length: Int) -> [Int]? {
    let places = lengths.indices.filter { lengths[$0] == length }
    return places.count == 1 ? places : nil
  }
}

/// Words that leave no exception: learners expect them in wrong choices.
private enum AbsoluteWords {
  private static let english: Set = [
    "all", "always", "any", "every", "must", "never", "no", "nobody", "none", "nothing", "only",
  ]
  private static let chinese = ["只", "总是", "从不", "永远", "每", "所有", "任何", "必须", "全都", "一定"]

  static func areIn(_ text: String, language: String) -> Bool {
    guard language == "en" else { return chinese.contains { text.contains($0) } }
    return text.lowercased().split { !$0.isLetter }.contains { english.contains(String($0)) }
  }
}
