import Lessons
import Workshop

extension ShellProblem {
  /// Does something with an exercise's code, and says in the shell's way why it cannot be done.
  static func ofWorkshop<Value>(_ work: () throws -> Value) throws(ShellProblem) -> Value {
    do {
      return try work()
    } catch let problem as LessonProblem {
      throw .exercise(.lesson(problem))
    } catch {
      throw error as? ShellProblem ?? .exercise(.judge(.init(error)))
    }
  }
}
