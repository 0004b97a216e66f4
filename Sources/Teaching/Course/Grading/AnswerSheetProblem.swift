import Lessons
import Localization

/// A line of an answer sheet that cannot be used.
public nonisolated struct AnswerSheetProblem: Equatable, CustomStringConvertible, Sendable {
  public var file: String
  /// Counted from 1.
  public var line: Int
  public var kind: Kind

  /// What is wrong with the line.
  public enum Kind: Equatable, Sendable {
    case noAnswer(String)
    /// There are several lines, and none can be read.
    case noAnswers(lesson: String)
    case repeated(String, firstLine: Int)
    case unknownID(String, known: [String])
    /// The section with this id asks nothing.
    case nothingAsked(String, known: [String])
    case tooLarge(limit: Int)
  }

  init(_ file: String, line: Int, _ kind: Kind) {
    self.file = file
    self.line = line
    self.kind = kind
  }

  /// `file:line: message`.
  public var description: String { "\(file):\(line): \(message)" }

  /// What is wrong and what to do, in the current language, without the place.
  public var message: String {
    switch kind {
    case .noAnswer(let line):
      localized(
        """
        \(line.shortened.quoted) cannot be read as an answer. Write the id of a section, a colon and the \
        answer, as in: quiz: b
        """)
    case .noAnswers(let lesson):
      localized(
        """
        no line of this file can be read as an answer. Write the id of a section, a colon and the answer, as in: \
        quiz: b. For a file to fill in, type: take \(lesson) --template
        """)
    case .repeated(let id, let first):
      localized("\(id) already has an answer in line \(first). Remove one of them.")
    case .unknownID(let id, let known):
      localized("there is no section \(id.quoted).") + guess(id, known)
    case .nothingAsked(let id, let known):
      localized("the section \(id.quoted) has no question.") + guess(id, known)
    case .tooLarge(let limit):
      localized("this file is larger than \(limit) bytes. Is it the right one?")
    }
  }
}

extension AnswerSheet {
  /// Lines that are no answers, and answers to sections that ask nothing, in the order of lines. Of a file that is no
  /// sheet, it is said once.
  public func problems(for lesson: Lesson) -> [AnswerSheetProblem] {
    if answers.isEmpty, problems.count > 1 {
      return [AnswerSheetProblem(file, line: problems[0].line, .noAnswers(lesson: lesson.id))]
    }
    let asking = lesson.sections.filter(\.asks).compactMap(\.id)
    let strays = answers.filter { !asking.contains($0.id) }.map { answer in
      let kind: AnswerSheetProblem.Kind =
        lesson[answer.id] == nil
        ? .unknownID(answer.id, known: asking) : .nothingAsked(answer.id, known: asking)
      return AnswerSheetProblem(file, line: answer.line, kind)
    }
    return (problems + strays).sorted { $0.line < $1.line }
  }
}
