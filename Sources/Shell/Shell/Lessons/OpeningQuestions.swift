import Lessons
import Localization

/// The questions that are asked before a lesson, and what the learner knew.
struct OpeningQuestions {
  /// Its id.
  let lesson: String
  private let openers: [Opener]
  /// The questions that were answered rightly, counted from 0.
  private var right: Set<Int> = []

  init(_ lesson: Lesson) {
    self.lesson = lesson.id
    openers = lesson.openers
  }

  mutating func settle(_ question: Int, isRight: Bool) {
    if isRight { right.insert(question) }
  }

  /// The pages that a question is about, counted from 0.
  func covered(by question: Int) -> [Int] { openers[question].covered }

  /// The pages that may be skipped, counted from 0: those that say what the learner knew, and the questions about it.
  var known: Set<Int> {
    Set(right.flatMap { openers[$0].covered + [openers[$0].page] })
  }
}

extension Bookmark {
  /// The questions before a lesson, each on its own page; `nil` where the lesson has none.
  init?(before lesson: Lesson) {
    let openers = lesson.openers
    guard !openers.isEmpty else { return nil }
    var asked = Lesson(
      id: localized("before \(lesson.id)"), title: lesson.title,
      sections: openers.map { lesson.sections[$0.page] })
    asked.pattern = lesson.pattern
    self.init(asked, along: .opening(OpeningQuestions(lesson)))
  }
}
