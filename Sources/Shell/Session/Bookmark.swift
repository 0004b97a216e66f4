import Lessons

/// Which page of which lesson lies open.
struct Bookmark {
  var lesson: Lesson
  /// Counted from 0.
  var page = 0

  var section: Section { lesson.sections[page] }
  var pages: Int { lesson.sections.count }
  var prompt: String { "\(lesson.id) \(page + 1)/\(pages)> " }
}
