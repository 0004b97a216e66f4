import Cells
import Foundation
import Lessons
import Localization
import Progress

extension Command {
  static let progress = Command(
    name: "progress",
    usages: [
      "progress", "progress reset [LESSON]", "progress export [FILE]", "progress import FILE",
    ],
    summary: "what you have done in each lesson, and what is due",
    summaries: [
      "progress reset [LESSON]": "forget one lesson, or all of them",
      "progress export [FILE]": "write all of it down, for another machine or a teacher",
      "progress import FILE": "take in what was written down elsewhere",
    ],
    details: """
      Kept on this machine only, in a database that several shells may use at once. reset \
      asks first; where nobody can be asked it needs --force. Importing twice adds nothing. \
      --name says whose file it is.
      """,
    family: .learn, flags: [.name, .force, .json], vocabulary: .progress, body: Session.progress)
}

extension Session {
  fileprivate func progress(_ request: Request) throws(ShellProblem) -> Reply {
    switch request.words.first {
    case nil: return try report(request)
    case "reset": return try reset(request)
    case "export": return try export(request)
    case "import": return try importProgress(request)
    default: throw request.command.wrongUse
    }
  }

  private func report(_ request: Request) throws(ShellProblem) -> Reply {
    let log = try requireStore().log
    let report = ProgressReport(log, try requireLibrary(), agenda: progressRecorder.agenda)
    guard !request.options.isJSON else { return Reply(json: report.members) }
    return Reply(report.styled(width: width))
  }

  private func reset(_ request: Request) throws(ShellProblem) -> Reply {
    guard request.words.count <= 2 else { throw request.command.wrongUse }
    let progressRecorder = try requireStore()
    let lesson = request.words.dropFirst().first
    let entries = progressRecorder.log.entries.filter {
      lesson == nil || $0.section.lesson == lesson
    }
    if let lesson, entries.isEmpty, try requireLibrary()[lesson] == nil {
      throw .unknownLesson(lesson, known: try requireLibrary().entries.map(\.id))
    }
    let what = lesson.map { localized("in \($0)") } ?? localized("in all lessons")
    guard !request.options.replacesFiles else { return try forget(lesson, what) }
    guard mode == .interactive else { throw .needsForce }
    let count = entries.filter { $0.answer != nil }.count
    let answers = localized(count, one: "1 answer", other: "\(count) answers")
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

  private func export(_ request: Request) throws(ShellProblem) -> Reply {
    guard request.words.count <= 2 else { throw request.command.wrongUse }
    let log = try requireStore().log
    let text = ProgressFile(learner: request.options.name, log: log).text
    var options = request.options
    options.output = request.words.dropFirst().first
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

  private func importProgress(_ request: Request) throws(ShellProblem) -> Reply {
    guard request.words.count == 2 else { throw request.command.wrongUse }
    let name = request.words[1]
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
