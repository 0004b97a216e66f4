import Files
import Lessons

nonisolated extension OutsideAccess {
  /// Words that change what the compiler makes of the code, or that leave no trace in its object file. Comments and
  /// literals count, too: where a literal ends is for the compiler to know. What the start has may stay.
  static func all(in files: CodeFiles, from start: CodeFiles) -> [OutsideAccess] {
    files.sorted { $0.key < $1.key }.flatMap { path, text -> [OutsideAccess] in
      let former = start[path] ?? ""
      return text.fileLines.enumerated().flatMap { index, line in
        let found =
          [attributes, memory, recorder].flatMap { words in
            line.matches(of: words).map { String($0.0) }
          }
        return found.filter { !former.contains($0) }.map {
          OutsideAccess(kind: .word, name: $0, place: Place(file: path, line: index + 1))
        }
      }
    }
  }

  // Made once, since every line is looked at, and only read.

  /// They name symbols, sections and places; they choose what is compiled, make macros, and open what modules hide.
  private nonisolated(unsafe) static let attributes =
    /@ *(?:_\w+|section\b|used\b|c\b|cdecl\b|abi\b|extern\b|testable\b|exclusivity\b)|# *(?:sourceLocation|externalMacro|if|elseif)\b/
    .wordBoundaryKind(.simple)

  /// Memory as it is, with the functions of C that the compiler calls by itself.
  private nonisolated(unsafe) static let memory =
    /\bUnsafe\w+|\b_?withUnsafe\w+|\bunsafe[A-Z]\w*|\bunowned *\( *unsafe *\)|\b(?:Unmanaged|OpaquePointer|Builtin)\b|\bwithContiguous\w*Storage\w*|\b(?:copyBytes|bytesNoCopy)\b|\b(?:memcmp|memcpy|memmove|memset|malloc|free|strlen)(?= *\()/
    .wordBoundaryKind(.simple)

  /// What `@Traced` writes.
  private nonisolated(unsafe) static let recorder =
    /\b_(?:begin|beginAccess|beginInit|beginDeinit|capture|corrected|end|held\w*|introduce|isRecording|lent|owned\w*|returning|throwing|wrote|wroteLazy)\b|\b_(?:traced|stored)_\w*/
    .wordBoundaryKind(.simple)
}
