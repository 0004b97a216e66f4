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
    <p>\(length)</p></div>
    """
  }

  private var length: String {
    localized(
      pages.count, one: "1 page, about \(lesson.minutes()) min",
      other: "\(pages.count) pages, about \(lesson.minutes()) min")
  }

  private var contents: Markup {
    """
    <nav class="contents" aria-label="\(localized("Pages of this lesson"))">\
    <details><summary>\(localized("All pages"))</summary>\(about)\(parts)</details></nav>
    """
  }

  private var about: Markup {
    lesson.core.isEmpty || lesson.core.count == pages.count
      ? ""
      : "<p class=\"aside\">\(localized("The core is the short route through the course."))</p>"
  }

  /// The sittings, and the chapters of each.
  private var parts: [Markup] {
    let sittings = lesson.sittings
    return sittings.map { sitting in
      let title: Markup = sittings.count > 1 ? "<h2>\(lesson.title(of: sitting))</h2>" : ""
      let chapters = lesson.chapters.filter { sitting.pages.contains($0.pages.lowerBound) }
      let level = sittings.count > 1 ? "h3" : "h2"
      return "\(title)\(chapters.map { list($0, chapters.count > 1 ? level : nil) })"
    }
  }

  /// - Parameter level: the tag of the title; `nil` for none.
  private func list(_ chapter: Chapter, _ level: String?) -> Markup {
    let title = level.map { Markup.tag($0, chapter.title) } ?? ""
    return
      "\(title)<ol start=\"\(chapter.pages.lowerBound + 1)\">\(pages[chapter.pages].map(\.link))</ol>"
  }
}

extension Lesson {
  /// Its number, its title and the minutes of its pages.
  ///
  /// - Parameter pages: those of a selection, counted from 0; `nil` for all.
  func title(of sitting: Sitting, withPages pages: [Int]? = nil) -> String {
    let minutes = max(minutes(ofPages: pages ?? Array(sitting.pages)), 1)
    return localized("Sitting \(sitting.number): \(sitting.title), about \(minutes) min")
  }
}
