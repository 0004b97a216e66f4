import Foundation

/// Finds the directory of lessons and scenarios.
enum LessonsDirectory {
  /// The value of `--lessons`, else of `LIFELINE_LESSONS`, else the lessons that come with the program.
  static func find(_ option: String?) -> String? { named(option) ?? shipped }

  /// The value of `--lessons`, else of `LIFELINE_LESSONS`; `nil` when both are missing.
  static func named(_ option: String?) -> String? { option ?? environment }

  /// The lessons of the package that the program was built from.
  static var shipped: String? {
    ancestors(of: program).first(where: isPackage).map(lessons)
      ?? (isPackage(source) ? lessons(source) : nil)
  }

  private static var environment: String? {
    ProcessInfo.processInfo.environment["LIFELINE_LESSONS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  private static var program: URL {
    URL(fileURLWithPath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
  }

  /// The folder of the package. The program may have been built outside of it.
  private static var source: URL {
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
  }

  private static func ancestors(of file: URL) -> [URL] {
    var folders: [URL] = []
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", folders.count < 64 {
      folders.append(folder)
      folder.deleteLastPathComponent()
    }
    return folders
  }

  private static func isPackage(_ folder: URL) -> Bool {
    ["Package.swift", "Lessons"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// Relative to the current directory if it lies below that.
  private static func lessons(_ folder: URL) -> String {
    let path = folder.appendingPathComponent("Lessons").path
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
