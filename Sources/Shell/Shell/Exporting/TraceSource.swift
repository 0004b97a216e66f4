import Documents
import Trace

/// A file with a trace or a drawing.
struct TraceSource: Sendable {
  /// As it was typed: `-` for what was piped in.
  let name: String
  nonisolated let path: String
  /// Keeps the file of what was piped in.
  private let piped: PipedFile?

  init(_ name: String) { (self.name, path, piped) = (name, name, nil) }

  init(_ piped: PipedFile) { (name, path, self.piped) = ("-", piped.path, piped) }

  /// In bytes.
  var size: Int { file.size }

  var notText: ShellProblem { file.notText }
  var unreadable: ShellProblem { file.unreadable }

  private var file: TextFile { TextFile(path, called: name) }

  /// A drawing; `nil` for a trace, which begins with a brace. The file is not read as a whole.
  func drawing() throws(ShellProblem) -> MermaidFile? {
    guard try isDrawing() else { return nil }
    return try MermaidFile(self)
  }

  func bytes() throws(ShellProblem) -> FileBytes {
    try file.bytes()
  }

  private func isDrawing() throws(ShellProblem) -> Bool {
    if MermaidFile.isCalled(name) { return true }
    let first = try firstLine().first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    guard first != "{" else { return false }
    if try file.lines().contains(where: MermaidFile.recognizes) { return true }
    guard !name.lowercased().hasSuffix(".md") else { throw .file(.noDrawing(name)) }
    return false
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
    let (file, lines) = (file, try file.lines())
    do {
      let value = try read(
        AnySequence {
          AnyIterator {
            guard watch(lines.place) else { return nil }
            return lines.next()
          }
        })
      if !lines.isBroken, !lines.hasFailed { return value }
    } catch {
      if !lines.isBroken, !lines.hasFailed { throw .file(.notATrace(name, error)) }
    }
    throw lines.hasFailed ? file.unreadable : file.notText
  }

  /// The first line that is not blank; empty when there is none.
  private func firstLine() throws(ShellProblem) -> String {
    try file.lines().first { !$0.isBlank } ?? ""
  }

  /// The records of a trace that was surveyed.
  nonisolated func records() -> AnyIterator<Trace.Record> {
    // The lines are of this source: it is kept until they are read.
    guard let file = FileLines(path), var reader = try? TraceReader(file) else {
      return AnyIterator { nil }
    }
    return AnyIterator {
      withExtendedLifetime(self) { try? reader.next() }
    }
  }
}
