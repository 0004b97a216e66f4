import Analysis
import Cells
import Lessons
import Localization
import Stage
import Trace

/// Checks a table of kinds of messages against all runs: the first cell of a row is a kind, the others say how
/// its messages travel.
struct KindTableCheck {
  private let section: Section
  private let lesson: Lesson
  private(set) var findings: [Finding] = []
  /// The rows as the runs show them; `nil` when they are right.
  private(set) var correction: Correction?

  init(_ section: Section, of lesson: Lesson) {
    self.section = section
    self.lesson = lesson
  }

  /// - Parameter goesOn: asked before each run; after `false` the table is not compared.
  mutating func check(in course: Course, while goesOn: () -> Bool) {
    guard let attribute = section.attributes["table"] else { return }
    guard attribute.text == "kinds" else {
      return find(
        localized(
          """
          `table: \(attribute.text)` is not known. Write `table: kinds`, `table: messages`, `table: costs CHANGE PART` \
          or `table: proof SCENARIO`.
          """
        ),
        at: attribute.location)
    }
    guard let rows = section.blocks.firstTable?.rows, let first = rows.first, let last = rows.last
    else {
      return find(
        localized("`table: kinds` needs a table. Write a kind of message into each first cell."),
        at: section.location)
    }
    let found = try? course.kinds(of: Pattern.all) { (_, _) throws(Interrupted) in
      guard goesOn() else { throw Interrupted() }
    }
    guard let found else { return }
    let language = Language(rawValue: lesson.language) ?? .english
    let right = Language.$current.withValue(language) { rows.compactMap { cells($0, found) } }
    guard right.count == rows.count, right != rows.map(\.texts) else { return }
    correction = Correction(
      file: lesson.file, lines: first.location.line..<last.location.line + 1,
      text: right.map { "| " + $0.joined(separator: " | ") + " |" })
  }

  private struct Interrupted: Error {}

  /// The cells of a row as the runs show them; `nil` after a finding.
  private mutating func cells(_ row: Block.Row, _ found: KindTable) -> [String]? {
    let name = row.texts.first ?? ""
    guard let kind = MessageKind(rawValue: name), let use = found[kind] else {
      find(
        localized("no scenario has a message of the kind `\(name)`. Name one that `kinds` lists."),
        at: row.location)
      return nil
    }
    return [
      kind.rawValue, use.knowledge, String(use.receivers), use.timing, use.answering, use.holding,
    ]
  }

  private mutating func find(_ message: String, at place: Location) {
    findings.append(Finding(lesson.file, place, message))
  }
}

extension Block.Row {
  fileprivate var texts: [String] { cells.map(\.text.plain.trimmed) }
}
