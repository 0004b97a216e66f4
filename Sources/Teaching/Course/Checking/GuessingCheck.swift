import Lessons
import Localization

/// Checks whether learners can guess right answers without reading: because a choice is right, or wrong, more often than
/// chance explains when it has a certain place, a certain length, or a word such as "only".
///
/// It counts the quizzes with one right choice. How likely chance gives so many hits, or so few, is computed exactly.
struct GuessingCheck {
  /// A count that chance reaches less often than this, upwards or downwards, is reported.
  static let threshold = 0.025

  private let quizzes: [GuessedQuiz]
  /// In many lessons, the list of quizzes would be too long to help.
  private let namesQuizzes: Bool

  init(_ lessons: [Lesson]) {
    quizzes = lessons.flatMap { lesson in
      lesson.sections.compactMap { GuessedQuiz($0, language: lesson.language) }
    }
    namesQuizzes = lessons.count == 1
  }

  /// What gives right answers away, told about a file or a directory.
  func findings(in file: String) -> [Finding] {
    Guess.allCases.map { Tally(of: $0, in: quizzes) }.filter { $0.way != nil }.map { tally in
      let names = namesQuizzes ? localized(" These are \(tally.named.commaSeparated).") : ""
      return Finding(file, Location(), tally.words + names)
    }
  }

  /// How often a guess finds the right choice.
  struct Tally {
    nonisolated enum Way { case tooOften, tooSeldom }

    let guess: Guess
    /// The ids of the quizzes that it answers rightly.
    let hits: [String]
    /// The ids of the quizzes in which the guess can be made and is wrong.
    let misses: [String]
    /// How many hits chance gives on average.
    let expected: Double
    /// `nil` when chance explains the hits.
    let way: Way?

    fileprivate init(of guess: Guess, in quizzes: [GuessedQuiz]) {
      self.guess = guess
      let made = quizzes.compactMap { quiz in quiz.places(of: guess).map { (quiz, $0) } }
      let chances = made.map { quiz, places in Double(places.count) / Double(quiz.choices) }
      hits = made.filter { $1.contains($0.right) }.map(\.0.id)
      misses = made.filter { !$1.contains($0.right) }.map(\.0.id)
      expected = chances.reduce(0, +)
      way =
        if Chance.ofHits(hits.count, in: chances) < GuessingCheck.threshold {
          .tooOften
        } else if 1 - Chance.ofHits(hits.count + 1, in: chances) < GuessingCheck.threshold {
          .tooSeldom
        } else { nil }
    }

    var count: Int { hits.count + misses.count }
    /// The quizzes that show what is wrong.
    var named: [String] { way == .tooSeldom ? misses : hits }
  }
}

extension GuessingCheck.Tally {
  fileprivate var words: String {
    localized(
      "\(guess.words) is the right one in \(hits.count) of \(count) quizzes; chance gives \(expected.rounded1). \(advice)"
    )
  }

  private var advice: String {
    switch (guess, way == .tooOften) {
    case (.first, true), (.last, true): localized("Move right choices to other places.")
    case (.first, false), (.last, false): localized("Move some right choices to this place.")
    case (.longest, true), (.shortest, false):
      localized("Shorten right choices or lengthen wrong ones.")
    case (.longest, false), (.shortest, true):
      localized("Lengthen right choices or shorten wrong ones.")
    case (.absolute, true): localized("Take such words out of right choices.")
    case (.absolute, false): localized("Take such words out of wrong choices.")
    }
  }
}

extension Guess {
  fileprivate var words: String {
    switch self {
    case .first: localized("the first choice")
    case .last: localized("the last choice")
    case .longest: localized("the longest choice")
    case .shortest: localized("the shortest choice")
    case .absolute: localized("a choice with a word such as \"only\" or \"never\"")
    }
  }
}

extension Double {
  /// With one digit after the point.
  fileprivate var rounded1: String {
    let tenths = Int((self * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}

/// Probabilities of independent events.
enum Chance {
  /// The probability that `count` or more of some events happen.
  ///
  /// - Parameter events: the probability of each event.
  static func ofHits(_ count: Int, in events: [Double]) -> Double {
    // At each index, the probability of exactly so many hits.
    var exactly = [1.0]
    for event in events {
      let missed = exactly.map { $0 * (1 - event) } + [0]
      let hit = [0] + exactly.map { $0 * event }
      exactly = zip(missed, hit).map(+)
    }
    return exactly.dropFirst(count).reduce(0, +)
  }
}
