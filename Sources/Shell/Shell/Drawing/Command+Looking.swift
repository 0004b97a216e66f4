extension Command {
  static let screen = Command(
    "screen", .look, to: "show the app's screen",
    example: ["run mvc edit", "screen"],
    Form(
      options: .these(.plain, .ascii, .width), traits: .looksAtRun,
      run: { $0.inspection.screen }))

  static let messages = Command(
    "messages", .look, to: "list all messages, one on a line",
    example: ["run mvc rename", "messages"],
    details: "The numbers are those of the diagram.",
    Form(
      options: .these(.all, .ascii, .width) + .looking + .these(.lens),
      traits: .looksAtRun, run: { $0.diagrams.messages }))
}
