import Cells
import Diagrams
import Lessons
import Localization
import Progress
import Trace

// The lessons of the course, and the pages of a lesson, with ticks on what is done.

extension LessonCommands {
  func lessons(_ request: Request) throws(ShellProblem) -> Reply {
    let index = try library.requireLessons()
    guard !request[.json] else { return Reply(json: index.entries.map(\.json)) }
    let account = progress.account
    let rows = Rows(rows: index.entries.map { ($0.id, library.standing($0, account).line) })
    return Reply(.stack([rows.styled(width: width), hours(index)])).complaining(of: index.problems)
  }

  /// Of all lessons, and of the short route; empty where there is none.
  private func hours(_ index: LessonIndex) -> Styled {
    let pages = index.entries.flatMap { index.outline(of: $0).pages }
    guard pages.contains(where: \.isCore) else { return Styled() }
    let times = index.entries.map { index.times(of: $0, in: display.language.rawValue) }
    let all = times.map(\.minutes).reduce(0, +)
    let core = zip(index.entries, times).map { entry, times in
      times.minutes(ofPages: index.outline(of: entry).core)
    }.reduce(0, +)
    return advice(
      localized(
        """
        All pages take about \(LessonStanding.time(all)), and the core, which is the short route, about \
        \(LessonStanding.time(core)). To go along it, type: lesson core
        """))
  }

  /// The pages of the open lesson.
  func openPages(_ request: Request) throws(ShellProblem) -> Reply {
    let bookmark = try requireBookmark()
    return Reply(pages(of: bookmark.lesson, at: bookmark.page))
  }

  func pages(_ request: Request) throws(ShellProblem) -> Reply {
    let lesson = try library.lesson(called: request[.lesson(as: "ID")])
    let isOpen = bookmark?.lesson.id == lesson.id
    let left = LessonStanding(lesson, progress.account).page
    return Reply(pages(of: lesson, at: isOpen ? bookmark?.page : left))
  }

  private func pages(of lesson: Lesson, at place: Int?) -> Styled {
    let account = progress.account
    let lists = lesson.sittings.flatMap { sitting in
      [head(of: sitting, in: lesson)]
        + lesson.chapters.filter { sitting.pages.contains($0.pages.lowerBound) }
        .map { pages(of: $0, in: lesson, at: place, account) }
    }
    let open = lesson.sections.indices.first { isOpen($0, of: lesson, account) }
    let page = open.map { $0 + 1 } ?? min(3, lesson.sections.count)
    let advice = localized(
      "✓ is done, ○ is a question or task still to do, ▸ is where you are. To go to page \(page): lesson \(lesson.id) \(page)"
    )
    return .stack([head(of: lesson)] + lists + [self.advice(advice)])
  }

  private func head(of lesson: Lesson) -> Styled {
    let (pages, minutes) = (Counted.pages(lesson.sections.count), Counted.minutes(lesson.minutes()))
    let words = localized("\(lesson.title): \(pages), about \(minutes)")
    return .wrapped(words, to: width, .strong)
  }

  /// Empty where a lesson is not divided.
  private func head(of sitting: Sitting, in lesson: Lesson) -> Styled {
    let count = lesson.sittings.count
    let minutes = Counted.minutes(lesson.minutes(of: sitting.pages))
    guard count > 1 else { return Styled() }
    let words = localized(
      "Sitting \(sitting.number) of \(count): \(sitting.title), about \(minutes)")
    return .wrapped(words, to: width, .strong)
  }

  private func pages(
    of chapter: Chapter, in lesson: Lesson, at place: Int?, _ account: Account
  ) -> Styled {
    let rows = Rows(
      rows: chapter.pages.map { page in
        (mark(on: page, of: lesson, at: place, account), heading(of: lesson.sections[page]))
      })
    guard lesson.chapters.count > 1 else { return rows.styled(width: width) }
    let title = localized("\(chapter.title) · \(lesson.minutes(of: chapter.pages)) min")
    return .wrapped(title, to: width, .heading) + rows.styled(width: width)
  }

  private func heading(of section: Section) -> String {
    let heading = section.heading.plain
    return section.isCore ? localized("\(heading) (core)") : heading
  }

  /// `▸ ✓ 12`
  private func mark(
    on page: Int, of lesson: Lesson, at place: Int?, _ account: Account
  ) -> String {
    let isToDo = lesson.sections[page].isToDo
    let tick = isToDo ? isOpen(page, of: lesson, account) ? "○" : "✓" : " "
    let number = String(repeating: " ", count: page < 9 ? 1 : 0) + String(page + 1)
    return "\(page == place ? "▸" : " ") \(tick) \(number)"
  }

  private func isOpen(_ page: Int, of lesson: Lesson, _ account: Account) -> Bool {
    let section = lesson.sections[page]
    return section.isToDo
      && account.outcome(of: section, in: sourceOfPage(page, in: lesson)) == nil
  }

  /// The lesson under which progress knows a page; in a review each page has its own.
  private func sourceOfPage(_ page: Int, in lesson: Lesson) -> String {
    guard let bookmark, bookmark.lesson.id == lesson.id else { return lesson.id }
    return bookmark.sourceLesson(of: page)
  }
}

extension LessonStanding {
  /// `✓ Cocoa MVC`, or with the place where it was left.
  fileprivate var line: String {
    if isFinished { return "✓ " + title }
    if let page, page > 0 { return title + localized(" · you are at \(self.place(of: page))") }
    guard sittings > 1 else { return title }
    return title + localized(" · \(sittings) sittings")
  }
}

extension LessonIndex.Entry {
  fileprivate var json: JSON {
    .object(of: ["id": id, "title": title, "pattern": pattern, "file": file])
  }
}
