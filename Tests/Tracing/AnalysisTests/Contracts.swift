import Foundation
import Lessons
import TestSupport
import Trace

/// The contracts of all patterns: MVC's from its lesson, the others from a table in the tests.
enum Contracts {
  enum Missing: Error {
    case contract(String)
  }

  static let folder = Repository.root + "/Tests/Tracing/AnalysisTests/Fixtures"

  static func contract(_ pattern: String) throws -> Contract {
    let file =
      pattern == "mvc" ? Repository.root + "/Lessons/02-mvc.md" : folder + "/contracts.md"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let section = Lesson.read(text, file: file).value?[pattern == "mvc" ? "contract" : pattern]
    guard case .contract(let table)? = section?.kind else { throw Missing.contract(pattern) }
    return table.contract
  }
}
