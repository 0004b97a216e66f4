import Cells
import Classroom
import Course
import Lessons
import Localization

extension ClassCommands {
  func site(_ request: Request) throws(ShellProblem) -> Reply {
    let directory = try request[.file(as: "DIR")]
    let names = try request.all(.lesson())
    let (files, others) = try write(into: directory, replacing: request[.force]) {
      () throws(ShellProblem) in
      let editions = try editions(of: names, request.options, environment.part(0..<10))
      return try site(of: editions, environment.part(10..<70))?.files
    }
    let report = localized(
      "Wrote \(files.count) files into \(directory). Open \(directory)/index.html in a browser."
    )
    let kept = others.map {
      Styled.wrapped(localized("Kept from before, not in this site: \($0)"), to: width)
    }
    return try Reply(.stack([.wrapped(report, to: width), kept].compactMap(\.self)))
      .failing(for: names.isEmpty ? library.requireIndex().problems : [])
  }

  private func site(
    of editions: [Site.Edition], _ part: WorkPart
  ) throws(ShellProblem) -> Site? {
    let course = try library.courseThatRemembersRuns(of: editions.flatMap(\.lessons))
    return try telling(Site(editions, in: course, reporting: part.goesOn)) {
      .lessons(.unpackable($0))
    }
  }

  /// The lessons in every language.
  ///
  /// - Parameter names: empty for all lessons.
  private func editions(
    of names: [String], _ options: Options, _ part: WorkPart
  ) throws(ShellProblem) -> [Site.Edition] {
    let index = try library.requireIndex()
    // It refuses lessons that cannot be read, or whose ids cannot be names of files.
    let parts = part.divided(into: 1 + 2 * Language.allCases.count)
    let lessons = try library.lessons(called: names.isEmpty ? ["all"] : names, parts[0])
    let entries = lessons.compactMap { library.entry($0.id) }
    var editions: [Site.Edition] = []
    for (number, language) in Language.allCases.enumerated() {
      let lessons = try read(entries, in: language, parts[1 + 2 * number])
      let exercises =
        names.isEmpty
        ? index.exercises.entries.compactMap {
          index.exercises.exercise($0.id, in: language.rawValue)
        }
        : lessons.flatMap { library.index(with: $0.id)?.exercises(linkedFrom: $0) ?? [] }
      let compared = Language.$current.withValue(language) {
        Result { () throws(ShellProblem) in
          try comparisons(in: lessons, options, parts[2 + 2 * number])
        }
      }
      editions.append(
        Site.Edition(
          language, lessons: lessons, exercises: exercises, comparisons: try compared.get(),
          in: { library.index(with: $0.id) ?? index }))
    }
    return editions
  }

  private func read(
    _ entries: [LessonIndex.Entry], in language: Language, _ part: WorkPart
  ) throws(ShellProblem) -> [Lesson] {
    try part.map(entries) { entry in
      library.index(with: entry.id)?.lesson(entry, in: language.rawValue).value
    }.compactMap(\.self)
  }
}
