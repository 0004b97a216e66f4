import Cells
import Diagrams
import Lessons
import Localization
import Stage

/// Checks a table that counts messages: `table: messages` on the heading. The head names patterns, the first cell of a row
/// is a scenario, and each other cell holds how many messages the drawing of that run shows.
struct MessageTableCheck {
  private let section: Section
  private let lesson: Lesson
  private(set) var findings: [Finding] = []
  /// The rows as the runs show them; `nil` when they are right.
  private(set) var correction: Correction?

  init(_ section: Section, of lesson: Lesson) {
    self.section = section
    self.lesson = lesson
  }

  static func isMeant(by section: Section) -> Bool {
    section.attributes["table"]?.text == "messages"
  }

  /// - Parameter goesOn: asked before each row; after `false` the table is not compared.
  mutating func check(in course: Course, while goesOn: () -> Bool) {
    guard let table = section.blocks.firstTable, let first = table.rows.first,
      let last = table.rows.last
    else {
      return find(
        localized(
          "`table: messages` needs a table. Name patterns in its head, and write a scenario into each first cell."
        ),
        at: section.location)
    }
    do {
      let patterns = try table.header.cells.dropFirst().map { cell throws(RunProblem) in
        try Pattern.pattern(titled: cell.text.plain)
      }
      var right: [[String]] = []
      for row in table.rows {
        guard goesOn() else { return }
        right.append(try cells(of: row, patterns, in: course))
      }
      guard right != table.rows.map({ $0.cells.map(\.text.plain.trimmed) }) else { return }
      correction = Correction(
        file: lesson.file, lines: first.location.line..<last.location.line + 1,
        text: right.map { row in
          "| " + (["`\(row[0])`"] + row.dropFirst()).joined(separator: " | ") + " |"
        })
    } catch {
      find(error.message, at: section.location)
    }
  }

  private func cells(
    of row: Block.Row, _ patterns: [Pattern], in course: Course
  ) throws(RunProblem) -> [String] {
    let scenario = row.cells.first?.text.plain.trimmed ?? ""
    let counts = try patterns.map { pattern throws(RunProblem) in
      let script = Script(try course.index.scenario(named: scenario, for: pattern))
      let trace = try course.play(script, in: pattern).trace
      return String(Diagram(trace).messages.count)
    }
    return [scenario] + counts
  }

  private mutating func find(_ message: String, at place: Location) {
    findings.append(Finding(lesson.file, place, message))
  }
}
