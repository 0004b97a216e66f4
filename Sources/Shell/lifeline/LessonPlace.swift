import Foundation

/// Finds the directory of lessons and scenarios.
enum LessonPlace {
  /// What was said, else what the environment says, else what comes with the program.
  static func find(_ said: String?) -> String? { said ?? environment ?? shipped }

  /// What lies beside the package that the program was built from.
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

  /// The program may have been built elsewhere than in the package.
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

  /// As short as it can be said from where somebody stands.
  private static func lessons(_ folder: URL) -> String {
    let path = folder.appendingPathComponent("Lessons").path
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
