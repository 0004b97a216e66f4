import Cells
import Course
import Lessons
import Localization

// Reading the open page again, after its file was saved or in another language.

extension LessonCommands {
  /// Answers a line. When the file of the open lesson has changed, the page is read again first. The new
  /// page is the answer to a line that asks for news, and to an answer when the question has changed.
  ///
  /// - Parameter wasAnswer: whether the line answers the question as it was.
  func rereading(asksForNews: Bool, wasAnswer: Bool, _ answer: () -> Reply) -> Reply {
    guard open.hasChanged, let old = bookmark, let entry = open.files?.entry,
      let reading = library.reading(entry)
    else { return answer() }
    open.files = LessonFiles(of: entry, in: language)
    let problems = reading.problems.map(\.description)
    guard let lesson = reading.value, !lesson.sections.isEmpty else {
      let head = localized(
        "\(old.lesson.file) has changed and cannot be read. The page stays as it was.")
      let reply = asksForNews ? Reply(status: .failed) : answer()
      return reply.with { $0.add(complaintAbove: ([head] + problems).joined(separator: "\n")) }
    }
    return rereading(lesson, from: old, asksForNews, wasAnswer, answer)
      .with { $0.add(complaintAbove: problems.joined(separator: "\n")) }
  }

  private func rereading(
    _ lesson: Lesson, from old: Bookmark, _ asksForNews: Bool, _ wasAnswer: Bool,
    _ answer: () -> Reply
  ) -> Reply {
    let change = reopen(old, in: lesson)
    let showsPage = asksForNews || wasAnswer && !change.keepsWork
    let reply = showsPage ? change.page ?? Reply() : answer()
    let words = localized("\(old.lesson.file) has changed and was read again.")
    let remark = asksForNews && change.page == nil ? localized(" This page is as it was.") : ""
    return reply.after(.wrapped(words + remark, to: width, .faint))
  }

  /// - Returns: the open page as it is now, `nil` when nothing changed on it; and whether it still has the same question
  ///   or task, perhaps in other words.
  private func reopen(_ old: Bookmark, in lesson: Lesson) -> (page: Reply?, keepsWork: Bool) {
    library.reload()
    open.files?.entry.id = lesson.id
    let new = library.withCode(old.moved(to: lesson))
    guard new.section.digest != old.section.digest || lesson.pattern != old.lesson.pattern else {
      bookmark = new.carryingOn(from: old)
      return (nil, true)
    }
    let play = run.play
    let page = turn(to: new, display.options)
    guard let opened = bookmark, opened.asksTheSame(as: old) else {
      return (page, false)
    }
    let carried = new.carryingOn(from: old, opened.work?.activity)
    bookmark = carried
    if let play { run.begin(play) }
    return (Reply(self.page(carried, display.options)), true)
  }
}

// MARK: Another language

extension LessonCommands {
  /// The open page and the one that was left in the present language, with the work on them and the app as they are.
  func reopenInPresentLanguage() {
    if let old = bookmark, let (new, files) = inPresentLanguage(old) {
      bookmark = new
      open.files = files
    }
    if let old = open.suspended, let (new, files) = inPresentLanguage(old.bookmark) {
      open.suspended = SuspendedLesson(bookmark: new, play: old.play, files: files)
    }
  }

  private func inPresentLanguage(_ old: Bookmark) -> (Bookmark, LessonFiles)? {
    guard !old.isApart, let entry = library.entry(old.lesson.id),
      let lesson = library.reading(entry)?.value,
      lesson.sections.indices.contains(old.page)
    else { return nil }
    let new = library.withCode(Bookmark(lesson, page: old.page, along: old.route))
    let work = Language.$current.withValue(display.language) { try? self.work(on: new) }
    return (new.carryingOn(from: old, work?.activity), LessonFiles(of: entry, in: language))
  }
}

extension Bookmark {
  /// The same place in a newer version: the section of this id, else of this number.
  fileprivate func moved(to lesson: Lesson) -> Bookmark {
    let place = section.id.flatMap { id in lesson.sections.firstIndex { $0.id == id } }
    return Bookmark(lesson, page: place ?? min(page, lesson.sections.count - 1), along: route)
  }

  /// Whether it asks for the same as an older version of it, so that what was done there counts.
  fileprivate func asksTheSame(as old: Bookmark) -> Bool {
    guard lesson.pattern == old.lesson.pattern else { return false }
    if let work, let oldWork = old.work { return work.activity.isSame(as: oldWork.activity) }
    if let change, let oldChange = old.change { return change.isSame(as: oldChange) }
    return false
  }

  /// With what was done on an older version of the page.
  ///
  /// - Parameter activity: what the page asks now; `nil` when that is as it was.
  fileprivate func carryingOn(
    from old: Bookmark, _ activity: PageWork.Activity? = nil
  ) -> Bookmark {
    var new = self
    new.isWaiting = old.isWaiting
    new.work = old.work.map { $0.carriedOn(with: activity ?? $0.activity) }
    if case .variations(let variations) = section.kind {
      new.change = ChangeWork(variations).carryingOn(from: old.change)
    }
    return new
  }
}

extension PageWork.Activity {
  /// Whether the same answer or the same goals are right. Their words may differ.
  func isSame(as other: PageWork.Activity) -> Bool {
    switch (self, other) {
    case (.question(let one), .question(let two)):
      one.options.map(\.text) == two.options.map(\.text) && one.answer == two.answer
    case (.task(let one), .task(let two)):
      one.setup == two.setup && one.pattern == two.pattern
        && one.goals.map(\.source) == two.goals.map(\.source)
    case (.question, .task), (.task, .question): false
    }
  }
}
