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
    var reply = try judged(place)
    reply.text =
      reply.text
      + .wrapped(
        localized("Waiting for you to save a file in \(place.editDirectory). Ctrl-C ends this."),
        to: width, .faint)
    reply.status = .done
    reply.following = Reply.Following { [self] in afterNextSave(in: place) }
    return reply
  }

  private func afterNextSave(in place: ExercisePlace) -> Reply? {
    let before = place.folder.stamps
    while !environment.isInterrupted() {
      usleep(100_000)
      guard place.folder.stamps != before else { continue }
      // An editor may write a file in two steps.
      usleep(100_000)
      return Language.$current.withValue(display.language) { again(place) }
    }
    return nil
  }

  private func again(_ place: ExercisePlace) -> Reply {
    var reply: Reply
    do throws(ShellProblem) {
      reply = try judged(try self.place(at: place.directory))
    } catch {
      reply = .failure(error.message)
    }
    let line = String(repeating: "─", count: min(width, 40))
    reply.text = Styled(line, .faint) + reply.text
    reply.status = .done
    reply.following = Reply.Following { [self] in afterNextSave(in: place) }
    return reply
  }

  /// Opens the trace of the last check, or of the start or the solution, in the shell.
  func trace(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let version: LessonIndex.ExerciseVersion? =
      request[.start] ? .start : request[.solution] ? .solution : nil
    if version == .solution { progress.recordShown(place.page) }
    let traces: [ExerciseFolder.KeptTrace]
    if let version {
      traces = try keep(version, of: place)
    } else {
      traces = place.folder.traces(of: place.runs)
    }
    guard let first = traces.first else { throw .exercise(.noTrace(place.directory)) }
    run.load(first.trace)
    let files = traces.map { place.shown($0.path) }
    return Reply(
      .stack([
        .wrapped(first.trace.header.words, to: width),
        .wrapped(localized("Its files: \(files.listed("and"))."), to: width, .faint),
      ]))
  }

  private func keep(
    _ version: LessonIndex.ExerciseVersion, of place: ExercisePlace
  ) throws(ShellProblem) -> [ExerciseFolder.KeptTrace] {
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let files = try self.version(version, of: place.page).filter {
      place.isOwn($0.key)
    }
    do {
      try CodeFolder.write(files, to: scratch)
    } catch {
      throw .exercise(.judge(.noFolder))
    }
    let verdict = try verdict(on: files, of: place.page) { scratch.appending(path: $0) }
    return place.folder.keep(verdict.traces, of: version)
  }

  private func judged(_ place: ExercisePlace) throws(ShellProblem) -> Reply {
    let verdict = try verdict(on: place)
    progress.record(verdict, on: place.page)
    let kept = place.folder.keep(verdict.traces)
    return VerdictReport(
      verdict, place.page, directory: place.directory, traces: kept.map(\.path)
    ).reply(width: width)
  }

  func verdict(on place: ExercisePlace) throws(ShellProblem) -> ExerciseVerdict {
    let own = place.page.exercise.kind == .project ? place.folder.ownScenario : nil
    if let problem = own?.problems.first { throw .exercise(.lesson(problem)) }
    return try verdict(on: place.files, of: place.page, own: own?.value) { place.folder.file($0) }
  }

  func verdict(
    on files: CodeFiles, of page: ExercisePage, own: Scenario? = nil,
    at url: @escaping (String) -> URL
  ) throws(ShellProblem) -> ExerciseVerdict {
    do {
      let toolchain = try Toolchain(beside: environment.program)
      let judge = try bench(page).judge(with: toolchain, in: language, own: own)
      return try judge.verdict(on: files, at: url)
    } catch let problem as LessonProblem {
      throw .exercise(.lesson(problem))
    } catch let problem as Toolchain.Problem {
      throw .exercise(.judge(.toolchain(problem)))
    } catch let failure as Judge.Failure {
      throw .exercise(.judge(failure))
    } catch {
      throw error as? ShellProblem ?? .exercise(.judge(.noFolder))
    }
  }
}
