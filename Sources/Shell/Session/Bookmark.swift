import Lessons

/// Which page of which lesson lies open.
struct Bookmark {
  var lesson: Lesson
  /// Counted from 0.
  var page = 0

  var section: Section { lesson.sections[page] }
  var pages: Int { lesson.sections.count }
  var isLast: Bool { page + 1 == pages }
  /// For the prompt.
  var place: String { "\(lesson.id) \(page + 1)/\(pages)" }

  /// What stands below the page.
  var footer: String {
    let place = "Page \(page + 1) of \(pages)."
    return isLast
      ? "\(place) This is the end; lessons shows what else there is."
      : "\(place) Type next to go on."
  }

  func turned(by pages: Int) throws(ShellProblem) -> Bookmark {
    var other = self
    other.page += pages
    guard other.page >= 0 else { throw .firstPage(lesson: lesson.id) }
    guard other.page < self.pages else { throw .lastPage(lesson: lesson.id) }
    return other
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
