import Lessons

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
      return CheckMessages.coversUnknownPage(name, known: lesson.sections.compactMap(\.id))
    }
    return page.asks ? CheckMessages.coversQuestion(name) : nil
  }

  private var number: [Finding] {
    guard let first = asking.first, asking.count != Self.count else { return [] }
    let message = CheckMessages.openers(asking.count, needed: Self.count)
    return [Finding(lesson.file, first.location, message)]
  }
}
