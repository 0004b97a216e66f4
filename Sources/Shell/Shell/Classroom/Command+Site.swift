extension Command {
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
