extension Command {
  static let compare = Command(
    "compare", .patterns, to: "one scenario in two patterns, and its figures in all",
    example: ["compare mvc viper edit"],
    details: "Side by side where the width allows it, else one after the other.",
    Form(
      .one(.pattern), .one(.pattern), .one(.scenario()), options: .drawing + .looking,
      run: { $0.patterns.compare }))
}
