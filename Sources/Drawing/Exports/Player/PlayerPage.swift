import Files
import Documents
import Localization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The page around a run. Without its script it is a text to read: the sentences of the transcript are
/// in it as elements, from which the script reads them.
///
/// The page loads nothing from outside, and only its own script runs: the policy names it by its digest, or, for a
/// page of a site, by its place.
struct PlayerPage {
  /// Where its style and script are.
  enum Place {
    /// In the page, which is a file that needs nothing else.
    case alone
    /// In files that the pages of a site share. The page leads back to other pages of the site.
    case site(shared: String, ways: [Player.Way])
  }

  private let player: Player
  private let place: Place

  init(_ player: Player, _ place: Place) {
    (self.player, self.place) = (player, place)
  }

  var lines: [Markup] {
    [
      "<!doctype html>", "<html lang=\"\(Language.current.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">",
      "<title>\(player.title)</title>",
      style, "</head>", "<body>",
    ] + PlayerHeader(player, ways).lines + ["<main>", PlayerControls(player).html]
      + PlayerTranscript(player).lines + [
        "</main>",
        "<script type=\"application/json\" id=\"run\">\(data)</script>",
        script, "</body>", "</html>",
      ]
  }

  private var data: Markup { Markup.raw(PlayerData(player).json.asScriptData) }

  private var style: Markup {
    switch place {
    case .alone: "<style>\(Self.style)</style>"
    case .site(let folder, _): "<link rel=\"stylesheet\" href=\"\(folder)\(Self.styleName)\">"
    }
  }

  private var script: Markup {
    switch place {
    case .alone: "<script>\(Self.script)</script>"
    case .site(let folder, _): "<script src=\"\(folder)\(Self.scriptName)\"></script>"
    }
  }

  private var ways: [Player.Way] {
    if case .site(_, let ways) = place { ways } else { [] }
  }

  private static let (styleName, scriptName) = ("player.css", "player.js")

  static var sharedFiles: [(name: String, text: String)] {
    [(styleName, style.source), (scriptName, script.source)]
  }

  private static let style = Markup.raw(text(PackageResources.player_css))

  private static let script = Markup.raw(
    [
      PackageResources.page_js, PackageResources.drawing_js, PackageResources.screen_js,
      PackageResources.panels_js, PackageResources.ask_js, PackageResources.player_js,
    ].map(text).joined())

  /// Chromium takes the files around a file for its own; other browsers have to be told.
  private var policy: Markup {
    let sources: Markup =
      switch place {
      case .alone:
        "script-src '\(Self.digest(of: Self.script))'; style-src '\(Self.digest(of: Self.style))'"
      case .site: "script-src 'self' file:; style-src 'self' file:"
      }
    return "default-src 'none'; \(sources); base-uri 'none'; form-action 'none'"
  }

  private static func text(_ resource: [UInt8]) -> String {
    String(decoding: resource, as: UTF8.self)
  }

  /// As a policy names a source.
  private static func digest(of part: Markup) -> String {
    "sha256-" + Data(SHA256.bytes(of: part.source.utf8)).base64EncodedString()
  }
}
