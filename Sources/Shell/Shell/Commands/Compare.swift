extension Command {
  static let compare = Command(
    "compare", .patterns, to: "one scenario in two patterns, and its figures in all",
    example: ["compare mvc viper edit"],
    details: """
      First the figures of all patterns of the app, then both conversations: side by side where the \
      width allows it, else one after the other. What only one of them has is marked. Messages are \
      the same when action, roles and kind are the same.
      """,
    Form(
      .one(.pattern), .one(.pattern), .one(.scenario()), options: .drawing + .looking,
      run: { $0.patterns.compare }))
}
