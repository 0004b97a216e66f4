import Cells
import Lessons
import Localization
import Progress

extension ProgressCommands {
  func report(_ request: Request) throws(ShellProblem) -> Reply {
    let account = try requireAccount()
    let index = try library.requireIndex()
    let lessons = index.entries.map { entry in
      let standing = library.standing(entry, account)
      let times = index.times(of: entry, in: display.language.rawValue)
      return ProgressSheet.Row(
        standing: standing, minutesLeft: times.minutes(ofPages: standing.left),
        coreLeft: times.minutes(ofPages: standing.coreLeft))
    }
    let report = ProgressSheet(
      lessons: lessons, exercises: library.exerciseList(account), wayOn: wayOn(account),
      display: display)
    guard !request[.json] else { return Reply(json: report.json) }
    return Reply(report.styled(width: width))
  }

  func export(_ request: Request) throws(ShellProblem) -> Reply {
    let log = try requireKeptLog()
    let text = ProgressFile(learner: request[.name] ?? "", log: log).text
    var options = request.options
    options[.output] = try request.ifGiven(.file())
    var reply = try delivery.deliver(Styled(String(text.dropLast())), options)
    if log.entries.isEmpty {
      reply.add(
        complaint: localized(
          """
          It is empty so far. What you do in lessons at the prompt is kept; what a script does is not.
          """))
    }
    return reply
  }

  func importProgress(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try request[.file()]
    let text = try environment.text(of: name)
    let file = try telling(ProgressFile(text: text)) { .file(.notProgress(name, $0)) }
    let merge = try change { store throws(StoreProblem) in try store.merge(file.log) }
    return try imported(file, merge)
  }

  /// What a file brought: what was done, and what is to be done.
  private func imported(
    _ file: ProgressFile, _ merge: ProgressStore.Merge
  ) throws(ShellProblem) -> Reply {
    let counts = localized("Imported: \(merge.added) new, \(merge.known) already known.")
    let assigned = try assignmentLines(of: file.log)
    let lines = (file.isAssignment ? [] : [counts]) + assigned
    return Reply(.stack(lines.map { .wrapped($0, to: width) }))
  }

  private func assignmentLines(of log: ProgressLog) throws(ShellProblem) -> [String] {
    let account = try requireAccount()
    return log.assignments.map { assignment in
      library.standing(assignment, account, today: today).line
        ?? localized("\(assignment.name), due on \(assignment.due), is done.")
    }
  }
}

// MARK: Reset

extension ProgressCommands {
  struct Reset {
    /// `nil` for all lessons.
    fileprivate var lesson: String?

    fileprivate var what: String {
      lesson.map { localized("in \($0)") } ?? localized("in all lessons")
    }
  }

  func reset(_ request: Request) throws(ShellProblem) -> Reply {
    let reset = Reset(lesson: try request.ifGiven(.lesson()))
    let entries = try requireAccount().log.entries.filter {
      reset.lesson == nil || $0.section.lesson == reset.lesson
    }
    if let lesson = reset.lesson, entries.isEmpty, try library.requireIndex()[lesson] == nil {
      throw .name(.unknownLesson(lesson, known: try library.requireIndex().entries.map(\.id)))
    }
    guard !request[.force] else { return try perform(reset) }
    guard display.mode == .interactive else { throw .missing(.confirmation) }
    pendingReset = reset
    let count = entries.filter { $0.answer != nil }.count
    let answers = localized(count, one: "1 answer", other: "\(count) answers")
    return reply(
      localized(
        """
        This forgets what you did \(reset.what): \(answers). Type yes to forget it; anything \
        else changes nothing.
        """))
  }

  func perform(_ reset: Reset) throws(ShellProblem) -> Reply {
    try change { store throws(StoreProblem) in
      if let lesson = reset.lesson { try store.reset(lesson: lesson) } else { try store.resetAll() }
    }
    forgetUnwritten(of: reset.lesson)
    return reply(localized("Forgotten: what you did \(reset.what)."))
  }
}
