import Course
import Diagrams
import Lessons
import Localization

/// The words on a page that its author did not write.
enum PageWords {
  /// - Parameters:
  ///   - nextLesson: the lesson after this one; `nil` when there is none.
  ///   - due: how many questions a review leaves for the next.
  static func footer(
    of bookmark: Bookmark, nextLesson: (id: String, title: String)?, due: Int
  ) -> String {
    let (page, pages) = (bookmark.page + 1, bookmark.pages)
    if bookmark.isWaiting {
      return localized(
        """
        Page \(page) of \(pages). Press Return to see the drawing, or type your guess first, in words. \
        If your guess begins with a command: say GUESS
        """)
    }
    if let opening = bookmark.opening { return footer(of: opening, bookmark) }
    if let change = bookmark.change, !change.isDone {
      return localized("Page \(page) of \(pages). next goes on without.")
    }
    guard let work = bookmark.work, work.isOpen else {
      if bookmark.isLast {
        guard !bookmark.isOnCore else { return endOfCore(page, pages) }
        return due > 0
          ? localized("Page \(page) of \(pages). This is the end. \(ReviewWords.due(due))")
          : end(page, pages, nextLesson)
      }
      return goingOn(from: bookmark)
    }
    return switch work.activity {
    case .question:
      [localized("Page \(page) of \(pages)."), help(with: work)].joinedSentences
    case .task where work.hasOtherApp:
      [localized("Page \(page) of \(pages)."), help(with: work), otherApp(work)].joinedSentences
    case .task:
      [
        localized("Page \(page) of \(pages). Type what to do."), help(with: work),
        localized("task shows this page, and replay starts again."),
      ].joinedSentences
    }
  }

  /// After a goal that nothing done later can meet. What was done need not be wrong, so this is no verdict.
  static var notInThisRun: String { localized(" (cannot be met in this run any more)") }

  /// What to do when nothing that you do next can meet a goal.
  static var wayBack: String {
    localized("To take the last action back, type: undo. To start the task again: replay")
  }

  /// Above a task that was left half done.
  static var resumed: String {
    localized("You go on with this task where you left it. To start it again: replay")
  }

  /// As long as another run is in the place of the app of the task.
  static func otherApp(_ work: PageWork) -> String {
    work.meetsAllGoals
      ? localized(
        """
        All goals are met, but not in the app of the task, so it is not done. To start it again: replay
        """)
      : localized("The app of the task has been replaced. To start the task again: replay")
  }

  /// What helps on a page with an open question or task.
  static func help(with work: PageWork) -> String {
    switch (work.activity, hasHints: !work.hints.isEmpty) {
    case (.question, hasHints: true): localized("hint helps, skip shows the answer.")
    case (.question, hasHints: false): localized("skip shows the answer.")
    case (.task, hasHints: true): localized("hint helps, skip shows a solution.")
    case (.task, hasHints: false): localized("skip shows a solution.")
    }
  }

  /// A command line shows a page, and is over.
  static func footerOnCommandLine(of bookmark: Bookmark, typedIn display: Display) -> String {
    let (lesson, page, pages) = (bookmark.lesson.id, bookmark.page + 1, bookmark.pages)
    if let opening = bookmark.opening { return onCommandLine(opening, display.program) }
    if bookmark.isOpen || bookmark.isApart {
      return localized(
        """
        Page \(page) of \(pages). To answer, start the shell: \(display.program). There, lesson \(lesson) \(page) \
        opens this page.
        """)
    }
    guard let next = bookmark.way.first(where: { $0 >= page }) else {
      let line = display.command("lesson \(lesson) pages")
      return localized("Page \(page) of \(pages). This is the end. All pages: \(line)")
    }
    let line = display.command("lesson \(lesson) \(next + 1)")
    return localized("Page \(page) of \(pages). The next page: \(line)")
  }

