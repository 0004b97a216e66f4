/// What is to be checked, as its path tells.
enum CheckedPath {
  /// A lesson or an exercise, in this directory.
  case page(in: String)
  case scenario
  case directory

  init(_ path: String) {
    if path.hasSuffix(".md") {
      let directory = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
      self = .page(in: directory.isEmpty ? "/" : directory)
    } else {
      self = path.hasSuffix(".scenario") ? .scenario : .directory
    }
  }
}
