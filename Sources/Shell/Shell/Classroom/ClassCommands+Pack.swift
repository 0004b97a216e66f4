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
    let (files, others) = try write(into: directory, replacing: request[.force]) {
      () throws(ShellProblem) in
      let lessons = try library.lessons(called: names, environment.part(0..<5))
      return try pack(of: lessons, request.options)?.files
    }
    let kept = others.map {
      Styled.wrapped(localized("Kept from before, not in this pack: \($0)"), to: width)
    }
    return try Reply(.stack([report(on: files, in: directory), kept].compactMap(\.self)))
      .failing(for: library.problemsOfLessons(leftOutOf: names))
  }

  private func pack(of lessons: [Lesson], _ options: Options) throws(ShellProblem) -> Pack? {
    let course = try library.courseThatRemembersRuns(of: lessons)
    let pages = try pages(of: lessons, options)
    let columns = options[.width] ?? ClassCommands.columnsOnPaper
    let part = environment.part(5..<70)
    return try telling(
      Pack(lessons, in: course, pages: pages, columns: columns, reporting: part.goesOn)
    ) { .lessons(.unpackable($0)) }
  }

  /// Papers by name, each with its forms in a row, which differ only in their extension; pictures and pages by number.
  private func report(on files: [Pack.File], in directory: String) -> Styled {
    let papers = files.map(\.path).filter { !$0.contains("/") }
      .grouped { $0.stem == $1.stem }
    let others = ["pictures", "pages"].compactMap { folder -> String? in
      let count = files.count { $0.path.hasPrefix(folder + "/") }
      return count == 0 ? nil : "\(folder)/ (\(count))"
    }
    let list = (papers.map(\.commaSeparated) + others).map { "  " + $0 }.joined(separator: "\n")
    return .stack([
      .wrapped(localized("Wrote \(files.count) files into \(directory):"), to: width)
        + Styled(list),
      .wrapped(
        localized(
          """
          Open index.html in a browser: it says what each file is for, and how to turn them into \
          Word, PowerPoint and web pages. README.md says the same.
          """), to: width),
    ])
  }
}

extension String {
  fileprivate var stem: Substring { prefix { $0 != "." } }
}
