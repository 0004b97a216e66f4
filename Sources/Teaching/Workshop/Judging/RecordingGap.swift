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
  case outsideAccess(OutsideAccess)
  /// Something changes while the framework does what is not recorded.
  case hidden(HiddenChange)
}

extension RecordingGap {
  /// The scenario that shows it; `nil` when the code alone does.
  var scenario: String? { if case .hidden(let change) = self { change.scenario } else { nil } }

  /// Words that an app of the pattern has no use for.
  fileprivate static let forbidden: Set = [
    "TraceRecorder", "TracedMethod", "Untraced", "quietly", "_lifeline", "lifelineName",
    "comesWithItsOwner", "isContainer",
  ]

  /// The gaps in a learner's code. What the start has may stay: a class also in another file, a word only where it is.
  static func all(in files: CodeFiles, from start: CodeFiles) -> [RecordingGap] {
    let former = start.map { SwiftFile($1, path: $0) }
    let classes: [SwiftFile.Class] = former.flatMap { $0.classes }
    let marks = Set(former.flatMap { $0.marks.map(\.0) }).union(Self.usualMarks)
    let known: [String: String?] = Dictionary(classes.map { ($0.name, $0.role) }) { first, _ in
      first
    }
    return files.sorted { $0.key < $1.key }.flatMap { path, text in
      let file = SwiftFile(text, path: path)
      let allowed = former.first { $0.path == path }?.words ?? []
      let found =
        file.tokens.flatMap { token in token.hiding.map { ($0, token.line) } } + file.marks
      return (file.classes + file.localClasses).compactMap { gap(in: $0, of: file, known) }
        + found.filter { !allowed.contains($0.0) && !marks.contains($0.0) }
        .map { .forbidden($0.0, file: path, line: $0.1) }
    }
  }

  /// Marks of extensions. The kit tells the other kinds by its mechanisms.
  private static let usualMarks: Set = [
    "@Traced(.call)", "@Traced(.delegate)", "@Traced(.datasource)",
  ]

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

extension SwiftToken {
  /// What in it hides something from the recorder. A literal may have code in it.
  fileprivate var hiding: [String] {
    switch kind {
    case .word: RecordingGap.forbidden.contains(text) ? [text] : []
    case .string where text.contains("\\"):
      text.matches(of: #/\b(?:class|actor) +\w+(?= *[:{<])|\w+/#.wordBoundaryKind(.simple))
        .map { String($0.0) }
        .filter { $0.contains(" ") || RecordingGap.forbidden.contains($0) }
    default: []
    }
  }
}

extension SwiftFile {
  /// What `@Traced` says of extensions, and the actors: they are not recorded.
  fileprivate var marks: [(String, Int)] {
    declarations.compactMap { declaration in
      let head = head(of: declaration).map(\.text)
      if declaration.kind == .extension {
        return head.role.map { ("@Traced(\($0))", declaration.lines.lowerBound) }
      }
      let isActor = zip(head, head.dropFirst()).contains { $0 == ("actor", declaration.name) }
      return isActor ? ("actor", declaration.lines.lowerBound) : nil
    }
  }

  struct Class {
    let name: String
    /// The argument of `@Traced`; `nil` without it.
    let role: String?
    let line: Int
    var isObservable = false
  }

  var classes: [Class] {
    declarations.filter(\.isType).compactMap { type in
      let head = head(of: type).map(\.text)
      guard zip(head, head.dropFirst()).contains(where: { $0 == ("class", type.name) })
      else { return nil }
      return Class(
        name: type.name, role: head.role, line: type.lines.lowerBound,
        isObservable: head.contains("Observable"))
    }
  }

  /// Classes in functions, where no mark can be.
  fileprivate var localClasses: [Class] {
    let code = tokens.filter { $0.kind != .comment }
    let heads = zip(code, code.dropFirst()).filter { word, name in
      word.text == "class" && name.kind == .word && !SwiftToken.keywords.contains(name.text)
    }
    var declared = classes.map(\.name)
    return heads.compactMap { word, name in
      if let place = declared.firstIndex(of: name.text) {
        declared.remove(at: place)
        return nil
      }
      return Class(name: name.text, role: nil, line: word.line)
    }
  }
}

extension [String] {
  /// `.controller` in `@Traced(.controller) class PlayViewController: UIViewController`
  var role: String? {
    guard let name = firstIndex(of: "Traced"), name > 0, self[name - 1] == "@",
      name + 1 < count, self[name + 1] == "("
    else { return nil }
    return self[(name + 2)...].prefix { $0 != ")" }.joined()
  }
}
