import Lessons
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
  /// Code that leaves the app.
  case reach(Reach)
}

extension RecordingGap {
  /// Words that an app of the pattern has no use for.
  private static let forbidden: Set = ["TraceRecorder", "Untraced", "quietly", "_lifeline"]

  /// The gaps in a learner's code. What the start has may stay: a class also in another file, a word only where it is.
  static func all(in files: CodeFiles, from start: CodeFiles) -> [RecordingGap] {
    let former = start.map { SwiftFile($1, path: $0) }
    let classes: [SwiftFile.Class] = former.flatMap { $0.classes }
    let known: [String: String?] = Dictionary(classes.map { ($0.name, $0.role) }) { first, _ in
      first
    }
    return files.sorted { $0.key < $1.key }.flatMap { path, text in
      let file = SwiftFile(text, path: path)
      let allowed = former.first { $0.path == path }?.words ?? []
      return file.classes.compactMap { gap(in: $0, of: file, known) }
        + file.tokens.filter { $0.kind == .word && forbidden.contains($0.text) }
        .filter { !allowed.contains($0.text) }
        .map { .forbidden($0.text, file: path, line: $0.line) }
    }
  }

  private static func gap(
    in found: SwiftFile.Class, of file: SwiftFile, _ known: [String: String?]
  ) -> RecordingGap? {
    guard let role = found.role else {
      let isAllowed = known[found.name] == .some(nil)
      return isAllowed ? nil : .untraced(found.name, file: file.path, line: found.line)
    }
    guard let former = known[found.name], let former, former != role else { return nil }
    return .otherRole(found.name, file: file.path, line: found.line, role: former)
  }
}

extension SwiftFile {
  fileprivate struct Class {
    let name: String
    /// The argument of `@Traced`; `nil` without it.
    let role: String?
    let line: Int
  }

  fileprivate var classes: [Class] {
    declarations.filter(\.isType).compactMap { type in
      let head = head(of: type).map(\.text)
      guard zip(head, head.dropFirst()).contains(where: { $0 == ("class", type.name) })
      else { return nil }
      return Class(name: type.name, role: head.role, line: type.lines.lowerBound)
    }
  }
}

extension [String] {
  /// `.controller` in `@Traced(.controller) class PlayViewController: UIViewController`
  fileprivate var role: String? {
    guard let name = firstIndex(of: "Traced"), name > 0, self[name - 1] == "@",
      name + 1 < count, self[name + 1] == "("
    else { return nil }
    return self[(name + 2)...].prefix { $0 != ")" }.joined()
  }
}
