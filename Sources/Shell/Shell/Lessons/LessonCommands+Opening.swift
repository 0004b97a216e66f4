import Cells
import Course
import Lessons
import Localization
import Progress
import Stage

// Opening a lesson, and going on where it was left.

extension LessonCommands {
  func lesson(_ request: Request) throws(ShellProblem) -> Reply {
    guard let id = try request.ifGiven(.lesson(as: "ID")) else {
      return try openLesson(request.options)
    }
    let lesson = try lesson(called: id)
    guard let page = try request.ifGiven(.page) else { return resume(lesson, request.options) }
    let bookmark = try Bookmark(lesson).opened(at: page)
    begin(lesson)
    return withWayBack(turn(to: bookmark, request.options))
  }

  /// A number is perhaps that of a page, or of a lesson's file; a word is perhaps a pattern.
  private func lesson(called id: String) throws(ShellProblem) -> Lesson {
    do {
      return try library.lesson(called: id)
    } catch {
      guard case .name(.unknownLesson) = error else { throw error }
      if let problem = Pattern(called: id).flatMap(instead(of:)) { throw .name(problem) }
      guard let number = Int(id), number > 0 else { throw error }
      let page = bookmark.flatMap { number <= $0.pages ? "lesson \($0.lesson.id) \(number)" : nil }
      let lessons = library.lessonIDs(numbered: number).map { "lesson \($0)" }
      throw .name(.numberOfLesson(id, lines: [page].compactMap(\.self) + lessons))
    }
  }

  /// What to type where a pattern is no lesson; `nil` where no lesson is about its app.
  private func instead(of pattern: Pattern) -> ShellProblem.Name? {
    let entries = library.index?.entries ?? []
    if let own = entries.first(where: { $0.pattern == pattern.name }) {
      return .patternOfLesson(pattern.name, lesson: own.id)
    }
    let related = entries.first { entry in
      entry.pattern.flatMap(Pattern.init(named:))?.app == pattern.app
    }
    return related.map { .patternWithoutLesson(pattern.name, sameApp: $0.id) }
  }

  /// The lesson that was left, for a review too, else the open page with the work on it, else the lesson of another day.
  /// A review is no lesson: in one that the day began with, the lesson is that of another day.
  private func openLesson(_ options: Options) throws(ShellProblem) -> Reply {
    if let suspended = open.suspended {
      open.suspended = nil
      bookmark = suspended.bookmark
      open.files = suspended.files
      if let play = suspended.play { run.begin(play) }
    }
    let isReview = bookmark?.isReview == true && display.mode == .interactive
    guard let bookmark, !isReview else { return try goOnWithCourse(options) }
    guard bookmark.work != nil else { return turn(to: bookmark, options) }
    return Reply(page(bookmark, options))
  }

  /// The lesson that was open last. After a finished lesson comes the next one.
  private func goOnWithCourse(_ options: Options) throws(ShellProblem) -> Reply {
    guard display.mode == .interactive, let first = library.index?.entries.first else {
      throw .missing(.openLesson)
    }
    let wayOn = wayOn
    guard let standing = wayOn.latest else {
      return resume(try library.lesson(called: first.id), options)
    }
    guard standing.isAtEnd, standing.open.isEmpty else {
      return resume(try library.lesson(called: standing.lesson), options)
    }
    guard let next = wayOn.unfinishedLesson(after: standing.lesson) else {
      return reply(localized("You have finished all lessons. To see them: lessons"))
    }
    return resume(try library.lesson(called: next.id), options)
  }

  /// The core pages of a lesson. Where all are read, they begin again.
  func core(_ request: Request) throws(ShellProblem) -> Reply {
    try openCore(of: try library.lesson(called: request[.lesson(as: "ID")]), request.options)
  }

  /// The first lesson of the course with a core page that is not read.
  func openCore(_ request: Request) throws(ShellProblem) -> Reply {
    let account = progress.accountToGoOn
    let index = try library.requireIndex()
    guard let next = library.nextOnCore(account) else {
      let hasCore = index.entries.contains { !library.standing($0, account).core.isEmpty }
      guard hasCore else { throw .page(.noCore) }
      return reply(
        localized("You have read the core of all lessons. For the other pages: lessons"))
    }
    return try openCore(of: try library.lesson(called: next.lesson), request.options)
  }

