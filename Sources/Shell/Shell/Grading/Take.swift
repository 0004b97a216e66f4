import Cells
import Course
import Lessons

extension Command {
  static let take = Command(
    name: "take", usages: ["take LESSON FILE", "take LESSON --template"],
    summary: "a lesson taken from a file of answers, and judged",
    summaries: ["take LESSON --template": "such a file, with every question and no answer"],
    details: """
      A line of the file is the id of a section, a colon and the answer: letters as they are shown, \
      words, or for a task actions with ` ; ` between them. skip leaves one out, and lines that \
      begin with # are remarks. `-` reads the answers from a pipe. The status is 0 when all that \
      is asked is answered rightly, else 1. Nothing of it is kept with what you have done.
      """,
    family: .learn, flags: [.template, .output, .force, .json, .width, .ascii],
    vocabulary: .lessons, body: Session.take)
}

extension Session {
  fileprivate func take(_ request: Request) throws(ShellProblem) -> Reply {
    let words = request.words
    guard let id = words.first, words.count == (request.options.isTemplate ? 1 : 2) else {
      throw request.command.wrongUse
    }
    let lesson = try lesson(called: id)
    guard !request.options.isTemplate else { return try template(for: lesson, request.options) }
    let sheet = AnswerSheet(try answers(words[1]), file: words[1])
    let grades = try requireCourse().grade(lesson, by: sheet)
    let report = GradeReport(grades, sheet, problems: sheet.problems(for: lesson))
    return request.options.isJSON ? report.json : report.reply(width: width(request.options))
  }

  private func answers(_ file: String) throws(ShellProblem) -> String {
    try file == "-" ? input().joined(separator: "\n") : TextFile(file).read()
  }

  private func template(for lesson: Lesson, _ options: Options) throws(ShellProblem) -> Reply {
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
      throw .page(.question(error))
    }
  }
}
