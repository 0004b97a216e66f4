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
    let folder = PackFolder(directory, replacing: request[.force])
    try folder.requirePlace()
    let pack = try environment.measuring { () throws(ShellProblem) in
      let lessons = try library.lessons(called: names, environment.part(0..<5))
      guard let pack = try self.pack(of: lessons, request.options) else {
        throw .file(.interrupted(directory))
      }
      let part = environment.part(70..<100)
      try folder.write(pack.files) { part.goesOn($0, of: pack.files.count) }
      return pack
    }
    let kept = folder.others(than: pack.files).beginning.map {
      Styled.wrapped(localized("Kept from before, not in this pack: \($0)"), to: width)
    }
    return try Reply(.stack([report(on: pack, in: directory), kept].compactMap(\.self)))
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
  private func report(on pack: Pack, in directory: String) -> Styled {
    let papers = pack.files.map(\.path).filter { !$0.contains("/") }
      .grouped { $0.stem == $1.stem }
    let others = ["pictures", "pages"].compactMap { folder -> String? in
      let count = pack.files.count { $0.path.hasPrefix(folder + "/") }
      return count == 0 ? nil : "\(folder)/ (\(count))"
    }
    let list = (papers.map(\.commaSeparated) + others).map { "  " + $0 }.joined(separator: "\n")
    return .stack([
      .wrapped(localized("Wrote \(pack.files.count) files into \(directory):"), to: width)
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

extension [String] {
  /// The first of these names, and how many more there are; `nil` for none. Papers and pages that were there before would
  /// be given out with the new ones, so they are named.
  var beginning: String? {
    guard count > 5 else { return isEmpty ? nil : commaSeparated }
    return localized("\(Array(prefix(4)).commaSeparated) and \(count - 4) more")
  }
}

extension String {
  fileprivate var stem: Substring { prefix { $0 != "." } }
}
