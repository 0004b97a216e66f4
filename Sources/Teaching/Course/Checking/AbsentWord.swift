import Analysis
import Lessons
import Localization
import Stage
import Trace

/// A claim of absence holds for a misspelled word, too, and says nothing then. So its kind or its method has to be one
/// that some run of the app has.
struct AbsentWord {
  private let course: Course
  private let pattern: Pattern

  /// - Parameter pattern: of the run that the claim is about.
  init(_ course: Course, _ pattern: Pattern) {
    (self.course, self.pattern) = (course, pattern)
  }

  /// What to say of a word that no run has; `nil` when a run has it, or when nothing is said to be absent.
  func problem(in predicate: Predicate) -> String? {
    guard case .message(let pattern, .exactly(0)) = predicate, let word = pattern.word,
      MessageKind(rawValue: word) == nil
    else { return nil }
    let known = self.known
    guard !known.contains(word) else { return nil }
    let guess = hint(word, EventVocabulary.kinds + known.sorted()) ?? ""
    return localized("no run of this app has a kind of message or a method `\(word)`.\(guess)")
  }

  /// What is called or named in the scenarios of all patterns of the app.
  private var known: Set<String> {
    let patterns = Pattern.all.filter { $0.app.name == pattern.app.name }
    return patterns.reduce(into: []) { known, pattern in
      for scenario in course.index.scenarios(for: pattern) {
        guard let play = try? course.run(Script(scenario), in: pattern, showingSetup: true) else {
          continue
        }
        known.formUnion(EventVocabulary(play.trace).words)
      }
    }
  }
}
