extension Command {
  static let diagram = Command(
    name: "diagram",
    usages: [
      "diagram", "diagram only NAME…", "diagram hide NAME…", "diagram focus NAME…",
      "diagram fold widgets|loops|N|NAME…", "diagram depth N", "diagram steps N-M",
      "diagram turns N-M", "diagram everything",
    ],
    summary: "all that was recorded, drawn again",
    summaries: [
      "diagram only NAME…": "what is said among some",
      "diagram hide NAME…": "leave some out",
      "diagram focus NAME…": "what is said from or to some",
      "diagram fold widgets|loops|N|NAME…": "screens, rounds or calls in short",
      "diagram depth N": "so many levels of nesting",
      "diagram steps N-M": "messages by number",
      "diagram turns N-M": "some turns",
      "diagram everything": "hide nothing any more",
    ],
    details: """
      Shows everything since use, or since the set-up of the last run, or the trace that \
      was loaded. A NAME is a participant (PlayVC), a role (Model) or a kind of message \
      (observer); N folds one call with all below it, NAME every call to somebody. What is said \
      in one line holds together: diagram only Controller Model depth 4. It stays on for \
      diagrams, runs, actions and messages until it is changed, and what is hidden is counted. \
      Numbers stay what they are. The options do the same for one drawing.
      """,
    family: .look, flags: OptionName.drawing + OptionName.looking + OptionName.writing,
    vocabulary: .filter, body: { $0.diagrams.diagram })
}
