import Localization

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
    vocabulary: .formats, body: Session.export)
}

extension Session {
  fileprivate func export(_ request: Request) throws(ShellProblem) -> Reply {
    let words = request.words
    guard let name = words.first else { throw request.command.wrongUse }
    guard let format = TraceFormat(rawValue: name) else {
      throw .line(.unknownFormat(name, known: TraceFormat.allCases.map(\.rawValue)))
    }
    guard words.count <= 2 else {
      throw .line(.unquotedFile(words.dropFirst().joined(separator: " "), after: "export \(name)"))
    }
    var options = request.options
    options.format = format.rawValue
    if words.count == 2 { options.output = words[1] }
    // Who holds whom is asked about the moment where one stands.
    return try show(format == .dot ? presentState() : presentTrace(), options)
  }
}
