import Classroom
import Grammar
import Localization

/// Answers `class`: papers for a class, and reports about it.
struct ClassCommands: Room {
  let renderer: RunRenderer

  /// Writes a folder of files, all of them or none.
  ///
  /// - Parameter make: makes the files, which is the part of the work up to 70 %; `nil` after Ctrl-C.
  /// - Returns: the files, and what the folder holds as well.
  func write(
    into directory: String, replacing: Bool, _ make: () throws(ShellProblem) -> [Pack.File]?
  ) throws(ShellProblem) -> (files: [Pack.File], others: String?) {
    let folder = PackFolder(directory, replacing: replacing)
    try folder.requirePlace()
    let files = try environment.measuring { () throws(ShellProblem) in
      guard let files = try make() else { throw .file(.interrupted(directory)) }
      let part = environment.part(70..<100)
      try folder.write(files) { part.goesOn($0, of: files.count) }
      return files
    }
    return (files, folder.others(than: files).beginning)
  }
}

extension [String] {
  /// The first of these names, and how many more there are; `nil` for none. Papers and pages that were there before would
  /// be given out with the new ones, so they are named.
  fileprivate var beginning: String? {
    guard count > 5 else { return isEmpty ? nil : commaSeparated }
    return localized("\(Array(prefix(4)).commaSeparated) and \(count - 4) more")
  }
}

/// The forms of a report on a class.
nonisolated enum ReportFormat: String, Choice {
  case text, csv, html
}
