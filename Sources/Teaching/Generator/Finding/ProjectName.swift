import Foundation

/// The name of the project that a folder belongs to.
public struct ProjectName {
  private let folder: String

  /// - Parameter folder: an absolute path. It need not exist.
  public init(around folder: String) {
    self.folder = folder
  }

  /// By the nearest `Package.swift`, `.xcworkspace` or `.xcodeproj`, here or in a folder above; `nil` when there
  /// is none.
  public var found: String? {
    var folder = URL(fileURLWithPath: folder).standardizedFileURL
    while true {
      if let name = name(in: folder) { return name }
      let above = folder.deletingLastPathComponent()
      guard above.path != folder.path else { return nil }
      folder = above
    }
  }

  private func name(in folder: URL) -> String? {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    if files.contains("Package.swift") {
      return packageName(in: folder) ?? folder.lastPathComponent
    }
    let project = files.sorted().last { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    return project.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
  }

  private func packageName(in folder: URL) -> String? {
    let file = folder.appendingPathComponent("Package.swift")
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.firstMatch(of: #/Package\(\s*name:\s*"([^"\\]+)"/#).map { String($0.1) }
  }
}
