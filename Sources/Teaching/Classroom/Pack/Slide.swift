import Exports
import Lessons

/// What is seen at once on a wall, and what is said to it.
struct Slide {
  var title: [Inline]
  var body: [Block]
  var notes: [Block] = []

  var markdown: String {
    let parts =
      [[.heading(2, title)] + body].map(\.markdown)
      + (notes.isEmpty ? [] : ["::: notes", notes.markdown, ":::"])
    return parts.joined(separator: "\n\n")
  }

  /// As many slides of one title as some blocks need; the last of them keep together if they can.
  static func fitting(_ blocks: [Block], _ last: [Block] = [], title: [Inline]) -> [Slide] {
    let pages =
      (blocks + last).fit ? [blocks + last] : blocks.fitted + last.fitted
    return pages.enumerated().map { index, page in
      Slide(title: title + (index == 0 ? [] : [.text(" (\(index + 1))")]), body: page)
    }
  }
}
