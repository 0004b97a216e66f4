extension Command {
  static let whereState = Command(
    "where", .look, to: "where each piece of view state lives in this pattern",
    example: ["use mvc", "launch", "where"],
    details: """
      View state is what the screen shows and the model does not hold. For each piece: which objects keep \
      a copy, and which one decides.
      """,
    Form(run: { $0.inspection.whereStateLives }))
}
