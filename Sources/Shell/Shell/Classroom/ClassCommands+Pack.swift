import Cells
import Classroom
import Course
import Lessons
import Localization

extension ClassCommands {
  /// What a page of a word processor holds in a type of fixed width.
  private static let columnsOnPaper = 64

  func pack(_ request: Request) throws(ShellProblem) -> Reply {
    guard let directory = request[.output], directory != "-" else {
      throw request.command.wrongUse
    }
    let names = try request.all(.lessonOrAll)
    guard let pack = try pack(of: library.lessons(called: names), request.options) else {
      throw .file(.interrupted(directory))
    }
    let folder = PackFolder(directory)
    try folder.write(pack.files, replacing: request[.force]) {
      !delivery.environment.isInterrupted()
    }
    return try Reply(report(on: pack, in: directory))
      .failing(for: library.problemsOfLessons(leftOutOf: names))
  }

  private func pack(of lessons: [Lesson], _ options: Options) throws(ShellProblem) -> Pack? {
    let course = try library.courseThatRemembersRuns()
    defer { delivery.report(1, of: 1) }
    do {
      return try Pack(
        lessons, in: course, columns: options[.width] ?? ClassCommands.columnsOnPaper,
        reporting: { done, total in
          delivery.report(done, of: total)
          return !delivery.environment.isInterrupted()
        })
    } catch {
      throw .lessons(.unpackable(error))
    }
  }

  /// Papers by name, pictures and pages by number.
  private func report(on pack: Pack, in directory: String) -> Styled {
    let papers = pack.files.map(\.path).filter { !$0.contains("/") }
    let others = ["pictures", "pages"].map { folder in
      let count = pack.files.count { $0.path.hasPrefix(folder + "/") }
      return "\(folder)/ (\(count))"
    }
    let list = (papers + others).map { "  " + $0 }.joined(separator: "\n")
    return .stack([
      .wrapped(localized("Wrote \(pack.files.count) files into \(directory):"), to: width)
        + Styled(list),
      .wrapped(
        localized(
          """
          README.md says what each file is for, and how to turn them into Word, PowerPoint and web \
          pages.
          """), to: width),
    ])
  }
}
