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
      The files of a report are those of progress export, as students hand them in; of a \
      directory, all that lie in it. A report is text, csv or html. A file that was changed or \
      cannot be read is named, and the others count.
      """,
    family: .learn, flags: OptionName.writing + [.width, .plain, .ascii],
    vocabulary: .classroom, formats: ReportFormat.allCases.map(\.rawValue), body: Session.classroom)
}

extension Session {
  fileprivate func classroom(_ request: Request) throws(ShellProblem) -> Reply {
    let rest = Array(request.words.dropFirst())
    guard let what = request.words.first, !rest.isEmpty else { throw request.command.wrongUse }
    switch what {
    case "pack": return try classPack(rest, request)
    case "questions": return try classQuestions(rest, request)
    case "report": return try classReport(rest, request)
    default: throw request.command.wrongUse
    }
  }
}
