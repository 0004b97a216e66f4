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
      A pack is a directory of papers in Markdown, with the pictures and pages that they show; its \
      README.md tells more. For LESSON all, it holds every lesson. The files of a report are those \
      of progress export, as students hand them in.
      """,
    family: .learn, flags: OptionName.writing + [.width],
    vocabulary: .classroom, formats: [], body: Session.classroom)
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
