extension Command {
  static let step = Command(
    name: "step", usages: ["step [N]", "step back [N]", "step ask"],
    summary: "go through the run, message by message",
    summaries: [
      "step back [N]": "go back to the message before",
      "step ask": "say what comes next before you see it",
    ],
    details: """
      Goes through what diagram shows from its first message; step back begins at its end. \
      An empty line does it once more. What diagram hides is stepped over. Meanwhile state, \
      objects, screen and where tell how things were right behind that message. An action \
      goes on from the end of the run, and ends stepping as goto now does.
      """,
    family: .look, flags: OptionName.drawing, repeats: true, vocabulary: .steps,
    body: { $0.stepping.step })

  static let goto = Command(
    name: "goto", usages: ["goto N", "goto now"], summary: "go to a message of the run, by number",
    summaries: ["goto now": "look at everything as it is now again"],
    details: """
      The numbers are those of diagram and messages. Then step and step back go on from there.
      """,
    family: .look, flags: OptionName.drawing, vocabulary: .places, body: { $0.stepping.goto })
}
