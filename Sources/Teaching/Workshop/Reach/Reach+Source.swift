import Lessons

nonisolated extension Reach {
  /// Words that change what the compiler makes of the code, or that leave no trace in its object file. Comments and
  /// literals count, too: where a literal ends is for the compiler to know. What the start has may stay.
  static func all(in files: CodeFiles, from start: CodeFiles) -> [Reach] {
    files.sorted { $0.key < $1.key }.flatMap { path, text -> [Reach] in
      let former = start[path] ?? ""
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().flatMap { index, line in
        let found =
          line.matches(of: attributes).map { String($0.0) }
          + line.matches(of: memory).map { String($0.0) }
          + line.matches(of: recorder).map { String($0.1) }
        return found.filter { !former.contains($0) }.map {
          Reach(kind: .word, name: $0, place: Place(file: path, line: index + 1))
        }
      }
    }
  }

  /// They name symbols, sections and places.
  private static var attributes: Regex<Substring> {
    /@ *(?:_\w+|section\b|used\b|c\b|cdecl\b)|#sourceLocation\b/.wordBoundaryKind(.simple)
  }

  /// Memory as it is.
  private static var memory: Regex<Substring> {
    /\bUnsafe\w+|\bwithUnsafe\w+|\bunsafe(?:BitCast|Downcast|Address|MutableAddress)\b|\b(?:Unmanaged|OpaquePointer|Builtin)\b/
      .wordBoundaryKind(.simple)
  }

  /// What `@Traced` writes.
  private static var recorder: Regex<(Substring, Substring)> {
    /\b(_(?:begin|beginAccess|beginInit|beginDeinit|capture|corrected|end|held|introduce|lent|owned\w*|returning|throwing|wrote|wroteLazy)) *\(/
      .wordBoundaryKind(.simple)
  }
}
