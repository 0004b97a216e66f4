import Grammar

extension Command {
  static let export = Command(
    "export", .look, to: "write the current run in another format",
    example: ["run mvc rename", "export svg rename.svg"],
    details: """
      Writes what diagram shows in another format, to a file or to the screen. The options choose \
      a part of it. FORMAT is one of \(TraceFormat.choices). jsonl and csv are data: they have all \
      records of the chosen part, so --all, --fold and --lens change only drawings. load and render \
      can read jsonl. With --width 240, svg is a picture for a column of so many points. For a slide, \
      take some messages and enlarge the picture: --width 480 --steps 5-10
      """,
    Form(
      .one(.traceFormat), .optional(.file()),
      options: .drawing + .looking + .these(.lens) + .saving,
      traits: .looksAtRun, run: { $0.files.export }))

  static let load = Command(
    "load", .look, to: "open a trace from a file",
    example: ["run mvc edit", "export jsonl edit.jsonl", "load edit.jsonl"],
    details: """
      Reads a trace in JSON Lines. diagram, messages, state and screen show it until you run something, or go back to \
      your own run with diagram last.
      """,
    Form(.one(.file()), run: { $0.files.load }))

  static let render = Command(
    "render", .look, to: "draw a trace or a Mermaid file",
    example: ["run mvc edit", "export mermaid edit.mmd", "render edit.mmd"],
    details: """
      Draws a trace in JSON Lines or a sequence diagram in Mermaid's language, or writes it in \
      another format. Of a Markdown file it draws the diagrams in its Mermaid fences. On the \
      command line, `-` reads it from a pipe: a ladder of Mermaid, or of its fences in Markdown, \
      is drawn row by row as the lines come, and a participant that comes later gets its lifeline \
      then; --style wide waits for the end. Lines of Mermaid that are not \
      understood are listed with line and column, and the rest is drawn.
      """,
    Form(.one(.file()), options: .drawing + .looking + .writing, run: { $0.files.render }))
}

extension Argument<TraceFormat> {
  static var traceFormat: Self {
    .init(choice: "FORMAT") { .name(.unknownFormat($0, known: TraceFormat.names)) }
  }
}
