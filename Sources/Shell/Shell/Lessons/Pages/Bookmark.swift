import Lessons

/// The open page of a lesson, and the work on it.
struct Bookmark {
  let lesson: Lesson
  /// Counted from 0.
  let page: Int
  /// `nil` on a page without a question or task.
  var work: PageWork?
  /// Whether the page shows its drawing only after a guess.
  var isWaiting = false
  /// `nil` on a page on which nothing is changed.
  var change: ChangeWork?

  /// Where Return goes.
  enum Route {
    /// To the next page. It goes past pages that are known, counted from 0: the learner knows what they say.
    case lesson(known: Set<Int> = [])
    /// To the next core page, past the others.
    case core
    /// To the next question of a review. Each is from one of these lessons.
    case review([String])
    /// To the next question before a lesson.
    case opening(OpeningQuestions)
  }

  var route: Route

  init(_ lesson: Lesson, page: Int = 0, along route: Route = .lesson()) {
    (self.lesson, self.page, self.route) = (lesson, page, route)
  }

  var isOnCore: Bool { if case .core = route { true } else { false } }
  var isReview: Bool { if case .review = route { true } else { false } }
  var known: Set<Int> { if case .lesson(let known) = route { known } else { [] } }
  var opening: OpeningQuestions? { if case .opening(let asked) = route { asked } else { nil } }
  /// Whether its pages are questions that are asked outside of their lesson.
  var isApart: Bool { isReview || opening != nil }
  /// The id of the lesson that the page is from.
  var sourceLesson: String { sourceLesson(of: page) }

  func sourceLesson(of page: Int) -> String {
    if case .review(let lessons) = route { return lessons[page] }
    return opening?.lesson ?? lesson.id
  }

  /// The page; once it is opened, with the code that it names.
  var section: Section {
    get { opened ?? sectionWithoutCode }
    set { opened = newValue }
  }
  private var opened: Section?
  var sectionWithoutCode: Section { lesson.sections[page] }
  var pages: Int { lesson.sections.count }
  /// The pages of the way on which it is, counted from 0.
  var way: [Int] {
    (isOnCore ? lesson.core : Array(lesson.sections.indices)).filter { !known.contains($0) }
  }
  var isLast: Bool { !way.contains { $0 > page } }
  /// The sitting that ends on this page, and the next one; `nil` in the middle of one, and at the end of the lesson.
  var endOfSitting: (ended: Sitting, next: Sitting)? {
    guard !isApart, !isOnCore else { return nil }
    let sittings = lesson.sittings
    return zip(sittings, sittings.dropFirst()).first { ended, _ in
      ended.pages.upperBound == page + 1
    }.map { ($0, $1) }
  }
  /// For the prompt.
  var place: String { "\(lesson.id) \(page + 1)/\(pages)" }
  /// Whether it has a question or task that is not done.
  var isOpen: Bool { work?.isOpen ?? false }

  /// The page after this one on the same way; `nil` on the last.
  var next: Bookmark? { way.first { $0 > page }.map(at) }
  var previous: Bookmark? { way.last { $0 < page }.map(at) }

  private func at(_ page: Int) -> Bookmark { Bookmark(lesson, page: page, along: route) }

  /// Whether this is the page after another one, so that its run goes on.
  func follows(_ other: Bookmark?) -> Bool {
    guard let other else { return false }
    return other.lesson.id == lesson.id && other.page + 1 == page
  }

  /// The same page as if nothing had been done on it.
  var withoutWork: Bookmark { at(page) }

  /// - Parameter word: a number, or the id of a section.
  func opened(at word: String) throws(ShellProblem) -> Bookmark {
    let number = Int(word).map { $0 > 0 ? $0 - 1 : -1 }
    let page = number ?? lesson.sections.firstIndex { $0.id == word }
    guard let page, lesson.sections.indices.contains(page) else {
      throw .name(
        .unknownPage(word, pages: pages, known: lesson.sections.compactMap(\.id)))
    }
    return at(page)
  }
}
