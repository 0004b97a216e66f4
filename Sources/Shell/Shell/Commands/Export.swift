import Localization

extension Command {
  static let export = Command(
    "export", .look, to: "take the present run elsewhere",
    details: """
      Writes what diagram shows, in another form, into a file or onto the screen. The options choose \
      a part of it. FORMAT is one of \(TraceFormat.choices). load and render read jsonl again.
      """,
    Form(
      .one(.traceFormat), .optional(.file()), options: .drawing + .looking + .saving,
      run: Session.export))
}

extension Argument<TraceFormat> {
  fileprivate static var traceFormat: Self {
    .init("FORMAT", candidates: Candidates.choices(of: TraceFormat.self)) {
      (name, _) throws(ShellProblem) in
      guard let format = TraceFormat(rawValue: name) else {
        throw .unknownFormat(name, known: TraceFormat.names)
      }
      return format
    }
  }
}

extension Session {
  fileprivate func export(_ request: Request) throws(ShellProblem) -> Reply {
    let format = try request[.traceFormat]
    var options = request.options
    options[.format] = format
    if let file = try request.ifGiven(.file()) { options[.output] = file }
    // Who holds whom is asked about the moment where one stands.
    return try show(format == .dot ? presentState() : presentTrace(), options)
  }
}
