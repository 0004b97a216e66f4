/// A chapter: it begins at a heading with `chapter:`, which gives its title.
public struct Chapter: Equatable, Sendable {
  /// In the language of the lesson.
  public var title: String
  /// Counted from 0.
  public var pages: Range<Int>
}

/// A sitting: some chapters that are read in one go. It begins at a heading with `sitting:`, which gives its title.
public struct Sitting: Equatable, Sendable {
  /// Counted from 1.
  public var number: Int
  /// In the language of the lesson.
  public var title: String
  /// Counted from 0.
  public var pages: Range<Int>
}

extension Lesson {
  /// All pages are in a chapter. A lesson without any `chapter:` is a single chapter with the title of the lesson.
  public var chapters: [Chapter] {
    parts(titled: \.chapterTitle).map { Chapter(title: $0, pages: $1) }
  }

  /// All pages are in a sitting. A lesson without any `sitting:` is a single sitting with the title of the lesson.
  public var sittings: [Sitting] {
    parts(titled: \.sittingTitle).enumerated().map { index, part in
      Sitting(number: index + 1, title: part.title, pages: part.pages)
    }
  }

  /// The pages of the short route, counted from 0: those with `core:` on the heading.
  public var core: [Int] { sections.indices.filter { sections[$0].isCore } }

  private func parts(
    titled title: (Section) -> String?
  ) -> [(title: String, pages: Range<Int>)] {
    let starts = sections.indices.filter { $0 == 0 || title(sections[$0]) != nil }
    return zip(starts, starts.dropFirst() + [sections.count]).map { start, end in
      (title(sections[start]) ?? self.title, start..<end)
    }
  }
}

/// A question that may be asked before the lesson, and the pages that a learner who knows the answer may skip.
public struct Opener: Equatable, Sendable {
  /// The page of the question, counted from 0.
  public var page: Int
  /// Counted from 0, in the order of the lesson.
  public var covered: [Int]
}

extension Lesson {
  /// The questions with `covers:` on the heading, in the order of the lesson.
  public var openers: [Opener] {
    sections.indices.filter { !sections[$0].covers.isEmpty }.map { page in
      let names = Set(sections[page].covers)
      let covered = sections.indices.filter { sections[$0].id.map(names.contains) ?? false }
      return Opener(page: page, covered: covered)
    }
  }
}

extension Section {
  /// The ids of the pages that say what this question asks.
  public var covers: [String] { attributes.names("covers") }
  /// The id of the page whose drawing this question shows; `nil` when it shows none.
  public var drawnPage: String? { attributes["drawing"]?.text }
  /// Whether it is on the short route.
  public var isCore: Bool { attributes["core"] != nil }
  /// Of the chapter and of the sitting that begin here.
  public var titles: [Attributes.Value] { Attributes.titles.compactMap { attributes[$0] } }
  /// The title of the chapter that begins here; `nil` when none does.
  public var chapterTitle: String? { attributes["chapter"]?.text }
  /// The title of the sitting that begins here; `nil` when none does.
  public var sittingTitle: String? { attributes["sitting"]?.text }
}
