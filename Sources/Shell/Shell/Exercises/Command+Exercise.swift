extension Command {
  static let exercise = Command(
    "exercise", .learn, to: "change the code of a pattern, and have its conversation judged",
    example: ["exercise"],
    details: """
      start makes a folder of your own: the files in edit are yours, those in read are the rest of the pattern. check \
      builds what you wrote, runs it in a process of its own, and says what it has passed and what not: it builds, every \
      action works, the screens are right, the goals are reached, the contract holds, objects are released, the tests \
      pass. watch does so whenever you save a file, until Ctrl-C. trace opens your run, for diagram, step and why; \
      --start and --solution open those of the first code and of the solution, and compare and diff hold them against \
      yours. After you have looked at the solution, an exercise no longer counts as done when you pass it. Where DIR is not named, it is the current directory or, in the shell, the folder that you used last. \
      Exercises need Swift, and Lifeline's own sources.
      """,
    Form(options: .these(.json), run: { $0.exercises.list }),
    Form(
      "start", .one(.exercise), .optional(.directory), to: "make a folder for an exercise",
      run: { $0.exercises.start }),
    Form(
      "edit", .optional(.directory), to: "open your files in $VISUAL or $EDITOR",
      run: { $0.exercises.edit }),
    Form("check", .optional(.directory), to: "judge what you wrote", run: { $0.exercises.check }),
    Form(
      "watch", .optional(.directory), to: "judge it whenever you save a file",
      traits: .isEndless, run: { $0.exercises.watch }),
    Form("hint", .optional(.directory), to: "the next hint", run: { $0.exercises.hint }),
    Form(
      "trace", .optional(.directory), to: "open the trace of your run",
      options: .these(.start, .solution), run: { $0.exercises.trace }),
    Form(
      "changes", .optional(.directory), to: "what you have changed", run: { $0.exercises.changes }),
    Form(
      "report", .optional(.directory), to: "make a report on what you did, to hand in",
      options: .these(Option<ExerciseReportFormat>.format) + .saving, run: { $0.exercises.report }),
    Form(
      "reset", .optional(.directory), to: "begin again, and keep what you wrote",
      run: { $0.exercises.reset }),
    Form(
      "solution", .optional(.directory), to: "what has to be changed",
      run: { $0.exercises.solution }))
}
