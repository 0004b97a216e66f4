import AppInterface

/// An app, which runs in several patterns.
public struct App: Sendable {
  /// In small letters: as traces have it, and as the folder of its scenarios is called.
  public nonisolated let name: String
  let code: any RunnableApp.Type

  init(_ code: any RunnableApp.Type) {
    name = code.name
    self.code = code
  }

  /// Every app. The first is the one that people get without asking.
  public static let all = Pattern.all.map(\.app).reduce(into: [App]()) { apps, app in
    if !apps.contains(app) { apps.append(app) }
  }

  /// The app that people get without asking.
  public static let usual = all[0]

  /// The folder of its scenarios in `scenarios`; `nil` for the first app, whose scenarios are in no folder.
  public var scenarioFolder: String? { self == App.usual ? nil : name }

  public var title: String { code.title }

  /// One line about what the app does, in the current language.
  public var summary: String { code.summary }

  /// A link that opens the app, as an example of its scheme; `nil` when no link opens it.
  public var exampleLink: String? { code.exampleLink }

  /// The patterns that the app runs in.
  public var patterns: [Pattern] { Pattern.all.filter { $0.app == self } }

  /// The pattern of this app that users call so: by its name, its title or another of its names, in any case. `nil`
  /// when there is none.
  public func pattern(called word: String) -> Pattern? {
    patterns.called(word)
  }

  /// The kinds of view state that the app has in every pattern.
  public var viewState: [ViewStatePiece] { code.viewState }
}

extension App: Hashable {
  public nonisolated static func == (one: App, other: App) -> Bool { one.name == other.name }

  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension [Pattern] {
  fileprivate func called(_ word: String) -> Pattern? {
    let word = word.lowercased()
    return first { $0.name == word } ?? first { $0.otherNames.contains(word) }
  }
}

extension Pattern {
  /// The pattern of any app that users call so. What is a name of one pattern and another name of a second, such as
  /// `mvvm`, is the first. `nil` when there is none.
  public init?(called word: String) {
    guard let pattern = Pattern.all.called(word) else { return nil }
    self = pattern
  }

  /// The app that is written in this pattern.
  public var app: App { App(code.app) }
}
