import Foundation

/// The folder of what comes with the program: that of the package it was built from, or `share/lifeline` next to the
/// `bin` that it was installed into. The same things lie at the same places in both.
enum ShippedFolder {
  static var path: URL? {
    installed ?? ancestors.first(where: isPackage) ?? (isPackage(source) ? source : nil)
  }

  /// The lessons in it. Relative to the current directory if they lie below that.
  static var lessons: String? {
    guard let path = path?.appendingPathComponent("Lessons").path else { return nil }
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }

  /// Relative to the program, so that an installation can be anywhere and can be moved.
  private static var installed: URL? {
    let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
    let folder = prefix.appendingPathComponent("share/lifeline")
    return has("Lessons", folder) ? folder : nil
  }

  /// The file of the program itself, where links lead to it.
  static var program: URL {
    URL(fileURLWithPath: Bundle.main.executablePath ?? "").resolvingSymlinksInPath()
  }

  /// The folder of the package. The program may have been built outside of it.
  private static var source: URL {
    URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardized
  }

  /// The folders around the program, but not the root.
  private static var ancestors: [URL] {
    sequence(first: program.deletingLastPathComponent()) { $0.deletingLastPathComponent() }
      .prefix { $0.path != "/" }
  }

  private static func isPackage(_ folder: URL) -> Bool {
    has("Package.swift", folder) && has("Lessons", folder)
  }

  private static func has(_ name: String, _ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
  }
}
