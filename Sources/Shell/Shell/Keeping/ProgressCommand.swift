import Cells
import Foundation
import Lessons
import Localization
import Progress

extension Command {
  static let progress = Command(
    "progress", .learn, to: "what you have done in each lesson, and what is due",
    details: """
      Kept on this machine only, in a database that several shells may use at once. reset \
      asks first; where nobody can be asked it needs --force. Importing twice adds nothing. \
      --name says whose file it is.
      """,
    Form(options: .these(.json), run: Session.report),
    Form(
      "reset", .optional(.lesson()), to: "forget one lesson, or all of them",
      options: .these(.force), run: Session.reset),
    Form(
      "export", .optional(.file()),
      to: "write all of it down, for another machine or a teacher",
      options: .these(.name, .force), run: Session.export),
    Form(
      "import", .one(.file()), to: "take in what was written down elsewhere",
      run: Session.importProgress))
}

extension Session {
  fileprivate func report(_ request: Request) throws(ShellProblem) -> Reply {
    let log = try requireStore().log
    let report = ProgressReport(log, try requireLibrary(), agenda: progressRecorder.agenda)
    guard !request[.json] else { return Reply(json: report.members) }
    return Reply(report.styled(width: width))
  }

  fileprivate func reset(_ request: Request) throws(ShellProblem) -> Reply {
    let progressRecorder = try requireStore()
    let lesson = try request.ifGiven(.lesson())
    let entries = progressRecorder.log.entries.filter {
      lesson == nil || $0.section.lesson == lesson
    }
    if let lesson, entries.isEmpty, try requireLibrary()[lesson] == nil {
      throw .unknownLesson(lesson, known: try requireLibrary().entries.map(\.id))
    }
    let what = lesson.map { localized("in \($0)") } ?? localized("in all lessons")
    guard !request[.force] else { return try forget(lesson, what) }
    guard mode == .interactive else { throw .needsForce }
    let count = entries.filter { $0.answer != nil }.count
    let answers = count == 1 ? localized("1 answer") : localized("\(count) answers")
    isConfirmed = { [unowned self] () throws(ShellProblem) in try forget(lesson, what) }
    return Reply(
      .wrapped(
        localized(
          """
          This forgets what you did \(what): \(answers). Type yes to do it; \
          anything else leaves all as it is.
          """), to: width))
  }

  private func forget(_ lesson: String?, _ what: String) throws(ShellProblem) -> Reply {
    try keeping { store throws(StoreProblem) in
      if let lesson { try store.reset(lesson: lesson) } else { try store.resetAll() }
    }
    outcomes = outcomes.filter { lesson != nil && $0.key.lesson != lesson }
    return Reply(.wrapped(localized("Forgotten: what you did \(what)."), to: width))
  }

  fileprivate func export(_ request: Request) throws(ShellProblem) -> Reply {
    let log = try requireStore().log
    let text = ProgressFile(learner: request[.name], log: log).text
    var options = request.options
    options[.output] = try request.ifGiven(.file())
    var reply = try deliver(Styled(String(text.dropLast())), options)
    if log.entries.isEmpty {
      reply.complaint = localized(
        """
        Nothing stands in it yet. Kept is what somebody does in lessons at the prompt, not what a \
        script does.
        """)
    }
    return reply
  }

  fileprivate func importProgress(_ request: Request) throws(ShellProblem) -> Reply {
    let name = try request[.file()]
    let text = try name == "-" ? input().joined(separator: "\n") : TextFile(name).read()
    let file: ProgressFile
    do {
      file = try ProgressFile(text: text)
    } catch {
      throw .notProgress(name, error)
    }
    let merge = try keeping { store throws(StoreProblem) in try store.merge(file.log) }
    outcomes = [:]
    return Reply(
      .wrapped(
        localized("Taken in: \(merge.added) new, \(merge.known) known already."), to: width))
  }

  func requireStore() throws(ShellProblem) -> ProgressRecorder {
    guard progressRecorder.store != nil else { throw .noProgress(progressRecorder.takeRemark()) }
    return progressRecorder
  }

  private func keeping<Result>(
    _ body: (ProgressStore) throws(StoreProblem) -> Result
  ) throws(ShellProblem) -> Result {
    guard let store = try requireStore().store else { throw .noProgress(nil) }
    do throws(StoreProblem) {
      return try body(store)
    } catch {
      throw .noProgress(error.message)
    }
  }
}
