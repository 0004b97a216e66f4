import Course
import Stage

extension Script {
  /// Runs it for somebody who asked for it.
  func played(
    _ pattern: Pattern, with mistake: Mistake? = nil, showingSetup: Bool = false
  ) throws(ShellProblem) -> Play {
    do {
      return try play(pattern, with: mistake, showingSetup: showingSetup)
    } catch {
      throw .run(.request(error))
    }
  }
}
