extension Command {
  static let take = Command(
    "take", .learn, to: "a lesson taken from a file of answers, and judged",
    details: """
      A line of the file is the id of a section, a colon and the answer: letters as they are shown, \
      words, or for a task actions with ` ; ` between them. skip leaves one out, and lines that \
      begin with # are remarks. `-` reads the answers from a pipe. The status is 0 when all that \
      is asked is answered rightly, else 1. Nothing of it is kept with what you have done.
      """,
    Form(.one(.lesson()), .one(.file()), options: .these(.json, .width), run: { $0.grading.take }),
    Form(
      .one(.lesson()), to: "such a file, with every question and no answer",
      needing: .these(.template), options: .these(.template) + .saving + .these(.width, .ascii),
      run: { $0.grading.template }))
}
