extension Command {
  static let scenarios = Command(
    name: "scenarios", usages: ["scenarios [NAME]"], summary: "the scenarios, or one in full",
    family: .begin, flags: [.json], vocabulary: .scenarios, body: { $0.library.scenarios })
}
