import Course
import Documents
import Exports
import Lessons
import Localization
import QuestionBanks

/// A lesson as one file: its pages are below each other, and the address `#9` leads to page 9.
struct SiteLesson {
  private let lesson: Lesson
  private let place: SitePlace
  private let pages: [SitePage]
  private let figures: SiteFigures

  /// `nil` when `goesOn`, which is asked before each page, says so.
  init?(
    _ lesson: Lesson, in course: Course, at place: SitePlace, _ runs: inout SiteRuns,
    while goesOn: () -> Bool
  ) throws(PackProblem) {
    (self.lesson, self.place) = (lesson, place)
    var figures = SiteFigures(of: lesson.id, at: place)
    var pages: [SitePage] = []
    for (index, section) in lesson.sections.enumerated() {
      guard goesOn() else { return nil }
      do {
        pages.append(
          try SitePage(index + 1, section, of: lesson, in: course, &figures, &runs))
      } catch {
        throw PackProblem(lesson: lesson.id, page: index + 1, reason: error.message)
      }
    }
    (self.pages, self.figures) = (pages, figures)
  }

  /// - Parameter next: the lesson after it; `nil` for the last.
  func files(next: Lesson?) -> [Pack.File] {
    let sections = pages.map { $0.html(of: pages.count, next: next) }
    let frame = SiteFrame(
      title: "\(lesson.title) – Lifeline", place: place, page: SitePlace.lesson(lesson.id),
      main: [head, contents] + sections)
    return [frame.file] + figures.files
  }

  /// The script knows the lesson by its id.
  private var head: Markup {
    """
    <div class="lesson" data-lesson="\(lesson.id)"><h1>\(lesson.title)</h1>
    <p>\(localized("\(pages.count) pages, about \(lesson.minutes()) minutes"))</p></div>
    """
  }

  private var contents: Markup {
    let chapters: [Markup] = lesson.chapters.map { chapter in
      let links: [Markup] = pages[chapter.pages].map(\.link)
      let title: Markup =
        lesson.chapters.count > 1 ? "<h2>\(chapter.title)</h2>" : ""
      return "\(title)<ol start=\"\(chapter.pages.lowerBound + 1)\">\(links.joined)</ol>"
    }
    return """
      <nav class="contents" aria-label="\(localized("Pages of this lesson"))">\
      <details><summary>\(localized("All pages"))</summary>\(chapters.joined)</details></nav>
      """
  }
}
