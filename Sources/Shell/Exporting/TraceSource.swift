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
    switch self {
    case .pipe(let lines): return try trace(lines)
    case .file(let name):
      let lines = try TextFile(name).lines()
      let watched = lines.lazy.map { line in
        watch(lines.place)
        return line
      }
      let trace = Result { () throws(ShellProblem) in try self.trace(watched) }
      guard !lines.isBroken else { throw .unreadable(name, .notText) }
      return try trace.get()
    }
  }

  private func trace(_ lines: some Sequence<String>) throws(ShellProblem) -> Trace {
    do {
      return try Trace(lines: lines)
    } catch {
      throw .notATrace(name, error)
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
