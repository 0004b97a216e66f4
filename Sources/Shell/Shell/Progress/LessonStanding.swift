import Lessons
import Localization
import Progress

/// How far a learner is in a lesson.
struct LessonStanding {
  /// The id of the lesson.
  let lesson: String
  /// In the present language.
  let title: String
  let pages: [LessonOutline.Page]
  let tally: Tally
  /// Where it was left, counted from 0; `nil` when it was never opened.
  let page: Int?
  /// The pages with a question or a task, counted from 0.
  let asking: [Int]
  /// Those of them that are not done.
  let open: [Int]

  init(_ lesson: String, title: String, _ outline: LessonOutline, _ account: Account) {
    let pages = outline.pages
    func id(_ page: LessonOutline.Page) -> SectionID? {
      page.id.map { SectionID(lesson: lesson, section: $0) }
    }
    let tasks = Set(pages.filter(\.isTask).compactMap(id))
    let place = account.log.place(in: lesson)?.section.section
    self.lesson = lesson
    self.title = title
    self.pages = pages
    tally = account.tally(of: lesson) { tasks.contains($0) || account[$0]?.result == .done }
    page = place.flatMap { place in pages.firstIndex { $0.id == place } }
    asking = pages.indices.filter { pages[$0].asks }
    open = asking.filter { id(pages[$0]).flatMap { account[$0] }?.isDone != true }
  }

  init(_ lesson: Lesson, _ account: Account) {
    self.init(lesson.id, title: lesson.title, LessonOutline(lesson), account)
  }

  var done: Int { asking.count - open.count }
  var isAtEnd: Bool { page == pages.count - 1 }
  /// Whether all questions and tasks are done; a lesson without them is finished on its last page.
  var isFinished: Bool { open.isEmpty && (isAtEnd || !asking.isEmpty) }
  var isBegun: Bool { page != nil || !tally.isEmpty }

  /// The pages that are not read or not done, counted from 0; none of a finished lesson.
  var left: [Int] {
    guard !isFinished else { return [] }
    return pages.indices.filter { $0 > page ?? -1 || open.contains($0) }
  }

  /// The pages of the short route, counted from 0.
  var core: [Int] { pages.indices.filter { pages[$0].isCore } }
  /// Those of them that are not read or not done.
  var coreLeft: [Int] { left.filter { pages[$0].isCore } }

  var sittings: Int { max(pages.count(where: \.beginsSitting), 1) }

  /// Counted from 1; `nil` where the lesson is not divided.
  func sitting(of page: Int) -> Int? {
    sittings > 1 ? max(pages[...page].count(where: \.beginsSitting), 1) : nil
  }

  /// `page 12 of 68, sitting 2 of 5`
  func place(of page: Int) -> String {
    guard let sitting = sitting(of: page) else {
      return localized("page \(page + 1) of \(pages.count)")
    }
    return localized("page \(page + 1) of \(pages.count), sitting \(sitting) of \(sittings)")
  }

  /// `45 min`, or from 90 minutes `2 hours`.
  static func time(_ minutes: Int) -> String {
    minutes < 90 ? localized("\(minutes) min") : localized("\((minutes + 30) / 60) hours")
  }

  var questions: [SectionID] {
    pages.filter { $0.asks && !$0.isTask }
      .compactMap { $0.id.map { SectionID(lesson: lesson, section: $0) } }
  }
}

extension Library {
  /// The first lesson with core pages that are not read; `nil` when there is none.
  func nextOnCore(_ account: Account) -> LessonStanding? {
    (index?.entries ?? []).lazy.map { self.standing($0, account) }.first { !$0.coreLeft.isEmpty }
  }

  /// How far the learner is in the lesson of an entry.
  func standing(_ entry: LessonIndex.Entry, _ account: Account) -> LessonStanding {
    LessonStanding(
      entry.id, title: title(of: entry), index?.outline(of: entry) ?? LessonOutline(), account)
  }
}
