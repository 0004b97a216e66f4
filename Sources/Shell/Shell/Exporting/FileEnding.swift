import Grammar

// What a file is called says what people expect in it, so a name that says something else is refused.

/// A format that is written to files.
nonisolated protocol FileFormat: Choice {
  /// The usual endings of its files, the most usual first.
  var endings: [String] { get }
}

nonisolated extension TraceFormat: FileFormat {
  /// Formats of pictures that other programs make from svg.
  static let madeFromSVG = ["png", "jpg", "jpeg", "gif", "pdf"]

  var endings: [String] {
    switch self {
    case .text, .plain: ["txt"]
    case .mermaid: ["mmd", "mermaid", "md"]
    case .plantuml: ["puml", "plantuml", "pu", "iuml"]
    case .svg: ["svg"]
    case .html: ["html", "htm"]
    case .jsonl: ["jsonl", "ndjson"]
    case .csv: ["csv"]
    case .asciicast: ["cast"]
    case .dot: ["dot", "gv"]
    case .markdown: ["md", "markdown"]
    }
  }
}

nonisolated extension DifferenceFormat: FileFormat {
  var endings: [String] {
    switch self {
    case .text: ["txt"]
    case .markdown: ["md", "markdown"]
    case .json: ["json", "jsonl", "ndjson"]
    }
  }
}

nonisolated extension FileFormat {
  /// - Returns: what the name of a file promises in place of this format; `nil` where it promises nothing else.
  func promise(in file: String) -> ShellProblem.File? {
    // A name of numbers is probably a part of the run.
    if file.wholeMatch(of: /[0-9]+(-[0-9]+)?/) != nil { return .namedAsSteps(file) }
    let name = file.split(separator: "/").last ?? ""
    let ending = name.split(separator: ".").dropFirst().last?.lowercased() ?? ""
    if Self.names.makePicture(ending) { return .namedAsPicture(file, ending: ending) }
    let others = Self.allCases
    guard ending != "txt", !endings.contains(ending),
      let other = others.first(where: { $0.endings[0] == ending })
        ?? others.first(where: { $0.endings.contains(ending) })
    else { return nil }
    return .namedAs(other.rawValue, file, format: rawValue, ending: endings[0])
  }
}

extension Options {
  /// That the name of the file fits the format of a run.
  func requireFittingName() throws(ShellProblem) { try requireFittingName(for: traceFormat) }

  /// That the name of the file fits a format.
  func requireFittingName(for format: some FileFormat) throws(ShellProblem) {
    guard let file = self[.output] else { return }
    guard !file.hasPrefix(">") else { throw .input(.writing(into: file)) }
    if let promise = format.promise(in: file) { throw .file(promise) }
  }
}
