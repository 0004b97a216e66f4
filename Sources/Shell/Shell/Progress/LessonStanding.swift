import Lessons
import Progress

/// How far a learner is in a lesson.
struct LessonStanding {
  /// The id of the lesson.
  let lesson: String
  /// In the present language.
  let title: String
  let pages: [LessonOutline.Page]
  let summary: LessonSummary
  /// Where it was left, counted from 0; `nil` when it was never opened.
  let page: Int?
  /// The pages with a question or a task, counted from 0.
  let asking: [Int]
  /// Those of them that are not done.
  let open: [Int]

  init(_ lesson: String, title: String, _ outline: LessonOutline, _ log: ProgressLog) {
    let (pages, summary) = (outline.pages, log.summary(of: lesson))
    self.lesson = lesson
    self.title = title
    self.pages = pages
    self.summary = summary
    let place = log.place(in: lesson)?.section.section
    page = place.flatMap { place in pages.firstIndex { $0.id == place } }
    asking = pages.indices.filter { pages[$0].asks }
    open = asking.filter { page in pages[page].id.map { !summary.done.contains($0) } ?? true }
  }

  var isAtEnd: Bool { page == pages.count - 1 }
  /// Whether all questions and tasks are done; a lesson without them is finished on its last page.
  var isFinished: Bool { open.isEmpty && (isAtEnd || !asking.isEmpty) }
  var isBegun: Bool { page != nil || !summary.answered.isEmpty || !summary.done.isEmpty }
}

extension Library {
  /// How far the learner is in the lesson of an entry.
  func standing(_ entry: LessonIndex.Entry, _ log: ProgressLog) -> LessonStanding {
    let title = index?.title(of: entry, in: language) ?? entry.title
    return LessonStanding(entry.id, title: title, index?.outline(of: entry) ?? LessonOutline(), log)
  }
}
