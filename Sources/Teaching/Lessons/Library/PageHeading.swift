/// A heading that begins a page, found without a parser of Markdown.
struct PageHeading: Sendable {
  /// Counted from 1.
  let line: Int
  /// Without their places.
  let attributes: Attributes

  var type: SectionType? { attributes["type"].flatMap { SectionType(rawValue: $0.text) } }
}

extension LessonIndex {
  /// The headings of the pages of a lesson; none when its file cannot be read.
  func headings(of entry: Entry) -> [PageHeading] {
    let found = folder.value(of: entry.name, in: folder.cache.headings, PageHeading.all)
    return (try? found.get()) ?? []
  }

  /// The page that a heading begins. No other page is parsed.
  func page(below heading: PageHeading, of entry: Entry) -> Section? {
    guard case .success(let text) = folder.text(entry.name) else { return nil }
    let next = headings(of: entry).first { $0.line > heading.line }?.line ?? .max
    let source = SourceText(text, file: entry.file).keeping(heading.line..<next)
    guard source.tooLong == nil else { return nil }
    var reader = LessonReader(source)
    return reader.sections(pattern: entry.pattern).first { $0.location.line == heading.line }
  }
}

extension PageHeading {
  /// All in the text of a lesson.
  static func all(in text: String) -> [PageHeading] {
    let lines = text.withNewlinesUnified.utf8
      .split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let front = lines.dropFirst().firstIndex { $0.elementsEqual("---".utf8) } ?? 0
    var headings: [PageHeading] = []
    var fence: Fence?
    for (index, line) in lines.enumerated().dropFirst(front + 1) {
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if line.first == UInt8(ascii: "#") {
        headings += [PageHeading(Substring(line), line: index + 1)].compactMap(\.self)
      } else {
        fence = Fence(openedBy: line)
      }
    }
    return headings
  }

  /// `nil` for a heading that begins no page.
  private init?(_ heading: Substring, line: Int) {
    let level = heading.prefix { $0 == "#" }.count
    let start = heading.utf8.firstRange(of: "<!--".utf8)?.lowerBound
    guard level <= 2 || start != nil, heading.dropFirst(level).first?.isWhitespace == true else {
      return nil
    }
    let comment = start.flatMap { start in
      heading.utf8[start...].firstRange(of: "-->".utf8).map { heading[start..<$0.upperBound] }
    }
    self.line = line
    attributes =
      comment.map {
        AttributeReader(String($0), at: Location(), in: SourceText("", file: "")).attributes
      } ?? Attributes()
  }
}

/// Three or more backticks or tildes, which begin and end code.
private struct Fence {
  private let sign: UInt8
  private let length: Int

  /// `nil` for any other line.
  init?(openedBy line: Substring.UTF8View) {
    let text = line.drop { $0 == UInt8(ascii: " ") }
    guard let sign = text.first, "`~".utf8.contains(sign), line.count - text.count < 4 else {
      return nil
    }
    (self.sign, length) = (sign, text.prefix { $0 == sign }.count)
    guard length > 2 else { return nil }
  }

  /// By at least as many of the same signs, with nothing after them.
  func isClosed(by line: Substring.UTF8View) -> Bool {
    guard let other = Fence(openedBy: line), other.sign == sign, other.length >= length else {
      return false
    }
    return line.allSatisfy { $0 == sign || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
