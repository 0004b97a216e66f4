import Cells
import Course
import Foundation
import Lessons
import Localization
import Patches
import SourceCode
import Trace
import Workshop

/// Answers `exercise`: folders in which learners change the code of a pattern, and verdicts on what they wrote.
struct ExerciseCommands: Room {
  let display: Display
  let environment: ShellEnvironment
  let library: Library

  var ids: [String] { library.index?.exercises.entries.map(\.id) ?? [] }

  func list(_ request: Request) throws(ShellProblem) -> Reply {
    let pages = try exercises().entries.compactMap { entry in
      library.index?.exercises.exercise(entry.id, in: language)
    }
    if request[.json] { return Reply(json: pages.map(\.json)) }
    let rows = pages.map { page in
      (page.id, "\(page.pattern) · \(page.exercise.kind.words) · \(page.level) · \(page.title)")
    }
    let next = localized("To begin: exercise start \(pages.first?.id ?? "NAME")")
    return Reply(
      .stack([Rows(rows: rows).styled(width: width), .wrapped(next, to: width, .faint)]))
  }

  func start(_ request: Request) throws(ShellProblem) -> Reply {
    let page = try page(request[.exercise])
    let directory = try request.ifGiven(.directory) ?? page.id
    do {
      _ = try ExerciseFolder.make(
        at: url(directory), for: page.id, editing: page.exercise.files,
        of: try version(.start, of: page), readme: ExerciseReadme(page: page).text)
    } catch let problem as ExerciseFolder.Problem {
      throw .exercise(.folder(directory, problem))
    } catch let problem as ShellProblem {
      throw problem
    } catch {
      throw .exercise(.folder(directory, .unwritable(directory, error.localizedDescription)))
    }
    let files = page.exercise.files.map { "\(directory)/edit/\($0)" }
    return Reply(
      .stack([
        page.section.openBlocks.styled(width: width),
        .wrapped(localized("Edit \(files.listed("and")), and then type:"), to: width),
        .wrapped("exercise check \(directory.quotedIfNeeded)", to: width, .code),
      ]))
  }

  func check(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let verdict: ExerciseVerdict
    do {
      let toolchain = try Toolchain(beside: environment.program)
      let judge = try bench(place.page).judge(with: toolchain, in: language)
      verdict = try judge.verdict(on: place.files) { place.folder.file($0) }
    } catch let problem as LessonProblem {
      throw .exercise(.lesson(problem))
    } catch let problem as Toolchain.Problem {
      throw .exercise(.judge(.toolchain(problem)))
    } catch let failure as Judge.Failure {
      throw .exercise(.judge(failure))
    } catch {
      throw error as? ShellProblem ?? .exercise(.judge(.noFolder))
    }
    let kept = place.folder.keep(verdict.traces)
    return VerdictReport(verdict, place.page, directory: place.directory, traces: kept)
      .reply(width: width)
  }

  func hint(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let number = place.folder.hintsSeen
    guard number < place.page.exercise.hints.count else {
      return Reply(
        .wrapped(
          localized("There are no more hints. To see what has to be changed: exercise solution"),
          to: width))
    }
    place.folder.noteHint()
    let head = localized("Hint \(number + 1) of \(place.page.exercise.hints.count)")
    return Reply(
      .wrapped(head, to: width, .faint)
        + place.page.exercise.hints[number].text.styled(width: width))
  }

  func changes(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let start = try version(.start, of: place.page)
    return shown(Patch(from: start.filter { place.files[$0.key] != nil }, to: place.files))
  }

  func solution(_ request: Request) throws(ShellProblem) -> Reply {
    let page = try place(request).page
    return shown(
      Patch(from: try version(.start, of: page), to: try version(.solution, of: page)))
  }

  private func shown(_ patch: Patch) -> Reply {
    guard !patch.files.isEmpty else {
      return Reply(.wrapped(localized("You have changed nothing yet."), to: width))
    }
    return Reply(Styled(patch.text))
  }
}

// MARK: Where things are

extension ExerciseCommands {
  private struct Place {
    let page: ExercisePage
    let folder: ExerciseFolder
    /// As it was named.
    let directory: String
    let files: CodeFiles
  }

  private var language: String { display.language.rawValue }

  private func exercises() throws(ShellProblem) -> LessonIndex {
    try library.requireIndex().exercises
  }

  private func page(_ id: String) throws(ShellProblem) -> ExercisePage {
    guard let page = try exercises().exercise(id, in: language) else {
      throw .exercise(.unknown(id, known: ids))
    }
    return page
  }

  /// The folder that is named, else the current one.
  private func place(_ request: Request) throws(ShellProblem) -> Place {
    let directory = try request.ifGiven(.directory) ?? "."
    let folder = ExerciseFolder(url(directory))
    guard let id = folder.exercise else { throw .exercise(.folder(directory, .noExercise)) }
    guard let page = try exercises().exercise(id, in: language) else { throw .exercise(.gone(id)) }
    do {
      let files = try folder.code(editing: page.exercise.files)
      return Place(page: page, folder: folder, directory: directory, files: files)
    } catch {
      throw .exercise(.folder(directory, error))
    }
  }

  private func url(_ directory: String) -> URL {
    URL(
      filePath: directory, relativeTo: URL(filePath: environment.here, directoryHint: .isDirectory)
    )
    .standardizedFileURL
  }

  private func bench(_ page: ExercisePage) throws(ShellProblem) -> Bench {
    guard let bench = Bench(page, in: try exercises()) else { throw .code(.noSources) }
    return bench
  }

  private func version(
    _ version: LessonIndex.ExerciseVersion, of page: ExercisePage
  ) throws(ShellProblem) -> CodeFiles {
    do {
      return try bench(page).code(version)
    } catch let problem as LessonProblem {
      throw .exercise(.lesson(problem))
    } catch {
      throw error as? ShellProblem ?? .exercise(.gone(page.id))
    }
  }
}

extension ExercisePage {
  /// `●○○`
  fileprivate var level: String {
    Exercise.levels.map { $0 <= exercise.level ? "●" : "○" }.joined()
  }

  fileprivate var json: JSON {
    .object([
      .init("id", .string(id)), .init("title", .string(title)),
      .init("pattern", .string(pattern)), .init("kind", .string(exercise.kind.rawValue)),
      .init("level", .int(exercise.level)), .init("files", .array(exercise.files.map(JSON.string))),
    ])
  }
}

extension Exercise.Kind {
  fileprivate var words: String {
    switch self {
    case .fix: localized("mend a mistake")
    case .change: localized("add a feature")
    case .make: localized("write a missing part")
    case .takeApart: localized("take a class apart")
    case .test: localized("write a test")
    }
  }
}
