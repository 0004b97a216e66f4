extension Command {
  static let scenarios = Command(
    "scenarios", .begin, to: "list the scenarios, or show one",
    example: ["scenarios rename"],
    Form(.optional(.scenario(as: "NAME")), options: .these(.json), run: { $0.library.scenarios }))
}
