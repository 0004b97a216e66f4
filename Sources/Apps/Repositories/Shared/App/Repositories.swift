import Localization

@_exported import AppInterface

/// Repositories of a programming language, which you can choose.
public enum Repositories: RunnableApp {
  public static var name: String { "repositories" }
  public static var title: String { "Repositories" }
  public static var summary: String {
    localized("repositories of a programming language, and a list of languages to choose from")
  }
}

extension Repositories {
  public static var viewState: [ViewStatePiece] {
    [.language, .repository, .presented(.presented)]
  }
}

extension ViewStatePiece {
  /// The title of the list.
  fileprivate static let language = ViewStatePiece(
    "language", probe: .language,
    read: { $0.stack.first?.swiftLiteral })

  fileprivate static let repository = ViewStatePiece(
    "repository shown", isObject: true, probe: .repository,
    read: { $0.stack.count > 1 ? $0.stack.last?.swiftLiteral : nil })
}

extension ViewStateProbe {
  fileprivate static let language = ViewStateProbe(steps: [
    Step(value: "Swift"),
    Step(value: "Kotlin", lines: ["tap Language", "open Kotlin"]),
    Step(value: "Go", lines: ["tap Language", "open Go"]),
    Step(value: "Swift", lines: ["tap Language", "open Swift"]),
  ])

  fileprivate static let repository = ViewStateProbe(steps: [
    Step(value: "none"),
    Step(value: "swift-nio", lines: ["open swift-nio"]),
    Step(value: "none", lines: ["back"]),
    Step(value: "swift-syntax", lines: ["open swift-syntax"]),
    Step(value: "swift-nio", lines: ["back", "open swift-nio"]),
  ])

  /// A repository is no presented scene, but its coordinator is a child as well.
  fileprivate static let presented = ViewStateProbe(steps: [
    Step(value: "nothing"),
    Step(value: "the languages", lines: ["tap Language"]),
    Step(value: "nothing", lines: ["tap Cancel"]),
    Step(value: "nothing", situation: "in a repository", lines: ["open swift-nio"]),
    Step(value: "the languages", lines: ["back", "tap Language"]),
  ])
}
