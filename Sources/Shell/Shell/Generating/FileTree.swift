import Cells

/// Files in a directory and in the directories below, as a tree.
struct FileTree {
  let root: String
  /// Relative to the root, at most one directory deep.
  let paths: [String]

  func styled(_ options: Options) -> Styled {
    if options[.plain] { return Styled(paths.map { "\(root)/\($0)" }.joined(separator: "\n")) }
    let files = paths.filter { !$0.contains("/") }
    let folders = Dictionary(grouping: paths.filter { $0.contains("/") }) {
      String($0.prefix { $0 != "/" })
    }
    let entries = files + folders.keys.sorted()
    let lines = entries.enumerated().flatMap { index, name in
      let isLast = index == entries.count - 1
      let below = (folders[name] ?? []).map { String($0.dropFirst(name.count + 1)) }
      return [branch(isLast, name)]
        + below.enumerated().map {
          (isLast ? "  " : "│ ") + branch($0 == below.count - 1, $1)
        }
    }
    return Styled(([root] + lines).joined(separator: "\n")).inCharset(of: options)
  }

  private func branch(_ isLast: Bool, _ name: String) -> String { (isLast ? "└ " : "├ ") + name }
}
