import Foundation

/// Finds the directory of lessons and scenarios.
enum LessonsDirectory {
  /// The value of `--lessons`, else of `LIFELINE_LESSONS`, else the lessons that come with the program.
  static func find(_ option: String?) -> String? { named(option) ?? shipped }

  /// The value of `--lessons`, else of `LIFELINE_LESSONS`; `nil` when both are missing.
  static func named(_ option: String?) -> String? { option ?? environment }

  /// The lessons that come with the program. Relative to the current directory if they lie below that.
  static var shipped: String? {
    guard let path = ShippedFolder.path?.appendingPathComponent("Lessons").path else { return nil }
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  private static var environment: String? {
    ProcessInfo.processInfo.environment["LIFELINE_LESSONS"].flatMap { $0.isEmpty ? nil : $0 }
  }
}
