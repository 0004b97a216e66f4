import Cells
import Course
import Lessons
import Localization
import Progress

// Opening a lesson, and going on where it was left.

extension LessonCommands {
  func lesson(_ request: Request) throws(ShellProblem) -> Reply {
    guard let id = try request.ifGiven(.lesson(as: "ID")) else {
      return try openLesson(request.options)
    }
    let lesson = try lesson(called: id)
    guard let page = try request.ifGiven(.page) else { return resume(lesson, request.options) }
    let bookmark = try Bookmark(lesson: lesson).opened(at: page)
    begin(lesson)
    return withWayBack(turn(to: bookmark, request.options))
  }

  /// A number is perhaps that of a page, or a place in the list of lessons.
  private func lesson(called id: String) throws(ShellProblem) -> Lesson {
    do {
      return try library.lesson(called: id)
    } catch {
      guard case .name(.unknownLesson) = error, let number = Int(id), number > 0 else {
        throw error
      }
      let page = bookmark.flatMap { number <= $0.pages ? "lesson \($0.lesson.id) \(number)" : nil }
      let lesson = library.lessonIDs.dropFirst(number - 1).first.map { "lesson \($0)" }
      throw .name(.numberOfLesson(id, lines: [page, lesson].compactMap(\.self)))
    }
  }

  /// The lesson that was left, for a review too, else the open page with the work on it, else the lesson of another day.
  private func openLesson(_ options: Options) throws(ShellProblem) -> Reply {
    if let suspended {
      self.suspended = nil
      bookmark = suspended.bookmark
      if let play = suspended.play { run.begin(play) }
    }
    guard let bookmark else { return try goOnWithCourse(options) }
    guard bookmark.work != nil else { return turn(to: bookmark, options) }
    return Reply(page(bookmark, options))
  }

  /// The lesson that was open last. Behind a finished lesson comes the next one.
  private func goOnWithCourse(_ options: Options) throws(ShellProblem) -> Reply {
    guard display.mode == .interactive, let first = library.index?.entries.first else {
      throw .missing(.openLesson)
    }
    guard let standing = latestStanding else {
      return resume(try library.lesson(called: first.id), options)
    }
    guard standing.isAtEnd, standing.open.isEmpty else {
      return resume(try library.lesson(called: standing.lesson), options)
    }
    guard let next = unfinishedLesson(after: standing.lesson) else {
      return Reply(
        .wrapped(localized("You have finished all lessons. To see them: lessons"), to: width))
    }
    return resume(try library.lesson(called: next.id), options)
  }

  private func begin(_ lesson: Lesson) {
    files = library.entry(lesson.id).map { LessonFiles(of: $0, in: language) }
    suspended = leftToLookUp(something: lesson)
  }

  /// In a finished lesson you only look something up: `lesson` goes back to the one that you are in.
  private func leftToLookUp(something lesson: Lesson) -> (bookmark: Bookmark, play: Play?)? {
    let account = progress.accountToGoOn
    let left = suspended ?? bookmark.flatMap { $0.isReview ? nil : ($0, run.play) }
    guard let left, left.bookmark.lesson.id != lesson.id,
      LessonStanding(lesson, account).isFinished,
      !LessonStanding(left.bookmark.lesson, account).isFinished
    else { return nil }
    return left
  }

  private func withWayBack(_ reply: Reply) -> Reply {
    guard let suspended else { return reply }
    var reply = reply
    let words = localized("To go back to \(suspended.bookmark.lesson.title), type: lesson")
    reply.text = .stack([.wrapped(words, to: width, .faint), reply.text])
    return reply
  }

  /// Opens a lesson where it was left on another day. A lesson that was read to its end begins again.
  private func resume(_ lesson: Lesson, _ options: Options) -> Reply {
    begin(lesson)
    let standing = LessonStanding(lesson, progress.accountToGoOn)
    let isRead = standing.isAtEnd || standing.page == nil
    var reply = turn(to: Bookmark(lesson: lesson, page: isRead ? 0 : standing.page ?? 0), options)
    if let remark = remark(on: standing) {
      reply.text = .stack([.wrapped(remark, to: width, .faint), reply.text])
    }
    return withWayBack(reply)
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
  /// How far the learner is in the lesson that was open last; `nil` without progress.
  private var latestStanding: LessonStanding? {
    let account = progress.accountToGoOn
    return account.log.latestPlaces.lazy
      .compactMap { [library] in library.index?[$0.section.lesson] }.first
      .map { library.standing($0, account) }
  }

  /// The next in the order of the course, else the first that was left out.
  private func unfinishedLesson(after id: String) -> LessonIndex.Entry? {
    let account = progress.accountToGoOn
    let (all, later) = (library.index?.entries ?? [], library.lessons(after: id))
    return (later + all.dropLast(later.count)).first { !library.standing($0, account).isFinished }
  }

  /// What a learner who comes back is told: the place, and what is due; `nil` on the first visit.
  var welcomeBack: String? {
    guard progress.isKeptFromBefore, let standing = latestStanding else { return nil }
    let due = progress.reviewPlan(progress.account).due.count
    let place = localized("Welcome back. \(place(of: standing))")
    return due == 0 ? place : place + "\n" + ReviewWords.due(due)
  }

  private func place(of standing: LessonStanding) -> String {
    let title = standing.title
    guard standing.isAtEnd else {
      return localized(
        "You are at page \((standing.page ?? 0) + 1) of \(title). To go on, type: lesson")
    }
    guard standing.open.isEmpty else {
      return localized(
        standing.open.count,
        one: "You are at the end of \(title); 1 page is open. To go on, type: lesson",
        other:
          "You are at the end of \(title); \(standing.open.count) pages are open. To go on, type: lesson"
      )
    }
    guard let next = unfinishedLesson(after: standing.lesson), let index = library.index else {
      return localized("You have finished \(title).")
    }
    let nextTitle = index.title(of: next, in: language)
    return localized(
      "You have finished \(title). The next lesson is \(nextTitle). To begin it, type: lesson")
  }
}

extension Library {
  /// In the order of the course.
  func lessons(after id: String) -> ArraySlice<LessonIndex.Entry> {
    guard let index, let place = index.entries.firstIndex(where: { $0.id == id }) else { return [] }
    return index.entries[(place + 1)...]
  }
}
