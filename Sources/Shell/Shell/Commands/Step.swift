extension Command {
  static let step = Command(
    "step", .look, to: "go through the run, message by message",
    details: """
      Goes through what diagram shows from its first message; step back begins at its end. \
      An empty line does it once more. What diagram hides is stepped over. Meanwhile state, \
      objects, screen and where tell how things were right behind that message. An action \
      goes on from the end of the run, and ends stepping as goto now does.
      """,
    repeats: true,
    Form(.optional(.count), options: .drawing, run: { $0.stepping.step }),
    Form(
      "back", .optional(.count), to: "go back to the message before", options: .drawing,
      run: { $0.stepping.stepBack }),
    Form(
      "ask", to: "say what comes next before you see it", options: .drawing,
      run: { $0.stepping.askNext }))

  static let goto = Command(
    "goto", .look, to: "go to a message of the run, by number",
    details: """
      The numbers are those of diagram and messages. Then step and step back go on from there.
      """,
    Form(.one(.place), options: .drawing, run: { $0.stepping.goto }),
    Form(
      "now", to: "look at everything as it is now again", options: .drawing,
      run: { $0.stepping.gotoNow }))
}

extension Argument<Int> {
  /// The number of a message.
  static var place: Self {
    .init("N") { (word, _) throws(ShellProblem) in
      guard let number = Int(word) else { throw .stepping(.notAPlace(word)) }
      return number
    }
  }
}
