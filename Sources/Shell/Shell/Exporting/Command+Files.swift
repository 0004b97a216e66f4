extension Command {
  static let load = Command(
    "load", .look, to: "open a trace from a file",
    example: ["run mvc edit", "export jsonl edit.jsonl", "load edit.jsonl"],
    details: """
      Reads a trace in JSON Lines. diagram, messages, state and screen show it until \
      you act or run something.
      """,
    Form(.one(.file()), run: { $0.diagrams.load }))

  static let render = Command(
    "render", .look, to: "draw a trace or a Mermaid file",
    example: ["run mvc edit", "export mermaid edit.mmd", "render edit.mmd"],
    details: """
      Draws a trace in JSON Lines or a sequence diagram in Mermaid's language, or writes it in \
      another format. On the command line, `-` reads it from a pipe: a ladder of Mermaid, or of \
      its fences in Markdown, is drawn row by row as the lines come, and a participant that comes \
      later gets its lifeline then; --style wide waits for the end. Lines of Mermaid that are not \
      understood are listed with line and column, and the rest is drawn.
      """,
    Form(.one(.file()), options: .drawing + .looking + .writing, run: { $0.diagrams.render }))
}
