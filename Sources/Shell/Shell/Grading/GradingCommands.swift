import Cells
import Course
import Lessons

/// Answers `take`: a lesson with a file of answers.
struct GradingCommands: Room {
  let renderer: RunRenderer

  func take(_ request: Request) throws(ShellProblem) -> Reply {
    let lesson = try library.lesson(called: request[.lesson()])
    let file = try request[.file()]
    let sheet = AnswerSheet(try environment.text(of: file), file: file)
    let grades = try library.requireCourse().grade(lesson, by: sheet)
    let report = GradeSheet(
      grades: grades, sheet: sheet, problems: sheet.problems(for: lesson))
    return request[.json] ? report.json : report.reply(width: width(request.options))
  }

  func template(_ request: Request) throws(ShellProblem) -> Reply {
    let lesson = try library.lesson(called: request[.lesson()])
    let options = request.options
    let width = max(width(options) - AnswerTemplate.margin, 20)
    let questions = try lesson.sections.filter(\.asks).map { section throws(ShellProblem) in
      let asked = try asked(in: section, of: lesson)
      let drawing = asked?.drawing.map { Drawing($0, options, width: width).body }
      let page = LessonPage(section).styled(width: width, drawing: drawing)
      let sheet = asked.map { QuestionSheet(asked: $0).styled(width: width) } ?? Styled()
      return (id: section.id ?? "", page: Styled.stack([page, sheet]))
    }
    let text = AnswerTemplate(title: lesson.title, questions: questions).text
    return try delivery.deliver(Styled(text), options)
  }

  /// `nil` for a task.
  private func asked(in section: Section, of lesson: Lesson) throws(ShellProblem) -> PosedQuestion?
  {
    let course = try library.requireCourse()
    return try telling(course.asked(in: section, of: lesson)) { .page(.question($0)) }
  }
}
