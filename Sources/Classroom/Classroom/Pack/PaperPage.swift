import Documents
import Lessons
import QuestionBanks

/// A paper as a page to read in a browser, to print or to save as PDF. It needs no other program, and shows the pictures
/// that are next to it.
struct PaperPage {
  let title: String
  let language: String
  let blocks: [Block]

  var source: String {
    WebPage(
      language: language, title: title, style: Self.style, policy: Self.policy,
      body: ["<main>", blocks.html(in: .document).joined.withWholeOptions.withLines, "</main>"]
    ).source
  }

  private static let style = Markup(resource: PackageResources.paper_css)

  /// Chromium takes files next to a file for its own; other browsers have to be told.
  private static let policy: Markup = """
    default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:; base-uri 'none'; form-action 'none'
    """
}

extension Markup {
  /// With options that no line end tears apart: a browser may begin a line after a hyphen.
  fileprivate var withWholeOptions: Markup {
    .raw(source.replacing("<code>--", with: #"<code class="option">--"#))
  }

  /// With a class for paragraphs that end in a blank, to write on.
  fileprivate var withLines: Markup {
    .raw(source.replacing(#/<p>(?=[^<]*__<\/p>)/#, with: #"<p class="line">"#))
  }
}
