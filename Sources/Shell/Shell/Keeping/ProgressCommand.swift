extension Command {
  static let progress = Command(
    name: "progress",
    usages: [
      "progress", "progress reset [LESSON]", "progress export [FILE]", "progress import FILE",
    ],
    summary: "what you have done in each lesson, and what is due",
    summaries: [
      "progress reset [LESSON]": "forget one lesson, or all of them",
      "progress export [FILE]": "write all of it down, for another machine or a teacher",
      "progress import FILE": "take in what was written down elsewhere",
    ],
    details: """
      Kept on this machine only, in a database that several shells may use at once. reset \
      asks first; where nobody can be asked it needs --force. Importing twice adds nothing. \
      --name says whose file it is.
      """,
    family: .learn, flags: [.name, .force, .json], vocabulary: .progress,
    body: { $0.progress.progress })
}
