import Foundation

/// Where lessons and scenarios are, if no option says it.
enum LessonsDirectory {
  static var ofEnvironment: String? {
    ProcessInfo.processInfo.environment["LIFELINE_LESSONS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The lessons that come with the program. Relative to the current directory if they lie below that.
  static var shipped: String? {
    guard let path = ShippedFolder.path?.appendingPathComponent("Lessons").path else { return nil }
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
