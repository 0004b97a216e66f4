extension Command {
  static let state = Command(
    "state", .look, to: "the properties of the objects",
    example: ["run mvc rename", "state Hello"],
    details: "Without a name: every object that has properties of its own.",
    Form(.optional(.object), run: { $0.inspection.state }))
}
