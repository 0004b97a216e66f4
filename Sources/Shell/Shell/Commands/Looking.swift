extension Command {
  static let screen = Command(
    name: "screen", usages: ["screen"], summary: "what the app shows now",
    family: .look, flags: [.plain, .ascii, .width], body: { $0.inspection.screen })

  static let messages = Command(
    name: "messages", usages: ["messages"], summary: "all messages, one a line",
    details: "The numbers are those of the diagram.",
    family: .look, flags: [.all, .ascii, .width] + OptionName.looking,
    body: { $0.diagrams.messages })
}
