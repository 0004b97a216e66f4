import Cells
import Lessons

/// Something wrong with a lesson or a scenario, found by reading or by running it.
public struct Finding: Hashable, Comparable, CustomStringConvertible, Sendable {
  public var file: String
  public var location: Location
  public var message: String

  init(_ file: String, _ location: Location, _ message: String) {
    self.file = file
    self.location = location
    self.message = message
  }

  init(_ problem: LessonProblem) {
    self.init(problem.file, problem.location, problem.kind.message)
  }

  public nonisolated var description: String {
    "\(file.printable):\(location.line):\(location.column): \(message)"
  }

  public nonisolated static func < (a: Finding, b: Finding) -> Bool {
    (a.file, a.location, a.message) < (b.file, b.location, b.message)
  }
}
