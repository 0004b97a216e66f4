/// A part of a lesson. It begins at a heading with `chapter:`, which gives its title.
public struct Chapter: Equatable, Sendable {
  /// In the language of the lesson.
  public var title: String
  /// Counted from 0.
  public var pages: Range<Int>
}

extension Lesson {
  /// All pages are in a chapter. A lesson without any `chapter:` is a single chapter with the title of the lesson.
  public var chapters: [Chapter] {
    let starts = sections.indices.filter { $0 == 0 || sections[$0].chapterTitle != nil }
    return zip(starts, starts.dropFirst() + [sections.count]).map { start, end in
      Chapter(title: sections[start].chapterTitle ?? title, pages: start..<end)
    }
  }
}

extension Section {
  /// The title of the chapter that begins here; `nil` when none does.
  var chapterTitle: String? { attributes["chapter"]?.text }
}
