import Cells
import Lessons

/// Checks whether learners can guess right answers without reading: because the right choice is the longest,
/// or the first, more often than chance explains.
///
/// It counts the quizzes with one right choice. For each, chance finds the right one of k choices with a
/// probability of 1/k. How likely so many hits are is computed exactly.
struct GuessingCheck {
  /// A count that chance reaches less often than this is reported.
  static let threshold = 0.05

  private let quizzes: [Quiz]
  /// In many lessons, the list of quizzes would be too long to help.
  private let namesQuizzes: Bool

  init(_ lessons: [Lesson]) {
    quizzes = lessons.flatMap(\.sections).compactMap(Quiz.init)
    namesQuizzes = lessons.count == 1
  }

  /// What gives right answers away, told about a file or a directory.
  func findings(in file: String) -> [Finding] {
    messages.map { Finding(file, Location(), $0) }
  }

  private var messages: [String] {
    let longest = Tally(quizzes, hit: \.isLongest)
    let first = Tally(quizzes, hit: \.isFirst)
    return [
      longest.isSuspicious ? CheckMessages.rightIsLongest(longest) + names(of: longest) : nil,
      first.isSuspicious ? CheckMessages.rightIsFirst(first) + names(of: first) : nil,
    ].compactMap(\.self)
  }

  private func names(of tally: Tally) -> String {
    namesQuizzes ? CheckMessages.theseAre(tally.hits) : ""
  }

  /// How often a simple guess finds the right choice.
  struct Tally {
    /// The ids of the quizzes that it answers rightly.
    let hits: [String]
    let quizzes: Int
    /// How many hits chance gives on average.
    let expected: Double
    /// How likely chance gives so many hits or more.
    let probability: Double

    fileprivate init(_ quizzes: [Quiz], hit: (Quiz) -> Bool) {
      let chances = quizzes.map(\.chance)
      hits = quizzes.filter(hit).map(\.id)
      self.quizzes = quizzes.count
      expected = chances.reduce(0, +)
      probability = Chance.ofHits(hits.count, in: chances)
    }

    var isSuspicious: Bool { probability < GuessingCheck.threshold }
  }
}

/// A quiz with one right choice.
private struct Quiz {
  let id: String
  /// That a guess finds the right choice.
  let chance: Double
  let isFirst: Bool
  /// Whether the right choice is longer than every other, in cells and without its reason.
  let isLongest: Bool

  init?(_ section: Section) {
    guard let question = section.question, question.form == .quiz, question.ticked.count == 1,
      let right = question.ticked.first, question.choices.count > 1
    else { return nil }
    var lengths = question.choices.map(\.text.plain.cells)
    id = section.id ?? section.heading.plain
    chance = 1 / Double(question.choices.count)
    isFirst = right == 0
    let length = lengths.remove(at: right)
    isLongest = lengths.allSatisfy { $0 < length }
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
