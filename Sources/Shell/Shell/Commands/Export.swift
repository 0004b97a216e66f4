extension Command {
  static let export = Command(
    "export", .look, to: "take the present run elsewhere",
    details: """
      Writes what diagram shows, in another form, into a file or onto the screen. The options choose \
      a part of it. FORMAT is one of \(TraceFormat.choices). load and render read jsonl again.
      """,
    Form(
      .one(.traceFormat), .optional(.file()), options: .drawing + .looking + .saving,
      run: { $0.diagrams.export }))
}

extension Argument<TraceFormat> {
  static var traceFormat: Self {
    .init("FORMAT", candidates: Candidates.choices(of: TraceFormat.self)) {
      (name, _) throws(ShellProblem) in
      guard let format = TraceFormat(rawValue: name) else {
        throw .line(.unknownFormat(name, known: TraceFormat.names))
      }
      return format
    }
  }
}
