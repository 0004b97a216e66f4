/// The pages of a lesson without their contents. Only its headings are read, so that lists of all lessons and the
/// welcome at the first prompt need no Markdown.
public struct LessonOutline: Equatable, Sendable {
  public struct Page: Equatable, Sendable {
    /// `nil` for a page without an id.
    public var id: String?
    /// Whether it is a question or a task.
    public var asks: Bool

    public init(id: String?, asks: Bool) {
      self.id = id
      self.asks = asks
    }
  }

  public private(set) var pages: [Page] = []

  public init(pages: [Page] = []) {
    self.pages = pages
  }

  init(_ text: String) {
    var isCode = false
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"))
    let head = lines.dropFirst().firstIndex { $0.elementsEqual("---".utf8) } ?? 0
    for line in lines.dropFirst(head + 1) {
      if line.starts(with: "```".utf8) { isCode.toggle() }
      guard !isCode, line.first == UInt8(ascii: "#"), let page = Page(heading: Substring(line))
      else { continue }
      pages.append(page)
    }
  }
}

extension LessonOutline.Page {
  /// `nil` for a heading that begins no page.
  fileprivate init?(heading: Substring) {
    let level = heading.prefix { $0 == "#" }.count
    let start = heading.firstRange(of: "<!--")?.lowerBound
    guard level <= 2 || start != nil, heading.dropFirst(level).first?.isWhitespace == true else {
      return nil
    }
    let comment = start.flatMap { start in
      heading[start...].firstRange(of: "-->").map { heading[start..<$0.upperBound] }
    }
    let attributes = comment.map {
      AttributeReader(String($0), at: Location(), in: SourceText("", file: "")).attributes
    }
    id = attributes?["id"]?.text
    let type = attributes?["type"].flatMap { SectionType(rawValue: $0.text) }
    asks = type.map { $0.asks || $0 == .task } ?? false
  }
}

extension LessonIndex {
  /// The pages of the lesson of an entry; none when its file cannot be read.
  public func outline(of entry: Entry) -> LessonOutline {
    guard case .success(let text) = folder.text(entry.name) else { return LessonOutline() }
    return LessonOutline(text)
  }
}
