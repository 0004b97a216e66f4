import Exports
import Lessons
import Localization
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
    vocabulary: .classroom, formats: formats, body: Session.classroom)

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
  /// The lessons of these names, each once; for `all`, all there are.
  ///
  /// Files are called by ids. What is none could lead out of the directory where they belong, and one
  /// file would take the place of another where two are the same.
  func lessons(called names: [String]) throws(ShellProblem) -> [Lesson] {
    let known = try requireLibrary().entries.map(\.id)
    let isAll = names == ["all"] && !known.contains("all")
    var lessons: [Lesson] = []
    for name in isAll ? known : names where !lessons.contains(where: { $0.id == name }) {
      let reading = try reading(called: name)
      let faults = reading.problems.filter(\.isAboutIDs).map(\.description)
      guard let lesson = reading.value, faults.isEmpty else {
        throw .lessons(.broken(name, faults))
      }
      lessons.append(lesson)
    }
    return lessons
  }
}

nonisolated extension LessonProblem {
  fileprivate var isAboutIDs: Bool {
    switch kind {
    case .badID, .duplicateSection: true
    default: false
    }
  }
}
