import Lessons

/// Which page of which lesson lies open, and what is going on there.
struct Bookmark {
  var lesson: Lesson
  /// Counted from 0.
  var page = 0
  /// `nil` where there is nothing to do.
  var work: PageWork?

  /// In a review, the lesson that each page is from.
  private let homes: [String]

  init(lesson: Lesson, page: Int = 0, homes: [String] = []) {
    self.lesson = lesson
    self.page = page
    self.homes = homes
  }

  var isReview: Bool { !homes.isEmpty }
  /// The lesson that the page is from.
  var home: String { home(of: page) }

  func home(of page: Int) -> String { isReview ? homes[page] : lesson.id }

  var section: Section { lesson.sections[page] }
  var pages: Int { lesson.sections.count }
  var isLast: Bool { page + 1 == pages }
  /// For the prompt.
  var place: String { "\(lesson.id) \(page + 1)/\(pages)" }
  /// Something is to be done here, and has not been.
  var isOpen: Bool { work?.isOpen ?? false }

  func turned(by pages: Int) throws(ShellProblem) -> Bookmark {
    let other = page + pages
    guard other >= 0 else { throw .page(.first(lesson: lesson.id)) }
    guard other < self.pages else { throw .page(.last(lesson: lesson.id)) }
    return Bookmark(lesson: lesson, page: other, homes: homes)
  }

  /// The same page as if nothing had been done on it.
  var afresh: Bookmark { Bookmark(lesson: lesson, page: page, homes: homes) }

  /// - Parameter word: a number, or the id of a section.
  func opened(at word: String) throws(ShellProblem) -> Bookmark {
    let number = Int(word).map { $0 - 1 }
    let page = number ?? lesson.sections.firstIndex { $0.id == word }
    guard let page, lesson.sections.indices.contains(page) else {
      throw .name(.unknownPage(word, pages: pages))
    }
    return Bookmark(lesson: lesson, page: page, homes: homes)
  }
}
