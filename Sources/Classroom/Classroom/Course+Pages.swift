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

  /// A claim that does not hold is not given out as a fact.
  func requireClaims(of section: Section, _ pattern: Pattern) throws(PageProblem) {
    guard case .claims(let claims) = section.kind else { return }
    let context = try watched(claims.run, pattern).context
    guard let wrong = claims.claims.first(where: { !context.holds($0.predicate) }) else { return }
    throw PageProblem(message: context.words(onWrong: wrong))
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
