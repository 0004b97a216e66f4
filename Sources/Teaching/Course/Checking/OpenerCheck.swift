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
    let (count, needed) = (asking.count, Self.count)
    guard let first = asking.first, count != needed else { return [] }
    return [Finding(lesson.file, first.location, count < needed ? tooFew(count) : tooMany(count))]
  }

  private func tooFew(_ count: Int) -> String {
    let (needed, missing) = (Self.count, Self.count - count)
    return localized(
      count,
      one: "1 question has `covers:`, and \(needed) are needed. Give it to \(missing) more.",
      other:
        "\(count) questions have `covers:`, and \(needed) are needed. Give it to \(missing) more."
    )
  }

  private func tooMany(_ count: Int) -> String {
    let (needed, spare) = (Self.count, count - Self.count)
    return localized(
      "\(count) questions have `covers:`, and \(needed) are needed. Take it from \(spare) of them.")
  }
}
