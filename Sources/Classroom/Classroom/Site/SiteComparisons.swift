import Cells
import Documents
import Lessons
import Localization

extension Site {
  /// One scenario in two patterns, as `compare` tells it.
  public struct Comparison {
    /// Two patterns and a scenario.
    public var names: [String]
    public var title: String
    /// With the columns that a window has, and with those of a phone.
    public var (wide, narrow): (String, String)

    public init(_ names: [String], title: String, wide: String, narrow: String) {
      (self.names, self.title, self.wide, self.narrow) = (names, title, wide, narrow)
    }

    var id: String { names.joined(separator: "-") }
  }
}

extension Lesson {
  /// What its pages name to compare, each once: two patterns and a scenario.
  public var comparisons: [[String]] {
    let source = sections.flatMap { [$0.blocks.markdown] + $0.notes.map(\.markdown) }
    return source.flatMap { text in
      text.matches(of: /`compare ([a-z-]+) ([a-z-]+) ([a-z-]+)/)
        .map { [String($0.output.1), String($0.output.2), String($0.output.3)] }
    }.uniqued()
  }
}

/// Scenarios in two patterns next to each other.
struct SiteComparisons {
  let comparisons: [Site.Comparison]
  let place: SitePlace

  var file: Pack.File {
    SiteFrame(
      localized("Comparisons"),
      about: localized(
        "The same scenario in two patterns, message by message. * marks what only one of them has, ~ what the other one has in another place. Below it is what differs, and what it means."
      ),
      all: localized("All comparisons"),
      links: comparisons.map { "<li><a href=\"#\($0.id)\">\($0.title)</a></li>" },
      parts: comparisons.map(section), at: place, SitePlace.comparisons
    ).file
  }

  private func section(_ comparison: Site.Comparison) -> Markup {
    """
    <section class="compared" id="\(comparison.id)" aria-labelledby="_\(comparison.id)">
    <h2 id="_\(comparison.id)">\(comparison.title)</h2>
    <pre class="wide" tabindex="0">\(comparison.wide)</pre><pre class="slim" tabindex="0">\(comparison.narrow)</pre>
    </section>
    """
  }
}
