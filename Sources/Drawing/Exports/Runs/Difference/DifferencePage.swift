import Analysis
import Cells
import Documents
import Localization

extension TraceDifference {
  /// The most characters of a page, in UTF-16 code units.
  public static let mostOnPage = 65_000
  private static let mostDrawn = 30_000

  /// The difference as Markdown for a merge request: counts, a drawing in Mermaid, and the list. Empty when nothing
  /// differs.
  ///
  /// It is short enough for a comment on GitHub, which takes 65,536 characters. What has no room is counted.
  public func page(of runs: ComparedRuns) -> [String] {
    guard !isEmpty else { return [] }
    let name = (runs.header.scenario ?? runs.header.pattern).shortened.markdown
    let files = localized(
      "\(runs.before.shortened.codeSpan) against \(runs.after.shortened.codeSpan): \(summary)."
    )
    let start = ["### " + localized("What changed in \(name)"), "", files, ""] + drawing
    return start + list(room: Self.mostOnPage - start.size - 1_000)
  }

  private var drawing: [String] {
    let (shown, source) = mermaid(limit: Self.mostDrawn)
    guard shown > 0 else { return [] }
    let rest = lines.dropFirst(shown).count(where: \.isDifference)
    let remark = localized(
      rest, one: "1 more difference has no room in the drawing.",
      other: "\(rest) more differences have no room in the drawing.")
    return source.linesWithoutEnd.fenced("mermaid") + [""] + (rest > 0 ? [remark, ""] : [])
  }

  private func list(room: Int) -> [String] {
    var (text, used, shown): ([String], Int, Int) = ([], 0, 0)
    for line in lines {
      let new = line.text().map(\.printable)
      guard used + new.size <= room else { break }
      text += new
      (used, shown) = (used + new.size, shown + 1)
    }
    let rest = lines.dropFirst(shown).count(where: \.isDifference)
    let remark = localized(
      rest, one: "1 more difference has no room here. To see all: lifeline diff",
      other: "\(rest) more differences have no room here. To see all: lifeline diff")
    let legend = localized("+ added, - removed, ~ changed, > moved here, < moved away")
    return ["<details><summary>\(localized("All differences"))</summary>", ""]
      + text.fenced("diff") + ["", legend] + (rest > 0 ? ["", remark] : []) + ["", "</details>"]
  }
}

extension DifferenceLine {
  fileprivate var isDifference: Bool {
    if case .row(let row) = self { row.isDifference } else { false }
  }
}

extension [String] {
  /// In UTF-16 code units, with the line feeds.
  fileprivate var size: Int { reduce(0) { $0 + $1.utf16.count + 1 } }
}

extension String {
  /// A name in a heading, which takes little room.
  fileprivate var shortened: String { count > 200 ? prefix(200) + "…" : self }
}
