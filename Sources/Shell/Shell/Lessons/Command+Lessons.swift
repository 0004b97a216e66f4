extension Command {
  static let lessons = Command(
    "lessons", .learn, to: "list the lessons",
    example: ["lessons"],
    details: """
      A tick is before each lesson whose questions and tasks you have done. How many minutes a lesson takes is an \
      estimate: lesson mvc pages shows it, for each chapter, too.
      """,
    Form(options: .these(.json), run: { $0.lessons.lessons }))

  static let lesson = Command(
    "lesson", .learn, to: "open a lesson",
    example: ["lesson welcome"],
    details: """
      Without an id: the open page, or the lesson where you left it, today or on another day. Runs are made while \
      you look, and you can go on from their end. PAGE is a number or the id of a section. The core pages of all \
      lessons are the short route: lesson core goes along it, lesson by lesson.
      """,
    Form(
      .optional(.lesson(as: "ID")), .optional(.page), options: .drawing,
      run: { $0.lessons.lesson }),
    Form(
      .one(.lesson(as: "ID")), "pages", to: "its chapters and pages, with what you have done",
      run: { $0.lessons.pages }),
    Form(
      "core", to: "the short route: go on with the core pages of all lessons", options: .drawing,
      run: { $0.lessons.openCore }),
    Form(
      .one(.lesson(as: "ID")), "core", to: "only its core pages", options: .drawing,
      run: { $0.lessons.core }),
    Form(
      .one(.lesson(as: "ID")), "ask", to: "three questions first: which pages may you skip?",
      options: .drawing, run: { $0.lessons.askFirst }),
    Form("pages", isListed: false, run: { $0.lessons.openPages }))

  static let next = Command(
    "next", .learn, to: "the next page of the lesson; so does Return",
    example: ["lesson welcome", "next"],
    details: """
      Where no lesson is open, it says what there is to do next: the questions that are due, the page where you are, and \
      an exercise.
      """,
    Form(run: { $0.lessons.next }))

  static let previous = Command(
    "previous", .learn, to: "the page before",
    example: ["lesson welcome 2", "previous"], Form(run: { $0.lessons.previous }))
}

extension Argument<String> {
  static var page: Self {
    .init("PAGE") { .words($0.words.first.map($0.session.pageIDs(of:)) ?? []) }
  }
}
