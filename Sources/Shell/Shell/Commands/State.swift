extension Command {
  static let state = Command(
    name: "state", usages: ["state [NAME]"], summary: "what the objects hold now",
    details: "Without a name: every object that has properties of its own.",
    family: .look, vocabulary: .participants, body: { $0.inspection.state })
}
