import Cells
import Diagrams
import Lessons
import Localization
import Stage

// `table: messages`: the head names patterns, the first cell of a row is a scenario, and each other cell holds how many
// messages the drawing of that run shows.

extension SectionCheck {
  mutating func checkMessages(_ table: Block.Table, while goesOn: () -> Bool) {
    do {
      let patterns = try table.header.cells.dropFirst().map { cell throws(RunProblem) in
        try Pattern.pattern(titled: cell.text.plain)
      }
      guard !patterns.isEmpty else {
        return find(
          localized(
            "the head of this table names no pattern. Write it as in `| scenario | MVC |`."),
          at: section.location)
      }
      var right: [[String]] = []
      for row in table.rows {
        guard goesOn() else { return }
        right.append(try counts(in: row.texts.first ?? "", patterns))
      }
      guard right != table.rows.map(\.texts) else { return }
      correctTable(
        table.rowLines,
        to: .lines(
          right.map { row in
            "| " + (["`\(row[0])`"] + row.dropFirst()).joined(separator: " | ") + " |"
          }))
    } catch {
      find(error.message, at: section.location)
    }
  }

  /// The cells of a row.
  private func counts(
    in scenario: String, _ patterns: [Pattern]
  ) throws(RunProblem) -> [String] {
    let counts = try patterns.map { pattern throws(RunProblem) in
      let script = Script(try course.index.scenario(named: scenario, for: pattern))
      let trace = try course.play(script, in: pattern).trace
      return String(Diagram(trace).messages.count)
    }
    return [scenario] + counts
  }
}
