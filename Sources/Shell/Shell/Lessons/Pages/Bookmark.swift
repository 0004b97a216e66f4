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

  /// Whether Return goes on to the next core page, past the others.
  let isOnCore: Bool

  /// The pages that Return goes past, counted from 0: the learner knows what they say.
  let known: Set<Int>
  /// The questions before a lesson; `nil` in a lesson and in a review.
  var opening: OpeningQuestions?

  /// Of pages that are not read in their lesson, the lesson of each; else empty.
  private let sources: [String]

  init(
    lesson: Lesson, page: Int = 0, isOnCore: Bool = false, known: Set<Int> = [],
    sources: [String] = []
  ) {
    self.lesson = lesson
    self.page = page
    self.isOnCore = isOnCore
    self.known = known
    self.sources = sources
  }

  /// Whether its pages are questions that are asked outside of their lesson.
  var isApart: Bool { !sources.isEmpty }
  var isReview: Bool { isApart && opening == nil }
  /// The id of the lesson that the page is from.
  var sourceLesson: String { sourceLesson(of: page) }

  func sourceLesson(of page: Int) -> String { isApart ? sources[page] : lesson.id }

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

  private func at(_ page: Int) -> Bookmark {
    var other = Bookmark(
      lesson: lesson, page: page, isOnCore: isOnCore, known: known, sources: sources)
    other.opening = opening
    return other
  }

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
