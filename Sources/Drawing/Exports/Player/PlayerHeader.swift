import Documents
import Localization
import Trace

extension Player {
  /// What is shown above all: what was run.
  ///
  /// - Parameter ways: back to where the page was opened.
  func header(backTo ways: [Way]) -> [Markup] {
    ["<header>", "<h1>\(title)</h1>"] + (ways.isEmpty ? [] : [Self.links(back: ways)])
      + (trace.map { [Self.facts($0.header)] } ?? []) + [Self.tools, "</header>"]
  }

  private static func facts(_ header: Trace.Header) -> Markup {
    let facts: [(Translated<String>, [String])] = [
      (Translated(localized("Pattern")), [header.pattern]),
      (Translated(localized("Scenario")), [header.scenario].compactMap { $0 }),
      (Translated(localized("Mistake")), [header.mistake].compactMap { $0 }),
      (Translated(localized("Set-up")), header.setup),
      (Translated(localized("Actions")), header.actions),
    ]
    return "<dl>\(facts.filter { !$0.1.isEmpty }.map(fact).joined)</dl>"
  }

  private static func fact(_ name: Translated<String>, _ values: [String]) -> Markup {
    let values: [Markup] = values.map { "<dd><code>\($0)</code></dd>" }
    return "<div><dt>\(name.html)</dt>\(values.joined)</div>"
  }

  private static func links(back ways: [Way]) -> Markup {
    let links: [Markup] = ways.map { way in
      let words = Language.$current.withValue(way.language) { localized("Back to the lesson") }
      let language = way.language.rawValue
      return .tag(
        "a",
        [
          "href": way.address, "lang": language, "hreflang": language, "data-title": way.title,
        ], "← " + words)
    }
    return "<nav class=\"way\">\(links.joined)</nav>"
  }

  /// The button of the language has its label in the language that it switches to.
  private static let tools: Markup = """
    <div class="tools scripted">
    <button id="ask" aria-pressed="false">\(Translated(localized("Ask first")).html)</button>
    <button id="language"><span lang="en"><span lang="zh-Hans" class="always">中文</span></span>\
    <span lang="zh-Hans"><span lang="en" class="always">English</span></span></button>
    <button id="theme">\(Translated(localized("Dark or light")).html)</button>
    <button id="help">\(Translated(localized("Keys")).html)</button>
    </div>
    """
}
