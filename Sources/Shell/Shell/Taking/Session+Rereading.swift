import Cells
import Course
import Lessons
import Localization

extension Session {
  /// Whether somebody has saved the lesson that lies open since it was read.
  var lessonHasChanged: Bool {
    guard let lessonFiles, lessonFiles.entry.id == bookmark?.lesson.id else { return false }
    return lessonFiles.haveChanged
  }

  /// Answers a line. When the file of the open lesson has changed, the page is read again before
  /// that; it is shown for an empty line, and in place of judging an answer to what is no longer
  /// asked.
  func rereading(before line: String, _ answer: () -> Reply) -> Reply {
    guard lessonHasChanged, let old = bookmark, let files = lessonFiles, let library else {
      return answer()
    }
    lessonFiles = LessonFiles(of: files.entry, in: language.rawValue)
    let reading = library.lesson(files.entry, in: language.rawValue)
    let problems = reading.problems.map(\.description)
    guard let lesson = reading.value, !lesson.sections.isEmpty else {
      let head = localized(
        "\(old.lesson.file) has changed and cannot be read. The page stays as it was.")
      let reply = line.isBlank ? Reply(status: .failed) : answer()
      return reply.after(complaint: ([head] + problems).joined(separator: "\n"))
    }
    return rereading(lesson, from: old, before: line, answer)
      .after(complaint: problems.joined(separator: "\n"))
  }

  private func rereading(
    _ lesson: Lesson, from old: Bookmark, before line: String, _ answer: () -> Reply
  ) -> Reply {
    let wasAnswer = isAnswer(line)
    let change = reopen(old, in: lesson)
    let showsPage = line.isBlank || wasAnswer && !change.keepsWork
    let reply = showsPage ? change.page : answer()
    let words = localized("\(old.lesson.file) has changed and was read again.")
    let remark = line.isBlank && change.isNone ? localized(" This page is as it was.") : ""
    return reply.after(.wrapped(words + remark, to: width, .faint))
  }

  private func reopen(_ old: Bookmark, in lesson: Lesson) -> PageChange {
    refreshLibrary()
    lessonFiles?.entry.id = lesson.id
    var new = old.moved(to: lesson)
    guard new.section.digest != old.section.digest || lesson.pattern != old.lesson.pattern else {
      new.work = old.work
      bookmark = new
      return .none
    }
    let play = play
    let page = turn(to: new, options)
    guard let work = old.work, var fresh = bookmark?.work, fresh.activity.isSame(as: work.activity),
      lesson.pattern == old.lesson.pattern
    else { return .anew(page) }
    fresh.carryOn(from: work)
    new.work = fresh
    bookmark = new
    self.play = play
    return .reworded(Reply(self.page(new, options)))
  }
}

/// What has become of a page whose lesson was read again.
private enum PageChange {
  case none
  /// What was done on it counts.
  case reworded(Reply)
  case anew(Reply)

  var page: Reply {
    switch self {
    case .none: Reply()
    case .reworded(let page), .anew(let page): page
    }
  }

  var keepsWork: Bool {
    if case .anew = self { false } else { true }
  }

  var isNone: Bool {
    if case .none = self { true } else { false }
  }
}

extension Bookmark {
  /// The same place in a newer version: the section of this id, else of this number.
  fileprivate func moved(to lesson: Lesson) -> Bookmark {
    let place = section.id.flatMap { id in lesson.sections.firstIndex { $0.id == id } }
    return Bookmark(lesson: lesson, page: place ?? min(page, lesson.sections.count - 1))
  }
}

extension PageWork {
  /// Takes over what was done on an older version of the page.
  fileprivate mutating func carryOn(from old: PageWork) {
    hintsShown = min(old.hintsShown, hints.count)
    attempts = old.attempts
    goalsMet = old.goalsMet
    outcome = old.outcome
    isLeft = old.isLeft
  }
}

extension PageWork.Activity {
  /// Whether what was right for the one is right for the other, however it is worded.
  fileprivate func isSame(as other: PageWork.Activity) -> Bool {
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

extension Reply {
  fileprivate func after(_ news: Styled) -> Reply {
    var reply = self
    reply.text = .stack([news, text])
    return reply
  }

  fileprivate func after(complaint first: String) -> Reply {
    var reply = self
    let both = [first, complaint ?? ""].filter { !$0.isEmpty }
    reply.complaint = both.isEmpty ? nil : both.joined(separator: "\n")
    return reply
  }
}
