import QuestionBanks

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
      README.md tells more. Questions are written for one of these: \(QuestionFormat.choices). \
      Moodle reads moodle and gift, Canvas qti12; what a format cannot say is told. A report is \
      made from the files of progress export, as students hand them in, or from a directory of \
      them, as text, csv or html. A file that was changed or cannot be read is named, and the \
      others count. For LESSON all, it is every lesson.
      """,
    family: .learn, flags: OptionName.writing + [.width, .plain, .ascii],
    vocabulary: .classroom, formats: formats, body: { $0.classes.classroom })

  private nonisolated static func formats(behind words: [String]) -> [String] {
    let reports = ReportFormat.allCases.map(\.rawValue)
    let banks = QuestionFormat.allCases.map(\.rawValue)
    return switch words.first {
    case "report": reports
    case "questions": banks
    case "pack": []
    default: reports + banks.filter { !reports.contains($0) }
    }
  }
}
