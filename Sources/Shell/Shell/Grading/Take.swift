extension Command {
  static let take = Command(
    name: "take", usages: ["take LESSON FILE", "take LESSON --template"],
    summary: "a lesson taken from a file of answers, and judged",
    summaries: ["take LESSON --template": "such a file, with every question and no answer"],
    details: """
      A line of the file is the id of a section, a colon and the answer: letters as they are shown, \
      words, or for a task actions with ` ; ` between them. skip leaves one out, and lines that \
      begin with # are remarks. `-` reads the answers from a pipe. The status is 0 when all that \
      is asked is answered rightly, else 1. Nothing of it is kept with what you have done.
      """,
    family: .learn, flags: [.template, .output, .force, .json, .width, .ascii],
    vocabulary: .lessons, body: { $0.grading.take })
}
