import Foundation

/// A heading that begins a page, with the text of the page. It is found without a parser of Markdown.
struct PageHeading: Sendable {
  /// Counted from 1.
  let line: Int
  /// Without their places.
  let attributes: Attributes
  /// From the heading to the line before the next one.
  fileprivate(set) var text: Substring

  var type: SectionType? { attributes.type }
}

extension LessonIndex {
  /// The headings of the pages of a lesson or a translation; none when its file cannot be read.
  func headings(of name: String) -> [PageHeading] {
    let found = folder.value(of: name, in: folder.cache.headings, PageHeading.all)
    return (try? found.get()) ?? []
  }
}

extension PageHeading {
  /// The page, parsed alone; `nil` where the parser finds no such page.
  ///
  /// - Parameters:
  ///   - file: the path of its lesson, for messages.
  ///   - pattern: of its lesson.
  func page(in file: String, pattern: String?) -> Section? {
    // After empty lines it has its right place.
    let source = SourceText(String(repeating: "\n", count: line - 1) + text, file: file)
    guard source.tooLong == nil else { return nil }
    var reader = LessonReader(source)
    return reader.sections(pattern: pattern).first { $0.location.line == line }
  }

  /// All in the text of a lesson.
  static func all(in text: String) -> [PageHeading] {
    let text = text.withNewlinesUnified
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let front = lines.dropFirst().firstIndex { $0.elementsEqual("---".utf8) } ?? 0
    var headings: [PageHeading] = []
    var fence: Fence?
    for (index, line) in lines.enumerated().dropFirst(front + 1) where line.mayMeanSomething {
      if let open = fence {
        if open.isClosed(by: line) { fence = nil }
      } else if line.unindented.first == UInt8(ascii: "#") {
        guard let heading = PageHeading(Substring(line), line: index + 1) else { continue }
        headings.endLast(before: line.startIndex, in: text)
        headings.append(heading)
      } else {
        fence = Fence(openedBy: line)
      }
    }
    headings.endLast(before: text.endIndex, in: text)
    return headings
  }

  /// `nil` for a heading that begins no page.
  private init?(_ heading: Substring, line: Int) {
    let words = Substring(heading.utf8.unindented)
    let level = words.prefix { $0 == "#" }.count
    let start = heading.place(of: "<!--")
    guard level <= 2 || level <= 6 && start != nil,
      words.dropFirst(level).first?.isWhitespace ?? true
    else { return nil }
    let comment = start.flatMap { start in
      heading[start...].place(of: "-->").map { heading[start..<heading.index($0, offsetBy: 3)] }
    }
    self.line = line
    text = heading
    attributes =
      comment.map {
        AttributeReader(String($0), at: Location(), in: SourceText("", file: "")).attributes
      } ?? Attributes()
  }
}

extension [PageHeading] {
  fileprivate mutating func endLast(before end: String.Index, in text: String) {
    guard let start = last?.text.startIndex else { return }
    self[count - 1].text = text[start..<end]
  }
}

extension Substring {
  /// Where an ASCII text begins. `firstRange(of:)` finds it too, but works for any collection and takes far longer.
  fileprivate func place(of text: String) -> Index? {
    withCString { start in
      strstr(start, text).map { utf8.index(startIndex, offsetBy: UnsafePointer($0) - start) }
    }
  }
}

extension Collection<UInt8> where SubSequence == Self {
  /// Without the spaces before a heading or a fence: at most three. With more it would be code.
  fileprivate var unindented: Self {
    let text = drop { $0 == UInt8(ascii: " ") }
    return count - text.count < 4 ? text : self
  }

  /// Whether it could be a heading, or begin or end code.
  fileprivate var mayMeanSomething: Bool {
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: " "): true
    default: false
    }
  }
}

/// Three or more backticks or tildes, which begin and end code.
struct Fence {
  private let sign: UInt8
  private let length: Int
  /// Whether it begins a drawing, as `Block.isMermaid` has it.
  let isOfDrawing: Bool

  /// `nil` for any other line, also for one that begins with code in three backticks.
  init?<Line: Collection<UInt8>>(openedBy line: Line) where Line.SubSequence == Line {
    let text = line.unindented
    guard let sign = text.first, "`~".utf8.contains(sign) else { return nil }
    (self.sign, length) = (sign, text.prefix { $0 == sign }.count)
    let info = text.dropFirst(length).drop { $0.isBlank }
    let rest = info.dropFirst("mermaid".utf8.count)
    isOfDrawing = info.starts(with: "mermaid".utf8) && rest.first.map(\.isBlank) != false
    let isCode = sign == UInt8(ascii: "`") && info.contains(sign)
    guard length > 2, !isCode else { return nil }
  }

  /// By at least as many of the same signs, with nothing after them.
  func isClosed<Line: Collection<UInt8>>(by line: Line) -> Bool where Line.SubSequence == Line {
    isRepeated(by: line) && line.allSatisfy { $0 == sign || $0.isBlank }
  }

  /// Whether a line inside its code would begin other code: then its own end is missing. A longer fence may hold a
  /// shorter one.
  func isRepeated<Line: Collection<UInt8>>(by line: Line) -> Bool where Line.SubSequence == Line {
    Fence(openedBy: line).map { $0.sign == sign && $0.length >= length } ?? false
  }

  /// As messages show it.
  var inCode: String {
    let text = String(repeating: Character(Unicode.Scalar(sign)), count: length)
    return sign == UInt8(ascii: "`") ? "`\(text) \(text) \(text)`" : "`\(text)`"
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
