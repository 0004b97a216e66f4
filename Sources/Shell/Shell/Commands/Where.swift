extension Command {
  static let whereState = Command(
    "where", .look, to: "where each piece of view state lives in this pattern",
    details: "What is on the screen that is no data, and which objects keep it.",
    Form(run: { $0.inspection.whereStateLives }))
}
