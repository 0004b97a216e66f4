/// A Swift file by its place in the folder of the sources, which says what it belongs to.
struct SourcePath: Hashable, Sendable {
  /// What a file is for. Patterns lie in `Recordings/MVC`, and next to them `Recordings/Shared`,
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
  /// `MVC/PlayViewController.swift`, as the compiler calls it.
  let id: String

  /// - Parameter apps: the folders that are apps.
  init(_ path: String, apps: Set<String>) {
    self.path = path
    let parts = path.split(separator: "/").map(String.init)
    let isOfApp = parts.count > 2 && apps.contains(parts[0])
    app = isOfApp ? parts[0] : nil
    (part, module) = isOfApp ? Self.part(parts) : (.common, parts.first ?? "")
    id = module + "/" + (parts.last ?? "")
  }

  private static func part(_ parts: [String]) -> (Part, module: String) {
    switch parts[1] {
    case "Shared": (.app, parts[0] + "App")
    case "Mistakes": (.mistakes, parts[2])
    case "Tests": (.tests, parts[2])
    default: (.pattern, parts[1])
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
}
