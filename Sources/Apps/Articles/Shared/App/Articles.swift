import Localization

@_exported import AppInterface

/// Articles to read later. Links lead out of the app and into it.
public enum Articles: RunnableApp {
  public static var name: String { "articles" }
  public static var title: String { "Articles" }
  public static var summary: String {
    localized("articles to read, with links to the web, a share sheet, and links to the app")
  }
  public static var exampleLink: String? { "articles://article/2" }

  public static func install(on device: Device) { ArticleFile.write(Article.examples, on: device) }
}

extension Articles {
  public static var viewState: [ViewStatePiece] { [.article, .presented(.presented)] }
}

extension ViewStatePiece {
  /// A dead link leads to a page without a title, which shows no article.
  fileprivate static let article = ViewStatePiece(
    "article shown", isObject: true, probe: .article,
    read: { state in
      state.stack.dropFirst().last.flatMap { $0.isEmpty ? nil : $0.swiftLiteral }
    })
}

extension ViewStateProbe {
  /// An article can be opened from the list and by a link.
  fileprivate static let article = ViewStateProbe(steps: [
    Step(value: "none"),
    Step(value: "Names", lines: ["open Names"]),
    Step(value: "none", lines: ["back"]),
    Step(value: "Swift on Linux", lines: ["open \"Swift on Linux\""]),
    Step(value: "Names", lines: ["back", "follow articles://article/3"]),
  ])

  fileprivate static let presented = ViewStateProbe(
    setup: ["open Names"],
    steps: [
      Step(value: "nothing"),
      Step(value: "the share sheet", lines: ["tap Share"]),
      Step(value: "nothing", lines: ["tap Close"]),
      Step(value: "the browser", lines: ["tap \"Open in browser\""]),
      Step(value: "nothing", lines: ["back"]),
    ])
}
