extension Command {
  static let export = Command(
    name: "export", usages: ["export FORMAT [FILE]"],
    summary: "take the present run elsewhere",
    details: """
      Writes what diagram shows, in another form, into a file or onto the screen. The options choose \
      a part of it. FORMAT is one of \(TraceFormat.choices). load and render read jsonl again.
      """,
    family: .look,
    flags: OptionName.drawing + OptionName.looking + [.output, .force],
    vocabulary: .formats, body: { $0.diagrams.export })
}
