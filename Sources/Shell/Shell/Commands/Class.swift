import Exports
import Lessons
import Localization
import QuestionBanks

extension Command {
  static let classroom = Command(
    "class", .learn, to: "what a teacher takes to class, and gets back",
    details: """
      A pack is a directory of papers in Markdown, with the pictures and pages that they show; its \
      README.md tells more. Questions are written for one of these: \(QuestionFormat.choices). \
      Moodle reads moodle and gift, Canvas qti12; what a format cannot say is told. A report is \
      made from the files of progress export, as students hand them in, or from a directory of \
      them, as text, csv or html. A file that was changed or cannot be read is named, and the \
      others count. For LESSON all, it is every lesson.
      """,
    Form(
      "pack", .some(.lessonOrAll), to: "handout, key, exercises, slides, pictures and pages",
      needing: .these(.output(as: "DIR")),
      options: .these(.output(as: "DIR"), .force, .width), run: Session.classPack),
    Form(
      "questions", .some(.lessonOrAll), to: "the questions of lessons for another program",
      needing: .these(.questionFormat),
      options: .these(.questionFormat) + .saving, run: Session.classQuestions),
    Form(
      "report", .some(.file()), to: "who did what, and how hard each question was",
      options: .these(Option<ReportFormat>.format) + .saving + .these(.width, .plain, .ascii),
      run: Session.classReport))
}

nonisolated extension Option<QuestionFormat> {
  fileprivate static var questionFormat: Self { .format }
}

extension Argument<String> {
  /// The id of a lesson, or `all` alone.
  static var lessonOrAll: Self {
    .init(
      "LESSON",
      candidates: { position in
        let given = position.words.dropFirst()
        let all = given.isEmpty ? ["all"] : []
        return .words(position.session.lessonIDs.filter { !given.contains($0) } + all)
      })
  }
}

extension Session {
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
      guard let lesson = reading.value, faults.isEmpty else { throw .brokenLesson(name, faults) }
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
