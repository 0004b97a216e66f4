import Cells
import Course
import Lessons

extension Command {
  static let take = Command(
    "take", .learn, to: "a lesson taken from a file of answers, and judged",
    details: """
      A line of the file is the id of a section, a colon and the answer: letters as they are shown, \
      words, or for a task actions with ` ; ` between them. skip leaves one out, and lines that \
      begin with # are remarks. `-` reads the answers from a pipe. The status is 0 when all that \
      is asked is answered rightly, else 1. Nothing of it is kept with what you have done.
      """,
    Form(.one(.lesson()), .one(.file()), options: .these(.json, .width), run: Session.take),
    Form(
      .one(.lesson()), to: "such a file, with every question and no answer",
      needing: .these(.template), options: .these(.template) + .saving + .these(.width, .ascii),
      run: Session.template))
}

extension Session {
  fileprivate func take(_ request: Request) throws(ShellProblem) -> Reply {
    let lesson = try lesson(called: request[.lesson()])
    let file = try request[.file()]
    let sheet = AnswerSheet(try answers(file), file: file)
    let grades = try requireCourse().grade(lesson, by: sheet)
    let report = GradeReport(grades, sheet, problems: sheet.problems(for: lesson))
    return request[.json] ? report.json : report.reply(width: width(request.options))
  }

  private func answers(_ file: String) throws(ShellProblem) -> String {
    try file == "-" ? input().joined(separator: "\n") : TextFile(file).read()
  }

  fileprivate func template(_ request: Request) throws(ShellProblem) -> Reply {
    let lesson = try lesson(called: request[.lesson()])
    let options = request.options
    let width = max(width(options) - AnswerTemplate.margin, 20)
    let questions = try lesson.sections.filter(\.asks).map { section throws(ShellProblem) in
      let asked = try asked(in: section, of: lesson)
      let drawing = asked?.drawing.map { Drawing($0, options, width: width).body }
      let page = LessonPage(section).styled(width: width, drawing: drawing)
      let sheet = asked.map { QuestionSheet($0).styled(width: width) } ?? Styled()
      return (section.id ?? "", Styled.stack([page, sheet]))
    }
    let text = AnswerTemplate(lesson.title, questions).text
    return try deliver(Styled(text), options)
  }

  /// `nil` for a task.
  private func asked(in section: Section, of lesson: Lesson) throws(ShellProblem) -> Asked? {
    let course = try requireCourse()
    do throws(AskingProblem) {
      return try course.asked(in: section, of: lesson)
    } catch {
      throw .question(error)
    }
  }
}
