import Documents
import Localization

/// What is around the text of every page: its head, the way to the contents and to the other languages.
struct SiteFrame {
  let title: String
  let place: SitePlace
  /// The name of the file, without its folder.
  let page: String
  /// Whether it is the page with the contents, which has every language in it.
  var isDoor = false
  let main: [Markup]

  var file: Pack.File {
    Pack.File(path: place.folder + page, lines: Lines(text: source))
  }

  private var source: String {
    let page: Markup = """
      <!doctype html>
      <html lang="\((isDoor ? Language.current : place.language).rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <link rel="stylesheet" href="\(place.root)\(Self.style)">
      </head>
      <body\(words)>
      <a class="skip" href="#_main">\(localized("Skip to the text"))</a>
      <header>
      <nav aria-label="\(localized("Site"))">\(door)\(languages)</nav>
      </header>
      <main id="_main">
      \(main)
      </main>
      <script src="\(place.root)\(Self.script)"></script>
      </body>
      </html>
      """
    return page.source
  }

  private var door: Markup {
    isDoor ? "" : "<a href=\"\(place.root)index.html#\(place.language.rawValue)\">Lifeline</a>"
  }

  private var languages: Markup {
    let others = isDoor ? Language.allCases.map { ($0, "#" + $0.rawValue) } : place.others(of: page)
    let links = others.map { language, address in
      Markup.tag(
        "a",
        [
          "class": "language", "href": address, "lang": language.rawValue,
          "hreflang": language.rawValue,
        ], language.ownName)
    }
    return links.joined
  }

  /// What the script says.
  private var words: Markup {
    let words: [(String, String)] = [
      ("right", localized("Right.")), ("wrong", localized("Not right.")),
      ("missed", localized("You missed {1} of the right choices.")),
      ("first", localized("The first {1} of {2} are right.")),
      ("other", localized("It is something else.")),
      ("choose", localized("Choose an answer first.")),
      ("twice", localized("Each choice has one place only.")),
    ]
    return words.map { " data-\($0)=\"\($1)\"" as Markup }.joined
  }

  /// Chromium takes files next to a file for its own; other browsers have to be told. Nothing else may be loaded.
  private static let policy: Markup = """
    default-src 'none'; script-src 'self' file:; style-src 'self' file:; img-src 'self' file:; base-uri 'none'; \
    form-action 'none'
    """

  private static let style = "shared/site.css"
  private static let script = "shared/site.js"

  static let sharedFiles = [
    Pack.File(path: style, lines: Lines(text: Site.style.source)),
    Pack.File(
      path: script,
      lines: Lines(
        text: [
          PackageResources.progress_js, PackageResources.pages_js, PackageResources.questions_js,
          PackageResources.door_js,
        ].map { Markup(resource: $0).source }.joined(separator: "\n"))),
  ]
}

extension SiteFrame {
  /// A page with links to its parts above them.
  ///
  /// - Parameters:
  ///   - about: what the parts are.
  ///   - all: the words above the links.
  init(
    _ title: String, about: String, all: String, links: [Markup], parts: [Markup],
    at place: SitePlace, _ page: String
  ) {
    let start: Markup = """
      <div class="lesson"><h1>\(title)</h1>
      <p>\(about)</p></div>
      <nav class="contents" aria-label="\(all)"><details open>\
      <summary>\(all)</summary><ul>\(links.joined)</ul></details></nav>
      """
    self.init(title: "\(title) – Lifeline", place: place, page: page, main: [start] + parts)
  }
}

extension Site {
  /// The style of its pages.
  static let style = Markup(resource: PackageResources.site_css)
}
