import Documents
import Trace

/// Where a trace or a drawing is read from.
enum TraceSource {
  case file(String)
  /// Lines that were piped in.
  case pipe([String])

  var name: String {
    switch self {
    case .file(let name): name
    case .pipe: "-"
    }
  }

  /// In bytes, where that is known.
  var size: Int? {
    switch self {
    case .file(let name): TextFile(name).size
    case .pipe: nil
    }
  }

  /// The text of a drawing; `nil` for a trace, which begins with a brace and is never read as a whole.
  func drawing() throws(ShellProblem) -> String? {
    if MermaidFile.isCalled(name) { return try text() }
    let first = try firstLine().first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    guard first != "{" else { return nil }
    let text = try text()
    return MermaidFile.recognizes(text) ? text : nil
  }

  /// - Parameter watch: told the place that has been reached, in bytes.
  func trace(_ watch: @escaping (Int) -> Void) throws(ShellProblem) -> Trace {
    try reading(watch) { (lines) throws(TraceFileProblem) in try Trace(lines: lines) }
  }

  /// Reads all of a trace and keeps none of its records.
  func survey(_ watch: @escaping (Int) -> Void) throws(ShellProblem) -> TraceSurvey {
    try reading(watch) { (lines) throws(TraceFileProblem) in
      try TraceSurvey(TraceReader(lines.makeIterator()))
    }
  }

  private func reading<Value>(
    _ watch: @escaping (Int) -> Void,
    _ read: (AnySequence<String>) throws(TraceFileProblem) -> Value
  ) throws(ShellProblem) -> Value {
    let file = try openedFile()
    do {
      let value = try read(lines(of: file, watch))
      if file?.isBroken != true { return value }
    } catch {
      if file?.isBroken != true { throw .notATrace(name, error) }
    }
    throw .unreadable(name, .notText)
  }

  private func openedFile() throws(ShellProblem) -> FileLines? {
    switch self {
    case .file(let name): try TextFile(name).lines()
    case .pipe: nil
    }
  }

  private func lines(of file: FileLines?, _ watch: @escaping (Int) -> Void) -> AnySequence<String> {
    switch self {
    case .pipe(let lines): AnySequence(lines)
    case .file:
      AnySequence {
        AnyIterator {
          watch(file?.place ?? 0)
          return file?.next()
        }
      }
    }
  }

  private func text() throws(ShellProblem) -> String {
    switch self {
    case .file(let name): try TextFile(name).read()
    case .pipe(let lines): lines.joined(separator: "\n")
    }
  }

  /// That is not empty; or nothing.
  private func firstLine() throws(ShellProblem) -> String {
    switch self {
    case .file(let name): try TextFile(name).lines().first { !$0.isBlank } ?? ""
    case .pipe(let lines): lines.first { !$0.isBlank } ?? ""
    }
  }
}
