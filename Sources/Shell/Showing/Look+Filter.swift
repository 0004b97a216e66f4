import Diagrams
import Lessons

extension Look {
  /// What a section of a lesson asks for.
  init(_ filter: RunRequest.Filter) throws(ShellProblem) {
    self.init()
    for part in Part.allCases {
      guard let words = filter[part.rawValue] else { continue }
      do {
        try read(part, words)
      } catch {
        throw .look(error)
      }
    }
  }
}
