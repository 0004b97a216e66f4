/// Which sources are meant: those of a pattern, and what it shares with others.
public struct SourceScope: Hashable, Sendable {
  /// As in commands: `login-home-detail`; `nil` for any app.
  public var app: String?
  /// As in commands: `mvvm-c`; `nil` for the sources of all patterns.
  public var pattern: String?
  /// The name of a mistake's enclosing type, such as `M1`; `nil` for the pattern as it should be.
  public var mistake: String?

  public init(app: String? = nil, pattern: String? = nil, mistake: String? = nil) {
    self.app = app
    self.pattern = pattern
    self.mistake = mistake
  }

  /// The folder of `mvvm-c` is `MVVMC`.
  var module: String? { pattern?.nameOfFolder }

  /// Whether the app is meant that has this folder: the folder of `login-home-detail` is `LoginHomeDetail`.
  fileprivate func isOf(_ folder: String) -> Bool {
    app.map { $0.nameOfFolder == folder.lowercased() } ?? true
  }
}

extension SourceFolder {
  /// The sources of a scope, as they are on disk now: in the pattern first, then what its app shares, then what
  /// all apps share.
  public func sources(in scope: SourceScope) -> ScopedSources {
    ScopedSources(scope, paths(in: scope), in: self)
  }

  private func paths(in scope: SourceScope) -> [SourcePath] {
    let exhibits = paths.filter { $0.part != .tests }
    guard let module = scope.module else { return exhibits }
    let own = exhibits.filter { path in
      path.app.map(scope.isOf) == true && path.module.lowercased() == module
    }
    let apps = Set(own.compactMap(\.app))
    let parts: [SourcePath.Part] = scope.mistake == nil ? [.pattern] : [.mistakes, .pattern]
    return parts.flatMap { part in own.filter { $0.part == part } }
      + exhibits.filter { $0.part == .app && apps.contains($0.app ?? "") }
      + exhibits.filter { $0.part == .common }
  }

  /// The folder of a pattern's own files, such as `Recordings/MVC`; `nil` when it has none here.
  public func folder(ofPattern name: String) -> String? {
    let module = SourceScope(pattern: name).module
    let path = paths.first { $0.part == .pattern && $0.module.lowercased() == module }
    return path.flatMap { path in path.app.map { "\($0)/\(path.module)" } }
  }
}

extension String {
  /// In lower case, without hyphens.
  fileprivate var nameOfFolder: String { replacing("-", with: "").lowercased() }
}
