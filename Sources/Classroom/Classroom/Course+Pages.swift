import Course
import Lessons
import Stage

/// What is wrong with a page.
struct PageProblem: Error {
  let message: String
}

/// What the pages of a lesson need of the course, with the reason why a page cannot be made.
extension Course {
  func pattern(of lesson: Lesson) throws(PageProblem) -> Pattern {
    do {
      return try lesson.pattern.map { name throws(RunProblem) in try Pattern.pattern(named: name) }
        ?? .usual
    } catch {
      throw PageProblem(message: error.message)
    }
  }

  /// - Parameters:
  ///   - question: `nil` for none.
  ///   - id: of its page.
  func asked(
    _ question: Question?, id: String?, _ pattern: Pattern
  ) throws(PageProblem) -> PosedQuestion? {
    guard let question else { return nil }
    do {
      return try ask(question, id: id ?? "", else: pattern)
    } catch {
      throw PageProblem(message: error.message)
    }
  }

  func watched(
    _ run: RunRequest, _ pattern: Pattern
  ) throws(PageProblem) -> FilteredRun {
    do {
      return try watch(run, else: pattern)
    } catch {
      throw PageProblem(message: error.message)
    }
  }
}
