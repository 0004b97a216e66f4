extension Patch {
  /// What changes between two folders of texts, by path.
  public init(from old: [String: String], to new: [String: String]) {
    self.init(
      Set(old.keys).union(new.keys).sorted().compactMap { path in
        let before = old[path, default: ""].fileLines
        let after = new[path, default: ""].fileLines
        guard before != after else { return nil }
        return FileChange(path: path, hunks: Patch.hunks(from: before, to: after))
      })
  }

  /// How many lines are shown above and below a change.
  private static let context = 3

  private static func hunks(from old: [String], to new: [String]) -> [Hunk] {
    let lines = changes(from: old, to: new)
    let changed = lines.indices.filter { lines[$0].isChange }
    var groups: [ClosedRange<Int>] = []
    for index in changed {
      if let last = groups.last, index - last.upperBound <= 2 * context {
        groups[groups.count - 1] = last.lowerBound...index
      } else {
        groups.append(index...index)
      }
    }
    return groups.map { group in
      let start = max(0, group.lowerBound - context)
      let end = min(lines.count, group.upperBound + 1 + context)
      let before = lines[..<start]
      let shown = Array(lines[start..<end])
      // Where a file has no lines, its hunk comes after line 0.
      let (old, new) = (shown.compactMap(\.old), shown.compactMap(\.new))
      return Hunk(
        firstLine: before.count { $0.old != nil } + (old.isEmpty ? 0 : 1),
        newFirstLine: before.count { $0.new != nil } + (new.isEmpty ? 0 : 1), lines: shown)
    }
  }

  /// All lines of both, in order.
  private static func changes(from old: [String], to new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var (lines, before, after): ([Line], Int, Int) = ([], 0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before), before < old.count {
        lines.append(.removed(old[before]))
        before += 1
      } else if added.contains(after), after < new.count {
        lines.append(.added(new[after]))
        after += 1
      } else {
        lines.append(.same(old[before]))
        (before, after) = (before + 1, after + 1)
      }
    }
    return lines
  }
}

extension Patch {
  /// As `diff -u` writes it; empty when nothing changes.
  public var text: String {
    files.map { file in
      "--- a/\(file.path)\n+++ b/\(file.path)\n" + file.hunks.map(\.text).joined()
    }.joined()
  }
}

extension Patch.Hunk {
  fileprivate var text: String {
    let head = "@@ -\(firstLine),\(old.count) +\(newFirstLine),\(new.count) @@\n"
    return head + lines.map { $0.text + "\n" }.joined()
  }
}

extension Patch.Line {
  fileprivate var text: String {
    switch self {
    case .same(let text): " " + text
    case .removed(let text): "-" + text
    case .added(let text): "+" + text
    }
  }

  fileprivate var isChange: Bool { if case .same = self { false } else { true } }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
