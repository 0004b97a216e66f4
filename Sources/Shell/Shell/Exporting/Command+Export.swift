import Grammar

extension Command {
  static let export = Command(
    "export", .look, to: "write the current run in another format",
    example: ["run mvc rename", "export svg rename.svg"],
    details: """
      Writes what diagram shows in another format, to a file or to the screen. The options choose \
      a part of it. FORMAT is one of \(TraceFormat.choices). load and render can read jsonl. With \
      --width 240, svg is a picture for a column of so many points.
      """,
    Form(
      .one(.traceFormat), .optional(.file()),
      options: .drawing + .looking + .these(.lens) + .saving,
      run: { $0.diagrams.export }))
}

extension Argument<TraceFormat> {
  static var traceFormat: Self {
    .init("FORMAT", candidates: Candidates.choices(of: TraceFormat.self)) {
      (name, _) throws(ShellProblem) in
      guard let format = TraceFormat(typed: name) else {
        throw .name(.unknownFormat(name, known: TraceFormat.names))
      }
      return format
    }
  }
}
