extension Command {
  static let lessons = Command(
    "lessons", .learn, to: "list the lessons",
    example: ["lessons"],
    Form(options: .these(.json), run: { $0.library.lessons }))

  static let lesson = Command(
    "lesson", .learn, to: "open a lesson",
    example: ["lesson welcome"],
    details: """
      Without an id: the open page, or the one that free left. Runs are made while you look, and \
      you can go on from their end. PAGE is a number or the id of a section.
      """,
    Form(
      .optional(.lesson(as: "ID")), .optional(.page), options: .drawing, run: { $0.lessons.lesson })
  )

  static let next = Command(
    "next", .learn, to: "the next page of the lesson",
    example: ["lesson welcome", "next"], repeats: true, Form(run: { $0.lessons.next })
  )

  static let previous = Command(
    "previous", .learn, to: "the page before",
    example: ["lesson welcome 2", "previous"], repeats: true, Form(run: { $0.lessons.previous }))
}

extension Argument<String> {
  static var page: Self {
    .init("PAGE") { .words($0.words.first.map($0.session.pageIDs(of:)) ?? []) }
  }
}
