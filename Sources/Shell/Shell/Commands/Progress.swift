extension Command {
  static let progress = Command(
    "progress", .learn, to: "what you have done in each lesson, and what is due",
    details: """
      Kept on this machine only, in a database that several shells may use at once. reset \
      asks first; where nobody can be asked it needs --force. Importing twice adds nothing. \
      --name says whose file it is.
      """,
    Form(options: .these(.json), run: { $0.progress.report }),
    Form(
      "reset", .optional(.lesson()), to: "forget one lesson, or all of them",
      options: .these(.force), run: { $0.progress.reset }),
    Form(
      "export", .optional(.file()),
      to: "write all of it down, for another machine or a teacher",
      options: .these(.name, .force), run: { $0.progress.export }),
    Form(
      "import", .one(.file()), to: "take in what was written down elsewhere",
      run: { $0.progress.importProgress }))
}
