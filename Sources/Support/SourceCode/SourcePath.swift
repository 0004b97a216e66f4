/// A Swift file by its place in the folder of the sources, which says what it belongs to.
struct SourcePath: Hashable, Sendable {
  /// What a file is for. Patterns lie in `Recordings/MVC`, and beside them `Recordings/Shared`,
  /// `Recordings/Mistakes/MVC` and `Recordings/Tests/MVC`.
  enum Part: Hashable, Sendable {
    case pattern, mistakes, tests
    /// What the patterns of an app share.
    case app
    /// What all apps share, such as the toy kit.
    case common
  }

  let path: String
  /// `nil` for what all apps share.
  let app: String?
  let part: Part
  /// As the compiler calls it: `MVC`, `RecordingsApp`, `ToyKit`.
  let module: String

  /// - Parameter apps: the folders that are apps.
  init(_ path: String, apps: Set<String>) {
    self.path = path
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2, apps.contains(parts[0]) else {
      (app, part, module) = (nil, .common, parts.first ?? "")
      return
    }
    app = parts[0]
    switch parts[1] {
    case "Shared": (part, module) = (.app, parts[0] + "App")
    case "Mistakes": (part, module) = (.mistakes, parts[2])
    case "Tests": (part, module) = (.tests, parts[2])
    default: (part, module) = (.pattern, parts[1])
    }
  }

  /// An app has a folder for what its patterns share.
  static func apps(in paths: [String]) -> Set<String> {
    Set(
      paths.compactMap { path in
        let parts = path.split(separator: "/")
        return parts.count > 2 && parts[1] == "Shared" ? String(parts[0]) : nil
      })
  }

  /// `MVC/PlayViewController.swift`, as the compiler calls it.
  var id: String { module + "/" + (path.split(separator: "/").last ?? "") }
}
