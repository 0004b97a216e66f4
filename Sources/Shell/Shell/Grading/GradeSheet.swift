import Cells
import Course
import Lessons
import Localization
import Trace

/// The grades of a lesson that was taken with a file of answers: for people, and for programs.
struct GradeSheet {
  let grades: [Grade]
  let sheet: AnswerSheet
  let problems: [AnswerSheetProblem]

  func reply(width: Int) -> Reply {
    let rows = Rows(rows: grades.flatMap(rows), style: .strong, indent: 0)
    let right = grades.count(where: \.isRight)
    let sum =
      grades.isEmpty
      ? localized("This lesson has no questions.") : localized("\(right) of \(grades.count) right.")
    let style: Styled.Style = status == .done ? .success : .plain
    let complaint = problems.map(\.description).joined(separator: "\n")
    return Reply(
      .stack([rows.styled(width: width), .wrapped(sum, to: width, style)]),
      complaint: complaint.isEmpty ? nil : complaint, status: status)
  }

  /// An object for each question and task, then an object for each line that answers none of them.
  var json: Reply {
    Reply(json: grades.map(json) + problems.map(json), status: status)
  }

  private var status: Reply.Status {
    problems.isEmpty && grades.allSatisfy(\.isRight) ? .done : .failed
  }

  private func rows(_ grade: Grade) -> [(String, String)] {
    let place = grade.answer.map { ", \(sheet.file):\($0.line): \($0.text.printable)" }
    let head = grade.id + (grade.isRight ? "" : place ?? "")
    let remark = grade.outcome.remark.map { [("", $0)] } ?? []
    return [(grade.outcome.words, head)] + remark
      + grade.goals.map { ("", ($0.isMet ? "[x] " : "[ ] ") + $0.text) }
  }

  private func json(_ grade: Grade) -> JSON {
    .object(of: [
      "id": grade.id, "type": grade.kind.rawValue, "outcome": grade.outcome.code,
      "line": grade.answer?.line, "answer": grade.answer?.text, "goals": grade.goals.map(json),
      "message": grade.outcome.remark,
    ])
  }

  private func json(_ goal: Grade.Goal) -> JSON {
    .object(of: ["goal": goal.text, "met": goal.isMet])
  }

  private func json(_ problem: AnswerSheetProblem) -> JSON {
    .object(of: [
      "file": problem.file, "line": problem.line, "message": problem.message,
    ])
  }
}

extension Grade.Outcome {
  fileprivate var words: String {
    switch self {
    case .right: localized("right")
    case .wrong: localized("wrong")
    case .notAnswered: localized("not answered")
    case .skipped: localized("skipped")
    case .unclear: localized("unclear")
    case .cannotBeAsked: localized("cannot be asked")
    }
  }

  /// For programs: the same in every language.
  fileprivate var code: String { Language.$current.withValue(.english) { words } }

  /// Says more, where there is more to say.
  fileprivate var remark: String? {
    switch self {
    case .right, .wrong, .notAnswered, .skipped: nil
    case .unclear(.answer(let problem)): PageWords.message(problem)
    case .unclear(.action(let line, let problem)):
      localized("`\(line)` does not work: \(problem.message)")
    case .unclear(.tooManySteps(let count)):
      localized("These actions take \(count) steps, and \(Steps.most) are enough. Leave some out.")
    case .cannotBeAsked(let message): message
    }
  }
}
