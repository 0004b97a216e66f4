/// The pages of a lesson without their contents. Only its headings are read, so that lists of all lessons and the
/// welcome at the first prompt need no Markdown.
public struct LessonOutline: Equatable, Sendable {
  public struct Page: Equatable, Sendable {
    /// `nil` for a page without an id.
    public var id: String?
    /// Whether it is a question or a task.
    public var asks: Bool
    public var isTask: Bool
    public var beginsSitting: Bool
    public var isCore: Bool

    public init(
      id: String?, asks: Bool, isTask: Bool = false, beginsSitting: Bool = false,
      isCore: Bool = false
    ) {
      self.id = id
      self.asks = asks
      self.isTask = isTask
      self.beginsSitting = beginsSitting
      self.isCore = isCore
    }
  }

  public private(set) var pages: [Page] = []

  public init(pages: [Page] = []) {
    self.pages = pages
  }

  /// Of a lesson that was read as a whole.
  public init(_ lesson: Lesson) {
    pages = lesson.sections.map { section in
      let isTask = if case .task = section.kind { true } else { false }
      return .init(
        id: section.id, asks: section.asks, isTask: isTask,
        beginsSitting: section.sittingTitle != nil, isCore: section.isCore)
    }
  }
}

extension LessonIndex {
  /// The pages of the lesson of an entry; none when its file cannot be read.
  public func outline(of entry: Entry) -> LessonOutline {
    LessonOutline(
      pages: headings(of: entry).map { heading in
        .init(
          id: heading.attributes["id"]?.text,
          asks: heading.type.map { $0.asks || $0 == .task } ?? false,
          isTask: heading.type == .task,
          beginsSitting: heading.attributes["sitting"] != nil,
          isCore: heading.attributes["core"] != nil)
      })
  }
}
