import QuestionBanks

extension Command {
  static let classroom = Command(
    "class", .learn, to: "papers for a class, and reports about it",
    example: ["class pack welcome --output papers"],
    details: """
      A pack is a directory of papers, each as a page to print and in Markdown, with their pictures; its \
      index.html tells more. Pages can be chosen: --pages 1-9,12, and with several lessons \
      --pages mvc:1-9,12,mvp:3; of a lesson that is not in it, all are taken. Questions are written for one of these: \(QuestionFormat.choices). \
      Moodle reads moodle and gift, Canvas qti12; what a format cannot say is told. A report is \
      made from the files of progress export, as students hand them in, or from a directory of \
      them, as text, csv or html. A file that was changed or cannot be read is named, and the \
      others count. assign takes exercises, too; learners read its file with progress import or in \
      the site, and what they hand in says what it was for: the report says who did it in time. For pack and questions, LESSON all is every lesson.
      """,
    Form(
      "pack", .some(.lessonOrAll), to: "plan, key, slides, questions, handout and exercises",
      needing: .these(.packFolder), options: .these(.packFolder, .pages, .force, .width),
      run: { $0.classes.pack }),
    Form(
      "questions", .some(.lessonOrAll), to: "the questions of lessons for another program",
      needing: .these(Option<QuestionFormat>.format),
      options: .these(Option<QuestionFormat>.format) + .these(.pages) + .saving,
      run: { $0.classes.questions }),
    Form(
      "assign", .some(.lessonOrExercise), to: "a file for learners that says what to do by when",
      needing: .these(.lastDay, .output),
      options: .these(.lastDay, .name, .output, .force), run: { $0.classes.assign }),
    Form(
      "report", .some(.file()), to: "what each learner did, and how hard each question was",
      options: .these(Option<ReportFormat>.format) + .saving + .these(.width, .plain, .ascii),
      run: { $0.classes.report }))

  static let site = Command(
    "site", .learn, to: "write the course as pages, to learn in a browser",
    example: ["site course welcome"],
    details: """
      The site is a directory of pages in every language; begin with its index.html. Open it as a file, or put the \
      directory on any web server: it needs no other program and no network. It has the lessons with their drawings, \
      the runs to go through step by step, and questions that check themselves; without JavaScript it can still be \
      read. The browser keeps what was answered, and saves it as a file that progress import takes. Without LESSON, \
      it is every lesson.
      """,
    Form(
      .one(.file(as: "DIR")), .any(.lesson()), options: .these(.force),
      run: { $0.classes.site }))
}

nonisolated extension Option<String> {
  static var packFolder: Self { .output(as: "DIR", to: "write the papers into this directory") }
}

extension Argument<String> {
  /// The id of a lesson or of an exercise.
  static var lessonOrExercise: Self {
    .init("LESSON", names: { $0.lessonIDs + $0.exercises.ids })
  }

  /// The id of a lesson, or `all` alone.
  static var lessonOrAll: Self {
    .init(
      "LESSON",
      candidates: { position in
        let given = position.words.dropFirst()
        let all = given.isEmpty ? ["all"] : []
        return .words(position.session.lessonIDs.filter { !given.contains($0) } + all)
      }, names: { $0.lessonIDs + ["all"] })
  }
}
