import Documents
import Localization

/// The page around a run. Without its script it is a text to read: the sentences of the transcript are
/// in it as elements, from which the script reads them.
///
/// The page loads nothing from outside, and only its own script runs: the policy names it by its digest, or, for a
/// page of a site, by its place.
struct PlayerPage {
  let player: Player
  /// The folder of its style and script, which the pages of a site share; `nil` for a page that needs nothing else.
  let shared: String?
  /// Back to other pages of the site.
  let ways: [Player.Way]

  var lines: [Markup] {
    [
      "<!doctype html>", "<html lang=\"\(Language.current.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
      "<title>\(title)</title>",
      style, "</head>", "<body>",
    ] + player.header(backTo: ways) + ["<main>", player.controls] + player.transcript
      + [
        "</main>",
        "<script type=\"application/json\" id=\"run\">\(data)</script>",
        script, "</body>", "</html>",
      ]
  }

  private var data: Markup { Markup.raw(PlayerData(player).json.asScriptData) }

  /// In a site, where many pages play the same scenario, it is that of the page of the lesson.
  private var title: String {
    (ways.first { $0.language == .current } ?? ways.first)?.title ?? player.title
  }

  private var style: Markup {
    shared.map { "<link rel=\"stylesheet\" href=\"\($0)\(Self.styleName)\">" }
      ?? "<style>\(Self.style)</style>"
  }

  private var script: Markup {
    shared.map { "<script src=\"\($0)\(Self.scriptName)\"></script>" }
      ?? "<script>\(Self.script)</script>"
  }

  private static let (styleName, scriptName) = ("player.css", "player.js")

  static var sharedFiles: [(name: String, text: String)] {
    [(styleName, style.source), (scriptName, script.source)]
  }

  private static let style = Markup(resource: PackageResources.player_css)

  private static let script: Markup = [
    PackageResources.page_js, PackageResources.drawing_js, PackageResources.screen_js,
    PackageResources.panels_js, PackageResources.ask_js, PackageResources.player_js,
  ].map { Markup(resource: $0) }.joined

  /// Chromium takes the files around a file for its own; other browsers have to be told.
  private var policy: Markup {
    let sources: Markup =
      shared == nil
      ? "script-src '\(Self.script.digest)'; style-src '\(Self.style.digest)'"
      : "script-src 'self' file:; style-src 'self' file:"
    return "default-src 'none'; \(sources); base-uri 'none'; form-action 'none'"
  }
}
