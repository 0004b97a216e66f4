extension Patch {
  /// Reads a patch. Paths lose the `a/` and `b/` that git puts in front.
  public init(_ text: String) throws(PatchProblem) {
    var reader = PatchReader()
    for (index, line) in text.fileLines.enumerated() { try reader.read(line, number: index + 1) }
    self.init(try reader.finish())
  }
}

private struct PatchReader {
  private var files: [Patch.FileChange] = []
  /// How many lines of the old and of the new file the present hunk still has.
  private var missing = (old: 0, new: 0)
  private var number = 0

  mutating func read(_ line: String, number: Int) throws(PatchProblem) {
    self.number = number
    if missing != (0, 0) { return try readInside(line) }
    if line.hasPrefix("+++ ") {
      files.append(.init(path: path(line.dropFirst(4)), hunks: []))
    } else if line.hasPrefix("@@") {
      try begin(line)
    }
    // Anything else between hunks is for people, such as git's `index 1f2e3d..4c5b6a`.
  }

  func finish() throws(PatchProblem) -> [Patch.FileChange] {
    guard missing == (0, 0) else { throw .unreadable(line: number) }
    return files
  }

  private func path(_ words: Substring) -> String {
    let path = words.prefix { $0 != "\t" }
    return String(path.hasPrefix("b/") ? path.dropFirst(2) : path)
  }

  private mutating func begin(_ line: String) throws(PatchProblem) {
    let form = /@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@.*/
    guard !files.isEmpty, let match = line.wholeMatch(of: form),
      let old = Int(match.1), let new = Int(match.3)
    else { throw .unreadable(line: number) }
    missing = (match.2.flatMap { Int($0) } ?? 1, match.4.flatMap { Int($0) } ?? 1)
    files[files.count - 1].hunks.append(.init(firstLine: old, newFirstLine: new, lines: []))
  }

  private mutating func readInside(_ line: String) throws(PatchProblem) {
    // An editor may have cut the space off an empty line.
    let text = String(line.dropFirst())
    switch line.first {
    case " ", nil: try add(.same(text), old: 1, new: 1)
    case "-": try add(.removed(text), old: 1, new: 0)
    case "+": try add(.added(text), old: 0, new: 1)
    // `\ No newline at end of file`: the texts that a patch makes have one.
    case "\\": break
    default: throw .unreadable(line: number)
    }
  }

  private mutating func add(_ line: Patch.Line, old: Int, new: Int) throws(PatchProblem) {
    guard missing.old >= old, missing.new >= new else { throw .unreadable(line: number) }
    missing = (missing.old - old, missing.new - new)
    let file = files.count - 1
    files[file].hunks[files[file].hunks.count - 1].lines.append(line)
  }
}
