extension Command {
  static let scenarios = Command(
    "scenarios", .begin, to: "the scenarios, or one in full",
    Form(.optional(.scenario(as: "NAME")), options: .these(.json), run: { $0.library.scenarios }))
}
