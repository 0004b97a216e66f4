import Lessons

/// Checks the table of a page that is counted or proved: `table:` on its heading says what is in it.
struct TableCheck {
  let findings: [Finding]
  /// `nil` when the table is right.
  let correction: Correction?

  /// - Parameter goesOn: asked before each run; after `false` the table is not compared.
  init(on section: Section, of lesson: Lesson, in course: Course, while goesOn: () -> Bool) {
    if CostTableCheck.words(of: section) != nil {
      var check = CostTableCheck(section, of: lesson)
      check.check(in: course)
      (findings, correction) = (check.findings, check.correction)
    } else if ProofTableCheck.source(of: section) != nil {
      var check = ProofTableCheck(section, of: lesson, in: course)
      check.check(while: goesOn)
      (findings, correction) = (check.findings, nil)
    } else if MessageTableCheck.isMeant(by: section) {
      var check = MessageTableCheck(section, of: lesson)
      check.check(in: course, while: goesOn)
      (findings, correction) = (check.findings, check.correction)
    } else {
      var check = KindTableCheck(section, of: lesson)
      check.check(in: course, while: goesOn)
      (findings, correction) = (check.findings, check.correction)
    }
  }
}

extension [Block] {
  /// Of a page.
  var firstTable: Block.Table? { lazy.compactMap(\.table).first }
}

extension Block {
  var table: Table? {
    if case .table(let table) = kind { table } else { nil }
  }
}
