import Documents
import Exports
import Files
import Foundation
import Localization

/// A file, read or written as a whole.
struct TextFile {
  /// Without links.
  private let url: URL
  /// As it was typed. Only the system can follow a link to a pipe, such as `/dev/stdout`.
  private let path: String
  private let name: String

  /// - Parameter name: what messages call it, if that is not its path.
  init(_ path: String, called name: String? = nil) {
    self.name = name ?? path
    let typed = URL(ofFile: path)
    self.path = typed.path
    url = typed.resolvingSymlinksInPath()
  }

  func read() throws(ShellProblem) -> String {
    try requireFile()
    guard let data = try? Data(contentsOf: url) else { throw unreadable }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw notText
    }
    return text.withoutByteOrderMark
  }

  /// That it is not UTF-8, with the place.
  var notText: ShellProblem {
    let data = try? Data(contentsOf: url, options: .mappedIfSafe)
    return .file(.unreadable(name, .notText(data.map(BrokenText.init))))
  }

  /// Read when they are asked for.
  func lines() throws(ShellProblem) -> FileLines {
    try requireFile()
    guard let lines = FileLines(url.path) else { throw unreadable }
    return lines
  }

  /// Read when they are asked for.
  func bytes() throws(ShellProblem) -> FileBytes {
    try requireFile()
    guard let bytes = FileBytes(url.path) else { throw unreadable }
    return bytes
  }

  /// That it cannot be read, with the reason.
  var unreadable: ShellProblem {
    if kind == .success(.folder) { return .file(.unreadable(name, .directory)) }
    let isAllowed = access(url.path, R_OK) == 0
    return .file(.unreadable(name, isAllowed ? .system(localized("reading failed")) : .init(.last)))
  }

  /// In bytes; 0 when it is not known.
  var size: Int { FileFacts(at: url.path)?.size ?? 0 }

  func write(_ text: String, replacing: Bool) throws(ShellProblem) {
    try write(Lines(text: text), replacing: replacing)
  }

  /// - Parameters:
  ///   - goesOn: asked before each line, with the number of written lines; `false` ends it.
  ///   - problem: asked after the last line. What it answers is thrown, and nothing was written.
  func write(
    _ lines: Lines, replacing: Bool, while goesOn: (Int) -> Bool = { _ in true },
    unless problem: () -> ShellProblem? = { nil }
  ) throws(ShellProblem) {
    try write(replacing: replacing, unless: problem) { $0.write(lines, while: goesOn) }
  }

  func write(_ archive: Archive, replacing: Bool) throws(ShellProblem) {
    try write(replacing: replacing) { $0.write(archive) }
  }

  /// All of it or nothing: other programs never see half of the file.
  private func write(
    replacing: Bool, unless problem: () -> ShellProblem? = { nil },
    _ body: (Draft) -> Draft.Outcome
  ) throws(ShellProblem) {
    try requirePlace(replacing: replacing)
    let draft = Draft(path: DraftName.path(in: url.deletingLastPathComponent().path))
    defer { draft.remove() }
    var outcome = body(draft)
    if outcome == .written {
      if let problem = problem() { throw problem }
      outcome = draft.publish(as: url.path, replacing: replacing)
    }
    if outcome == .failed(.exists), !replacing { throw .file(.exists(name)) }
    try outcome.requireWritten(name)
  }

  private func requireFile() throws(ShellProblem) {
    switch kind {
    case .success(.file): break
    case .success(.folder): throw .file(.unreadable(name, .directory))
    case .success: throw .file(.unreadable(name, .pipeOrDevice))
    case .failure(let error): throw .file(.unreadable(name, .init(finding: error)))
    }
  }

  func requirePlace(replacing: Bool) throws(ShellProblem) {
    if name.hasSuffix("/") || name == "~" { throw .file(.unwritable(name, nameOfFolder)) }
    switch kind {
    case .success(.file):
      guard !getsOwnOutput else { throw .file(.unwritable(name, .ownOutput)) }
      guard !isDescriptor else { throw .file(.unwritable(name, .descriptor)) }
      guard replacing else { throw .file(.exists(name)) }
    case .success(.folder): throw .file(.unwritable(name, .directory))
    case .success: throw .file(.unwritable(name, .notAFile))
    case .failure(.missing):
      let folder = url.deletingLastPathComponent().path
      guard FileFacts(at: folder) != nil else { throw .file(.unwritable(name, .noFolder)) }
    case .failure(let error): throw .file(.unwritable(name, .init(error)))
    }
  }

  /// Why a name that only a folder can have is none for a file, whether there is such a folder or not.
  private var nameOfFolder: ShellProblem.File.Reason {
    let file = String(name.reversed().drop { $0 == "/" }.reversed())
    guard kind != .success(.folder), !file.isEmpty, name != "~" else { return .directory }
    return .endsInSlash(file.typedWord)
  }

  private var kind: Result<FileFacts.Kind, SystemError> {
    Result { () throws(SystemError) in try FileFacts(of: path).kind }
  }

  /// Whether it is what a process has open, such as `/dev/fd/5`: a file in its place would not be that.
  private var isDescriptor: Bool {
    let typed = URL(fileURLWithPath: path)
    let folder = typed.deletingLastPathComponent().resolvingSymlinksInPath().path
    return folder.wholeMatch(of: #//proc/.*/fd/#) != nil
      || folder == "/dev" && ["stdin", "stdout", "stderr"].contains(typed.lastPathComponent)
  }

  /// Whether what this program prints goes into the file. It would go into the replaced one, which has no name any more.
  private var getsOwnOutput: Bool {
    guard let facts = FileFacts(at: path) else { return false }
    return [STDOUT_FILENO, STDERR_FILENO].contains {
      FileFacts(descriptor: $0)?.isSameFile(as: facts) ?? false
    }
  }
}

extension String {
  /// Editors on Windows begin a file with a byte order mark.
  var withoutByteOrderMark: String { hasPrefix("\u{FEFF}") ? String(dropFirst()) : self }
}

extension URL {
  /// `URL` alone takes a first `~name` for the home directory of a user.
  init(ofFile path: String) {
    self.init(fileURLWithPath: path.hasPrefix("~") ? "./" + path : path)
  }
}
