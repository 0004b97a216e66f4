import SourceCode

/// Something in a learner's code that the recorder would not see as it is.
public enum RecordingGap: Equatable, Sendable {
  /// A class without `@Traced`.
  case untraced(String, file: String, line: Int)
  /// A class with another role than before.
  case otherRole(String, file: String, line: Int, role: String)
  /// A word that switches the recorder off, or takes its place.
  case forbidden(String, file: String, line: Int)
  /// Code that `@Traced` cannot record, and what to write instead.
  case untraceable(CompilerMessage)
}

extension RecordingGap {
  /// Words that an app of the pattern has no use for.
  private static let forbidden: Set = ["TraceRecorder", "Untraced", "quietly", "_lifeline"]

  /// The gaps in a file.
  ///
  /// - Parameter start: the text of the file at the start of the exercise; `nil` for a new file.
  static func all(in text: String, from start: String?, path: String) -> [RecordingGap] {
    let (now, before) = (SwiftFile(text, path: path), start.map { SwiftFile($0, path: path) })
    let known = Dictionary((before?.tracedClasses ?? []).map { ($0.name, $0.role) }) { a, _ in a }
    let allowed = Set((before?.tokens ?? []).map(\.text))
    let classes = now.tracedClasses.compactMap { found -> RecordingGap? in
      guard let role = found.role else {
        let isAllowed = known[found.name] == .some(nil)
        return isAllowed ? nil : .untraced(found.name, file: path, line: found.line)
      }
      guard let old = known[found.name], let old, old != role else { return nil }
      return .otherRole(found.name, file: path, line: found.line, role: old)
    }
    let words = now.tokens.filter { $0.kind == .word && forbidden.contains($0.text) }
      .filter { !allowed.contains($0.text) }
      .map { RecordingGap.forbidden($0.text, file: path, line: $0.line) }
    return classes + words
  }
}

extension SwiftFile {
  /// The classes of the file with the argument of `@Traced`; `nil` without it.
  fileprivate var tracedClasses: [(name: String, role: String?, line: Int)] {
    declarations.filter(\.isType).compactMap { type in
      let head = Excerpt(type, in: self).text.prefix { $0 != "{" }
      guard head.contains(/\bclass\s/) else { return nil }
      let role = head.firstMatch(of: /@Traced\(([^)]*)\)/).map { String($0.1) }
      return (type.name, role, type.lines.lowerBound)
    }
  }
}
