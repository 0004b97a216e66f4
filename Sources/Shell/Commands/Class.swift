import Exports
import Localization

extension Command {
  static let classroom = Command(
    name: "class",
    usages: [
      "class pack LESSON… --output DIR", "class questions LESSON… --format FORMAT",
      "class report FILE…",
    ],
    summary: "what a teacher takes to class, and gets back",
    summaries: [
      "class pack LESSON… --output DIR": "handout, key, exercises, slides, pictures and pages",
      "class questions LESSON… --format FORMAT": "the questions of lessons for another program",
      "class report FILE…": "who did what, and how hard each question was",
    ],
    details: """
      questions takes all lessons where none is named, and writes for one of these: \
      \(QuestionFormat.choices). Moodle reads moodle and gift, Canvas qti12. What a format cannot \
      say is told. The files of a report are those of progress export, as students hand them in.
      """,
    family: .learn, flags: OptionName.writing + [.width],
    vocabulary: .classroom, formats: QuestionFormat.allCases.map(\.rawValue),
    body: Session.classroom)
}

extension Session {
  fileprivate func classroom(_ request: Request) throws(ShellProblem) -> Reply {
    let rest = Array(request.words.dropFirst())
    guard let what = request.words.first, !rest.isEmpty || what == "questions" else {
      throw request.command.wrongUse
    }
    switch what {
    case "pack": return try classPack(rest, request)
    case "questions": return try classQuestions(rest, request)
    case "report": return try classReport(rest, request)
    default: throw request.command.wrongUse
    }
  }
}
