extension Command {
  static let whereState = Command(
    name: "where", usages: ["where"],
    summary: "where each piece of view state lives in this pattern",
    details: "What is on the screen that is no data, and which objects keep it.",
    family: .look, body: { $0.inspection.whereStateLives })
}
