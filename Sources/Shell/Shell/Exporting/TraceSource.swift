import Documents
import Trace

/// A file, or lines that were piped in, with a trace or a drawing.
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

  /// In bytes; `nil` for a pipe.
  var size: Int? {
    switch self {
    case .file(let name): TextFile(name).size
    case .pipe: nil
    }
  }

  /// A drawing; `nil` for a trace, which begins with a brace. A file is not read as a whole.
  func drawing() throws(ShellProblem) -> MermaidFile? {
    guard try isDrawing() else { return nil }
    switch self {
    case .file(let name): return try MermaidFile(name)
    case .pipe(let lines): return MermaidFile(name, lines.joined(separator: "\n"))
    }
  }

  private func isDrawing() throws(ShellProblem) -> Bool {
    if MermaidFile.isCalled(name) { return true }
    let first = try firstLine().first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    guard first != "{" else { return false }
    switch self {
    case .file(let name): return try TextFile(name).lines().contains(where: MermaidFile.recognizes)
    case .pipe(let lines): return lines.contains(where: MermaidFile.recognizes)
    }
  }

  /// - Parameter watch: called with the number of bytes read so far. After `false`, the rest is not read.
  func trace(_ watch: @escaping (Int) -> Bool) throws(ShellProblem) -> Trace {
    try reading(watch) { (lines) throws(TraceFileProblem) in try Trace(lines: lines) }
  }

  /// Reads all of a trace and keeps none of its records.
  ///
  /// - Parameter visit: is shown each record.
  func survey(
    _ watch: @escaping (Int) -> Bool, _ visit: (Trace.Record) -> Void
  ) throws(ShellProblem) -> TraceSurvey {
    try reading(watch) { (lines) throws(TraceFileProblem) in
      try TraceSurvey(TraceReader(lines.makeIterator()), visit)
    }
  }

  private func reading<Value>(
    _ watch: @escaping (Int) -> Bool,
    _ read: (AnySequence<String>) throws(TraceFileProblem) -> Value
  ) throws(ShellProblem) -> Value {
    let file = try openedFile()
    do {
      let value = try read(lines(of: file, watch))
      if file?.isBroken != true { return value }
    } catch {
      if file?.isBroken != true { throw .file(.notATrace(name, error)) }
    }
    throw notText
  }

  private var notText: ShellProblem {
    switch self {
    case .file(let name): TextFile(name).notText
    case .pipe: .file(.unreadable(name, .notText(nil)))
    }
  }

  private func openedFile() throws(ShellProblem) -> FileLines? {
    switch self {
    case .file(let name): try TextFile(name).lines()
    case .pipe: nil
    }
  }

  private func lines(of file: FileLines?, _ watch: @escaping (Int) -> Bool) -> AnySequence<String> {
    switch self {
    case .pipe(let lines): AnySequence(lines)
    case .file:
      AnySequence {
        AnyIterator {
          guard watch(file?.place ?? 0) else { return nil }
          return file?.next()
        }
      }
    }
  }

  /// The first line that is not blank; empty when there is none.
  private func firstLine() throws(ShellProblem) -> String {
    switch self {
    case .file(let name): try TextFile(name).lines().first { !$0.isBlank } ?? ""
    case .pipe(let lines): lines.first { !$0.isBlank } ?? ""
    }
  }
}
