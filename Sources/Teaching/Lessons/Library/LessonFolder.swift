import Foundation

/// All access to the files of a lesson directory. It follows no link out of the directory, opens
/// regular files only, and refuses files that would take the parser too long.
struct LessonFolder: Sendable {
  /// In bytes.
  static let largest = 1 << 20
  /// In bytes: some of the parser's work grows with the square of a line's length.
  static let longestLine = 8192

  let path: String

  /// Names of files that end in `suffix`, sorted without it. `nil` when there is no such directory.
  func names(_ suffix: String) -> [String]? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      .sorted { $0.dropLast(suffix.count) < $1.dropLast(suffix.count) }
  }

  /// Names of folders, sorted.
  var folderNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
      return exists && isFolder.boolValue && !name.hasPrefix(".")
    }
  }

  func text(_ name: String) -> Result<String, LessonProblem.FileProblem> {
    guard name.madeVisible == name else { return .failure(.badFileName) }
    let file = path + "/" + name
    guard isInside(file) else { return .failure(.outsideDirectory) }
    let real = URL(filePath: file).resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: real) else {
      return .failure(.unreadable)
    }
    guard facts[.type] as? FileAttributeType == .typeRegular else { return .failure(.notAFile) }
    guard facts[.size] as? Int ?? 0 <= LessonFolder.largest else {
      return .failure(.tooLarge(limit: LessonFolder.largest))
    }
    guard let data = FileManager.default.contents(atPath: real) else {
      return .failure(.unreadable)
    }
    guard let text = String(data: data, encoding: .utf8) else { return .failure(.notUTF8) }
    return .success(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
  }

  /// Whether a path lies in the directory after all links are resolved.
  func isInside(_ file: String) -> Bool {
    let root = URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path
    let real = URL(filePath: file).resolvingSymlinksInPath().standardizedFileURL.path
    return real == root || real.hasPrefix(root + "/")
  }

  func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path + "/" + name)
  }
}

extension LessonProblem.FileProblem: Error {}

extension SourceText {
  /// The first line that is too long to be parsed.
  var tooLong: LessonProblem? {
    guard let line = lines.firstIndex(where: { $0.utf8.count > LessonFolder.longestLine })
    else { return nil }
    return LessonProblem(
      file, Location(line: line + 1), .file(.lineTooLong(limit: LessonFolder.longestLine)))
  }
}