  private func openCore(of lesson: Lesson, _ options: Options) throws(ShellProblem) -> Reply {
    let standing = LessonStanding(lesson, progress.accountToGoOn)
    guard let page = standing.coreLeft.first ?? standing.core.first else { throw .page(.noCore) }
    begin(lesson)
    return withWayBack(turn(to: Bookmark(lesson, page: page, along: .core), options))
  }

  func begin(_ lesson: Lesson) {
    open.suspended = leftToLookUp(something: lesson)
    open.files = library.entry(lesson.id).map { LessonFiles(of: $0, in: language) }
  }

  /// In a finished lesson you only look something up: `lesson` goes back to the one that you are in.
  private func leftToLookUp(something lesson: Lesson) -> SuspendedLesson? {
    guard let left = open.suspended ?? open.asLeft, left.bookmark.lesson.id != lesson.id
    else { return nil }
    let account = progress.accountToGoOn
    guard LessonStanding(lesson, account).isFinished,
      !LessonStanding(left.bookmark.lesson, account).isFinished
    else { return nil }
    return left
  }

  private func withWayBack(_ reply: Reply) -> Reply {
    guard let suspended = open.suspended else { return reply }
    let words = localized("To go back to \(suspended.bookmark.lesson.title), type: lesson")
    return reply.after(.wrapped(words, to: width, .faint))
  }

  /// Opens a lesson where it was left on another day. A lesson that was read to its end begins again.
  private func resume(_ lesson: Lesson, _ options: Options) -> Reply {
    begin(lesson)
    let standing = LessonStanding(lesson, progress.accountToGoOn)
    let page = standing.isAtEnd ? 0 : standing.page ?? 0
    let reply = turn(to: Bookmark(lesson, page: page), options)
    let remark = remark(on: standing).map { Styled.wrapped($0, to: width, .faint) }
    return withWayBack(remark.map { reply.after($0) } ?? reply)
  }

  /// `nil` where there is nothing to say: the lesson begins.
  private func remark(on standing: LessonStanding) -> String? {
    let id = standing.lesson
    guard let page = standing.page, standing.pages.count > 1 else { return nil }
    guard standing.isAtEnd else {
      return page == 0
        ? nil : localized("You left this lesson here. From its beginning: lesson \(id) 1")
    }
    guard let open = standing.open.first else {
      return localized(
        "You have finished this lesson. It begins again; for its pages: lesson \(id) pages")
    }
    return localized(
      standing.open.count,
      one:
        "You have read this lesson to its end. 1 page is open. To go there: lesson \(id) \(open + 1)",
      other: """
        You have read this lesson to its end. \(standing.open.count) pages are open. To go to the first of them: \
        lesson \(id) \(open + 1)
        """)
  }
}

// MARK: Coming back

extension LessonCommands {
  private var wayOn: WayOn { progress.wayOn(progress.account) }

  /// What a learner who comes back is told: the place, what a teacher asked for, and what is due; `nil` on the first
  /// visit.
  var welcomeBack: String? {
    guard progress.isKeptFromBefore else { return nil }
    let wayOn = wayOn
    let place = wayOn.latest.map { localized("Welcome back. \(wayOn.place(of: $0))") }
    let due = wayOn.reviewPlan.due.count
    let lines = [place] + wayOn.assignmentLines + [due == 0 ? nil : ReviewWords.due(due)]
    let words = lines.compactMap(\.self)
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }

  /// The lesson to begin with, or why there is none.
  var adviceToNewcomer: String {
    do throws(ShellProblem) {
      let lessons = try library.requireLessons().entries
      return localized("New here? Type: lesson \(lessons[0].id)")
    } catch {
      return error.message
    }
  }

  /// Where nothing is read, `next` offers what there is to do.
  func offerNext() -> Reply { Reply(.wrapped(wayOn.lines, to: width)) }
}
