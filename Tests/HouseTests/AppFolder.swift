import TestSupport

/// A folder of `Sources/Apps` that holds an app: it has a folder `Shared`.
struct AppFolder {
  let name: String
  /// The folders of its patterns, which are modules of that name.
  let patterns: [String]

  static let all = Result { () throws -> [AppFolder] in
    let modules = try Manifest.current.get().modules
    let shared = modules.filter { $0.path.hasSuffix("/Shared") }
    return shared.map { module in
      let path = module.path.dropLast("/Shared".count)
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      let patterns = modules.filter { $0.path == path }.map(\.name)
      return AppFolder(name: name, patterns: patterns)
    }
  }
}
