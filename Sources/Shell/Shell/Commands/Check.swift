extension Command {
  static let check = Command(
    "check", .learn, to: "hold every lesson against the app, as it runs",
    details: """
      Makes every run, compares drawings and answers with it, tries the goals of tasks with their \
      solutions, holds contracts against every scenario and mistakes against their rules, and \
      looks translations through. A path is a directory of lessons or one file. Problems are told \
      as file:line:column. --write draws drawings anew and notes what translations were made from.
      """,
    Form(.any(.file(as: "PATH")), options: .these(.write, .json), run: { $0.checking.check }))
}
