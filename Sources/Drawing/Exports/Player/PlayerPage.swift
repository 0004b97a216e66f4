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
/// The page loads nothing from outside, and only its own script runs: the policy names it by its digest.
struct PlayerPage {
  private let player: Player

  init(_ player: Player) {
    self.player = player
  }

  var lines: [Markup] {
    [
      "<!doctype html>", "<html lang=\"\(Language.current.rawValue)\">", "<head>",
      "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta http-equiv=\"Content-Security-Policy\" content=\"\(Self.policy)\">",
      "<title>\(player.title)</title>",
      "<style>\(Self.style)</style>", "</head>", "<body>",
    ] + PlayerHeader(player).lines + ["<main>", PlayerControls(player).html]
      + PlayerTranscript(player).lines + [
        "</main>",
        "<script type=\"application/json\" id=\"run\">\(data)</script>",
        "<script>\(Self.script)</script>", "</body>", "</html>",
      ]
  }

  private var data: Markup { Markup.raw(PlayerData(player).json.asScriptData) }

  private static let style = Markup.raw(text(PackageResources.player_css))

  private static let script = Markup.raw(
    [
      PackageResources.page_js, PackageResources.drawing_js, PackageResources.panels_js,
      PackageResources.ask_js, PackageResources.player_js,
    ].map(text).joined())

  private static let policy: Markup = """
    default-src 'none'; script-src '\(digest(of: script))'; style-src '\(digest(of: style))'; \
    base-uri 'none'; form-action 'none'
    """

  private static func text(_ resource: [UInt8]) -> String {
    String(decoding: resource, as: UTF8.self)
  }

  /// As a policy names a source.
  private static func digest(of part: Markup) -> String {
    "sha256-" + Data(SHA256.bytes(of: part.source.utf8)).base64EncodedString()
  }
}
