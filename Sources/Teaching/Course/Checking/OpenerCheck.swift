import Lessons
import Localization

/// Checks the questions that are asked before a lesson: there are three, and the pages that they cover are there.
struct OpenerCheck {
  static let count = 3

  private let lesson: Lesson

  init(_ lesson: Lesson) { self.lesson = lesson }

  var findings: [Finding] { asking.flatMap(findings) + number }

  private var asking: [Section] { lesson.sections.filter { !$0.covers.isEmpty } }

  private func findings(on section: Section) -> [Finding] {
    section.covers.compactMap(message)
      .map { Finding(lesson.file, section.location, $0) }
  }

  private func message(_ name: String) -> String? {
    guard let page = lesson[name] else {
      return localized("`covers:` names `\(name)`, and this lesson has no such page.")
        + guess(name, lesson.sections.compactMap(\.id))
    }
    guard page.asks else { return nil }
    return localized(
      "`covers:` names `\(name)`, which asks something itself. Name the pages that tell the answer."
    )
  }

  private var number: [Finding] {
    guard let first = asking.first, asking.count != Self.count else { return [] }
    let message = localized(
      """
      before a lesson, \(Self.count) questions are asked, and \(asking.count) have `covers:` here. Take it from a heading, or \
      give it to another one.
      """)
    return [Finding(lesson.file, first.location, message)]
  }
}
