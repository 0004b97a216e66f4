extension Command {
  static let take = Command(
    "take", .learn, to: "take a lesson with a file of answers",
    example: ["take welcome --template"],
    details: """
      Each line of the file is the id of a section, a colon and the answer: letters as shown on \
      the page, words, or for a task actions with ` ; ` between them. skip leaves a question out. \
      Lines that begin with # are comments. `-` reads the answers from a pipe. The status is 0 \
      when every answer is right, else 1. Your progress does not change.
      """,
    Form(.one(.lesson()), .one(.file()), options: .these(.json, .width), run: { $0.grading.take }),
    Form(
      .one(.lesson()), to: "such a file, with every question and no answer",
      needing: .these(.template), options: .these(.template) + .saving + .these(.width, .ascii),
      run: { $0.grading.template }))
}
