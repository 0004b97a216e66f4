import Lessons
import Localization

/// The plan of a lesson: its lectures, with the minutes and the slides of each page.
struct PlanSheet {
  let lesson: PackedLesson
  let lectures: [Lecture]

  var blocks: [Block] {
    [
      .heading(1, [.text(localized("\(lesson.title): a plan"))]), .paragraph(estimate),
      .paragraph(limits), option(localized("To make another selection, name pages: "), "1-9,12"),
    ] + core + sittings + lectures.enumerated().flatMap { blocks(of: $1, number: $0 + 1) }
  }

  private var estimate: String {
    let minutes = lectures.map(\.minutes).reduce(0, +)
    return localized(
      """
      About \(minutes) min. The minutes of a page are an estimate from its length and its \
      questions; in your class it may take half of it or twice as long. Minutes count reading and \
      answering. Work in groups and discussions come on top.
      """)
  }

  private var limits: String {
    let (minutes, slides) = (Lecture.mostMinutes, Lecture.mostSlides + 1)
    return localized(
      """
      A lecture has at most \(minutes) min and \(slides) slides. Slides are counted as in a browser, which \
      shows all pictures of a drawing on one; in PowerPoint each picture has a slide of its own.
      """)
  }

  /// Words with the space that may be after them, then the option as it is typed.
  private func option(_ words: String, _ pages: String) -> Block {
    .paragraph([.text(words), .code("--pages \(pages)")])
  }

  /// What to teach when there is little time.
  private var core: [Block] {
    let pages = lesson.pages.filter(\.section.isCore).map(\.number)
    guard !pages.isEmpty, pages.count < lesson.pages.count else { return [] }
    return [
      option(localized("The core of the lesson, if you have little time: "), pages.compressed)
    ]
  }

  /// What learners read in one go, and how long a class takes for the same pages.
  private var sittings: [Block] {
    guard !lesson.sittings.isEmpty else { return [] }
    // A lesson need not have a core, or several lectures.
    let hasCore = lesson.sittings.contains { !$0.core.isEmpty }
    let isDivided = lectures.count > 1
    func row(
      _ title: String, _ pages: String, _ core: String, _ minutes: String, _ lecture: String
    ) -> [String] {
      [title, pages, hasCore ? core : nil, minutes, isDivided ? lecture : nil].compactMap(\.self)
    }
    let heads = row(
      localized("read alone"), localized("pages"), localized("core"),
      localized("minutes in class"), localized("lecture"))
    let rows = lesson.sittings.map {
      row($0.title, $0.numbers, $0.core, "\($0.minutesInClass)", numbersOfLectures(with: $0))
    }
    return [.table(heads, rows)]
  }

  /// `1-2`
  private func numbersOfLectures(with sitting: PackedSitting) -> String {
    let pages = Set(sitting.pages.map(\.number))
    let taught = lectures.indices.filter { index in
      lectures[index].parts.contains { pages.contains($0.page.number) }
    }
    return taught.map { $0 + 1 }.compressed
  }

  private func blocks(of lecture: Lecture, number: Int) -> [Block] {
    let slides = lecture.slides.count + 1
    let title =
      lectures.count == 1
      ? localized("\(lecture.minutes) min, \(slides) slides")
      : localized("Lecture \(number): \(lecture.minutes) min, \(slides) slides")
    let heads = [
      localized("from"), localized("minutes"), localized("page"), localized("title"),
      localized("what to do"), localized("slides"),
    ]
    return [.heading(2, [.text(title)]), .table(heads, rows(of: lecture))]
  }

  private func rows(of lecture: Lecture) -> [[[Inline]]] {
    var start = 0
    // The first slide has the title.
    var slide = 2
    return lecture.parts.map { part in
      let last = slide + part.slides.count - 1
      defer { (start, slide) = (start + part.minutes, last + 1) }
      // Little text is on the slide of the page before it.
      let numbers = last <= slide ? "\(last)" : "\(slide)–\(last)"
      return [
        [.text(start.clock)], [.text("\(part.minutes)")], [.text("\(part.page.number)")],
        part.page.heading, [.text(part.page.activity.words)], [.text(numbers)],
      ]
    }
  }
}

extension Int {
  /// `1:05`, for minutes from the start of a class.
  var clock: String { "\(self / 60):\(self % 60 < 10 ? "0" : "")\(self % 60)" }
}

extension PackedLesson.Page.Activity {
  fileprivate var words: String {
    switch self {
    case .tell: localized("tell")
    case .watch: localized("go through the run")
    case .ask: localized("ask, let the class decide, answer")
    case .task: localized("the class works")
    }
  }
}
