import Lessons
import Localization
import Stage

// `table: proof SCENARIO`: a comparison of patterns. The first cell of a row is a pattern, and the last one holds what
// proves the row: conditions that hold at the end of the scenario. In `table: proof tests` it holds names of the pattern's
// tests.

extension SectionCheck {
  /// - Parameter source: the name of a scenario, or `tests`.
  mutating func checkProofs(_ table: Block.Table, _ source: Substring, while goesOn: () -> Bool) {
    for row in table.rows where goesOn() { check(row, source) }
  }

  private mutating func check(_ row: Block.Row, _ source: Substring) {
    do {
      let pattern = try Pattern.pattern(titled: row.cells.first?.text.plain ?? "")
      let proofs = row.cells.last?.text.codeSpans ?? []
      if proofs.isEmpty {
        find(
          localized("no proof is in the last cell. Write a condition or a test into it, as code."),
          at: row.location)
      }
      if source == "tests" {
        check(proofs, in: pattern.testNames, of: pattern, at: row.location)
      } else {
        try check(proofs, in: String(source), of: pattern, at: row.location)
      }
    } catch {
      find(error.message, at: row.location)
    }
  }

  private mutating func check(
    _ proofs: [String], in tests: [String], of pattern: Pattern, at place: Location
  ) {
    let title = pattern.localizedTitle
    for proof in proofs where !tests.contains(proof) {
      find(
        localized(
          "\(title) has no test `\(proof)`. `lifeline tests \(pattern.name)` lists them."),
        at: place)
    }
  }

  private mutating func check(
    _ proofs: [String], in scenario: String, of pattern: Pattern, at place: Location
  ) throws(RunProblem) {
    let script = Script(try course.index.scenario(named: scenario, for: pattern))
    let end = EvaluationContext(try course.play(script, in: pattern))
    for proof in proofs {
      guard let predicate = Predicate(proof) else {
        find(localized("`\(proof)` is no condition. Write one as in claims."), at: place)
        continue
      }
      let title = pattern.localizedTitle
      check(
        predicate, about: end, in: pattern, at: place,
        failing: localized("`\(proof)` does not hold in \(title). Correct the row."))
    }
  }
}

extension Pattern {
  /// - Parameter title: the usual name or the one that users type, in small or capital letters.
  static func pattern(titled title: String) throws(RunProblem) -> Pattern {
    let title = title.trimmed
    if let pattern = all.first(where: { $0.title == title }) { return pattern }
    return try pattern(named: title)
  }
}
