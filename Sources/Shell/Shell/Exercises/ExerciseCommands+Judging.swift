import Cells
import Foundation
import Lessons
import Localization
import Trace
import Workshop

extension ExerciseCommands {
  func check(_ request: Request) throws(ShellProblem) -> Reply {
    try judged(try place(request))
  }

  /// Judges now, and again whenever a file is saved, until Ctrl-C.
  func watch(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    return waiting(after: try judged(place), for: place)
  }

  private func waiting(after verdict: Reply, for place: ExercisePlace) -> Reply {
    var reply = verdict
    let words = localized(
      "Waiting for you to save a file in \(place.editDirectory). Ctrl-C ends this.")
    reply.text = reply.text + .wrapped(words, to: width, .faint)
    reply.status = .done
    reply.following = Reply.Later { [self] in afterNextSave(in: place) }
    return reply
  }

  private func afterNextSave(in place: ExercisePlace) -> Reply {
    while !environment.isInterrupted() {
      usleep(100_000)
      guard place.folder.stamps != place.stamps else { continue }
      // An editor may write a file in two steps.
      usleep(100_000)
      return Language.$current.withValue(display.language) { again(place) }
    }
    return noLongerWatching
  }

  /// The terminal has written ^C into the line.
  private var noLongerWatching: Reply {
    let words = localized("Not watching any more. To judge: exercise check")
    return Reply(Styled("") + .wrapped(display.typed(words), to: width))
  }

  private func again(_ former: ExercisePlace) -> Reply {
    var place = former
    place.stamps = former.folder.stamps
    var reply: Reply
    do throws(ShellProblem) {
      place = try enter(former.directory, for: "exercise watch")
      reply = try judged(place)
    } catch {
      guard !environment.isInterrupted() else { return noLongerWatching }
      reply = .failure(display.told(error))
    }
    reply.text = Styled(String(repeating: "─", count: min(width, 40)), .faint) + reply.text
    return waiting(after: reply, for: place)
  }

  /// Opens the trace of the last check, or of the start or the solution, in the shell.
  func trace(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let version = version(askedFor: request)
    let traces: [ExerciseFolder.KeptTrace]
    if let version {
      traces = try keep(version, of: place)
    } else {
      traces = place.folder.traces(of: place.page.exercise)
    }
    guard let first = traces.first else { throw .exercise(.noTrace(place.directory)) }
    let price = version == .solution ? noteSolutionSeen(of: place.page) : Styled()
    run.load(first.trace)
    let files = traces.map { place.shown($0.path) }
    let parts =
      display.isTypedInShell
      ? toTypeInShell(version, first.trace, files) : toType(version, of: place, files)
    return Reply(.stack(parts + [price]))
  }

  /// `nil` for the learner's own.
  private func version(askedFor request: Request) -> LessonIndex.ExerciseVersion? {
    if request[.start] { return .start }
    return request[.solution] ? .solution : nil
  }

  private func toTypeInShell(
    _ version: LessonIndex.ExerciseVersion?, _ trace: Trace, _ files: [String]
  ) -> [Styled] {
    let saved = localized("Its files: \(files.listed(.and)).")
    let next = localized("To hold yours against it: exercise trace, then compare \(files[0])")
    let other = localized("To hold it against the first code: exercise trace --start")
    return [
      .wrapped(trace.header.words, to: width),
      .wrapped([saved, version == nil ? other : next].joinedSentences, to: width, .faint),
    ]
  }

  /// A run that a command line opens is gone at its end: what opens it and what shows it go together there.
  private func toType(
    _ version: LessonIndex.ExerciseVersion?, of place: ExercisePlace, _ files: [String]
  ) -> [Styled] {
    let directory = place.directory.quotedIfNeeded
    let option = version.map { "--\($0.name) " } ?? ""
    let opening = display.commandLine(doing: ["exercise trace \(option)\(directory)", "diagram"])
    let holding = display.commandLine(
      doing: ["exercise trace \(directory)", "compare \(files[0].quotedIfNeeded)"])
    // Not wrapped: a broken line cannot be copied.
    let look =
      Styled.wrapped(localized("To look at this run, type:"), to: width)
      + Styled("  \(opening)", .code)
    let hold =
      Styled.wrapped(localized("To hold yours against it, type:"), to: width)
      + Styled("  \(holding)", .code)
    let saved = Styled.wrapped(
      localized("Its files: \(files.listed(.and))."), to: width, .faint)
    return version == nil ? [look, saved] : [look, hold, saved]
  }

  private func keep(
    _ version: LessonIndex.ExerciseVersion, of place: ExercisePlace
  ) throws(ShellProblem) -> [ExerciseFolder.KeptTrace] {
    let verdict = try verdict(on: place.page) { exercise, toolchain in
      try exercise.verdict(
        on: version, with: toolchain, in: language, proceed: environment.part().proceed)
    }
    if verdict.traces.isEmpty, let failure = verdict.failure {
      throw .exercise(.noRun([failure.heading] + verdict.reasons + verdict.wordsOnVariant))
    }
    return try telling(place.folder.keep(verdict.traces, of: version), as: place.problem)
  }

  private func judged(_ place: ExercisePlace) throws(ShellProblem) -> Reply {
    let verdict = try verdict(on: place)
    progress.record(verdict, on: place.page)
    let kept = keep(verdict, in: place)
    let account = progress.account
    var reply = ExerciseVerdictSheet(
      verdict: verdict, page: place.page, traces: kept.files, display: display,
      isShown: account.exercises[place.page.id]?.result == .shown
    ).reply(width: width)
    if verdict.isPassed {
      let next = library.exerciseList(account)
        .afterSolving(place.page.id, on: display)
      reply.text = .stack([reply.text, next])
    }
    reply.add(complaint: kept.complaint)
    return reply
  }

  /// Writes the traces into the folder. Where that fails, the verdict still holds.
  func keep(
    _ verdict: ExerciseVerdict, in place: ExercisePlace
  ) -> (files: [String], complaint: String?) {
    do throws(ShellProblem) {
      let traces = verdict.traces + [verdict.traceInPart].compactMap(\.self)
      let kept = try telling(place.folder.keep(traces), as: place.problem)
      return (kept.map { place.shown($0.path) }, nil)
    } catch {
      return ([], error.message)
    }
  }

  func verdict(on place: ExercisePlace) throws(ShellProblem) -> ExerciseVerdict {
    let (code, own) = (try place.code(), try place.ownScenario())
    return try verdict(on: place.page) { exercise, toolchain in
      try exercise.judge(with: toolchain, in: language, own: own).verdict(
        on: code, at: place.folder.file, proceed: environment.part().proceed)
    }
  }

  private func verdict(
    on page: ExercisePage, _ judged: (PreparedExercise, Toolchain) throws -> ExerciseVerdict
  ) throws(ShellProblem) -> ExerciseVerdict {
    let exercise = try prepared(page)
    return try environment.measuring { () throws(ShellProblem) in
      try ShellProblem.ofWorkshop {
        try judged(exercise, try Toolchain(nextTo: environment.program))
      }
    }
  }
}
