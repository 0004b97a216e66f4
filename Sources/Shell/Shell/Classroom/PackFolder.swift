import Cells
import Classroom
import Files
import Foundation

/// A directory that is written as a whole: other programs see all of it or nothing.
struct PackFolder {
  private let name: String
  private let path: String
  private let replacing: Bool

  /// - Parameter replacing: whether files of the same names in an existing directory are replaced, each by
  ///   itself. Other files stay.
  init(_ name: String, replacing: Bool) {
    self.name = name
    self.replacing = replacing
    path = URL(ofFile: name).standardizedFileURL.resolvingSymlinksInPath().path
  }

  /// Writes next to the final place, then moves all of it there.
  ///
  /// - Parameter goesOn: asked before each line, with the number of written files; `false` ends the writing.
  func write(_ files: [Pack.File], while goesOn: (Int) -> Bool) throws(ShellProblem) {
    try requirePlace()
    let around = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let draft = DraftName.path(in: around)
    defer { try? FileManager.default.removeItem(atPath: draft) }
    for (index, file) in files.enumerated() {
      try write(file, in: draft) { goesOn(index) }
    }
    try requireAll(files, in: draft)
    // A rename also replaces an empty directory, but no other.
    guard rename(draft, path) != 0 else { return }
    let error = SystemError.last
    guard replacing || !error.isAboutPlace else { throw .file(.folderInUse(name)) }
    for file in files { try move(file, from: draft) }
  }

  /// What the folder and its folders with files of the pack hold as well, such as papers of an earlier pack.
  func others(than files: [Pack.File]) -> [String] {
    let paths = files.map { $0.path.split(separator: "/").map(String.init) }
    let folders = paths.map { Array($0.dropLast()) }.uniqued()
    return folders.flatMap { folder in
      let own = Set(paths.filter { $0.starts(with: folder) }.map { $0[folder.count] })
      let place = ([path] + folder).joined(separator: "/")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
      return names.filter { !own.contains($0) && !$0.hasPrefix(".") }.sorted()
        .map { (folder + [$0]).joined(separator: "/") }
    }
  }

  private func write(
    _ file: Pack.File, in draft: String, while goesOn: () -> Bool
  ) throws(ShellProblem) {
    guard makeFolder(of: file, in: draft) else {
      throw .file(.unwritable(name, .init(.last)))
    }
    try Draft(path: "\(draft)/\(file.path)").write(file.lines, while: { _ in goesOn() })
      .requireWritten(name)
  }

  /// Programs that tidy up may take a draft for something old.
  private func requireAll(_ files: [Pack.File], in draft: String) throws(ShellProblem) {
    guard files.allSatisfy({ FileFacts(at: "\(draft)/\($0.path)") != nil }) else {
      throw .file(.unwritable(name, .draftRemoved))
    }
  }

  private func move(_ file: Pack.File, from draft: String) throws(ShellProblem) {
    let place = "\(name)/\(file.path)"
    guard makeFolder(of: file, in: path) else { throw .file(.unwritable(place, .init(.last))) }
    try Draft(path: "\(draft)/\(file.path)").publish(as: "\(path)/\(file.path)", replacing: true)
      .requireWritten(place)
  }

  /// It is asked for before the long work, too: whatever is in the way is said at once.
  func requirePlace() throws(ShellProblem) {
    if let facts = FileFacts(at: path) {
      guard facts.kind == .folder else { throw .file(.unwritable(name, .inTheWay)) }
      guard let contents = try? FileManager.default.contentsOfDirectory(atPath: path) else {
        throw .file(.unwritable(name, .denied))
      }
      guard contents.isEmpty || replacing else { throw .file(.folderInUse(name)) }
    } else {
      let around = URL(fileURLWithPath: path).deletingLastPathComponent().path
      guard FileFacts(at: around) != nil else { throw .file(.unwritable(name, .noFolder)) }
    }
  }

  /// After `false`, `SystemError.last` says why.
  private func makeFolder(of file: Pack.File, in root: String) -> Bool {
    let names = file.path.split(separator: "/").dropLast()
    let folders = (0...names.count).map {
      ([root] + names.prefix($0).map(String.init)).joined(separator: "/")
    }
    return folders.allSatisfy { mkdir($0, 0o777) == 0 || errno == EEXIST }
  }
}
