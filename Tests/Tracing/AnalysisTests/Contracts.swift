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
    let section = try pattern == "mvc" ? mvc.get()?["contract"] : others.get()?[pattern]
    guard case .contract(let table)? = section?.kind else { throw Missing.contract(pattern) }
    return table.contract
  }

  private static let mvc = Result { try lesson(Repository.root + "/Lessons/02-mvc.md") }
  private static let others = Result { try lesson(folder + "/contracts.md") }

  private static func lesson(_ file: String) throws -> Lesson? {
    Lesson.read(try String(contentsOfFile: file, encoding: .utf8), file: file).value
  }
}
