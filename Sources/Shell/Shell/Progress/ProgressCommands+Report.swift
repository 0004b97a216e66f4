import Cells
import Lessons
import Localization
import Progress

extension ProgressCommands {
  func progress(_ request: Request) throws(ShellProblem) -> Reply {
    switch request.words.first {
    case nil: return try report(request)
    case "reset": return try reset(request)
    case "export": return try export(request)
    case "import": return try importProgress(request)
    default: throw request.command.wrongUse
    }
  }

  private func report(_ request: Request) throws(ShellProblem) -> Reply {
    let recorder = try requireStore()
    let report = ProgressReport(
      recorder.log, try library.requireIndex(), agenda: recorder.agenda)
    guard !request.options.isJSON else { return Reply(json: report.members) }
    return Reply(report.styled(width: width))
  }

  private func export(_ request: Request) throws(ShellProblem) -> Reply {
    guard request.words.count <= 2 else { throw request.command.wrongUse }
    let log = try requireStore().log
    let text = ProgressFile(learner: request.options.name, log: log).text
    var options = request.options
    options.output = request.words.dropFirst().first
    var reply = try delivery.deliver(Styled(String(text.dropLast())), options)
    if log.entries.isEmpty {
      reply.complaint = localized(
        """
        Nothing stands in it yet. Kept is what somebody does in lessons at the prompt, not what a \
        script does.
        """)
    }
    return reply
  }

  private func importProgress(_ request: Request) throws(ShellProblem) -> Reply {
    guard request.words.count == 2 else { throw request.command.wrongUse }
    let name = request.words[1]
    let text = try delivery.environment.text(of: name)
    let file: ProgressFile
    do {
      file = try ProgressFile(text: text)
    } catch {
      throw .file(.notProgress(name, error))
    }
    let merge = try change { store throws(StoreProblem) in try store.merge(file.log) }
    forgetOutcomes()
    return Reply(
      .wrapped(
        localized("Taken in: \(merge.added) new, \(merge.known) known already."), to: width))
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

  private func reset(_ request: Request) throws(ShellProblem) -> Reply {
    guard request.words.count <= 2 else { throw request.command.wrongUse }
    let recorder = try requireStore()
    let reset = Reset(lesson: request.words.dropFirst().first)
    let entries = recorder.log.entries.filter {
      reset.lesson == nil || $0.section.lesson == reset.lesson
    }
    if let lesson = reset.lesson, entries.isEmpty, try library.requireIndex()[lesson] == nil {
      throw .name(.unknownLesson(lesson, known: try library.requireIndex().entries.map(\.id)))
    }
    guard !request.options.replacesFiles else { return try perform(reset) }
    guard display.mode == .interactive else { throw .missing(.confirmation) }
    pendingReset = reset
    let count = entries.filter { $0.answer != nil }.count
    let answers = count == 1 ? localized("1 answer") : localized("\(count) answers")
    return Reply(
      .wrapped(
        localized(
          """
          This forgets what you did \(reset.what): \(answers). Type yes to do it; \
          anything else leaves all as it is.
          """), to: width))
  }

  /// The answer to `yes` after a reset; `nil` for any other line, which cancels it.
  func confirm(_ line: String) throws(ShellProblem) -> Reply? {
    defer { pendingReset = nil }
    let word = line.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
    guard let reset = pendingReset, ["yes", "是"].contains(word) else { return nil }
    return try perform(reset)
  }

  private func perform(_ reset: Reset) throws(ShellProblem) -> Reply {
    try change { store throws(StoreProblem) in
      if let lesson = reset.lesson { try store.reset(lesson: lesson) } else { try store.resetAll() }
    }
    forgetOutcomes(of: reset.lesson)
    return Reply(.wrapped(localized("Forgotten: what you did \(reset.what)."), to: width))
  }
}
