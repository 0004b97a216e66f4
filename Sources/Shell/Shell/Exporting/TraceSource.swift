import Diagrams
import Documents
import Files
import Trace

/// A file with a trace or a drawing.
struct TraceSource: Sendable {
  /// As it was typed: `-` for what was piped in.
  let name: String
  nonisolated let path: String
  /// Keeps the file of what was piped in.
  private let piped: PipedFile?
  /// The file as it was before it was read.
  private let facts: FileFacts?

  init(_ name: String) { self.init(name, name) }

  init(_ piped: PipedFile) { self.init("-", piped.path, piped) }

  private init(_ name: String, _ path: String, _ piped: PipedFile? = nil) {
    (self.name, self.path, self.piped, facts) = (name, path, piped, FileFacts(at: path))
  }

  /// In bytes.
  var size: Int { file.size }

  private var file: TextFile { TextFile(path, called: name) }

  /// The drawings in it: one or, in a Markdown text, one for each fence with a diagram. Other diagrams are usual in such a
  /// text, and passed over where one is a sequence diagram. None for a trace, which begins with a brace.
  func drawings() throws(ShellProblem) -> [MermaidFile] {
    let lines = try file.lines()
    let line = lines.first(where: { !$0.isBlank })
    let first = line?.first { !$0.isWhitespace && $0 != "\u{FEFF}" }
    if MermaidFile.isCalled(name) {
      if first == nil, !lines.isBroken, !lines.hasFailed { throw .file(.empty(name)) }
      return [try MermaidFile(self)]
    }
    try requireReadFormat()
    // What is not text is refused where a trace is read.
    if first == "{" || lines.isBroken || lines.hasFailed { return [] }
    let bytes = try file.bytes()
    let fences = MermaidFences { bytes.next() }
    var drawings: [MermaidFile] = []
    while let source = fences.nextDiagram() {
      // A source without fences is not kept in memory.
      guard fences.hasFences else { return [try MermaidFile(self)] }
      drawings.append(MermaidFile(source, in: name, after: fences.linesBefore))
    }
    try requireText()
    guard !drawings.isEmpty else { return [try unfencedDrawing(isEmpty: first == nil)] }
    return drawings.allSatisfy(\.isOfOtherKind) ? drawings : drawings.filter { !$0.isOfOtherKind }
  }

  /// A drawing whose first line is not that of a diagram, so that its problems can be named.
  private func unfencedDrawing(isEmpty: Bool) throws(ShellProblem) -> MermaidFile {
    if MermaidFile.isMarkdown(name) { throw .file(.noDrawing(name)) }
    if try file.lines().contains(where: MermaidFile.recognizes) { return try MermaidFile(self) }
    let bytes = try file.bytes()
    guard !MermaidReader.beginsOtherDiagram({ bytes.next() }) else { return try MermaidFile(self) }
    throw .file(isEmpty ? .empty(name) : .neitherTraceNorDrawing(name))
  }

  /// That it is in no format that is only written.
  func requireReadFormat() throws(ShellProblem) {
    let lines = Array(try file.lines().lazy.filter { !$0.isBlank }.prefix(2))
    guard let format = TraceFormat.onlyWritten(lines) else { return }
    throw .file(.onlyWritten(name, format: format.rawValue))
  }

  /// That all of it is text.
  func requireText() throws(ShellProblem) {
    let lines = try file.lines()
    for _ in lines {}
    guard !lines.hasFailed else { throw file.unreadable }
    guard !lines.isBroken else { throw file.notText }
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

  /// The records of a trace that was surveyed. Look at ``change`` after the last one.
  nonisolated func records() -> AnyIterator<Trace.Record> {
    guard let file = FileLines(path), var reader = try? TraceReader(file) else {
      return AnyIterator { nil }
    }
    // The lines are of this source: it is kept until they are read.
    return AnyIterator { withExtendedLifetime(self) { try? reader.next() } }
  }

  /// That another program has written the file since, so that the records need not be those that were surveyed; `nil`
  /// where none has.
  var change: ShellProblem? { FileFacts(at: path) == facts ? nil : .file(.changed(name)) }
}
