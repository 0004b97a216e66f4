import Cells

extension [Block] {
  /// Turns `<details>`, the blocks after it and `</details>` into one block. Markdown sees the two
  /// tags as separate pieces of HTML, or as one piece. A `<details>` that is never closed stays HTML.
  func foldingDetails() -> [Block] {
    var result: [Block] = []
    var open: [(start: Int, tag: DetailsTag)] = []
    for block in flatMap(\.dividedByDetails) {
      guard case .html(let html) = block.kind, let tag = DetailsTag(html) else {
        result.append(block)
        continue
      }
      if tag.opens { open.append((result.count, tag)) }
      result.append(block)
      if tag.closes, let (start, opening) = open.popLast() {
        let details = fold(result[start...], opening)
        result.replaceSubrange(start..., with: [details])
      }
    }
    return result
  }

  /// - Parameters:
  ///   - part: from the block that opens the details to the one that closes it, which may be the same.
  ///   - tag: of the first of them.
  private func fold(_ part: ArraySlice<Block>, _ tag: DetailsTag) -> Block {
    let first = part[part.startIndex]
    let last = part[part.endIndex - 1].lastLine
    let text: [Block] = [tag.paragraph(at: first)].compactMap(\.self)
    let kind = tag.isForTeachers ? Block.Kind.notes : Block.Kind.details
    let inner = text + part.dropFirst().dropLast()
    return Block(kind(tag.summary, inner), at: first.location, to: last)
  }
}

extension Block {
  /// HTML divided before each `<details>` and after each `</details>`. Where no blank line is between them, Markdown sees
  /// one piece of HTML. Words outside of the tags are a paragraph.
  fileprivate var dividedByDetails: [Block] {
    guard case .html(let html) = kind, html.contains("details") else { return [self] }
    let tags = html.matches(of: DetailsTag.form).filter { !$0.output.hasPrefix("<!--") }
    var cuts = tags.map { $0.output == "<details" ? $0.range.lowerBound : $0.range.upperBound }
    // Without another tag, what is below the last one belongs to it, if it is not words.
    if let tag = tags.last, tag.output == "</details>", !html[tag.range.upperBound...].isWords {
      cuts.removeLast()
    }
    var parts: [Block] = []
    var (start, place) = (html.startIndex, location)
    for cut in cuts {
      let part = html[start..<cut]
      guard part.contains(where: { !$0.isWhitespace }) else { continue }
      let next = html[cut...].drop { $0.isWhitespace }.startIndex
      parts.append(Block(part: part, at: place, to: place.after(part).line))
      (start, place) = (next, place.after(html[start..<next]))
    }
    return parts + [Block(part: html[start...], at: place, to: lastLine)]
  }

  /// A part of HTML.
  private init(part: Substring, at place: Location, to lastLine: Int) {
    guard part.isWords else {
      self.init(.html(String(part)), at: place, to: lastLine)
      return
    }
    let words = part.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    self.init(.paragraph([.text(words)]), at: place, to: lastLine)
  }
}

extension Substring {
  /// Whether it is text without a tag, and no heading that lost its blank line.
  fileprivate var isWords: Bool {
    guard let sign = self.first(where: { !$0.isWhitespace }) else { return false }
    return sign != "#" && !contains("<")
  }
}

extension Location {
  /// The place at the end of a text that begins here.
  fileprivate func after(_ text: Substring) -> Location {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let last = lines.last?.count ?? 0
    guard lines.count > 1 else { return Location(line: line, column: column + last) }
    return Location(line: line + lines.count - 1, column: last + 1)
  }
}

/// The tags `<details>` and `</details>` in a block of HTML. A tag in a comment is none.
struct DetailsTag {
  let opens: Bool
  let closes: Bool
  /// `nil` without `class=`.
  private let classes: [Substring]?
  let summary: String
  /// Text in the same block as the tags. GitHub shows it as it is, so it is not read as Markdown.
  let rest: String

  init?(_ text: String) {
    let html = text.contains("<!--") ? text.replacing(Self.comment, with: "") : text
    opens = html.contains("<details")
    closes = html.contains("</details>")
    guard opens || closes else { return nil }
    let value = opens ? html.firstMatch(of: Self.classForm)?.1 : nil
    classes = value?.split { $0.isWhitespace || $0 == "\"" || $0 == "'" }
    let inner = html.between("<summary>", "</summary>")
    summary = inner.map { String($0).trimmed } ?? ""
    let tail = inner.map { html[$0.endIndex...].replacing("</summary>", with: "") } ?? ""
    rest = String(tail.replacing("</details>", with: "")).trimmed
  }

  var isForTeachers: Bool { classes?.contains("teacher") == true }

  /// Whether its class is another one. It may be a mistake, and learners would see what is not for them.
  var hasOtherClass: Bool { classes != nil && !isForTeachers }

  // Made once; never changed.
  fileprivate nonisolated(unsafe) static let form =
    #/<!--(?s:.*?)(?:-->|\z)|</details>|<details/#
  // Made once; never changed.
  private nonisolated(unsafe) static let comment = #/<!--(?s:.*?)(?:-->|\z)/#

  /// With double quotes, single quotes or none, as HTML has it.
  private nonisolated(unsafe) static let classForm =
    #/<details(?:\s[^>]*?)?\sclass\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/#.ignoresCase()

  func paragraph(at block: Block) -> Block? {
    guard !rest.isEmpty else { return nil }
    let words = rest.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Block(.paragraph([.text(words)]), at: block.location, to: block.lastLine)
  }
}

extension String {
  fileprivate func between(_ start: String, _ end: String) -> Substring? {
    guard let from = firstRange(of: start) else { return nil }
    let tail = self[from.upperBound...]
    guard let to = tail.firstRange(of: end) else { return nil }
    return tail[..<to.lowerBound]
  }
}
