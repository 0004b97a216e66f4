import Exports
import Trace

extension Session {
  /// A trace from a file as a trace: however many records there are, none is kept. `nil` where something
  /// else is asked for.
  func passedOn(_ source: TraceSource, _ options: Options) throws(ShellProblem) -> Reply? {
    guard case .file(let name) = source, options.traceFormat == .jsonl,
      look.isEmpty, options.look.isEmpty
    else { return nil }
    // What is wrong with it is said before anything is written.
    let count = try counted(source)
    return try deliver(.jsonLines(ofTraceIn: name), count: count + 1, options)
  }

  private func counted(_ source: TraceSource) throws(ShellProblem) -> Int {
    let size = source.size
    defer { tell(size, of: size) }
    return try source.recordCount { self.tell($0, of: size) }
  }
}

extension Lines {
  fileprivate static func jsonLines(ofTraceIn path: String) -> Lines {
    Lines {
      guard let file = FileLines(path), var reader = try? TraceReader(file) else {
        return AnyIterator { nil }
      }
      var header: String? = reader.header.jsonLine
      return AnyIterator {
        defer { header = nil }
        return header ?? (try? reader.next())?.jsonLine
      }
    }
  }
}
