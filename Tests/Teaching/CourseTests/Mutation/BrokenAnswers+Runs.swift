import Analysis
import Lessons
import Stage
import Trace

@testable import Course

extension LessonPart {
  /// Replaces a statement by its opposite, or damages the way it is written.
  func broken(_ statement: Statement) -> [BrokenAnswer] {
    let source = statement.source
    let line = statement.location.line
    let last = lines.dropFirst(line - 1).firstIndex { $0.contains("`\(source)`") } ?? line - 1
    return [
      broken(last + 1, "`\(source)`", "`\(statement.opposite)`"),
      broken(last + 1, "`\(source)`", "`\(source)"),
      broken(last + 1, "`\(source)`", source),
      broken("line \(line) is no item") {
        $0[line - 1] = String($0[line - 1].trimmingPrefix("- "))
      },
    ]
  }

  /// Breaks each goal, and leaves out each action that the solution needs.
  func brokenTask(_ task: PageTask) -> [BrokenAnswer] {
    let line = task.solutionLocation.line
    let needed = task.solution.indices.filter { isTranslation || isNeeded($0, in: task) }
    return task.goals.flatMap { broken($0) }
      + needed.map { broken(line, "`\(task.solution[$0])`", "") }
      + [broken("no solution") { $0.remove(at: line - 1) }]
  }

  private func isNeeded(_ index: Int, in task: PageTask) -> Bool {
    var script = Script(setup: task.setup, actions: task.solution)
    script.actions.remove(at: index)
    guard let pattern = Pattern(named: task.pattern ?? "mvc"),
      let play = try? script.run(in: pattern)
    else { return true }
    let context = EvaluationContext(play)
    return !task.goals.allSatisfy { context.holds($0.predicate) }
  }

  /// Empties each cell that the scenarios use.
  func brokenContract(_ table: ContractTable) -> [BrokenAnswer] {
    let used = routes(of: file)
    return table.rows.flatMap { row in
      row.cells.filter { cell in
        !cell.kinds.isEmpty
          && (isTranslation || used.contains(Contract.Route(from: row.sender, to: cell.receiver)))
      }.map { cell in
        let words = cell.kinds.map(\.rawValue).joined(separator: ", ")
        let line = cell.location.line
        return broken("nothing from \(row.sender) to \(cell.receiver)") {
          let text = $0[line - 1]
          let start = text.index(text.startIndex, offsetBy: cell.location.column - 1)
          guard let range = text[start...].firstRange(of: words) else { return }
          $0[line - 1].replaceSubrange(range, with: "–")
        }
      }
    }
  }

  private func routes(of file: String) -> Set<Contract.Route> {
    guard
      let pattern = shipped.index.entries.first(where: { $0.file.hasSuffix(file) })?.pattern
        .flatMap(Pattern.init(named:)), let contract = shipped.contract(of: pattern.name)
    else { return [] }
    let plays = shipped.index.scenarios(for: pattern).compactMap {
      try? shipped.run(Script($0), in: pattern, showingSetup: true)
    }
    return plays.reduce(into: []) { $0.formUnion(contract.use(in: $1.trace).routes) }
  }
}

extension Statement {
  fileprivate var opposite: String {
    switch predicate {
    case .screen(let shows, _):
      source.replacing(
        shows ? "screen shows" : "screen hides", with: shows ? "screen hides" : "screen shows")
    case .property(_, let comparison, _):
      source.replacing(" \(comparison.rawValue) ", with: " \(comparison.opposite.rawValue) ")
    case .message(_, .some): "no " + source
    case .message(_, .exactly(0)): String(source.drop { $0 != " " }.dropFirst())
    case .message(_, .exactly(let count)): "\(count + 1)" + source.drop { $0 != " " }
    case .order:
      source.split(separator: " before ").reversed().joined(separator: " before ")
    // Both messages are sent, so the first of them is not missing.
    case .later: "no " + (source.split(separator: " after ").first ?? "")
    case .life(_, let isAlive):
      source.replacing(isAlive ? "alive" : "released", with: isAlive ? "released" : "alive")
    }
  }
}

extension Predicate.Comparison {
  fileprivate var opposite: Predicate.Comparison {
    switch self {
    case .equals: .differs
    case .differs: .equals
    case .contains: .lacks
    case .lacks: .contains
    }
  }
}
