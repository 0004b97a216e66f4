import Course
import Exports
import Lessons
import QuestionBanks

extension QuestionBank {
  /// All that lessons ask, with the answers of their runs.
  public init(_ lessons: [Lesson], in course: Course) throws(AskingProblem) {
    self.init(try lessons.map { lesson throws(AskingProblem) in try Chapter(lesson, in: course) })
  }
}

extension QuestionBank.Chapter {
  /// The questions and tasks of one lesson, in its order.
  init(_ lesson: Lesson, in course: Course) throws(AskingProblem) {
    let language = lesson.language == "en" ? "" : "-\(lesson.language)"
    let questions = try lesson.sections.map { section throws(AskingProblem) in
      try BankQuestion(section, of: lesson, in: course, language: language)
    }
    self.init(
      id: "lifeline-\(lesson.id)\(language)", title: lesson.title,
      questions: questions.compactMap(\.self),
      misread: lesson.sections.filter(\.isMisread).map {
        "\(lesson.id) \($0.id ?? $0.heading.plain)"
      })
  }
}
