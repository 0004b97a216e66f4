import Lessons

/// Which page of which lesson lies open, and what is going on there.
struct Bookmark {
  var lesson: Lesson
  /// Counted from 0.
  var page = 0
  /// `nil` where there is nothing to do.
  var work: PageWork?

  init(lesson: Lesson, page: Int = 0) {
    self.lesson = lesson
    self.page = page
  }

  var section: Section { lesson.sections[page] }
  var pages: Int { lesson.sections.count }
  var isLast: Bool { page + 1 == pages }
  var prompt: String { "\(lesson.id) \(page + 1)/\(pages)> " }
  /// Something is to be done here, and has not been.
  var isOpen: Bool { work?.isOpen ?? false }

  func turned(by pages: Int) throws(ShellProblem) -> Bookmark {
    let other = page + pages
    guard other >= 0 else { throw .firstPage(lesson: lesson.id) }
    guard other < self.pages else { throw .lastPage(lesson: lesson.id) }
    return Bookmark(lesson: lesson, page: other)
  }

  /// - Parameter word: a number, or the id of a section.
  func opened(at word: String) throws(ShellProblem) -> Bookmark {
    let number = Int(word).map { $0 - 1 }
    let page = number ?? lesson.sections.firstIndex { $0.id == word }
    guard let page, lesson.sections.indices.contains(page) else {
      throw .unknownPage(word, pages: pages)
    }
    return Bookmark(lesson: lesson, page: page)
  }
}
