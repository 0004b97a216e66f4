import Cells
import Foundation
import Lessons
import Localization
import Files
import Workshop

/// Answers `exercise`: folders in which learners change the code of a pattern, and verdicts on what they wrote.
final class ExerciseCommands: Room {
  let renderer: RunRenderer
  let progress: ProgressCommands
  /// The folder that was used last, as it was named.
  var directory: String?

  init(renderer: RunRenderer, progress: ProgressCommands) {
    (self.renderer, self.progress) = (renderer, progress)
  }

  var ids: [String] { library.index?.exercises.entries.map(\.id) ?? [] }

  func start(_ request: Request) throws(ShellProblem) -> Reply {
    let page = try page(request[.exercise])
    let directory = try request.ifGiven(.directory) ?? page.id
    let start = try version(.start, of: page)
    let readme = ExerciseReadme(
      page: page, shared: page.sharedTypes(in: start, of: library.sources),
      lessons: try directoryOfOwnExercises()
    ).text
    _ = try telling(
      ExerciseFolder.make(at: url(directory), for: page, of: start, readme: readme)
    ) { .exercise(.folder(directory, $0)) }
    self.directory = directory
    var files = page.editedFiles(in: directory)
    if page.exercise.kind == .project { files[0] = localized("the files in \(files[0])") }
    return Reply(
      .stack([
        page.section.openBlocks.styled(width: width),
        .wrapped(localized("Edit \(files.listed(.and)), and then type:"), to: width),
        .wrapped(display.command("exercise check \(display.word(directory))"), to: width, .code),
        .wrapped(remarkOnJudging, to: width, .faint),
      ]))
  }

  /// The directory of the lessons, where the program has to be told it to find their exercises; else `nil`.
  private func directoryOfOwnExercises() throws(ShellProblem) -> String? {
    let index = try library.requireIndex()
    return index.hasOwnExercises ? url(index.directory).path : nil
  }

  /// What is missing for a verdict; empty where nothing is.
  private var remarkOnJudging: [String] {
    do throws(ShellProblem) {
      _ = try ShellProblem.ofWorkshop { try Toolchain(nextTo: environment.program) }
      return []
    } catch {
      let words = localized("You can read and edit this here, but it cannot be judged yet.")
      return [[words, error.message].joinedSentences]
    }
  }

  func hint(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let number = place.folder.hintsSeen
    guard number < place.page.exercise.hints.count else {
      return Reply(wordsAfterHints(in: place))
    }
    progress.recordHint(number + 1, on: place.page)
    let head = localized("Hint \(number + 1) of \(place.page.exercise.hints.count)")
    var answer = Reply(
      .wrapped(head, to: width, .faint)
        + place.page.exercise.hints[number].text.styled(width: width))
    do throws(ShellProblem) {
      try telling(place.folder.noteHint(), as: place.problem)
    } catch {
      // The hint still helps.
      answer.add(complaint: error.message)
    }
    return answer
  }

  private func wordsAfterHints(in place: ExercisePlace) -> Styled {
    let words =
      isSolved(place.page)
      ? localized("There are no more hints. To see what has to be changed, type:")
      : localized(
        "There are no more hints. To see what has to be changed, type the next line. After that, this exercise no longer counts as done."
      )
    // Not wrapped: a broken line cannot be copied.
    return .wrapped(words, to: width)
      + Styled(display.command("exercise solution \(display.word(place.directory))"), .code)
  }

  /// Whether it counts as done already; then nothing takes that back.
  private func isSolved(_ page: ExercisePage) -> Bool {
    progress.account.exercises[page.id]?.isSolved == true
  }

  /// Notes that the learner sees the solution, and says what that costs; empty when it costs nothing.
  func noteSolutionSeen(of page: ExercisePage) -> Styled {
    progress.recordShown(page)
    guard !isSolved(page) else { return Styled() }
    let words = localized(
      "You have looked at the solution: from now on, this exercise no longer counts as done when you pass it."
    )
    return .wrapped(words, to: width, .faint)
  }

  func changes(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    let patch = try patch(of: place)
    guard !patch.files.isEmpty else { return reply(localized("You have changed nothing yet.")) }
    return Reply(Styled(patch.text))
  }

  func solution(_ request: Request) throws(ShellProblem) -> Reply {
    let page = try place(request).page
    let exercise = try prepared(page)
    let patch = try ShellProblem.ofWorkshop {
      Patch(from: try exercise.files(.start), to: try exercise.files(.solution))
    }
    return Reply(.stack([Styled(patch.text), noteSolutionSeen(of: page)]))
  }

  func reset(_ request: Request) throws(ShellProblem) -> Reply {
    let place = try place(request)
    if let patch = try? patch(of: place), patch.files.isEmpty, place.page.exercise.kind != .project
    {
      return reply(localized("Your files are as at the start: there is nothing to take back."))
    }
    let start = try version(.start, of: place.page)
    let kept = try telling(
      place.folder.reset(place.page.exercise, with: start), as: place.problem)
    let words =
      kept.map { localized("Your files are as at the start again. What you wrote is in \($0).") }
      ?? localized("Your files are as at the start again.")
    return reply(words)
  }
}

extension Argument<String> {
  /// The id of an exercise.
  static var exercise: Self { .init("NAME", names: { $0.exercises.ids }) }

  static var directory: Self { .file(as: "DIR") }
}
