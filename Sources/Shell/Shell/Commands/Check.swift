extension Command {
  static let check = Command(
    name: "check", usages: ["check [PATH…]"],
    summary: "hold every lesson against the app, as it runs",
    details: """
      Makes every run, compares drawings and answers with it, tries the goals of tasks with their \
      solutions, holds contracts against every scenario and mistakes against their rules, and \
      looks translations through. A path is a directory of lessons or one file. Problems are told \
      as file:line:column. --write draws drawings anew and notes what translations were made from.
      """,
    family: .learn, flags: [.write, .json], vocabulary: .files, body: { $0.checking.check })
}