  private static func goingOn(from bookmark: Bookmark) -> String {
    let (lesson, page, pages) = (bookmark.lesson, bookmark.page + 1, bookmark.pages)
    if let (ended, next) = bookmark.endOfSitting {
      let minutes = Counted.minutes(lesson.minutes(of: next.pages))
      return localized(
        """
        Page \(page) of \(pages). Sitting \(ended.number) of \(lesson.sittings.count) ends here, a good place to \
        stop. The next is "\(next.title)", about \(minutes). Press Return to go on.
        """)
    }
    guard !bookmark.isOnCore else { return onCore(bookmark) }
    guard page > 1 || bookmark.isApart else { return beginning(bookmark) }
    return localized("Page \(page) of \(pages). Press Return to go on.")
  }

  private static func onCore(_ bookmark: Bookmark) -> String {
    let (lesson, core) = (bookmark.lesson, bookmark.lesson.core)
    let number = core.count { $0 <= bookmark.page }
    let minutes = Counted.minutes(lesson.minutes(ofPages: core))
    guard number > 1 else {
      return localized(
        """
        Page \(bookmark.page + 1) of \(bookmark.pages), the first of \(core.count) core pages, about \(minutes). \
        Press Return to go on.
        """)
    }
    return localized(
      """
      Page \(bookmark.page + 1) of \(bookmark.pages), core page \(number) of \(core.count). Press Return to go on.
      """)
  }

  private static func endOfCore(_ page: Int, _ pages: Int) -> String {
    localized(
      """
      Page \(page) of \(pages). This is the end of the core of this lesson, a good place to stop. To go on with the \
      short route, type: lesson core
      """)
  }

  private static func beginning(_ bookmark: Bookmark) -> String {
    let lesson = bookmark.lesson
    let (pages, sittings) = (lesson.sections.count, lesson.sittings)
    let minutes = Counted.minutes(lesson.minutes())
    let length =
      sittings.count > 1
      ? localized(
        "Page 1 of \(pages), about \(minutes) in \(sittings.count) sittings. Press Return to go on."
      )
      : localized("Page 1 of \(pages), about \(minutes). Press Return to go on.")
    guard !lesson.openers.isEmpty, bookmark.known.isEmpty else { return length }
    let offer = offer(of: lesson)
    return localized("\(length) \(offer)")
  }

  private static func end(
    _ page: Int, _ pages: Int, _ nextLesson: (id: String, title: String)?
  ) -> String {
    guard let nextLesson else {
      return localized(
        """
        Page \(page) of \(pages). This is the end. recap sums up what you learned; lessons lists \
        the other lessons.
        """)
    }
    return localized(
      """
      Page \(page) of \(pages). This is the end. recap sums up what you learned. To go on with \
      "\(nextLesson.title)", type: lesson \(nextLesson.id)
      """)
  }

  /// What an empty line answers on a page with an open question or task.
  static func reminder(of work: PageWork) -> String {
    switch work.activity {
    case .question(let asked):
      [localized("The question is open."), help(with: work), invitation(to: asked)]
        .joinedSentences
    case .task where work.hasOtherApp: otherApp(work)
    case .task:
      [
        localized("The task is not done yet."), localized("task shows it again."),
        help(with: work),
      ].joinedSentences
    }
  }

  /// On a page on which something is changed, before anything changed was seen.
  static func invitation(toChange work: ChangeWork) -> String {
    let last = work.letters.last ?? ""
    guard work.guess == nil, !work.isDone else {
      return localized("Type a letter, from a to \(last).")
    }
    return localized(
      """
      What will be different? Type your guess in words (say GUESS, if it begins with a command), then a letter, from \
      a to \(last).
      """)
  }

  /// Below a variant: what else can be looked at.
  static func moreVariants(_ work: ChangeWork) -> String {
    work.isDone ? localized("Another letter shows another variant.") : invitation(toChange: work)
  }

  static func invitation(to asked: PosedQuestion) -> String {
    switch asked.answer {
    case .one: localized("Type a letter.")
    case .several:
      localized("More than one is right. Type all their letters, with spaces between them.")
    case .sequence where asked.question.form == .fill:
      localized(
        """
        Which word belongs in which blank? Type the letters for (1), (2) and so on, with spaces between them.
        """)
    case .sequence:
      localized("Type the letters in the right order, with spaces between them.")
    case .words:
      localized("Type your answer, in a word or two. If it begins with a command: say ANSWER")
    }
  }
}
