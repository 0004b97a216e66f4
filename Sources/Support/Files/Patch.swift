/// Changes of text files, as `diff -u` and `git diff` write them.
public struct Patch: Equatable, Sendable {
  public var files: [FileChange]

  public init(_ files: [FileChange] = []) { self.files = files }

  /// What changes in a file.
  public struct FileChange: Equatable, Sendable {
    /// Relative to the folder that the patch is about.
    public var path: String
    /// In the order of their lines. A new file has one, after line 0.
    public var hunks: [Hunk]
  }

  /// Lines that change, with some lines around them.
  public struct Hunk: Equatable, Sendable {
    /// Of the old file, counted from 1; 0 in a file that is new.
    public var firstLine: Int
    /// Of the new file; 0 when all lines go.
    public var newFirstLine: Int
    public var lines: [Line]

    /// Those of the old file.
    var old: [String] { lines.compactMap(\.old) }
    var new: [String] { lines.compactMap(\.new) }
  }

  public enum Line: Equatable, Sendable {
    case same(String), removed(String), added(String)

    var old: String? {
      switch self {
      case .same(let text), .removed(let text): text
      case .added: nil
      }
    }

    var new: String? {
      switch self {
      case .same(let text), .added(let text): text
      case .removed: nil
      }
    }
  }
}

extension Patch.FileChange {
  /// How many lines are added, as `git apply --numstat` counts them.
  public var added: Int { hunks.flatMap(\.lines).count { $0.old == nil } }

  /// How many lines are removed. A line that is changed is removed and added.
  public var removed: Int { hunks.flatMap(\.lines).count { $0.new == nil } }
}

/// Why a patch cannot be read or applied.
public enum PatchProblem: Error, Equatable, Sendable {
  /// The line of the patch, counted from 1.
  case unreadable(line: Int)
  case noFile(String)
  /// The file has other lines there.
  case differs(String, line: Int)
}

extension Patch {
  /// The texts of the files that it changes. A file that it names twice is changed twice.
  ///
  /// - Parameter text: the text of a file that is there; `nil` for a file that is not there.
  public func applied(
    to text: (_ path: String) -> String?
  ) throws(PatchProblem) -> [String: String] {
    var texts: [String: String] = [:]
    for file in files {
      texts[file.path] = try file.applied(to: texts[file.path] ?? text(file.path))
    }
    return texts
  }
}

extension Patch.FileChange {
  fileprivate func applied(to text: String?) throws(PatchProblem) -> String {
    let isNew = hunks.first?.firstLine == 0
    guard isNew || text != nil else { throw .noFile(path) }
    var rest = (text ?? "").fileLines[...]
    var lines: [String] = []
    for hunk in hunks {
      // A hunk that only adds lines, and shows none around them, comes after its first line.
      let start = hunk.old.isEmpty ? hunk.firstLine : hunk.firstLine - 1
      guard start >= rest.startIndex, start <= rest.endIndex,
        hunk.old.count <= rest.endIndex - start,
        Array(rest[start..<start + hunk.old.count]) == hunk.old
      else { throw .differs(path, line: hunk.firstLine) }
      lines += rest[..<start] + hunk.new
      rest = rest[(start + hunk.old.count)...]
    }
    return (lines + rest).map { $0 + "\n" }.joined()
  }
}

extension String {
  /// Its lines without their ends, which may be those of Windows. An end at the end of the text begins no line.
  public var fileLines: [String] {
    // By bytes, which is quicker than by characters.
    var lines = utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)) }
  }
}
