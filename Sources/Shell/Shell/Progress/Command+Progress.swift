extension Command {
  static let progress = Command(
    "progress", .learn, to: "your progress in each lesson, and what is due",
    example: ["progress"],
    details: """
      Progress stays on this machine, in a database that several shells can use at the same \
      time: in lifeline of $XDG_STATE_HOME, else of ~/.local/state. --no-progress keeps \
      none. Only answers at the prompt are saved; those in scripts, in pipes and after -c \
      count until the program ends. reset asks first; in a script it needs --force. It \
      keeps what a teacher assigned. Importing a file twice adds nothing. --name puts your name on the file.
      """,
    Form(options: .these(.json), run: { $0.progress.report }),
    Form(
      "reset", .optional(.lesson()), to: "forget your progress in one lesson, or in all",
      options: .these(.force), run: { $0.progress.reset }),
    Form(
      "export", .optional(.file()),
      to: "write your progress to a file, for another machine or a teacher",
      options: .these(.name, .force), run: { $0.progress.export }),
    Form(
      "import", .one(.file()), to: "read progress that was exported elsewhere",
      run: { $0.progress.importProgress }))
}
