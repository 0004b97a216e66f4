import Documents
import Files
import Foundation
import Generator

/// A directory into which files are written: all of them, or none. Nothing is written through a link.
struct ModuleFolder {
  private let name: String
  private let path: String

  /// - Parameters:
  ///   - name: as messages call it.
  ///   - path: where it is. Its parent has to exist.
  init(_ name: String, at path: String) {
    self.name = name
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Looks that the files can be written.
  ///
  /// - Parameter replacing: whether files of the same names may be there.
  func requireFree(
    for files: [GeneratedModule.File], replacing: Bool
  ) throws(ShellProblem) {
    try requireParent()
    for folder in [""] + files.map(\.folder) { try requireFolder(folder) }
    var existing: [String] = []
    for file in files {
      switch kind(of: file.path) {
      case nil: continue
      case .link?: throw .generating(.link("\(name)/\(file.path)"))
      case .file?: existing.append("\(name)/\(file.path)")
      default: throw .file(.unwritable("\(name)/\(file.path)", .notAFile))
      }
    }
    guard existing.isEmpty || replacing else { throw .generating(.exist(existing)) }
  }

  /// Writes all files next to the directory, then moves them into it. When a move fails, those before it are
  /// undone.
  func write(_ files: [GeneratedModule.File], replacing: Bool) throws(ShellProblem) {
    try requireFree(for: files, replacing: replacing)
    let draft = DraftName.path(in: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    defer { try? FileManager.default.removeItem(atPath: draft) }
    try makeFolder(draft)
    for (index, file) in files.enumerated() {
      try Draft(path: "\(draft)/\(index)").write(Lines(text: file.text), while: { _ in true })
        .requireWritten(name)
    }
    try publish(files, from: draft, replacing)
  }

  private func publish(
    _ files: [GeneratedModule.File], from draft: String, _ replacing: Bool
  ) throws(ShellProblem) {
    var done = Undo()
    do throws(ShellProblem) {
      for folder in [""] + Set(files.map(\.folder)).sorted() where kind(of: folder) == nil {
        try makeFolder(place(of: folder))
        done.folders.append(place(of: folder))
      }
      for (index, file) in files.enumerated() {
        let (place, old) = (place(of: file.path), "\(draft)/old-\(index)")
        let isReplaced = replacing && kind(of: file.path) != nil
        if isReplaced { try keep(place, as: old) }
        try Draft(path: "\(draft)/\(index)").publish(as: place, replacing: replacing)
          .requireWritten("\(name)/\(file.path)")
        done.files.append((place, isReplaced ? old : nil))
      }
    } catch {
      done.undo()
      throw error
    }
  }

  /// Keeps a file as it is now. Some file systems have no links.
  private func keep(_ place: String, as copy: String) throws(ShellProblem) {
    guard link(place, copy) != 0 else { return }
    try telling(FileManager.default.copyItem(atPath: place, toPath: copy)) { (error: any Error) in
      .file(.unwritable(name, .system(error.localizedDescription)))
    }
  }

  // MARK: Looking

  private func place(of file: String) -> String { file.isEmpty ? path : "\(path)/\(file)" }

  /// `nil` when nothing has this path. A link is not followed.
  private func kind(of file: String) -> FileFacts.Kind? {
    FileFacts(at: place(of: file), followsLinks: false)?.kind
  }

  private func requireParent() throws(ShellProblem) {
    let around = URL(fileURLWithPath: path).deletingLastPathComponent().path
    guard Folder(around).isThere else { throw .file(.unwritable(name, .noFolder)) }
  }

  private func requireFolder(_ folder: String) throws(ShellProblem) {
    let name = folder.isEmpty ? name : "\(name)/\(folder)"
    switch kind(of: folder) {
    case nil, .folder?: return
    case .link?: throw .generating(.link(name))
    default: throw .file(.unwritable(name, .inTheWay))
    }
  }

  private func makeFolder(_ path: String) throws(ShellProblem) {
    guard mkdir(path, 0o777) == 0 else { throw .file(.unwritable(name, .init(.last))) }
  }
}

/// What was written, to be taken back.
private struct Undo {
  var folders: [String] = []
  /// Each with the path of the file that it replaced.
  var files: [(path: String, old: String?)] = []

  func undo() {
    for (path, old) in files.reversed() {
      if let old { rename(old, path) } else { unlink(path) }
    }
    for folder in folders.reversed() { rmdir(folder) }
  }
}

extension GeneratedModule.File {
  /// Empty for a file in the directory itself.
  fileprivate var folder: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
