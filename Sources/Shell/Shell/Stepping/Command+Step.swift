import Grammar

extension Command {
  static let step = Command(
    "step", .look, to: "step through the run, message by message",
    example: ["run mvc rename", "step"],
    details: """
      Goes through the drawing that you saw last, from its first message: a run, or what an action led to. step \
      back begins at its end. An empty line repeats the step, and goes on after step run. Messages that diagram hides are skipped. While you step, state, \
      objects, screen and where show how things were just after that message. An action ends stepping. If the run has \
      later actions, they are kept, and a new branch begins after the action at whose messages you are: help branches.
      """,
    Form(
      .optional(.count), options: .drawing, traits: [.looksAtRun, .isStep, .repeats],
      run: { $0.stepping.step }),
    Form(
      "back", .optional(.count), to: "go back to the message before", options: .drawing,
      traits: [.looksAtRun, .repeats], run: { $0.stepping.step }),
    Form(
      "run", to: "step through the run from its beginning", options: .drawing,
      traits: [.looksAtRun, .offersSteps], run: { $0.stepping.stepRun }),
    Form(
      "ask", to: "predict the next message before you see it", options: .drawing,
      traits: [.looksAtRun, .repeats], run: { $0.stepping.askNext }),
    Form(
      "code", .one(.codeDisplay), to: "show the code of each message, or not",
      run: { $0.stepping.showCode }))

  static let goto = Command(
    "goto", .look, to: "go to a message of the run, by number",
    example: ["run mvc rename", "goto 5"],
    details: """
      Use the numbers of the drawing or the list that you saw last. step, step back and an empty line continue from there.
      """,
    Form(
      .one(.place), options: .drawing, traits: [.looksAtRun, .offersSteps],
      run: { $0.stepping.goto }),
    Form(
      "now", to: "go back to the end of the run", options: .drawing,
      traits: .looksAtRun, run: Session.gotoNow))
}

/// Whether the code is shown while you step.
nonisolated enum CodeDisplay: String, Choice {
  case on, off
}

extension Argument<CodeDisplay> {
  static var codeDisplay: Self { .init(choice: CodeDisplay.choices) }
}

extension Argument<Int> {
  /// The number of a message.
  static var place: Self {
    .init("N", candidates: { .words($0.session.stepping.numbers.map(String.init)) }) {
      (word, _) throws(ShellProblem) in
      guard let number = Int(word) else { throw .stepping(.notAPlace(word)) }
      return number
    }
  }
}
