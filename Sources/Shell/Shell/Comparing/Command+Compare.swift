extension Command {
  static let compare = Command(
    "compare", .patterns, to: "one scenario in two patterns, and its figures in all",
    example: ["compare mvc viper edit"],
    details: """
      First what happens in both, row by row, with the numbers of the messages: what both have is folded, and * \
      marks where they part first. Then the figures of all patterns of the app, with the number of messages from the \
      action to the model and from the model to a view. Then both conversations: side by side where the \
      width allows it, else one after the other. What only one of them has is marked: a message that the other one \
      does not say, and for which it sends nothing in the same way in the same row. Of two runs of one system, \
      every message is marked that is another, or that stands in another place.
      """,
    Form(
      .one(.pattern), .one(.pattern), .one(.scenario()), options: .drawing + .looking,
      run: { $0.patterns.compare }),
    Form(
      .one(.savedRun), to: "a saved run and the current run", options: .drawing + .looking,
      run: { $0.diagrams.compare }))
}

extension Argument<String> {
  static var savedRun: Self { file(as: "FILE") }
}
