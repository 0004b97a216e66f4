/// The pages of a lesson without their contents. Only its headings are read, so that lists of all lessons and the
/// welcome at the first prompt need no Markdown.
public struct LessonOutline: Equatable, Sendable {
  public struct Page: Equatable, Sendable {
    /// `nil` for a page without an id.
    public var id: String?
    /// Whether there is something to do: a question, a task, or something to change.
    public var asks: Bool
    /// Whether it is done without an answer.
    public var isTask = false
    public var beginsSitting = false
    public var isCore = false
  }

  public private(set) var pages: [Page] = []

  /// The pages of the short route, counted from 0.
  public var core: [Int] { pages.indices.filter { pages[$0].isCore } }

  public init(pages: [Page] = []) {
    self.pages = pages
  }

  /// Of a lesson that was read as a whole.
  public init(_ lesson: Lesson) {
    pages = lesson.sections.map { Page($0.type, $0.attributes) }
  }
}

extension LessonOutline.Page {
  /// - Parameter type: `nil` for a page of no type, or of one that could not be read.
  fileprivate init(_ type: SectionType?, _ attributes: Attributes) {
    let isTask = type == .task || type == .change
    self.init(
      id: attributes["id"]?.text, asks: isTask || type?.asks ?? false, isTask: isTask,
      beginsSitting: attributes["sitting"] != nil, isCore: attributes["core"] != nil)
  }
}

extension LessonIndex {
  /// The pages of the lesson of an entry; none when its file cannot be read.
  public func outline(of entry: Entry) -> LessonOutline {
    LessonOutline(
      pages: headings(of: entry.name).map { .init($0.type, $0.attributes) })
  }

  /// How long the pages of a lesson take in a language. Pages without a translation are read in English.
  public func times(of entry: Entry, in language: String) -> PageTimes {
    let translation = entry.translations.first { $0.language == language }
    let texts = translation.map { textsByID(of: $0.name) } ?? [:]
    return PageTimes(
      headings(of: entry.name).map { heading in
        let text = heading.attributes["id"].flatMap { texts[$0.text] } ?? heading.text
        return PageTimes.seconds(text, heading.type)
      })
  }

  private func textsByID(of name: String) -> [String: Substring] {
    let pairs = headings(of: name).compactMap { heading in
      heading.attributes["id"].map { ($0.text, heading.text) }
    }
    return Dictionary(pairs) { first, _ in first }
  }
}
