extension Command {
  static let screen = Command(
    "screen", .look, to: "what the app shows now",
    Form(options: .these(.plain, .ascii, .width), run: { $0.inspection.screen }))

  static let messages = Command(
    "messages", .look, to: "all messages, one a line",
    details: "The numbers are those of the diagram.",
    Form(options: .these(.all, .ascii, .width) + .looking, run: { $0.diagrams.messages }))
}
