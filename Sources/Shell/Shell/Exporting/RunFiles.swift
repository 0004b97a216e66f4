import Documents
import Trace

/// Reads traces from files and pipes. It tells the meter how far it is, and may be interrupted.
struct RunFiles {
  let environment: ShellEnvironment

  func source(_ name: String) throws(ShellProblem) -> TraceSource {
    name == "-" ? TraceSource(try environment.pipedFile()) : TraceSource(name)
  }

  /// - Parameter name: of a trace; a drawing is refused.
  func trace(inFile name: String) throws(ShellProblem) -> Trace {
    let source = try source(name)
    let drawings = (try? source.drawings()) ?? []
    guard drawings.isEmpty else { throw .file(.isDrawing(source.name)) }
    try source.requireReadFormat()
    return try trace(in: source)
  }

  func trace(in source: TraceSource) throws(ShellProblem) -> Trace {
    try whole(source) { (watch) throws(ShellProblem) in try source.trace(watch) }
  }

  /// - Parameter visit: is shown each record.
  func survey(
    _ source: TraceSource, _ visit: (Trace.Record) -> Void = { _ in }
  ) throws(ShellProblem) -> TraceSurvey {
    try whole(source) { (watch) throws(ShellProblem) in try source.survey(watch, visit) }
  }

  /// What is read from a whole file. After Ctrl-C, nothing is.
  private func whole<Value>(
    _ source: TraceSource, _ read: (@escaping (Int) -> Bool) throws(ShellProblem) -> Value
  ) throws(ShellProblem) -> Value {
    let size = source.size
    defer { environment.meter?(size, size) }
    do {
      let value = try read { place in
        environment.meter?(place, size)
        return !environment.isInterrupted()
      }
      if !environment.isInterrupted() { return value }
    } catch {
      guard environment.isInterrupted() else { throw error }
    }
    throw .input(.interrupted)
  }
}

extension Room {
  var runFiles: RunFiles { RunFiles(environment: environment) }
}
