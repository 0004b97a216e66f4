import Classroom
import Grammar
import Lessons
import Localization

extension ClassCommands {
  /// The pages that are chosen with `--pages`.
  func pages(of lessons: [Lesson], _ options: Options) throws(ShellProblem) -> PageChoice {
    guard let chosen = options[.pages], !lessons.isEmpty else { return .all }
    var numbers: [String: Set<Int>] = [:]
    for part in chosen.parts {
      let lesson = try lesson(of: part, among: lessons)
      let last = lesson.sections.count
      guard part.numbers.allSatisfy((1...last).contains) else {
        throw misfit(part, localized("pages from 1 to \(last)"))
      }
      numbers[lesson.id, default: []].formUnion(part.numbers)
    }
    return PageChoice(numbers)
  }

  private func lesson(
    of part: PageNumbers.Part, among lessons: [Lesson]
  ) throws(ShellProblem) -> Lesson {
    let ids = lessons.map(\.id)
    guard let name = part.lesson else {
      if lessons.count == 1 { return lessons[0] }
      let example = "\(ids[0]):\(part.words)"
      throw misfit(part, localized("pages with the name of their lesson, as in \(example)"))
    }
    guard let lesson = lessons.first(where: { $0.id == name }) else {
      throw misfit(part, localized("pages of \(ids.listed(.or))"))
    }
    return lesson
  }

  private func misfit(_ part: PageNumbers.Part, _ expected: String) -> ShellProblem {
    .line(.badValue(part.words, for: Option<PageNumbers>.pages.spelling, expected: expected))
  }
}
